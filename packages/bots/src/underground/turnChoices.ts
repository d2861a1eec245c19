/** Which actions of a turn are worth trying. A line may be started anywhere, so only one line is, and where it looks best. */
import { blockOfBuild, lineOfBuild, TOKEN } from "@interchange/underground";
import type { Block, LineNumber, UndergroundBoard } from "@interchange/underground";

/** Whether an action extends a line that was started, or takes a token. */
export function isBegun(board: UndergroundBoard, action: number): boolean {
  return action === TOKEN || board.tracks.isBegun(lineOfBuild(action));
}

/** The longest line that the seat has not started, if there is one. `list` is for the board's actions. */
export function freshLine(board: UndergroundBoard, list: Uint16Array): LineNumber | undefined {
  const { pieces } = board.topology;
  let fresh: LineNumber | undefined;
  let most = 0;
  for (const action of list.subarray(0, board.actions(list))) {
    const line = lineOfBuild(action);
    const length = isBegun(board, action) ? 0 : (pieces[line] ?? 0);
    if (length <= most) continue;
    most = length;
    fresh = line;
  }
  return fresh;
}

/** The actions worth trying, if starting a line is worth trying on these blocks alone. */
export function choicesOf(board: UndergroundBoard, list: Uint16Array, starts: ReadonlySet<Block>): readonly number[] {
  const fresh = freshLine(board, list);
  const choices: number[] = [];
  for (const action of list.subarray(0, board.actions(list)))
    if (isBegun(board, action) || (lineOfBuild(action) === fresh && starts.has(blockOfBuild(action))))
      choices.push(action);
  return choices;
}
