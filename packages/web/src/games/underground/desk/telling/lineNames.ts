/** The names that players give their lines. */
import { effect, signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import type { View } from "@interchange/underground";
import { useEffect } from "preact/hooks";
import { LONGEST_NAME } from "../../../../kit/sitters.ts";
import type { Sitter } from "../../../../kit/sitters.ts";

/** By line, for the table on the page. A page shows one table at a time. */
export const givenNames = signal<Readonly<Record<string, string>>>({});

interface Named {
  readonly sitters: readonly Sitter[];
  readonly view: ReadonlySignal<Pick<View, "lines">>;
}

/** Uses the names of a table as long as it is on the page. */
export function useLineNames(client: Named): void {
  useEffect(() => {
    const stop = effect(() => {
      givenNames.value = givenIn(client);
    });
    return () => {
      stop();
      givenNames.value = {};
    };
  }, [client]);
}

function givenIn({ sitters, view }: Named): Readonly<Record<string, string>> {
  const given = sitters.flatMap(({ lineNames = {} }, seat) =>
    (view.value.lines[seat] ?? []).flatMap((line) => {
      const name = tidied(lineNames[line] ?? "");
      return name ? [[line, name] as const] : [];
    }),
  );
  return Object.fromEntries(given);
}

/** A name as it may be stored, like a player's: without what cannot be seen, and not too long. */
export function tidied(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
}
