import { LANDMARKS as BERLIN } from "@interchange/metro/modules/berlin/data";
import { LANDMARKS as PARIS } from "@interchange/metro/modules/paris/data";
import { LANDMARKS as ST_PETERSBURG } from "@interchange/metro/modules/st-petersburg/data";
import { describe, expect, it } from "vitest";
import { words as berlinDe } from "./berlin/words/de.ts";
import { words as berlinPt } from "./berlin/words/pt-BR.ts";
import { words as parisDe } from "./paris/words/de.ts";
import { words as parisPt } from "./paris/words/pt-BR.ts";
import { words as stPetersburgDe } from "./st-petersburg/words/de.ts";
import { words as stPetersburgPt } from "./st-petersburg/words/pt-BR.ts";

// If a name in the box and the key in the translation differ, the name silently stays English.
describe.each([
  { city: "Berlin", landmarks: BERLIN, languages: [berlinDe, berlinPt], others: 5 },
  { city: "Paris", landmarks: PARIS, languages: [parisDe, parisPt], others: 3 },
  { city: "St. Petersburg", landmarks: ST_PETERSBURG, languages: [stPetersburgDe, stPetersburgPt], others: 8 },
])("the landmarks of $city", ({ landmarks, languages, others }) => {
  it("are called as people there and here call them", () => {
    for (const { named } of languages) {
      const names = landmarks.map(({ name }) => named(name));
      expect(names.filter((name, at) => name !== landmarks[at]?.name)).toHaveLength(others);
      expect(new Set(names).size).toBe(landmarks.length);
    }
  });
});
