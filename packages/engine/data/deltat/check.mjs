/**
 * Compares the engine's ΔT with `swetest` (Swiss Ephemeris's command line) at dates of your choice.
 *
 *   node packages/engine/data/deltat/check.mjs [first year] [last year] [step in years]
 *
 * Prints both and the difference; writes nothing. Needs Node 22.18 or later, which reads TypeScript by itself.
 */

import { execFileSync } from 'node:child_process';
import { deltaTSecondsAt, deltaTSigmaSecondsAt } from '../../src/time/delta-t.ts';

const [first = -3000, last = 3000, step = 100] = process.argv.slice(2).map(Number);
let worst = 0;
console.log('   year        engine       swetest  difference   standard error');
for (let year = first; year <= last; year += step) {
  const jd = 2451544.5 + (year - 2000) * 365.2425;
  const answer = execFileSync('swetest', [`-bj${jd.toFixed(6)}`, '-ut', '-p0', '-fJ', '-n1'], { encoding: 'latin1' });
  const theirs = Number(/delta t: (-?[\d.]+) sec/.exec(answer)?.[1]);
  const ours = deltaTSecondsAt(jd);
  worst = Math.max(worst, Math.abs(ours - theirs));
  const columns = [ours.toFixed(4), theirs.toFixed(4), (ours - theirs).toFixed(6), deltaTSigmaSecondsAt(jd).toFixed(2)];
  console.log(String(year).padStart(7), ...columns.map((text) => text.padStart(13)));
}
console.log(`worst difference ${worst.toFixed(6)} s`);
