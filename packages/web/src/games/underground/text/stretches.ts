/** Splits the track of a line into stretches of stations that can be read out. */
type Between = readonly [string, string];

/** Every piece is in exactly one stretch, branches last. A loop begins and ends at the same station. */
export function stretchesOf(pieces: readonly Between[]): readonly (readonly string[])[] {
  const left = new Set(pieces);
  const at = (station: string): readonly Between[] => [...left].filter((piece) => piece.includes(station));
  const stretches: string[][] = [];
  while (left.size) {
    const stations = [...left].flat();
    // Start at an end if there is one.
    const start = stations.find((station) => at(station).length % 2 === 1) ?? stations[0] ?? "";
    const stretch = [start];
    for (let here = start, [next] = at(here); next; [next] = at(here)) {
      left.delete(next);
      here = next[0] === here ? next[1] : next[0];
      stretch.push(here);
    }
    stretches.push(stretch);
  }
  return stretches;
}
