/** Pictures of tables for link previews: drawn on request, and cached while they are current. */
import type { TableInfo } from "@interchange/protocol";
import type { Language } from "../language.ts";
import type { LiveTables } from "../liveTables/liveTables.ts";
import type { TableInfos } from "../tables/info.ts";
import { shownOf } from "./shown.ts";
import type { Shown } from "./shown.ts";

export interface Looked {
  readonly info: TableInfo;
  /** Undefined before the game begins. */
  readonly shown: Shown | undefined;
  /** The host's language, if known. */
  readonly language: Language | undefined;
}

export interface Wanted {
  /** By default the last move. */
  readonly step?: number | undefined;
  readonly theme: "light" | "dark";
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
    const [shown, language] = await Promise.all([live && shownOf(info, live), this.infos.languageOf(table)]);
    return { info, shown, language };
  }

  svg({ info, shown }: Looked, { step, theme }: Wanted): string | undefined {
    if (!shown) return undefined;
    const at = Math.min(step ?? shown.steps, shown.steps);
    return shown.svg(at, { title: TITLES[info.game] ?? info.game, aside: `${at} / ${shown.steps}`, theme });
  }

  /** Undefined if nothing can be drawn: the game has not begun, or this machine lacks the library. */
  png(looked: Looked, wanted: Wanted): Promise<Uint8Array | undefined> {
    const { info, shown } = looked;
    const key = [info.id, shown?.seq, wanted.step, wanted.theme].join(" ");
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

/** Proper names, the same in every language. */
export const TITLES: Readonly<Record<string, string>> = { metro: "Metro", underground: "On the Underground" };

/** Loaded with the first picture. Draws in the library's own thread. */
async function drawPng(svg: string, width: number): Promise<Uint8Array> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const drawn = await renderAsync(svg, { fitTo: { mode: "width", value: width } });
  return drawn.asPng();
}
