/** The small graph on the result page: a quick look at the whole game and at its turning point. */
import type { Rules, Seat } from "@interchange/tabletop";
import { useEffect } from "preact/hooks";
import type { TableBasics } from "../../../client/client.ts";
import type { GameInPage } from "../../../kit/game.ts";
import { sideOf } from "../side.ts";
import { swingOf } from "./swing.ts";
import { SwingGraph } from "./swingGraph.tsx";
import { turningPointOf } from "./turningPoint.ts";
import type { TurningPoint } from "./turningPoint.ts";
import { useReview } from "../useReview.ts";
import { t } from "../../../words/index.ts";

export interface ResultSwingProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- any game will do, it is only passed on
  readonly game: GameInPage<Rules<any, any, any, any, any>>;
  readonly client: TableBasics;
  readonly style: (seat: Seat) => Readonly<Record<string, string>>;
  readonly onTurn: (point: TurningPoint) => void;
}

export function ResultSwing({ game, client, style, onTurn }: ResultSwingProps) {
  const open = useReview(game, client, { isQuick: true });
  if (!open || open === "broken") return <div class="swing-graph" />;
  return <Swung open={open} client={client} style={style} onTurn={onTurn} />;
}

interface SwungProps extends Omit<ResultSwingProps, "game"> {
  readonly open: Exclude<ReturnType<typeof useReview>, "broken" | undefined>;
}

function Swung({ open: { course, record, reviewing }, client, style, onTurn }: SwungProps) {
  const words = t.review.graph;
  const { mine } = sideOf(client, record.setup);
  const review = reviewing.review.value;
  const points = swingOf(review, { entries: course.decisions.map(({ entry }) => entry), ...course }, mine);
  const turn = review.isComplete ? turningPointOf(points, mine) : undefined;
  const [entry, before, after] = [turn?.entry, turn?.before, turn?.after];
  useEffect(() => {
    if (entry !== undefined && before !== undefined && after !== undefined) onTurn({ entry, before, after });
  }, [entry, before, after, onTurn]);
  const place = course.decisions.findIndex((each) => each.entry === entry);
  return (
    <>
      <SwingGraph
        points={points}
        all={course.decisions.length}
        mine={mine}
        measure="margin"
        style={style}
        ticks={[]}
        at={place}
        flag=""
        said=""
        label={words.margin}
        isSmall
      />
      <small class="quiet">{words.over}</small>
    </>
  );
}
