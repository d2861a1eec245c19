/**
 * Caps how many public tables of one person, and of one address, are in the lists at a time, so that nobody fills them.
 * Addresses are not stored: after a restart only the person's cap counts for tables made before.
 */
import type { Identity } from "../identities.ts";
import type { Limits } from "../limits.ts";
import type { TableInfos } from "./info.ts";
import { objection } from "./objection.ts";
import type { Done } from "./openTables.ts";

/** How many addresses are remembered. */
const ADDRESSES = 10_000;

export class PublicTables {
  private readonly infos: TableInfos;
  private readonly limits: Limits;
  /** The tables made from each address, latest addresses last. */
  private readonly madeFrom = new Map<string, readonly string[]>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(infos: TableInfos, limits: Limits) {
    this.infos = infos;
    this.limits = limits;
  }

  /** Creates a public table unless there are too many. One after another, so that none slips past the count. */
  make(host: Identity, address: string, create: () => Promise<Done>): Promise<Done> {
    const made = this.last.then(() => this.makeNow(host, address, create));
    this.last = made.catch(() => undefined);
    return made;
  }

  private async makeNow(host: Identity, address: string, create: () => Promise<Done>): Promise<Done> {
    const { publicTables: own, publicTablesFrom: near } = this.limits;
    const before = this.madeFrom.get(address) ?? [];
    const listed = own.most === Infinity ? [] : await this.infos.listed(host.id, before);
    if (listed.filter((table) => table.host === host.id).length >= own.most)
      return objection(
        "public-full",
        `You already have ${own.most} public tables. Finish or delete one first, or make this one private.`,
      );
    const here = before.filter((id) => listed.some((table) => table.id === id));
    if (here.length >= near.most)
      return objection(
        "public-full",
        `There are already ${near.most} public tables from your network. Join one, or make this one private.`,
      );
    const done = await create();
    if (done.ok) this.remember(address, [...here, done.table]);
    return done;
  }

  private remember(address: string, tables: readonly string[]): void {
    this.madeFrom.delete(address);
    this.madeFrom.set(address, tables);
    const [oldest] = this.madeFrom.keys();
    if (this.madeFrom.size > ADDRESSES && oldest !== undefined) this.madeFrom.delete(oldest);
  }
}
