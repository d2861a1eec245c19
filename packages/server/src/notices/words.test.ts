import { expect, test } from "vitest";
import { pushPayload } from "./delivery.ts";
import { occasionOf } from "./held.ts";
import { mailText } from "./ways/mail.ts";
import { spoken } from "./words.ts";

const LINKS = { unsubscribe: "https://play.example.org/off", settings: "https://play.example.org/notices" };
const person = (name: string) => ({ name, mind: { kind: "person" } });

function told(points: readonly number[], slot = "turn/abc") {
  const summary = JSON.stringify({ sitters: [person("Ada"), person("Bo")], points });
  const seats = [{ identity: "ada" }, { identity: "bo" }];
  const notice = { slot, owner: "bo", seat: 1 };
  return spoken(occasionOf("turn", notice, { game: "metro", summary }, seats), "en", "https://play.example.org/at/abc");
}

test("an e-mail says everybody's points in the order of play, and a push message does not", () => {
  const words = told([12, 9]);
  expect(mailText([words], "en", LINKS).text).toMatch(/^Metro with Ada\nPoints: Ada 12, Bo 9\nhttps:/);
  expect(mailText([words, words], "en", LINKS).text).toContain(
    "It’s your turn\nMetro with Ada\nPoints: Ada 12, Bo 9\n",
  );
  expect(JSON.stringify(pushPayload(words))).not.toContain("12");
});

test("before anybody has points, an e-mail says nothing of them", () => {
  expect(mailText([told([0, 0])], "en", LINKS).text).toMatch(/^Metro with Ada\nhttps:/);
});
