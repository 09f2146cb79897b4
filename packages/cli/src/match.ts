/** `khagol match`: two births side by side by the eight kootas, and Mars in both. */

import { type Jyotish, type Matching, openJyotish } from '@khagol/engine/jyotish';
import type { Flags } from './birth-flags.ts';
import { conventionOf } from './convention.ts';
import { theEngine } from './engine.ts';
import { told } from './output.ts';
import { type Pair, pairIn, pairOf } from './pair.ts';
import { bold, type Column, section, tableText } from './table.ts';
import { CommandError, type Terminal } from './terminal.ts';

/**
 * Matches two births.
 *
 * @param path  of a JSON file with both, `-` for standard input; flags when left out
 * @throws  EngineError or CommandError naming what to mend
 */
export async function matchCommand(path: string | undefined, flags: Flags, terminal: Terminal): Promise<number> {
  const { batch } = flags;
  if (typeof batch === 'string' && path !== undefined)
    throw new CommandError(2, 'two births come from the file or from --batch, not from both');
  if (typeof batch === 'string') return manyMatches(batch, flags, terminal);
  const pair = await pairOf(path, flags, terminal);
  const jyotish = openJyotish(await theEngine(), conventionOf(flags));
  const matching = matchingOf(jyotish, pair, flags);
  await told(flags, terminal, matching, () => matchingText(matching, terminal.colour));
  return 0;
}

async function manyMatches(from: string, flags: Flags, terminal: Terminal): Promise<number> {
  const [engine, { runBatch }] = await Promise.all([theEngine(), import('./batch.ts')]);
  const jyotish = openJyotish(engine, conventionOf(flags));
  const answer = (record: Readonly<Record<string, unknown>>): Matching => matchingOf(jyotish, pairIn(record), flags);
  const needed = ['a.datetime', 'a.date'];
  return runBatch({ from, out: flags['out'], needed, what: 'pairs', answer }, terminal);
}

function matchingOf(jyotish: Jyotish, { a, b }: Pair, { bride }: Flags): Matching {
  return jyotish.matching(a, b, { bride: bride === 'a' ? 'person1' : 'person2' });
}

/** The matching for people. */
function matchingText({ roles, ashtakoota, mangalDosha, porutham, findings }: Matching, colour: boolean): string {
  const { factors, exceptions, person1, person2, totalScore, totalScoreWithExceptions, maxScore } = ashtakoota;
  const who = (person: 'person1' | 'person2'): string => (roles.bride === person ? 'bride' : 'groom');
  const rows = factors.map(({ name, person1Value, person2Value, score, scoreWithExceptions, maxScore: most }) => [
    name,
    person1Value,
    person2Value,
    String(score),
    scoreWithExceptions === score ? '' : String(scoreWithExceptions),
    String(most),
  ]);
  return [
    `a (${who('person1')}): Moon in ${person1.moonSign}, ${person1.nakshatraName} ${person1.pada}`,
    `b (${who('person2')}): Moon in ${person2.moonSign}, ${person2.nakshatraName} ${person2.pada}`,
    '',
    tableText(COLUMNS, rows, colour),
    '',
    bold(
      `${totalScore} of ${maxScore}: ${ashtakoota.compatibilityLevel}; with exceptions ${totalScoreWithExceptions}: ${ashtakoota.compatibilityLevelWithExceptions}`,
      colour,
    ),
    `Poruthams: ${porutham.presentCount} of ${porutham.maxCount}, ${porutham.grade}`,
    `Mangal dosha: ${mangalDosha.verdict}${mangalDosha.remainsIn.length === 0 ? '' : `, in ${mangalDosha.remainsIn.map((person) => (person === 'person1' ? 'a' : 'b')).join(' and ')}`}`,
    ...section(
      'Exceptions',
      exceptions.map(
        ({ id, value, because }) => `  ${value.koota} ${value.from} → ${value.to}: ${id} (${because.join(', ')})`,
      ),
      colour,
    ),
    ...section(
      'Between the charts',
      findings.map(({ id, value, because }) => `  ${value.isGood ? '+' : '-'} ${id} (${because.join(', ')})`),
      colour,
    ),
    '',
  ].join('\n');
}

const COLUMNS: readonly Column[] = [
  { head: 'Koota', align: 'left' },
  { head: 'a', align: 'left' },
  { head: 'b', align: 'left' },
  { head: 'Points', align: 'right' },
  { head: 'by exception', align: 'right' },
  { head: 'of', align: 'right' },
];
