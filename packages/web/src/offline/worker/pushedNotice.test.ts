import { expect, test } from "vitest";
import { pushedNotice } from "./pushedNotice.ts";

const HERE = "https://play.example.org";

test("a push message is shown with its words, and leads to its table", () => {
  const notification = {
    title: "It’s your turn",
    body: "Metro with Bo",
    tag: "abc",
    lang: "en",
    navigate: `${HERE}/at/abc`,
  };
  expect(pushedNotice(JSON.stringify({ web_push: 8030, notification }), HERE)).toEqual({
    title: "It’s your turn",
    body: "Metro with Bo",
    tag: "abc",
    lang: "en",
    icon: "/icons/icon-192.png",
    data: { path: "/at/abc" },
  });
});

test.each([
  ["nothing", undefined],
  ["no JSON", "hello"],
  ["something else", '{"notification":7}'],
  ["another site", '{"notification":{"navigate":"https://evil.example/at/abc"}}'],
])("%s is shown too, and leads home", (_what, text) => {
  expect(pushedNotice(text, HERE)).toMatchObject({ title: "Interchange", data: { path: "/" } });
});
