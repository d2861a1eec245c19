import { afterEach, describe, expect, it } from "vitest";
import { LANDMARKS as BERLIN } from "@interchange/metro/modules/berlin/data";
import { LANDMARKS as LONDON } from "@interchange/metro/modules/london/data";
import { LANDMARK_NAMES as NEW_YORK } from "@interchange/metro/modules/new-york/data";
import { LANDMARKS as PARIS } from "@interchange/metro/modules/paris/data";
import { LANDMARKS as ST_PETERSBURG } from "@interchange/metro/modules/st-petersburg/data";
import { LANDMARKS as STOCKHOLM } from "@interchange/metro/modules/stockholm/data";
import { speak } from "../../../words/index.ts";
import { landmarkName } from "../words.ts";
import { words as london } from "./london/words/index.ts";
import { words as newYork } from "./new-york/words/index.ts";
import { words as paris } from "./paris/words/index.ts";
import { words as stPetersburg } from "./st-petersburg/words/index.ts";
import { words as stockholm } from "./stockholm/words/index.ts";

afterEach(() => speak("en"));

const ADA = { name: "Ada", isYou: false };

/** A sentence of each city that inserts a landmark. */
const sentences = (): readonly string[] => [
  paris().pick("Eiffel Tower", "red"),
  paris().tells.seated("red", "Notre Dame", true),
  london().onSpace("red", "Tower of London"),
  newYork().tells.log(ADA, "red", "Statue of Liberty", 3),
  stockholm().tells.log("red", "Vasamuseet", 4),
  stPetersburg().landmark("Winter Palace"),
];

describe("landmarks are called as people call them", () => {
  it.each(["en", "de", "pt-BR"])("in %s no two of a city share a name", async (language) => {
    await speak(language);
    const names = (city: string, landmarks: readonly { readonly name: string }[]) =>
      landmarks.map(({ name }) => landmarkName(city, name));
    const cities = [
      names("berlin", BERLIN),
      names("london", LONDON),
      names("paris", PARIS),
      names("stockholm", STOCKHOLM),
      NEW_YORK.map((name) => landmarkName("new-york", name)),
      ST_PETERSBURG.map(({ name }) => stPetersburg().landmark(name)),
    ];
    for (const called of cities) expect(new Set(called.filter(Boolean)).size).toBe(called.length);
  });

  it("in English", () => {
    expect(sentences()).toEqual([
      "Send the red tourist to the Eiffel Tower",
      "a red tourist went to Notre-Dame",
      "The taxi is on a red space at the Tower of London.",
      "Ada took the red tourist to the Statue of Liberty, worth 3",
      "the red tourist went to the Vasa Museum, worth 4",
      "landmark: Winter Palace",
    ]);
  });

  it("in German", async () => {
    await speak("de");
    expect(sentences()).toEqual([
      "Den roten Touristen zum Eiffelturm schicken",
      "ein roter Tourist geht zu Notre-Dame",
      "Das Taxi steht auf einem roten Taxifeld am Tower of London.",
      "Ada bringt den roten Touristen zur Freiheitsstatue, 3 wert",
      "der rote Tourist geht zum Vasa-Museum, 4 wert",
      "Sehenswürdigkeit: Winterpalast",
    ]);
  });

  it("in Portuguese", async () => {
    await speak("pt-BR");
    expect(sentences()).toEqual([
      "Levar o turista vermelho à Torre Eiffel",
      "um turista vermelho foi à Notre-Dame",
      "O táxi está numa casa vermelha, na Torre de Londres.",
      "Ada levou o turista vermelho à Estátua da Liberdade (3 pontos)",
      "o turista vermelho foi ao Museu do Vasa (4 pontos)",
      "atração: Palácio de Inverno",
    ]);
  });
});
