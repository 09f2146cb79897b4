/**
 * What a birth chart tells beside the chart: divisional charts, the dashas, the panchang of the birth, yogas and doshas, under the published
 * names. Every value is the engine's; nothing is reckoned here.
 *
 * Doshas have a file of their own (birth-blocks-doshas.ts), and so have the shapes (birth-blocks-shapes.ts).
 */

import type { Chart, ChartChoices, Engine, Moment } from '@khagol/engine';
import { SIGNS, ZodiacSky } from '@khagol/engine/chart';
import {
  COURSES,
  DailySky,
  type DashaNode,
  type DashaSpan,
  dateOfSolarDay,
  GRAHAS,
  type Kundli,
  karanaOf,
  kundliOf,
  type MarkedFindings,
  markedFindingsOf,
  NAKSHATRA_TABLE,
  solarDaylightAt,
  TITHIS,
  VARAS,
  varaOf,
  vargaChartOf,
  vimshottariOf,
  YOGAS,
} from '@khagol/engine/jyotish';
import { clockOfMoment, jdUtOf, jdUtOfTt, type LocalClock } from '@khagol/engine/time';
import { doshasBlock } from './birth-blocks-doshas.ts';
import type { DivisionRow } from './birth-blocks-json.ts';
import { ToldYogas } from './birth-yogas.ts';
import type { BirthChartInput } from './chart-input.ts';
import { isEngineError } from './engine-fault.ts';
import { type ThroughDoubt, throughDoubtIn } from './through-doubt.ts';

/** What the blocks are told from. */
export interface BirthGround {
  readonly kundli: Kundli;
  readonly findings: MarkedFindings;
  readonly zodiac: ZodiacSky;
  readonly moment: Moment;
  /** Of the birth: every time is told as it would have been told there. */
  readonly clock: LocalClock;
  /** The instant that stands for the present, civil Julian date. */
  readonly asOfJdUt: number;
}

type Blocks = Readonly<Record<string, unknown>> & { readonly warnings: Chart['warnings'] };

/** What need not be found again. */
interface Known {
  readonly kundli?: Kundli | undefined;
  /** Of an unknown hour; null where the ephemeris ends too near. */
  readonly throughDoubt?: ThroughDoubt | null | undefined;
}

/** The blocks of a chart, as `toldBlocks` has them, in plain records. */
export function birthBlocks(...asked: Parameters<typeof toldBlocks>): Blocks {
  return plainBlocks(toldBlocks(...asked));
}

/** A record with such blocks, all of it plain data: the yogas, which are held in numbers, as records. */
export function plainBlocks<T extends Readonly<Record<string, unknown>>>(record: T): T {
  const { yogas } = record;
  return yogas instanceof ToldYogas ? { ...record, yogas: yogas.toJSON() } : record;
}

/**
 * The blocks of a chart, on the way to its answer: to be written by `chartTo`.
 *
 * @param choices  those the chart was cast with; sidereal
 * @param known    what was found already
 * @returns members to set beside those of the chart, `throughDoubt` only of an unknown hour; `warnings` are the chart's and those of blocks that reach beyond the ephemeris
 */
export function toldBlocks(
  kernel: Engine['kernel'],
  chart: Chart,
  choices: ChartChoices,
  asked: Pick<BirthChartInput, 'moment' | 'divisions' | 'includeDasha'>,
  asOfJdUt: number,
  known: Known = {},
): Blocks {
  const { moment } = asked;
  const kundli = known.kundli ?? kundliOf(chart);
  const ground: BirthGround = {
    kundli,
    findings: markedFindingsOf(kundli),
    zodiac: new ZodiacSky(kernel, choices),
    moment,
    clock: clockOfMoment(moment),
    asOfJdUt,
  };
  const panchang = withinSpan(() => panchangBlock(ground));
  const isHourKnown = moment.certainty.time === 'stated';
  const { throughDoubt = isHourKnown ? null : doubtWithinSpan(kernel, moment, choices) } = known;
  const doshas = doshasBlock(ground, withinSpan);
  const beyond = [
    ...(panchang === null ? [beyondSpan('panchang')] : []),
    ...(doshas.sadeSati === null ? [beyondSpan('doshas.sadeSati')] : []),
    ...(!isHourKnown && throughDoubt === null ? [beyondSpan('throughDoubt')] : []),
  ];
  return {
    divisional: divisionalBlock(ground.kundli, asked.divisions),
    dasha: dashaBlock(ground, asked.includeDasha),
    panchang,
    yogas: new ToldYogas(ground.findings.yogas),
    doshas,
    ...(!isHourKnown && { throughDoubt }),
    warnings: [...chart.warnings, ...beyond],
  };
}

/** The panchang of a chart alone, as `toldBlocks` has it, with the warnings of the chart. Parameters as there. */
export function panchangAlone(
  kernel: Engine['kernel'],
  chart: Chart,
  choices: ChartChoices,
  moment: Moment,
): { readonly panchang: unknown; readonly warnings: Chart['warnings'] } {
  const ground = { zodiac: new ZodiacSky(kernel, choices), moment, clock: clockOfMoment(moment) };
  const panchang = withinSpan(() => panchangBlock(ground));
  return { panchang, warnings: [...chart.warnings, ...(panchang === null ? [beyondSpan('panchang')] : [])] };
}

