/**
 * The twelve yogas of Tajika that tell of a matter, a row each: what must hold of the lord of the lagna and the lord of the matter.
 *
 * Sources: `tajika-neelakanthi` as its teachers give them; `narasimha-rao-integrated` §29.2 for the school `pvr`, where a row names it.
 */

import { type Cell, cell } from '../../fact.ts';
import { signFrom, VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import type { PairState } from './ithasala.ts';
import { SWIFTNESS } from './relations.ts';
import type { Standing, YogaView } from './yoga-view.ts';

/** In the order of the texts. */
export const TAJIKA_YOGAS = [
  'ikkavala',
  'induvara',
  'ithasala',
  'ishrafa',
  'nakta',
  'yamaya',
  'manau',
  'kamboola',
  'gairi-kamboola',
  'khallasara',
  'radda',
  'duphali-kuttha',
  'dutthottha-davira',
  'tambira',
  'kuttha',
  'durapha',
] as const;
export type TajikaYogaName = (typeof TAJIKA_YOGAS)[number];

/** What a rule found in the bond of two. */
export interface Found {
  /** A third who carries, gathers, spoils or helps. */
  readonly through?: VisibleGraha;
  readonly standings?: readonly Standing[];
  readonly because: readonly Cell[];
}

interface YogaRule {
  readonly yoga: TajikaYogaName;
  readonly find: (view: YogaView, lagnesha: VisibleGraha, karyesha: VisibleGraha, pair: PairState) => readonly Found[];
}

const NONE: readonly Found[] = [];
const one = (holds: boolean, because: () => readonly Cell[], rest: Omit<Found, 'because'> = {}): readonly Found[] =>
  holds ? [{ ...rest, because: because() }] : NONE;
const others = (a: VisibleGraha, b: VisibleGraha): readonly VisibleGraha[] =>
  VISIBLE_GRAHAS.filter((graha) => graha !== a && graha !== b);
const isSwifter = (a: VisibleGraha, b: VisibleGraha): boolean => SWIFTNESS.indexOf(a) < SWIFTNESS.indexOf(b);

export const RULES: readonly YogaRule[] = [
  // The two do not see each other; one swifter than both carries the light from the one to the other.
  {
    yoga: 'nakta',
    find: (view, a, b, pair) => carried(view, a, b, pair, (third) => isSwifter(third, a) && isSwifter(third, b)),
  },
  // The same by one slower than both, who gathers it.
  {
    yoga: 'yamaya',
    find: (view, a, b, pair) => carried(view, a, b, pair, (third) => isSwifter(a, third) && isSwifter(b, third)),
  },
  { yoga: 'manau', find: spoiled },
  { yoga: 'kamboola', find: strengthened },
  { yoga: 'gairi-kamboola', find: strengthenedLater },
  { yoga: 'khallasara', find: abandoned },
  { yoga: 'radda', find: powerless },
  // The slower stands well, the swifter does not.
  {
    yoga: 'duphali-kuttha',
    find: (view, a, b, pair) => {
      const { swifter, slower } = pair;
      const holds = view.applies(a, b) && view.standing(slower) === 'uttama' && !standsWell(view, swifter);
      return one(holds, () => [...view.bond(pair), view.stand(slower), view.stand(swifter)]);
    },
  },
  // Both stand badly, and one of them applies to a third who stands well.
  {
    yoga: 'dutthottha-davira',
    find: (view, a, b, pair) => {
      if (!view.applies(a, b) || standsWell(view, a) || standsWell(view, b)) return NONE;
      return others(a, b)
        .filter((third) => view.standing(third) === 'uttama' && (view.applies(a, third) || view.applies(b, third)))
        .map((through) => ({
          through,
          because: [...view.bond(pair), view.stand(a), view.stand(b), view.stand(through)],
        }));
    },
  },
  { yoga: 'tambira', find: crossingOver },
  { yoga: 'kuttha', find: powerful },
  { yoga: 'durapha', find: fallen },
];

const isGood = (view: YogaView, graha: VisibleGraha): boolean =>
  view.standing(graha) === 'uttama' || view.standing(graha) === 'madhyama';

/** Narasimha Rao counts exaltation and home alone. */
const standsWell = (view: YogaView, graha: VisibleGraha): boolean =>
  view.settings.school === 'pvr' ? view.standing(graha) === 'uttama' : isGood(view, graha);

/** `pvr`: both apply to the third, or the third to both; else they meet within orb, and at least one bond is an ithasala. */
function carried(
  view: YogaView,
  a: VisibleGraha,
  b: VisibleGraha,
  pair: PairState,
  fits: (third: VisibleGraha) => boolean,
): readonly Found[] {
  if (pair.glance !== null) return NONE;
  const strict = view.settings.school === 'pvr';
  return others(a, b)
    .filter(fits)
    .filter((third) => {
      const [withA, withB] = [view.applies(a, third), view.applies(b, third)];
      if (strict) return withA && withB;
      return (withA || withB) && view.meets(a, third) && view.meets(b, third);
    })
    .map((through) => ({
      through,
      because: [...view.bond(pair), ...view.bond(view.pair(a, through)), ...view.bond(view.pair(b, through))],
    }));
}

/** Mars or Saturn with a hostile glance on the swifter, within the orb; `pvr`: together with it. */
function spoiled(view: YogaView, a: VisibleGraha, b: VisibleGraha, pair: PairState): readonly Found[] {
  if (!view.applies(a, b)) return NONE;
  return others(a, b)
    .filter((third) => third === 'Mars' || third === 'Saturn')
    .filter((third) => {
      const { count, glance } = view.pair(pair.swifter, third);
      const falls = view.settings.school === 'pvr' ? count === 1 : glance?.kind === 'hostile';
      return falls && view.meets(pair.swifter, third);
    })
    .map((through) => ({ through, because: [...view.bond(pair), ...view.bond(view.pair(pair.swifter, through))] }));
}

/** The Moon applies to one of the two, or to both; graded by how she and they stand. */
function strengthened(view: YogaView, a: VisibleGraha, b: VisibleGraha, pair: PairState): readonly Found[] {
  if (a === 'Moon' || b === 'Moon' || !view.applies(a, b)) return NONE;
  const to = [a, b].filter((graha) => view.applies('Moon', graha));
  return one(to.length > 0, () => [...view.bond(pair), ...to.flatMap((graha) => view.bond(view.pair('Moon', graha)))], {
    through: 'Moon',
    standings: [view.standing('Moon'), ...to.map((graha) => view.standing(graha))],
  });
}

/** The Moon has no dignity and no bond with the two. */
function isMoonVoid(view: YogaView, a: VisibleGraha, b: VisibleGraha): boolean {
  if (a === 'Moon' || b === 'Moon') return false;
  const isPlain = !isGood(view, 'Moon') && !view.isDebilitated('Moon');
  return isPlain && !view.applies('Moon', a) && !view.applies('Moon', b);
}

/** A void Moon in the last degree of her sign will apply, from the next, to one who stands well; `pvr`: to one of the two. */
function strengthenedLater(view: YogaView, a: VisibleGraha, b: VisibleGraha, pair: PairState): readonly Found[] {
  if (!view.applies(a, b) || !isMoonVoid(view, a, b)) return NONE;
  const isStrongIn = (graha: VisibleGraha): boolean =>
    view.standing(graha) === 'uttama' && (view.pair('Moon', graha).fromNextSign || view.applies('Moon', graha));
  const rao = view.settings.school === 'pvr';
  const strong = VISIBLE_GRAHAS.filter((graha) => graha !== 'Moon' && isStrongIn(graha));
  const to = (rao ? [a, b] : strong).filter((graha) => view.pair('Moon', graha).fromNextSign);
  return one(
    to.length > 0 && strong.length > 0,
    () => [
      ...view.bond(pair),
      cell('Moon', 'degree', view.kundli.grahas.Moon.degree),
      ...to.flatMap((graha) => view.bond(view.pair('Moon', graha))),
      ...strong.map((graha) => view.stand(graha)),
    ],
    { through: 'Moon' },
  );
}

/** The two apply, and a void Moon leaves them alone; `pvr`: the lord of the lagna stands between the Moon and the other, bound to neither. */
function abandoned(view: YogaView, a: VisibleGraha, b: VisibleGraha, pair: PairState): readonly Found[] {
  if (view.settings.school === 'neelakanthi') {
    const holds = view.applies(a, b) && isMoonVoid(view, a, b);
    return one(holds, () => [...view.bond(pair), view.stand('Moon')], { through: 'Moon' });
  }
  if (a === 'Moon' || b === 'Moon' || view.applies(a, b) || view.applies('Moon', a)) return NONE;
  const { grahas } = view.kundli;
  const beside = [signFrom(grahas[a].sign, 2), signFrom(grahas[a].sign, 12)];
  const holds =
    beside.includes(grahas.Moon.sign) && beside.includes(grahas[b].sign) && grahas.Moon.sign !== grahas[b].sign;
  return one(holds, () => [a, b, 'Moon' as const].map((graha) => cell(graha, 'sign', grahas[graha].sign)), {
    through: 'Moon',
  });
}

/** One of the two who apply is debilitated, combust or retrograde; in the tradition of Neelakantha also in the 6th, 8th or 12th. */
function powerless(view: YogaView, a: VisibleGraha, b: VisibleGraha, pair: PairState): readonly Found[] {
  if (!view.applies(a, b)) return NONE;
  const faults = [a, b].flatMap((graha) => {
    const found = view.faults(graha);
    const fallen = view.settings.school === 'neelakanthi' && view.isInDusthana(graha);
    return fallen ? [...found, view.house(graha)] : found;
  });
  return one(faults.length > 0, () => [...view.bond(pair), ...faults]);
}

/** No ithasala now; one in the last degree of its sign will have one from the next: with a third who stands well, or (`pvr`) with the other. */
function crossingOver(view: YogaView, a: VisibleGraha, b: VisibleGraha, pair: PairState): readonly Found[] {
  if (view.settings.school === 'pvr') {
    return one(pair.fromNextSign, () => [
      cell(pair.swifter, 'degree', view.kundli.grahas[pair.swifter].degree),
      ...view.bond(pair),
    ]);
  }
  if (view.applies(a, b)) return NONE;
  return others(a, b)
    .filter((third) => view.standing(third) === 'uttama')
    .flatMap((through) => {
      const leaving = [a, b].filter((graha) => {
        const state = view.pair(graha, through);
        return state.swifter === graha && state.fromNextSign;
      });
      const because = leaving.flatMap((graha) => [
        cell(graha, 'degree', view.kundli.grahas[graha].degree),
        ...view.bond(view.pair(graha, through)),
      ]);
      return one(leaving.length > 0, () => [...because, view.stand(through)], { through });
    });
}

/**
 * Both in a kendra or panaphara, well placed, free of fault. `pvr`: one of the two is in the lagna and is seen by a graha at home or exalted in a kendra
 * or panaphara.
 */
function powerful(view: YogaView, a: VisibleGraha, b: VisibleGraha): readonly Found[] {
  const { grahas } = view.kundli;
  if (view.settings.school === 'neelakanthi') {
    const fit = (graha: VisibleGraha): boolean =>
      grahas[graha].house % 3 !== 0 && isGood(view, graha) && view.faults(graha).length === 0;
    return one(fit(a) && fit(b), () => [a, b].flatMap((graha) => [view.house(graha), view.stand(graha)]));
  }
  const inLagna = [a, b].filter((graha) => grahas[graha].house === 1);
  return others(a, b)
    .filter((third) => grahas[third].house % 3 !== 0 && view.standing(third) === 'uttama')
    .flatMap((through) => {
      const seen = inLagna.filter((graha) => view.pair(graha, through).glance !== null);
      const because = [...seen.map((graha) => view.house(graha)), view.house(through), view.stand(through)];
      return one(seen.length > 0, () => because, { through });
    });
}

/** Both without power: with a fault, or in the 6th, 8th or 12th and not well placed; `pvr`: with a fault, in ithasala. */
function fallen(view: YogaView, a: VisibleGraha, b: VisibleGraha, pair: PairState): readonly Found[] {
  const rao = view.settings.school === 'pvr';
  const down = (graha: VisibleGraha): readonly Cell[] => {
    const faults = view.faults(graha);
    return !rao && faults.length === 0 && view.isInDusthana(graha) && !isGood(view, graha)
      ? [view.house(graha), view.stand(graha)]
      : faults;
  };
  const [ofA, ofB] = [down(a), down(b)];
  const holds = ofA.length > 0 && ofB.length > 0 && (!rao || view.applies(a, b));
  return one(holds, () => (rao ? [...view.bond(pair), ...ofA, ...ofB] : [...ofA, ...ofB]));
}
