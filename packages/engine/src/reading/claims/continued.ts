/** What runs on: `…; it lasts until 2031`, `the third phase, until 2 June`. The thing was named before, and only its time is told here. */

import type { BodyKey } from '../../language/keys.ts';
import type { Assertion, PeriodLevel, Subject } from './claim.ts';
import { phaseIn } from './combinations.ts';
import type { Node } from './nodes.ts';
import { isPointed } from './periods.ts';
import { is } from './scan.ts';
import type { Draft } from './timing.ts';

/** Words that point back to it. */
const POINTING = ['pron', 'who', 'its', 'phaseword', 'pada', 'phase', 'begin', 'end'];

const RUNNING = new Set<Assertion['kind']>(['period', 'sade-sati', 'transit']);

/** What was last said to run or to pass: the lesser of two periods, else what stands last, else what did before. */
export function runningOf(said: readonly Assertion[], before: Assertion | undefined): Assertion | undefined {
  const own = said.filter(({ kind }) => RUNNING.has(kind));
  const lesser = own.find((each) => each.kind === 'period' && each.within !== undefined);
  return lesser ?? own[own.length - 1] ?? before;
}

/**
 * The claim that a clause makes of something that was said to run or to pass.
 *
 * @param own     what the clause claims by itself; where it names a body or a place nothing runs on
 * @param before  what ran last; undefined where nothing did
 */
export function continuedIn(
  nodes: readonly Node[],
  own: readonly Draft[],
  before: Assertion | undefined,
): readonly Draft[] {
  if (before === undefined || own.length > 0) return [];
  if (nodes.some(({ noun }) => noun !== null && noun.type !== 'date')) return [];
  if (!nodes.some(({ noun }) => noun?.type === 'date' && noun.when !== 'now')) return [];
  const phase = before.kind === 'sade-sati' ? phaseIn(nodes) : null;
  const points = nodes.some(({ noun, item }) => noun === null && POINTING.some((tag) => is(item, tag)));
  if (phase === null && !points) return [];
  const assertion = withoutTimes(before);
  if (assertion === null) return [];
  return [
    {
      assertion: assertion.kind === 'sade-sati' && phase !== null ? { ...assertion, phase } : assertion,
      at: 0,
      denied: false,
      mood: null,
    },
  ];
}

function withoutTimes(assertion: Assertion): Assertion | null {
  if (assertion.kind !== 'period' && assertion.kind !== 'sade-sati' && assertion.kind !== 'transit') return null;
  const { at: _, from: __, to: ___, ...bare } = assertion;
  return bare;
}

/** `Venus is a significator of love, so this period brings it forward`: the period is hers. */
export function broughtIn(
  nodes: readonly Node[],
  subjects: readonly Subject[],
  signifies: boolean,
  before: Assertion | undefined,
): readonly Draft[] {
  const [lord] = subjects;
  const at = nodes.findIndex(
    ({ noun, item }, i) => noun === null && (is(item, 'thistime') || (is(item, 'period') && isPointed(nodes, i))),
  );
  if (!signifies || at < 0 || subjects.length !== 1 || typeof lord !== 'string') return [];
  return [{ assertion: { kind: 'period', level: levelOf(lord, before), lord }, at, denied: false, mood: null }];
}

/** Of the period that was named before: the lesser one, or the greater one in which it runs; any where neither is this lord’s. */
function levelOf(lord: BodyKey, before: Assertion | undefined): PeriodLevel {
  if (before?.kind !== 'period') return 'any';
  if (before.within === lord && before.lord !== lord) return 'maha';
  return before.lord === lord || before.within !== undefined ? before.level : 'any';
}
