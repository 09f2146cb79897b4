/** Processor time of other processes, by /proc; 0 on hosts without it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Of a clock tick, as every Linux has it. */
const TICK_MS = 10;

/** Milliseconds of processor that a process and every process under it have used, those that have ended included. */
export function processorMsOf(pid) {
  if (!existsSync('/proc/self/stat')) return 0;
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // Behind the name, which may hold anything: state, parent, …, and from the twelfth on own time and that of children that have ended.
        const fields = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1).split(' ');
        const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
        return [{ pid: Number(name), parent: Number(fields[1]), ticks }];
      } catch {
        // It has ended since it was listed.
        return [];
      }
    });
  const under = (parent) =>
    rows.filter((row) => row.parent === parent).reduce((sum, row) => sum + row.ticks + under(row.pid), 0);
  return TICK_MS * ((rows.find((row) => row.pid === pid)?.ticks ?? 0) + under(pid));
}
