/** What a program loads before its first chart: few files, in letters that are read fast, and each class once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const dist = fileURLToPath(new URL('../../packages/engine/dist/', import.meta.url));

/** A script and all that it imports from beside itself. */
function scriptsOf(name: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(name)) return known;
  known.add(name);
  for (const [, next] of readFileSync(`${dist}${name}`, 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    scriptsOf(next as string, known);
  return known;
}

describe.skipIf(!existsSync(`${dist}node.js`))('a first chart', () => {
  it.each(['node.js', 'browser.js'])('loads four files by %s', (entry) => {
    expect([...scriptsOf(entry)]).toHaveLength(4);
  });

  it.each(['node.js', 'browser.js'])('loads no letter beyond ASCII by %s', (entry) => {
    for (const name of scriptsOf(entry)) {
      const bytes = readFileSync(`${dist}${name}`);
      expect(
        bytes.findIndex((byte) => byte > 127),
        name,
      ).toBe(-1);
    }
  });

  it('finds the time zone of a place by a module, which is not wrapped', () => {
    for (const name of scriptsOf('node.js')) expect(readFileSync(`${dist}${name}`, 'utf8')).not.toContain('require_tz');
  });
});

describe.skipIf(!existsSync(`${dist}node.js`))('the classes of the engine', () => {
  it.each(['EngineError', 'Engine', 'Kernel'])('have one %s, whichever entry asks for it', (name) => {
    const classes = new RegExp(`(?:\\bclass |\\b(?:var|let|const) )${name}\\b(?:=class\\b| extends\\b|\\s*\\{)`);
    const files = readdirSync(dist).filter((file) => file.endsWith('.js'));
    expect(files.filter((file) => classes.test(readFileSync(`${dist}${file}`, 'utf8')))).toHaveLength(1);
  });
});
