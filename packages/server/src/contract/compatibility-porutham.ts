/** The ten poruthams as points: each that is there counts one. */

import { SIGNS } from '@khagol/engine/chart';
import {
  type Kundli,
  lordOf,
  nakshatraAttributes,
  type PersonKey,
  type Porutham,
  type PoruthamName,
  type PoruthamPerson,
  type PoruthamSchool,
  poruthamOf,
} from '@khagol/engine/jyotish';
import type { Counted } from './compatibility.ts';
import { LEVEL_OF_GRADE, PORUTHAM_CUTOFFS, PORUTHAM_WORDS } from './compatibility-words.ts';

/** The match of two by the rules of a school. Exceptions overlook a porutham that is absent; the level is then told without change of grade. */
export function countedPorutham(one: Kundli, other: Kundli, school: PoruthamSchool, bride: PersonKey): Counted {
  const moons = [one.grahas.Moon, other.grahas.Moon] as const;
  const match = poruthamOf(...moons, { school, bride });
  const swapped = poruthamOf(...moons, { school, bride: match.roles.groom });
  const level = LEVEL_OF_GRADE[match.grade];
  const overlooked = match.exceptions.filter(({ value: { porutham } }) =>
    match.poruthams.some(({ name }) => name === porutham),
  );
  return {
    totalScore: match.presentCount,
    totalScoreWithExceptions: match.presentCount + overlooked.length,
    totalScoreSwapped: swapped.presentCount,
    maxScore: match.maxCount,
    compatibilityLevel: level,
    compatibilityLevelWithExceptions: level,
    cutoffs: PORUTHAM_CUTOFFS,
    factors: match.poruthams.map(({ name, grade, isPresent, because, sources }) => {
      const exception = match.exceptions.find(({ value }) => value.porutham === name);
      return {
        name,
        score: isPresent ? 1 : 0,
        scoreWithExceptions: isPresent || exception !== undefined ? 1 : 0,
        maxScore: 1,
        grade,
        person1Value: valueIn(name, personOf(match, 'person1')),
        person2Value: valueIn(name, personOf(match, 'person2')),
        description: PORUTHAM_WORDS[name],
        ...(exception === undefined ? {} : { exception: exception.id }),
        because,
        source: sources[0],
      };
    }),
    exceptions: match.exceptions.map(({ id, value: { porutham }, because, sources, classification }) => ({
      id,
      factor: porutham,
      from: 0,
      to: 1,
      because,
      source: sources[0],
      sources,
      classification,
    })),
    settings: match.settings,
  };
}

function personOf({ roles, bride, groom }: Porutham, person: PersonKey): PoruthamPerson {
  return roles.bride === person ? bride : groom;
}

/** What a person is in a porutham: the rope, the temper, the animal, the sign, its lord, or else the star. */
function valueIn(name: PoruthamName, { sign, nakshatra, nakshatraName, rajju }: PoruthamPerson): string {
  switch (name) {
    case 'gana':
    case 'yoni':
      return nakshatraAttributes(nakshatra)[name];
    case 'rajju':
      return rajju;
    case 'rashi':
    case 'vashya':
      return SIGNS[sign - 1] as string;
    case 'rashyadhipati':
      return lordOf(sign);
    default:
      return nakshatraName;
  }
}
