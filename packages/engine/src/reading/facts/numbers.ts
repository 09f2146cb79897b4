/** The numbers of a name and a date of birth → what a rule may ask of them. */

import type { Numerology, NumerologyNumber } from '../../numerology/index.ts';
import type { FactKey, FactStore, FactValue } from '../rules/facts.ts';

/** Masters that are read as such; 44, which a few keep, is read as its root. */
const READ_MASTERS: readonly number[] = [11, 22, 33];

/**
 * The core numbers, the birthday by its root, and the personal year where a day was asked about, by its root.
 *
 * The compound of a name, 10 … 52, is a fact of the Chaldean system alone, which reads it.
 *
 * A number that there was nothing to add for, such as the soul urge of a name without vowels, is no fact.
 *
 * @param numerology  as `numerologyOf` makes it
 */
export function factsOfNumbers(
  numerology: Pick<
    Numerology,
    'system' | 'name' | 'lifePath' | 'expression' | 'soulUrge' | 'personality' | 'birthDay' | 'day'
  >,
): FactStore {
  const { system, name, lifePath, expression, soulUrge, personality, birthDay, day } = numerology;
  const facts = new Map<FactKey, FactValue>();
  const add = (kind: string, number: NumerologyNumber | null | undefined, value: 'kept' | 'root'): void => {
    if (number === null || number === undefined || number.value === 0) return;
    facts.set(`number:${kind}`, value === 'kept' ? readValue(number) : number.root);
  };
  add('life-path', lifePath, 'kept');
  add('expression', expression, 'kept');
  add('soul-urge', soulUrge, 'kept');
  add('personality', personality, 'kept');
  add('birthday', birthDay, 'root');
  add('personal-year', day?.personal?.year, 'root');
  const compound = system === 'chaldean' ? name?.compound : null;
  if (compound !== null && compound !== undefined) facts.set('number:name-compound', compound.compound);
  return facts;
}

/** The value by which a number is read: a master, or its root. */
export function readValue({ value, root }: NumerologyNumber): number {
  return READ_MASTERS.includes(value) ? value : root;
}
