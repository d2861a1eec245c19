/** Asks which piece is meant. The blocks are marked on the map. */
import type { Candidate } from "@interchange/boards/map";
import type { UndergroundDesk } from "../../desk/desk.ts";
import { LineMark } from "../../panels/marks.tsx";
import { blockAt, nameOfLine } from "../../desk/stations.ts";
import { undergroundWords } from "../../words.ts";

export function Which({ desk, asked }: { readonly desk: UndergroundDesk; readonly asked: readonly Candidate[] }) {
  const words = undergroundWords().table;
  const blocks = new Set(asked.map(({ block }) => block));
  const several = blocks.size > 1;
  const [first] = asked;
  return (
    <section class="panel info which" aria-label={words.which.title}>
      <h2 class="info-head">
        {words.which.title} {!several && first && <span class="quiet">{blockAt(desk.shown.value, first.block)}</span>}
      </h2>
      <div class="which-choices">
        {asked.map((candidate) => (
          <button
            key={`${candidate.block} ${candidate.line}`}
            type="button"
            class="button"
            onClick={() => desk.choose([candidate])}
            onPointerEnter={() => {
              desk.pointedBlock.value = candidate.block;
            }}
            onPointerLeave={() => {
              desk.pointedBlock.value = undefined;
            }}
          >
            <LineMark line={candidate.line} />
            <span>
              {several ? blockAt(desk.shown.value, candidate.block) : nameOfLine(candidate.line)}
              <small>{words.tried.cost(candidate.cost)}</small>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
