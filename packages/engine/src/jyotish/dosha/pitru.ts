/**
 * Pitru dosha: what is taken as a debt to the fathers, sign by sign. Each indicator is listed whether or not it is there, with who says so.
 *
 * No text names the dosha in this form. Parashara's curse of the father (`bphs` 83.20–30) is its classical ground; the other indicators
 * are those that almanacs and programs commonly name.
 */

import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import type { Cell, Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { Graha, Kundli } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { grahasOf } from '../yoga/cells.ts';
import { joins, together } from '../yoga/company.ts';
import { all, any, type Condition, isSo } from '../yoga/condition.ts';
import { cellsOf, clearTelling, newTelling } from '../yoga/evidence.ts';
import { aspects } from '../yoga/glances.ts';
import { DUSTHANAS } from '../yoga/groups.ts';
import { RULE_NAMES } from '../yoga/option-names.ts';
import { at, some } from '../yoga/places.ts';
import { viewOf } from '../yoga/see.ts';
import { NONE, type RuleOptions, type RuleSettings, settleRules } from '../yoga/settings.ts';
import { debilitated } from '../yoga/standing.ts';
import type { View } from '../yoga/view.ts';
import { lord } from '../yoga/who.ts';
import { FATHER } from './curses.ts';
import { PITRU_NAMES } from './option-names.ts';

interface Indicator {
  readonly id: string;
  readonly rule: string;
  readonly when: Condition;
  readonly sources: readonly SourceKey[];
  readonly locus: string | null;
  readonly classification: Classification;
}

const NODES = ['Rahu', 'Ketu'] as const;
const practice = {
  sources: ['almanac-practice'] as readonly SourceKey[],
  locus: null,
  classification: 'traditional' as Classification,
};

// biome-ignore format: a table reads in rows
const INDICATORS: readonly Indicator[] = [
  { id: 'curse-of-the-father', rule: 'One of Parashara’s combinations for the curse of the father.', when: any(...FATHER), sources: ['bphs'], locus: 'bphs 83.20–30', classification: 'classical' },
  { id: 'sun-with-node', rule: 'The Sun in one sign with Rahu or Ketu.', when: joins('Sun', NODES), ...practice },
  { id: 'sun-with-saturn', rule: 'The Sun in one sign with Saturn.', when: together('Sun', 'Saturn'), ...practice },
  { id: 'saturn-sees-sun', rule: 'Saturn looks at the Sun.', when: aspects('Saturn', 'Sun'), ...practice },
  { id: 'node-in-ninth', rule: 'Rahu or Ketu in the 9th.', when: some(NODES, [9]), ...practice },
  { id: 'ninth-lord-with-node', rule: 'The lord of the 9th in one sign with Rahu or Ketu.', when: joins(lord(9), NODES), ...practice },
  { id: 'ninth-lord-in-evil-house', rule: 'The lord of the 9th in the 6th, 8th or 12th with a malefic.', when: all(at(lord(9), DUSTHANAS), joins(lord(9), 'malefics')), ...practice },
  { id: 'sun-and-saturn-in-ninth', rule: 'Sun and Saturn both in the 9th.', when: all(at('Sun', [9]), at('Saturn', [9])), ...practice },
  { id: 'sun-debilitated', rule: 'The Sun debilitated.', when: debilitated('Sun'), ...practice },
  { id: 'moon-with-node', rule: 'The Moon in one sign with Rahu or Ketu, for the mother’s fathers.', when: joins('Moon', NODES), sources: ['program-practice'], locus: null, classification: 'convention' },
  { id: 'rahu-in-lagna-lord-in-evil-house', rule: 'Rahu in the lagna, its lord in the 6th, 8th or 12th.', when: all(at('Rahu', [1]), at(lord(1), DUSTHANAS)), ...practice },
];

/** Which indicators count: all, those of a text, or those of a text and of tradition. */
export const PITRU_INDICATORS = ['all', 'classical', 'classical-and-traditional'] as const;

export interface PitruOptions {
  /** `all` when left out. All are always shown. */
  readonly indicators?: (typeof PITRU_INDICATORS)[number];
  /** How many must be there, 1 … 11; one when left out. */
  readonly least?: number;
  readonly rules?: RuleOptions;
}

export interface PitruIndicator {
  readonly id: string;
  readonly rule: string;
  readonly isPresent: boolean;
  /** Whether it counts, by the settings. */
  readonly counts: boolean;
  /** Both empty where it is not there. */
  readonly planets: readonly Graha[];
  readonly because: readonly Cell[];
  readonly sources: readonly SourceKey[];
  readonly locus: string | null;
  readonly classification: Classification;
}

export const PITRU_SEVERITIES = ['none', 'low', 'medium', 'high'] as const;

export interface PitruDosha {
  readonly settings: {
    readonly indicators: (typeof PITRU_INDICATORS)[number];
    readonly least: number;
    readonly rules: RuleSettings;
  };
  readonly isPresent: boolean;
  /** By how many that count are there: one low, two or three medium, more high. Our scale. */
  readonly severity: (typeof PITRU_SEVERITIES)[number];
  readonly severityRule: string;
  readonly indicators: readonly PitruIndicator[];
  readonly sources: readonly SourceKey[];
}

const SEVERITY_RULE =
  'By how many of the indicators that count are there: one is low, two or three are medium, more are high.';

/**
 * Pitru dosha of a kundli.
 *
 * @throws  EngineError INVALID_OPTION for a choice that does not exist
 */
export function pitruDoshaOf(kundli: Kundli, options: PitruOptions = {}): PitruDosha {
  const given = readChoices(options, 'options', PITRU_NAMES);
  const rules = given.rules == null ? NONE : readChoices(given.rules, 'options.rules', RULE_NAMES);
  return pitruDoshaIn(viewOf(readKundli(kundli), settleRules(rules)), given);
}

/** Pitru dosha of a kundli that has been seen; the rules are those of the view. */
export function pitruDoshaIn(view: View, given: Omit<PitruOptions, 'rules'>): PitruDosha {
  const indicators = oneOf('indicators', given.indicators ?? 'all', PITRU_INDICATORS);
  const least = wholeIn('least', given.least ?? 1, 1, INDICATORS.length);
  const told = newTelling();
  let found = 0;
  const rows = INDICATORS.map(({ id, rule, when, sources, locus, classification }): PitruIndicator => {
    const isPresent = isSo(when, view);
    const counts = isCounted(classification, indicators);
    if (isPresent && counts) found++;
    clearTelling(told);
    if (isPresent) when.tell(view, told, true);
    const [planets, because] = [grahasOf(told.grahas), cellsOf(told)];
    return { id, rule, sources, locus, classification, isPresent, counts, planets, because };
  });
  return {
    settings: { indicators, least, rules: { ...view.settings } },
    isPresent: found >= least,
    severity: found < least ? 'none' : found === 1 ? 'low' : found <= 3 ? 'medium' : 'high',
    severityRule: SEVERITY_RULE,
    indicators: rows,
    sources: ['almanac-practice', 'bphs'],
  };
}

function isCounted(classification: Classification, indicators: (typeof PITRU_INDICATORS)[number]): boolean {
  if (indicators === 'all') return true;
  return classification === 'classical' || (indicators !== 'classical' && classification === 'traditional');
}
