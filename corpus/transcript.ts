/**
 * A record as its events, for people to read in a diff: what the public is told, line by line, and below it what a seat
 * is told otherwise. Seats count from 0, as in events. Of what a module keeps, only what has changed is written.
 *
 *     31 aacb@c4
 *       placed cell=26 tile=aacb turn=0 seat=1 from=hand
 *       next stage=refill
 *     32 =bbbb
 *       drew seat=1 tile=? into=hand
 *         1: tile=bbbb
 *       next stage=turn turn=0
 */
import { Table, viewersOf } from "@interchange/tabletop";
import type { AnyGame, GameRecord, Viewer } from "@interchange/tabletop";

type AnyTable = Table<unknown, unknown, unknown, unknown, unknown>;

/** Leaves by their path. */
type Facts = ReadonlyMap<string, string>;

/** What each viewer was told last of each thing that is told again and again, by type of event and module. */
class Told {
  private readonly last = new Map<string, Facts>();

  /** What is new in an event, for a viewer who remembers the one before. */
  news(viewer: Viewer, event: Readonly<Record<string, unknown>>): readonly string[] {
    const { type, ...rest } = event;
    const facts = factsOf(rest);
    // These say how things stand; all others say what happened.
    if (type !== "own" && type !== "next") return [...shortened(facts)].map(written);
    const key = `${viewer}/${type}/${facts.get("module") ?? ""}`;
    const before = this.last.get(key) ?? new Map<string, string>();
    this.last.set(key, facts);
    const changed = [...facts].flatMap(([path, value]) => {
      const isTold = path === "module" || path.startsWith("tells.");
      if (value === before.get(path) && !isTold) return [];
      return path === "tells" ? [] : [changeOf(path, before.get(path), value)];
    });
    const isGone = (path: string): boolean =>
      !path.startsWith("tells") && ![...facts.keys()].some((each) => each === path || each.startsWith(`${path}.`));
    return [...changed, ...[...before.keys()].filter(isGone).map((path) => `-${shortPath(path)}`)];
  }
}

export function transcriptOf(game: AnyGame, record: GameRecord): string {
  const replayed = Table.replay(game, record);
  if (!replayed.ok) throw new Error(`entry ${replayed.entry}: ${replayed.reason}`);
  const { table } = replayed;
  const told = new Told();
  const seats = viewersOf(table.setup.seats).filter((viewer) => viewer !== "spectator");
  const lines = table.history.flatMap(({ entry, events, position }, index) => [
    `${index + 1} ${entry.by === "chance" ? "=" : ""}${entry.text}`,
    ...events.flatMap((event: unknown) => {
      const tellTo = (viewer: Viewer): readonly string[] =>
        told.news(viewer, game.redact(event, viewer, position) as Readonly<Record<string, unknown>>);
      const toAll = tellTo("spectator");
      const bySeat = seats.map((seat) => ({ seat, news: tellTo(seat).filter((fact) => !toAll.includes(fact)) }));
      const { type } = event as { readonly type: string };
      return [
        `  ${[type, ...toAll].join(" ")}`,
        ...grouped(bySeat.filter(({ news }) => news.length)).map((line) => `    ${line}`),
      ];
    }),
  ]);
  return `${[...lines, ...endOf(table)].join("\n")}\n`;
}

/** Seats that are told the same stand together. */
function grouped(bySeat: readonly { readonly seat: Viewer; readonly news: readonly string[] }[]): readonly string[] {
  const seatsOf = new Map<string, number[]>();
  for (const { seat, news } of bySeat)
    if (seat !== "spectator") seatsOf.set(news.join(" "), [...(seatsOf.get(news.join(" ")) ?? []), seat]);
  return [...seatsOf].map(([news, seats]) => `${seats.join(",")}: ${news}`);
}

/** How a table ended that was not played out; what nobody was told as an event. */
function endOf({ termination, standings = [] }: AnyTable): readonly string[] {
  if (!termination) return [];
  const places = standings.map(({ seat, points, place }) => `  seat=${seat} points=${points} place=${place ?? "none"}`);
  return [`ended ${[...factsOf(termination)].map(written).join(" ")}`, ...places];
}

/** By the last word of each path, where that is clear. */
function shortened(facts: Facts): Facts {
  const last = (path: string): string => path.slice(path.lastIndexOf(".") + 1);
  const words = [...facts.keys()].map(last);
  const isClear = (word: string): boolean => words.indexOf(word) === words.lastIndexOf(word);
  return new Map([...facts].map(([path, value]) => [isClear(last(path)) ? last(path) : path, value]));
}

/** A new value; of a list that has grown at its end, what has come. */
function changeOf(path: string, before: string | undefined, now: string): string {
  if (path === "module") return now;
  const isGrown = before?.startsWith("[") && before !== "[]" && now.startsWith(`${before.slice(0, -1)},`);
  return isGrown ? `${shortPath(path)}+=${now.slice(before?.length, -1)}` : `${shortPath(path)}=${now}`;
}

function shortPath(path: string): string {
  return path.replace(/^slice\./, "").replace(/^tells\.\d+\.what$/, "tells");
}

function written([path, value]: readonly [string, string]): string {
  return `${path}=${value}`;
}

/** The leaves of a value; a list of plain words is one leaf. */
function factsOf(value: object, path = ""): Facts {
  const facts = new Map<string, string>();
  for (const [key, part] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key;
    if (typeof part !== "object" || part === null) facts.set(here, String(part));
    else if (Array.isArray(part) && part.every((each) => typeof each !== "object"))
      facts.set(here, `[${part.join(",")}]`);
    else for (const [deeper, leaf] of factsOf(part as object, here)) facts.set(deeper, leaf);
  }
  return facts;
}
