import { expect, test } from "vitest";
import { home as german } from "../../../words/de/home.ts";
import { home as english } from "../../../words/en/home.ts";
import { home as portuguese } from "../../../words/pt-BR/home.ts";

test.each([english, german, portuguese])("the headline of a table has at most six words", ({ glance }) => {
  const headlines = [undefined, "Ada"].flatMap((whose) => [glance.centre(whose, 12), glance.long(whose, 12, 14)]);
  for (const headline of [...headlines, glance.ended(3), glance.moved("Ada")])
    expect(headline.split(" ").length, headline).toBeLessThanOrEqual(6);
});
