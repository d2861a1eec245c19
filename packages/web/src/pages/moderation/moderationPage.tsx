/** The moderators' page: reports, people, and the log of what was done. */
import type { ModerationEntry } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { troubleText } from "../../api/api.ts";
import type { Trouble } from "../../api/api.ts";
import { moderationApi } from "../../people/manners.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { dayAndTime } from "../../kit/when.ts";
import { t } from "../../words/index.ts";
import { people } from "../../words/people.ts";
import { ModeratedPeople } from "./moderatedPeople.tsx";
import { Reports } from "./reports.tsx";
import { usePages } from "./usePages.tsx";
import "../devices/devices.css";
import "./moderation.css";

const PARTS = ["reports", "people", "log"] as const;
type Part = (typeof PARTS)[number];

export function ModerationPage() {
  const words = people().moderation;
  const who = useSignal<string | undefined>(undefined);
  const isAsked = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void moderationApi.who().then((answer) => {
      if (answer.ok) who.value = answer.value.name;
      else if (answer.trouble.code !== "not-moderator") problem.value = troubleText(answer.trouble);
      isAsked.value = true;
    });
  }, [who, problem, isAsked]);
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <Problem text={problem.value} />
      {isAsked.value &&
        (who.value === undefined ? (
          <SignIn onName={(name) => (who.value = name)} />
        ) : (
          <Desk name={who.value} onOut={() => (who.value = undefined)} />
        ))}
      {!isAsked.value && <p class="quiet">{t.common.loading}</p>}
    </Frame>
  );
}

/** The trouble with a text that cannot be a token. */
const WRONG_TOKEN: Trouble = { code: "token" };

/** What the operator types. */
const COMMAND = "npx interchange admin moderator NAME";

function SignIn({ onName }: { readonly onName: (name: string) => void }) {
  const words = people().moderation.signIn;
  const token = useSignal("");
  const problem = useSignal<string | undefined>(undefined);
  const signIn = async (): Promise<void> => {
    const answer = await moderationApi.signIn(token.peek().trim());
    if (answer.ok) onName(answer.value.name);
    else problem.value = troubleText(answer.trouble.code === "unreadable" ? WRONG_TOKEN : answer.trouble);
  };
  return (
    <form
      class="panel ask"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void signIn();
      }}
    >
      <p>
        {words.about} <code>{COMMAND}</code>
      </p>
      <label class="ask-field">
        <span>{words.label}</span>
        <input
          type="password"
          value={token.value}
          autoComplete="off"
          onInput={({ currentTarget }) => (token.value = currentTarget.value)}
        />
      </label>
      <Problem text={problem.value} />
      <button type="submit" class="button primary large">
        {words.go}
      </button>
    </form>
  );
}

function Desk({ name, onOut }: { readonly name: string; readonly onOut: () => void }) {
  const words = people().moderation;
  const part = useSignal<Part>("reports");
  const found = useSignal("");
  return (
    <>
      <p class="buttons moderation-as">
        <span>{words.as(name)}</span>
        <button type="button" class="button" onClick={() => void moderationApi.signOut().then(onOut)}>
          {words.signOut}
        </button>
      </p>
      <div class="buttons moderation-choice moderation-parts" role="group" aria-label={words.title}>
        {PARTS.map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-pressed={part.value === each}
            onClick={() => {
              found.value = "";
              part.value = each;
            }}
          >
            {words.parts[each]}
          </button>
        ))}
      </div>
      {part.value === "reports" && (
        <Reports
          onPerson={(id) => {
            found.value = id;
            part.value = "people";
          }}
        />
      )}
      {part.value === "people" && <ModeratedPeople key={found.value} first={found.value} />}
      {part.value === "log" && <Log />}
      <p class="quiet">{words.kept}</p>
    </>
  );
}

function Log() {
  const words = people().moderation;
  const { items, more } = usePages<ModerationEntry>("", async (from) => {
    const answer = await moderationApi.log(from);
    return answer.ok ? { ok: true, value: { ...answer.value, items: answer.value.entries } } : answer;
  });
  return (
    <section aria-label={words.parts.log}>
      {items?.length === 0 && <p>{words.noLog}</p>}
      <ol class="moderation-log">
        {items?.map(({ id, at, moderator, kind, name = "", detail = "" }) => (
          <li key={id}>
            <time class="quiet">{dayAndTime(at)}</time>{" "}
            {words.entry(moderator, kind, name, kind === "mute" ? (words.hours[Number(detail)] ?? detail) : detail)}
          </li>
        ))}
      </ol>
      {more}
    </section>
  );
}
