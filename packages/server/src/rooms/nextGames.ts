/** The next game of a room: a member proposes it, others say that they are in, and it starts at one or more tables. */
import { randomInt } from "node:crypto";
import { MOST_ROOM_TABLES } from "@interchange/protocol";
import type { GameWish, NextGame } from "@interchange/protocol";
import { bytesOf, sealOf } from "@interchange/tabletop/seal";
import type { Identity } from "../identities.ts";
import type { Language } from "../language.ts";
import { proposing } from "../notices/inviting.ts";
import type { MembersTable, RoomsTable } from "../storage/schema.ts";
import type { Statement, Storage } from "../storage/storage.ts";
import { objection } from "../tables/objection.ts";
import type { Objection } from "../tables/objection.ts";
import { mayMeet } from "../manners/blocks.ts";
import type { Blocks, Pairs } from "../manners/blocks.ts";
import { newLuck } from "../tables/creating.ts";
import type { Creating, Plan } from "../tables/creating.ts";
import { APART } from "../tables/openTables.ts";
import type { Starting } from "../tables/starting.ts";
import { NOT_HOST } from "./rooms.ts";
import type { Membership, NamedMember, RoomDone, Rooms } from "./rooms.ts";

/** A proposal as stored. */
interface Proposal {
  readonly wish: GameWish;
  readonly by: number;
  readonly at: number;
  /** The secrets are made before anyone sends a nonce, so that nobody can choose the shuffle. */
  readonly tables: readonly { readonly id: string; readonly secret: string }[];
}

const NO_NEXT = objection("no-next", "Nobody has proposed a game.");
const DONE: RoomDone = { ok: true, tables: [] };

export class NextGames {
  private readonly storage: Storage;
  private readonly rooms: Rooms;
  private readonly creating: Creating;
  private readonly starting: Starting;
  private readonly blocks: Blocks;
  private readonly now: () => number;

  constructor(
    storage: Storage,
    rooms: Rooms,
    creating: Creating,
    starting: Starting,
    blocks: Blocks,
    now: () => number,
  ) {
    this.storage = storage;
    this.rooms = rooms;
    this.creating = creating;
    this.starting = starting;
    this.blocks = blocks;
    this.now = now;
  }

  /** Proposes a game, or changes the proposal. Those who are in stay in. */
  async propose(room: string, wish: GameWish, nonce: string | undefined, who: Identity): Promise<RoomDone> {
    const found = await this.rooms.membership(room, who);
    if ("ok" in found) return found;
    const before = proposalOf(found.room);
    if (before && !mayChange(found, before)) return NOT_HOST;
    const terms = await this.creating.termsFor(wish);
    if ("ok" in terms) return terms;
    if (!wish.seats.some(({ kind }) => kind === "person"))
      return objection("seats", "The game needs a seat for a person.");
    const { db } = this.storage;
    const next: Proposal = {
      wish,
      by: before?.by ?? found.me.n,
      at: this.now(),
      tables: before?.tables ?? Array.from({ length: MOST_ROOM_TABLES }, newLuck),
    };
    const written = await this.storage.write(
      this.replacing(found.room, JSON.stringify(next)),
      ...(before
        ? []
        : [
            {
              query: db.updateTable("members").set({ in_at: null, nonce: null }).where("room", "=", room).compile(),
            },
          ]),
      ...(nonce === undefined ? [] : [this.marking(found.me, { in_at: this.now(), nonce })]),
      ...(before ? [] : [proposing(this.storage, room, next.at)]),
    );
    return written === "kept" ? DONE : this.propose(room, wish, nonce, who);
  }

  async withdraw(room: string, who: Identity): Promise<RoomDone> {
    const found = await this.proposed(room, who);
    if ("ok" in found) return found;
    if (!mayChange(found, found.next)) return NOT_HOST;
    await this.storage.write(this.replacing(found.room, null));
    return DONE;
  }

  /** In with a nonce, out without. */
  async mark(room: string, nonce: string | undefined, who: Identity): Promise<RoomDone> {
    const found = await this.proposed(room, who);
    if ("ok" in found) return found;
    const since = found.me.in_at ?? this.now();
    const mark = nonce === undefined ? { in_at: null, nonce: null } : { in_at: since, nonce };
    await this.storage.write(this.rooms.use(room), this.marking(found.me, mark));
    return DONE;
  }

  /** Starts it at as many tables as it takes. The seats are drawn, or set by hand: members by table. */
  async start(
    room: string,
    byHand: readonly (readonly number[])[] | undefined,
    who: Identity,
    language?: Language,
  ): Promise<RoomDone> {
    const found = await this.proposed(room, who);
    if ("ok" in found) return found;
    const { next } = found;
    if (!mayChange(found, next)) return NOT_HOST;
    const people = (await this.rooms.people(room)).filter(({ in_at: inAt, left_at: leftAt }) => isIn(inAt, leftAt));
    const pairs = await this.blocks.pairsAmong(people.map(({ identity }) => identity));
    const groups = byHand ? chosen(people, byHand, pairs) : drawn(people, next.wish, pairs);
    if ("ok" in groups) return groups;
    const full = await this.rooms.whyNoTable(room, who, groups.length);
    if (full) return full;
    const plans: Plan[] = [];
    for (const [index, group] of groups.entries()) {
      const plan = await this.planFor(room, next, index, group, language);
      if ("ok" in plan) return plan;
      plans.push(plan);
    }
    const { db } = this.storage;
    const started = await this.storage.write(
      this.replacing(found.room, null),
      { query: db.updateTable("members").set({ in_at: null, nonce: null }).where("room", "=", room).compile() },
      ...plans.flatMap((plan) => this.creating.writing(who, plan)),
    );
    // Someone else has started it, or changed it at the same moment.
    if (started !== "kept") return NO_NEXT;
    for (const { id } of plans) await this.starting.beginFull(id);
    return { ok: true, tables: plans.map(({ id }) => id) };
  }