/** What all hours of a day have; null where the ephemeris ends too near. */
export function doubtWithinSpan(...asked: Parameters<typeof throughDoubtIn>): ThroughDoubt | null {
  return withinSpan(() => throughDoubtIn(...asked));
}

/** Null where a search runs past the end of the ephemeris, as it may for a birth in its last days. */
function withinSpan<T>(search: () => T): T | null {
  try {
    return search();
  } catch (error) {
    if (isEngineError(error) && error.code === 'OUT_OF_SPAN') return null;
    throw error;
  }
}

function beyondSpan(block: string): Chart['warnings'][number] {
  return { code: 'BEYOND_EPHEMERIS', message: `${block} would need the sky beyond the ephemeris; it is null.` };
}

/** `d9`, and those asked for: the ascendant and the nine grahas, each with its sign. */
function divisionalBlock(kundli: Kundli, divisions: readonly number[]): Readonly<Record<string, unknown>> {
  const made: Record<string, readonly DivisionRow[]> = { d9: divisionRows(kundli, 9) };
  for (const division of divisions) made[`d${division}`] = divisionRows(kundli, division);
  return made;
}

function divisionRows(kundli: Kundli, division: number): readonly DivisionRow[] {
  const { lagna, grahas } = vargaChartOf(kundli, division);
  const row = (name: string, sign: number, degree: number, house: number): DivisionRow => ({
    name,
    sign: SIGNS[sign - 1] as string,
    signNumber: sign,
    degree,
    house,
  });
  return [
    row('Ascendant', lagna.sign, lagna.degree, 1),
    ...GRAHAS.map((name) => row(name, grahas[name].sign, grahas[name].degree, grahas[name].house)),
  ];
}

/** Levels of the tree of periods that `includeDasha` asks for: maha, antar, pratyantar. */
const DASHA_DEPTH = 3;

function dashaBlock({ kundli, moment, clock, asOfJdUt }: BirthGround, includeDasha: boolean): unknown {
  const dasha = vimshottariOf(kundli, jdUtOf(moment), { clock });
  const [maha, antar, pratyantar] = dasha.runningAt(asOfJdUt, DASHA_DEPTH);
  const { balance } = dasha;
  return {
    system: 'vimshottari',
    asOf: clock.text(asOfJdUt),
    ...(balance !== null && {
      balance: { planet: balance.lord, years: balance.years, ofYears: balance.ofYears, ...partsOf(balance.parts) },
    }),
    current:
      maha === undefined || antar === undefined || pratyantar === undefined
        ? null
        : { maha: period(maha), antar: period(antar), pratyantar: period(pratyantar) },
    ...(includeDasha && { periods: dasha.tree(DASHA_DEPTH).map((span) => periodWithParts(span)) }),
  };
}

function partsOf({ years, months, days }: { readonly years: number; readonly months: number; readonly days: number }) {
  return { wholeYears: years, months, days };
}

function period({ lord, start, end }: DashaSpan) {
  return { planet: lord, start, end };
}

/** Names of the parts of a period, by its level. */
const PARTS: readonly string[] = ['', 'antardashas', 'pratyantardashas'];

function periodWithParts(span: DashaNode): Readonly<Record<string, unknown>> {
  const { level, children } = span;
  if (children === undefined) return period(span);
  return { ...period(span), [PARTS[level] as string]: children.map(periodWithParts) };
}

/** What ran at the birth, and the sunrise and sunset of its day. The day is that of almanacs: from the upper limb at the horizon. */
function panchangBlock({ zodiac, moment, clock }: Pick<BirthGround, 'zodiac' | 'moment' | 'clock'>): unknown {
  const jdTt = moment.tt.day + moment.tt.fraction;
  const sky = new DailySky(zodiac);
  const text = (at: number): string => clock.text(jdUtOfTt(at));
  const limb = (course: 'tithi' | 'nakshatra' | 'yoga' | 'karana', nameOf: (index: number) => string) => {
    const { index, startJdTt, endJdTt } = sky.spanAt(COURSES[course], jdTt);
    return { index, name: nameOf(index), start: text(startJdTt), end: text(endJdTt) };
  };
  const day = solarDaylightAt(zodiac, moment.place, jdTt, 'upper-limb');
  const vara = VARAS[varaOf(dateOfSolarDay(day, clock))] as (typeof VARAS)[number];
  const tithi = limb('tithi', (index) => (TITHIS[index - 1] as (typeof TITHIS)[number]).name);
  const rises = day.horizon === 'crossed';
  return {
    tithi: { ...tithi, paksha: (TITHIS[tithi.index - 1] as (typeof TITHIS)[number]).paksha },
    nakshatra: limb('nakshatra', (index) => (NAKSHATRA_TABLE[index - 1] as (typeof NAKSHATRA_TABLE)[number]).name),
    yoga: limb('yoga', (index) => (YOGAS[index - 1] as (typeof YOGAS)[number]).name),
    karana: limb('karana', (index) => karanaOf(index).name),
    vara: { index: vara.index, name: vara.name, english: vara.english },
    sunrise: rises ? text(day.sunriseJdTt) : null,
    sunset: rises ? text(day.sunsetJdTt) : null,
  };
}
