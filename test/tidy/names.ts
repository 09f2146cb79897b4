/** The walk through the code (ARCHITECTURE.md) against the code: every file it names is there, every name stands in a file beside it. */

import ts from 'typescript';
import type { TextFile } from './tree.ts';

/** A file as the page writes it: with a folder or alone, `time/resolve.ts`, `engine.ts`, `build.mjs`, or a folder, `drawing/`. */
const FILE = /^(?:[\w.-]+\/)*(?:[\w.-]+\.(?:ts|mjs|md|json|bin)|[\w.-]+\/)$/;
/** A name of the code, with what it belongs to before it and a call's brackets after it. */
const NAME = /^(?:[A-Za-z_$][\w$]*\.)*([A-Za-z_$][\w$]*)(?:\(\))?$/;

/**
 * What a page says of the code that the code does not bear out. Read are single words in backticks, item by item of a list and paragraph by
 * paragraph; a name counts as right when it stands, in code and not in a comment, in a file that the same item names.
 *
 * @returns sentences; none when all is well
 */
export function nameFaults(page: TextFile, tree: readonly TextFile[]): readonly string[] {
  const faults: string[] = [];
  for (const item of itemsOf(page.text)) {
    const words = [...item.matchAll(/`([^`\s]+)`/g)].map(([, word]) => word as string);
    const files = words.filter((word) => FILE.test(word));
    const beside: TextFile[] = [];
    for (const file of files) {
      const found = tree.filter(({ path }) =>
        file.endsWith('/') ? `/${path}`.includes(`/${file}`) : `/${path}`.endsWith(`/${file}`),
      );
      if (found.length === 0) faults.push(`${page.path} names ${file}, which does not exist`);
      beside.push(...found);
    }
    const known = new Set(beside.flatMap(namesIn));
    for (const word of words) {
      const name = FILE.test(word) ? undefined : NAME.exec(word)?.[1];
      if (name !== undefined && !known.has(name))
        faults.push(`${page.path} names ${word}, which no file beside it has (${files.join(', ') || 'none is named'})`);
    }
  }
  return faults;
}

/** List items, with what is indented below them, and paragraphs; fenced code is left out. */
function itemsOf(text: string): readonly string[] {
  return text
    .replace(/^```[\s\S]*?^```/gm, '')
    .split(/\n\s*\n|\n(?=\d+\. |- )/)
    .filter((item) => item.includes('`'));
}

/** Identifiers of a source, comments and texts left out. */
function namesIn({ path, text }: TextFile): readonly string[] {
  if (!/\.(?:ts|tsx|mjs)$/.test(path)) return [];
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false));
  return names;
}
