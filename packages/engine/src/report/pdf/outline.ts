/** The outline beside the pages, by which a reader turns to a chapter. */

import type { PDFContext, PDFObject, PDFRef } from './objects.ts';
import { textString } from './objects.ts';

/** A place in the document. */
export interface Place {
  /** From 0. */
  readonly page: number;
  /** Points from the top. */
  readonly y: number;
}

export interface OutlineEntry {
  readonly title: string;
  /** 1 for a chapter, 2 for what is within it. */
  readonly level: number;
  readonly place: Place;
}

interface Node {
  readonly entry: OutlineEntry | null;
  readonly ref: PDFRef;
  readonly kids: Node[];
}

/** Writes the outline: chapters shown, what is within them folded. @returns where it is */
export function writeOutline(
  context: PDFContext,
  entries: readonly OutlineEntry[],
  target: (place: Place) => PDFObject,
): PDFRef {
  const top: Node = { entry: null, ref: context.nextRef(), kids: [] };
  const path: Node[] = [top];
  for (const entry of entries) {
    const node: Node = { entry, ref: context.nextRef(), kids: [] };
    path.length = Math.max(1, Math.min(path.length, entry.level));
    (path.at(-1) as Node).kids.push(node);
    path.push(node);
  }
  write(context, target, top, null, {});
  return top.ref;
}

function write(
  context: PDFContext,
  target: (place: Place) => PDFObject,
  { entry, ref, kids }: Node,
  parent: Node | null,
  beside: { readonly Prev?: PDFRef; readonly Next?: PDFRef },
): void {
  const [first, last] = [kids[0], kids.at(-1)];
  const within = first &&
    last && { First: first.ref, Last: last.ref, Count: entry === null ? kids.length : -kids.length };
  const own = entry === null ? { Type: 'Outlines' } : { Title: textString(entry.title), Dest: target(entry.place) };
  context.assign(ref, context.obj({ ...own, ...(parent && { Parent: parent.ref }), ...beside, ...within }));
  kids.forEach((kid, index) => {
    const [before, after] = [kids[index - 1], kids[index + 1]];
    write(
      context,
      target,
      kid,
      { entry, ref, kids },
      { ...(before && { Prev: before.ref }), ...(after && { Next: after.ref }) },
    );
  });
}
