export * from "../en/colours.ts";
