/** Doshas of a birth: mangal, kaal sarp, pitru, and nadi of one or two. */

import {
  ashtakootaOf,
  type Kundli,
  kalaSarpaOf,
  type MangalSeat,
  mangalDoshaOf,
  ownNadiOf,
  pitruDoshaOf,
  remediesFor,
} from '@khagol/engine/jyotish';
import type { BirthAsked, PairAsked } from '../../contract/asked.ts';
import { mangalType, mangalWords } from '../../contract/birth-blocks-doshas.ts';
import { BIRTH_SHAPES } from '../../contract/told-birth-shapes.ts';
import type { Doors } from './doors.ts';
import { lineOf, listed, ordinal, remedyLine } from './lines.ts';
import type { BirthQuestion, PairQuestion } from './question.ts';

export const DOSHA_QUESTIONS: { readonly [name in 'mangal-dosha' | 'kaal-sarp-dosha' | 'pitru-dosha']: BirthQuestion } =
  {
    'mangal-dosha': {
      summary: 'Mars from lagna, Moon and Venus.',
      data: BIRTH_SHAPES.mangal,
      tell: (birth, doors) => ({ ...mangalData(kundliOf(birth, doors)), ...doubtOf(birth, doors, ['mangal-dosha']) }),
    },
    'kaal-sarp-dosha': {
      summary: 'All planets on one side of the nodes.',
      data: BIRTH_SHAPES.kaalSarp,
      tell: (birth, doors) => ({
        ...kaalSarpData(kundliOf(birth, doors)),
        ...doubtOf(birth, doors, ['kala-sarpa-dosha', 'anshika-kala-sarpa-dosha']),
      }),
    },
    'pitru-dosha': {
      summary: 'Signs of a debt to the fathers.',
      data: BIRTH_SHAPES.pitru,
      tell: (birth, doors) => ({ ...pitruData(kundliOf(birth, doors)), ...doubtOf(birth, doors, ['pitru-dosha']) }),
    },
  };

export const NADI_QUESTION: PairQuestion = {
  summary: 'The nadi of one, or of two and whether they differ.',
  data: BIRTH_SHAPES.nadi,
  tell: nadiData,
};

/** The kundli of a birth under its ayanamsa. */
export function kundliOf({ moment, ayanamsa }: Pick<BirthAsked, 'moment' | 'ayanamsa'>, doors: Doors): Kundli {
  return doors.jyotish(ayanamsa).kundli(moment);
}

type Told = Readonly<Record<string, unknown>>;

/** For which part of the day the doshas of these ids are there, where the hour of birth is unknown. */
function doubtOf({ moment, ayanamsa }: BirthAsked, doors: Doors, ids: readonly string[]): Told {
  if (moment.certainty.time === 'stated') return {};
  const { settings, doshas } = doors.jyotish(ayanamsa).throughDoubt(moment);
  return { throughDoubt: { ...settings, doshas: doshas.filter(({ id }) => ids.includes(id)) } };
}

function mangalData(kundli: Kundli): Told {
  const dosha = mangalDoshaOf(kundli);
  const { presentFrom, cancellations, seats } = dosha;
  const houseFrom = (reference: MangalSeat['reference']) => seats.find((seat) => seat.reference === reference)?.house;
  return {
    hasDosha: presentFrom.length > 0,
    type: mangalType(presentFrom) ?? 'none',
    description: mangalWords(dosha),
    hasException: cancellations.length > 0,
    exceptions: cancellations.map(({ id, sources }) => `${lineOf(id)} (${sources[0]})`),
    remedies: presentFrom.length > 0 ? remedyLines(kundli, 'mangal') : [],
    marsHouseFrom: { lagna: houseFrom('lagna'), moon: houseFrom('moon'), venus: houseFrom('venus') },
  };
}

function remedyLines(kundli: Kundli, dosha: string): readonly string[] {
  return remediesFor(kundli, [{ id: dosha, value: true }], { ofGrahas: false }).facts.map(remedyLine);
}

function kaalSarpData(kundli: Kundli): Told {
  const { isPresent, isPartial, kind, rahuHouse, ketuHouse, outside } = kalaSarpaOf(kundli);
  const type = isPresent ? 'full' : isPartial ? 'partial' : 'none';
  const axis = `Rahu in the ${ordinal(rahuHouse)} and Ketu in the ${ordinal(ketuHouse)}, the axis called ${kind}`;
  const sides = isPresent
    ? 'all seven planets stand on one side of it'
    : `${listed(outside)} ${outside.length === 1 ? 'stands' : 'stand'} on the other side of it`;
  return {
    hasDosha: isPresent,
    type,
    doshaType: kind,
    description: `${axis}: ${sides}.`,
    axis: { rahuHouse, ketuHouse },
  };
}

function pitruData(kundli: Kundli): Told {
  const { isPresent, severity, indicators } = pitruDoshaOf(kundli);
  return {
    hasDosha: isPresent,
    severity,
    indicators: indicators.map(({ rule, isPresent: present, sources }) => ({ rule, present, source: sources[0] })),
    remedies: isPresent ? remedyLines(kundli, 'pitru') : [],
  };
}

/** Of one person the nadi alone; of two whether it is the same, and what would excuse that. */
function nadiData({ pair: { first, second, roles }, ayanamsa }: PairAsked, doors: Doors): unknown {
  const one = kundliOf({ moment: first.moment, ayanamsa }, doors);
  const person1Nadi = ownNadiOf(one).nadi;
  if (second === null) return { hasDosha: null, person1Nadi, person2Nadi: null, exceptions: [], points: null };
  const other = kundliOf({ moment: second.moment, ayanamsa }, doors);
  const match = ashtakootaOf(one.grahas.Moon, other.grahas.Moon, { bride: roles.bride, exceptions: 'all' });
  const nadi = match.factors.find(({ name }) => name === 'nadi');
  return {
    hasDosha: nadi?.score === 0,
    person1Nadi,
    person2Nadi: ownNadiOf(other).nadi,
    exceptions: match.exceptions
      .filter(({ value }) => value.koota === 'nadi')
      .map(({ id, sources }) => `${lineOf(id)} (${sources[0]})`),
    points: nadi?.score,
  };
}
