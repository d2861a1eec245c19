/** The people whom you have muted or blocked. */
import type { Block } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { troubleText } from "../../api/api.ts";
import { nameNow } from "../../api/identity.ts";
import { manners } from "../../people/manners.ts";
import { announce } from "../../kit/ui/live.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { day } from "../../kit/when.ts";
import { t } from "../../words/index.ts";
import { people } from "../../words/people.ts";

export function BlockedSection() {
  return nameNow() === undefined ? undefined : <Blocked />;
}

function Blocked() {
  const words = people().manners;
  const blocks = useSignal<readonly Block[] | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const take = (answer: Awaited<ReturnType<typeof manners.blocks>>, done: string): void => {
    problem.value = answer.ok ? undefined : troubleText(answer.trouble);
    if (!answer.ok) return;
    blocks.value = answer.value.blocks;
    announce(done);
  };
  useEffect(() => {
    void manners.blocks().then((answer) => {
      if (answer.ok) blocks.value = answer.value.blocks;
      else problem.value = troubleText(answer.trouble);
    });
  }, [blocks, problem]);
  return (
    <fieldset id="blocked">
      <legend>{words.title}</legend>
      {blocks.value?.length === 0 && <p class="quiet">{words.none}</p>}
      <ul class="device-list">
        {blocks.value?.map(({ id, name, kind, at }) => (
          <li key={id}>
            <p class="device-words">
              <b>{name}</b>{" "}
              <small class="quiet">{t.common.dotted([kind === "block" ? words.blocked : words.muted, day(at)])}</small>
            </p>
            <span class="device-acts">
              <button
                type="button"
                class="button"
                aria-label={words.liftOne(name)}
                onClick={() => void manners.lift(id).then((answer) => take(answer, words.lifted(name)))}
              >
                {words.lift}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Problem text={problem.value} />
    </fieldset>
  );
}
