/** The book of a place and a span of days. The birth of the request lends its place, and its star where a muhurta asks for one. */

import type { Warning } from '../../../errors.ts';
import { type Festival, type Jyotish, openJyotish, type Panchang, type Where } from '../../../jyotish/index.ts';
import { OPERATIONS, type Operation, operationNamed } from '../../../receipt/index.ts';
import type { LocalClock } from '../../../time/local-clock.ts';
import type { Moment } from '../../../time/moment.ts';
import { type Assumption, Book, type Ground, type Person, type Receiptable } from '../../book.ts';
import type { Block } from '../../flow/blocks.ts';
import { type ReportBirth, type ReportDay, readReportSpan } from '../../request.ts';
import { placeText } from '../common/people.ts';
import { calendarMonths } from './pictures.ts';

export class SpanBook extends Book {
  readonly jyotish: Jyotish;
  readonly where: Where;
  readonly clock: LocalClock;
  readonly start: ReportDay;
  readonly end: ReportDay;
  readonly moment: Moment;
  readonly #place: string | undefined;
  #days: readonly Panchang[] | undefined;
  #festivals: readonly Festival[] | undefined;

  constructor(ground: Ground) {
    super(ground);
    const birth = ground.request.birth as ReportBirth;
    const { latitude, longitude, elevation, timezone } = birth;
    this.jyotish = openJyotish(ground.house.engine);
    // Noon of the first day stands for the span: zone and ΔT of the page of assumptions are its.
    const { start, end } = readReportSpan(ground.request.span);
    this.start = start;
    this.end = end;
    this.where = {
      latitude,
      longitude,
      ...(elevation === undefined ? {} : { elevation }),
      ...(timezone === undefined ? {} : { timezone }),
    };
    this.moment = this.jyotish.moment({ ...this.where, datetime: `${start.text}T12:00:00` });
    this.clock = this.jyotish.clock(this.where);
    this.#place = birth.place;
  }

  get span(): { readonly from: string; readonly days: number } {
    return { from: this.start.text, days: this.end.dayNumber - this.start.dayNumber + 1 };
  }

  get days(): readonly Panchang[] {
    this.#days ??= this.jyotish.calendar(this.span, this.where);
    return this.#days;
  }

  get festivals(): readonly Festival[] {
    this.#festivals ??= this.jyotish.festivals(this.span, this.where);
    return this.#festivals;
  }

  get people(): readonly Person[] {
    const days = this.language.range(this.day(this.start), this.day(this.end));
    return [{ name: this.#place ?? null, lines: [days, placeText(this, this.moment)] }];
  }

  get emblem(): readonly Block[] {
    const [first] = calendarMonths(this);
    return first === undefined ? [] : [{ kind: 'figure', scene: first.scene, width: 380 }];
  }

  get moments(): readonly Moment[] {
    return [this.moment];
  }

  get assumptions(): readonly Assumption[] {
    const { assumptions } = this.say;
    const ayanamsa = this.days[0]?.settings.ayanamsa as keyof typeof this.names.ayanamsa;
    return [
      { name: assumptions.ayanamsa, value: this.names.ayanamsa[ayanamsa] },
      { name: assumptions.ephemeris, value: this.house.engine.ephemeris.map(({ id }) => id).join(', ') },
    ];
  }

  get warnings(): readonly Warning[] {
    return this.moment.warnings;
  }

  get receiptable(): Receiptable {
    return {
      operation: operationNamed(OPERATIONS, 'jyotish.calendar') as Operation,
      input: { span: this.span, place: this.where },
    };
  }
}
