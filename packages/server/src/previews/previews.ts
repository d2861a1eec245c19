/** Pictures of tables for those who only have a link: drawn when they are asked for, and kept while they are current. */
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
  /** What whoever set the table up speaks, if that is known. */
  readonly language: Language | undefined;
}

export interface Wanted {
  /** The last move where none is named. */
  readonly step?: number | undefined;
  readonly theme: "light" | "dark";
}

/** Pixels across: what programs that show links ask for. */
const WIDE = 1200;
/** So many pictures are kept. */
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

  /** Undefined where nothing can be drawn: the game has not begun, or this machine cannot. */
  png(looked: Looked, wanted: Wanted): Promise<Uint8Array | undefined> {
    const { info, shown } = looked;
    const key = [info.id, shown?.seq, wanted.step, wanted.theme].join(" ");
    let made = this.kept.get(key);
    if (!made) {
      const svg = this.svg(looked, wanted);
      // A machine for which there is no library shows links without pictures.
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

/** Names of things, the same in every language. */
export const TITLES: Readonly<Record<string, string>> = { metro: "Metro", underground: "On the Underground" };

/** Fetched with the first picture, and drawn in a thread of the library's own. */
async function drawPng(svg: string, width: number): Promise<Uint8Array> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const drawn = await renderAsync(svg, { fitTo: { mode: "width", value: width } });
  return drawn.asPng();
}
