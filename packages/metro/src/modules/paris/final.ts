/** The final scoring of a row of landmarks (rule PA.8). */
import { SPACES_OF_A_LANDMARK } from "./data.ts";

const FOR_EACH_IN_THE_RUN = 2;
const FOR_EACH_OTHER = -1;
const FOR_A_FULL_LANDMARK = 3;

export interface RowPoints {
  readonly run: number;
  readonly others: number;
  readonly full: number;
}

/** The points of a row, space by space: whether a tourist sits there. */
export function rowPoints(row: readonly boolean[]): RowPoints {
  let run = 0;
  let longest = 0;
  let seated = 0;
  let full = 0;
  let here = 0;
  for (let space = 0; space < row.length; space++) {
    if (space % SPACES_OF_A_LANDMARK === 0) here = 0;
    if (!row[space]) {
      run = 0;
      continue;
    }
    if (++run > longest) longest = run;
    seated++;
    if (++here === SPACES_OF_A_LANDMARK) full++;
  }
  return {
    run: FOR_EACH_IN_THE_RUN * longest,
    others: longest === seated ? 0 : FOR_EACH_OTHER * (seated - longest),
    full: FOR_A_FULL_LANDMARK * full,
  };
}
