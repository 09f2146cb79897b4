/** `khagol serve`: the server in this process until it is told to stop. */

import { CommandError, type Terminal } from './terminal.ts';

export interface ServeFlags {
  readonly port?: string;
  readonly host?: string;
  readonly checkConfig?: boolean;
}

/** @returns the exit code: 0 after SIGTERM or a check, 130 after Ctrl-C */
export async function serveCommand({ port, host, checkConfig }: ServeFlags, terminal: Terminal): Promise<number> {
  const { describeSettings, readSettings, serveUntilStopped } = await import('@khagol/server/serve');
  const environment = {
    ...terminal.environment,
    ...(port === undefined ? {} : { PORT: port }),
    ...(host === undefined ? {} : { HOST: host }),
  };
  try {
    if (checkConfig === true) {
      await terminal.out(`${describeSettings(readSettings(environment)).join('\n')}\n`);
      return 0;
    }
    return await serveUntilStopped({
      environment,
      say: (text) => void terminal.out(`${text}\n`),
      logTo: (line) => terminal.err(line),
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'SettingError') throw new CommandError(2, error.message);
    if (error.name === 'StoreHeldError') throw new CommandError(1, error.message);
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    // The folder of the store may be closed to us as well as the port.
    if (syscall !== 'listen' && syscall !== 'bind' && syscall !== 'getaddrinfo') throw error;
    if (code === 'EADDRINUSE') throw new CommandError(1, 'the port is taken; --port or PORT chooses another');
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new CommandError(1, `cannot listen there: ${message}`);
    throw error;
  }
}
