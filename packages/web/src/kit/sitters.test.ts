import { afterEach, expect, test } from "vitest";
import { calledHere, calledInRecords } from "./sitters.ts";
import { speak } from "../words/index.ts";

afterEach(() => speak("en"));

const person = (name?: string) => ({ mind: { kind: "person" }, ...(name !== undefined && { name }) });
const bot = (name: string, which: string) => ({ name, mind: { kind: "bot", bot: which } });

async function called(language: string, seats: Parameters<typeof calledHere>[0]) {
  await speak(language);
  return calledHere(seats).map(({ name }) => name);
}

test("a server's bots are called by their names in the page's language", async () => {
  const seats = [
    person("Ada"),
    bot("Inspector", "inspector"),
    bot("Inspector 2", "inspector"),
    bot("Drifter", "drifter"),
  ];
  expect(await called("en", seats)).toEqual(["Ada", "Inspector", "Inspector 2", "Drifter"]);
  expect(await called("de", seats)).toEqual(["Ada", "Kontrolleur", "Kontrolleur 2", "Bummler"]);
  expect(await called("pt-BR", seats)).toEqual(["Ada", "Inspetor", "Inspetor 2", "Andarilho"]);
});

test("people keep their names, and so do bots that somebody named or that nobody is offered", async () => {
  const seats = [person("Inspector"), person(), bot("Zoë", "planner"), bot("Random", "random"), bot("Hal", "hal")];
  expect(await called("de", seats)).toEqual(["Inspector", undefined, "Zoë", "Random", "Hal"]);
});

test("nobody is called as somebody else at the table", async () => {
  const seats = [bot("Commuter", "commuter"), person("Pendler"), bot("Planner", "planner")];
  expect(await called("de", seats)).toEqual(["Commuter", "Pendler", "Planer"]);
});

test("a bot that nobody named has its name in every language, whichever it was remembered in", async () => {
  await called("de", []);
  const kept = calledInRecords([
    person("Du"),
    bot("Bummler", "drifter"),
    bot("Bummler 2", "drifter"),
    bot("Zoë", "planner"),
    bot("Bummlerin", "drifter"),
  ]);
  expect(await called("en", kept)).toEqual(["Du", "Drifter", "Drifter 2", "Zoë", "Bummlerin"]);
  expect(await called("de", kept)).toEqual(["Du", "Bummler", "Bummler 2", "Zoë", "Bummlerin"]);
});
