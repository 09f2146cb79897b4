/** The tests by which rules are sifted say of every condition what the condition says itself. */
import { describe, expect, it } from 'vitest';
import { BIRTH_ROWS } from '../../../packages/engine/src/jyotish/dosha/birth-time.ts';
import {
  COMPANY_ROWS,
  HOUSE_ROWS,
  MOON_ROWS,
  NODE_ROWS,
} from '../../../packages/engine/src/jyotish/dosha/common-rows.ts';
import { CURSE_ROWS } from '../../../packages/engine/src/jyotish/dosha/curses.ts';
import { type Condition, isSo } from '../../../packages/engine/src/jyotish/yoga/condition.ts';
import { viewOf } from '../../../packages/engine/src/jyotish/yoga/see.ts';
import { passes } from '../../../packages/engine/src/jyotish/yoga/sets.ts';
import { type RuleOptions, settleRules } from '../../../packages/engine/src/jyotish/yoga/settings.ts';
import { sieveOf } from '../../../packages/engine/src/jyotish/yoga/sieve.ts';
import { YOGA_ROWS } from '../../../packages/engine/src/jyotish/yoga/table.ts';
import type { View } from '../../../packages/engine/src/jyotish/yoga/view.ts';
import { naturalKundlis, plantedKundlis } from './planted.ts';

const rows = [...YOGA_ROWS, ...NODE_ROWS, ...COMPANY_ROWS, ...MOON_ROWS, ...HOUSE_ROWS, ...CURSE_ROWS, ...BIRTH_ROWS];
const conditions = new Set<Condition>();
const gather = (condition: Condition): void => {
  if (conditions.has(condition)) return;
  for (const part of condition.parts) gather(part);
  conditions.add(condition);
};
for (const { when, cancelledBy } of rows)
  for (const each of [when, ...cancelledBy.map((one) => one.when)]) gather(each);

/** Schools that move who is what; between them every set is made otherwise somewhere. */
const SCHOOLS: readonly RuleOptions[] = [
  {},
  { nodes: 'counted', karakas: 'seven' },
  { nodes: 'ignored', strength: 'dignified-or-angular' },
  { conjunctionOrbDeg: 8, nodeDrishti: 'as-jupiter-and-twelfth', nodeDignity: 'none' },
  { moonNature: 'always', mercuryNature: 'never', strength: ['Mars', 'Venus'] },
  { otherLight: 'spoils', occupation: 'filled', vajraYava: 'some', sankhya: 'always', viparita: 'uttara-kalamrita' },
  { mahapurusha: 'lagna-or-moon', viparita: 'raman', nodeDignity: 'jataka-parijata', combustion: 'half-orb' },
];

/** By its parts, as far as it has ways of its own; otherwise, and where a setting chooses, as it says itself. */
function holds(condition: Condition, view: View): boolean {
  const { kind, parts, ways } = condition;
  if (kind === 'leaf' || kind === 'either' || ways === null) return condition.holds(view);
  if (kind === 'not') return !holds(parts[0] as Condition, view);
  return kind === 'all' ? parts.every((part) => holds(part, view)) : parts.some((part) => holds(part, view));
}

describe.each(SCHOOLS.map((school) => [JSON.stringify(school), school] as const))('under %s', (_, school) => {
  const rules = settleRules(school);
  const views = [...plantedKundlis, ...naturalKundlis].map((kundli) => viewOf(kundli, rules));

  it('whatever holds passes its tests, and holds wherever one of its ways passes', () => {
    const wrong = views.flatMap((view) =>
      [...conditions].filter((condition) => {
        const truth = holds(condition, view);
        return isSo(condition, view) !== truth || (truth && !passes(view.sets, condition.tests));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('a sieve finds the rows that hold, in their order', () => {
    const sift = sieveOf(rows.map(({ when }) => when));
    for (const view of views)
      expect(sift(view)).toEqual(rows.flatMap(({ when }, index) => (holds(when, view) ? [index] : [])));
  });
});

it('most conditions have ways, and so are never asked', () => {
  expect([...conditions].filter(({ ways }) => ways !== null).length).toBeGreaterThan(conditions.size * 0.8);
});
