/** Your devices: see, add, name and sign them out; passkeys and the recovery code. */
import type { Device, DevicesInfo, Passkey } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { troubleText } from "../../api/api.ts";
import type { Answer } from "../../api/api.ts";
import { addPasskey, devicesApi, whyNoPasskeys } from "../../people/devices.ts";
import { nameNow } from "../../api/identity.ts";
import { announce } from "../../kit/ui/live.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { Confirm, Sheet } from "../../kit/ui/sheet.tsx";
import { LONGEST_NAME } from "../../kit/sitters.ts";
import { day, dayAndTime } from "../../kit/when.ts";
import { t } from "../../words/index.ts";
import { people } from "../../words/people.ts";
import { AddDevice } from "./addDevice.tsx";
import { RecoveryCode } from "./recoveryCode.tsx";
import "./devices.css";

/** A device used this recently is in use. */
const RECENTLY = 900_000;

export function DevicesSection() {
  const name = nameNow();
  return name === undefined ? undefined : <Devices key={name} />;
}

/** What was last asked, and how it went. */
interface Asking {
  readonly problem: Signal<string | undefined>;
  /** Takes the answer; says what was done. */
  readonly take: (answer: Answer<DevicesInfo>, done: string) => boolean;
}

function Devices() {
  const words = people().devices;
  const info = useSignal<DevicesInfo | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const asked = useSignal<"add" | "others" | undefined>(undefined);
  const take: Asking["take"] = (answer, done) => {
    problem.value = answer.ok ? undefined : troubleText(answer.trouble);
    if (answer.ok) {
      info.value = answer.value;
      if (done) announce(done);
    }
    return answer.ok;
  };
  /** Counts what may have changed the list elsewhere. */
  const changes = useSignal(0);
  useEffect(() => {
    void devicesApi.list().then((answer) => {
      if (answer.ok) info.value = answer.value;
      else problem.value = troubleText(answer.trouble);
    });
  }, [changes.value, info, problem]);
  const asking: Asking = { problem, take };
  const { devices = [], passkeys = [], hasRecoveryCode = false } = info.value ?? {};
  const close = (): void => {
    asked.value = undefined;
  };
  return (
    <>
      <fieldset id="devices">
        <legend>{words.title}</legend>
        <p class="quiet">{words.about}</p>
        {!info.value && !problem.value && <p class="quiet">{words.loading}</p>}
        <ul class="device-list">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} {...asking} />
          ))}
        </ul>
        <Problem text={problem.value} />
        <p class="buttons">
          <button type="button" class="button" onClick={() => (asked.value = "add")}>
            {words.add.open}
          </button>
          {devices.length > 1 && (
            <button type="button" class="button" onClick={() => (asked.value = "others")}>
              {words.signOutOthers}
            </button>
          )}
        </p>
        {asked.value === "add" && (
          <AddDevice onInfo={(now) => (info.value = now)} nameOf={deviceName} onClose={close} />
        )}
        {asked.value === "others" && (
          <Confirm
            title={words.signOutOthersTitle}
            yes={words.signOut}
            no={words.cancel}
            isDangerous
            onYes={() => {
              close();
              void devicesApi.signOutOthers().then((answer) => take(answer, words.othersOut));
            }}
            onNo={close}
          >
            <p>{words.signOutOthersBody}</p>
          </Confirm>
        )}
      </fieldset>
      <Passkeys passkeys={passkeys} {...asking} />
      <RecoveryCode has={hasRecoveryCode} onMade={() => changes.value++} />
    </>
  );
}

function deviceName({ name, browser, system }: Device): string {
  const words = people().devices;
  if (name !== undefined) return name;
  if (browser !== undefined && system !== undefined) return words.called(browser, system);
  return browser ?? system ?? words.unknown;
}

function isRecent({ seenAt }: Device): boolean {
  return Date.now() - seenAt < RECENTLY;
}

