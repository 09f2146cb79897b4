/** A server under load as a child process: started, asked what it has used, and stopped with the report on its books. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * @param file  of this folder
 * @param place  of the store
 * @param options  arguments of Node itself
 * @param more  arguments of the file, after the place
 */
export async function startServer(file, place, options = [], more = []) {
  const child = spawn(process.execPath, [...options, fileURLToPath(new URL(file, import.meta.url)), place, ...more], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const line = async (number) => {
    while (text.split('\n').length <= number) {
      if (child.exitCode !== null) throw new Error(`the server on ${place} ended`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return JSON.parse(text.split('\n')[number - 1]);
  };
  const told = await line(1);
  return {
    ...told,
    /** `used`, `heap` or `books`: see the server's own file. */
    ask: (what) =>
      new Promise((resolve) => {
        child.once('message', resolve);
        child.send(what);
      }),
    stop: async () => {
      child.kill('SIGTERM');
      return line(2);
    },
  };
}
