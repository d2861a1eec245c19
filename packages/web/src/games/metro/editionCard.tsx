/** What an edition is, which modules are played, and how this table differs from its box. */
import { EDITION_DATA, EDITIONS } from "@interchange/metro/core";
import type { SetupRequest } from "@interchange/tabletop";
import { Differences } from "../../table/setup/differences.tsx";
import { metroLater } from "./metroWords.ts";
import { aboutOf } from "./modules/index.ts";
import { wholeMetro } from "./modules/whole.ts";

interface EditionCardProps {
  readonly edition: string;
  readonly request: SetupRequest;
}

export function EditionCard({ edition, request: { options = {}, modules = [] } }: EditionCardProps) {
  const words = metroLater().setup;
  const known = EDITIONS.find((each) => each === edition) ?? EDITIONS[0];
  const { seatColours, scoredMark } = EDITION_DATA[known];
  const rulings = modules.flatMap((id) => rulingsOf(id, options));
  return (
    <div class="edition-card">
      <p>{words.editionAbout}</p>
      <p>{words.edition(seatColours, scoredMark)}</p>
      <Differences engine={wholeMetro} optionTexts={words.optionTexts} options={options} />
      {modules.length > 0 && (
        <>
          <h2>{words.modules.playedWith}</h2>
          <p>{words.modules.playing(modules.map((id) => aboutOf(id).title))}</p>
        </>
      )}
      {rulings.length > 0 && (
        <>
          <h2>{words.modules.rulings}</h2>
          <ul>
            {rulings.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The rulings of a module as they are in force. */
function rulingsOf(id: string, options: Readonly<Record<string, string>>): readonly string[] {
  const { title, options: texts = {} } = aboutOf(id);
  return (wholeMetro.catalog.find((module) => module.id === id)?.options ?? []).map(({ name, values }) => {
    const value = options[name] ?? values[0] ?? "";
    return metroLater().setup.modules.ruling(
      title,
      texts[name]?.label ?? name,
      texts[name]?.values[value]?.label ?? value,
    );
  });
}
