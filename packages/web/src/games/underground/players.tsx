/** Who plays, points, tokens, and the pieces left of every line: a list on wide screens, a strip on a phone. */
import type { Seat } from "@interchange/tabletop";
import { text } from "../../parts/words/text.ts";
import { undergroundText } from "./text.ts";
import { sayName } from "../../table/names.ts";
import type { Desk } from "./desk.ts";
import { BudgetBar, budgetOf, LineMark } from "./marks.tsx";
import { useDesk } from "./useDesk.ts";

const words = undergroundText.table;

export function Players() {
  const desk = useDesk();
  const acting = desk.client.toAct.value;
  return (
    <section
      class={desk.client.sitters.length < 3 ? "players panel few" : "players panel"}
      aria-label={text.table.panels.players}
    >
      <h2 class="panel-title">{text.table.panels.players}</h2>
      <ol>
        {desk.client.sitters.map((_, seat) => (
          <Player key={seat} desk={desk} seat={seat} isActing={seat === acting} />
        ))}
      </ol>
    </section>
  );
}

interface PlayerProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly isActing: boolean;
}

function Player({ desk, seat, isActing }: PlayerProps) {
  const view = desk.shown.value;
  const tokens = view.tokens[seat] ?? 0;
  const points = view.points[seat] ?? 0;
  return (
    <li class={isActing ? "player acting" : "player"}>
      <button
        type="button"
        onClick={() => {
          desk.sheet.value = "scores";
        }}
        aria-label={`${words.player.points(sayName(desk, seat), points)}, ${words.tokens(tokens)}`}
      >
        {desk.badge(seat)}
        <span class="player-name">
          <b>{sayName(desk, seat)}</b>
          <small>{words.tokens(tokens)}</small>
        </span>
        <span class="player-tokens" aria-hidden="true">
          {tokens}
        </span>
        <span class="player-points" key={points}>
          {points}
        </span>
        <span class="player-lines" aria-hidden="true">
          {(view.lines[seat] ?? []).map((line) => (
            <span key={line} class="player-line">
              <LineMark line={line} />
              <BudgetBar line={line} budget={budgetOf(view, line)} />
              <span class="line-left">{budgetOf(view, line).left}</span>
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}
