/** Chooses where a table will be: around this screen, or on the server with its terms. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { TableSetup } from "../../storage/create.ts";
import { api, troubleText } from "../../api/api.ts";
import type { Trouble } from "../../api/api.ts";
import { identity, whoAmI } from "../../api/identity.ts";
import { useNaming } from "../../api/naming.tsx";
import { CLOCKS, FIFTEEN_AND_TEN, newTable } from "../../api/newTable.ts";
import type { OnlineTerms } from "../../api/newTable.ts";
import { go } from "../../kit/router.ts";

export interface WhereToPlay {
  readonly isOnline: boolean;
  readonly terms: OnlineTerms;
  /** Why there is no server to play on. */
  readonly trouble: Trouble | undefined;
  readonly setOnline: (isOnline: boolean) => void;
  readonly setTerms: (part: Partial<OnlineTerms>) => void;
  /** Creates the table on the server and goes there. Asks for a name first if there is none. */
  readonly make: (tableSetup: TableSetup, onTrouble: (text: string) => void) => void;
  /** The sheet that asks for the name, while it is open. */
  readonly sheet: ComponentChildren;
}

const ONLINE = "online";
/** Online, and listed in the lobby. */
const PUBLIC = "public";

function placeIn(search: string): string | null {
  return new URLSearchParams(search).get("where");
}

export function asksForOnline(search: string): boolean {
  const where = placeIn(search);
  return where === ONLINE || where === PUBLIC;
}

export function useWhereToPlay(): WhereToPlay {
  const wanted = useSignal(asksForOnline(location.search));
  const terms = useSignal<OnlineTerms>({
    control: CLOCKS[new URLSearchParams(location.search).get("clock") ?? ""] ?? FIFTEEN_AND_TEN,
    isPublic: placeIn(location.search) === PUBLIC,
    plays: true,
  });
  const { named, sheet } = useNaming();
  useEffect(() => void whoAmI(), []);
  const standing = identity.value;
  const trouble = standing.kind === "apart" ? standing.trouble : undefined;
  return {
    isOnline: wanted.value && !trouble,
    terms: terms.value,
    trouble,
    setOnline: (isOnline) => {
      wanted.value = isOnline;
      const params = new URLSearchParams(location.search);
      if (isOnline) params.set("where", ONLINE);
      else params.delete("where");
      history.replaceState(undefined, "", `?${params.toString()}`);
    },
    setTerms: (part) => {
      terms.value = { ...terms.value, ...part };
    },
    make: (tableSetup, onTrouble) =>
      named(async () => {
        const made = await api.create(newTable(tableSetup, terms.value));
        if (made.ok) go(`/at/${made.value.id}`);
        else onTrouble(troubleText(made.trouble));
      }),
    sheet,
  };
}
