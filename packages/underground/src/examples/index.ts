/** The examples in the rules of On the Underground. */
import type { UndergroundExample } from "./example.ts";

export * from "./example.ts";

const BLUE = "blue: bond-street oxford-circus tottenham-court-road holborn";
/** The passenger's example: he is at Goldhawk Road. */
const RIDING: UndergroundExample = {
  pieces:
    "red: shepherds-bush notting-hill-gate marble-arch bond-street oxford-circus tottenham-court-road; " +
    "green: leicester-square tottenham-court-road euston great-portland-street; " +
    "yellow: bond-street baker-street great-portland-street",
  changes: {
    passenger: "goldhawk-road",
    open: ["great-portland-street", "leicester-square", "oxford-circus", "turnham-green"],
    actions: 1,
  },
  // The trip crosses half of the map, so the example shows all of it.
};

export const EXAMPLES: Readonly<Record<string, UndergroundExample>> = {
  map: {},
  extending: { request: { options: { start: "2" } }, pieces: BLUE, tries: "blue", sight: "oxford-circus" },
  branching: {
    request: { options: { start: "2" } },
    pieces: BLUE,
    changes: { tokens: [0, 2] },
    tries: "blue",
    sight: "oxford-circus",
  },
  terminus: { pieces: "red: northwood rickmansworth", steps: "red:amersham/rickmansworth", sight: "rickmansworth" },
  symbols: {
    pieces: "red: baker-street oxford-circus tottenham-court-road holborn bank",
    steps: "red:aldgate/bank",
    sight: "holborn",
  },
  loop: {
    pieces:
      "red: baker-street bond-street green-park piccadilly-circus leicester-square tottenham-court-road euston great-portland-street",
    steps: "red:baker-street/great-portland-street",
    sight: "oxford-circus",
  },
  "goldhawk-road": { ...RIDING, before: "token", steps: "trip:oxford-circus:red" },
  onward: { ...RIDING, before: "token trip:oxford-circus:red", steps: "trip:great-portland-street:red+yellow" },
};
