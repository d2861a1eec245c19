export * from "../en/abandon.ts";
