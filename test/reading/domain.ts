/** Which values each fact can have, from the engine's own lists: what is no value here no rule may ask for, and no record may give. */

import { SIGNS } from '../../packages/engine/src/chart/chart.ts';
import { NAKSHATRAS } from '../../packages/engine/src/chart/zodiac.ts';
import { doshaTable } from '../../packages/engine/src/jyotish/dosha/find.ts';
import { GRAHAS, VISIBLE_GRAHAS } from '../../packages/engine/src/jyotish/graha/kundli.ts';
import { KOOTAS } from '../../packages/engine/src/jyotish/match/kootas.ts';
import { TEN_PORUTHAMS } from '../../packages/engine/src/jyotish/match/porutham-rules.ts';
import { KARANAS, VARAS, YOGAS } from '../../packages/engine/src/jyotish/panchang/limb-tables.ts';
import { YOGA_ROWS } from '../../packages/engine/src/jyotish/yoga/table.ts';
import type { FactKey, FactValue } from '../../packages/engine/src/reading/index.ts';
import { placementCode } from '../../packages/engine/src/vastu/assess/findings.ts';
import { ROOM_TYPES } from '../../packages/engine/src/vastu/rules/index.ts';
import { ZONES } from '../../packages/engine/src/vastu/zone/index.ts';
import { PLANETS } from '../../packages/engine/src/western/radix/radix.ts';

type Values = readonly FactValue[];

const HOUSES: Values = Array.from({ length: 12 }, (_, i) => i + 1);
const ASPECTS: Values = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];
const BOTH: Values = [true, false];
const DIGITS: Values = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const MASTERS: Values = [11, 22, 33];
const DIGNITIES: Values = ['exalted', 'own', 'moolatrikona', 'friend', 'neutral', 'enemy', 'debilitated'];
/** Kootas that give all of their points or none. */
const WHOLE: readonly string[] = ['varna', 'bhakoot', 'nadi'];

const ofEach = (subjects: readonly (string | number)[], values: Values): ReadonlyMap<string, Values> =>
  new Map(subjects.map((subject) => [String(subject), values]));
const namesOf = (rows: readonly { readonly name: string }[]): readonly string[] => rows.map(({ name }) => name);
const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
const pairs = (from: 'same' | 'next'): readonly string[] =>
  PLANETS.flatMap((one, i) => PLANETS.slice(from === 'same' ? i : i + 1).map((other) => `${one}-${other}`));
/** Found by rules of their own, outside the table. */
const OTHER_DOSHAS = ['mangal-dosha', 'kala-sarpa-dosha', 'anshika-kala-sarpa-dosha', 'pitru-dosha'];
const SHAPES = ZONES.flatMap((zone) => [`${zone}_CUT`, `${zone}_SLOT`, `${zone}_EXTENSION`]);
const PLACES = ROOM_TYPES.flatMap((roomType) => ZONES.map((zone) => placementCode({ roomType, zone })));

const PLAIN: Readonly<Record<string, Values>> = {
  lagna: SIGNS,
  'moon-sign': SIGNS,
  tithi: Array.from({ length: 30 }, (_, i) => i + 1),
  vara: VARAS.map(({ english }) => english),
  'nithya-yoga': namesOf(YOGAS),
  karana: namesOf(KARANAS),
  maha: GRAHAS,
  antar: GRAHAS,
  'sade-sati': ['rising', 'peak', 'setting', 'fourth', 'eighth'],
  muntha: HOUSES,
  'year-lord': VISIBLE_GRAHAS,
  mudda: GRAHAS,
  'w.ascendant': SIGNS,
  'w.midheaven': SIGNS,
  'w.return-ascendant': SIGNS,
  'w.return-sun': HOUSES,
};

const BY_SUBJECT: Readonly<Record<string, ReadonlyMap<string, Values>>> = {
  house: ofEach(GRAHAS, HOUSES),
  sign: ofEach(GRAHAS, SIGNS),
  nakshatra: ofEach(GRAHAS, NAKSHATRAS),
  dignity: ofEach(GRAHAS, DIGNITIES),
  // The Sun and the Moon are never retrograde, nor is the Sun near himself.
  retrograde: new Map([...ofEach(GRAHAS, BOTH), ['Sun', [false]], ['Moon', [false]]]),
  combust: new Map([...ofEach(GRAHAS, BOTH), ['Sun', [false]], ['Rahu', [false]], ['Ketu', [false]]]),
  'lord-house': ofEach(HOUSES.map(Number), HOUSES),
  sav: ofEach(HOUSES.map(Number), ['low', 'ordinary', 'high']),
  yoga: ofEach(idsOf(YOGA_ROWS), [true]),
  dosha: ofEach([...idsOf(doshaTable()), ...OTHER_DOSHAS], [true]),
  gochara: ofEach(GRAHAS, HOUSES),
  koota: new Map(
    namesOf(KOOTAS).map((name) => [name, WHOLE.includes(name) ? ['full', 'none'] : ['full', 'part', 'none']]),
  ),
  porutham: ofEach(namesOf(TEN_PORUTHAMS), BOTH),
  'w.sign': ofEach(PLANETS, SIGNS),
  'w.house': ofEach(PLANETS, HOUSES),
  'w.aspect': ofEach(pairs('next'), ASPECTS),
  's.aspect': ofEach(pairs('same'), ASPECTS),
  't.aspect': ofEach(
    PLANETS.flatMap((one) => PLANETS.map((other) => `${one}-${other}`)),
    ASPECTS,
  ),
  number: new Map([
    ...ofEach(['life-path', 'expression', 'soul-urge', 'personality'], [...DIGITS, ...MASTERS]),
    ...ofEach(['birthday', 'personal-year'], DIGITS),
    ['name-compound', Array.from({ length: 43 }, (_, index) => index + 10)],
  ]),
  defect: ofEach([...new Set([...PLACES, ...SHAPES, 'NE_EXTENSION_LARGE', 'BRAHMASTHAN_BLOCKED'])], [true]),
};

/** Kinds of rooms besides those with rules are rooms too. */
const ROOM = /^[\p{L}\p{M}\p{N}_]+(?:\.[2-9]\d*|\.1\d+)?$/u;

/** The values that a fact can have; none of a fact that there is not. */
export function domainOf(fact: FactKey): Values {
  const [kind, subject] = fact.split(/:(.*)/s) as [string, string | undefined];
  if (subject === undefined) return PLAIN[kind] ?? [];
  if (kind === 'room') return ROOM.test(subject) ? ZONES : [];
  return BY_SUBJECT[kind]?.get(subject) ?? [];
}

/** What of a store lies outside its domain; nothing when all is well. */
export function strangers(facts: ReadonlyMap<FactKey, FactValue>): readonly string[] {
  return [...facts]
    .filter(([fact, value]) => !domainOf(fact).includes(value))
    .map(([fact, value]) => `${fact}=${String(value)}`);
}
