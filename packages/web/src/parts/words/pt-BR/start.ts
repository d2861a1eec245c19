export * from "../en/start.ts";
