/**
 * Blemishes of the hour of birth that a kundli shows: the Moon in a knot of signs, the new moon, karana Vishti, evil yogas, the turn of the
 * Sun's sign, the shunned ghatis, an eclipse.
 *
 * Sources: Parashara, ch. 85–94 (`bphs`), in the Santhanam numbering; the shunned ghatis as in the panchang; the limits of eclipses from
 * Meeus, ch. 54 (`meeus-1998`). A ghati is taken as a sixtieth of the arc of its nakshatra or tithi: from a kundli alone the
 * clock is not known. Left out: what needs sunrise or the births of kin.
 */

import { normaliseDeg } from '../../angle.ts';
import { type Cell, cell } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { GRAHAS } from '../graha/kundli.ts';
import { TYAJYA } from '../panchang/ghati-windows.ts';
import { karanaOf, YOGAS } from '../panchang/limb-tables.ts';
import { any, type Condition, leaf, named } from '../yoga/condition.ts';
import { involve, sayText } from '../yoga/evidence.ts';
import { MOON, SUN } from '../yoga/numbers.ts';
import type { View } from '../yoga/view.ts';
import { type DoshaRow, doshaRows } from './row.ts';

const NAKSHATRA_DEG = 40 / 3;
const GHATIS = 60;

const round = (value: number): number => Math.round(value * 1e7) / 1e7;
const elongationCell = (view: View): Cell => cell('Moon', 'elongationDeg', round(view.elongationDeg));
const longitudeCell = (view: View, graha: 'Sun' | 'Moon' | 'Rahu'): Cell =>
  cell(graha, 'longitudeDeg', view.kundli.grahas[graha].longitudeDeg);

function asked(holds: Condition['holds'], cells: (view: View) => readonly Cell[], grahas: number): Condition {
  return leaf(holds, (view, told) => {
    for (const each of cells(view)) sayText(told, each);
    involve(told, grahas);
  });
}

const ofMoon = 1 << MOON;
const ofLights = (1 << MOON) | (1 << SUN);

/** 1 … 30. */
function tithiIn(view: View): number {
  return Math.floor(view.elongationDeg / 12) + 1;
}

function tithi(...wanted: readonly number[]): Condition {
  return asked(
    (view) => wanted.includes(tithiIn(view)),
    (view) => [elongationCell(view)],
    ofLights,
  );
}

/** The last and the first `ghatis` of parts of the circle, around the borders that are given. */
function nearBorder(arc: number, borders: readonly number[], before: number, after: number): boolean {
  return borders.some((border) => {
    const past = normaliseDeg(arc - border);
    return past < after || past >= 360 - before;
  });
}

/** Where nakshatras and signs end together. */
const KNOTS = [0, 120, 240];
const PADA = NAKSHATRA_DEG / 4;
const ghatis = (count: number): number => (count * NAKSHATRA_DEG) / GHATIS;

function moonNear(before: number, after: number, borders: readonly number[] = KNOTS): Condition {
  return asked(
    ({ kundli }) => nearBorder(kundli.grahas.Moon.longitudeDeg, borders, before, after),
    (view) => [longitudeCell(view, 'Moon')],
    ofMoon,
  );
}

/** The last pada of nakshatras 9, 18 and 27, the first of those that follow. */
const knotPada = asked(
  ({ kundli: { grahas } }) =>
    (grahas.Moon.nakshatra % 9 === 0 && grahas.Moon.pada === 4) ||
    (grahas.Moon.nakshatra % 9 === 1 && grahas.Moon.pada === 1),
  ({ kundli: { grahas } }) => [
    cell('Moon', 'nakshatra', grahas.Moon.nakshatra),
    cell('Moon', 'pada', grahas.Moon.pada),
  ],
  ofMoon,
);

function lagnaNear(arcDeg: number): Condition {
  return asked(
    ({ kundli }) => nearBorder(kundli.lagna.longitudeDeg, KNOTS, arcDeg, arcDeg),
    ({ kundli }) => [cell('lagna', 'longitudeDeg', kundli.lagna.longitudeDeg)],
    0,
  );
}

