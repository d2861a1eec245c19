/** The board of Metro: `TileBoard` draws a `BoardScene` and reports what the player did. */
export type { BoardHandle, TileBoardProps, TileFaceProps } from "./api.ts";
export { usePointerDrag } from "./drag.ts";
export { BoardPicture } from "./boardPicture.tsx";
export { dragPoint } from "./dragPoint.ts";
export { stepped, targetOn } from "./gridCells.tsx";
export type { Spot } from "./gridCells.tsx";
export { targetAt } from "./hit.ts";
export type { BoardScene, SceneGhost, SceneLabel, SceneLast, SceneLine, SceneStation, Target } from "./scene.ts";
export { SeatMark, StationSign } from "./stations.tsx";
export { TileBoard } from "./tileBoard.tsx";
export { TileFace } from "./tileFace.tsx";
