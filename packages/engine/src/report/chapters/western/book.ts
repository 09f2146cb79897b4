/** The book of a birth in the Western way: one nativity, and doors to what has to be searched for. */

import type { Warning } from '../../../errors.ts';
import { refusal } from '../../../input.ts';
import { chooseRules, factsOfNativity, type Told } from '../../../reading/index.ts';
import { OPERATIONS, type Operation, operationNamed } from '../../../receipt/index.ts';
import { clockOfMoment, type LocalClock } from '../../../time/local-clock.ts';
import type { Birth, Moment } from '../../../time/moment.ts';
import { type Nativity, nativityOfRadix, openWestern, type Radix, type Western } from '../../../western/index.ts';
import { type Assumption, Book, type Ground, type Person, type Receiptable } from '../../book.ts';
import type { Block } from '../../flow/blocks.ts';
import type { ReportBirth } from '../../request.ts';
import { personOf } from '../common/people.ts';
import { wheelOf } from './pictures.ts';
import { CAST, choicesFor, type Sky, skyOf } from './sky.ts';

export class WesternBook extends Book {
  readonly western: Western;
  readonly moment: Moment;
  /** Of the place of birth. */
  readonly clock: LocalClock;
  /** Local noon of the day that counts as today: a civil Julian date. */
  readonly asOfJdUt: number;
  /** As it was handed in, without what is printed only. */
  readonly birth: Birth;
  readonly named: ReportBirth;
  readonly radix: Radix;
  #nativity: Nativity | undefined;
  #sky: Sky | undefined;
  #tellings: readonly Told[] | undefined;

  constructor(ground: Ground) {
    super(ground);
    this.named = ground.request.birth as ReportBirth;
    const { name: _name, place: _place, gender: _gender, ...birth } = this.named;
    this.birth = birth;
    this.western = openWestern(ground.house.engine, { chart: CAST });
    this.moment = this.western.moment(this.birth);
    this.radix = this.western.radix(this.moment);
    this.clock = clockOfMoment(this.moment);
    this.asOfJdUt = this.clock.midnight(this.asOf.dayNumber) + 0.5;
  }

  /** Everything that the birth says by itself; without an hour nothing of what the Moon does in the day. */
  get nativity(): Nativity {
    this.#nativity ??= nativityOfRadix(this.house.engine.kernel, this.radix, choicesFor(this.radix));
    return this.#nativity;
  }

  /** The birth chart with its aspects, the closest first. */
  get sky(): Sky {
    this.#sky ??= skyOf(this.radix, this.moment.local, this.nativity.aspects.aspects);
    return this.#sky;
  }

  /** What may be told of the birth, each thing once, the weightiest first. */
  get tellings(): readonly Told[] {
    if (this.readings === null) return [];
    this.#tellings ??= chooseRules(this.readings.holding(factsOfNativity(this.nativity)));
    return this.#tellings;
  }

  /** False where noon stands in for an hour that nobody knows. */
  get isTimeKnown(): boolean {
    return this.radix.isTimeKnown;
  }

  get people(): readonly Person[] {
    return [personOf(this, this.named, this.moment)];
  }

  get emblem(): readonly Block[] {
    return [{ kind: 'figure', scene: wheelOf(this, this.sky), width: 250 }];
  }

  get moments(): readonly Moment[] {
    return [this.moment];
  }

  /** Local date and time of an instant: the text that `dayOf` and `hourOf` read. @param jdUt civil Julian date */
  textOf(jdUt: number): string {
    return this.clock.text(jdUt);
  }

  get assumptions(): readonly Assumption[] {
    const { say, names, radix } = this;
    const { assumptions, birth } = say;
    const { houses, settings } = radix;
    const system = houses?.systemUsed as keyof typeof names.houseSystem | undefined;
    return [
      { name: assumptions.zodiac, value: assumptions.tropical },
      ...(system === undefined || !this.isTimeKnown
        ? []
        : [{ name: birth.houseSystem, value: names.houseSystem[system] }]),
      { name: assumptions.nodes, value: settings.nodeType === 'mean' ? assumptions.meanNodes : assumptions.trueNodes },
      ...(settings.ephemeris === null ? [] : [{ name: assumptions.ephemeris, value: settings.ephemeris }]),
    ];
  }

  get warnings(): readonly Warning[] {
    return this.radix.warnings;
  }

  get receiptable(): Receiptable {
    return {
      operation: operationNamed(OPERATIONS, 'western.nativity') as Operation,
      input: { birth: this.birth, choices: { chart: CAST } },
    };
  }
}

/** The book of a report that rests on the hour of birth: without one there is nothing to print. */
export class WesternHourBook extends WesternBook {
  /** @throws EngineError INVALID_OPTION, field `birth.time`, where the hour of birth is not known */
  constructor(ground: Ground) {
    super(ground);
    if (this.isTimeKnown) return;
    const allowed = 'HH:MM or HH:MM:SS';
    const message = `${ground.request.reportType} needs the hour of birth, birth.time as ${allowed}.`;
    throw refusal('INVALID_OPTION', 'birth.time', allowed, message);
  }
}
