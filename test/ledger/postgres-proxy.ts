/** A wire between a driver and a PostgreSQL socket that can be cut at the worst moment: while COMMIT, or any other words, are under way. */

import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Wire {
  /** Where a driver finds it: the folder of the socket. */
  readonly folder: string;
  /**
   * Cuts the next connection whose driver says these words. `unsent`: the server never hears them. `unheard`: the server hears them and
   * answers, and the driver never learns what.
   */
  cutAt(words: string, how: 'unsent' | 'unheard'): void;
  /** How many cuts were made. */
  readonly cuts: () => number;
  /** How many connections were asked for. */
  readonly tries: () => number;
  /** Refuses every connection from now on, or lets them through again. */
  block(blocked: boolean): void;
  close(): Promise<void>;
}

/** @param server  the server's own socket */
export async function openWire(server: string): Promise<Wire> {
  const folder = mkdtempSync(join(tmpdir(), 'khagol-wire-'));
  const open = new Set<Socket>();
  let plan: { readonly words: Buffer; readonly how: 'unsent' | 'unheard' } | null = null;
  let [cuts, tries, blocked] = [0, 0, false];

  const listener = createServer((near) => {
    tries += 1;
    const far = connect(server);
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    if (blocked) return cut();
    let deaf = false;
    near.on('data', (bytes) => {
      if (plan !== null && bytes.includes(plan.words)) {
        const { how } = plan;
        plan = null;
        cuts += 1;
        if (how === 'unsent') return cut();
        deaf = true;
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      // What it answers is for nobody. It has come to an end when the server is ready for more.
      if (!deaf) near.write(bytes);
      else if (bytes.includes(Buffer.from('Z\0\0\0\x05I', 'latin1'))) cut();
    });
  });
  await new Promise<void>((resolve) => listener.listen(join(folder, '.s.PGSQL.5432'), resolve));

  return {
    folder,
    cutAt: (words, how) => {
      plan = { words: Buffer.from(words), how };
    },
    cuts: () => cuts,
    tries: () => tries,
    block: (value) => {
      blocked = value;
      if (value) for (const socket of open) socket.destroy();
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
