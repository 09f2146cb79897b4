/**
 * A question that can be asked with a key and, of the sandbox, without one: what it is called, the shape of its answer, and the answer. Rows of
 * either kind are made of the same question, so that both tell the same; how the input is read, and what may be left out, is the row's.
 */

import type { BirthAsked, DayAsked, PairAsked } from '../../contract/asked.ts';
import { isEngineError } from '../../contract/engine-fault.ts';
import type { AnswerWarning } from '../../contract/envelopes.ts';
import type { Input } from '../../contract/fields.ts';
import type { JsonSchema } from '../../contract/schema.ts';
import { invalidInput } from '../../http/refusal.ts';
import type { Doors } from './doors.ts';

/** @template Asked  what it is about, read and checked */
export interface Question<Asked> {
  /** One sentence. */
  readonly summary: string;
  /** Shape of the answer. */
  readonly data: JsonSchema;
  tell(asked: Asked, doors: Doors): unknown;
}

/** Questions by the last part of their paths. */
export type Questions<Asked> = Readonly<Record<string, Question<Asked>>>;

export type DayQuestion = Question<DayAsked>;
export type BirthQuestion = Question<BirthAsked>;
export type PairQuestion = Question<PairAsked>;

/** Fields of a body beside the birth: how they are described, and how they are read. */
export interface OwnFields<More> {
  /** Whether the birth is read in a sidereal zodiac, and so takes an ayanamsa. */
  readonly isSidereal: boolean;
  readonly schema: Readonly<Record<string, JsonSchema>>;
  /** Notes what is wrong in the input. */
  read(input: Input, doors: Doors, nowMs: number): More;
  /** How a time of its own was read, where that was open. */
  doubts?(own: More): readonly AnswerWarning[];
}

/** A birth, and what else its question asks. */
export type BirthWith<More> = BirthAsked & { readonly own: More };

/** A question about a birth that has fields of its own. */
export interface OwnQuestion<More> extends Question<BirthWith<More>> {
  readonly own: OwnFields<More>;
}

/** A question whose own fields only it understands, for lists of them. */
export type AnyOwnQuestion = OwnQuestion<unknown>;

/** The parts of an answer that stand under some of its members. */
export function partsOf(data: unknown, members: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(members.map((name) => [name, (data as Readonly<Record<string, unknown>>)[name]]));
}

/** A date that no ephemeris covers is the caller's mistake, whenever it comes to light. @param field  where the caller wrote the date */
export function computed<T>(field: string, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (!isEngineError(error) || error.code !== 'OUT_OF_SPAN') throw error;
    throw invalidInput([{ code: 'INVALID_DATETIME', field, message: error.message }]);
  }
}
