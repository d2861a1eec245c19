import { expect, test } from "vitest";
import { metroPage } from "../games/metro/index.ts";
import { undergroundPage } from "../games/underground/index.ts";
import { routeOf } from "./routes.ts";

const leadsTo = (path: string): unknown => routeOf(path);

test.each([
  ["/", { page: "home" }],
  ["/new", { page: "setup", gamePage: undefined }],
  ["/new/underground", { page: "setup", gamePage: undergroundPage }],
  ["/rules", { page: "rules", gamePage: metroPage, module: undefined }],
  ["/rules/metro", { page: "rules", gamePage: metroPage, module: undefined }],
  ["/rules/metro/paris", { page: "rules", gamePage: metroPage, module: "paris" }],
  ["/maps", { page: "maps", gamePage: undergroundPage, id: undefined }],
  ["/maps/underground", { page: "maps", gamePage: undergroundPage, id: undefined }],
  ["/maps/underground/abc", { page: "maps", gamePage: undergroundPage, id: "abc" }],
  ["/puzzles", { page: "puzzles", gamePage: metroPage }],
  ["/puzzles/underground", { page: "puzzles", gamePage: undergroundPage }],
  ["/puzzles/metro/today", { page: "puzzle", gamePage: metroPage, id: "today" }],
  ["/learn", { page: "learn" }],
  ["/learn/underground", { page: "lesson", gamePage: undergroundPage, module: undefined }],
  ["/learn/metro/first", { page: "firstGame", gamePage: metroPage }],
  ["/learn/metro/paris", { page: "lesson", gamePage: metroPage, module: "paris" }],
  ["/settings", { page: "settings" }],
  ["/lobby", { page: "lobby" }],
  ["/join", { page: "join" }],
  ["/room/r7m2c9x4k1zq", { page: "room", id: "r7m2c9x4k1zq", isScreen: false }],
  ["/room/r7m2c9x4k1zq/screen", { page: "room", id: "r7m2c9x4k1zq", isScreen: true }],
  ["/watch/w5t8n3b6v0yd", { page: "watch", id: "w5t8n3b6v0yd" }],
  ["/mine", { page: "mine", shows: "tables" }],
  ["/mine/statistics", { page: "mine", shows: "statistics" }],
  ["/mine/achievements", { page: "mine", shows: "achievements" }],
  ["/table/abc", { page: "table", id: "abc" }],
  ["/table/abc/", { page: "table", id: "abc" }],
  ["/table/abc/result", { page: "result", id: "abc" }],
  ["/table/abc/review", { page: "review", id: "abc" }],
  ["/at/abc/review", { page: "online", id: "abc", shows: "review" }],
  ["/at/abc", { page: "online", id: "abc", shows: "table" }],
  ["/at/abc/", { page: "online", id: "abc", shows: "table" }],
  ["/shared", { page: "shared", id: undefined }],
  ["/shared/k3v9x0q2m4ab", { page: "shared", id: "k3v9x0q2m4ab" }],
  ["/at/abc/result", { page: "online", id: "abc", shows: "result" }],
])("%s leads somewhere", (path, route) => {
  expect(leadsTo(path)).toEqual(route);
});

test.each([
  "/nowhere",
  "/new/chess",
  "/new/metro/x",
  "/rules/chess",
  "/puzzles/chess",
  "/learn/chess",
  "/settings/x",
  "/lobby/x",
  "/room",
  "/room/r7m2c9x4k1zq/x",
  "/watch",
  "/shared/k3v9x0q2m4ab/x",
  "/mine/x",
  "/mine/statistics/x",
  "/table",
  "/table/a/b",
  "/table/a/b/c",
  "/at",
  "/at/a/b",
])("%s leads nowhere", (path) => {
  expect(leadsTo(path)).toEqual({ page: "notFound" });
});
