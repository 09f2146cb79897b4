/** Along which line does the middle of the Moon's shadow run over the ground, when, and what is seen there? For maps and tables of a path. */

import { numberIn } from '../../choice.ts';
import { readRecord } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { checkJd } from '../../span.ts';
import { type Course, contactsOf } from './course.ts';
import { type EclipseInstant, instantOf } from './instant.ts';
import { lunationNear } from './lunation.ts';
import { readSolarSettings, type SolarEclipseSettings } from './options.ts';
import { type AxisPoint, axisPointOf } from './path.ts';
import { solarSearch } from './solar.ts';

/** What of an eclipse it takes to find it again: a `SolarEclipse` is one. */
export interface SolarEclipseKey {
  /** Any instant within a week of the new moon. */
  readonly jdTt: number;
  readonly deltaTSeconds: number;
  readonly settings: SolarEclipseSettings;
}

/** The axis on the ground at an instant. */
export interface CentralPoint extends AxisPoint, EclipseInstant {}

/**
 * The central line, point after point, from where the axis comes down on the Earth to where it leaves her.
 *
 * @param eclipse      as `solarEclipses` gives it; its place and time are worked out again
 * @param stepSeconds  1 … 86400; points lie at whole multiples of it from greatest eclipse, and the two ends are added. At the ends the Sun is in the horizon, and
 *                     the shadow races
 * @returns no points for an eclipse that is not central
 * @throws  EngineError INVALID_OPTION for a record that is no eclipse's and for a step out of its range; OUT_OF_SPAN
 */
export function centralLine(kernel: Kernel, eclipse: SolarEclipseKey, stepSeconds: number): readonly CentralPoint[] {
  const stepDays = numberIn('stepSeconds', stepSeconds, 1, 86400, 'seconds') / 86400;
  const { course } = courseOfKey(kernel, eclipse);
  const ends = course && contactsOf(course.at, course.greatestJdTt, () => 0);
  if (course === null || ends === null) return [];
  const { greatestJdTt, deltaTSeconds } = course;
  const deltaT = (): number => deltaTSeconds;
  const points: CentralPoint[] = [];
  const add = (jdTt: number): void => {
    const point = axisPointOf(kernel, course, course.at(jdTt));
    if (point !== null) points.push({ ...instantOf(jdTt, deltaT), ...point });
  };
  // A tenth of a second inside, the axis is on the Earth for certain.
  const [from, to] = [ends.fromJdTt + INSIDE_DAYS, ends.toJdTt - INSIDE_DAYS];
  const first = Math.ceil((from - greatestJdTt) / stepDays);
  const last = Math.floor((to - greatestJdTt) / stepDays);
  add(from);
  for (let i = first; i <= last; i++) add(greatestJdTt + i * stepDays);
  add(to);
  return points;
}

const INSIDE_DAYS = 1e-6;

/** The course of the eclipse that a key names, null where its new moon is far from the Sun. @throws EngineError INVALID_OPTION, OUT_OF_SPAN */
export function courseOfKey(
  kernel: Kernel,
  key: unknown,
): { readonly course: Course | null; readonly lunation: number; readonly settings: SolarEclipseSettings } {
  const read = readRecord('eclipse', key, 'an eclipse of the Sun, as solarEclipses gives it');
  const settings = readSolarSettings(
    readRecord('eclipse.settings', read['settings'], 'the settings of an eclipse'),
    'eclipse.settings.',
  );
  const jdTt = read['jdTt'] as number;
  checkJd('eclipse.jdTt', jdTt);
  const deltaTSeconds = numberIn('eclipse.deltaTSeconds', read['deltaTSeconds'], -200_000, 200_000, 'seconds');
  const lunation = lunationNear(jdTt, 0);
  const course = solarSearch(kernel, settings, () => deltaTSeconds).course(lunation);
  return { course, lunation, settings };
}
