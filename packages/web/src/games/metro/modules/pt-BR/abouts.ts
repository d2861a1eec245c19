export * from "../en/abouts.ts";
