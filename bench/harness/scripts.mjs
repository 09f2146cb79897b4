/**
 * Benches that are programs of their own, because they start servers: run as they stand, their lines kept. A line that begins with `ROWS ` is a JSON list of groups
 * for the table and is not shown.
 */
import { spawn } from 'node:child_process';

/**
 * Runs such a program.
 *
 * @param path   of the script
 * @param name   the id of its group, if it names none
 * @param words  its arguments
 * @returns groups: those of its `ROWS`, or one with its lines alone
 * @throws  Error when it ends with another code than 0, with the last that it said
 */
export async function groupsOfScript(path, name, words) {
  const child = spawn(process.execPath, [path, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece) => {
    text += piece;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const lines = text.trim().split('\n');
  if (code !== 0) throw new Error(`${path} ended with ${code}: ${lines.at(-1)}`);
  const rows = lines.filter((line) => line.startsWith('ROWS ')).flatMap((line) => JSON.parse(line.slice(5)));
  const said = lines.filter((line) => !line.startsWith('ROWS '));
  return rows.length > 0 ? rows : [{ id: name, title: said[0] ?? name, unit: '', rows: [], said: said.slice(1) }];
}
