/** The book of a span of transits: exact hits, long windows, and what happens in the sky by itself. */

import { degreesOf } from '../../../angle.ts';
import { lunarEclipses, solarEclipses } from '../../../sky/eclipse/index.ts';
import { ingressesOf, phasesOf, stationsOf } from '../../../sky/events/index.ts';
import type { SourceKey } from '../../../sources.ts';
import { jdTtOfUt, jdUtOfTt } from '../../../time/local-clock.ts';
import {
  type AspectsBetween,
  aspectsBetween,
  motionOf,
  PLANETS,
  type TransitHit,
  type TransitWindow,
  type ZodiacSpot,
  zodiacSpot,
} from '../../../western/index.ts';
import type { Ground } from '../../book.ts';
import { readReportSpan } from '../../request.ts';
import { WesternBook } from './book.ts';
import { type Sky, shownPoints, skyOf } from './sky.ts';

/** Something that the sky does by itself. */
export interface SkyEvent extends ZodiacSpot {
  readonly jdUt: number;
  readonly body: string;
  readonly kind: 'retrograde' | 'direct' | 'ingress' | 'new' | 'full';
  /** Of a lunation. */
  readonly isEclipse: boolean;
}

export const SLOW = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;
const SKY_BODIES = ['Sun', 'Mercury', 'Venus', 'Mars', ...SLOW] as const;
const STATION_BODIES = SKY_BODIES.slice(1) as readonly Exclude<(typeof SKY_BODIES)[number], 'Sun'>[];
/** A year where no span is named, days. */
const USUAL_DAYS = 365;
/** Greatest eclipse and lunation are not a day apart. */
const NEAR_DAYS = 1;

export class TransitBook extends WesternBook {
  /** First day of the span and the day after the last: day numbers, and their midnights as civil Julian dates. */
  readonly firstDay: number;
  readonly endDay: number;
  readonly fromJdUt: number;
  readonly toJdUt: number;
  #hits: readonly TransitHit[] | undefined;
  #windows: readonly TransitWindow[] | undefined;
  #events: readonly SkyEvent[] | undefined;
  readonly #bodies = new Map<string, ReturnType<typeof motionOf>>();
  #start: Sky | undefined;
  #toBirth: AspectsBetween | undefined;

  constructor(ground: Ground) {
    super(ground);
    const { span } = ground.request;
    const given = span === undefined ? null : readReportSpan(span);
    this.firstDay = given?.start.dayNumber ?? this.asOf.dayNumber;
    this.endDay = given === null ? this.firstDay + USUAL_DAYS : given.end.dayNumber + 1;
    this.fromJdUt = this.clock.midnight(this.firstDay);
    this.toJdUt = this.clock.midnight(this.endDay);
  }

  /** Points of the birth to which transits are looked for: without an hour neither angles nor the Moon. */
  get touched(): readonly string[] {
    return [...shownPoints(this.radix, true), ...(this.isTimeKnown ? ['Ascendant', 'Midheaven'] : [])];
  }

  /** Exact hits of Sun to Pluto, in the order of time. */
  get hits(): readonly TransitHit[] {
    this.#hits ??= this.western.transits(this.radix, this.fromJdUt, this.toJdUt, {
      points: this.touched,
      clock: this.clock,
    }).hits;
    return this.#hits;
  }

  /** Stretches within a degree of Jupiter to Pluto. */
  get windows(): readonly TransitWindow[] {
    this.#windows ??= this.western.transitWindows(this.radix, this.fromJdUt, this.toJdUt, {
      bodies: SLOW,
      points: this.touched,
      clock: this.clock,
    }).windows;
    return this.#windows;
  }

  get transitSources(): readonly SourceKey[] {
    return ['hand-1976'];
  }

  /** Stations, entries into signs, new and full Moons, in the order of time. */
  get events(): readonly SkyEvent[] {
    this.#events ??= [...this.#motions(), ...this.#lunations()].sort((one, other) => one.jdUt - other.jdUt);
    return this.#events;
  }

  #motions(): readonly SkyEvent[] {
    const { kernel } = this.house.engine;
    const [from, to] = [jdTtOfUt(this.fromJdUt), jdTtOfUt(this.toJdUt)];
    const event = (body: string, kind: SkyEvent['kind'], jdTt: number, longitudeRad: number): SkyEvent => ({
      body,
      kind,
      jdUt: jdUtOfTt(jdTt),
      isEclipse: false,
      ...zodiacSpot(degreesOf(longitudeRad)),
    });
    return [
      ...STATION_BODIES.flatMap((body) =>
        stationsOf(kernel, body, from, to).map(({ jdTt, kind, longitudeRad }) =>
          event(body, kind === 'retrograde-begins' ? 'retrograde' : 'direct', jdTt, longitudeRad),
        ),
      ),
      ...SKY_BODIES.flatMap((body) =>
        ingressesOf(kernel, body, from, to).map(({ jdTt, part }) => ({
          ...event(body, 'ingress', jdTt, 0),
          longitudeDeg: part * 30,
          sign: part + 1,
          degree: 0,
        })),
      ),
    ];
  }

  #lunations(): readonly SkyEvent[] {
    const { kernel } = this.house.engine;
    const [from, to] = [jdTtOfUt(this.fromJdUt), jdTtOfUt(this.toJdUt)];
    const eclipses = [
      ...solarEclipses(kernel, from - NEAR_DAYS, to + NEAR_DAYS),
      ...lunarEclipses(kernel, from - NEAR_DAYS, to + NEAR_DAYS),
    ];
    return phasesOf(kernel, from, to, { anglesDeg: [0, 180] }).map(({ jdTt, angleDeg, moonLongitudeRad }) => ({
      body: 'Moon',
      kind: angleDeg === 0 ? ('new' as const) : ('full' as const),
      jdUt: jdUtOfTt(jdTt),
      isEclipse: eclipses.some((eclipse) => Math.abs(eclipse.jdTt - jdTt) < NEAR_DAYS),
      ...zodiacSpot(degreesOf(moonLongitudeRad)),
    }));
  }

  /** The sky over the place of birth at the beginning of the span. */
  get start(): Sky {
    this.#start ??= (() => {
      const { latitudeDeg, longitudeDeg } = this.moment.place;
      const local = this.clock.text(this.fromJdUt);
      const moment = this.western.moment({ datetime: local, latitude: latitudeDeg, longitude: longitudeDeg });
      return skyOf(this.western.radix(moment), local, []);
    })();
    return this.#start;
  }

  /** Where a body stands, degrees. @param jdUt civil Julian date */
  longitudeAt(body: string, jdUt: number): number {
    const motion = this.#motionOf(body);
    return zodiacSpot(degreesOf(motion.angle(jdTtOfUt(jdUt)))).longitudeDeg;
  }

  #motionOf(body: string): ReturnType<typeof motionOf> {
    const known = this.#bodies.get(body);
    if (known !== undefined) return known;
    const motion = motionOf(this.house.engine.kernel, this.radix.settings, body);
    this.#bodies.set(body, motion);
    return motion;
  }

  /** Aspects of that sky to the birth. */
  get toBirth(): AspectsBetween {
    this.#toBirth ??= aspectsBetween(
      this.start.radix.points.filter(({ name }) => PLANETS.some((planet) => planet === name)),
      this.radix.points.filter(({ name }) => this.touched.includes(name)),
      { moving: 'first', orbs: START_ORB_DEG },
    );
    return this.#toBirth;
  }
}

/** Of the wheel at the beginning. */
const START_ORB_DEG = 2;
