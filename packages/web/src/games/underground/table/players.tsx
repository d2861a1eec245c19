/** Who plays On the Underground, in one strip: their tokens, and the pieces left of every line. */
import { Players } from "../../../table/frame/players.tsx";
import type { SeatProps } from "../../../table/frame/players.tsx";
import { budgetOf, LineMark } from "../panels/marks.tsx";
import { useUndergroundDesk } from "../desk/useUndergroundDesk.ts";
import { t } from "../../../words/index.ts";
import "./players.css";

export function UndergroundPlayers() {
  const desk = useUndergroundDesk();
  const { points, tokens } = desk.shown.value;
  return (
    <div class={`seat-strip seat-strip-${points.length}`}>
      <Players
        desk={desk}
        points={points}
        few={0}
        about={(seat) => t.underground.table.tokens(tokens[seat] ?? 0)}
        Before={Lines}
      />
    </div>
  );
}

function Lines({ seat }: SeatProps) {
  const view = useUndergroundDesk().shown.value;
  return (
    <span class="player-lines" aria-hidden="true">
      {(view.lines[seat] ?? []).map((line) => (
        <span key={line} class="player-line">
          <LineMark line={line} />
          <span class="line-left">{budgetOf(view, line).left}</span>
        </span>
      ))}
    </span>
  );
}
