/** Which letter does a score earn? */

import type { Grade } from './record.ts';

/** Lowest scores of the letters, the best first. */
export const GRADES: readonly { readonly grade: Grade; readonly from: number; readonly label: string }[] = [
  { grade: 'A', from: 85, label: 'Excellent' },
  { grade: 'B', from: 70, label: 'Good' },
  { grade: 'C', from: 55, label: 'Fair' },
  { grade: 'D', from: 40, label: 'Poor' },
  { grade: 'E', from: 0, label: 'Very poor' },
];

/** The letter of a score, 0 … 100. */
export function gradeOfScore(score: number): { readonly grade: Grade; readonly label: string } {
  const { grade, label } = GRADES.find(({ from }) => score >= from) as (typeof GRADES)[number];
  return { grade, label };
}