/** Tithis of the knot: the last two ghatis of the 5th, 10th and 15th of either half, the first two of those that follow. */
const tithiKnot = asked(
  (view) => nearBorder((view.elongationDeg * 6) % 360, [0], 12 * (6 / GHATIS) * 2, 12 * (6 / GHATIS) * 2),
  (view) => [elongationCell(view)],
  ofLights,
);

const karana = asked(
  (view) => karanaOf(Math.floor(view.elongationDeg / 6) + 1).name === 'Vishti',
  (view) => [elongationCell(view)],
  ofLights,
);

/** The yoga of Sun and Moon, 1 … 27. */
function yogaIn({ kundli }: View): number {
  const sum = normaliseDeg(kundli.grahas.Sun.longitudeDeg + kundli.grahas.Moon.longitudeDeg);
  return Math.floor(sum / NAKSHATRA_DEG) + 1;
}

function yoga(name: (typeof YOGAS)[number]['name']): Condition {
  const index = YOGAS.findIndex((row) => row.name === name) + 1;
  return asked(
    (view) => yogaIn(view) === index,
    (view) => [longitudeCell(view, 'Sun'), longitudeCell(view, 'Moon')],
    ofLights,
  );
}

/** Sixteen ghatis of time before or after the Sun changes his sign, at his own rate or the mean one. */
const sankranti = asked(
  ({ kundli }) => {
    const { degree, longitudeDegPerDay } = kundli.grahas.Sun;
    const reach = (16 / GHATIS) * (longitudeDegPerDay ?? 0.9856474);
    return degree < reach || degree >= 30 - reach;
  },
  (view) => [longitudeCell(view, 'Sun')],
  1 << SUN,
);

const shunned = asked(
  ({ kundli }) => {
    const { longitudeDeg, nakshatra } = kundli.grahas.Moon;
    const ghati = ((longitudeDeg - (nakshatra - 1) * NAKSHATRA_DEG) * GHATIS) / NAKSHATRA_DEG;
    const first = TYAJYA[nakshatra - 1] as number;
    return ghati >= first && ghati < first + 4;
  },
  (view) => [longitudeCell(view, 'Moon')],
  ofMoon,
);

/** New or full moon within a degree, so near to a node that an eclipse is possible: 18.5° of the Sun, 12.2° of the Earth's shadow. */
function eclipse(kind: 'solar' | 'lunar'): Condition {
  const [phase, limit] = kind === 'solar' ? [0, 18.5] : [180, 12.2];
  return asked(
    (view) => {
      const { Sun, Rahu } = view.kundli.grahas;
      const fromPhase = Math.abs(normaliseDeg(view.elongationDeg - phase + 180) - 180);
      const fromNode = Math.abs(normaliseDeg((Sun.longitudeDeg - Rahu.longitudeDeg) * 2 + 180) - 180) / 2;
      return fromPhase < 1 && fromNode < limit;
    },
    (view) => [elongationCell(view), longitudeCell(view, 'Sun'), longitudeCell(view, 'Rahu')],
    ofLights | (1 << GRAHAS.indexOf('Rahu')),
  );
}

const SIXTHS = [1, 2, 3, 4, 5, 6].map((part) =>
  named(
    `part-${part}`,
    asked(
      (view) => view.elongationDeg >= 334 + part * 2 && view.elongationDeg < 336 + part * 2,
      (view) => [elongationCell(view)],
      ofLights,
    ),
  ),
);

const bphs: readonly SourceKey[] = ['bphs'];

