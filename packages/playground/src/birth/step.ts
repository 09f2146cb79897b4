/** Moving a civil date and time by whole minutes, on the wall's clock: the calendar is the proleptic Gregorian one. */

export const STEP_MINUTES = { minute: 1, hour: 60, day: 1440 } as const;
export type StepUnit = keyof typeof STEP_MINUTES;

/**
 * @param date  `YYYY-MM-DD`, years −9999 … 9999
 * @param time  `HH:MM[:SS]`
 * @returns both moved, in the form they came in, or undefined when they cannot be read
 */
export function stepped(
  date: string,
  time: string,
  minutes: number,
): { readonly date: string; readonly time: string } | undefined {
  const day = /^([+-]?)(\d{4,6})-(\d{2})-(\d{2})$/.exec(date.trim());
  const clock = /^(\d{2}):(\d{2})((?::\d{2}(?:\.\d+)?)?)$/.exec(time.trim());
  if (day === null || clock === null) return undefined;
  const moment = new Date(0);
  moment.setUTCFullYear(Number(`${day[1]}${day[2]}`), Number(day[3]) - 1, Number(day[4]));
  moment.setUTCHours(Number(clock[1]), Number(clock[2]) + minutes);
  if (Number.isNaN(moment.getTime())) return undefined;
  const year = moment.getUTCFullYear();
  const two = (value: number): string => String(value).padStart(2, '0');
  return {
    date: `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-${two(moment.getUTCMonth() + 1)}-${two(moment.getUTCDate())}`,
    time: `${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}${clock[3]}`,
  };
}
