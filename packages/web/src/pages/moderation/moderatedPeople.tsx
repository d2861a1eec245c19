/** Finds people, and mutes, renames or removes them. */
import type { ModeratedPerson, Moderate } from "@interchange/protocol";
import { MUTE_HOURS } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { troubleText } from "../../api/api.ts";
import { LONGEST_NAME } from "../../kit/sitters.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import { Confirm } from "../../kit/ui/sheet.tsx";
import { day, dayAndTime } from "../../kit/when.ts";
import { moderationApi } from "../../people/manners.ts";
import { people } from "../../words/people.ts";

export function ModeratedPeople({ first }: { readonly first: string }) {
  const words = people().moderation;
  const wanted = useSignal(first);
  const listed = useSignal<readonly ModeratedPerson[] | undefined>(undefined);
  const asked = useSignal(first);
  const problem = useSignal<string | undefined>(undefined);
  const find = async (): Promise<void> => {
    const answer = await moderationApi.people(wanted.peek());
    problem.value = answer.ok ? undefined : troubleText(answer.trouble);
    if (!answer.ok) return;
    listed.value = answer.value.people;
    asked.value = wanted.peek();
  };
  const search = useRef<(() => void) | undefined>(undefined);
  search.current = () => void find();
  useEffect(() => search.current?.(), []);
  return (
    <section aria-label={words.parts.people}>
      <form
        class="moderation-find"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <label class="ask-field">
          <span>{words.find}</span>
          <input
            type="text"
            value={wanted.value}
            maxLength={40}
            autoComplete="off"
            onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {words.go}
        </button>
      </form>
      <Problem text={problem.value} />
      {listed.value?.length === 0 && <p>{asked.value ? words.notFound : words.noPeople}</p>}
      <ul class="moderation-list">
        {listed.value?.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onChange={(now) => (listed.value = listed.peek()?.map((each) => (each.id === now.id ? now : each)))}
          />
        ))}
      </ul>
    </section>
  );
}

interface PersonRowProps {
  readonly person: ModeratedPerson;
  readonly onChange: (person: ModeratedPerson) => void;
}

function PersonRow({ person, onChange }: PersonRowProps) {
  const words = people().moderation;
  const { acts } = words;
  const asked = useSignal<"mute" | "rename" | "remove" | undefined>(undefined);
  const name = useSignal("");
  const problem = useSignal<string | undefined>(undefined);
  const { mutedUntil, removedAt } = person;
  const act = async (what: Moderate): Promise<void> => {
    const answer = await moderationApi.moderate(person.id, what);
    problem.value = answer.ok ? undefined : troubleText(answer.trouble);
    if (!answer.ok) return;
    asked.value = undefined;
    onChange(answer.value);
  };
  const toggle = (wanted: "mute" | "rename"): void => {
    asked.value = asked.peek() === wanted ? undefined : wanted;
  };
  return (
    <li class="panel">
      <h2>{person.name}</h2>
      <p class="quiet">{words.facts(person.reports, day(person.createdAt), day(person.seenAt))}</p>
      {mutedUntil !== undefined && <p>{words.mutedUntil(dayAndTime(mutedUntil))}</p>}
      {removedAt !== undefined && <p>{words.removedAt(dayAndTime(removedAt))}</p>}
      <p class="buttons">
        <button type="button" class="button" aria-expanded={asked.value === "mute"} onClick={() => toggle("mute")}>
          {acts.mute}
        </button>
        {mutedUntil !== undefined && (
          <button type="button" class="button" onClick={() => void act({ kind: "unmute" })}>
            {acts.unmute}
          </button>
        )}
        <button type="button" class="button" aria-expanded={asked.value === "rename"} onClick={() => toggle("rename")}>
          {acts.rename}
        </button>
        {removedAt === undefined ? (
          <button type="button" class="button" onClick={() => (asked.value = "remove")}>
            {acts.remove}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => void act({ kind: "restore" })}>
            {acts.restore}
          </button>
        )}
      </p>
      {asked.value === "mute" && (
        <div class="buttons" role="group" aria-label={words.muteFor}>
          <span>{words.muteFor}</span>
          {MUTE_HOURS.map((hours) => (
            <button key={hours} type="button" class="button" onClick={() => void act({ kind: "mute", hours })}>
              {words.hours[hours]}
            </button>
          ))}
        </div>
      )}
      {asked.value === "rename" && (
        <form
          class="moderation-find"
          onSubmit={(event) => {
            event.preventDefault();
            void act({ kind: "rename", name: name.peek().trim() });
          }}
        >
          <label class="ask-field">
            <span>{words.renameTo}</span>
            <input
              type="text"
              value={name.value}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onInput={({ currentTarget }) => (name.value = currentTarget.value)}
            />
          </label>
          <button type="submit" class="button">
            {acts.rename}
          </button>
          <p class="quiet">{words.renameAbout}</p>
        </form>
      )}
      <Problem text={problem.value} />
      {asked.value === "remove" && (
        <Confirm
          title={words.removeTitle(person.name)}
          yes={acts.remove}
          no={acts.cancel}
          isDangerous
          onYes={() => void act({ kind: "remove" })}
          onNo={() => (asked.value = undefined)}
        >
          <p>{words.removeBody}</p>
        </Confirm>
      )}
    </li>
  );
}
