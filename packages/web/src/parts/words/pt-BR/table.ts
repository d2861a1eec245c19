export * from "../en/table.ts";
