/** Adds a device: a QR code to scan there, or six digits to enter. */
import type { Device, DeviceOffer, DevicesInfo, Doors } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api, troubleText } from "../../api/api.ts";
import type { Answer } from "../../api/api.ts";
import { devicesApi } from "../../people/devices.ts";
import { invitationTo } from "../../api/invitation.ts";
import { announce } from "../../kit/ui/live.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { Sheet } from "../../kit/ui/sheet.tsx";
import { timeText } from "../../table/online/times.ts";
import { people } from "../../words/people.ts";
import { Qr } from "../online/invite.tsx";

/** How often to ask whether the device has come. */
const LOOK = 2_000;

interface AddDeviceProps {
  readonly nameOf: (device: Device) => string;
  readonly onInfo: (info: DevicesInfo) => void;
  readonly onClose: () => void;
}

export function AddDevice({ nameOf, onInfo, onClose }: AddDeviceProps) {
  const words = people().devices.add;
  const offer = useSignal<DeviceOffer | undefined>(undefined);
  const doors = useSignal<Doors>({ network: [] });
  const isOver = useSignal(false);
  const left = useSignal(0);
  const added = useSignal<string | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  /** Counts the codes that were asked for. */
  const codes = useSignal(1);
  /** The devices from before there was this code. */
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    isOver.value = false;
    offer.value = undefined;
    void begun().then((made) => {
      problem.value = made.ok ? undefined : troubleText(made.trouble);
      if (!made.ok) return;
      left.value = made.value.until - Date.now();
      before.current = made.before;
      offer.value = made.value;
    });
  }, [codes.value, isOver, offer, problem, left]);
  useEffect(() => {
    void api.doors().then((answer) => answer.ok && (doors.value = answer.value));
    return () => void devicesApi.withdraw();
  }, [doors]);
  const look = useRef<(() => void) | undefined>(undefined);
  look.current = () => {
    void devicesApi.list().then((now) => {
      if (!now.ok) return;
      onInfo(now.value);
      const come = now.value.devices.find(({ id }) => !before.current.includes(id));
      if (come) {
        added.value = words.done(nameOf(come));
        announce(added.value);
      } else if (!now.value.offer) isOver.value = true;
    });
  };
  const isWaiting = offer.value !== undefined && !isOver.value && added.value === undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const looking = setInterval(() => look.current?.(), LOOK);
    const ticking = setInterval(() => (left.value = (offer.peek()?.until ?? 0) - Date.now()), 1_000);
    return () => {
      clearInterval(looking);
      clearInterval(ticking);
    };
  }, [isWaiting, left, offer]);
  const { link } = invitationTo(`/device#${offer.value?.token}`, doors.value, new URL(location.href), undefined);
  const address = link ?? `${location.origin}/device#${offer.value?.token}`;
  const { host } = new URL(address);
  return (
    <Sheet title={words.title} onClose={onClose}>
      <Problem text={problem.value} />
      {added.value !== undefined ? (
        <p role="status">{added.value}</p>
      ) : isOver.value ? (
        <>
          <p role="alert">{words.over}</p>
          <button type="button" class="button primary" onClick={() => codes.value++}>
            {words.again}
          </button>
        </>
      ) : offer.value ? (
        <div class="add-device">
          <p>{words.scan}</p>
          <Qr text={address} label={words.qr} />
          <p>{words.orType(`${host}/device`)}</p>
          <p class="device-code">
            <code>{`${offer.value.code.slice(0, 3)} ${offer.value.code.slice(3)}`}</code>
          </p>
          <p class="quiet">{words.left(timeText(left.value))}</p>
        </div>
      ) : (
        !problem.value && <p class="quiet">{words.preparing}</p>
      )}
    </Sheet>
  );
}

/** Makes a code, and tells which devices there were before it. */
async function begun(): Promise<Answer<DeviceOffer> & { readonly before: readonly string[] }> {
  // The list that the page shows may be older than a device that has come meanwhile.
  const known = await devicesApi.list();
  const before = known.ok ? known.value.devices.map(({ id }) => id) : [];
  return { ...(known.ok ? await devicesApi.offer() : known), before };
}
