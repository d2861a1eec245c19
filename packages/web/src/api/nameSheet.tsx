/** Asks for a name once, or for a recovery code from another device. */
import { syncAfterMoving } from "./syncAlways.ts";
import { useSignal } from "@preact/signals";
import type { Answer } from "./api.ts";
import { noteMoved } from "./syncWanted.ts";
import { becomeBy, callMe, lastName, tidied } from "./identity.ts";
import { troubleText } from "./api.ts";
import { LONGEST_NAME } from "../kit/sitters.ts";
import { Sheet } from "../kit/ui/sheet.tsx";
import { t } from "../words/index.ts";
import "../kit/ui/ui.css";

const CODE = /^(?:[2-9A-HJ-NP-Z]{4}-){7}[2-9A-HJ-NP-Z]{4}$/;

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
    <Sheet title={byCode.value ? words.code.title : words.name.title} onClose={onClose}>
      {byCode.value ? (
        <Ask
          key="code"
          words={words.code}
          problem={(given) => (CODE.test(tidied(given)) ? undefined : words.code.wrong)}
          onGive={comeHere}
          onDone={onDone}
        />
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

/** Signs in with a recovery code and downloads that identity's tables. */
async function comeHere(code: string): ReturnType<typeof becomeBy> {
  const became = await becomeBy(code);
  if (became.ok) {
    // If you leave the page at once, the next one goes on with it.
    noteMoved();
    void syncAfterMoving();
  }
  return became;
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