  private async planFor(
    room: string,
    { wish, tables }: Proposal,
    index: number,
    group: readonly NamedMember[],
    language: Language | undefined,
  ): Promise<Plan | Objection> {
    const luck = tables[index];
    if (!luck) return objection("tables-full", `A game has at most ${MOST_ROOM_TABLES} tables.`);
    const smaller = withPeople(wish, group.length);
    const terms = await this.creating.termsFor(smaller, language);
    if ("ok" in terms) return terms;
    const sitting = [...group];
    const seats = smaller.seats.map((seat) => {
      if (seat.kind === "bot") return { bot: seat.bot };
      const { identity, name, nonce } = sitting.shift() ?? {};
      return { identity: identity ?? null, name: name ?? null, nonce: nonce ?? null };
    });
    return { ...luck, game: wish.game, isPublic: false, room, terms, seats };
  }

  private async proposed(room: string, who: Identity): Promise<(Membership & { readonly next: Proposal }) | Objection> {
    const found = await this.rooms.membership(room, who);
    if ("ok" in found) return found;
    const next = proposalOf(found.room);
    return next ? { ...found, next } : NO_NEXT;
  }

  /** Replaces the proposal, if it is still the same. */
  private replacing({ id, next }: RoomsTable, by: string | null): Statement {
    const query = this.storage.db
      .updateTable("rooms")
      .set({ next: by, at: this.now() })
      .where("id", "=", id)
      .where("next", next === null ? "is" : "=", next);
    return { query: query.compile(), mustChange: true };
  }

  private marking({ room, n }: MembersTable, mark: Pick<MembersTable, "in_at" | "nonce">): Statement {
    const query = this.storage.db.updateTable("members").set(mark).where("room", "=", room).where("n", "=", n);
    return { query: query.where("left_at", "is", null).compile() };
  }
}

/** The next game as members see it. */
export function nextGameOf(room: RoomsTable, people: readonly NamedMember[]): NextGame | undefined {
  const next = proposalOf(room);
  if (!next) return undefined;
  const { wish, by, at, tables } = next;
  return {
    ...wish,
    by,
    at,
    in: people
      .filter(({ in_at: inAt, left_at: leftAt }) => isIn(inAt, leftAt))
      .toSorted((one, other) => (one.in_at ?? 0) - (other.in_at ?? 0))
      .map(({ n }) => n),
    seals: tables.map(({ id, secret }) => ({ table: id, seal: sealOf(bytesOf(secret) ?? new Uint8Array()) })),
  };
}

function proposalOf({ next }: RoomsTable): Proposal | undefined {
  return next === null ? undefined : (JSON.parse(next) as Proposal);
}

function isIn(inAt: number | null, leftAt: number | null): boolean {
  return inAt !== null && leftAt === null;
}

function mayChange({ room, me }: Membership, { by }: Proposal): boolean {
  return me.n === room.host || me.n === by;
}

/** The same game for this many people; bots stay. */
function withPeople(wish: GameWish, people: number): GameWish {
  let left = people;
  const kept = wish.seats.map(({ kind }) => kind === "bot" || left-- > 0);
  const seats = wish.seats.filter((_, seat) => kept[seat]);
  const { colours } = wish.setup;
  return {
    ...wish,
    seats,
    setup: {
      ...wish.setup,
      seats: seats.length,
      ...(colours && { colours: colours.filter((_, seat) => kept[seat]) }),
    },
  };
}

type Groups = readonly (readonly NamedMember[])[];

/** How often seats are drawn before people who don't play together get one more table. */
const DRAWS = 200;

/** Spreads people evenly over as few tables as possible, so that nobody meets someone they don't play with. */
function drawn(people: readonly NamedMember[], { seats }: GameWish, pairs: Pairs): Groups | Objection {
  if (!people.length) return objection("not-in", "Nobody is in yet.");
  const most = seats.filter(({ kind }) => kind === "person").length;
  const least = Math.ceil(people.length / most);
  for (let count = least; count <= Math.min(people.length, MOST_ROOM_TABLES); count++)
    for (let draw = 0; draw < DRAWS; draw++) {
      const groups: NamedMember[][] = Array.from({ length: count }, () => []);
      for (const [index, member] of shuffled(people).entries()) groups[index % count]?.push(member);
      if (groups.every((group) => isWelcome(group, pairs))) return groups;
    }
  return least > MOST_ROOM_TABLES ? objection("tables-full", `A game has at most ${MOST_ROOM_TABLES} tables.`) : APART;
}

function isWelcome(group: readonly NamedMember[], pairs: Pairs): boolean {
  return mayMeet(
    group.map(({ identity }) => identity),
    pairs,
  );
}

function chosen(
  people: readonly NamedMember[],
  tables: readonly (readonly number[])[],
  pairs: Pairs,
): Groups | Objection {
  const wanted = tables.flat();
  if (new Set(wanted).size !== wanted.length) return objection("twice", "Someone is named twice.");
  const byNumber = new Map(people.map((member) => [member.n, member]));
  if (!wanted.every((n) => byNumber.has(n))) return objection("not-in", "Someone who is named is not in.");
  const groups = tables.map((table) => table.flatMap((n) => byNumber.get(n) ?? []));
  return groups.every((group) => isWelcome(group, pairs)) ? groups : APART;
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}
