export * from "../en/sheets.ts";
