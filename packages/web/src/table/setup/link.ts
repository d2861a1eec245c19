/**
 * A setup as a link to share:
 * `/new/metro?edition=bigbox&modules=paris&hand-size=2&assist=ledger&person=Ada&bot=planner+Planner`. Options have
 * their own names, and seats are in order. Opening it fills in the form; whatever the page does not know is left out
 * and reported.
 */
import { checkedComponents } from "@interchange/tabletop";
import type { Components, SetupRequest } from "@interchange/tabletop";
import { ASSISTS, isBotName } from "@interchange/games";
import type { Sitter } from "../../kit/sitters.ts";
import type { TableSetup } from "../../storage/create.ts";
import { LONGEST_NAME } from "../../kit/sitters.ts";
import { optionsOf, seatsOf } from "./gameSetup.ts";
import type { GameSetup } from "./gameSetup.ts";
import { defaultSetup } from "./tableSetup.ts";
import { seatedWithin } from "./seats/seating.ts";

/** Other parameters that belong to the page itself. */
const OF_THE_PAGE = ["clock", "lang", "link", "room", "seed", "table", "where"];
const SITTERS = ["person", "bot"];

/** Colours are drawn at random. */
const LOT = "lot";

/** Longer components are in the part of the link that browsers keep to themselves: servers refuse long addresses. */
const LONGEST_QUERY = 2_000;

/** How much of an unknown part is shown. */
const LONGEST_PART = 60;

type Part = readonly [key: string, value: string];

export interface Linked {
  readonly tableSetup: TableSetup;
  /** What the link asks for and cannot be had, as written there. */
  readonly strangers: readonly string[];
}

/** The link to a setup, with the page's own parameters. Options that are as usual are left out. */
export function linkOf(gameSetup: GameSetup, tableSetup: TableSetup, search = ""): string {
  const { modules, options = {} } = tableSetup.request;
  const unusual = optionsOf(gameSetup, modules ?? []).flatMap(({ name, values }) => {
    const value = options[name];
    return value === undefined || value === values[0] ? [] : [[name, value] as const];
  });
  const request = { ...tableSetup.request, options: Object.fromEntries(unusual) };
  return addressOf({ ...tableSetup, request }, search);
}

/** The same with all options that are given, for which nobody has to know the game. */
export function addressOf(
  { game, request, sitters, assist, drawsColours }: Omit<TableSetup, "game"> & { readonly game: string },
  search: string,
): string {
  const { edition, modules = [], options = {}, colours, components } = request;
  const params = pageParams(search);
  if (edition !== undefined) params.append("edition", edition);
  if (modules.length) params.append("modules", modules.join(","));
  for (const [name, value] of Object.entries(options)) params.append(name, value);
  params.append("assist", assist);
  if (drawsColours) params.append("colours", LOT);
  else if (colours) params.append("colours", colours.join(","));
  const printed = new URLSearchParams(components && { components: JSON.stringify(components) });
  const isLong = printed.toString().length > LONGEST_QUERY;
  if (!isLong) for (const [key, value] of printed) params.append(key, value);
  for (const { name, mind } of sitters) params.append(mind.kind, mind.kind === "bot" ? `${mind.bot} ${name}` : name);
  return `/new/${game}?${params.toString()}${isLong ? `#${printed.toString()}` : ""}`;
}

/** The modules that a link names. */
export function modulesIn(search: string): readonly string[] {
  return new URLSearchParams(search).get("modules")?.split(",") ?? [];
}

/** The parameters that belong to the page, whatever is set up. */
export function pageParams(search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => OF_THE_PAGE.includes(key)));
}

