/**
 * Reviews of games: separates luck from decisions, and compares every move with the best. The caller brings the game
 * and lets a bot evaluate the decisions anywhere: in a worker, on several threads, or right here.
 *
 *     const played = decisionsOf(game, record);
 *     const weighings = played.decisions.map(({ view, isForced, entry }) =>
 *       isForced ? undefined : lastWord(bot, view, new Random(seedAt(entry)), { work: 1000 }));
 *     const { seats, moves } = assemble(played, weighings, { bot: bot.name });
 */
export * from "./assemble.ts";
export { linksOf } from "./choices.ts";
export * from "./decisions.ts";
export { marginOf } from "./expectation.ts";
export * from "./marks.ts";
export * from "./openings.ts";
export * from "./review.ts";
export * from "./reviewGame.ts";
export * from "./seeds.ts";
