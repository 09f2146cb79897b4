/** The book of a birth in Jyotish: one horoscope, and doors to what has to be searched for. */

import type { Warning } from '../../../errors.ts';
import {
  type Gochara,
  type Horoscope,
  type Jyotish,
  type JyotishPresetName,
  type KpChart,
  type KpSignificators,
  openJyotish,
  type PanchangAt,
  panchangAt,
  type RulingPlanetsAt,
  type UnknownTime,
  type Where,
} from '../../../jyotish/index.ts';
import {
  chooseRules,
  type FactStore,
  factsOfGochara,
  factsOfHoroscope,
  factsOfPanchang,
  joinFacts,
  type Told,
} from '../../../reading/index.ts';
import { OPERATIONS, type Operation, operationNamed } from '../../../receipt/index.ts';
import { clockOfMoment, jdUtOf, type LocalClock } from '../../../time/local-clock.ts';
import type { Birth, Moment } from '../../../time/moment.ts';
import { type Assumption, Book, type Ground, type Person, type Receiptable } from '../../book.ts';
import type { Block } from '../../flow/blocks.ts';
import type { ReportBirth } from '../../request.ts';
import { personOf } from '../common/people.ts';
import { lagnaChart, moonChart } from './charts.ts';

export class KundliBook extends Book {
  readonly jyotish: Jyotish;
  readonly moment: Moment;
  /** Of the place of birth. */
  readonly clock: LocalClock;
  /** Local noon of the day that counts as today: a civil Julian date. */
  readonly asOfJdUt: number;
  /** As it was handed in, without what is printed only. */
  readonly birth: Birth;
  readonly #named: ReportBirth;
  #horoscope: Horoscope | undefined;
  #facts: FactStore | undefined;
  #panchang: PanchangAt | undefined;
  #unknown: UnknownTime | undefined;
  #gochara: Gochara | undefined;
  #kp: KpChart | undefined;
  #significators: KpSignificators | undefined;
  #ruling: RulingPlanetsAt | undefined;
  #krishnamurti: Jyotish | undefined;
  #tellings: readonly Told[] | undefined;

  /** @param convention a preset of Jyotish; `khagol` when left out */
  constructor(ground: Ground, convention: JyotishPresetName = 'khagol') {
    super(ground);
    this.#named = ground.request.birth as ReportBirth;
    this.birth = birthAlone(this.#named);
    this.jyotish = openJyotish(ground.house.engine, convention);
    this.moment = this.jyotish.moment(this.birth);
    this.clock = clockOfMoment(this.moment);
    this.asOfJdUt = this.clock.midnight(this.asOf.dayNumber) + 0.5;
  }

  /** Everything that the birth says, with the periods that run on the day of the report. */
  get horoscope(): Horoscope {
    this.#horoscope ??= this.jyotish.horoscope(this.moment, { runningAtJdUt: this.asOfJdUt });
    return this.#horoscope;
  }

  /** What rules may ask of it. */
  get facts(): FactStore {
    this.#facts ??= factsOfHoroscope(this.horoscope);
    return this.#facts;
  }

  /** Cusps and sub lords in Krishnamurti’s own zodiac. */
  get kp(): KpChart {
    this.#kp ??= this.krishnamurti.kp(this.moment);
    return this.#kp;
  }

  get significators(): KpSignificators {
    this.#significators ??= this.krishnamurti.kpSignificators(this.moment);
    return this.#significators;
  }

  /** Of the instant of birth. */
  get ruling(): RulingPlanetsAt {
    this.#ruling ??= this.krishnamurti.rulingPlanets(this.moment);
    return this.#ruling;
  }

  protected get krishnamurti(): Jyotish {
    this.#krishnamurti ??= openJyotish(this.house.engine, 'kp');
    return this.#krishnamurti;
  }

  /** The sky of the day of the report over the birth. */
  get gochara(): Gochara {
    this.#gochara ??= this.jyotish.gochara(this.moment, this.asOfJdUt);
    return this.#gochara;
  }

  /** What may be told of the birth, its day, the running periods and the sky of today: each thing once. */
  get tellings(): readonly Told[] {
    if (this.readings === null) return [];
    this.#tellings ??= chooseRules(
      this.readings.holding(
        this.isTimeKnown
          ? joinFacts(this.facts, factsOfPanchang(this.panchang), factsOfGochara(this.gochara))
          : this.facts,
      ),
    );
    return this.#tellings;
  }

  /** Of the day of birth, at its place, with what ran at its instant. */
  get panchang(): PanchangAt {
    this.#panchang ??= panchangAt(this.jyotish.zodiac, this.clock, jdUtOf(this.moment));
    return this.#panchang;
  }

  /** False where noon stands in for an hour that nobody knows. */
  get isTimeKnown(): boolean {
    return this.moment.certainty.time === 'stated';
  }

  get people(): readonly Person[] {
    return [personOf(this, this.#named, this.moment)];
  }

  get named(): ReportBirth {
    return this.#named;
  }

  get emblem(): readonly Block[] {
    return [{ kind: 'figure', scene: this.isTimeKnown ? lagnaChart(this) : moonChart(this), width: 250 }];
  }

  /** What the day leaves open where the hour is not known. */
  get unknownTime(): UnknownTime {
    this.#unknown ??= this.jyotish.unknownTime(this.dateText, this.where);
    return this.#unknown;
  }

  /** The local date of birth, `YYYY-MM-DD`. */
  get dateText(): string {
    return this.moment.local.slice(0, this.moment.local.indexOf('T'));
  }

  /** The place of birth with its zone. */
  get where(): Where {
    const { latitude, longitude, elevation, timezone } = this.birth;
    return {
      latitude,
      longitude,
      ...(elevation === undefined ? {} : { elevation }),
      timezone: timezone ?? this.moment.zone.id,
    };
  }

  /** Local date and time of an instant: the text that `dayOf` and `hourOf` read. @param jdUt civil Julian date */
  textOf(jdUt: number): string {
    return this.clock.text(jdUt);
  }

  get moments(): readonly Moment[] {
    return [this.moment];
  }

  get assumptions(): readonly Assumption[] {
    const { say, language, names } = this;
    const { assumptions } = say;
    const { chart, meta } = this.horoscope;
    const { ayanamsa, ayanamsaTrueValue, nodeType } = chart.calculation;
    return [
      { name: assumptions.zodiac, value: assumptions.sidereal },
      {
        name: assumptions.ayanamsa,
        value: `${names.ayanamsa[ayanamsa as keyof typeof names.ayanamsa]} ${language.degrees(ayanamsaTrueValue ?? 0, 'seconds')}`,
      },
      { name: assumptions.nodes, value: nodeType === 'mean' ? assumptions.meanNodes : assumptions.trueNodes },
      { name: assumptions.ephemeris, value: meta.ephemeris },
      { name: assumptions.rules, value: meta.rulesEdition },
    ];
  }

  get warnings(): readonly Warning[] {
    return this.horoscope.meta.warnings;
  }

  get receiptable(): Receiptable {
    return { operation: operationNamed(OPERATIONS, 'jyotish.horoscope') as Operation, input: { birth: this.birth } };
  }
}

/** A birth without the words that are printed beside it. */
export function birthAlone({ name: _name, place: _place, gender: _gender, ...birth }: ReportBirth): Birth {
  return birth;
}
