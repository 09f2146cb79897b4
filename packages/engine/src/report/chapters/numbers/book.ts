/** The book of a name and a date: the profile of the system that leads, and of a second one where both are told. */

import { EngineError, type Warning } from '../../../errors.ts';
import { refusal } from '../../../input.ts';
import {
  type Numerology,
  type NumerologyOptions,
  type NumerologyQuestion,
  numerologyOf,
} from '../../../numerology/index.ts';
import { type FactStore, factsOfNumbers } from '../../../reading/index.ts';
import { OPERATIONS, type Operation, operationNamed } from '../../../receipt/index.ts';
import type { Moment } from '../../../time/moment.ts';
import { type Assumption, Book, type Ground, type Person, type Receiptable } from '../../book.ts';
import type { Block } from '../../flow/blocks.ts';
import { type ReportDay, readDay } from '../../request.ts';
import { badgeScene } from './pictures.ts';

export type NumberSystem = 'pythagorean' | 'chaldean';

export class NumbersBook extends Book {
  readonly system: NumberSystem;
  readonly born: ReportDay;
  readonly profile: Numerology;
  /** By the other system, where the report tells of both. */
  readonly other: Numerology | null;
  readonly facts: FactStore;
  readonly #question: { readonly name?: string; readonly birthDate: string; readonly on: string };

  constructor(ground: Ground, system: NumberSystem, withOther: boolean) {
    super(ground);
    const { name, dob, asOf } = ground.request;
    this.system = system;
    this.born = readDay('dob', dob);
    this.#question = { ...(name !== undefined && { name }), birthDate: this.born.text, on: asOf };
    this.profile = profileOf(this.#question, system);
    this.other = withOther ? profileOf(this.#question, system === 'chaldean' ? 'pythagorean' : 'chaldean') : null;
    this.facts = factsOfNumbers(this.profile);
  }

  get options(): NumerologyOptions {
    return optionsOf(this.system);
  }

  get people(): readonly Person[] {
    return [{ name: this.request.name ?? null, lines: [this.day(this.born)] }];
  }

  get emblem(): readonly Block[] {
    const { lifePath, expression, soulUrge } = this.profile;
    const { numerology } = this.say;
    const badges = [
      { number: lifePath, name: numerology.lifePath },
      { number: expression, name: numerology.expression },
      { number: soulUrge, name: numerology.soulUrge },
    ].flatMap(({ number, name }) => (number === null ? [] : [{ value: number.value, name }]));
    return [{ kind: 'figure', scene: badgeScene(this, badges, this.title), width: 110 * badges.length }];
  }

  get moments(): readonly Moment[] {
    return [];
  }

  get assumptions(): readonly Assumption[] {
    const { numbers } = this.say;
    const systems = [this.profile, ...(this.other === null ? [] : [this.other])];
    const nameOf = ({ system }: Numerology): string => (system === 'chaldean' ? numbers.chaldean : numbers.pythagorean);
    return [{ name: numbers.system, value: this.language.list(systems.map(nameOf)) }];
  }

  get warnings(): readonly Warning[] {
    return this.profile.warnings;
  }

  get receiptable(): Receiptable {
    return {
      operation: operationNamed(OPERATIONS, 'numerology') as Operation,
      input: { question: this.#question, options: this.options },
    };
  }
}

/** Everything there is to the question. @throws  EngineError naming the member of the request, `name` or `dob` */
function profileOf(question: NumerologyQuestion, system: NumberSystem): Numerology {
  try {
    return numerologyOf(question, optionsOf(system));
  } catch (error) {
    const member = error instanceof EngineError ? MEMBERS[error.field] : undefined;
    if (member === undefined) throw error;
    const { code, field, allowed, message } = error as EngineError;
    throw refusal(code, member, allowed, message.replaceAll(field, member).replace(NO_OPTION_HERE, '.'));
  }
}

/** Members of a question by those of a request. A day before the birth is a birth after today. */
const MEMBERS: { readonly [field: string]: string | undefined } = {
  'question.name': 'name',
  'question.birthDate': 'dob',
  'question.on': 'dob',
};
/** A report passes over no letter. */
const NO_OPTION_HERE = /, or choose unknownLetters.*$/;

function optionsOf(system: NumberSystem): NumerologyOptions {
  return system === 'chaldean' ? { system } : {};
}
