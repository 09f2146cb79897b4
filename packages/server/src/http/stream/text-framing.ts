/**
 * The form for clients that print whatever stands behind `data: `, six letters with the space. Text has the space; the record at the end stands behind
 * `data:` without it, which is the same to everybody who reads by the standard and nothing to those clients.
 */

import { asciiJson, type Framing, type FramingAbout, type Numbered, shown } from './framing.ts';

export function textFraming(about: FramingAbout): Framing {
  return { frame: (numbered) => written(numbered, about) };
}

function written({ id, event }: Numbered, about: FramingAbout): readonly string[] {
  switch (event.type) {
    case 'delta':
      return event.text === '' ? [] : [`${linesOf(event.text)}id: ${id}\n\n`];
    case 'completed':
      return [`event: done\nid: ${id}\ndata:${asciiJson(shown(event, about))}\n\n`];
    case 'error':
      return [`event: error\nid: ${id}\ndata:${asciiJson(event)}\n\n`];
    default:
      return [];
  }
}

/** A line of its own for each line, which a reader joins again. A carriage return would end a line in the middle of one, and begin whatever follows it. */
function linesOf(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `data: ${line}\n`)
    .join('');
}
