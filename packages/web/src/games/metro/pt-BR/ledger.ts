export * from "../en/ledger.ts";
