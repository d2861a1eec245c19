export * from "./bot.ts";
export * from "./elo.ts";
export * from "./match.ts";
export * from "./metro/bots.ts";
export * from "./metro/metroBot.ts";
export * from "./playGame.ts";
export * from "./seating.ts";
export * from "./tally.ts";
