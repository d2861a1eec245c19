/** How people at the table are called. */
import type { Seat, Setup, Viewer } from "@interchange/tabletop";
import type { Sitter } from "../../kit/sitters.ts";
import type { Who } from "../../words/types.ts";
import type { TableDesk } from "./desk.ts";
import { t } from "../../words/index.ts";

/** Somebody who tells what happened, and to whom. */
export interface Speaker {
  readonly sitters: readonly Sitter[];
  readonly setup: Setup;
  readonly viewer: Viewer;
}

/** Where several people share a screen, everybody is called by name: nobody else would know who "you" is. */
function isYou({ sitters, viewer }: Omit<Speaker, "setup">, seat: Seat): boolean {
  return (
    seat === viewer && sitters.filter(({ mind, isElsewhere }) => mind.kind === "person" && !isElsewhere).length === 1
  );
}

/** Who sits there, for the one who is told of it. It goes by the seat: people may be called anything. */
export function whoIs(speaker: Omit<Speaker, "setup">, seat: Seat): Who {
  const { you, quoted } = t.table;
  const name = speaker.sitters[seat]?.name ?? "";
  if (isYou(speaker, seat)) return { name: you, isYou: true };
  // Records come from screens where somebody was just "You": they are spoken of as that, unless there is a real one.
  if (name !== you) return { name, isYou: false };
  return speaker.sitters.some((_, other) => isYou(speaker, other))
    ? { name: quoted(name), isYou: false }
    : { name, isYou: true };
}

/** The same for whoever looks at the screen. */
export function sayWho({ client }: Pick<TableDesk, "client">, seat: Seat): Who {
  return whoIs({ sitters: client.sitters, viewer: client.viewer.value }, seat);
}

/** The seat's name as the viewer says it. */
export function sayName(desk: Pick<TableDesk, "client">, seat: Seat): string {
  return sayWho(desk, seat).name;
}
