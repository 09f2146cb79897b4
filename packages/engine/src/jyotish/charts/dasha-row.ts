/** Vimshottari from the Moon of a birth, as a row of a table: the numbers of `vimshottariOf` without its records. */

import { balanceYears, writePartEdges, writeRootEdges } from '../dasha/edges.ts';
import { arcsecondsAmongStars, mansionAt, shareByArc } from '../dasha/nakshatra.ts';
import { type DashaYear, dashaYearOf } from '../dasha/year.ts';
import type { Recipe } from './recipe.ts';
import type { ChartColumns } from './table.ts';

const LORDS = 9;

/** Room for the edges of one family of periods; written and read within a row. */
export interface DashaRoom {
  readonly years: number[];
  readonly edges: Float64Array;
  readonly antarEdges: Float64Array;
  readonly pratyantarEdges: Float64Array;
}

export function dashaRoom(): DashaRoom {
  return {
    years: new Array<number>(LORDS).fill(0),
    edges: new Float64Array(LORDS + 1),
    antarEdges: new Float64Array(LORDS + 1),
    pratyantarEdges: new Float64Array(LORDS + 1),
  };
}

/**
 * Writes the periods of a row.
 *
 * @param moonDeg  sidereal longitude of the Moon, on steps of 1e-7°
 */
export function writeDasha(
  { scheme, year }: Recipe,
  room: DashaRoom,
  columns: ChartColumns,
  row: number,
  birthJdUt: number,
  moonDeg: number,
): void {
  const { dashaSeat, dashaBalanceYears, mahaStartJdUt, dashaEndJdUt } = columns;
  if (!dashaSeat || !dashaBalanceYears || !mahaStartJdUt || !dashaEndJdUt) return;
  const at = arcsecondsAmongStars(moonDeg, 1);
  const mansion = mansionAt(scheme.mansions, at);
  const share = (mansion.ordinal + shareByArc(mansion, at)) / mansion.count;
  const { years, edges } = room;
  for (let i = 0; i < LORDS; i++) years[i] = scheme.row.years[(mansion.seat + i) % LORDS] as number;
  const ofYears = years[0] as number;
  const elapsedYears = share * ofYears;
  const measure = dashaYearOf(birthJdUt, { year });
  writeRootEdges(years, elapsedYears, measure, edges);
  dashaSeat[row] = mansion.seat;
  dashaBalanceYears[row] = balanceYears(ofYears, elapsedYears);
  dashaEndJdUt[row] = edges[LORDS] as number;
  for (let i = 0; i < LORDS; i++) mahaStartJdUt[row * LORDS + i] = edges[i] as number;
  if (columns.antarStartJdUt !== null)
    for (let i = 0; i < LORDS; i++)
      writeParts(scheme, room, columns, row * LORDS + i, (mansion.seat + i) % LORDS, i, measure);
}

/** The antardashas of a mahadasha, and their parts where they are wanted. */
function writeParts(
  { parts }: Recipe['scheme'],
  { edges, antarEdges, pratyantarEdges }: DashaRoom,
  { antarStartJdUt, pratyantarStartJdUt }: ChartColumns,
  place: number,
  seat: number,
  i: number,
  measure: DashaYear,
): void {
  const { seats, ends } = parts[seat] as Recipe['scheme']['parts'][number];
  writePartEdges(edges[i] as number, edges[i + 1] as number, ends, measure, antarEdges);
  for (let k = 0; k < LORDS; k++) {
    const at = place * LORDS + k;
    if (antarStartJdUt !== null) antarStartJdUt[at] = antarEdges[k] as number;
    if (pratyantarStartJdUt === null) continue;
    const part = parts[seats[k] as number] as Recipe['scheme']['parts'][number];
    writePartEdges(antarEdges[k] as number, antarEdges[k + 1] as number, part.ends, measure, pratyantarEdges);
    for (let m = 0; m < LORDS; m++) pratyantarStartJdUt[at * LORDS + m] = pratyantarEdges[m] as number;
  }
}
