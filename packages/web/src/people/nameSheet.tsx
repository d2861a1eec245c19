/** Asks for a name once, or signs in: with a code from another device, a recovery code or a passkey. */
import { syncAfterMoving } from "../api/syncAlways.ts";
import { useSignal } from "@preact/signals";
import type { Answer } from "../api/api.ts";
import { noteMoved } from "../api/syncWanted.ts";
import { becomeBy, callMe, digitsIn, isCode, lastName } from "../api/identity.ts";
import { troubleText } from "../api/api.ts";
import { becomeByPasskey, whyNoPasskeys } from "./devices.ts";
import { LONGEST_NAME } from "../kit/sitters.ts";
import { Problem } from "../kit/ui/problem.tsx";
import { Sheet } from "../kit/ui/sheet.tsx";
import { t } from "../words/index.ts";
import "../kit/ui/ui.css";

interface NameSheetProps {
  /** The suggested name; by default the last one used in this browser. */
  readonly name?: string | undefined;
  readonly asksForCode?: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function NameSheet({ name, asksForCode = false, onDone, onClose }: NameSheetProps) {
  const byCode = useSignal(asksForCode);
  const words = t.lobby;
  return (
    <Sheet title={byCode.value ? t.signIn.join.title : words.name.title} onClose={onClose}>
      {byCode.value ? (
        <>
          <Ask
            key="code"
            words={t.signIn.join}
            problem={(given) => (isCode(given) ? undefined : t.signIn.join.wrong)}
            onGive={(given) => comeHere(digitsIn(given))}
            onDone={onDone}
          />
          <p class="quiet">{t.signIn.join.where}</p>
          <ByPasskey onDone={onDone} />
        </>
      ) : (
        <>
          <Ask
            key="name"
            words={words.name}
            given={name ?? lastName()}
            longest={LONGEST_NAME}
            problem={(given) => (given.trim() ? undefined : words.name.empty)}
            onGive={callMe}
            onDone={onDone}
          />
          {name === undefined && (
            <p>
              <button type="button" class="link" onClick={() => (byCode.value = true)}>
                {words.name.haveCode}
              </button>
            </p>
          )}
        </>
      )}
    </Sheet>
  );
}

/** Signs in with a code and downloads that identity's tables. */
export async function comeHere(code: string): ReturnType<typeof becomeBy> {
  const became = await becomeBy(code);
  if (became.ok) settleIn();
  return became;
}

function settleIn(): void {
  // If you leave the page at once, the next one goes on with it.
  noteMoved();
  void syncAfterMoving();
}

/** A button that signs in with a passkey, or why there is none. */
function ByPasskey({ onDone }: { readonly onDone: () => void }) {
  const words = t.signIn.passkeys;
  const problem = useSignal<string | undefined>(undefined);
  const why = whyNoPasskeys();
  if (why) return <p class="quiet">{words[why]}</p>;
  const signIn = async (): Promise<void> => {
    problem.value = undefined;
    const became = await becomeByPasskey();
    if (became === "stopped") problem.value = words.stopped;
    else if (became.ok) {
      settleIn();
      onDone();
    } else problem.value = troubleText(became.trouble);
  };
  return (
    <>
      <p class="buttons">
        <button type="button" class="button" onClick={() => void signIn()}>
          {words.signIn}
        </button>
      </p>
      <Problem text={problem.value} />
    </>
  );
}

interface AskProps {
  readonly words: { readonly about: string; readonly label: string; readonly go: string };
  readonly given?: string;
  readonly longest?: number;
  /** What is wrong with the input. */
  readonly problem: (given: string) => string | undefined;
  readonly onGive: (given: string) => Promise<Answer<unknown>>;
  readonly onDone: () => void;
}

/** A form with one field and one button. */
function Ask({ words, given: first = "", longest, problem, onGive, onDone }: AskProps) {
  const given = useSignal(first);
  const wrong = useSignal<string | undefined>(undefined);
  const isBusy = useSignal(false);
  const give = async (): Promise<void> => {
    wrong.value = problem(given.value);
    if (wrong.value !== undefined || isBusy.value) return;
    isBusy.value = true;
    const answer = await onGive(given.value);
    isBusy.value = false;
    if (answer.ok) onDone();
    else wrong.value = troubleText(answer.trouble);
  };
  return (
    <form
      class="ask"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <p>{words.about}</p>
      <label class="ask-field">
        <span>{words.label}</span>
        <input
          type="text"
          // Otherwise the button that closes the sheet would have the focus.
          autofocus
          value={given.value}
          {...(longest !== undefined && { maxLength: longest })}
          autoComplete="off"
          spellcheck={false}
          aria-invalid={wrong.value !== undefined}
          aria-describedby={wrong.value === undefined ? undefined : "ask-problem"}
          onInput={(event) => (given.value = event.currentTarget.value)}
        />
      </label>
      {wrong.value !== undefined && (
        <p class="problem" role="alert" id="ask-problem">
          {wrong.value}
        </p>
      )}
      <button type="submit" class="button primary large" disabled={isBusy.value}>
        {words.go}
      </button>
    </form>
  );
}
