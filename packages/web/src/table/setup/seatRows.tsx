/** The seats of a table: names, and who plays them. */
import { BOTS } from "@interchange/games";
import { isBotName } from "../../parts/sitters.ts";
import type { Sitter } from "../../parts/sitters.ts";
import { homeWords, laterWords } from "../../parts/words/words.ts";
import type { SeatRange, SetupFace } from "./face.ts";

interface SeatRowsProps {
  readonly face: SetupFace;
  readonly sitters: readonly Sitter[];
  readonly edition: string;
  readonly range: SeatRange;
  readonly onChange: (sitters: readonly Sitter[]) => void;
}

export function SeatRows({ face, sitters, edition, range: { least, most }, onChange }: SeatRowsProps) {
  const words = laterWords().setup;
  const set = (seat: number, sitter: Sitter): void =>
    onChange(sitters.map((each, at) => (at === seat ? sitter : each)));
  return (
    <fieldset class="seats">
      <legend>{words.seats}</legend>
      <ol>
        {sitters.map((sitter, seat) => (
          <li key={seat} class="seat-row">
            {face.badge(edition, seat, sitters.length)}
            <input
              type="text"
              value={sitter.name}
              maxLength={40}
              autoComplete="off"
              spellcheck={false}
              aria-label={words.nameOf(seat + 1)}
              onInput={(event) => set(seat, { ...sitter, name: event.currentTarget.value })}
            />
            <select
              value={sitter.mind.kind === "bot" ? sitter.mind.bot : "person"}
              aria-label={words.whoPlays(seat + 1)}
              onChange={(event) => set(seat, seated(sitter, event.currentTarget.value, seat, sitters))}
            >
              <option value="person">{words.person}</option>
              {BOTS.toReversed().map((bot) => (
                <option key={bot} value={bot}>
                  {face.bots[bot]}
                </option>
              ))}
            </select>
            <button
              type="button"
              class="icon-button"
              disabled={sitters.length <= least}
              aria-label={words.removeSeat(sitter.name || words.seat(seat + 1))}
              onClick={() => onChange(sitters.filter((_, at) => at !== seat))}
            >
              <span aria-hidden="true">×</span>
            </button>
            {sitter.mind.kind === "bot" && isBotName(sitter.mind.bot) && (
              <small class="seat-about">{face.botAbout[sitter.mind.bot]}</small>
            )}
          </li>
        ))}
      </ol>
      {sitters.length < most && (
        <button type="button" class="button" onClick={() => onChange([...sitters, anotherSitter(sitters)])}>
          {words.addSeat}
        </button>
      )}
    </fieldset>
  );
}

/** As many as may sit there: people stay before bots, and bots fill up. */
export function seatedWithin({ least, most }: SeatRange, sitters: readonly Sitter[]): readonly Sitter[] {
  const people = sitters.filter(({ mind }) => mind.kind === "person");
  let seated = sitters.length > most ? [...people, ...sitters.filter((each) => !people.includes(each))] : [...sitters];
  seated = seated.slice(0, most);
  while (seated.length < least) seated.push(anotherSitter(seated));
  return seated;
}

/** Names that the page gave follow who plays; a name that somebody wrote stays. */
function seated(sitter: Sitter, who: string, seat: number, all: readonly Sitter[]): Sitter {
  const others = all.filter((_, at) => at !== seat).map(({ name }) => name);
  const { defaultNames } = laterWords().setup;
  const { you, botNames } = homeWords().plan;
  const given = [...defaultNames, you, ...Object.values(botNames)];
  const isGiven = given.some((name) => sitter.name === name || sitter.name.startsWith(`${name} `));
  if (isBotName(who))
    return {
      name: isGiven ? freeName([botNames[who]], others) : sitter.name,
      mind: { kind: "bot", bot: who },
    };
  return { name: isGiven ? freeName(defaultNames, others) : sitter.name, mind: { kind: "person" } };
}

function anotherSitter(sitters: readonly Sitter[]): Sitter {
  const taken = sitters.map(({ name }) => name);
  return { name: freeName([homeWords().plan.botNames.planner], taken), mind: { kind: "bot", bot: "planner" } };
}

function freeName(names: readonly string[], taken: readonly string[]): string {
  const free = names.find((name) => !taken.includes(name));
  if (free !== undefined) return free;
  const [first = ""] = names;
  for (let number = 2; ; number++) if (!taken.includes(`${first} ${number}`)) return `${first} ${number}`;
}
