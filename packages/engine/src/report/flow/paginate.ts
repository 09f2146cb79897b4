/** Strips → pages: what stays together is kept together, and a table's head goes with it. */

import type { Strip } from './strip.ts';

/** A strip on its page. */
export interface Standing {
  readonly strip: Strip;
  /** From 0. */
  readonly page: number;
  /** Points below the upper edge of the room. */
  readonly y: number;
}

/**
 * @param room  height of the room of a page, points
 * @returns where each strip stands, repeated heads among them, in order
 */
export function paginate(strips: readonly Strip[], room: number): readonly Standing[] {
  const standings: Standing[] = [];
  let [page, y] = [0, 0];
  const turn = (): void => {
    page++;
    y = 0;
  };
  let at = 0;
  while (at < strips.length) {
    const group = groupAt(strips, at);
    const [first] = group as [Strip];
    if (first.turn === true && y > 0) turn();
    const height = heightOf(group, y === 0);
    const fits = y + height <= room;
    // A group that no page can hold is let go where it stands, strip by strip.
    if (!fits && y > 0 && (height <= room || y > room * 0.7)) turn();
    for (const strip of group) {
      const before = strip.before;
      if (y + before + strip.height > room && y > 0) turn();
      if (y === 0 && strip.repeat !== undefined) {
        standings.push({ strip: strip.repeat, page, y });
        y += strip.repeat.height;
      }
      const top = y === 0 ? 0 : y + before;
      standings.push({ strip, page, y: top });
      y = top + strip.height;
    }
    at += group.length;
  }
  return standings;
}

/** The strip and those that it keeps with it. */
function groupAt(strips: readonly Strip[], at: number): readonly Strip[] {
  let to = at;
  while (strips[to]?.keep === true && to + 1 < strips.length && strips[to + 1]?.turn !== true) to++;
  return strips.slice(at, to + 1);
}

function heightOf(group: readonly Strip[], atTop: boolean): number {
  return group.reduce((sum, { before, height }, index) => sum + height + (index === 0 && atTop ? 0 : before), 0);
}
