/**
 * Names the hook of a module that is probably at fault when a law is broken. The laws know no modules, but what they
 * print names them: a slice by its module, an event by whose it is, an action by its tag.
 */
import { CATALOG } from "../catalog.ts";
import type { Module } from "../module.ts";

/** What the hooks of a module (`of`) probably did wrong, by law. */
const SUSPECTS: Readonly<Record<string, (of: string, detail: string) => string>> = {
  "imagining keeps what is known": (of) =>
    `\`imagine\`${of} is missing or changes something that the viewer knows, or \`view\`${of} shows something that \`imagine\` has to guess`,
  "an imagined position is a position": (of) =>
    `\`imagine\`${of} is missing, or loses or invents something: everything that \`view\` hides must be dealt from what is left`,
  "a spectator sees no more than a seat": (of) =>
    `\`view\`${of} shows a spectator something, or hides something from a seat that everybody may know`,
  "equal worlds, equal actors": (of) => `\`actor\`${of} looks at something that not everybody may know`,
  "legality follows the view": (of) =>
    `\`choices\`, \`instead\` or \`limit\`${of} looks at something that its seat may not know`,
  "equal worlds, equal events": (of, detail) =>
    detail.includes(".tells")
      ? `a tell${of} says something hidden: give it \`only\`, or say less`
      : `\`view\`${of} shows something hidden, or \`hides\`${of} is true for somebody who sees the draw`,
  "equal worlds, equal views": (of) =>
    `\`view\`${of} shows something hidden, or \`hides\`${of} is true for somebody who sees the draw`,
  "records hide what events hide": (of) =>
    `\`hides\`${of} is true for a viewer from whom \`view\` hides nothing: one of the two is wrong`,
  "records tell what events tell": (of) =>
    `\`hides\`${of} is missing, or false for a viewer from whom \`view\` hides what is drawn`,
  "nothing that a viewer knew is lost": (of) => `\`view\`${of} shows somebody less than they have seen`,
  "events lead to the view": (of) => `a slice${of} changed without a step that returns it, or was changed in place`,
  "same record, same game": (of) => `a hook${of} depends on something besides slice, action and scene`,
  "values survive JSON": (of) => `a slice${of} holds \`undefined\` or something that is no plain value: write \`null\``,
  "no dead end": (of) => `\`actor\`${of} names a seat, but \`choices\` is empty: that must resolve by itself`,
  "refusal agrees with moves": (of) =>
    `\`choices\`, \`instead\` or \`limit\`${of} depends on more than the scene, so that it differs when asked again`,
  "moves read back": (of) =>
    `an action${of} is missing in the lexicon, or its word has characters that records have not`,
  "draws read back": (of) => `an outcome of \`draw\`${of} is missing in the lexicon, or its word has other characters`,
  "a draw has outcomes": (of) => `\`actor\`${of} says that chance acts, but \`draw\` has nothing to give`,
  "board agrees on who acts": (of) => `\`actor\`${of} depends on something that a board has otherwise`,
  "board agrees on actions": (of) =>
    `\`draw\`, \`choices\` or \`instead\`${of} depends on something that only a position has`,
  "board agrees on points": (of) => `the awards${of} depend on something that only a position has`,
};

export function suspects(law: string, detail: string): string | undefined {
  const module = moduleIn(detail);
  return SUSPECTS[law]?.(module ? ` of ${module.id}` : "", detail);
}

/** The module that a law has printed: by its id where something of it differs, else by the tag of an action. */
function moduleIn(detail: string): Module | undefined {
  const ids = [/slices\.([\w-]+)/, / of ([\w-]+)\./, /: ([\w-]+): /].map((pattern) => pattern.exec(detail)?.[1]);
  const tag = /(?:^|[\s=,])([a-z-]+)\.[a-z0-9-]+/.exec(detail)?.[1];
  return CATALOG.find(({ id }) => ids.includes(id)) ?? CATALOG.find((each) => tag !== undefined && each.tag === tag);
}
