/** `khagol doctor`: what it finds here, and what it says where something is wrong. */

import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GOLDEN } from '../../packages/cli/src/golden.ts';
import { openEngine, stampOf } from '../../packages/engine/src/node.ts';
import { khagol } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'khagol-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Finding {
  readonly name: string;
  readonly state: string;
  readonly detail: string;
}

async function found(environment: Readonly<Record<string, string>> = {}): Promise<{
  readonly code: number;
  readonly of: (name: string) => Finding;
}> {
  const { code, out } = await khagol('doctor --json', [], { environment });
  const findings = JSON.parse(out) as readonly Finding[];
  return { code, of: (name) => findings.find((finding) => finding.name === name) as Finding };
}

describe('khagol doctor', () => {
  it('holds the stamp of the chart that the engine casts', async () => {
    const engine = await openEngine();
    expect(stampOf(engine.chart(GOLDEN.birth)).sha256).toBe(GOLDEN.sha256);
  });

  it('finds everything well here, and looks at no store unasked', async () => {
    const { code, out } = await khagol('doctor');
    expect(code).toBe(0);
    expect(out.match(/^ok /gm)).toHaveLength(8);
    expect(out).toMatch(/^– {3}store/m);
    expect(out).toContain(GOLDEN.sha256);
    const pack = readFileSync(new URL('../../packages/engine/data/ephemeris/pack-1800-2400.bin', import.meta.url));
    expect(out).toContain(createHash('sha256').update(pack).digest('hex'));
    expect(out).toContain(`${process.versions.node},`);
    expect(out).toContain('(1800 … 2401)');
  });

  it('says what a store will be, and makes none', async () => {
    const file = join(folder, 'inner', 'khagol.db');
    const { code, of } = await found({ KHAGOL_STORE: `sqlite:${file}` });
    expect([code, of('store').state]).toEqual([0, 'ok']);
    expect(of('store').detail).toContain('will be made');
    expect(existsSync(join(folder, 'inner'))).toBe(false);
    writeFileSync(join(folder, 'there.db'), '');
    expect((await found({ KHAGOL_STORE: `sqlite:${join(folder, 'there.db')}` })).of('store').detail).toContain(
      'can be read',
    );
    expect((await found({ KHAGOL_STORE: 'memory' })).of('store').detail).toContain('forgets');
  });

  it.skipIf(process.getuid?.() === 0)('sees a folder that cannot be written', async () => {
    const closed = mkdtempSync(join(folder, 'closed-'));
    chmodSync(closed, 0o500);
    const { code, of } = await found({ KHAGOL_STORE: `sqlite:${join(closed, 'khagol.db')}` });
    expect([code, of('store').state]).toEqual([1, 'bad']);
  });

  it('sees whether a database answers', async () => {
    const server = createServer((socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const settings = {
      KHAGOL_STORE: `postgres://u:p@127.0.0.1:${port}/khagol`,
      KHAGOL_VAULT_KEY: Buffer.alloc(32, 1).toString('base64'),
    };
    const there = await found(settings);
    expect([there.code, there.of('store').state]).toEqual([0, 'ok']);
    expect(there.of('store').detail).not.toContain('u:p');
    await new Promise((resolve) => server.close(resolve));
    const gone = await found(settings);
    expect([gone.code, gone.of('store').state]).toEqual([1, 'bad']);
    expect(gone.of('store').detail).toContain(`127.0.0.1:${port} (ECONNREFUSED)`);
  });

  it('tells a setting that means nothing, and ends with 1', async () => {
    const { code, out } = await khagol('doctor', [], { environment: { KHAGOL_STORE: 'gopher://x' } });
    expect(code).toBe(1);
    expect(out).toMatch(/^✗ {3}store .*KHAGOL_STORE/m);
  });
});
