import { GRAHAS } from '../graha/kundli.ts';
import { all, type Condition, not } from './condition.ts';
import { DUSTHANAS } from './groups.ts';
import { at, every, filled, hemmed, only } from './places.ts';
import { ordinal, rowsOf, type YogaRow } from './row.ts';
import { combust, ownOrExalted } from './standing.ts';
import { houseTouched } from './ties.ts';
import { lord } from './who.ts';

// biome-ignore format: a table reads in rows
const GLORIES: readonly (readonly [id: string, name: string])[] = [
  ['chamara-of-house', 'Chamara'], ['dhenu', 'Dhenu'], ['shaurya', 'Shaurya'], ['jaladhi', 'Jaladhi'], ['chhatra-of-house', 'Chhatra'], ['astra', 'Astra'],
  ['kama', 'Kama'], ['asura', 'Asura'], ['bhagya', 'Bhagya'], ['khyati', 'Khyati'], ['suparijata', 'Suparijata'], ['musala-of-house', 'Musala'],
];
/** Of the 6th, 8th and 12th they are harsha, sarala and vimala, among the viparita. */
// biome-ignore format: a table reads in rows
const MISERIES: readonly (readonly [house: number, id: string, name: string])[] = [
  [1, 'avayoga', 'Avayoga'], [2, 'nihsva', 'Nihsva'], [3, 'mriti', 'Mriti'], [4, 'kuhu', 'Kuhu'], [5, 'pamara', 'Pamara'], [7, 'dushkriti', 'Dushkriti'],
  [9, 'nirbhagya', 'Nirbhagya'], [10, 'duryoga', 'Duryoga'], [11, 'daridra', 'Daridra'],
];

const bhava = { family: 'bhava', sources: ['phaladeepika'], classification: 'classical' } as const;
const glory = (house: number): Condition =>
  all(
    houseTouched(house, 'benefics'),
    ownOrExalted(lord(house)),
    not(combust(lord(house))),
    not(at(lord(house), DUSTHANAS)),
  );
/** The 6th, 8th and 12th in glory keep their own lord. */
const gloryOfEvil = (house: number): Condition =>
  all(houseTouched(house, 'benefics'), ownOrExalted(lord(house)), not(combust(lord(house))));

export const BHAVA: readonly YogaRow[] = [
  ...rowsOf(
    { ...bhava, nature: 'auspicious', locus: '6.43–44' },
    GLORIES.map(([id, name], i) => {
      const house = i + 1;
      const evil = DUSTHANAS.includes(house);
      return {
        id,
        name,
        nature: evil ? ('mixed' as const) : ('auspicious' as const),
        rule: `The ${ordinal(house)} holds or is seen by a benefic; its lord at home or exalted, not combust${evil ? '' : ', not in the 6th, 8th or 12th'}.`,
        when: evil ? gloryOfEvil(house) : glory(house),
      };
    }),
  ),
  ...rowsOf(
    { ...bhava, nature: 'inauspicious', locus: '6.57' },
    MISERIES.map(([house, id, name]) => ({
      id,
      name,
      rule: `The lord of the ${ordinal(house)} in the 6th, 8th or 12th.`,
      when: at(lord(house), DUSTHANAS),
    })),
  ),
];

/** Only grahas of a set in the houses on both sides of a house. */
function sided(set: 'benefics' | 'malefics', house: number): Condition {
  return all(only(set, (house % 12) + 1), only(set, ((house + 10) % 12) + 1));
}

const SIDES = [
  ['shubha', 'Shubha', 'benefics', 'auspicious'],
  ['papa', 'Papa', 'malefics', 'inauspicious'],
] as const;

export const KARTARI: readonly YogaRow[] = SIDES.flatMap(([id, name, set, nature]) => [
  ...rowsOf(
    { family: 'kartari', nature, sources: ['bphs', 'phaladeepika'], classification: 'classical' },
    Array.from({ length: 12 }, (_, i) => ({
      id: `${id}-kartari-house-${i + 1}`,
      name: `${name} Kartari`,
      ...(i === 0
        ? { locus: '36.1–2' }
        : { sources: ['almanac-practice'] as const, classification: 'traditional' as const }),
      rule: `Only ${set} in the houses on both sides of the ${ordinal(i + 1)}.`,
      when: sided(set, i + 1),
    })),
  ),
  ...rowsOf(
    { family: 'kartari', nature, sources: ['almanac-practice'], classification: 'traditional' },
    GRAHAS.map((graha) => ({
      id: `${id}-kartari-${graha.toLowerCase()}`,
      name: `${name} Kartari`,
      rule: `Only ${set} in the signs on both sides of ${graha}.`,
      when: hemmed(set, graha),
    })),
  ),
]);

// biome-ignore format: names of the houses
const GARLANDS = ['Lagna', 'Dhana', 'Vikrama', 'Sukha', 'Putra', 'Shatru', 'Kalatra', 'Randhra', 'Bhagya', 'Karma', 'Labha', 'Vyaya'];
const GRAVE: readonly string[] = ['Shatru', 'Randhra'];

export const MALIKA: readonly YogaRow[] = rowsOf(
  { family: 'malika', nature: 'auspicious', sources: ['raman-300'], classification: 'modern' },
  GARLANDS.map((name, i) => {
    const run = Array.from({ length: 7 }, (_, step) => ((i + step) % 12) + 1);
    return {
      id: `${name.toLowerCase()}-malika`,
      name: `${name} Malika`,
      nature: GRAVE.includes(name) ? 'mixed' : 'auspicious',
      locus: `${32 + i}`,
      rule: `All planets in the seven houses from the ${ordinal(i + 1)}, each with one.`,
      when: all(every('planets', run), filled(run, 'planets')),
    } as const;
  }),
);
