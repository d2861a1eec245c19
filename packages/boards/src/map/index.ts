/** The map of a city: `MapBoard` draws a `MapScene` and reports what the player did. */
export type { MapBoardProps, MapHandle } from "./api.ts";
export { distanceTo, SNAP } from "./hit.ts";
export { MapBoard } from "./mapBoard.tsx";
export { MapPicture } from "./mapPicture.tsx";
export { lineStyle } from "./palette.ts";
export { mapSceneOf } from "./mapScene.ts";
export { tripTime } from "./trip.ts";
export { useShown } from "../shown.ts";
export type { Candidate, MapScene, MapTarget, SceneChoice, SceneExtras, TripPreview } from "./scene.ts";
