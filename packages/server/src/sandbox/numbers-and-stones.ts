/** Sandbox: the numbers of a name and a date, and the stones that a chart speaks for. */

import { type GemstoneFact, type GemstoneReason, type GemstoneRole, gemstonesOf, VARAS } from '@khagol/engine/jyotish';
import type { SampleNote } from '../contract/envelopes.ts';
import { noteOf, SAMPLE_BIRTH } from '../contract/sandbox-sample.ts';
import { shape, text } from '../contract/schema.ts';
import { BIRTH_SHAPES } from '../contract/told-birth-shapes.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { own } from '../http/json.ts';
import type { Doors } from '../routes/told/doors.ts';
import { kundliOf } from '../routes/told/doshas.ts';
import { lineOf, listed } from '../routes/told/lines.ts';
import { numbersOf, numerologyData } from '../routes/told/numbers.ts';
import type { BirthQuestion } from '../routes/told/question.ts';
import { alone, bodyRow, SANDBOX_POST } from './sandbox-row.ts';

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
    return {
      data: numerologyData(numbersOf(person)),
      note: noteOf(given, given.length === 0 ? ['name', 'birthDate'] : []),
    };
  },
  run: ({ data, note }) => ({ kind: 'data', data, sample: note }),
};

export const numerologyRow: AnyRow = numerology as AnyRow;

export function gemstoneRow(doors: Doors): AnyRow {
  const name = { id: 'sandboxGemstonesRecommend', path: '/sandbox/gemstones/recommend' };
  return bodyRow(doors, name, alone(GEMSTONES));
}

const GEMSTONES: BirthQuestion = {
  summary: 'Stones for and against, with their grounds.',
  data: BIRTH_SHAPES.gemstones,
  tell: (birth, doors) => {
    const { recommend, avoid } = gemstonesOf(kundliOf(birth, doors));
    return { recommendations: recommend.map(stoneData), avoid: avoid.map(avoidData), disclaimer: DISCLAIMER };
  },
};

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
