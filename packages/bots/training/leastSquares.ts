/** Least squares: the weights of inputs that best predict the outputs. */
export function leastSquares(inputs: readonly (readonly number[])[], outputs: readonly number[]): number[] {
  const width = inputs[0]?.length ?? 0;
  const matrix = Array.from({ length: width }, () => Array.from({ length: width + 1 }, () => 0));
  for (const [at, row] of inputs.entries())
    for (let one = 0; one < width; one++) {
      for (let other = 0; other < width; other++) matrix[one]![other]! += row[one]! * row[other]!;
      matrix[one]![width]! += row[one]! * (outputs[at] ?? 0);
    }
  for (let pivot = 0; pivot < width; pivot++) {
    const best = matrix.findIndex(
      (row, at) => at >= pivot && matrix.slice(pivot).every((each) => Math.abs(each[pivot]!) <= Math.abs(row[pivot]!)),
    );
    [matrix[pivot], matrix[best]] = [matrix[best]!, matrix[pivot]!];
    for (let row = 0; row < width; row++) {
      if (row === pivot) continue;
      const factor = matrix[row]![pivot]! / matrix[pivot]![pivot]!;
      for (let column = pivot; column <= width; column++) matrix[row]![column]! -= factor * matrix[pivot]![column]!;
    }
  }
  return matrix.map((row, at) => row[width]! / row[at]!);
}
