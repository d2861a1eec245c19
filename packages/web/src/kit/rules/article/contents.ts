/** Lists the sections of a rules text by its headings. */
import type { CompiledRules } from "../source.ts";

export interface Section {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
}

const HEADING = /<h2 id="(section-\d+)"[^>]*>(.*?)<\/h2>/gs;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

export function sectionsOf({ html }: Pick<CompiledRules, "html">): readonly Section[] {
  return [...html.matchAll(HEADING)].map(([, id = "", words = ""]) => ({
    id,
    title: words
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole),
  }));
}
