export * from "../en/puzzles.ts";