function DeviceRow({ device, take }: { readonly device: Device } & Asking) {
  const words = people().devices;
  const asked = useSignal<"name" | "out" | undefined>(undefined);
  const close = (): void => {
    asked.value = undefined;
  };
  const name = deviceName(device);
  const facts = [
    ...(device.isThis ? [words.this] : []),
    isRecent(device) ? words.now : words.lastUsed(dayAndTime(device.seenAt)),
    words.since(day(device.createdAt)),
  ];
  return (
    <li>
      <p class="device-words">
        <b>{name}</b> <small class="quiet">{t.common.dotted(facts)}</small>
      </p>
      <span class="device-acts">
        <button type="button" class="button" aria-label={words.renameOne(name)} onClick={() => (asked.value = "name")}>
          {words.rename}
        </button>
        {!device.isThis && (
          <button
            type="button"
            class="button"
            aria-label={words.signOutOne(name)}
            onClick={() => (asked.value = "out")}
          >
            {words.signOut}
          </button>
        )}
      </span>
      {asked.value === "name" && (
        <NameIt
          title={words.renameTitle}
          about={words.renameAbout}
          name={device.name ?? ""}
          onName={async (given) => {
            if (take(await devicesApi.rename(device.id, given), "")) close();
          }}
          onClose={close}
        />
      )}
      {asked.value === "out" && (
        <Confirm
          title={words.signOutTitle(name)}
          yes={words.signOut}
          no={words.cancel}
          isDangerous
          onYes={() => {
            close();
            void devicesApi.signOut(device.id).then((answer) => take(answer, words.signedOut(name)));
          }}
          onNo={close}
        >
          <p>{words.signOutBody}</p>
        </Confirm>
      )}
    </li>
  );
}

interface NameItProps {
  readonly title: string;
  readonly about: string;
  readonly name: string;
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

function NameIt({ title, about, name: before, onName, onClose }: NameItProps) {
  const words = people().devices;
  const name = useSignal(before);
  return (
    <Sheet title={title} onClose={onClose}>
      <form
        class="ask"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onName(name.peek().trim());
        }}
      >
        <p>{about}</p>
        <label class="ask-field">
          <span>{words.name}</span>
          <input
            type="text"
            autofocus
            value={name.value}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button primary large">
          {words.save}
        </button>
      </form>
    </Sheet>
  );
}

function Passkeys({ passkeys, take, problem }: { readonly passkeys: readonly Passkey[] } & Asking) {
  const words = people().devices.passkeys;
  const why = whyNoPasskeys();
  const add = async (): Promise<void> => {
    const added = await addPasskey();
    if (added === "stopped") problem.value = t.signIn.passkeys.stopped;
    else if (added === "known") problem.value = words.known;
    else take(added, words.added);
  };
  return (
    <fieldset id="passkeys">
      <legend>{words.title}</legend>
      <p class="quiet">{why ? t.signIn.passkeys[why] : words.about}</p>
      {!why && !passkeys.length && <p>{words.none}</p>}
      <ul class="device-list">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} take={take} problem={problem} />
        ))}
      </ul>
      {!why && (
        <p class="buttons">
          <button type="button" class="button" onClick={() => void add()}>
            {words.add}
          </button>
        </p>
      )}
    </fieldset>
  );
}

function PasskeyRow({ passkey, take }: { readonly passkey: Passkey } & Asking) {
  const words = people().devices;
  const asked = useSignal<"name" | "remove" | undefined>(undefined);
  const close = (): void => {
    asked.value = undefined;
  };
  const name = passkey.name ?? words.passkeys.called(day(passkey.createdAt));
  return (
    <li>
      <p class="device-words">
        <b>{name}</b> <small class="quiet">{words.lastUsed(dayAndTime(passkey.seenAt))}</small>
      </p>
      <span class="device-acts">
        <button type="button" class="button" aria-label={words.renameOne(name)} onClick={() => (asked.value = "name")}>
          {words.rename}
        </button>
        <button
          type="button"
          class="button"
          aria-label={words.passkeys.removeOne(name)}
          onClick={() => (asked.value = "remove")}
        >
          {words.passkeys.remove}
        </button>
      </span>
      {asked.value === "name" && (
        <NameIt
          title={words.renamePasskey}
          about={words.renamePasskeyAbout}
          name={passkey.name ?? ""}
          onName={async (given) => {
            if (take(await devicesApi.renamePasskey(passkey.id, given), "")) close();
          }}
          onClose={close}
        />
      )}
      {asked.value === "remove" && (
        <Confirm
          title={words.passkeys.removeTitle(name)}
          yes={words.passkeys.remove}
          no={words.cancel}
          isDangerous
          onYes={() => {
            close();
            void devicesApi.removePasskey(passkey.id).then((answer) => take(answer, words.passkeys.removed));
          }}
          onNo={close}
        >
          <p>{words.passkeys.removeBody}</p>
        </Confirm>
      )}
    </li>
  );
}
