/** The swing graph with its legend. People who prefer to read can switch to a table. */
import { GraphTable } from "./graphTable.tsx";
import { DASHES } from "@interchange/boards/palette";
import type { Seat } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import type { Who } from "../../../words/types.ts";
import { Segments } from "../../../kit/ui/form/segments.tsx";
import type { ReviewDesk } from "../desk.ts";
import type { GraphPanelProps } from "./graphProps.ts";
import { SwingGraph } from "./swingGraph.tsx";
import type { Measure } from "./swingGraph.tsx";
import { isBlamed } from "../work/counts.ts";
import { t } from "../../../words/index.ts";
import "./graphPanel.css";

export function GraphPanel<View, Move>(props: GraphPanelProps<View, Move>) {
  const { desk, gameReview, points, mine, who } = props;
  const words = t.review.graph;
  const measure = useSignal<Measure>("margin");
  const isTable = useSignal(false);
  const seats = points[0]?.margins.length ?? 0;
  return (
    <section class="panel graph-panel" aria-labelledby="swing">
      <header>
        <h2 id="swing" class="unseen">
          {words.measure}
        </h2>
        {seats === 1 ? (
          <p class="panel-title">{words.points}</p>
        ) : (
          <Segments
            name="review-measure"
            labelledBy="swing"
            value={measure.value}
            choices={[
              { value: "margin", label: words.margin },
              { value: "win", label: words.win },
            ]}
            onChange={(value) => (measure.value = value)}
          />
        )}
        <Legend measure={measure.value} {...props} />
        <button type="button" class="link" onClick={() => (isTable.value = !isTable.peek())}>
          {isTable.value ? words.graph : words.table}
        </button>
      </header>
      {isTable.value && !desk.isDone.value ? (
        <p class="quiet">{t.review.decided.soFar}</p>
      ) : isTable.value ? (
        <GraphTable {...(props as GraphPanelProps<unknown, unknown>)} />
      ) : (
        <SwingGraph
          points={points}
          all={desk.steps.length}
          mine={mine}
          measure={seats === 1 ? "margin" : measure.value}
          style={gameReview.style}
          ticks={ticksOf(desk)}
          at={desk.at.value}
          flag={flagOf(props)}
          said={saidOf(props, who)}
          label={measure.value === "win" ? words.win : words.margin}
          onGo={(index) => desk.go(index)}
        />
      )}
    </section>
  );
}

/** Labels every tenth move, or every fifth in a short game. */
function ticksOf<View, Move>({ steps }: ReviewDesk<View, Move>): readonly (readonly [number, number])[] {
  const every = (steps.at(-1)?.number ?? 0) > 24 ? 10 : 5;
  return steps.flatMap(({ number, index }) =>
    number % every === 0 && steps[index - 1]?.number !== number ? [[index + 1, number] as const] : [],
  );
}

/** "Move 31, a7: cost 19 ± 2" */
function flagOf<View, Move>({ desk, gameReview }: GraphPanelProps<View, Move>): string {
  const words = t.review.graph;
  const step = desk.step.value;
  const value = desk.value.value;
  if (!step) return "";
  const flag = words.flag(step.number, gameReview.called(step, step.move));
  return value && isBlamed(value.mark) ? words.cost(flag, value.loss, value.error) : flag;
}

function saidOf<View, Move>(props: GraphPanelProps<View, Move>, who: (seat: Seat) => Who): string {
  const words = t.review;
  const { desk, gameReview } = props;
  const step = desk.step.value;
  const value = desk.value.value;
  if (!step) return "";
  const row = words.moves.row(
    step.number,
    who(step.seat),
    gameReview.called(step, step.move),
    words.marks[value?.mark ?? "waiting"],
  );
  return value && desk.isDone.value ? words.graph.value(row, value.margin, value.win) : row;
}

/** A sample of the line for the legend. Seats without colours differ only by their dashes. */
function LineSample({ seat, isMine }: { readonly seat: Seat; readonly isMine: boolean }) {
  return (
    <svg class="legend-line" viewBox="0 0 26 8" width="26" height="8" aria-hidden="true">
      <path
        class={isMine ? "swing-line" : "swing-other"}
        d="M1 4H25"
        stroke-dasharray={isMine ? undefined : DASHES[seat]}
      />
    </svg>
  );
}

function Legend<View, Move>({
  gameReview,
  points,
  mine,
  who,
  measure,
}: GraphPanelProps<View, Move> & { readonly measure: Measure }) {
  const words = t.review.graph;
  const seats = Array.from({ length: points[0]?.margins.length ?? 0 }, (_, seat) => seat);
  const isDuel = seats.length === 2;
  const order = [mine, ...seats.filter((seat) => seat !== mine)];
  return (
    <ul class="graph-legend" aria-hidden="true">
      {seats.length > 1 &&
        order.map((seat) => (
          <li key={seat} style={gameReview.style(seat)}>
            {isDuel ? <span class="legend-patch" /> : <LineSample seat={seat} isMine={seat === mine} />}
            {isDuel ? words.ahead(who(seat)) : who(seat).name}
          </li>
        ))}
      {measure === "margin" && (
        <li>
          <span class="legend-patch is-band" />
          {words.band}
        </li>
      )}
    </ul>
  );
}
