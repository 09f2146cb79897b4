/** `khagol dasha`: whose time it is, as a tree of periods or as those that run at an instant. */

import { SIGNS } from '@khagol/engine/chart';
import { DASHA_LEVELS, DASHAS, type Dasha, type DashaName, type DashaSpan, openJyotish } from '@khagol/engine/jyotish';
import { birthOf, type Flags, flagOf, wholeOf } from './birth-flags.ts';
import { conventionOf } from './convention.ts';
import { theEngine } from './engine.ts';
import { jdUtAt, jdUtOfMs } from './instant.ts';
import { told, writing } from './output.ts';
import { bold, type Column, clockText, tableText } from './table.ts';
import { CommandError, type Terminal } from './terminal.ts';

/**
 * Prints the periods of a birth.
 *
 * @throws  EngineError or CommandError naming what to mend
 */
export async function dashaCommand(flags: Flags, terminal: Terminal): Promise<number> {
  const birth = birthOf(flags);
  const levels = wholeOf(flags, 'levels', 1, DASHA_LEVELS.length);
  const system = systemOf(flags);
  const engine = await theEngine();
  const birthAt = flagOf(flags, 'birthAt');
  if (birthAt !== undefined && system !== 'chakra')
    throw new CommandError(2, '--birth-at belongs to --system chakra, which alone asks for it');
  const options = birthAt === undefined ? {} : { birthAt };
  const dasha = openJyotish(engine, conventionOf(flags)).dasha(birth, system, options);
  const { at } = flags;
  if (at === undefined) {
    const deep = Math.min(levels ?? 2, dasha.levels);
    if (flags['json'] === true) await told(flags, terminal, dasha.record(deep), () => '');
    else await writing(flags['out'], terminal, (write) => writeTree(dasha, deep, terminal.colour, write));
    return 0;
  }
  const atJdUt = at === true ? jdUtOfMs(terminal.now()) : jdUtAt(engine, String(at), birth, 'at');
  const running = dasha.runningAt(atJdUt, Math.min(levels ?? 3, dasha.levels));
  await told(flags, terminal, { system: dasha.system, atJdUt, running }, () =>
    running.length === 0
      ? 'Nothing of this dasha runs then.\n'
      : `${dasha.system}\n\n${tableText(RUNNING, running.map(runningRow), terminal.colour)}\n`,
  );
  return 0;
}

function systemOf(flags: Flags): DashaName {
  const name = flagOf(flags, 'system');
  const known = DASHAS.find((system) => system === name);
  if (known === undefined)
    throw new CommandError(2, `--system: there is no "${String(name)}"; there are ${DASHAS.join(', ')}`);
  return known;
}

/** The tree, a period a line, written as it grows: the deepest has half a million lines. */
async function writeTree(
  dasha: Dasha,
  levels: number,
  colour: boolean,
  write: (text: string) => Promise<void>,
): Promise<void> {
  const { balance } = dasha;
  const head = bold(`${dasha.system}, ${levels} of ${dasha.levels} levels`, colour);
  const { years = 0, months = 0, days = 0 } = balance?.parts ?? {};
  const left =
    balance === null ? '' : `\nLeft at birth: ${nameOf(balance)} ${years} years ${months} months ${days} days`;
  await write(`${head}${left}\n\n`);
  const grow = async (spans: readonly DashaSpan[]): Promise<void> => {
    let text = '';
    for (const span of spans) {
      text += `${'  '.repeat(span.level - 1)}${nameOf(span).padEnd(12)} ${fromTo(span).join('  ')}\n`;
      if (span.level >= levels) continue;
      await write(text);
      text = '';
      await grow(dasha.children(span));
    }
    if (text !== '') await write(text);
  };
  await grow(dasha.spans());
}

function runningRow(span: DashaSpan): readonly string[] {
  return [DASHA_LEVELS[span.level - 1] as string, nameOf(span), ...fromTo(span)];
}

function fromTo({ start = '', end = '' }: DashaSpan): readonly [string, string] {
  return [clockText(start), clockText(end)];
}

/** Who rules a period: a graha, or a sign; the lagna where it sits among grahas. */
function nameOf({ lord, sign }: Pick<DashaSpan, 'lord' | 'sign'>): string {
  return lord ?? (sign === null ? '' : (SIGNS[sign - 1] as string));
}

const RUNNING: readonly Column[] = [
  { head: 'Level', align: 'left' },
  { head: '', align: 'left' },
  { head: 'From', align: 'left' },
  { head: 'Until', align: 'left' },
];
