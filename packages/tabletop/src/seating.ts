import type { Seat } from "./actor.ts";
import { mergedChanges, renamed } from "./notes.ts";
import type { SeatChange } from "./notes.ts";
import { LIMITS } from "./record.ts";

/** Who sits where, and who came since the last entry of the record. */
export class Seating {
  private now: readonly string[];
  private unnoted: readonly SeatChange[] = [];

  constructor(names: readonly string[]) {
    this.now = names;
  }

  fork(): Seating {
    return Object.assign(new Seating(this.now), this);
  }

  get names(): readonly string[] {
    return this.now;
  }

  /** Changes that no entry notes yet. */
  get changes(): readonly SeatChange[] {
    return this.unnoted;
  }

  change(seat: Seat, came: string): void {
    const left = this.nameAt(seat);
    if (came.length > LIMITS.newName) throw new RangeError(`a name longer than ${LIMITS.newName} characters`);
    if (left === came) return;
    this.unnoted = mergedChanges([...this.unnoted, { seat, left, came }]);
    this.now = renamed(this.now, [{ seat, left, came }], "came");
  }

  /** The name of a seat's player; throws if there is no such seat. */
  nameAt(seat: Seat): string {
    const name = this.now[seat];
    if (name === undefined) throw new RangeError(`seat ${seat} of ${this.now.length}`);
    return name;
  }

  /** Who sat where before these changes, and before all that are not noted yet. */
  before(noted: readonly SeatChange[]): readonly string[] {
    return renamed(this.now, [...noted, ...this.unnoted], "left");
  }

  /** Takes the changes for an entry to note. */
  note(): readonly SeatChange[] {
    const changes = this.unnoted;
    this.unnoted = [];
    return changes;
  }

  /** The entries that noted these were taken back. Players stay, and the changes are noted again. */
  unnote(changes: readonly SeatChange[]): void {
    this.unnoted = mergedChanges([...changes, ...this.unnoted]);
  }

  /** A record's entry notes these changes. */
  follow(changes: readonly SeatChange[]): void {
    this.now = renamed(this.now, changes, "came");
  }

  /** Whatever the notes say, a record's headers decide who sat there at the end. */
  endAs(names: readonly string[]): void {
    this.now = names;
  }
}
