/** Ridge regression by the normal equations. */
export class Fit {
  private readonly size: number;
  private readonly gram: Float64Array;
  private readonly moment: Float64Array;
  count = 0;
  /** The sum of squares of the targets, for the remaining error. */
  squares = 0;

  constructor(size: number) {
    this.size = size;
    this.gram = new Float64Array(size * size);
    this.moment = new Float64Array(size);
  }

  add(features: ArrayLike<number>, target: number): void {
    const { size, gram, moment } = this;
    for (let row = 0; row < size; row++) {
      const value = features[row]!;
      moment[row]! += value * target;
      for (let column = 0; column <= row; column++) gram[row * size + column]! += value * features[column]!;
    }
    this.count++;
    this.squares += target * target;
  }

  /** Weights that shrink towards `prior`, as if `strength` samples supported it. */
  solve(strength: number, prior?: ArrayLike<number>): Float64Array {
    const { size } = this;
    const matrix = Array.from({ length: size }, (_, row) =>
      Float64Array.from({ length: size + 1 }, (_, column) => {
        if (column === size) return this.moment[row]!;
        return this.gram[Math.max(row, column) * size + Math.min(row, column)]!;
      }),
    );
    for (let row = 0; row < size; row++) {
      const scale = this.count ? matrix[row]![row]! / this.count : 1;
      const weight = strength * Math.max(scale, 1e-3);
      matrix[row]![row]! += weight;
      matrix[row]![size]! += weight * (prior?.[row] ?? 0);
    }
    return eliminate(matrix);
  }
}

function eliminate(matrix: Float64Array[]): Float64Array {
  const size = matrix.length;
  for (let pivot = 0; pivot < size; pivot++) {
    let best = pivot;
    for (let row = pivot + 1; row < size; row++)
      if (Math.abs(matrix[row]![pivot]!) > Math.abs(matrix[best]![pivot]!)) best = row;
    [matrix[pivot], matrix[best]] = [matrix[best]!, matrix[pivot]!];
    const own = matrix[pivot]!;
    for (let row = pivot + 1; row < size; row++) {
      const other = matrix[row]!;
      const factor = other[pivot]! / own[pivot]!;
      if (factor === 0) continue;
      for (let column = pivot; column <= size; column++) other[column]! -= factor * own[column]!;
    }
  }
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let sum = matrix[row]![size]!;
    for (let column = row + 1; column < size; column++) sum -= matrix[row]![column]! * solution[column]!;
    solution[row] = sum / matrix[row]![row]!;
  }
  return solution;
}
