/** The outline beside the pages, by which a reader turns to a chapter. */

import { type Objects, type Ref, textString, to } from './objects.ts';

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
  readonly ref: Ref;
  readonly kids: Node[];
}

/** Writes the outline: chapters shown, what is within them folded. @returns where it is */
export function writeOutline(
  objects: Objects,
  entries: readonly OutlineEntry[],
  target: (place: Place) => string,
): Ref {
  const top: Node = { entry: null, ref: objects.next(), kids: [] };
  const path: Node[] = [top];
  for (const entry of entries) {
    const node: Node = { entry, ref: objects.next(), kids: [] };
    path.length = Math.max(1, Math.min(path.length, entry.level));
    (path.at(-1) as Node).kids.push(node);
    path.push(node);
  }
  write(objects, target, top, '');
  return top.ref;
}

/** @param beside  what stands above it, before it and after it */
function write(objects: Objects, target: (place: Place) => string, { entry, ref, kids }: Node, beside: string): void {
  const [first, last] = [kids[0], kids.at(-1)];
  const within =
    first === undefined || last === undefined
      ? ''
      : `/First ${to(first.ref)}/Last ${to(last.ref)}/Count ${entry === null ? kids.length : -kids.length}`;
  const own = entry === null ? '/Type/Outlines' : `/Title${textString(entry.title)}/Dest${target(entry.place)}`;
  objects.put(`<<${own}${beside}${within}>>`, ref);
  kids.forEach((kid, index) => {
    const [before, after] = [kids[index - 1], kids[index + 1]];
    const around = `${before === undefined ? '' : `/Prev ${to(before.ref)}`}${after === undefined ? '' : `/Next ${to(after.ref)}`}`;
    write(objects, target, kid, `/Parent ${to(ref)}${around}`);
  });
}
