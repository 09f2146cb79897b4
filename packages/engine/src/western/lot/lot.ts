/**
 * Where do the lots fall? Lots of the table by name, and any other by its formula; with sign, house, lord, and the terms they were cast from.
 *
 * Sect is the radix's own. Whether Fortune and Spirit turn round by night is an option; with `same`, Ptolemy's way, lots that rest on Fortune follow it there.
 */

import { normaliseDeg } from '../../angle.ts';
import { houseOnCircle } from '../../chart/houses.ts';
import { numberIn, type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { EngineError } from '../../errors.ts';
import { type Cell, cell, type Fact } from '../../fact.ts';
import { readFlag, readList } from '../../input.ts';
import { nearHint } from '../../nearest.ts';
import type { SourceKey } from '../../sources.ts';
import { DOMICILE_SCHOOLS, type DomicileSchool, domicileLords } from '../dignity/index.ts';
import {
  needSect,
  type Radix,
  type RadixPoint,
  readRadix,
  type Sect,
  type ZodiacSpot,
  zodiacSpot,
} from '../radix/index.ts';
import { type LotFormula, type TermGround, termDeg, wholeFormula } from './formula.ts';
import { HELLENISTIC_LOTS, HERMETIC_LOTS } from './hellenistic.ts';
import { MEDIEVAL_LOTS } from './medieval.ts';
import type { LotRow } from './row.ts';

/** Every lot of the tables. */
export const LOTS: readonly LotRow[] = [...HELLENISTIC_LOTS, ...MEDIEVAL_LOTS];
const byId: ReadonlyMap<string, LotRow> = new Map(LOTS.map((row) => [row.id, row]));

export interface LotOptions {
  /** `reversed`: Fortune and Spirit change their ends by night, as all but Ptolemy have it; `same`: they do not. */
  readonly fortuneAtNight?: 'reversed' | 'same';
  /** Eros and Necessity after Paulus, from Venus and Mercury, or after Valens, from Fortune and Spirit. */
  readonly erosAndNecessity?: 'paulus' | 'valens';
  /** Whose lords `lord:` and `lord-of:` are. `traditional` when left out. */
  readonly domicile?: DomicileSchool;
  /** Of the last new or full Moon before the birth, for lots that ask for it: `prenatalSyzygyOf`. */
  readonly syzygyDeg?: number;
}

export interface LotsOptions extends LotOptions {
  /** `hermetic`, the seven, when left out; `all`; or ids. */
  readonly lots?: 'hermetic' | 'all' | readonly string[];
}

/** A lot and where it falls. */
export interface Lot extends ZodiacSpot {
  /** Of the table; `own` for a formula of the caller's. */
  readonly id: string;
  readonly name: string;
  /** 1 … 12; null without houses. */
  readonly house: number | null;
  /** Lord of its sign. */
  readonly lord: string;
  /** As it was cast: the ends in the order of this chart. */
  readonly from: string;
  readonly to: string;
  readonly plus: string;
  /** Whether the ends of the day were exchanged, by night. */
  readonly isReversed: boolean;
}

export interface LotSettings {
  readonly fortuneAtNight: 'reversed' | 'same';
  readonly erosAndNecessity: 'paulus' | 'valens';
  readonly domicile: DomicileSchool;
  readonly syzygyDeg: number | null;
  readonly sect: Sect | null;
  /** False: noon stood in for the time of birth; the ascendant, the sect and the lots cast from them cannot be relied on. */
  readonly isTimeKnown: boolean;
}

export interface Lots {
  readonly lots: readonly Fact<Lot>[];
  /** The same as points, named `lot:<id>`, for rules that take points. Speed and latitude are not known. */
  readonly points: readonly RadixPoint[];
  /** Ids of `all` that cannot be cast in this radix, and what is missing. */
  readonly leftOut: readonly { readonly id: string; readonly missing: string }[];
  readonly settings: LotSettings;
  readonly sources: readonly SourceKey[];
}

const LOT_NAMES: OptionNames<LotOptions> = {
  fortuneAtNight: true,
  erosAndNecessity: true,
  domicile: true,
  syzygyDeg: true,
};
const LOTS_NAMES: OptionNames<LotsOptions> = { ...LOT_NAMES, lots: true };
const FORMULA_NAMES: OptionNames<LotFormula> = { from: true, to: true, plus: true, reverseAtNight: true, arc: true };

/**
 * Lots of the table.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, an id that does not exist, or a lot that was asked for by id and whose terms the radix lacks
 * @source  each lot as its row says
 */
export function lotsOf(radix: Radix, options: LotsOptions = {}): Lots {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', LOTS_NAMES);
  const cast = groundOf(chart, given);
  const wanted = given.lots ?? 'hermetic';
  const ids = wanted === 'hermetic' ? HERMETIC_LOTS : wanted === 'all' ? [...byId.keys()] : readIds(wanted);
  const lots: Fact<Lot>[] = [];
  const leftOut: { id: string; missing: string }[] = [];
  for (const id of ids) {
    try {
      lots.push(castRow(rowOf(id, cast, 'lots'), cast));
    } catch (error) {
      // What the radix lacks is no fault of who asks for all.
      if (wanted !== 'all' || !(error instanceof EngineError)) throw error;
      leftOut.push({ id, missing: error.field });
    }
  }
  const sources = lots.flatMap((lot) => lot.sources);
  return {
    lots,
    points: lots.map(({ value }) => pointOf(value)),
    leftOut,
    settings: cast.settings,
    sources: sources.filter((key, i) => sources.indexOf(key) === i),
  };
}

/**
 * One lot by its formula.
 *
 * @param formula  terms as `LotTerm` has them
 * @returns a fact with id `lot-own`
 * @throws  EngineError INVALID_OPTION for what is no radix, a term that is none, or one that the radix lacks
 * @source  the way of casting: `paulus-alexandrinus` 23
 */
export function lotOf(
  radix: Radix,
  formula: LotFormula,
  options: LotOptions = {},
): Fact<Lot> & { readonly settings: LotSettings } {
  const chart = readRadix(radix);
  const given = readChoices(formula, 'formula', FORMULA_NAMES);
  readFlag('formula.reverseAtNight', given.reverseAtNight);
  oneOf('formula.arc', given.arc ?? 'forward', ['forward', 'shorter']);
  const cast = groundOf(chart, readChoices(options, 'options', LOT_NAMES));
  const row: LotRow = {
    id: 'own',
    name: 'Lot',
    ...wholeFormula(given),
    night: null,
    source: 'paulus-alexandrinus',
    classification: 'convention',
  };
  const { id, value, because, sources, classification } = castRow(row, cast, 'formula.');
  return { id, value, because, sources, classification, settings: cast.settings };
}

/** A radix and what was chosen, with the lots that others rest on. */
interface Casting {
  readonly terms: TermGround;
  readonly settings: LotSettings;
}

function groundOf(radix: Radix, options: LotOptions): Casting {
  const { syzygyDeg } = options;
  const settings: LotSettings = {
    fortuneAtNight: oneOf('fortuneAtNight', options.fortuneAtNight ?? 'reversed', ['reversed', 'same']),
    erosAndNecessity: oneOf('erosAndNecessity', options.erosAndNecessity ?? 'paulus', ['paulus', 'valens']),
    domicile: oneOf('domicile', options.domicile ?? 'traditional', DOMICILE_SCHOOLS),
    syzygyDeg: syzygyDeg === undefined ? null : zodiacSpot(numberIn('syzygyDeg', syzygyDeg, -1e9, 1e9)).longitudeDeg,
    sect: radix.sect,
    isTimeKnown: radix.isTimeKnown,
  };
  const known = new Map<string, number>();
  const cast: Casting = {
    settings,
    terms: {
      radix,
      domicile: settings.domicile,
      syzygyDeg: settings.syzygyDeg,
      lotDeg: (id, field) => {
        const before = known.get(id);
        if (before !== undefined) return before;
        // Rows rest on Fortune and Spirit alone, which rest on no other lot.
        const deg = castRow(rowOf(id, cast, field), cast).value.longitudeDeg;
        known.set(id, deg);
        return deg;
      },
    },
  };
  return cast;
}

function rowOf(id: string, { settings }: Casting, field: string): LotRow {
  const isOther = settings.erosAndNecessity === 'valens' && (id === 'eros' || id === 'necessity');
  const row = byId.get(isOther ? `${id}-valens` : id);
  if (row !== undefined) return row;
  const ids = [...byId.keys()];
  const message = `There is no lot "${id.slice(0, 40)}".${nearHint(id.slice(0, 40), ids)}`;
  throw new EngineError({ code: 'INVALID_OPTION', field, allowed: ids.join(', '), message });
}

function readIds(lots: unknown): readonly string[] {
  const ids = readList('lots', lots, 'hermetic, all, or a list of ids').map((id) =>
    oneOf('lots', id, [...byId.keys()]),
  );
  return ids.filter((id, i) => ids.indexOf(id) === i);
}

function castRow(row: LotRow, { terms, settings }: Casting, prefix: string = ''): Fact<Lot> {
  const { radix, domicile } = terms;
  const isFixed = settings.fortuneAtNight === 'same' && (row.id === 'fortune' || row.id === 'spirit');
  const dependsOnSect = (row.reverseAtNight && !isFixed) || row.night !== null;
  const isNight = dependsOnSect && needSect(radix) === 'night';
  const formula = isNight && row.night !== null ? wholeFormula(row.night) : row;
  const isReversed = isNight && row.night === null;
  const [from, to] = isReversed ? [formula.to, formula.from] : [formula.from, formula.to];
  const fromDeg = termDeg(from, terms, `${prefix}${isReversed ? 'to' : 'from'}`);
  const toDeg = termDeg(to, terms, `${prefix}${isReversed ? 'from' : 'to'}`);
  const plusDeg = termDeg(formula.plus, terms, `${prefix}plus`);
  const forward = normaliseDeg(toDeg - fromDeg);
  const turnsBack = formula.arc === 'shorter' && forward > 180;
  const { longitudeDeg, sign, degree } = zodiacSpot(plusDeg + (turnsBack ? 360 - forward : forward));
  const because: Cell[] = [cell(formula.plus, 'longitudeDeg', plusDeg)];
  because.push(cell(from, 'longitudeDeg', fromDeg), cell(to, 'longitudeDeg', toDeg));
  if (dependsOnSect) because.push(cell('chart', 'sect', isNight ? 'night' : 'day'));
  const cusps = radix.houses?.cuspsDeg.map((deg) => zodiacSpot(deg).longitudeDeg) ?? null;
  return {
    id: `lot-${row.id}`,
    value: {
      id: row.id,
      name: row.name,
      longitudeDeg,
      sign,
      degree,
      house: cusps === null ? null : houseOnCircle(longitudeDeg, cusps),
      lord: domicileLords(sign, domicile)[0] as string,
      from,
      to,
      plus: formula.plus,
      isReversed,
    },
    because,
    sources: isFixed ? ['ptolemy-tetrabiblos', row.source] : [row.source],
    classification: row.classification,
  };
}

function pointOf({ id, longitudeDeg, sign, degree, house }: Lot): RadixPoint {
  return {
    name: `lot:${id}`,
    longitudeDeg,
    sign,
    degree,
    house,
    isRetrograde: false,
    longitudeDegPerDay: null,
    latitudeDeg: null,
    latitudeDegPerDay: null,
    declinationDeg: null,
    declinationDegPerDay: null,
    rightAscensionDeg: null,
    distanceAu: null,
  };
}
