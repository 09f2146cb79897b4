/** Rows of numerology: they rest on no sky and no zone. */

import {
  lifePathFitOf,
  type NumerologyOptions,
  type NumerologyPerson,
  type NumerologyQuestion,
  nameFitOf,
  numerologyMatch,
  numerologyOf,
  transitsOf,
  universalCyclesOf,
} from '../../numerology/index.ts';
import type { Operation } from '../operation.ts';
import { row } from './row.ts';

/** Input of `numerology`. */
export interface NumerologyInput {
  readonly question: NumerologyQuestion;
  readonly options?: NumerologyOptions;
}

const ALONE = { restsOn: [] } as const;

/** `numerology`, `numerology.match` … `numerology.universal-cycles`. */
export const NUMEROLOGY_OPERATIONS: readonly Operation[] = /* @__PURE__ */ numerologyRows();

function numerologyRows(): readonly Operation[] {
  return [
    row<NumerologyInput>(
      'numerology',
      { question: true, options: true },
      (_, { question, options }) => numerologyOf(question, options),
      ALONE,
    ),
    row<{
      readonly person1: NumerologyPerson;
      readonly person2: NumerologyPerson;
      readonly options?: NumerologyOptions;
    }>(
      'numerology.match',
      { person1: true, person2: true, options: true },
      (_, { person1, person2, options }) => numerologyMatch(person1, person2, options),
      ALONE,
    ),
    row<{ readonly birthDate1: string; readonly birthDate2: string; readonly options?: NumerologyOptions }>(
      'numerology.life-path-fit',
      { birthDate1: true, birthDate2: true, options: true },
      (_, { birthDate1, birthDate2, options }) => lifePathFitOf(birthDate1, birthDate2, options),
      ALONE,
    ),
    row<{ readonly name1: string; readonly name2: string; readonly options?: NumerologyOptions }>(
      'numerology.name-fit',
      { name1: true, name2: true, options: true },
      (_, { name1, name2, options }) => nameFitOf(name1, name2, options),
      ALONE,
    ),
    row<{
      readonly name: string;
      readonly fromAge: number;
      readonly toAge: number;
      readonly options?: NumerologyOptions;
    }>(
      'numerology.transits',
      { name: true, fromAge: true, toAge: true, options: true },
      (_, { name, fromAge, toAge, options }) => transitsOf(name, fromAge, toAge, options),
      ALONE,
    ),
    row<{ readonly on: string; readonly options?: NumerologyOptions }>(
      'numerology.universal-cycles',
      { on: true, options: true },
      (_, { on, options }) => universalCyclesOf(on, options),
      ALONE,
    ),
  ];
}
