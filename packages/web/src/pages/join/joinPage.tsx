/** Joins a room with the code that its host shows. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { rooms } from "../../api/rooms.ts";
import { troubleText } from "../../api/api.ts";
import { go } from "../../kit/router.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { t } from "../../words/index.ts";
import "./joinPage.css";

const LETTERS = 5;

/** What someone typed, as codes are written. */
function tidied(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z]/g, "");
}

export function JoinPage() {
  const words = t.room.code;
  const code = useSignal("");
  const problem = useSignal<string | undefined>(undefined);
  const isBusy = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const find = async (): Promise<void> => {
    const wanted = tidied(code.peek());
    problem.value = wanted.length === LETTERS ? undefined : words.wrong;
    if (problem.value !== undefined || isBusy.peek()) return;
    isBusy.value = true;
    const found = await rooms.find(wanted);
    isBusy.value = false;
    if (found.ok) go(`/room/${found.value.id}`);
    else {
      const { code: why } = found.trouble;
      // A code with other letters cannot be read.
      problem.value =
        why === "code" || why === "unreadable"
          ? words.unknown
          : why === "too-much"
            ? words.tooMuch
            : troubleText(found.trouble);
    }
  };
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <form
        class="panel join-code"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <p>{words.about}</p>
        <label class="ask-field">
          <span>{words.label}</span>
          <input
            ref={field}
            type="text"
            class="join-letters"
            value={code.value}
            autoComplete="off"
            autoCapitalize="characters"
            spellcheck={false}
            maxLength={12}
            aria-invalid={problem.value !== undefined}
            onInput={(event) => (code.value = event.currentTarget.value.toUpperCase())}
          />
        </label>
        <Problem text={problem.value} />
        <button type="submit" class="button primary large" disabled={isBusy.value}>
          {words.go}
        </button>
      </form>
    </Frame>
  );
}
