/**
 * The fenced blocks of a page of documentation, and its examples as one program: all blocks of TypeScript of a page, read from top to bottom, as a
 * reader would type them. Lines keep their numbers, so that a fault is found where it is written.
 */

/** A fenced block. */
export interface Block {
  /** The word behind the fence; empty without one. */
  readonly language: string;
  readonly code: string;
  /** Line of the page on which the code begins, from 1. */
  readonly line: number;
}

/** The blocks of a page, in their order. */
export function blocksOf(page: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { language: string; line: number; lines: string[] } | null = null;
  for (const [index, line] of page.split('\n').entries()) {
    const fence = /^```(\S*)$/.exec(line);
    if (open !== null && line === '```') {
      blocks.push({ language: open.language, line: open.line, code: open.lines.map((text) => `${text}\n`).join('') });
      open = null;
    } else if (open !== null) open.lines.push(line);
    else if (fence !== null) open = { language: fence[1] ?? '', line: index + 2, lines: [] };
  }
  if (open !== null) throw new Error(`the block at line ${open.line} is not closed`);
  return blocks;
}

/** All blocks of one language as a text in which each stands on the lines it has on the page. */
export function programOf(blocks: readonly Block[], language: string): string {
  const lines: string[] = [];
  for (const block of blocks.filter((one) => one.language === language)) {
    while (lines.length < block.line - 1) lines.push('');
    lines.push(...block.code.trimEnd().split('\n'));
  }
  return lines.join('\n');
}
