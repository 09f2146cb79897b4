/**
 * The form in the address: everything after `#` stays in the browser, so a link carries a birth without any server seeing it.
 * Only what differs from the first form or the system's defaults is written.
 */

import { type Form, firstForm, type System, systemDefaults } from './form.ts';

/** Short names, so that links stay short. Never rename one: old links hold them. */
// biome-ignore format: a table reads in columns
const KEYS = {
  date: 'd', time: 't', timeUnknown: 'u', place: 'p', latitude: 'lat', longitude: 'lon', timezone: 'tz', elevation: 'el', calendar: 'cal', fold: 'f',
  system: 's', ayanamsa: 'a', houseSystem: 'h', nodeType: 'n', outer: 'o', minor: 'm', lilith: 'l', style: 'v', symbols: 'g', degrees: 'deg', aspects: 'asp',
} as const satisfies Record<keyof Form, string>;

/** Fields that can only hold these values; anything else in a link is passed over. */
const CLOSED: { readonly [K in keyof Form]?: readonly string[] } = {
  calendar: ['gregorian', 'julian'],
  fold: ['', '0', '1'],
  system: ['vedic', 'western'],
  nodeType: ['mean', 'true'],
  style: ['north', 'south', 'east', 'wheel'],
};
/** The birth is always written, so that a link does not change its meaning when the first form does. */
const ALWAYS: ReadonlySet<keyof Form> = new Set<keyof Form>([
  'date',
  'time',
  'latitude',
  'longitude',
  'timezone',
  'place',
  'system',
]);
const LONGEST = 200;

/** The fragment for a form, without `#`. */
export function fragmentOf(form: Form): string {
  const usual = usualOf(form.system);
  const out = new URLSearchParams();
  for (const [field, key] of Object.entries(KEYS) as [keyof Form, string][]) {
    const value = form[field];
    if (ALWAYS.has(field) || value !== usual[field])
      out.set(key, typeof value === 'boolean' ? (value ? '1' : '0') : value);
  }
  return out.toString();
}

/** The form in a fragment (with or without `#`), or undefined when there is none. */
export function formOf(fragment: string): Form | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!given.has(KEYS.date)) return undefined;
  const system: System = given.get(KEYS.system) === 'western' ? 'western' : 'vedic';
  const form: Record<string, string | boolean> = { ...usualOf(system), place: '', timezone: '' };
  for (const [field, key] of Object.entries(KEYS) as [keyof Form, string][]) {
    const text = given.get(key)?.slice(0, LONGEST);
    if (text === undefined) continue;
    if (typeof firstForm[field] === 'boolean') form[field] = text === '1';
    else if (CLOSED[field]?.includes(text) ?? true) form[field] = text;
  }
  return form as unknown as Form;
}

function usualOf(system: System): Form {
  return { ...firstForm, ...systemDefaults[system], system };
}
