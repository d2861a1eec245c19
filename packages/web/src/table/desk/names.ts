/** Names the people at a table. */
import type { Seat, Setup, Viewer } from "@interchange/tabletop";
import { isBotName } from "@interchange/games";
import { botCalled } from "../../kit/sitters.ts";
import type { Sitter } from "../../kit/sitters.ts";
import type { Who } from "../../words/types.ts";
import type { TableDesk } from "./desk.ts";
import { t } from "../../words/index.ts";

/** Who is told what happened, and at which table. */
export interface Speaker {
  readonly sitters: readonly Sitter[];
  readonly setup: Setup;
  readonly viewer: Viewer;
}

/** If several people share a screen, everyone is called by name: "you" would be unclear. */
function isYou({ sitters, viewer }: Omit<Speaker, "setup">, seat: Seat): boolean {
  const isHere = ({ mind, standsInFor, isElsewhere }: Sitter): boolean =>
    (mind.kind === "person" || standsInFor !== undefined) && !isElsewhere;
  return seat === viewer && sitters.filter(isHere).length === 1;
}

/**
 * The player of a seat, for the person who is told. It goes by seat, because names can be anything. A seat stays its
 * player's while a bot plays for them.
 */
export function whoIs(speaker: Omit<Speaker, "setup">, seat: Seat): Who {
  const { you, quoted } = t.table;
  const sitter = speaker.sitters[seat];
  const name = sitter?.standsInFor ?? sitter?.name ?? "";
  if (isYou(speaker, seat)) return { name: you, isYou: true };
  // A player of a record may be called just "You", and is addressed so unless the viewer is at the table too.
  if (name !== you) return { name, isYou: false };
  return speaker.sitters.some((_, other) => isYou(speaker, other))
    ? { name: quoted(name), isYou: false }
    : { name, isYou: true };
}

/** Names the bot in place of the player for whom it decided something. */
export function withBot(speaker: Speaker, seat: Seat, bot: string | undefined): Speaker {
  if (!isBotName(bot)) return speaker;
  return { ...speaker, sitters: speaker.sitters.with(seat, { name: botCalled(bot), mind: { kind: "bot", bot } }) };
}

/** The bot of a seat, whoever it plays for. */
export function sayBot({ client }: Pick<TableDesk, "client">, seat: Seat): Who {
  return { name: client.sitters[seat]?.name ?? "", isYou: false };
}

/** The same, for whoever looks at the screen. */
export function sayWho({ client }: Pick<TableDesk, "client">, seat: Seat): Who {
  return whoIs({ sitters: client.sitters, viewer: client.viewer.value }, seat);
}

/** The seat's name as the viewer reads it. */
export function sayName(desk: Pick<TableDesk, "client">, seat: Seat): string {
  return sayWho(desk, seat).name;
}
