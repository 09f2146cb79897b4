/** Sandbox: the numbers of a name and a date, and the stones that a chart speaks for. */

import { type GemstoneFact, type GemstoneReason, type GemstoneRole, gemstonesOf, VARAS } from '@khagol/engine/jyotish';
import { type NumerologyNumber, numerologyOf, rootAttributesOf } from '@khagol/engine/numerology';
import { isEngineError } from '../contract/engine-fault.ts';
import type { SampleNote } from '../contract/envelopes.ts';
import { BIRTH_SHAPES } from '../contract/sandbox-birth-shapes.ts';
import { noteOf, SAMPLE_BIRTH } from '../contract/sandbox-sample.ts';
import { shape, text } from '../contract/schema.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { own } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import type { Doors } from './doors.ts';
import { kundliOf } from './doshas.ts';
import { lineOf, listed } from './lines.ts';
import { bodyRow, NO_FIELDS, SANDBOX_POST } from './sandbox-row.ts';

/** Whose numbers are told when nothing is sent. */
const SAMPLE_PERSON = { name: 'Asha Rao', birthDate: SAMPLE_BIRTH.datetime.slice(0, 10) } as const;

interface NumerologyAsked {
  readonly data: unknown;
  readonly note: SampleNote;
}

/** Computed while it is read: the engine itself says what is no name and no date. */
const numerology: Row<NumerologyAsked> = {
  ...SANDBOX_POST,
  id: 'sandboxNumerologyAnalyze',
  path: '/sandbox/numerology/analyze',
  summary: 'Numbers of a name and a date of birth, with every step.',
  request: shape({ 'name?': text('As on the certificate of birth.'), 'birthDate?': text('`YYYY-MM-DD`.') }),
  data: BIRTH_SHAPES.numerology,
  sample: { ...SAMPLE_PERSON },
  refusals: [],
  parse: ({ body }) => {
    const given = ['name', 'birthDate'].filter((name) => (own(body, name) ?? null) !== null);
    const person =
      given.length === 0 ? SAMPLE_PERSON : Object.fromEntries(given.map((name) => [name, own(body, name)]));
    return { data: numerologyData(person), note: noteOf(given, given.length === 0 ? ['name', 'birthDate'] : []) };
  },
  run: ({ data, note }) => ({ kind: 'data', data, sample: note }),
};

export const numerologyRow: AnyRow = numerology as AnyRow;

function numerologyData(person: object): unknown {
  try {
    const numbers = numerologyOf(person);
    const { lifePath, expression, soulUrge, personality, birthDay, maturity, luckyNumbers, luckyColors, system } =
      numbers;
    return {
      lifePath: numberData(lifePath),
      expression: numberData(expression),
      soulUrge: numberData(soulUrge),
      personality: numberData(personality),
      birthDay: numberData(birthDay),
      maturity: numberData(maturity),
      luckyNumbers,
      luckyColors,
      system,
    };
  } catch (error) {
    if (!isEngineError(error)) throw error;
    const field = error.field.split('.').at(-1) as string;
    throw invalidInput([{ code: 'VALIDATION_ERROR', field, message: error.message }]);
  }
}

function numberData(number: NumerologyNumber | null): unknown {
  if (number === null) return null;
  const { value, root, isMaster, steps } = number;
  return {
    number: value,
    isMaster,
    steps: steps.map(({ of, terms, result }) => `${of}: ${terms.join(' + ')} = ${result}`),
    meaning: meaningOf(value, root, isMaster),
  };
}

/** What the tables hold of a root. */
function meaningOf(value: number, root: number, isMaster: boolean): string {
  if (root < 1) return 'Nothing to add up, and so nothing to say.';
  const { planet, weekdays, colors } = rootAttributesOf(root);
  const days = listed(weekdays.map((day) => VARAS[day]?.english as string));
  const master = isMaster ? `A master number, ${value}, kept whole; its root is ${root}. ` : '';
  return `${master}${root} is the number of ${planet}: its day is ${days}, its colour ${colors[0]}.`;
}

export function gemstoneRow(doors: Doors): AnyRow {
  return bodyRow(
    doors,
    {
      id: 'sandboxGemstonesRecommend',
      path: 'gemstones/recommend',
      summary: 'Stones for and against, with their grounds.',
      data: BIRTH_SHAPES.gemstones,
    },
    NO_FIELDS,
    (birth) => {
      const { recommend, avoid } = gemstonesOf(kundliOf(birth, doors));
      return { recommendations: recommend.map(stoneData), avoid: avoid.map(avoidData), disclaimer: DISCLAIMER };
    },
  );
}

const DISCLAIMER =
  'Tradition, not medicine or money: no effect of a stone is known to science, and none is promised here.';

const ROLE_WORDS: { readonly [R in GemstoneRole]: string } = {
  'lagna-lord': 'lord of the lagna',
  yogakaraka: 'lord of an angle and a trine at once',
  'fifth-lord': 'lord of the 5th',
  'ninth-lord': 'lord of the 9th',
  weak: 'weak and no malefic by lordship',
  'dasha-lord': 'lord of the running period',
  'moon-sign-lord': 'lord of the Moon’s sign',
};

function stoneData({ value: { gem, graha, roles, wearing }, sources, classification }: GemstoneFact): unknown {
  return {
    gem: lineOf(gem),
    planet: graha,
    role: roles[0],
    reason: `${graha} is ${listed(roles.map((role) => ROLE_WORDS[role]))}.`,
    metal: wearing?.metal,
    finger: wearing?.finger,
    day: VARAS[wearing?.weekday ?? 0]?.english,
    classification,
    source: sources[0],
  };
}

function avoidData({ value: { gem, graha, reasons } }: GemstoneFact): unknown {
  const why = reasons.map((reason: GemstoneReason) => reason.replaceAll('-', ' '));
  return { gem: lineOf(gem), planet: graha, reason: `${graha} is ${listed(why)}.` };
}
