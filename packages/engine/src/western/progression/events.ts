/**
 * What a progressed chart does in the course of life: phases of the progressed Moon, stations, entries into signs and natal houses, exact aspects to
 * the natal chart. Searched in life's own time, so that each event has its date.
 */

import { type OptionNames, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { checkJd } from '../../span.ts';
import { type LocalClock, readClock } from '../../time/local-clock.ts';
import { type Radix, readRadix } from '../radix/index.ts';
import { angleCourse } from './angle-course.ts';
import { PROGRESSION_NAMES, type ProgressionChoices, resolveProgression } from './choices.ts';
import { PACE_SOURCES, type ProgressionClock, progressionClock } from './clock.ts';
import { COURSE_NAMES, courseOf } from './course.ts';
import { PROGRESSED_KINDS, type ProgressedEvent, type ProgressedEvents, type ProgressedKind } from './event-records.ts';
import { aspects, houseIngresses, lunations, type Question, signIngresses, stations } from './event-searches.ts';
import { aspectsOf, namesOf, targetsOf } from './targets.ts';

export interface ProgressedEventChoices extends ProgressionChoices {
  /** All when left out, but entries into houses where the time of birth is not known. */
  readonly kinds?: readonly ProgressedKind[];
  /** What moves: bodies, nodes, `Ascendant`, `Midheaven`; Sun to Pluto when left out. */
  readonly points?: readonly string[];
  /** Natal points and angles that aspects are made to; all points of the radix and, where the time is known, its Ascendant and Midheaven when left out. */
  readonly natalPoints?: readonly string[];
  /** Angles of aspects, 0 … 180 degrees; 0, 60, 90, 120, 180 when left out. */
  readonly aspectsDeg?: readonly number[];
  /** Adds local texts. */
  readonly clock?: LocalClock;
}

const EVENT_NAMES: OptionNames<ProgressedEventChoices> = {
  ...PROGRESSION_NAMES,
  kinds: true,
  points: true,
  natalPoints: true,
  aspectsDeg: true,
  clock: true,
};

const MOVERS: readonly string[] = [...COURSE_NAMES, 'Ascendant', 'Midheaven'];
const DEFAULT_MOVERS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const MOST_YEARS = 200;

/**
 * Events of a progressed chart in a span of life, [from, to).
 *
 * Positions are geocentric and apparent; natal places as the radix has them.
 *
 * @param natal  cast for a moment and a place
 * @param fromJdTt, toJdTt  instants of life, Julian dates TT, at most 200 years apart
 * @throws  EngineError INVALID_OPTION naming the member, OUT_OF_SPAN when no ephemeris covers the sky that is asked for
 * @source  pace and angles as `progressedRadixOf`; phases: `rudhyar-1967`
 */
export function progressedEventsOf(
  kernel: Kernel,
  natal: Radix,
  fromJdTt: number,
  toJdTt: number,
  choices: ProgressedEventChoices = {},
): ProgressedEvents {
  const core = readKernel(kernel);
  const birth = readRadix(natal, 'natal');
  const given = readChoices(choices, 'choices', EVENT_NAMES);
  const resolved = resolveProgression(birth, progressionOf(given));
  const clock = progressionClock(birth, resolved.settings);
  checkSpan(clock, fromJdTt, toJdTt, resolved.settings.yearDays);
  const usual = PROGRESSED_KINDS.filter((kind) => birth.isTimeKnown || kind !== 'house-ingress');
  const kinds = namesOf('kinds', given.kinds ?? usual, PROGRESSED_KINDS);
  const points = namesOf('points', given.points ?? DEFAULT_MOVERS, MOVERS);
  const targets = targetsOf(birth, given.natalPoints);
  const aspectsDeg = aspectsOf(given.aspectsDeg ?? [0, 60, 90, 120, 180]);
  const local = given.clock === undefined ? null : readClock('choices.clock', given.clock);
  const question: Question = { natal: birth, clock, resolved, local, fromJdTt, toJdTt };
  const events: ProgressedEvent[] = [];
  const left: { readonly point: string; readonly reason: 'within-polar-circle' }[] = [];
  if (kinds.includes('lunation')) lunations(core, question, events);
  for (const point of points) {
    const isAngle = point === 'Ascendant' || point === 'Midheaven';
    const course = isAngle
      ? angleCourse(core, birth, resolved, point)
      : courseOf(core, resolved.radix, point, 'points');
    if (course === null) {
      left.push({ point, reason: 'within-polar-circle' });
      continue;
    }
    if (kinds.includes('station') && !isAngle) stations(question, course, events);
    if (kinds.includes('sign-ingress')) signIngresses(question, course, events);
    if (kinds.includes('house-ingress')) houseIngresses(question, course, events);
    if (kinds.includes('aspect')) aspects(question, course, targets, aspectsDeg, events);
  }
  return {
    events: events.sort((a, b) => a.jdTt - b.jdTt),
    left,
    settings: {
      ...resolved.settings,
      kinds,
      points,
      natalPoints: targets.map(({ name }) => name),
      aspectsDeg,
      fromJdTt,
      toJdTt,
    },
    sources: [...PACE_SOURCES, 'pottenger-1981', 'rudhyar-1967'],
  };
}

/** The members that a progression reads; `undefined` is as good as left out there too. */
function progressionOf(given: ProgressedEventChoices): ProgressionChoices {
  const kept = Object.entries(given).filter(([name]) => Object.hasOwn(PROGRESSION_NAMES, name));
  return Object.fromEntries(kept) as ProgressionChoices;
}

function checkSpan(clock: ProgressionClock, fromJdTt: number, toJdTt: number, yearDays: number): void {
  checkJd('fromJdTt', fromJdTt);
  checkJd('toJdTt', toJdTt);
  if (toJdTt - fromJdTt > MOST_YEARS * yearDays) {
    const allowed = `at most ${MOST_YEARS} years after fromJdTt`;
    throw refusal('INVALID_OPTION', 'toJdTt', allowed, `toJdTt must be ${allowed}.`);
  }
  checkJd('fromJdTt', clock.skyJdTt(fromJdTt));
  checkJd('toJdTt', clock.skyJdTt(toJdTt));
}
