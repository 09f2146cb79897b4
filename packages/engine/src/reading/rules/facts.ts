/**
 * What a rule may ask of a chart: named cells with their values. A rule that asks for a cell that is not listed here can never hold, so the
 * list is checked against every rule.
 */

/** Cells that need no subject. */
export const PLAIN_FACTS = [
  'lagna',
  'moon-sign',
  'tithi',
  'vara',
  'nithya-yoga',
  'karana',
  'maha',
  'antar',
  'sade-sati',
  /** House of the muntha from the lagna of the year, 1 … 12; lord of the year; lord of the part of the year that runs. */
  'muntha',
  'year-lord',
  'mudda',
  'w.ascendant',
  'w.midheaven',
  /** The sign that rises in the chart of a return, by its name, and the house of the Sun in it. */
  'w.return-ascendant',
  'w.return-sun',
] as const;

/** Cells of a subject: `house:Sun` is the house in which the Sun stands. */
export const SUBJECT_FACTS = [
  /** Graha → house from the lagna, 1 … 12. */
  'house',
  /** Graha → sign, by its English name. */
  'sign',
  /** Graha → nakshatra, by its name. */
  'nakshatra',
  /** Graha → exalted, own, friend, neutral, enemy, debilitated, moolatrikona. */
  'dignity',
  /** Graha → true or false. */
  'retrograde',
  'combust',
  /** House → house in which its lord stands. */
  'lord-house',
  /** House → low, ordinary, high: bindus of the sarvashtakavarga. */
  'sav',
  /** Yoga, dosha → true where it is there. */
  'yoga',
  'dosha',
  /** Graha in transit → house from the Moon. */
  'gochara',
  /** Koota → full, part, none. */
  'koota',
  /** Porutham → true where it is there. */
  'porutham',
  /** Western planet → sign, house. */
  'w.sign',
  'w.house',
  /** Pair such as `Sun-Moon` → conjunction, sextile, square, trine, opposition. */
  'w.aspect',
  /** Pair of a planet of one person and one of the other, the luminary or quicker planet first → the closest of their aspects, the same. */
  's.aspect',
  /** Pair of a planet in transit and a planet at birth → the same. */
  't.aspect',
  /** Number such as `life-path` → its value. */
  'number',
  /** Room such as `kitchen` → its zone: N, NE … NW, CENTER. The second of its kind is `bedroom.2`. */
  'room',
  /** Defect of a plan → true where it is there. */
  'defect',
] as const;

export type FactKey = (typeof PLAIN_FACTS)[number] | `${(typeof SUBJECT_FACTS)[number]}:${string}`;
export type FactValue = string | number | boolean;

/** What is known of a chart, by cell. A cell has one value: what a chart has many of, such as yogas, has a cell for each. */
export type FactStore = ReadonlyMap<FactKey, FactValue>;
