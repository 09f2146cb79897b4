/** The bundled program as people run it: exit codes, signals, closed pipes, an unpacked start. */

import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(words: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { ...process.env, FORCE_COLOR: '', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, out, err })));
  return { child, ended, text: () => out };
}

describe('the program', () => {
  it('is bundled (npm test and npm run build see to it)', () => {
    expect(existsSync(MAIN)).toBe(true);
  });

  it('answers Julian days from a pipe', async () => {
    const { child, ended } = start(['sky', '--tt', '--bodies', 'Sun']);
    child.stdin.end('2451545\n2451546\n');
    const { code, out } = await ended;
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(3);
  });

  it('ends with 1 for a bad line and 2 for a bad word', async () => {
    const bad = start(['sky', '--tt', '--bodies', 'Sun']);
    bad.child.stdin.end('soon\n');
    expect(await bad.ended).toMatchObject({ code: 1, err: 'khagol: line 1: "soon" is not a Julian day\n' });
    const wrong = start(['chart', '--nonsense']);
    wrong.child.stdin.end();
    expect((await wrong.ended).code).toBe(2);
  });

  // Linux has a device that is always full.
  it.skipIf(!existsSync('/dev/full'))('ends with 1 and a sentence when its output cannot be written', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [MAIN, 'report', '--list'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect([status, stderr]).toEqual([1, 'khagol: cannot write to standard output: ENOSPC\n']);
  });

  it('says in a sentence that the store cannot be there, and does not speak of the port', async () => {
    const { ended } = start(['serve', '--port', '0'], { KHAGOL_STORE: `sqlite:${MAIN}/khagol.db` });
    const { code, err } = await ended;
    expect([code, err]).toEqual([1, `khagol: cannot mkdir ${MAIN}: it is there already\n`]);
  });

  const isRoot = process.getuid?.() === 0;
  it.skipIf(isRoot || process.platform === 'win32')('says so of a folder that is closed to it', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'khagol-closed-'));
    chmodSync(closed, 0o500);
    const { ended } = start(['serve', '--port', '0'], { KHAGOL_STORE: `sqlite:${closed}/store/khagol.db` });
    expect(await ended).toMatchObject({ code: 1, err: `khagol: cannot mkdir ${closed}/store: not allowed\n` });
    rmSync(closed, { recursive: true });
  });

  it('ends quietly when its reader goes away', async () => {
    const { child, ended } = start(['sky', '--tt']);
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end(Array.from({ length: 20_000 }, (_, i) => 2_451_545 + i).join('\n'));
    const { code, err } = await ended;
    expect([code, err.replace(/khagol: \w+ has no row.*\n/g, '')]).toEqual([0, '']);
  });

  it('ends with 130 on Ctrl-C, while it waits for a line', async () => {
    const { child, ended, text } = start(['sky', '--tt', '--bodies', 'Sun']);
    child.stdin.write('2451545\n');
    while (!text().includes('2451545')) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
  });

  it('serves until it is told to stop: a chart, then SIGTERM and 0, Ctrl-C and 130', async () => {
    for (const [signal, expected] of [
      ['SIGTERM', 0],
      ['SIGINT', 130],
    ] as const) {
      const { child, ended, text } = start(['serve', '--port', '0'], {
        KHAGOL_STORE: 'memory',
        KHAGOL_DEV_KEY: 'process-test-key',
      });
      while (!text().includes('curl')) await new Promise((resolve) => setTimeout(resolve, 20));
      const [url] = /http:\/\/localhost:\d+\/v2\S+/.exec(text()) as RegExpExecArray;
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'x-api-key': 'process-test-key', 'content-type': 'application/json' },
        body: '{"datetime":"1990-01-15T10:30:00","latitude":28.6139,"longitude":77.209,"timezone":"+05:30"}',
      });
      expect(await response.json()).toMatchObject({
        success: true,
        data: { sunSign: 'Capricorn' },
        metadata: { cost: 0.25 },
      });
      child.kill(signal);
      const { code, out, err } = await ended;
      expect(code).toBe(expected);
      expect(out + err).not.toContain('process-test-key');
      for (const line of err.trimEnd().split('\n'))
        expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), event: expect.any(String) });
    }
  });

  it('says which port is taken', async () => {
    const first = start(['serve', '--port', '0'], { KHAGOL_STORE: 'memory' });
    while (!first.text().includes('curl')) await new Promise((resolve) => setTimeout(resolve, 20));
    const port = /localhost:(\d+)/.exec(first.text())?.[1] as string;
    const { code, err } = await start(['serve', '--port', port], { KHAGOL_STORE: 'memory' }).ended;
    expect(code).toBe(1);
    expect(err).toContain('taken');
    first.child.kill('SIGTERM');
    await first.ended;
  });

  it('answers rows of a pipe, and ends with 1 when one was faulty', async () => {
    const { child, ended } = start(['chart', '--batch', '-']);
    child.stdin.end('datetime,lat,lon\n1990-01-15T10:30,28.6139,77.209\nsoon,1,1\n');
    const { code, out, err } = await ended;
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([code, lines.length, lines[0].data.zodiac, lines[1].error.field]).toEqual([1, 2, 'sidereal', 'datetime']);
    expect(err).toBe('khagol: 1 of 2 births could not be answered\n');
  });

  it('leaves a batch quietly when its reader goes away', async () => {
    const { child, ended } = start(['chart', '--batch', '-']);
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end('{"datetime":"1990-01-15T10:30","latitude":28.6,"longitude":77.2}\n'.repeat(3000));
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });

  it('leaves no half of a file behind on Ctrl-C', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'khagol-ctrl-c-'));
    const { child, ended } = start(['chart', '--batch', '-', '-o', join(folder, 'charts.ndjson')]);
    child.stdin.write('{"datetime":"1990-01-15T10:30","latitude":28.6,"longitude":77.2}\n');
    while (readdirSync(folder).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    expect([(await ended).code, readdirSync(folder)]).toEqual([130, []]);
    rmSync(folder, { recursive: true });
  });

  it('speaks the Model Context Protocol, and nothing else, on standard output', async () => {
    const { child, ended } = start(['mcp']);
    const birth = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 };
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    for (const message of [
      { jsonrpc: '2.0', id: 1, method: 'initialize', params },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/list' },
      { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'chart', arguments: { birth } } },
      {
        jsonrpc: '2.0',
        id: 4,
        method: 'tools/call',
        params: { name: 'ask', arguments: { question: 'Who am I?', birth } },
      },
    ])
      child.stdin.write(`${JSON.stringify(message)}\n`);
    child.stdin.end();
    const { code, out, err } = await ended;
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([code, err]).toEqual([0, '']);
    expect(answers.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4]);
    const chart = answers.find(({ id }) => id === 3).result.structuredContent;
    expect(chart.ascendant.sign).toBe('Pisces');
    expect(answers.find(({ id }) => id === 4).result.isError).toBeUndefined();
  });

  it('finds itself well', async () => {
    const { child, ended } = start(['doctor'], { KHAGOL_STORE: 'memory' });
    child.stdin.end();
    const { code, out } = await ended;
    expect([code, out.match(/^ok /gm)?.length]).toEqual([0, 9]);
  });

  it('knows its words without opening an engine', async () => {
    const began = performance.now();
    const { child, ended } = start(['--help']);
    child.stdin.end();
    await ended;
    // 0.1 s alone on two cores; the limit is for a busy machine.
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
