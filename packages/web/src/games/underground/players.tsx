/** Who plays On the Underground: their tokens, and the pieces left of every line. */
import { Players } from "../../table/players.tsx";
import type { SeatProps } from "../../table/players.tsx";
import { BudgetBar, budgetOf, LineMark } from "./marks.tsx";
import { undergroundWords } from "./undergroundWords.ts";
import { useUndergroundDesk } from "./useUndergroundDesk.ts";
import "./players.css";

export function UndergroundPlayers() {
  const desk = useUndergroundDesk();
  const { points, tokens } = desk.shown.value;
  return (
    <Players
      desk={desk}
      points={points}
      few={2}
      about={(seat) => undergroundWords().tokens(tokens[seat] ?? 0)}
      Before={Tokens}
      After={Lines}
    />
  );
}

function Tokens({ seat }: SeatProps) {
  return (
    <span class="player-tokens" aria-hidden="true">
      {useUndergroundDesk().shown.value.tokens[seat] ?? 0}
    </span>
  );
}

function Lines({ seat }: SeatProps) {
  const view = useUndergroundDesk().shown.value;
  return (
    <span class="player-lines" aria-hidden="true">
      {(view.lines[seat] ?? []).map((line) => (
        <span key={line} class="player-line">
          <LineMark line={line} />
          <BudgetBar line={line} budget={budgetOf(view, line)} />
          <span class="line-left">{budgetOf(view, line).left}</span>
        </span>
      ))}
    </span>
  );
}
