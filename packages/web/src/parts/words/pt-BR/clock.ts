export * from "../en/clock.ts";
