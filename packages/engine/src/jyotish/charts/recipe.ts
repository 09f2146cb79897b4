/** The choices of a table, read and made ready once: what is the same for every row is worked out here and nowhere else. */

import { USER_AYANAMSA_ID } from '../../chart/ayanamsa.ts';
import { type ChartChoices, lahiriWholeSign, type ResolvedChoices, resolveChoices } from '../../chart/choices.ts';
import { houseSystemOf } from '../../chart/houses.ts';
import { type NamedBody, namesOf } from '../../chart/points.ts';
import { SHODASHA_VARGA, vargaMethods, vargaSignsOf } from '../../chart/varga.ts';
import { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { type OptionNames, oneOf, readChoices, wholeIn } from '../../choice.ts';
import { readList, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { DISC_RULES, type DiscRuleId } from '../../sky/discs.ts';
import { BODIES } from '../../sky/sky.ts';
import { maskOf } from '../../sky/sky-at.ts';
import { vimshottariScheme } from '../dasha/nakshatra.ts';
import { DASHA_YEARS, type DashaYearName, dashaYearOf } from '../dasha/year.ts';
import { VARGA_CHOICE_NAMES } from '../graha/option-names.ts';
import type { VargaChoice } from '../graha/varga-chart.ts';
import { panchangSettings } from '../panchang/settings.ts';
import type { ChartTableSettings } from './table.ts';

/** What a table holds of Vimshottari. */
export interface VimshottariColumns {
  /** 1 mahadashas, 2 antardashas too (when left out), 3 pratyantars too. */
  readonly levels?: 1 | 2 | 3;
  /** A name of even years, or days: 300 … 400; `julian` when left out. */
  readonly year?: Exclude<DashaYearName, 'true-solar'> | number;
}

/** What a table holds of the panchang. */
export interface LimbColumns {
  /** From which sunrise a weekday counts, by the names of `DISC_RULES`; `upper-limb` when left out, as in a panchang. */
  readonly sunrise?: DiscRuleId;
}

/** The choices of a table; everything may be left out. In a tropical zodiac there are neither vargas nor Vimshottari nor limbs. */
export interface ChartsOptions {
  /** As of `engine.chart`: `lahiriWholeSign` when left out. */
  readonly chart?: ChartChoices;
  /** Which vargas, by methods that need a longitude alone; Parashara's sixteen when left out, `[]` for none. */
  readonly vargas?: readonly VargaChoice[];
  /** Null for none. */
  readonly vimshottari?: VimshottariColumns | null;
  /** Null for none. */
  readonly limbs?: LimbColumns | null;
  /** `throw` (when left out) at the first birth that cannot be cast; `note` it in `faults` and go on. */
  readonly onFault?: 'throw' | 'note';
  /** Number of the first birth, as faults name it, where the list is a piece of a longer one; 0 when left out. */
  readonly first?: number;
}

export const CHARTS_NAMES: OptionNames<ChartsOptions> = {
  chart: true,
  vargas: true,
  vimshottari: true,
  limbs: true,
  onFault: true,
  first: true,
};
const VIMSHOTTARI_COLUMN_NAMES: OptionNames<VimshottariColumns> = { levels: true, year: true };
const LIMB_COLUMN_NAMES: OptionNames<LimbColumns> = { sunrise: true };

/** Apparent: light-time 1, deflection 2, aberration 4. */
const STEPS = { apparent: 7, geometric: 0 } as const;
const EQUATORIAL = 8;

/** A body of the table: its name, its number in the core, and whether it is the point opposite. */
export interface RowBody extends Pick<NamedBody, 'name' | 'opposite'> {
  readonly number: number;
}

/** Everything that rows share. */
export interface Recipe {
  readonly kernel: Kernel;
  readonly resolved: ResolvedChoices;
  readonly bodies: readonly RowBody[];
  /** Places of Sun and Moon among them. */
  readonly sun: number;
  readonly moon: number;
  /** Of the core's `sky`. */
  readonly mask: number;
  readonly steps: number;
  /** Signs of each varga, part by part. */
  readonly vargas: readonly Uint8Array[];
  readonly scheme: ReturnType<typeof vimshottariScheme>;
  readonly year: DashaYearName | number;
  readonly zodiac: ZodiacSky;
  /** Julian dates at which one ephemeris gives way to another. */
  readonly seams: readonly number[];
  readonly onFault: 'throw' | 'note';
  readonly first: number;
  readonly settings: ChartTableSettings;
}

/**
 * Reads the choices of a table.
 *
 * @throws  EngineError INVALID_OPTION with the path of the option, for a choice that does not exist, and for one that a tropical zodiac does not have
 */
export function recipeOf(kernel: Kernel, options: ChartsOptions): Recipe {
  const {
    chart = lahiriWholeSign,
    vargas,
    vimshottari,
    limbs,
    onFault,
    first,
  } = readChoices(options, 'options', CHARTS_NAMES);
  const zodiac = new ZodiacSky(kernel, chart);
  const resolved = resolveChoices(chart);
  const isSidereal = resolved.zodiac === 'sidereal';
  for (const [name, option] of [
    ['vargas', vargas?.length === 0 ? null : vargas],
    ['vimshottari', vimshottari],
    ['limbs', limbs],
  ] as const)
    if (!isSidereal && (option ?? null) !== null) throw siderealOnly(name);
  const cuttings = isSidereal ? readVargas(vargas ?? SHODASHA_VARGA) : [];
  const scheme = vimshottariScheme();
  const periods = isSidereal && vimshottari !== null ? readVimshottari(vimshottari ?? {}) : null;
  const bodies = resolved.bodies.flatMap((body) =>
    namesOf(body, resolved.zodiac).map(({ name, opposite }) => ({ name, opposite, number: BODIES.indexOf(body) })),
  );
  const needsSun = [resolved.houseSystem, resolved.chalit].some((id) => id !== null && houseSystemOf(id).needsSun);
  return {
    kernel,
    resolved,
    bodies,
    sun: bodies.findIndex(({ name }) => name === 'Sun'),
    moon: bodies.findIndex(({ name }) => name === 'Moon'),
    mask: maskOf(resolved.bodies),
    steps: STEPS[resolved.place] | (needsSun ? EQUATORIAL : 0),
    vargas: cuttings.map(({ division, method }) => vargaSignsOf(division, method)),
    scheme,
    year: vimshottari?.year ?? 'julian',
    zodiac,
    seams: kernel.packs.flatMap(({ firstJd, lastJd }) => [firstJd, lastJd]),
    onFault: oneOf('options.onFault', onFault ?? 'throw', ['throw', 'note']),
    first: wholeIn('options.first', first ?? 0, 0, Number.MAX_SAFE_INTEGER),
    settings: {
      zodiac: resolved.zodiac,
      ayanamsa: resolved.ayanamsa?.id ?? null,
      ayanamsaUser: userAyanamsa(resolved),
      houseSystem: resolved.houseSystem,
      chalit: resolved.chalit,
      nodeType: resolved.nodeType,
      place: resolved.place,
      quantumDeg: 1 / resolved.perDegree,
      vargas: cuttings,
      vimshottari: periods === null ? null : { ...periods, lords: scheme.row.lords },
      limbs: isSidereal && limbs !== null ? { sunrise: readSunrise(limbs ?? {}) } : null,
    },
  };
}

function siderealOnly(name: string) {
  const allowed = 'left out in a tropical zodiac';
  const why = `${name} are reckoned in a sidereal zodiac; this one is tropical. Choose an ayanamsa.`;
  return refusal('INVALID_OPTION', `options.${name}`, allowed, why);
}

function readVargas(choices: readonly VargaChoice[]): ChartTableSettings['vargas'] {
  readList('options.vargas', choices, 'divisions, or objects of division and method');
  return choices.map((choice, i) => {
    const { division, method } =
      typeof choice === 'number'
        ? { division: choice, method: undefined }
        : readChoices(choice, `options.vargas[${i}]`, VARGA_CHOICE_NAMES);
    const methods = vargaMethods(division);
    return { division, method: oneOf(`options.vargas[${i}].method`, method ?? methods[0], methods) };
  });
}

function readVimshottari(columns: VimshottariColumns): Omit<NonNullable<ChartTableSettings['vimshottari']>, 'lords'> {
  const { levels, year } = readChoices(columns, 'options.vimshottari', VIMSHOTTARI_COLUMN_NAMES);
  const even = Object.keys(DASHA_YEARS) as (keyof typeof DASHA_YEARS)[];
  const named = typeof year === 'number' ? year : oneOf('options.vimshottari.year', year ?? 'julian', even);
  const { name, days } = dashaYearOf(0, { year: named });
  return { levels: wholeIn('options.vimshottari.levels', levels ?? 2, 1, 3), year: name, yearDays: days as number };
}

function readSunrise(columns: LimbColumns): DiscRuleId {
  const { sunrise } = readChoices(columns, 'options.limbs', LIMB_COLUMN_NAMES);
  const names = Object.keys(DISC_RULES) as readonly DiscRuleId[];
  return oneOf('options.limbs.sunrise', sunrise ?? panchangSettings().sunrise, names);
}

function userAyanamsa({ ayanamsa }: ResolvedChoices): ChartTableSettings['ayanamsaUser'] {
  if (ayanamsa === null || ayanamsa.kind !== 'fixed' || ayanamsa.id !== USER_AYANAMSA_ID) return null;
  return { t0: ayanamsa.t0Tt, valueDeg: ayanamsa.valueDeg };
}
