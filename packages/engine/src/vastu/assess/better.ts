/** Where would it be better? Zones for rooms, parts of a side for doors, as the rules have them; nothing is said of what that would do. */

import type { Classification } from '../../fact.ts';
import { cellOfRow, type Edition, type EditionRow, locusText, MERIT, type Rating } from '../rules/index.ts';
import { ENTRANCES, type EntranceRow, ZONES, type Zone } from '../zone/index.ts';

/** What would be better, and on whose word. */
export interface Remedy {
  readonly recommendedZone: Zone;
  readonly remedy: string;
  readonly remedyType: 'relocation';
  readonly remedyClassification: Classification;
  readonly remedySource: string;
}

/** Whether a rating keeps the rule: ideal, good and neutral do. */
export function isCompliant(rating: Rating): boolean {
  return MERIT[rating] >= MERIT.neutral;
}

/** The nearest of a row's best zones, the first in order of those equally near. */
export function betterZone(row: EditionRow, from: Zone, edition: Edition): Remedy {
  const cells = ZONES.map((zone) => ({ zone, cell: cellOfRow(edition, row, zone) }));
  const best = Math.max(...cells.map(({ cell }) => cell.merit));
  const near = cells
    .filter(({ cell }) => cell.merit === best)
    .reduce((a, b) => (distanceOf(b.zone, from) < distanceOf(a.zone, from) ? b : a));
  return {
    recommendedZone: near.zone,
    remedy: `The rules call ${near.zone} ${near.cell.rating} for ${wordsOf(row[0])}.`,
    remedyType: 'relocation',
    remedyClassification: near.cell.classification,
    remedySource: locusText(near.cell.loci),
  };
}

/** The nearest door of the same side that the text praises; a praised door is its own. */
export function betterDoor(code: string): Remedy {
  const from = doorNamed(code);
  const praised = ENTRANCES.filter(({ side, rating }) => side === from.side && rating === 'ideal');
  const near = praised.reduce((a, b) =>
    Math.abs(b.ordinal - from.ordinal) < Math.abs(a.ordinal - from.ordinal) ? b : a,
  );
  return {
    recommendedZone: zoneOfDoor(near),
    remedy: `On the same side the text praises ${near.code} (${near.devataName}).`,
    remedyType: 'relocation',
    remedyClassification: near.classification,
    remedySource: near.locus,
  };
}

/** Zones in which a part of a side lies that no verse blames, those with the best part first; the others, the middle among them, are to be avoided. */
export function zonesOfDoors(): { readonly acceptable: readonly Zone[]; readonly forbidden: readonly Zone[] } {
  const bestIn = (zone: Zone): number =>
    Math.max(
      ...ENTRANCES.map((door) => (zoneOfDoor(door) === zone && isCompliant(door.rating) ? MERIT[door.rating] : 0)),
    );
  const ranked = ZONES.map((zone) => ({ zone, best: bestIn(zone) })).sort((a, b) => b.best - a.best);
  return {
    acceptable: ranked.filter(({ best }) => best > 0).map(({ zone }) => zone),
    forbidden: ranked.filter(({ best }) => best === 0).map(({ zone }) => zone),
  };
}

/** Where the middle of a door's part of its side lies, by thirds of the side. */
function zoneOfDoor({ side, ordinal }: EntranceRow): Zone {
  const corners: Readonly<Record<EntranceRow['side'], readonly [Zone, Zone, Zone]>> = {
    E: ['NE', 'E', 'SE'],
    S: ['SE', 'S', 'SW'],
    W: ['SW', 'W', 'NW'],
    N: ['NW', 'N', 'NE'],
  };
  return corners[side][Math.floor(((ordinal - 0.5) * 3) / 8)] as Zone;
}

/** Square of the distance in cells. */
function distanceOf(a: Zone, b: Zone): number {
  const [i, j] = [ZONES.indexOf(a), ZONES.indexOf(b)];
  const [down, across] = [Math.floor(i / 3) - Math.floor(j / 3), (i % 3) - (j % 3)];
  return down * down + across * across;
}

/** A door by its code. */
export function doorNamed(code: string): EntranceRow {
  return ENTRANCES.find((door) => door.code === code) as EntranceRow;
}

/** `master bedroom`. */
export function wordsOf(roomType: string): string {
  return roomType.replaceAll('_', ' ');
}
