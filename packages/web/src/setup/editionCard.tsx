/** What an edition is, and how this table differs from its box. */
import { EDITION_DATA, EDITIONS, metro } from "@interchange/metro";
import { text } from "../i18n/text.ts";

const words = text.setup;

interface EditionCardProps {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
}

export function EditionCard({ edition, options }: EditionCardProps) {
  const known = EDITIONS.find((each) => each === edition) ?? EDITIONS[0];
  const { seatColours, scoredMark } = EDITION_DATA[known];
  const differences = metro.choices.options.filter(
    ({ name, values }) => name !== "start" && options[name] !== undefined && options[name] !== values[0],
  );
  return (
    <div class="edition-card">
      <p>{words.editionAbout}</p>
      <p>
        {words.editionColours(seatColours.map((colour) => words.colours[colour]))} {words.editionMark(scoredMark)}
      </p>
      <h2>{words.compared}</h2>
      {differences.length ? (
        <ul>
          {differences.map(({ name }) => {
            const option = words.optionTexts[name];
            const value = options[name] ?? "";
            return <li key={name}>{words.differs(option?.label ?? name, option?.values[value]?.label ?? value)}</li>;
          })}
        </ul>
      ) : (
        <p>{words.sameAsBox}</p>
      )}
    </div>
  );
}
