/** The published form: named events, one line of JSON each. A client may read the names, the types within, or the numbers to come back with. */

import { asciiJson, type Framing, type FramingAbout, shown } from './framing.ts';

export function eventsFraming(about: FramingAbout): Framing {
  return {
    frame: ({ id, event }) => [`event: ${event.type}\nid: ${id}\ndata: ${asciiJson(shown(event, about))}\n\n`],
  };
}