// biome-ignore format: a table reads in rows
export const BIRTH_ROWS: readonly DoshaRow[] = doshaRows({ group: 'birth-time', sources: bphs, classification: 'classical' }, [
  { id: 'ganda-moola-dosha', name: 'Ganda Moola', sources: ['almanac-practice', 'bphs'], classification: 'traditional', rule: 'The Moon in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati.', when: gandaMoola() },
  { id: 'gandanta-nakshatra', name: 'Nakshatra Gandanta', locus: 'bphs 92.3', rule: 'The Moon in the last two or the first two ghatis where nakshatra and sign end together.', when: moonNear(ghatis(2), ghatis(2)) },
  { id: 'gandanta-pada', name: 'Nakshatra Gandanta', sources: ['jataka-parijata', 'almanac-practice'], classification: 'traditional', rule: 'The Moon in the last or the first pada where nakshatra and sign end together.', when: knotPada },
  { id: 'gandanta-tithi', name: 'Tithi Gandanta', locus: 'bphs 92.2', rule: 'The last two ghatis of the 5th, 10th or 15th tithi of either half, or the first two of the next.', when: tithiKnot },
  { id: 'gandanta-lagna', name: 'Lagna Gandanta', sources: ['bphs', 'almanac-practice'], locus: 'bphs 92.4', classification: 'traditional', rule: 'The lagna within a pada of the end of Cancer, Scorpio or Pisces.', when: lagnaNear(PADA) },
  { id: 'abhukta-mula', name: 'Abhukta Mula', locus: 'bphs 92.5', rule: 'The Moon in the last five ghatis of Jyeshtha or the first eight of Mula.', when: moonNear(ghatis(5), ghatis(8), [240]) },
  { id: 'jyeshtha-janma', name: 'Jyeshtha Ganda', locus: 'bphs ch. 94', rule: 'The Moon in Jyeshtha.', when: inNakshatra(18) },
  { id: 'amavasya-janma', name: 'Amavasya', locus: 'bphs ch. 86', rule: 'Born on the new moon tithi.', when: tithi(30) },
  { id: 'krishna-chaturdashi-janma', name: 'Krishna Chaturdashi', locus: 'bphs ch. 87', rule: 'Born on the 14th tithi of the dark half; its first sixth is harmless.', when: any(...SIXTHS.slice(1)) },
  { id: 'bhadra-janma', name: 'Bhadra', locus: 'bphs ch. 88', rule: 'Born in the karana Vishti.', when: karana },
  { id: 'vyatipata-janma', name: 'Vyatipata', locus: 'bphs ch. 88', rule: 'Born in the yoga Vyatipata.', when: yoga('Vyatipata') },
  { id: 'vaidhriti-janma', name: 'Vaidhriti', locus: 'bphs ch. 88', rule: 'Born in the yoga Vaidhriti.', when: yoga('Vaidhriti') },
  { id: 'parigha-janma', name: 'Parigha', locus: 'bphs ch. 88', rule: 'Born in the yoga Parigha.', when: yoga('Parigha') },
  { id: 'vajra-janma', name: 'Vajra', locus: 'bphs ch. 88', rule: 'Born in the yoga Vajra.', when: yoga('Vajra') },
  { id: 'sankranti-janma', name: 'Sankranti', sources: ['bphs', 'almanac-practice'], locus: 'bphs ch. 90', rule: 'Born within sixteen ghatis of the Sun’s change of sign.', when: sankranti },
  { id: 'grahan-janma-solar', name: 'Surya Grahan Janma', sources: ['bphs', 'meeus-1998'], locus: 'bphs ch. 91', classification: 'convention', rule: 'Born within a degree of a new moon so near to a node that an eclipse is possible.', when: eclipse('solar') },
  { id: 'grahan-janma-lunar', name: 'Chandra Grahan Janma', sources: ['bphs', 'meeus-1998'], locus: 'bphs ch. 91', classification: 'convention', rule: 'Born within a degree of a full moon so near to a node that an eclipse is possible.', when: eclipse('lunar') },
  { id: 'visha-ghati-janma', name: 'Visha Ghati', sources: ['muhurta-chintamani', 'prasna-marga'], rule: 'Born in the four shunned ghatis of the Moon’s nakshatra.', when: shunned },
]);

function inNakshatra(...wanted: readonly number[]): Condition {
  return asked(
    ({ kundli }) => wanted.includes(kundli.grahas.Moon.nakshatra),
    ({ kundli }) => [
      cell('Moon', 'nakshatra', kundli.grahas.Moon.nakshatra),
      cell('Moon', 'pada', kundli.grahas.Moon.pada),
    ],
    ofMoon,
  );
}

function gandaMoola(): Condition {
  return inNakshatra(1, 9, 10, 18, 19, 27);
}
