/** The recovery code, for the drawer: created, shown once, copied and printed. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { api, troubleText } from "../../api/api.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import { people } from "../../words/people.ts";

interface RecoveryCodeProps {
  /** Whether there is one that was not used yet. */
  readonly has: boolean;
  readonly onMade: () => void;
}

export function RecoveryCode({ has, onMade }: RecoveryCodeProps) {
  const words = people().devices.recovery;
  const code = useSignal<string | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const said = useSignal("");
  const shown = useRef<HTMLElement>(null);
  const make = async (): Promise<void> => {
    const made = await api.recoveryCode();
    code.value = made.ok ? made.value.code : undefined;
    problem.value = made.ok ? undefined : troubleText(made.trouble);
    said.value = "";
    if (made.ok) onMade();
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code.peek() ?? "");
      said.value = words.copied;
    } catch {
      // Over plain HTTP there is no clipboard.
      said.value = words.notCopied;
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  };
  return (
    <fieldset id="recovery">
      <legend>{words.title}</legend>
      <p class="quiet">
        {words.about} {has ? words.has : words.none}
      </p>
      {code.value === undefined ? (
        <p class="buttons">
          <button type="button" class="button" onClick={() => void make()}>
            {words.make}
          </button>
        </p>
      ) : (
        <div class="recovery-paper" role="status">
          <p class="paper-only">{words.printed(location.host)}</p>
          <p>{words.is}</p>
          <code ref={shown} class="recovery">
            {code.value}
          </code>
          <p class="quiet">{words.secret}</p>
          <p class="buttons">
            <button type="button" class="button" onClick={() => void copy()}>
              {words.copy}
            </button>
            <button type="button" class="button" onClick={() => print()}>
              {words.print}
            </button>
          </p>
          <p>{said.value}</p>
        </div>
      )}
      <Problem text={problem.value} />
    </fieldset>
  );
}
