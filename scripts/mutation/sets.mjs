// What may be mutated: files, or sets of files by name.
import { sourceFiles } from "../source-files.mjs";

/**
 * What each set holds. Patterns, so that files which come later belong to it too.
 *
 * @type {Readonly<Record<string, { readonly files: readonly RegExp[], readonly sample?: number }>>}
 */
export const SETS = {
  rules: {
    files: [
      /^packages\/metro\/src\/(?:earners|imagine|layout|lineNow|moves|notation|options|placing|positionHands|scoring|secrets|supply|terms|turn|turnSteps|view)\w*\.ts$/,
      /^packages\/metro\/src\/modules\/[\w-]+\/\w+\.ts$/,
      /^packages\/underground\/src\/(?:building|destinations|loops|moves|notation|options|paying|positionHands|start|turn|turnSteps|view)\.ts$/,
    ],
  },
  contract: {
    files: [
      /^packages\/tabletop\/src\/(?:chance|clock|history|notes|record|replayEntry|seal|seating|seenDraws|setup|sha256|table|termination|viewerRecord)\w*\.ts$/,
    ],
  },
  owner: {
    files: [/^packages\/host\/src\/(?:asking|found|gameLog|host|storedLogs|tableLog|thinking|timing)\.ts$/],
  },
  boards: {
    files: [
      /^packages\/metro\/src\/(?:boardHands|moduleBoard|network|openSquares|plainBoard|preview|trace)\.ts$/,
      /^packages\/metro\/src\/drawing\/\w+\.ts$/,
      /^packages\/underground\/src\/(?:cards|distances|enclosure|markers|passenger|sites|symbols|tracks|trips|undergroundBoard)\.ts$/,
      /^packages\/underground\/src\/drawing\/\w+\.ts$/,
      /^packages\/boards\/src\/.*\.tsx?$/,
    ],
    // All of them would take days.
    sample: 300,
  },
};

/** Tables of data have nothing to decide; audits are the laws' own referees, which nothing plays by. */
const NOT_MUTATED = /\.test\.tsx?$|\/testing\/|\/(?:data|audit)\.ts$|\.d\.ts$/;

/**
 * @param {readonly string[]} words names of sets, files, or folders
 * @returns {{ files: readonly string[], sample: number | undefined, unknown: readonly string[] }}
 */
export function chosenFiles(words, all = sourceFiles()) {
  const sources = all.filter((file) => /^packages\/.*\.tsx?$/.test(file) && !NOT_MUTATED.test(file));
  const filesOf = (/** @type {string} */ word) => {
    const set = SETS[word];
    if (set) return sources.filter((file) => set.files.some((pattern) => pattern.test(file)));
    return sources.filter((file) => file === word || file.startsWith(`${word.replace(/\/$/, "")}/`));
  };
  const [word = ""] = words;
  return {
    files: [...new Set(words.flatMap(filesOf))],
    sample: words.length === 1 ? SETS[word]?.sample : undefined,
    unknown: words.filter((each) => filesOf(each).length === 0),
  };
}