/** The setup in a link; undefined if there is none. */
export function linkedSetup(gameSetup: GameSetup, search: string, hash = ""): Linked | undefined {
  const own = [...new URLSearchParams(hash.slice(1))].filter(([key]) => key === "components");
  const asked = [...new URLSearchParams(search), ...own].filter(([key]) => !OF_THE_PAGE.includes(key));
  if (!asked.length) return undefined;
  // Modules first, because they determine the number of seats and the options. Then the seats.
  const modules = asked
    .filter(([key]) => key === "modules")
    .flatMap(([key, ids]) => ids.split(",").map((id): Part => [key, id]));
  const sitters = asked.filter(([key]) => SITTERS.includes(key));
  const others = asked.filter(([key]) => key !== "modules" && !SITTERS.includes(key));
  const strangers: string[] = [];
  let tableSetup: TableSetup = { ...defaultSetup(gameSetup.game), sitters: [] };
  for (const part of [...modules, ...sitters])
    tableSetup = withPart(gameSetup, tableSetup, part) ?? left(strangers, part, tableSetup);
  const range = seatsOf(gameSetup, tableSetup.request.modules ?? []);
  tableSetup = {
    ...tableSetup,
    sitters: seatedWithin(range, sitters.length ? tableSetup.sitters : defaultSetup(gameSetup.game).sitters),
  };
  for (const part of others) tableSetup = withPart(gameSetup, tableSetup, part) ?? left(strangers, part, tableSetup);
  return { tableSetup, strangers };
}

function left(strangers: string[], [key, value]: Part, tableSetup: TableSetup): TableSetup {
  const part = value === "" ? key : `${key}=${value}`;
  strangers.push(part.length > LONGEST_PART ? `${part.slice(0, LONGEST_PART)}…` : part);
  return tableSetup;
}

/** The plan with one part of the link applied; undefined if that cannot be had. */
function withPart(gameSetup: GameSetup, tableSetup: TableSetup, [key, value]: Part): TableSetup | undefined {
  const { request } = tableSetup;
  switch (key) {
    case "modules": {
      const modules = [...(request.modules ?? []), value];
      return fitting(gameSetup, { ...tableSetup, request: { ...request, modules } }, seatsOf(gameSetup, modules).least);
    }
    case "person":
    case "bot": {
      const sitter = sitterOf(key, value);
      const isFull = tableSetup.sitters.length >= seatsOf(gameSetup, request.modules ?? []).most;
      return sitter && !isFull ? { ...tableSetup, sitters: [...tableSetup.sitters, sitter] } : undefined;
    }
    case "assist": {
      const assist = ASSISTS.find((each) => each === value);
      return assist && { ...tableSetup, assist };
    }
    case "colours":
      if (value === LOT) return { ...tableSetup, drawsColours: true };
      return fitting(gameSetup, { ...tableSetup, request: { ...request, colours: value.split(",") } });
    case "components": {
      const components = componentsIn(value);
      return components && fitting(gameSetup, { ...tableSetup, request: { ...request, components } });
    }
    case "edition":
      return fitting(gameSetup, { ...tableSetup, request: { ...request, edition: value } });
    default:
      return fitting(gameSetup, {
        ...tableSetup,
        request: { ...request, options: { ...request.options, [key]: value } },
      });
  }
}

function fitting(
  gameSetup: GameSetup,
  tableSetup: TableSetup,
  seats = tableSetup.sitters.length,
): TableSetup | undefined {
  const request: SetupRequest = { ...tableSetup.request, seats };
  return gameSetup.engine.prepare(request).ok ? tableSetup : undefined;
}

/** A set of components in a link. The game checks whether its values make sense. */
function componentsIn(text: string): Components | undefined {
  try {
    const checked = checkedComponents(JSON.parse(text));
    return typeof checked === "string" ? undefined : checked;
  } catch {
    return undefined;
  }
}

function sitterOf(kind: "person" | "bot", value: string): Sitter | undefined {
  if (kind === "person") return { name: value.slice(0, LONGEST_NAME), mind: { kind } };
  const [, bot = "", name = ""] = /^(\S+) (.*)$/.exec(value) ?? [];
  if (!isBotName(bot)) return undefined;
  return { name: name.slice(0, LONGEST_NAME), mind: { kind, bot } };
}
