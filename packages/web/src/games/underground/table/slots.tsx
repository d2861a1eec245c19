/** The slots of a turn: actions already sent, drafted, being tried, and free. */
import type { Move, View } from "@interchange/underground";
import type { UndergroundDesk } from "../desk/desk.ts";
import { broughtBy } from "../desk/imagined.ts";
import type { Brings, Imagined } from "../desk/imagined.ts";
import { LineMark, TokenSign } from "../panels/marks.tsx";
import { blockAt, nameOfBlock, nameOfLine } from "../desk/stations.ts";
import { pointsOf } from "../desk/tried.ts";
import { undergroundWords } from "../words.ts";

export function Slots({ desk }: { readonly desk: UndergroundDesk }) {
  const words = undergroundWords().table.turn;
  const { draft, ghost, tried, client } = desk;
  const view = client.view.value;
  const done = draft.done.value;
  const drafted = draft.future.value.steps.filter(({ move }) => move.type !== "trip");
  const all = view.actions + done.length;
  const used = done.length + drafted.length;
  const piece = used < all ? ghost.value : undefined;
  const built = tried.value?.built;
  const free = Array.from({ length: Math.max(0, all - used - (piece ? 1 : 0)) }, (_, at) => used + at);
  return (
    <ol class="slots" aria-label={words.title}>
      {done.map((step, at) => (
        <li key={at} class="slot is-sent">
          <Filled view={view} step={step} slot={at + 1} />
        </li>
      ))}
      {drafted.map((step, at) => (
        <li key={done.length + at}>
          <button
            type="button"
            class="slot"
            title={words.takeOut(nameOfSlot(view, step, done.length + at + 1))}
            onClick={() => draft.drop(at)}
          >
            <Filled view={view} step={step} slot={done.length + at + 1} />
          </button>
        </li>
      ))}
      {piece && (
        <li key="tried" class="slot is-tried">
          <LineMark line={piece.line} />
          <span class="slot-what">{blockAt(view, piece.block)}</span>
          <span class="slot-try">{words.tryIt}</span>
          {built && <Effect brings={{ points: pointsOf(built), tokens: built.gained - built.paid }} />}
        </li>
      )}
      {free.map((at) => (
        <li key={`free ${at}`} class="slot is-free">
          <span class="unseen">{words.slot(at + 1, words.free, "")}</span>
          {at === 0 && <span class="slot-what quiet">{words.choose}</span>}
        </li>
      ))}
    </ol>
  );
}

const whatOf = (view: View, move: Move): string => {
  const words = undergroundWords().table.turn;
  return move.type === "build" ? words.built(nameOfLine(move.line), nameOfBlock(view, move.between)) : words.token;
};

function nameOfSlot(view: View, step: Imagined, slot: number): string {
  const words = undergroundWords().table.turn;
  const { points, tokens } = broughtBy(step);
  return words.slot(slot, whatOf(view, step.move), words.brings(points, tokens));
}

interface FilledProps {
  readonly view: View;
  readonly step: Imagined;
  readonly slot: number;
}

function Filled({ view, step, slot }: FilledProps) {
  const { move } = step;
  return (
    <>
      <span class="unseen">{nameOfSlot(view, step, slot)}</span>
      {move.type === "build" ? <LineMark line={move.line} /> : <TokenSign />}
      <span class="slot-what" aria-hidden="true">
        {move.type === "build" ? nameOfBlock(view, move.between) : undergroundWords().table.actions.token}
      </span>
      <Effect brings={broughtBy(step)} />
    </>
  );
}

/** The points and tokens that an action gains or costs. */
function Effect({ brings: { points, tokens } }: { readonly brings: Brings }) {
  const { signed } = undergroundWords().table;
  return (
    <span class="slot-brings" aria-hidden="true">
      {points !== 0 && <b>{signed(points)}</b>}
      {tokens !== 0 && (
        <span class="slot-tokens">
          {Math.abs(tokens) > 1 && <b>{signed(tokens)}</b>}
          <TokenSign />
        </span>
      )}
    </span>
  );
}
