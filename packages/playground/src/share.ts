/**
 * The form in the address: everything after `#` stays in the browser, so a link carries a birth without any server seeing it.
 * Only what differs from the first form or the system's defaults is written.
 */

import { type Form, firstForm, type System, systemDefaults } from './birth/form.ts';
import { TAB_IDS, type TabId } from './tabs/ids.ts';
import { firstPlan, type Plan, planIn, planText } from './vastu/plan.ts';

/** Short names, so that links stay short. Never rename one: old links hold them. */
// biome-ignore format: a table reads in columns
const KEYS = {
  date: 'd', time: 't', timeUnknown: 'u', place: 'p', latitude: 'lat', longitude: 'lon', timezone: 'tz', elevation: 'el', calendar: 'cal', fold: 'f',
  system: 's', ayanamsa: 'a', houseSystem: 'h', nodeType: 'n', outer: 'o', minor: 'm', lilith: 'l', style: 'v', symbols: 'g', degrees: 'deg', aspects: 'asp', varga: 'dv',
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

/** Before the keys of the second person. */
const SECOND = '2';
const TAB = 'tab';
const PLAN = 'plan';

/** Whom the first one is held against until somebody else is named: the hour at which India became a republic. */
export const secondForm: Form = { ...firstForm, date: '1950-01-26', time: '10:18' };

/** What an address holds. */
export interface Shared {
  readonly first: Form;
  readonly second: Form;
  readonly plan: Plan;
  readonly tab: TabId;
}

/** The fragment for the page, without `#`. The second person is written when somebody was named. */
export function fragmentOf({ first, second, plan, tab }: Shared): string {
  const out = new URLSearchParams();
  writeForm(out, '', first);
  const isNamed = Object.keys(KEYS).some((field) => second[field as keyof Form] !== secondForm[field as keyof Form]);
  if (isNamed) writeForm(out, SECOND, second);
  if (plan !== firstPlan) out.set(PLAN, planText(plan));
  if (tab !== 'chart') out.set(TAB, tab);
  return out.toString();
}

/** The page in a fragment (with or without `#`), or undefined when it holds no birth. `second` and `plan` are left out where there is none. */
export function pageOf(fragment: string): (Omit<Shared, 'second' | 'plan'> & Partial<Shared>) | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const first = readForm(given, '');
  if (first === undefined) return undefined;
  const second = readForm(given, SECOND);
  const tab = TAB_IDS.find((id) => id === given.get(TAB)) ?? 'chart';
  const plan = planIn(given.get(PLAN) ?? '');
  return { first, tab, ...(second === undefined ? {} : { second }), ...(plan === undefined ? {} : { plan }) };
}

function writeForm(out: URLSearchParams, prefix: string, form: Form): void {
  const usual = usualOf(form.system);
  for (const [field, key] of Object.entries(KEYS) as [keyof Form, string][]) {
    const value = form[field];
    if (ALWAYS.has(field) || value !== usual[field])
      out.set(`${prefix}${key}`, typeof value === 'boolean' ? (value ? '1' : '0') : value);
  }
}

function readForm(given: URLSearchParams, prefix: string): Form | undefined {
  if (!given.has(`${prefix}${KEYS.date}`)) return undefined;
  const system: System = given.get(`${prefix}${KEYS.system}`) === 'western' ? 'western' : 'vedic';
  const form: Record<string, string | boolean> = { ...usualOf(system), place: '', timezone: '' };
  for (const [field, key] of Object.entries(KEYS) as [keyof Form, string][]) {
    const text = given.get(`${prefix}${key}`)?.slice(0, LONGEST);
    if (text === undefined) continue;
    if (typeof firstForm[field] === 'boolean') form[field] = text === '1';
    else if (CLOSED[field]?.includes(text) ?? true) form[field] = text;
  }
  return form as unknown as Form;
}

function usualOf(system: System): Form {
  return { ...firstForm, ...systemDefaults[system], system };
}
