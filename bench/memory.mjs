/** Whether anything is left behind by a million charts: the heap after each tenth of them, collected first, and the slope of its line. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SEED } from './harness/random.mjs';
import { slopeOf } from './harness/statistics.mjs';

const script = fileURLToPath(new URL('memory-process.mjs', import.meta.url));
/** The first tenth fills what is filled once: compiled code, decoded rows. */
const SETTLED = 1;

export const subject = {
  name: 'memory',
  title: 'Memory',
  async run({ quick }) {
    const charts = quick ? 100_000 : 1_000_000;
    const printed = execFileSync(process.execPath, ['--expose-gc', script, String(charts), String(SEED)], {
      encoding: 'utf8',
    });
    const marks = JSON.parse(printed);
    const later = marks.slice(SETTLED);
    const perHundredThousand = slopeOf(later.map(({ done, heapKiB }) => ({ x: done / 100_000, y: heapKiB })));
    const value = (who, median, note = null) => ({ who, median, ratio: null, note });
    const [first, last] = [later[0], later.at(-1)];
    return [
      {
        id: 'memory/charts',
        title: `Memory over ${charts.toLocaleString('en')} charts of different births, collected at each tenth`,
        unit: 'KiB',
        rows: [
          value('heap after the first tenth', marks[0].heapKiB),
          value('heap at the end', last.heapKiB),
          value('slope of the heap, per 100,000 charts', perHundredThousand, 'least squares from the second tenth on'),
          value('memory of the core at the end', last.coreKiB, `${first.coreKiB.toFixed(0)} after the second tenth`),
          value('resident at the end', last.rssKiB, `${first.rssKiB.toFixed(0)} after the second tenth`),
        ],
        marks,
      },
    ];
  },
};
