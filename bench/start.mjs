/** From nothing to the first chart, and how much memory that takes: a new process each time, by the clock on the wall, because that is what a caller waits for. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { summaryOf } from './harness/statistics.mjs';

const script = fileURLToPath(new URL('start-process.mjs', import.meta.url));

export const subject = {
  name: 'start',
  title: 'Start',
  async run({ quick }) {
    const rounds = quick ? 5 : 15;
    const seen = Array.from({ length: rounds }, () =>
      JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })),
    );
    const row = (who, pick, note = null) => ({
      who,
      ...summaryOf(seen.map(pick)),
      rounds,
      ratio: null,
      note,
    });
    return [
      {
        id: 'start/time',
        title: 'Start of a new process, on the wall',
        unit: 'ms',
        rows: [
          row('import of the package', ({ importMs }) => importMs),
          row('opening the engine with its pack', ({ openMs }) => openMs),
          row('import and opening, engine with its pack', ({ importMs, openMs }) => importMs + openMs),
          row('the first chart', ({ chartMs }) => chartMs),
          row('Node itself, before the first line', ({ nodeMs }) => nodeMs, 'not ours'),
        ],
      },
      {
        id: 'start/memory',
        title: 'Resident memory of that process',
        unit: 'MiB',
        rows: [
          row('with nothing loaded', ({ emptyMiB }) => emptyMiB, 'not ours'),
          row('after the first chart', ({ rssMiB }) => rssMiB),
        ],
      },
    ];
  },
};
