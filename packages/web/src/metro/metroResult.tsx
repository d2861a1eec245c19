/** How a game of Metro ended: points line by line, and the longest line. */
import { useMemo } from "preact/hooks";
import { MetroBoard } from "../board/metroBoard.tsx";
import { sceneOf } from "../board/scene.ts";
import { openTable } from "../client/open.ts";
import { text } from "../i18n/text.ts";
import { NotOver, ResultFrame } from "../result/resultFrame.tsx";
import { NoTable } from "../table/noTable.tsx";
import { Badge } from "../ui/badge.tsx";
import { finalOf } from "./final.ts";
import type { Final } from "./final.ts";
import { metroGame } from "./game.ts";

const words = text.result;

export function MetroResult({ id }: { readonly id: string }) {
  const opened = useMemo(() => {
    const table = openTable(metroGame, id);
    // The page only reads: nothing has to go on at this table.
    if (table.ok) table.client.close();
    return table;
  }, [id]);
  const final = useMemo(() => (opened.ok ? finalOf(opened.client) : undefined), [opened]);
  if (!opened.ok) return <NoTable unopened={opened} id={id} />;
  if (!final) return <NotOver id={id} />;
  const view = opened.client.view.peek();
  const badge = (seat: number) => <Badge colours={final.colours} seat={seat} />;
  return (
    <ResultFrame
      game="metro"
      client={opened.client}
      setup={view.setup}
      final={final}
      badge={badge}
      column={{
        head: words.longest,
        of: (seat) => Math.max(0, ...(final.lines[seat] ?? []).map(({ length }) => length)),
      }}
      notes={final.notes}
      board={
        <MetroBoard
          scene={sceneOf(view, { last: undefined })}
          label={text.table.board}
          describeSquare={() => ""}
          describeStation={() => ""}
          zoomInLabel=""
          zoomOutLabel=""
          speed="off"
        />
      }
    >
      <EachLine final={final} />
    </ResultFrame>
  );
}

function EachLine({ final }: { readonly final: Final }) {
  const most = Math.max(1, ...final.lines.flat().map(({ points }) => points ?? 0));
  return (
    <section class="each" aria-labelledby="each">
      <h2 id="each">{words.each}</h2>
      <div class="each-seats">
        {final.places.map(({ seat, name, points }) => (
          <div key={seat} class="panel">
            <h3>
              <Badge colours={final.colours} seat={seat} small /> {name} <span>{points}</span>
            </h3>
            <ul class="bars">
              {(final.lines[seat] ?? []).map((line) => (
                <li key={line.from}>
                  <span class="bar-number">{line.number}</span>
                  <span class="bar-track">
                    <span
                      class="bar-fill"
                      style={{ ...final.styles[seat], width: `${((line.points ?? 0) / most) * 100}%` }}
                    />
                  </span>
                  <span class="bar-points">
                    {line.isDoubled && <span class="chip">{text.table.ledger.doubled}</span>} {line.points}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
