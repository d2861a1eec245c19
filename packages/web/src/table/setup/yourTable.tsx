/** The table as it will be: what it is called, how it looks, and how it compares with the box. */
import type { Setup } from "@interchange/tabletop";
import type { TablePlan } from "../../storage/create.ts";
import { aloneScores, bestOf } from "../../kit/soloScores.ts";
import { Comparison } from "./comparison.tsx";
import type { SetupFace } from "./face.ts";
import { remarksOf } from "./remarks.ts";
import { ShareLink } from "./shareLink.tsx";
import { t } from "../../words/index.ts";
import "./yourTable.css";

interface YourTableProps {
  readonly face: SetupFace;
  readonly plan: TablePlan;
  /** Undefined where the rules know no such table. */
  readonly setup: Setup | undefined;
}

/** What one has to beat who plays alone. */
function ToBeat({ game, setup }: { readonly game: string; readonly setup: Setup }) {
  const scores = aloneScores(game, setup);
  const best = bestOf(scores);
  const last = scores.at(-1);
  return best && last && <p>{t.alone.toBeat(best.points, last.points)}</p>;
}

export function YourTable({ face, plan, setup }: YourTableProps) {
  const words = t.setup;
  if (!setup) return <p class="quiet">{words.problems.rules}</p>;
  return (
    <>
      <div>
        <h2 id="your-table" tabIndex={-1}>
          {face.title(setup)}
        </h2>
        <p class="quiet">{words.players(plan.sitters.length)}</p>
        {setup.seats === 1 && <ToBeat game={face.game.id} setup={setup} />}
        <div class="table-picture" inert aria-hidden="true">
          <face.Picture setup={setup} sitters={plan.sitters} />
        </div>
      </div>
      <div>
        <h3>{words.compared}</h3>
        <Comparison remarks={remarksOf(face, setup, plan.assist)} />
        <ShareLink face={face} plan={plan} />
      </div>
    </>
  );
}
