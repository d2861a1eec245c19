/** What an edition is, and how this table differs from its box. */
import { EDITION_DATA, EDITIONS, metro } from "@interchange/metro";
import { text } from "../i18n/text.ts";
import { Differences } from "../setup/differences.tsx";

const words = text.setup;

interface EditionCardProps {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
}

export function EditionCard({ edition, options }: EditionCardProps) {
  const known = EDITIONS.find((each) => each === edition) ?? EDITIONS[0];
  const { seatColours, scoredMark } = EDITION_DATA[known];
  return (
    <div class="edition-card">
      <p>{words.editionAbout}</p>
      <p>
        {words.editionColours(seatColours.map((colour) => words.colours[colour]))} {words.editionMark(scoredMark)}
      </p>
      <Differences engine={metro} optionTexts={words.optionTexts} options={options} />
    </div>
  );
}
