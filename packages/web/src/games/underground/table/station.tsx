/** Describes a station, and what may be built from it or why not. */
import { cityOf, underground } from "@interchange/underground";
import type { UndergroundDesk } from "../desk/desk.ts";
import { LineMark } from "../panels/marks.tsx";
import { nameOfLine, nameOfStation } from "../desk/stations.ts";
import { linesAt, stationFacts, walkTo } from "./stationFacts.ts";
import { undergroundWords } from "../words.ts";
import { t } from "../../../words/index.ts";

export function Station({ desk, id }: { readonly desk: UndergroundDesk; readonly id: string }) {
  const words = undergroundWords().table;
  const view = desk.shown.value;
  const name = nameOfStation(view, id);
  const away = view.passenger && view.passenger !== id ? walkTo(view, view.passenger, id) : 0;
  const facts = [...stationFacts(view, id), ...(away ? [words.station.walk(away)] : [])];
  return (
    <section class="panel info station-card" aria-label={name}>
      <div class="station-head">
        <h2 class="info-head">{name}</h2>
        <span>
          {linesAt(view, id).map((line) => (
            <LineMark key={line} line={line} />
          ))}
        </span>
        <button type="button" class="link" onClick={() => desk.lookAt(undefined)}>
          {words.station.close}
        </button>
      </div>
      <p class="quiet">{t.common.dotted(facts)}</p>
      {desk.lines.value.length > 0 && <Blocks desk={desk} id={id} />}
    </section>
  );
}

/** Every block at a station, for the chosen line or for each of the viewer's lines. */
function Blocks({ desk, id }: { readonly desk: UndergroundDesk; readonly id: string }) {
  const words = undergroundWords().table.station;
  const lines = desk.line.value === undefined ? desk.lines.value : [desk.line.value];
  const view = desk.draft.drafted.value;
  const blocks = [...cityOf(view.setup).city.blocks.entries()].filter(([, { between }]) => between.includes(id));
  return (
    <ul class="station-blocks" aria-label={words.blocks}>
      {blocks.flatMap(([block, { between }]) =>
        lines.map((line) => {
          const refusal = underground.refusal(view, { type: "build", line, between });
          const candidate = desk.candidates.value.find((each) => each.block === block && each.line === line);
          const other = nameOfStation(view, between[0] === id ? between[1] : between[0]);
          return (
            <li key={`${block} ${line}`}>
              <button
                type="button"
                class={refusal ? "link refused-block" : "link"}
                onClick={() => {
                  if (candidate) desk.choose([candidate]);
                  else {
                    desk.line.value = line;
                    desk.askWhy(block);
                  }
                }}
              >
                <LineMark line={line} /> {words.block(nameOfLine(line), other, candidate?.cost)}
              </button>
            </li>
          );
        }),
      )}
    </ul>
  );
}
