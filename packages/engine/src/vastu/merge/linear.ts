/** Which numbers satisfy some linear equations at once? Elimination with the greatest pivot; for the few dozen unknowns of an adjustment. */

/**
 * Solves symmetric equations that may leave some unknowns open.
 *
 * @param rows     one per unknown, its coefficients and then the right side; overwritten
 * @param damping  share of the greatest diagonal term that is added to each: what nothing decides comes out as nearly 0
 * @returns the unknowns; all 0 where there is nothing to solve
 */
export function solve(rows: readonly Float64Array[], damping: number): readonly number[] {
  const count = rows.length;
  const at = (row: number, column: number): number => (rows[row] as Float64Array)[column] as number;
  const greatest = rows.reduce((most, _, row) => Math.max(most, Math.abs(at(row, row))), 0);
  if (greatest === 0) return rows.map(() => 0);
  rows.forEach((line, row) => {
    line[row] = at(row, row) + damping * greatest;
  });
  const order = rows.map((_, row) => row);
  for (let column = 0; column < count; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < count; row += 1) {
      if (Math.abs(at(order[row] as number, column)) > Math.abs(at(order[pivot] as number, column))) pivot = row;
    }
    [order[column], order[pivot]] = [order[pivot] as number, order[column] as number];
    const top = rows[order[column] as number] as Float64Array;
    for (let row = column + 1; row < count; row += 1) {
      const line = rows[order[row] as number] as Float64Array;
      const factor = (line[column] as number) / (top[column] as number);
      for (let k = column; k <= count; k += 1) line[k] = (line[k] as number) - factor * (top[k] as number);
    }
  }
  const found = new Array<number>(count).fill(0);
  for (let row = count - 1; row >= 0; row -= 1) {
    const line = rows[order[row] as number] as Float64Array;
    let rest = line[count] as number;
    for (let k = row + 1; k < count; k += 1) rest -= (line[k] as number) * (found[k] as number);
    found[row] = rest / (line[row] as number);
  }
  return found;
}
