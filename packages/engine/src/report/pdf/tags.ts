/**
 * The structure of a document beneath its looks: headings, paragraphs, tables, figures with words for those who cannot see them, in the order
 * in which they are read.
 *
 * @source  ISO 32000-1 §14.7 (logical structure), §14.8 (tagged PDF)
 */

import { type Objects, type Ref, textString, to } from './objects.ts';

/** Kinds of elements. */
export type TagRole =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Figure'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'TOC'
  | 'TOCI'
  | 'Link'
  | 'Note'
  | 'Span';

/** An element; its children are told to it in the order of reading. */
export interface Tag {
  readonly role: TagRole;
  readonly kids: (
    | Tag
    | { readonly page: number; readonly mark: number }
    | { readonly page: number; readonly link: Ref }
  )[];
  /** What it shows, in words. */
  readonly alt?: string;
  /** Of a head cell: what it heads. */
  readonly heads?: 'Row' | 'Column';
}

/** The tree of a document. */
export interface TagTree {
  readonly root: Tag;
  /** A new element under another. */
  add(parent: Tag, role: TagRole, more?: { readonly alt?: string; readonly heads?: 'Row' | 'Column' }): Tag;
  /** A new mark on a page, which belongs to the element; its number goes to the page's content. */
  mark(tag: Tag, page: number): number;
  /** A link on a page, which belongs to the element. @returns the number under which the link finds its element */
  link(tag: Tag, page: number, ref: Ref): number;
  /** Writes the tree. @param pages  where the pages are */
  write(objects: Objects, pages: readonly Ref[]): Ref;
}

/** @param pagesAtMost  keys of links in the tree of parents begin here */
export function openTags(pagesAtMost: number = 100_000): TagTree {
  const root: Tag = { role: 'Sect', kids: [] };
  /** By page: the element of each mark. */
  const marks: Tag[][] = [];
  const links: Tag[] = [];
  return {
    root,
    add(parent, role, more = {}) {
      const tag: Tag = { role, kids: [], ...more };
      parent.kids.push(tag);
      return tag;
    },
    mark(tag, page) {
      marks[page] ??= [];
      const ofPage = marks[page] as Tag[];
      const mark = ofPage.push(tag) - 1;
      tag.kids.push({ page, mark });
      return mark;
    },
    link(tag, page, ref) {
      tag.kids.push({ page, link: ref });
      return pagesAtMost + links.push(tag) - 1;
    },
    write(objects, pages) {
      const refs = new Map<Tag, Ref>();
      const write = (tag: Tag, parent: Ref): string => {
        const ref = objects.next();
        refs.set(tag, ref);
        // Marks of the page that the element says are bare numbers; those of others name theirs.
        const own = tag.kids.find((kid) => 'page' in kid)?.page;
        const kids = tag.kids.map((kid): string => {
          if ('role' in kid) return write(kid, ref);
          const page = kid.page === own ? '' : `/Pg ${to(pages[kid.page] as Ref)}`;
          if ('link' in kid) return `<</Type/OBJR${page}/Obj ${to(kid.link)}>>`;
          return page === '' ? `${kid.mark}` : `<</Type/MCR${page}/MCID ${kid.mark}>>`;
        });
        const [page, alt, heads] = [
          own === undefined ? '' : `/Pg ${to(pages[own] as Ref)}`,
          tag.alt === undefined ? '' : `/Alt${textString(tag.alt)}`,
          tag.heads === undefined ? '' : `/A<</O/Table/Scope/${tag.heads}>>`,
        ];
        const list = kids.length === 1 ? ` ${kids[0]}` : `[${kids.join(' ')}]`;
        return to(objects.put(`<</S/${tag.role}/P ${to(parent)}${page}/K${list}${alt}${heads}>>`, ref));
      };
      const top = objects.next();
      const document = objects.next();
      const sections = root.kids.map((kid) => write(kid as Tag, document));
      objects.put(`<</S/Document/P ${to(top)}/K[${sections.join(' ')}]>>`, document);
      const refOf = (tag: Tag): string => to(refs.get(tag) as Ref);
      const ofPages = pages.map((_, page) => `${page}[${(marks[page] ?? []).map(refOf).join(' ')}]`);
      const ofLinks = links.map((tag, index) => `${pagesAtMost + index} ${refOf(tag)}`);
      const parents = objects.put(`<</Nums[${[...ofPages, ...ofLinks].join(' ')}]>>`);
      const nextKey = pagesAtMost + links.length;
      return objects.put(
        `<</Type/StructTreeRoot/K ${to(document)}/ParentTree ${to(parents)}/ParentTreeNextKey ${nextKey}>>`,
        top,
      );
    },
  };
}
