/** What people and bots are called at a table. */
import { freeName } from "@interchange/host";
import type { Sitter } from "@interchange/host";
import type { Identity } from "../identities.ts";
import type { SeatsTable } from "../storage/schema.ts";

export function nameOf({ name }: Identity): string {
  return name ?? "Guest";
}

/** Bots are called by their kind. */
export function sittersOf(seats: readonly SeatsTable[]): readonly Sitter[] {
  const names = uniqueNames(seats.map(({ bot, name }) => (bot === null ? (name ?? "Guest") : capitalised(bot))));
  return seats.map(({ bot }, seat) => ({
    name: names[seat] ?? "",
    mind: bot === null ? { kind: "person" } : { kind: "bot", bot },
  }));
}

/** Tells those of the same name apart. */
export function uniqueNames<Name extends string | null>(names: readonly Name[]): readonly Name[] {
  const free: Name[] = [];
  for (const name of names) free.push((name === null ? name : freeName(name, free.map(String))) as Name);
  return free;
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
