/** Results as files: bench/results/<day>-<commit>.json with everything, and .txt with what was printed. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textOf } from './table.mjs';
import { measuredTargets } from './targets.mjs';

/** Of kept results, with a slash at the end. */
export const FOLDER = fileURLToPath(new URL('../results/', import.meta.url));
/** As links name it. */
export const FOLDER_PATH = 'bench/results/';
const NAME = /^\d{4}-\d{2}-\d{2}-[0-9a-f]{7,}\.json$/;

/** Day and commit, as files of results are named. */
export function nameOf({ date, commit }) {
  return `${date.slice(0, 10)}-${commit}`;
}

/** Writes a run down; a file of an earlier run of the same day and commit gives way. @returns the name of the file with the JSON */
export function keep(results) {
  mkdirSync(FOLDER, { recursive: true });
  const name = nameOf(results);
  writeFileSync(`${FOLDER}${name}.json`, jsonOf(results));
  writeFileSync(`${FOLDER}${name}.txt`, textOf(results));
  return `${name}.json`;
}

/** A run as JSON with a line for each row, so that two of them can be compared by eye. */
function jsonOf({ groups, ...head }) {
  const entries = Object.entries(head).map(([name, value]) => ` ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  const written = groups.map(({ rows, ...rest }) => {
    const lines = rows.map((row) => `   ${JSON.stringify(row)}`);
    return `  ${JSON.stringify(rest).slice(0, -1)},"rows":[\n${lines.join(',\n')}\n  ]}`;
  });
  return `{\n${entries.join('\n')}\n "groups": [\n${written.join(',\n')}\n ]\n}\n`;
}

/** The newest kept run, by its own date: `{ file, results }`; null when there is none. */
export function newest() {
  const runs = readdirSync(FOLDER)
    .filter((file) => NAME.test(file))
    .map((file) => ({ file, results: JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8')) }));
  return runs.sort((a, b) => (a.results.date < b.results.date ? -1 : 1)).at(-1) ?? null;
}

/**
 * A kept run with some subjects measured again: their groups take the place of the old ones and say when they were made, and by which Node where it was another; the targets are
 * looked at once more.
 *
 * @param kept    the run
 * @param head    date, commit and machine of the new measurement
 * @param groups  of the new measurement, with their `subject`
 */
export function measuredAgain(kept, { date, commit, machine: { node } }, groups) {
  const again = { date, commit, ...(node === kept.machine.node ? {} : { node }) };
  const subjects = [...new Set([...kept.groups, ...groups].map(({ subject }) => subject))];
  const all = subjects.flatMap((subject) => {
    const mine = groups.filter((group) => group.subject === subject);
    const stamped = mine.map((group) => ({ ...group, again }));
    return stamped.length > 0 ? stamped : kept.groups.filter((group) => group.subject === subject);
  });
  return { ...kept, targets: measuredTargets(all), groups: all };
}
