/** The book of a progressed life: the chart of the day of the report, and what happens in the course of life. */

import { chooseRules, factsOfNativity, type Told } from '../../../reading/index.ts';
import { OPERATIONS, type Operation, operationNamed } from '../../../receipt/index.ts';
import { jdTtOfUt } from '../../../time/local-clock.ts';
import {
  type AspectsBetween,
  aspectsBetween,
  type ProgressedEvent,
  type ProgressedEvents,
  type Progression,
  progressedEventsOf,
  type Radix,
  type SolarArc,
  solarArcContactsOf,
} from '../../../western/index.ts';
import type { Receiptable } from '../../book.ts';
import { WesternHourBook } from './book.ts';
import { CAST, type Sky, shownPoints, skyOf } from './sky.ts';

const DAYS_PER_YEAR = 365.2425;
/** Years before and after the day of the report in which events are looked for. */
const YEARS_BACK = 2;
const YEARS_AHEAD = 10;
/** Of a life, for phases and changes of sign. */
const LIFE_YEARS = 90;

type Contacts = ReturnType<typeof solarArcContactsOf>;

export class ProgressBook extends WesternHourBook {
  #progression: Progression | undefined;
  #events: ProgressedEvents | undefined;
  #life: readonly ProgressedEvent[] | undefined;
  #arc: SolarArc | undefined;
  #contacts: Contacts | undefined;
  #told: readonly Told[] | undefined;
  #toBirth: AspectsBetween | undefined;

  /** The chart progressed to noon of the day of the report. */
  get progression(): Progression {
    this.#progression ??= this.western.progressed(this.radix, this.asOfJdUt);
    return this.#progression;
  }

  get progressedSky(): Sky {
    return skyOf(this.progression.radix, this.clock.text(this.asOfJdUt));
  }

  /** Aspects of the progressed chart to the birth, within a degree. */
  get toBirth(): AspectsBetween {
    const spots = (radix: Radix) => [
      ...radix.points.filter(({ name }) => shownPoints(radix).includes(name)),
      ...(radix.angles === null ? [] : [radix.angles.Ascendant, radix.angles.Midheaven]),
    ];
    this.#toBirth ??= aspectsBetween(spots(this.radix), spots(this.progression.radix), { orbs: 1 });
    return this.#toBirth;
  }

  /** Exact aspects, entries and stations in the years about the day of the report. */
  get events(): ProgressedEvents {
    this.#events ??= progressedEventsOf(
      this.house.engine.kernel,
      this.radix,
      jdTtOfUt(this.asOfJdUt - YEARS_BACK * DAYS_PER_YEAR),
      jdTtOfUt(this.asOfJdUt + YEARS_AHEAD * DAYS_PER_YEAR),
      {
        points: MOVERS,
        natalPoints: [...shownPoints(this.radix), 'Ascendant', 'Midheaven'],
        clock: this.clock,
      },
    );
    return this.#events;
  }

  /** Phases, stations and entries of a whole life. */
  get life(): readonly ProgressedEvent[] {
    const birth = this.radix.ground?.jdTt ?? 0;
    this.#life ??= progressedEventsOf(this.house.engine.kernel, this.radix, birth, birth + LIFE_YEARS * DAYS_PER_YEAR, {
      kinds: ['lunation', 'station', 'sign-ingress', 'house-ingress'],
      points: MOVERS,
      clock: this.clock,
    }).events;
    return this.#life;
  }

  get arc(): SolarArc {
    this.#arc ??= this.western.solarArc(this.radix, this.asOfJdUt);
    return this.#arc;
  }

  /** Directed points exactly at an aspect in the years about the day of the report. */
  get contacts(): Contacts {
    const names = [...shownPoints(this.radix), 'Ascendant', 'Midheaven'];
    this.#contacts ??= solarArcContactsOf(
      this.house.engine.kernel,
      this.radix,
      jdTtOfUt(this.asOfJdUt - YEARS_BACK * DAYS_PER_YEAR),
      jdTtOfUt(this.asOfJdUt + YEARS_AHEAD * DAYS_PER_YEAR),
      { points: names, natalPoints: names, clock: this.clock },
    );
    return this.#contacts;
  }

  /** What may be told of the progressed places, as of a birth. */
  get progressedTellings(): readonly Told[] {
    if (this.readings === null) return [];
    const { radix } = this.progression;
    this.#told ??= chooseRules(
      this.readings.holding(
        factsOfNativity({ radix, aspects: { ...this.nativity.aspects, aspects: this.progressedSky.aspects } }),
      ),
    );
    return this.#told;
  }

  override get receiptable(): Receiptable {
    return {
      operation: operationNamed(OPERATIONS, 'western.progressed') as Operation,
      input: { birth: this.birth, choices: { chart: CAST }, at: this.asOfJdUt },
    };
  }
}

/** What moves enough in a life to be followed, and the angles. */
const MOVERS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Ascendant', 'Midheaven'] as const;
