/** The contract between games and what plays them, and what all games share. Start with `game.ts`. */
export * from "./actor.ts";
export * from "./board.ts";
export * from "./boxFacts.ts";
export { canonicalJson } from "./canonicalJson.ts";
export type { Json, JsonObject } from "./canonicalJson.ts";
export * from "./chance.ts";
export * from "./clock.ts";
export { hiddenProblem } from "./jsonText.ts";
export { checkedComponents, isColourWord, readTitle } from "./components.ts";
export * from "./componentsTitle.ts";
export * from "./componentSet.ts";
export * from "./componentsFile.ts";
export { printedWith } from "./printed.ts";
export type { AnyPrinting, Printed, Printing } from "./printed.ts";
export * from "./game.ts";
export type { Done, Happening, Keeps } from "./history.ts";
export * from "./known.ts";
export * from "./lot.ts";
export { readNotes } from "./notes.ts";
export type { Notes, SeatChange } from "./notes.ts";
export * from "./perft.ts";
export * from "./random.ts";
export * from "./record.ts";
export * from "./recordJson.ts";
export * from "./recordText.ts";
export * from "./refusal.ts";
export type { SeenDraw } from "./seenDraws.ts";
export * from "./setup.ts";
export { below, each, fields, listOf, nameNot, ownShape, problemIn, schemaOf, setOf, whole, wordOf } from "./shape.ts";
export type {
  FieldsShape,
  ListShape,
  NameShape,
  OwnShape,
  Shape,
  ShapeProblem,
  WholeShape,
  WordShape,
} from "./shape.ts";
export * from "./table.ts";
export * from "./termination.ts";
