/**
 * The named stretches of a day, good, bad and neither, each with its rule and source: what almanacs print beside the limbs.
 */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import { type CivilSpan, civilSpan } from './civil-span.ts';
import type { CourseSpan } from './daily-sky.ts';
import {
  arunodaya,
  brahmaMuhurta,
  type DayBounds,
  dayMuhurta,
  durmuhurtas,
  eighthOf,
  fifthOf,
  godhuli,
  MUHURTAS,
  type MuhurtaRow,
  nightMuhurta,
  pradosha,
  pratahSandhya,
  type Stretch,
  sayahnaSandhya,
} from './day-parts.ts';
import { amritas, varjyams } from './ghati-windows.ts';
import type { PanchangSettings } from './settings.ts';

/** Every named stretch there is. */
export const PERIOD_IDS = [
  'rahu-kalam',
  'yamaganda',
  'gulika-kalam',
  'durmuhurta',
  'varjyam',
  'amrita-kala',
  'abhijit-muhurta',
  'brahma-muhurta',
  'vijaya-muhurta',
  'godhuli-muhurta',
  'nishita-muhurta',
  'pratah-sandhya',
  'sayahna-sandhya',
  'arunodaya',
  'pratah',
  'sangava',
  'madhyahna',
  'aparahna',
  'sayahna',
  'pradosha',
] as const;
export type PeriodId = (typeof PERIOD_IDS)[number];

