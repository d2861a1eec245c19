/** Pictures of tables for link previews: drawn on request, and cached while they are current. */
import { TITLES } from "./titles.ts";
import type { TableInfo } from "@interchange/protocol";
import type { Language } from "../language.ts";
import type { LiveTables } from "../liveTables/liveTables.ts";
import type { TableInfos } from "../tables/info.ts";
import { shownOf, waitingOf } from "./shown.ts";
import type { Shown } from "./shown.ts";

export interface Looked {
  readonly info: TableInfo;
  /** Undefined before the game begins. */
  readonly shown: Shown | undefined;
  /** The table before the game begins. */
  readonly waiting?: Pick<Shown, "names" | "svg"> | undefined;
  /** The host's name and language, if known. */
  readonly host: string | undefined;
  readonly language: Language | undefined;
}

export interface Wanted {
  /** By default the last move. */
  readonly step?: number | undefined;
  readonly theme: "light" | "dark";
  /** The board alone, without names and points. */
  readonly isBare?: boolean;
}

/** The width in pixels that link cards expect. */
const WIDE = 1200;
/** How many pictures are cached. */
const KEPT = 100;

type Draw = (svg: string, width: number) => Promise<Uint8Array>;

export class Previews {
  private readonly infos: TableInfos;
  private readonly liveTables: LiveTables;
  private readonly kept = new Map<string, Promise<Uint8Array | undefined>>();
  private readonly draw: Draw;

  constructor(infos: TableInfos, liveTables: LiveTables, draw: Draw = drawPng) {
    this.infos = infos;
    this.liveTables = liveTables;
    this.draw = draw;
  }

  async look(table: string): Promise<Looked | undefined> {
    const info = await this.infos.of(table, undefined);
    if (!info) return undefined;
    const live = info.state === "open" ? undefined : await this.liveTables.get(table);
    const [shown, waiting, { name: host, language }] = await Promise.all([
      live && shownOf(info, live),
      info.state === "open" ? waitingOf(info) : undefined,
      this.infos.hostOf(table),
    ]);
    return { info, shown, waiting, host, language };
  }

  svg({ info, shown, waiting }: Looked, { step, theme, isBare }: Wanted): string | undefined {
    const title = TITLES[info.game] ?? info.game;
    if (!shown) return waiting?.svg(0, { title, aside: "", theme, isBare });
    const at = Math.min(step ?? shown.steps, shown.steps);
    return shown.svg(at, { title, aside: `${at} / ${shown.steps}`, theme, isBare });
  }

  /** Undefined if nothing can be drawn, or if this machine lacks the library. */
  png(looked: Looked, wanted: Wanted): Promise<Uint8Array | undefined> {
    const { info, shown, waiting } = looked;
    const key = JSON.stringify([info.id, shown?.seq ?? waiting?.names, wanted.step, wanted.theme]);
    let made = this.kept.get(key);
    if (!made) {
      const svg = this.svg(looked, wanted);
      // Without the library, links have no pictures.
      made = svg === undefined ? Promise.resolve(undefined) : this.draw(svg, WIDE).catch(() => undefined);
      this.kept.set(key, made);
      for (const oldest of this.kept.keys()) {
        if (this.kept.size <= KEPT) break;
        this.kept.delete(oldest);
      }
    }
    return made;
  }
}

/** Loaded with the first picture. Draws in the library's own thread. */
async function drawPng(svg: string, width: number): Promise<Uint8Array> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const drawn = await renderAsync(svg, { fitTo: { mode: "width", value: width } });
  return drawn.asPng();
}
