export * from "../en/noTable.ts";
