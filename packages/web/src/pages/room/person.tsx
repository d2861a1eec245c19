/** A member: a disc in their colour with the first letter of their name, and whether they are there. */
import { looksLike } from "@interchange/host";
import type { RoomInfo, RoomMember } from "@interchange/protocol";
import { t } from "../../words/index.ts";
import "./members.css";

/** The colours of members, by their index. White is readable on each. */
const COLOURS = [
  "#2a63d6",
  "#b3261e",
  "#12734a",
  "#7a3fb0",
  "#8f5600",
  "#006d87",
  "#b0246e",
  "#5b6510",
  "#3f3fae",
  "#8a3b12",
  "#33475f",
  "#6b4e3d",
];

interface DiscProps {
  /** Missing for a spectator. */
  readonly colour?: number | undefined;
  readonly name: string;
}

export function Disc({ colour, name }: DiscProps) {
  return (
    <span class="disc" style={colour === undefined ? {} : { background: COLOURS[colour] }} aria-hidden="true">
      {String.fromCodePoint(name.codePointAt(0) ?? 0)}
    </span>
  );
}

/** A disc with the sign of presence: full, half, or a ring. */
export function Present({ member: { colour, name, presence } }: { readonly member: RoomMember }) {
  return (
    <span class={`present is-${presence}`}>
      <Disc colour={colour} name={name} />
    </span>
  );
}

export function presenceText({ presence }: RoomMember): string {
  const { presence: words, nobody } = t.online;
  return { here: words.here, away: words.away, offline: words.gone, left: nobody }[presence];
}

export function memberOf({ members }: Pick<RoomInfo, "members">, n: number | undefined): RoomMember | undefined {
  return members.find((each) => each.n === n);
}

/** Their name, with a number where two have the same or look alike. */
export function nameOf({ members }: Pick<RoomInfo, "members">, n: number | undefined): string {
  const member = memberOf({ members }, n);
  if (!member) return "";
  const same = members.filter(({ name }) => looksLike(name, member.name));
  const at = same.indexOf(member);
  return at > 0 ? `${member.name} (${at + 1})` : member.name;
}

export function roomName(room: Pick<RoomInfo, "name" | "host" | "members">): string {
  return room.name ?? t.room.of(nameOf(room, room.host));
}