/** A named stretch, or several, within one day. */
export interface DayPeriod {
  readonly id: PeriodId;
  readonly name: string;
  readonly nature: 'auspicious' | 'inauspicious' | 'neutral';
  /** False where a rule takes the stretch out of use that day; `note` says why. */
  readonly isApplicable: boolean;
  readonly note: string | null;
  readonly spans: readonly CivilSpan[];
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

/** What a rule may look at. */
interface PeriodGround {
  readonly bounds: DayBounds;
  readonly vara: number;
  readonly nakshatras: readonly CourseSpan[];
  readonly settings: PanchangSettings;
}

interface PeriodRow {
  readonly name: string;
  readonly nature: DayPeriod['nature'];
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
  readonly stretches: (ground: PeriodGround) => readonly Stretch[];
}

const WEDNESDAY = 3;
const ABHIJIT_NOTE = 'Not used on Wednesdays, when the eighth muhurta is a shunned one.';

// biome-ignore format: a table reads in rows
const PERIODS: { readonly [P in PeriodId]: PeriodRow } = {
  'rahu-kalam':      { name: 'Rahu Kalam',      nature: 'inauspicious', classification: 'traditional', sources: ['kalaprakasika', 'almanac-practice'], stretches: ({ vara, bounds }) => [eighthOf('rahu', vara, bounds)] },
  yamaganda:         { name: 'Yamaganda',       nature: 'inauspicious', classification: 'traditional', sources: ['kalaprakasika', 'almanac-practice'], stretches: ({ vara, bounds }) => [eighthOf('yamaganda', vara, bounds)] },
  'gulika-kalam':    { name: 'Gulika Kalam',    nature: 'inauspicious', classification: 'traditional', sources: ['kalaprakasika', 'almanac-practice'], stretches: ({ vara, bounds }) => [eighthOf('gulika', vara, bounds)] },
  durmuhurta:        { name: 'Durmuhurta',      nature: 'inauspicious', classification: 'classical',   sources: ['muhurta-chintamani'], stretches: ({ vara, bounds, settings }) => durmuhurtas(vara, bounds, settings.durmuhurta, settings.nightDurmuhurta) },
  varjyam:           { name: 'Varjyam',         nature: 'inauspicious', classification: 'classical',   sources: ['muhurta-chintamani', 'prasna-marga'], stretches: ({ bounds, nakshatras, settings }) => varjyams(nakshatras, bounds.sunrise, bounds.nextSunrise, settings.mulaTyajya) },
  'amrita-kala':     { name: 'Amrita Kala',     nature: 'auspicious',   classification: 'classical',   sources: ['prasna-marga'], stretches: ({ bounds, nakshatras }) => amritas(nakshatras, bounds.sunrise, bounds.nextSunrise) },
  'abhijit-muhurta': { name: 'Abhijit Muhurta', nature: 'auspicious',   classification: 'classical',   sources: ['muhurta-chintamani'], stretches: ({ bounds }) => [dayMuhurta(bounds, 8)] },
  'brahma-muhurta':  { name: 'Brahma Muhurta',  nature: 'auspicious',   classification: 'traditional', sources: ['dharma-sindhu', 'almanac-practice'], stretches: ({ bounds, settings }) => [brahmaMuhurta(bounds, settings.brahmaMuhurta)] },
  'vijaya-muhurta':  { name: 'Vijaya Muhurta',  nature: 'auspicious',   classification: 'traditional', sources: ['nirnaya-sindhu', 'almanac-practice'], stretches: ({ bounds }) => [dayMuhurta(bounds, 11)] },
  'godhuli-muhurta': { name: 'Godhuli Muhurta', nature: 'auspicious',   classification: 'traditional', sources: ['muhurta-chintamani', 'almanac-practice'], stretches: ({ bounds }) => [godhuli(bounds)] },
  'nishita-muhurta': { name: 'Nishita Muhurta', nature: 'neutral',      classification: 'classical',   sources: ['dharma-sindhu'], stretches: ({ bounds }) => [nightMuhurta(bounds, 8)] },
  'pratah-sandhya':  { name: 'Pratah Sandhya',  nature: 'neutral',      classification: 'traditional', sources: ['dharma-sindhu', 'almanac-practice'], stretches: ({ bounds }) => [pratahSandhya(bounds)] },
  'sayahna-sandhya': { name: 'Sayahna Sandhya', nature: 'neutral',      classification: 'traditional', sources: ['dharma-sindhu', 'almanac-practice'], stretches: ({ bounds }) => [sayahnaSandhya(bounds)] },
  arunodaya:         { name: 'Arunodaya',       nature: 'neutral',      classification: 'classical',   sources: ['dharma-sindhu'], stretches: ({ bounds }) => [arunodaya(bounds)] },
  pratah:            { name: 'Pratah',          nature: 'neutral',      classification: 'classical',   sources: ['dharma-sindhu'], stretches: ({ bounds }) => [fifthOf(bounds, 1)] },
  sangava:           { name: 'Sangava',         nature: 'neutral',      classification: 'classical',   sources: ['dharma-sindhu'], stretches: ({ bounds }) => [fifthOf(bounds, 2)] },
  madhyahna:         { name: 'Madhyahna',       nature: 'neutral',      classification: 'classical',   sources: ['dharma-sindhu'], stretches: ({ bounds }) => [fifthOf(bounds, 3)] },
  aparahna:          { name: 'Aparahna',        nature: 'neutral',      classification: 'classical',   sources: ['dharma-sindhu'], stretches: ({ bounds }) => [fifthOf(bounds, 4)] },
  sayahna:           { name: 'Sayahna',         nature: 'neutral',      classification: 'classical',   sources: ['dharma-sindhu'], stretches: ({ bounds }) => [fifthOf(bounds, 5)] },
  pradosha:          { name: 'Pradosha',        nature: 'neutral',      classification: 'classical',   sources: ['dharma-sindhu'], stretches: ({ bounds }) => [pradosha(bounds)] },
};

/** Every named stretch of a day, in the order of `PERIOD_IDS`; those of varjyam and amrita touch the day and may leave it. */
export function periodsOf(clock: LocalClock, ground: PeriodGround): readonly DayPeriod[] {
  return PERIOD_IDS.map((id) => {
    const { name, nature, sources, classification, stretches } = PERIODS[id];
    const isApplicable = id !== 'abhijit-muhurta' || ground.vara !== WEDNESDAY;
    return {
      id,
      name,
      nature,
      isApplicable,
      note: isApplicable ? null : ABHIJIT_NOTE,
      spans: stretches(ground).map(([start, end]) => civilSpan(clock, start, end)),
      sources,
      classification,
    };
  });
}

/** A muhurta in time. */
export interface MuhurtaSpan extends MuhurtaRow, CivilSpan {}

/** The thirty muhurtas of a day and its night. @source  `muhurta-chintamani` ch. 1 */
export function muhurtasOf(clock: LocalClock, bounds: DayBounds): readonly MuhurtaSpan[] {
  return MUHURTAS.map(({ number, isDay, name, nature }) => {
    const [from, to] = isDay ? dayMuhurta(bounds, number) : nightMuhurta(bounds, number);
    const { startJdUt, endJdUt, start, end } = civilSpan(clock, from, to);
    return { number, isDay, name, nature, startJdUt, endJdUt, start, end };
  });
}
