/** A strip: what stays together on its page, as high as it is, and how to paint it once it is known where it stands. */

import type { Place } from '../pdf/outline.ts';
import type { Brush, Paper } from '../pdf/paper.ts';
import type { Tag, TagRole } from '../pdf/tags.ts';
import type { Typesetter } from '../type/typesetter.ts';
import type { Style } from './style.ts';

/** What painting needs to know. */
export interface Press {
  readonly paper: Paper;
  readonly style: Style;
  /** Of the headings that stand in the contents, in order. */
  readonly places: readonly Place[];
}

export interface Strip {
  readonly height: number;
  /** Room above it, unless it comes first on its page. */
  readonly before: number;
  /** Stays on the page of the strip after it. */
  readonly keep?: boolean;
  /** Begins a page. */
  readonly turn?: boolean;
  /** Painted once more on top of each further page that the strips of its table reach. */
  readonly repeat?: Strip;
  /** For the outline and the contents. */
  readonly heading?: { readonly title: string; readonly level: 1 | 2 };
  paint(press: Press, page: number, x: number, y: number): void;
}

/** What laying out needs to know. */
export interface Desk {
  readonly typesetter: Typesetter;
  readonly style: Style;
  readonly language: string;
  /** Headings of levels 1 and 2 of the whole report, which the contents list. */
  readonly headings: readonly { readonly title: string; readonly level: 1 | 2 }[];
}

/** An element that comes to be when it is first painted, so that the tags stand in the order of reading. */
export class LateTag {
  readonly #parent: LateTag | null;
  readonly #role: TagRole;
  readonly #more: { readonly alt?: string; readonly heads?: 'Row' | 'Column' };
  #tag: Tag | null = null;

  constructor(
    parent: LateTag | null,
    role: TagRole,
    more: { readonly alt?: string; readonly heads?: 'Row' | 'Column' } = {},
  ) {
    this.#parent = parent;
    this.#role = role;
    this.#more = more;
  }

  in(paper: Paper): Tag {
    this.#tag ??= paper.tag(this.#parent?.in(paper) ?? paper.root, this.#role, this.#more);
    return this.#tag;
  }
}

/** Paints within an element. */
export function within(press: Press, page: number, tag: LateTag | null, paint: (brush: Brush) => void): void {
  press.paper.on(page, tag === null ? null : tag.in(press.paper), paint);
}
