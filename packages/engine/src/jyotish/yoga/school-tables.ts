/**
 * What schools make of signs, as sets: where each graha is exalted, at home or with a friend, what it looks at, how near the Sun burns it. For the view, which
 * looks up nine grahas in a microsecond where the rooms of grahas, asked one by one, would read their options each time. Made from the tables of
 * those rooms, so that nothing is said twice.
 */

import { COMBUSTION_ORBS, COMBUSTION_SCHOOLS, type CombustionSchool } from '../graha/combustion.ts';
import { EXALTATIONS, NODE_DIGNITY_SCHOOLS, NODE_HOMES, type NodeDignitySchool } from '../graha/dignity.ts';
import { aspectsHouseBy, NODE_DRISHTI_SCHOOLS, type NodeDrishtiSchool } from '../graha/drishti.ts';
import { naturalFriendship } from '../graha/friendship.ts';
import { GRAHAS, type Graha, isNode, signFrom } from '../graha/kundli.ts';
import { lordOf, ownSignsOf } from '../graha/lordship.ts';
import { bitsOf } from './sets.ts';

const SIGNS: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);

function bySchool<S extends string, T>(schools: readonly S[], of: (school: S) => T): { readonly [K in S]: T } {
  return Object.fromEntries(schools.map((school) => [school, of(school)])) as { readonly [K in S]: T };
}

/** By graha: its sign of exaltation; 0 for none. */
export const EXALTED_IN: { readonly [S in NodeDignitySchool]: readonly number[] } = bySchool(
  NODE_DIGNITY_SCHOOLS,
  (school) =>
    GRAHAS.map((graha) => {
      if (!isNode(graha)) return EXALTATIONS[graha].sign;
      return school === 'none' ? 0 : EXALTATIONS.nodes[school][graha].sign;
    }),
);

/** By graha: the set of signs it is at home in, its moolatrikona among them; a node not where it is exalted. */
export const AT_HOME_IN: { readonly [S in NodeDignitySchool]: readonly number[] } = bySchool(
  NODE_DIGNITY_SCHOOLS,
  (school) =>
    GRAHAS.map((graha, g) => {
      if (!isNode(graha)) return bitsOf(ownSignsOf(graha));
      if (school === 'none') return 0;
      const { moolatrikona, own } = NODE_HOMES[school][graha];
      return bitsOf([moolatrikona, own].filter((sign) => sign === moolatrikona || sign !== EXALTED_IN[school][g]));
    }),
);

/** By graha: the set of signs whose lord is another and its friend by nature. */
export const FRIENDLY_IN: readonly number[] = GRAHAS.map((graha) =>
  bitsOf(SIGNS.filter((sign) => lordOf(sign) !== graha && naturalFriendship(graha, lordOf(sign)) === 'friend')),
);

/** By graha and sign: the signs it looks at fully from there. */
export const LOOKS_AT: { readonly [S in NodeDrishtiSchool]: readonly (readonly (readonly number[])[])[] } = bySchool(
  NODE_DRISHTI_SCHOOLS,
  (nodeDrishti) =>
    GRAHAS.map((graha) => {
      const counts = SIGNS.filter((count) => aspectsHouseBy(graha, count, { nodeDrishti }));
      return [[], ...SIGNS.map((sign) => counts.map((count) => signFrom(sign, count)))];
    }),
);

/** By graha: degrees from the Sun within which it is combust, in direct and in retrograde motion; nothing is nearer than 0. */
export const ORBS: { readonly [S in CombustionSchool]: readonly (readonly [number, number])[] } = bySchool(
  COMBUSTION_SCHOOLS,
  (school) =>
    GRAHAS.map((graha: Graha) => (graha === 'Sun' || isNode(graha) ? [0, 0] : COMBUSTION_ORBS[school].orbs[graha])),
);
