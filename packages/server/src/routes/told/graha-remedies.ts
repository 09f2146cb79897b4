/**
 * What is kept for the planets of a birth, asked for under the name of Lal Kitab. The tables of the engine are those of the Jyotish tradition; it
 * holds neither the remedies nor the debts of Lal Kitab, so these are null and a warning says so: nothing is told that no table holds.
 */

import { SIGNS } from '@khagol/engine/chart';
import { GRAHA_REMEDIES, GRAHAS, type Graha, mantrasOf, REMEDY_COLUMNS, VARAS } from '@khagol/engine/jyotish';
import { type ChoiceField, choiceSchema } from '../../contract/fields.ts';
import { truth } from '../../contract/schema.ts';
import { TWIN_SHAPES } from '../../contract/twin-birth-shapes.ts';
import { kundliOf } from './doshas.ts';
import { lineOf } from './lines.ts';
import type { OwnQuestion } from './question.ts';

const PLANET: ChoiceField<Graha> = {
  name: 'planet',
  values: GRAHAS,
  aliases: Object.fromEntries(GRAHAS.map((name) => [name.toLowerCase(), name])),
  description: 'Whose remedies; those of all nine when left out.',
};

/** One planet or all, and whether debts are asked for. */
export interface RemediesAsked {
  readonly planet: Graha | null;
  readonly includeDebts: boolean;
}

export const LAL_KITAB: OwnQuestion<RemediesAsked> = {
  summary: 'What the Jyotish tradition keeps for the planets of a birth; the rules of Lal Kitab itself are not served.',
  data: TWIN_SHAPES.remedies,
  own: {
    isSidereal: true,
    schema: {
      'planet?': choiceSchema(PLANET),
      'includeDebts?': truth('Debts are not served; asked for, they are null with a warning.', { default: false }),
    },
    read: (input) => ({ planet: input.choice(PLANET) ?? null, includeDebts: input.flag('includeDebts') }),
  },
  tell: (birth, doors) => {
    const { grahas } = kundliOf(birth, doors);
    const { planet, includeDebts } = birth.own;
    return {
      system: 'jyotish',
      lalKitab: null,
      debts: null,
      planets: (planet === null ? GRAHAS : [planet]).map((name) => ({
        planet: name,
        sign: SIGNS[grahas[name].sign - 1],
        house: grahas[name].house,
        remedies: remediesOf(name),
      })),
      warnings: [
        {
          code: 'LAL_KITAB_NOT_SERVED',
          message: 'Remedies by Lal Kitab are not served: these are of the Jyotish tradition.',
        },
        ...(includeDebts
          ? [{ code: 'DEBTS_NOT_SERVED', message: 'Debts by Lal Kitab are not served: debts is null.' }]
          : []),
      ],
    };
  },
};

function remediesOf(graha: Graha): readonly unknown[] {
  const row = GRAHA_REMEDIES[graha];
  const weekday = VARAS[row.weekday]?.english ?? null;
  const kept = (kind: string, column: keyof typeof REMEDY_COLUMNS, key: string, day: string | null = null) => ({
    kind,
    text: lineOf(key),
    count: null,
    weekday: day,
    source: REMEDY_COLUMNS[column].sources[0],
    classification: REMEDY_COLUMNS[column].classification,
  });
  const said = mantrasOf(graha).map(({ id, count, sources, classification }) => ({
    kind: 'mantra',
    text: lineOf(id),
    count,
    weekday,
    source: sources[0],
    classification,
  }));
  return [
    ...said,
    kept('gift', 'grain', row.grain, weekday),
    ...row.gifts.map((gift) => kept('gift', 'gifts', gift, weekday)),
    kept('fast', 'weekday', 'weekday-fast', weekday),
    ...row.deities.map((deity) => kept('deity', 'deities', deity)),
    kept('stone', 'gem', row.gem),
    kept('rudraksha', 'rudraksha', `${row.rudraksha}-mukhi`),
  ];
}
