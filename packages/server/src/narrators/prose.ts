/** What a narrator writes, as text that may be read on: whole letters without control characters, and each piece with the plan item it is of. */

/** A piece of text and its plan item, null before the first. */
export interface Passage {
  readonly text: string;
  readonly item: string | null;
}

export interface Prose {
  push(text: string): readonly Passage[];
  /** What was held back until it was sure to be no mark. */
  end(): readonly Passage[];
}

/** All but tab and line feed. A carriage return would end a line of our own streams. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const MARK = /^\[\[([\w.:>@=/-]{1,60})\]\][ \t]?/;
/** A mark and the space after it are no longer than this. */
const LONGEST_MARK = 65;

/**
 * Takes marks such as `[[p3]]` out of a text and remembers which item they begin. A mark of no known item is taken out, too, and begins nothing.
 *
 * @param items  ids of the plan
 */
export function openProse(items: ReadonlySet<string>): Prose {
  let [held, item] = ['', null as string | null];
  const take = (isLast: boolean): readonly Passage[] => {
    const passages: Passage[] = [];
    const say = (text: string): void => {
      const fit = text.replace(LONE, '\ufffd').replace(CONTROLS, '');
      if (fit !== '') passages.push({ text: fit, item });
    };
    for (;;) {
      const at = held.indexOf('[[');
      if (at < 0) break;
      say(held.slice(0, at));
      held = held.slice(at);
      const mark = MARK.exec(held);
      // The space after a mark may still be on its way.
      if (!isLast && held.length < LONGEST_MARK && (mark === null ? isOpen(held) : held.length === mark[0].length))
        return passages;
      const id = mark?.[1];
      if (id !== undefined && items.has(id)) item = id;
      if (mark === null) say('[');
      held = held.slice(mark?.[0].length ?? 1);
    }
    const sure = isLast ? held.length : held.length - (/[[\ud800-\udbff]$/.test(held) ? 1 : 0);
    say(held.slice(0, sure));
    held = held.slice(sure);
    return passages;
  };
  return {
    push(text) {
      held += text;
      return take(false);
    },
    end: () => take(true),
  };
}

/** Whether what follows `[[` may still become a mark. */
function isOpen(text: string): boolean {
  return /^\[\[[\w.:>@=/-]{0,60}\]?$/.test(text);
}
