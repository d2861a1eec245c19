export * from "../en/about.ts";
