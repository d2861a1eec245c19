/** People at online tables, each in a separate browser, and clients that play for them elsewhere. */
import { expect } from "@playwright/test";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { NewTable, TableInfo } from "@interchange/protocol";
import type { AnyRules } from "@interchange/tabletop";
import { Person } from "../../server/src/testing/client.ts";
import type { Seated } from "../../server/src/testing/client.ts";
import { QUICK_REVIEWS } from "./table.ts";

export class Guest {
  readonly page: Page;
  readonly address: string;
  /** Everything that came over sockets to this browser. */
  readonly frames: string[] = [];

  private constructor(page: Page, address: string) {
    this.page = page;
    this.address = address;
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.frames.push(String(payload)));
    });
  }

  /** Someone with a name; without one, a spectator. */
  static async come(
    browser: Browser,
    address: string,
    name?: string,
    { isText = false, ...options }: BrowserContextOptions & { readonly isText?: boolean } = {},
  ): Promise<Guest> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    const settings = { theme: "system", motion: "off", botPace: "off", doubleTap: false, isSoundOffered: true, isText };
    await context.addInitScript(
      `localStorage.setItem("interchange/settings", ${JSON.stringify(JSON.stringify(settings))});`,
    );
    await context.addInitScript(QUICK_REVIEWS);
    const guest = new Guest(await context.newPage(), address);
    if (name !== undefined) await guest.ask("PUT", "/api/me", { name });
    return guest;
  }

  /** Over HTTP, with this browser's cookie. */
  async ask<Value>(method: string, path: string, data?: object): Promise<Value> {
    const answer = await this.page.request.fetch(`${this.address}${path}`, { method, ...(data && { data }) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as Value;
  }

  async goTo(table: string): Promise<void> {
    await this.page.goto(`${this.address}/at/${table}`);
  }

  /** The same person on another device, which sees and plays by the protocol alone. */
  async elsewhere(table: string, rules: AnyRules): Promise<Seated> {
    const person = new Person(this.address);
    const cookies = await this.page.context().cookies(this.address);
    person.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    return person.watch(table, rules);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

let nonces = 0;
const newNonce = (): string => (++nonces).toString(16).padStart(32, "0");

/** A public table of Metro without a clock, with its host on the first seat. */
export function wishFor(seats: NewTable["seats"]): NewTable {
  return {
    game: "metro",
    setup: { seats: seats.length },
    seats,
    control: { kind: "none" },
    assist: "ledger",
    isPublic: true,
    seat: 0,
    nonce: newNonce(),
  };
}

/** Sets a table up at which these people sit, then these bots, and begins. */
export async function begin(
  people: readonly [Guest, ...Guest[]],
  bots: readonly string[],
  wish: Partial<NewTable> = {},
): Promise<TableInfo> {
  const [host, ...others] = people;
  const seats = [
    ...people.map(() => ({ kind: "person" as const })),
    ...bots.map((bot) => ({ kind: "bot" as const, bot })),
  ];
  const info = await host.ask<TableInfo>("POST", "/api/tables", { ...wishFor(seats), ...wish });
  for (const [index, each] of others.entries())
    await each.ask("POST", `/api/tables/${info.id}/sit`, { seat: index + 1, nonce: newNonce() });
  await host.ask("POST", `/api/tables/${info.id}/start`);
  return info;
}

/** Plays for a seat from another device until a condition holds; `choose` picks among this many moves. */
export async function playOn(
  seated: Seated,
  choose: (moves: number, turn: number) => number,
  isEnough: (view: unknown) => boolean,
): Promise<void> {
  const [seat] = seated.seats;
  if (seat === undefined) throw new Error("nobody's seat");
  for (let turn = 0; ; turn++) {
    await seated.until(() => isEnough(seated.view) || seated.status?.isOver === true || seated.status?.toAct === seat);
    if (isEnough(seated.view) || seated.status?.isOver) return;
    const moves = seated.rules.moves(seated.view) as readonly unknown[];
    const move = moves[choose(moves.length, turn)];
    const answer = await seated.command(seat, [seated.rules.notation.writeMove(move)]);
    expect(answer.kind).toBe("applied");
    // Waits until the move is visible before looking at the next turn.
    const { seq } = answer as { readonly seq: number };
    await seated.until(() => seated.seq >= seq);
  }
}
