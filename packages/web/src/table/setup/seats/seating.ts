/** Seats people and bots at a table that is being set up, and names them. */
import { isBotName, LADDER } from "@interchange/games";
import type { BotName } from "@interchange/games";
import { botCalled } from "../../../kit/sitters.ts";
import type { Sitter } from "../../../kit/sitters.ts";
import type { SeatRange } from "../gameSetup.ts";
import { t } from "../../../words/index.ts";

/** As many as the range allows: people take precedence over bots, and bots fill up. */
export function seatedWithin({ least, most }: SeatRange, sitters: readonly Sitter[]): readonly Sitter[] {
  const people = sitters.filter(({ mind }) => mind.kind === "person");
  let seated = sitters.length > most ? [...people, ...sitters.filter((each) => !people.includes(each))] : [...sitters];
  seated = seated.slice(0, most);
  while (seated.length < least) seated.push(anotherSitter(seated));
  return seated;
}

/** Changes who plays a seat. Default names follow; a name someone typed stays. */
export function seatedBy(who: string, seat: number, all: readonly Sitter[]): readonly Sitter[] {
  return all.map((sitter, at) => (at === seat ? turnedInto(who, sitter, namesBut(seat, all)) : sitter));
}

function turnedInto(who: string, sitter: Sitter, others: readonly string[]): Sitter {
  const { you, names } = t.home.setup;
  const given = [...names, you, ...LADDER.map(botCalled)];
  const isGiven = given.some((name) => sitter.name === name || sitter.name.startsWith(`${name} `));
  if (isBotName(who))
    return {
      name: isGiven ? freeName([botCalled(who)], others) : sitter.name,
      mind: { kind: "bot", bot: who },
    };
  return { name: isGiven ? freeName(names, others) : sitter.name, mind: { kind: "person" } };
}

/** The same table for several people: if it was one person against bots, people take the bots' seats. */
export function withPeople<Setup extends { readonly sitters: readonly Sitter[] }>(tableSetup: Setup): Setup {
  const { sitters } = tableSetup;
  if (sitters.filter(({ mind }) => mind.kind === "person").length > 1) return tableSetup;
  return { ...tableSetup, sitters: sitters.reduce((all, _, seat) => seatedBy("person", seat, all), sitters) };
}

function namesBut(seat: number, all: readonly Sitter[]): readonly string[] {
  return all.filter((_, at) => at !== seat).map(({ name }) => name);
}

/** The bot to use if there is none yet. */
const USUAL: BotName = "collector";

/** One more bot, like the last one. */
export function anotherSitter(sitters: readonly Sitter[]): Sitter {
  const taken = sitters.map(({ name }) => name);
  const bots = sitters.flatMap(({ mind }) => (mind.kind === "bot" && isBotName(mind.bot) ? [mind.bot] : []));
  const bot = bots.at(-1) ?? USUAL;
  return { name: freeName([botCalled(bot)], taken), mind: { kind: "bot", bot } };
}

function freeName(names: readonly string[], taken: readonly string[]): string {
  const free = names.find((name) => !taken.includes(name));
  if (free !== undefined) return free;
  const [first = ""] = names;
  for (let number = 2; ; number++) if (!taken.includes(`${first} ${number}`)) return `${first} ${number}`;
}
