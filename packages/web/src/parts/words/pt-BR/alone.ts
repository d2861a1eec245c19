export * from "../en/alone.ts";
