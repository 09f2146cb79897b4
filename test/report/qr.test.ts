/** A code on paper says what was put into it: read back here by the standard's own way, not by the library that wrote it. */

import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { qrScene } from '../../packages/engine/src/report/qr.ts';
import { readQr } from './read-qr.ts';

/** Modules of a scene, by the middle of each. */
function modulesOf(text: string): readonly (readonly boolean[])[] {
  const { width, items } = qrScene(text, 'Code');
  const ink = items[1];
  if (ink?.kind !== 'path') throw new Error('no ink');
  const modules = Array.from({ length: width }, () => new Array<boolean>(width).fill(false));
  for (let at = 0; at < ink.d.length; at += 5) {
    const [start, , corner] = ink.d.slice(at, at + 3) as unknown as [
      [string, number, number],
      0,
      [string, number, number],
    ];
    for (let y = start[2]; y < corner[2]; y++)
      for (let x = start[1]; x < corner[1]; x++) (modules[y] as boolean[])[x] = true;
  }
  return modules;
}

describe('a QR code', () => {
  it.each([
    ['a', 21],
    ['https://example.org/r/1', 25],
    ['12345678', 21],
    ['जन्म कुंडली ✓ 🎉', 29],
    ['x'.repeat(100), 41],
    ['eyJhbGciOiJFUzI1NiJ9.'.repeat(10), 57],
    ['y'.repeat(2331), 177],
  ])('of $1 modules is read back', (text, size) => {
    const modules = modulesOf(text);
    expect(modules.length).toBe(size + 8);
    const inner = modules.slice(4, -4).map((row) => row.slice(4, -4));
    expect(modules.flat().filter(Boolean).length).toBe(inner.flat().filter(Boolean).length);
    expect(readQr(inner)).toEqual({ level: 'M', text });
  });

  it.each([
    ['nothing', ''],
    ['too much', 'y'.repeat(2332)],
    ['too much in UTF-8', 'क'.repeat(778)],
    ['half a letter', 'a\ud83c'],
    ['no text', 7],
  ])('of %s is refused', (_, text) => {
    expect(() => qrScene(text as string, 'Code')).toThrow(EngineError);
    expect(() => qrScene(text as string, 'Code')).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', field: 'qr' }),
    );
  });
});
