export * from "../en/onlineTable.ts";
