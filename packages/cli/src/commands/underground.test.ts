import { describe, expect, it } from "vitest";
import { type } from "../testing/typing.ts";

const RED = [
  ["shepherds-bush", "notting-hill-gate"],
  ["notting-hill-gate", "marble-arch"],
  ["marble-arch", "bond-street"],
  ["bond-street", "oxford-circus"],
  ["oxford-circus", "tottenham-court-road"],
];
const GREEN = [
  ["leicester-square", "tottenham-court-road"],
  ["tottenham-court-road", "euston"],
  ["euston", "great-portland-street"],
];
const YELLOW = [
  ["bond-street", "baker-street"],
  ["baker-street", "great-portland-street"],
];
const LINES = { red: RED, green: GREEN, yellow: YELLOW };

async function ask(command: string, ...questions: readonly unknown[]): Promise<{ code: number; answers: unknown[] }> {
  const lines = questions.map((question) => (typeof question === "string" ? question : JSON.stringify(question)));
  const { code, out } = await type([command, "--json"], `${lines.join("\n")}\n`);
  return {
    code,
    answers: out
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown),
  };
}

describe("route", () => {
  it("gives every tied destination with every tied set of lines", async () => {
    const { code, answers } = await ask(
      "route",
      { lines: LINES, from: "goldhawk-road", to: ["leicester-square", "oxford-circus", "turnham-green"] },
      { lines: LINES, from: "oxford-circus", to: ["great-portland-street"] },
      { lines: {}, from: "euston", to: ["oxford-circus", "great-portland-street", "oxford-circus"] },
    );
    expect(code).toBe(0);
    expect(answers).toEqual([
      { walks: 1, rides: 1, options: [{ to: "oxford-circus", lines: ["red"] }] },
      {
        walks: 0,
        rides: 2,
        options: [
          { to: "great-portland-street", lines: ["green", "red"] },
          { to: "great-portland-street", lines: ["red", "yellow"] },
        ],
      },
      {
        walks: 1,
        rides: 0,
        options: [
          { to: "great-portland-street", lines: [] },
          { to: "oxford-circus", lines: [] },
        ],
      },
    ]);
  });

  it.each([
    [
      {
        lines: {
          red: [
            ["euston", "oxford-circus"],
            ["acton", "alperton"],
          ],
        },
        from: "euston",
        to: ["acton"],
      },
      "not connected",
    ],
    [{ lines: { red: [["euston", "acton"]] }, from: "euston", to: ["acton"] }, "unknown block"],
    [
      {
        lines: {
          red: [
            ["euston", "oxford-circus"],
            ["oxford-circus", "euston"],
          ],
        },
        from: "euston",
        to: ["acton"],
      },
      "twice",
    ],
    [
      {
        lines: { red: [["euston", "oxford-circus"]], blue: [["oxford-circus", "euston"]] },
        from: "euston",
        to: ["acton"],
      },
      "more lines than spaces",
    ],
    [{ lines: { gold: [] }, from: "euston", to: ["acton"] }, 'unknown line "gold"'],
    [{ lines: {}, from: "euston", to: ["euston", "acton"] }, "both from and to"],
    [{ lines: {}, from: "paris", to: ["acton"] }, "unknown station"],
    [{ lines: {}, from: "euston", to: [] }, "at least one"],
    [{ lines: {}, from: "euston" }, "at least one"],
    [{ lines: [], from: "euston", to: ["acton"] }, "must be an object"],
    [{ lines: { red: [["euston"]] }, from: "euston", to: ["acton"] }, "not a pair of stations"],
    ["{", "not JSON"],
    ["", "not JSON"],
  ])("answers %j with an error, and goes on", async (question, reason) => {
    const { code, answers } = await ask("route", question, { lines: {}, from: "euston", to: ["acton"] });
    expect(code).toBe(1);
    expect((answers[0] as { error: string }).error).toContain(reason);
    expect(answers[1]).toHaveProperty("walks");
  });
});

describe("loops", () => {
  const RING = [
    ["baker-street", "bond-street"],
    ["bond-street", "green-park"],
    ["green-park", "piccadilly-circus"],
    ["piccadilly-circus", "leicester-square"],
    ["leicester-square", "tottenham-court-road"],
    ["tottenham-court-road", "euston"],
    ["euston", "great-portland-street"],
    ["great-portland-street", "baker-street"],
  ];

  it("gives the stations inside, on spurs within too, not those on the rim", async () => {
    const { code, answers } = await ask(
      "loops",
      { line: RING },
      { line: [...RING, ["bond-street", "oxford-circus"]] },
      { line: RING.slice(1) },
      { line: [] },
    );
    expect(code).toBe(0);
    expect(answers).toEqual([
      { enclosed: ["oxford-circus"] },
      { enclosed: ["oxford-circus"] },
      { enclosed: [] },
      { enclosed: [] },
    ]);
  });

  it("answers an unknown block with an error", async () => {
    const { code, answers } = await ask("loops", { line: [["euston", "acton"]] }, {});
    expect([code, answers]).toEqual([
      1,
      [{ error: 'unknown block ["euston","acton"]' }, { error: "line must be a list of pairs of stations" }],
    ]);
  });
});

describe("commands that both games share", () => {
  const RECORD = new URL("../../../../corpus/underground/2006/2-seats.record", import.meta.url).pathname;

  it("check, replay, render and perft take a record of On the Underground", async () => {
    expect((await type(["check", RECORD])).out).toContain("valid");
    const { code, out } = await type(["replay", RECORD, "--to", "60"]);
    expect(code).toBe(0);
    expect(out).toContain("passenger: ");
    expect(out).toContain("red (Ada)");
    expect((await type(["replay", RECORD])).out).toContain("1. Bo  66");
    expect((await type(["render", RECORD, "--theme", "dark"])).out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect((await type(["perft", "underground", "--record", RECORD, "--to", "100", "--json"])).out).toBe(
      '{"counts":[1,33,363]}\n',
    );
    expect((await type(["perft", "metro", "--record", RECORD])).err).toContain("is a record of underground");
  });

  it("simulate, match and bench play it", async () => {
    const simulated = await type([
      "simulate",
      "underground",
      "--players",
      "4",
      "--bots",
      "random",
      "--games",
      "2",
      "--json",
    ]);
    expect(JSON.parse(simulated.out)).toMatchObject({ games: 2 });
    const matched = await type(["match", "underground", "--bots", "random,greedy", "--games", "2", "--json"]);
    expect(JSON.parse(matched.out)).toMatchObject({ games: 2, bots: [{ name: "random" }, { name: "greedy" }] });
    const { out } = await type(["bench", "underground", "--games", "20", "--json"]);
    expect(Object.keys(JSON.parse(out) as object)).toEqual([
      "playoutsPerSecond",
      "meanTotal",
      "solveMicroseconds",
      "buildingMicroseconds",
      "replayMilliseconds",
      "games",
    ]);
  });
});
