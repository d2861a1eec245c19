export * from "../en/box.ts";
