/** Setups as links. */
import { known, Random } from "@interchange/tabletop";
import type { TableInfo } from "@interchange/protocol";
import { checkedMap, componentsOn } from "@interchange/underground";
import { describe, expect, test } from "vitest";
import { setupAddress } from "../pages/online/changeTable.tsx";
import { setupProblems } from "../table/setup/checks.ts";
import { optionsOf, seatsOf } from "../table/setup/gameSetup.ts";
import { linkedSetup, linkOf, modulesIn, pageParams } from "../table/setup/link.ts";
import { defaultSetup } from "../table/setup/tableSetup.ts";
import { setupWith } from "../table/setup/presets.ts";
import { colourTaken } from "../table/setup/seats/seatColours.ts";
import { smallMap } from "../../../underground/src/testing/smallMap.ts";
import { GAME_SETUPS, metro, setupOf } from "./setupTesting.ts";

test("the modules of a link are known without its game", () => {
  expect(modulesIn("?edition=first&modules=paris,center-rails&person=Ada")).toEqual(["paris", "center-rails"]);
  expect(modulesIn("?edition=first")).toEqual([]);
});

describe("a link", () => {
  const search = (address: string): string => address.slice(address.indexOf("?"));

  test.each(GAME_SETUPS)("holds the whole setup of a table of %s", (_, gameSetup) => {
    const random = new Random("link");
    for (const preset of gameSetup.presets)
      for (let tries = 0; tries < 20; tries++) {
        const chosen = setupWith(gameSetup, defaultSetup(gameSetup.game), preset.choose());
        const spec = random.pick(optionsOf(gameSetup, chosen.request.modules ?? []).filter(({ isSeat }) => !isSeat));
        const options = { ...chosen.request.options, [spec.name]: random.pick(spec.values) };
        const plan = {
          ...chosen,
          request: { ...chosen.request, options },
          sitters: [
            { name: "Zoë & Co = 1+1", mind: { kind: "person" } as const },
            { name: "Clara", mind: { kind: "bot", bot: "random" } as const },
          ],
        };
        if (setupProblems(gameSetup, plan).length) continue;
        const linked = linkedSetup(gameSetup, search(linkOf(gameSetup, plan)));
        expect(linked?.strangers).toEqual([]);
        expect(linked?.tableSetup.sitters).toEqual(plan.sitters);
        const seats = plan.sitters.length;
        expect(setupOf(gameSetup, { ...linked?.tableSetup.request, seats })).toEqual(
          setupOf(gameSetup, { ...plan.request, seats }),
        );
      }
  });

  test("holds colours that were chosen, and those that a lot will say", () => {
    const tableSetup = colourTaken(metro, defaultSetup(metro.game), 0, "blue");
    expect(linkedSetup(metro, search(linkOf(metro, tableSetup)))?.tableSetup.request.colours).toEqual([
      "blue",
      "yellow",
    ]);
    const lot = linkedSetup(metro, search(linkOf(metro, { ...tableSetup, drawsColours: true })));
    expect(lot).toMatchObject({ strangers: [], tableSetup: { drawsColours: true } });
  });

  test("from an open table online holds its setup, its players and the table itself", () => {
    const prepared = metro.engine.prepare({
      edition: "bigbox",
      seats: 2,
      modules: ["paris"],
      options: { "hand-size": "2" },
      colours: ["blue", "yellow"],
    });
    if (!prepared.ok) throw new Error(prepared.reason);
    const seats = [{ mind: { kind: "person" }, name: "Ada" }, { mind: { kind: "bot", bot: "planner" } }];
    const info = { id: "t1", game: "metro", setup: prepared.setup, assist: "trace", seats } as unknown as TableInfo;
    const address = setupAddress(info);
    expect(pageParams(search(address)).toString()).toBe("where=online&table=t1");
    const linked = linkedSetup(metro, search(address));
    expect(linked).toMatchObject({ strangers: [], tableSetup: { assist: "trace" } });
    expect(linked?.tableSetup.sitters.map(({ name }) => name)).toEqual(["Ada", "Bo"]);
    expect(setupOf(metro, { ...linked?.tableSetup.request, seats: 2 })).toEqual(prepared.setup);
    const drawn = linkedSetup(metro, search(setupAddress({ ...info, drawsColours: true })));
    expect(drawn?.tableSetup.drawsColours).toBe(true);
  });

  test.each([
    ["edition=third", ["edition=third"]],
    ["modules=paris,atlantis", ["modules=atlantis"]],
    ["modules=paris,london", ["modules=london"]],
    ["hand-size=9", ["hand-size=9"]],
    ["paris-adjacent=corners", ["paris-adjacent=corners"]],
    ["utm_source=x&assist=oracle", ["utm_source=x", "assist=oracle"]],
    ["bot=wizard+Merlin&person=Ada", ["bot=wizard Merlin"]],
    ["colours=pink,blue", ["colours=pink,blue"]],
    ["components=nonsense", ["components=nonsense"]],
    ["modules=numbered-stations&numbers-each=4&person=A&person=B&person=C", ["numbers-each=4"]],
    [`long=${"x".repeat(99)}`, [`long=${"x".repeat(55)}…`]],
  ] as const)("leaves out and tells what cannot be had: %s", (asked, strangers) => {
    const linked = linkedSetup(metro, `?seed=1&${asked}`);
    expect(linked?.strangers).toEqual(strangers);
    expect(linked && setupProblems(metro, linked.tableSetup)).toEqual([]);
  });

  test("holds a whole map, in the part that no server sees", () => {
    const [, gameSetup] = known(GAME_SETUPS.find(([, { game }]) => game.id === "underground"));
    const checked = checkedMap(smallMap());
    if (!checked.ok) throw new Error("the map has problems");
    const base = defaultSetup(gameSetup.game);
    const components = componentsOn(checked.map);
    const address = linkOf(gameSetup, { ...base, request: { ...base.request, components } });
    const [before = "", hash = ""] = address.split("#");
    expect(before.length).toBeLessThan(500);
    const linked = linkedSetup(gameSetup, search(before), `#${hash}`);
    expect(linked?.strangers).toEqual([]);
    expect(linked?.tableSetup.request.components).toEqual(components);
    expect(seatsOf(gameSetup, [], linked?.tableSetup.request)).toEqual({ least: 2, most: 5 });
    expect(gameSetup.unlisted?.(linked?.tableSetup.request ?? {})).toBeTruthy();
    expect(gameSetup.unlisted?.(base.request)).toBeUndefined();
    expect(gameSetup.seatsWith?.({ components: componentsOn("kestrel-bay") })).toEqual({ least: 2, most: 3 });
  });

  test("has no more seats than there are, and names of 24 letters", () => {
    const many = Array.from({ length: 8 }, (_, seat) => `person=P${seat}`).join("&");
    expect(linkedSetup(metro, `?${many}`)?.tableSetup.sitters).toHaveLength(6);
    expect(linkedSetup(metro, `?${many}`)?.strangers).toEqual(["person=P6", "person=P7"]);
    expect(linkedSetup(metro, `?person=${"n".repeat(40)}`)?.tableSetup.sitters[0]?.name).toHaveLength(24);
  });

  test("is none where the address is about the page alone", () => {
    expect(linkedSetup(metro, "?seed=a&lang=brackets&link=simulated")).toBeUndefined();
    expect(pageParams("?seed=a&modules=paris").toString()).toBe("seed=a");
  });
});
