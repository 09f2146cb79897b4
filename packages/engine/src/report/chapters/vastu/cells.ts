/** What stands in the cells of the tables of a house: rooms, zones, verdicts, shares, and on whose word. */

import { type Verdict, verdictOf } from '../../../drawing/plan-marks.ts';
import { roomName, zoneNames } from '../../../drawing/plan-names.ts';
import type { Placement } from '../../../vastu/assess/grade.ts';
import {
  cellOfRow,
  type EditionRow,
  LOCI,
  type LocusKey,
  type Rating,
  rowOf,
  ZONES,
  type Zone,
} from '../../../vastu/index.ts';
import type { Run, Tone, Words } from '../../flow/blocks.ts';
import type { VastuBook } from './book.ts';

/** Where nothing stands. */
export const NOTHING = '–';

const TONES: Readonly<Record<Verdict, Tone>> = {
  ideal: 'good',
  good: 'good',
  neutral: 'mute',
  adverse: 'bad',
  severe: 'bad',
  none: 'mute',
};

/** A verdict in its colour. */
export function verdictWords({ say }: VastuBook, verdict: Verdict | Rating): readonly Run[] {
  const text = verdict === 'none' ? say.plan.noRule : say.plan[verdict];
  return [{ text, tone: TONES[verdict], weight: 600 }];
}

/** The verdict of a placement, by what it is worth after all shares. */
export function verdictOfPlacement({ merit }: Placement): Verdict {
  return verdictOf(merit);
}

/** What a place is called: the room as it was sent, or the door. */
export function placeName(book: VastuBook, placement: Placement): string {
  const space = book.spaceOf(placement);
  return space === null ? book.say.vastu.entrance : roomName(space.room, book.language).replaceAll('_', ' ');
}

/** Label and direction of a zone: `NE, north-east`. */
export function zoneLong({ language }: VastuBook, zone: Zone): string {
  return zoneNames(zone, language);
}

/** `57 %`, of a share 0 … 1. */
export function percent({ language }: VastuBook, share: number, decimals: number = 0): string {
  return `${language.number(share * 100, decimals)} %`;
}

/** Points or a merit, one decimal. */
export function points({ language }: VastuBook, value: number): string {
  return language.number(value, 1);
}

/** Where a space lies: its zone, and how much of it where not all. */
export function placeOf(book: VastuBook, placement: Placement): string {
  const space = book.spaceOf(placement);
  if (space === null) return book.zone(placement.zone);
  const share = space.shares.find(({ zone }) => zone === placement.zone)?.share ?? 1;
  return share > 0.995 ? book.zone(placement.zone) : `${book.zone(placement.zone)} (${percent(book, share)})`;
}

/** Every zone that a space has a part in, the largest first. */
export function spreadOf(book: VastuBook, shares: readonly { readonly zone: Zone; readonly share: number }[]): string {
  const order = [...shares].filter(({ share }) => share >= 0.005).sort((a, b) => b.share - a.share);
  return order.map(({ zone, share }) => `${book.zone(zone)} ${percent(book, share)}`).join(', ');
}

/** Zones that an edition calls best for a type of space, and how. */
export function bestZones(
  book: VastuBook,
  row: EditionRow,
): { readonly zones: readonly Zone[]; readonly rating: Rating } {
  const cells = ZONES.map((zone) => ({ zone, cell: cellOfRow(book.read.edition, row, zone) }));
  const most = Math.max(...cells.map(({ cell }) => cell.merit));
  const best = cells.filter(({ cell }) => cell.merit === most);
  return { zones: best.map(({ zone }) => zone), rating: (best[0] as (typeof cells)[number]).cell.rating };
}

/** The row of a placement's type. */
export function ruleRow(book: VastuBook, { roomType }: Placement): EditionRow {
  return rowOf(book.read.edition, roomType) as EditionRow;
}

/** Chapter and verse by locus; a work that is cited as a whole has none. */
const VERSES: Readonly<Partial<Record<LocusKey, string>>> = {
  'BS53.118': '53.118',
  'BS53.119': '53.119',
  'BS53.42-50': '53.42–50',
  'BS53.66-68': '53.66–68',
  'BS53.71-75': '53.71–75',
  'BS53.76-78': '53.76–78',
  'BS53.115-117': '53.115–117',
  'BS54.3': '54.3',
  'BS54.97-98': '54.97–98',
  'VP2.94-96': '2.94–96',
  'VP7.101': '7.101–102',
  NaradaS: '31.50–52',
  'Vastusara1.107': '1.107–108',
  'Viveka8.83': '8.83–84',
  Agni106: '106',
  Matsya256: '256',
  Mayamata27: '27',
  Manasara36: '36.14–19',
  'BS53.85-87': '53.85–87',
};

/** `Brihat Samhita 53.118; Vivekavilasa 8.83–84`; practice where no text is behind it. */
export function worksText(book: VastuBook, loci: readonly LocusKey[]): string {
  const keys = loci.length === 0 ? (['CONV'] as const) : loci;
  return keys.map((key) => locusText(book, key)).join('; ');
}

export function locusText({ names, language }: VastuBook, key: LocusKey): string {
  const { work } = LOCI[key];
  const name = names.vastuWork[work as keyof typeof names.vastuWork];
  const verse = VERSES[key]?.replace(/\d+/g, (figures) => language.number(Number(figures), 0));
  return verse === undefined ? name : `${name} ${verse}`;
}

/** In bold. */
export function strong(text: string): Words {
  return [{ text, weight: 600 }];
}
