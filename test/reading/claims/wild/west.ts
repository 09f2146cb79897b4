/** The tropical chart told, right or wrong in one slot. */

import { SIGNS } from '../../../../packages/engine/src/chart/chart.ts';
import { lordOf } from '../../../../packages/engine/src/jyotish/index.ts';
import { english } from '../../../../packages/engine/src/language/en.ts';
import type { Nativity } from '../../../../packages/engine/src/western/index.ts';
import type { Pick } from '../cases.ts';

export const WEST_KINDS = [
  'sign',
  'house',
  'sign-house',
  'ascendant',
  'midheaven',
  'aspect',
  'orb',
  'retrograde',
  'not-house',
  'not-but',
  'ruler',
  'degree',
  'dignity',
  'domicile',
  'detriment',
  'conjunct',
  'list',
  'if',
  'question',
  'teaching',
] as const;
export type WestKind = (typeof WEST_KINDS)[number];
export type WestProse = { readonly [kind in WestKind]?: readonly string[] };
export const WEST_FREE: ReadonlySet<WestKind> = new Set<WestKind>(['if', 'question', 'teaching']);

const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;
type Body = (typeof BODIES)[number];
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const ASPECTS = ['square', 'trine', 'opposition', 'sextile', 'conjunction'] as const;
const HOMES: { readonly [body: string]: readonly number[] } = {
  Sun: [5],
  Moon: [4],
  Mercury: [3, 6],
  Venus: [2, 7],
  Mars: [1, 8],
  Jupiter: [9, 12],
  Saturn: [10, 11],
};
const FALLS: { readonly [body: string]: number } = {
  Sun: 7,
  Moon: 8,
  Mercury: 12,
  Venus: 6,
  Mars: 4,
  Jupiter: 10,
  Saturn: 1,
};
const across = (sign: number) => ((sign + 5) % 12) + 1;

/** A sentence about a nativity, or null where it has none of the kind. */
export function westOf(
  kind: WestKind,
  wanted: boolean,
  nativity: Nativity,
  prose: WestProse,
  pick: Pick,
): string | null {
  const among = prose[kind];
  if (among === undefined) return null;
  const { points, angles, houses } = nativity.radix;
  const pointOf = (name: string) => points.find((each) => each.name === name);
  const but = (value: number, most = 12) =>
    pick(Array.from({ length: most }, (_, i) => i + 1).filter((each) => each !== value));
  const right = (value: number) => (wanted ? value : but(value));
  let g: string = pick(BODIES);
  const spot = pointOf(g);
  if (spot === undefined || spot.house === null || angles === null || houses === null) return null;
  let [o, t]: [string, string] = [pick(BODIES), pick(BODIES)];
  let [s, s2, h, c, asp] = [but(0), but(0), but(0), 0, ''];
  const seven = (test: (body: string, sign: number) => boolean): string | null => {
    const found = Object.keys(HOMES).filter((each) => test(each, pointOf(each)?.sign ?? 0) === wanted);
    return found.length === 0 ? null : pick(found);
  };
  const text = pick(among);
  switch (kind) {
    case 'sign':
      s = right(spot.sign);
      break;
    case 'house':
      h = right(spot.house);
      break;
    case 'sign-house': {
      const wrong = pick(['s', 'h']);
      s = wanted || wrong === 'h' ? spot.sign : but(spot.sign);
      h = wanted || wrong === 's' ? spot.house : but(spot.house);
      break;
    }
    case 'ascendant':
      s = right(angles.Ascendant.sign);
      break;
    case 'midheaven':
      s = right(angles.Midheaven.sign);
      break;
    case 'aspect':
    case 'orb':
    case 'conjunct': {
      const isMain = (name: string): name is Body => (BODIES as readonly string[]).includes(name);
      const found = nativity.aspects.aspects.filter(
        ({ point1, point2, type }) =>
          isMain(point1) &&
          isMain(point2) &&
          (ASPECTS as readonly string[]).includes(type) &&
          (kind !== 'conjunct' || type === 'conjunction'),
      );
      if (kind === 'conjunct' && !wanted) {
        const far = BODIES.filter(
          (each) => Math.abs((((pointOf(each)?.longitudeDeg ?? 0) - spot.longitudeDeg + 540) % 360) - 180) > 40,
        );
        if (far.length === 0) return null;
        o = pick(far);
        break;
      }
      if (found.length === 0) return null;
      const one = pick(found);
      [g, o] = [one.point1, one.point2];
      asp = wanted || kind === 'orb' ? one.type : pick(ASPECTS.filter((each) => each !== one.type));
      c = Math.round(one.orbDeg) + (wanted ? 0 : 5);
      break;
    }
    case 'retrograde': {
      const found = BODIES.slice(2).filter((each) => pointOf(each)?.isRetrograde === wanted);
      if (found.length === 0) return null;
      g = pick(found);
      break;
    }
    case 'not-house':
      h = wanted ? but(spot.house) : spot.house;
      break;
    case 'not-but': {
      const other = but(spot.sign);
      [s, s2] = wanted ? [other, spot.sign] : [spot.sign, other];
      break;
    }
    case 'ruler': {
      const isChart = text.includes('chart ruler');
      const house = isChart ? 1 : h;
      g = lordOf(Math.floor((houses.cuspsDeg[house - 1] as number) / 30) + 1);
      s = right(pointOf(g)?.sign ?? 1);
      break;
    }
    case 'degree':
      s = spot.sign;
      c = wanted ? Math.floor(spot.degree) : (Math.floor(spot.degree) + pick([4, 9, 13])) % 30;
      break;
    case 'dignity':
    case 'domicile':
    case 'detriment': {
      const found = seven((body, sign) =>
        kind === 'dignity'
          ? FALLS[body] === sign
          : (HOMES[body] as readonly number[]).includes(kind === 'domicile' ? sign : across(sign)),
      );
      if (found === null) return null;
      g = found;
      break;
    }
    case 'list': {
      const shared = BODIES.filter((each) => pointOf(each)?.sign === spot.sign);
      const strange = BODIES.filter((each) => pointOf(each)?.sign !== spot.sign);
      if (shared.length < (wanted ? 3 : 2)) return null;
      [g, o] = shared as unknown as [string, string];
      t = wanted ? (shared[2] as string) : pick(strange);
      s = spot.sign;
      break;
    }
    default:
      if (!wanted) return null;
  }
  const named = (body: string) => (body === 'Sun' || body === 'Moon' ? `the ${body}` : body);
  const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const sign = (at: number) => english.names.sign[SIGNS[at - 1] as (typeof SIGNS)[number]];
  const fill: { readonly [hole: string]: string } = {
    g: named(g),
    G: upper(named(g)),
    o: named(o),
    t: named(t),
    s: sign(s),
    s2: sign(s2),
    h: ORDINALS[h - 1] as string,
    c: String(c),
    asp,
  };
  return text
    .replace(/\{(\w+)\}/g, (_, hole: string) => fill[hole] ?? hole)
    .replace(/\b([Yy]our|natal|house|Your natal) the /g, '$1 ')
    .replace(new RegExp(`\\b(${SIGNS.join('|')}) the (Sun|Moon)`, 'g'), '$1 $2')
    .replace(/\b([Aa]) ([AEIOU])/g, '$1n $2')
    .replace(/\ba opposition/g, 'an opposition');
}
