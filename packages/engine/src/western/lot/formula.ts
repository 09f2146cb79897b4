/**
 * What is a lot made of? The terms of a formula: planets, angles, cusps, lords, degrees, the last syzygy, and other lots.
 *
 * A lot is as far from `plus` as `to` is from `from`: plus + to − from. At night the two ends change places where the formula says so.
 */

import { brief, kindOf, refusal } from '../../input.ts';
import { type DomicileSchool, domicileLords } from '../dignity/index.ts';
import {
  ANGLES,
  type AngleName,
  needAngles,
  needHouses,
  needPoint,
  pointNamed,
  type Radix,
  zodiacSpot,
} from '../radix/index.ts';

/**
 * A term: the name of a point of the radix (`Sun`), an angle (`Ascendant`), `cusp:5`, `lord:7` (lord of the sign on the seventh cusp), `lord-of:Moon` (lord of the sign
 * of any other term), `degree:33` (a longitude), `syzygy` (the last new or full Moon), or `lot:fortune`.
 */
export type LotTerm = string;

/** How a lot is cast. */
export interface LotFormula {
  readonly from: LotTerm;
  readonly to: LotTerm;
  /** `Ascendant` when left out. */
  readonly plus?: LotTerm;
  /** Whether `from` and `to` change places by night; not, when left out. */
  readonly reverseAtNight?: boolean;
  /** `shorter`: whichever way round is the shorter arc, as in the Lot of the Basis; `forward` when left out. */
  readonly arc?: 'forward' | 'shorter';
}

/** What terms may need beside the radix. */
export interface TermGround {
  readonly radix: Radix;
  readonly domicile: DomicileSchool;
  /** Of the last new or full Moon; null when the caller did not say. */
  readonly syzygyDeg: number | null;
  /** Longitude of a lot of the table, by id. */
  readonly lotDeg: (id: string, field: string) => number;
}

const ALLOWED = 'a point, an angle, cusp:1 … cusp:12, lord:1 … lord:12, lord-of:…, degree:…, syzygy or lot:…';

/**
 * The longitude of a term, degrees.
 *
 * @param field  as a refusal shall name it
 * @throws  EngineError INVALID_OPTION for a term that is none, or that the radix does not have
 */
export function termDeg(term: unknown, ground: TermGround, field: string): number {
  if (typeof term !== 'string')
    throw refusal('INVALID_OPTION', field, ALLOWED, `${field} must be ${ALLOWED}, not ${kindOf(term)}.`);
  const colon = term.indexOf(':');
  const [kind, rest] = colon < 0 ? [term, ''] : [term.slice(0, colon), term.slice(colon + 1)];
  const { radix } = ground;
  if (colon < 0) {
    if (term === 'syzygy') return needSyzygy(ground, field);
    if (ANGLES.includes(term as AngleName)) return angleDeg(radix, term as AngleName, field);
    if (pointNamed(radix, term) === null) throw unknownTerm(term, field, radix);
    return needPoint(radix, term).longitudeDeg;
  }
  if (kind === 'cusp') return cuspDeg(radix, rest, field);
  if (kind === 'lord') return lordDeg(cuspDeg(radix, rest, field), ground, field);
  if (kind === 'lord-of' && rest.length <= 80) return lordDeg(termDeg(rest, ground, field), ground, field);
  if (kind === 'degree' && /^\d{1,3}(\.\d{1,9})?$/.test(rest) && Number(rest) < 360) return Number(rest);
  if (kind === 'lot') return ground.lotDeg(rest, field);
  throw unknownTerm(term, field, radix);
}

/** Every kind of term in a formula, written out, for the record. */
export function wholeFormula({
  from,
  to,
  plus = 'Ascendant',
  reverseAtNight = false,
  arc = 'forward',
}: LotFormula): Required<LotFormula> {
  return { from, to, plus, reverseAtNight, arc };
}

function needSyzygy({ syzygyDeg }: TermGround, field: string): number {
  if (syzygyDeg !== null) return syzygyDeg;
  const allowed = 'syzygyDeg: prenatalSyzygyOf';
  throw refusal(
    'INVALID_OPTION',
    'syzygyDeg',
    allowed,
    `The ${field} needs the last new or full Moon; give ${allowed}.`,
  );
}

function angleDeg(radix: Radix, name: AngleName, field: string): number {
  const angle = needAngles(radix)[name];
  const deg: unknown = angle?.longitudeDeg;
  if (typeof deg === 'number' && Number.isFinite(deg)) return deg;
  throw refusal('INVALID_OPTION', field, 'an angle of the radix', `The radix has no ${name}.`);
}

function cuspDeg(radix: Radix, rest: string, field: string): number {
  const number = /^\d{1,2}$/.test(rest) ? Number(rest) : 0;
  if (number < 1 || number > 12)
    throw refusal(
      'INVALID_OPTION',
      field,
      '1 … 12',
      `${field} asks for house "${brief(rest)}"; there are houses 1 … 12.`,
    );
  return needHouses(radix).cuspsDeg[number - 1] as number;
}

function lordDeg(deg: number, { radix, domicile }: TermGround, field: string): number {
  const lord = domicileLords(zodiacSpot(deg).sign, domicile)[0] as string;
  const point = pointNamed(radix, lord);
  if (point !== null) return point.longitudeDeg;
  throw refusal('INVALID_OPTION', field, lord, `The ${field} is the place of ${lord}, which the radix does not have.`);
}

function unknownTerm(term: string, field: string, radix: Radix): Error {
  const names = radix.points
    .map(({ name }) => brief(name))
    .slice(0, 20)
    .join(', ');
  const allowed = `${names}, ${ANGLES.join(', ')}; or ${ALLOWED}`;
  return refusal(
    'INVALID_OPTION',
    field,
    allowed,
    `There is no term "${brief(term)}" here; the ${field} is ${ALLOWED}.`,
  );
}
