/**
 * The structure of a document beneath its looks: headings, paragraphs, tables, figures with words for those who cannot see them, in the order
 * in which they are read.
 *
 * @source  ISO 32000-1 §14.7 (logical structure), §14.8 (tagged PDF)
 */

import { name, type PDFContext, type PDFObject, type PDFRef, textString } from './objects.ts';

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
    | { readonly page: number; readonly link: PDFRef }
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
  link(tag: Tag, page: number, ref: PDFRef): number;
  /** Writes the tree. @param pages  where the pages are */
  write(context: PDFContext, pages: readonly PDFRef[]): PDFRef;
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
    write(context, pages) {
      const refs = new Map<Tag, PDFRef>();
      const top = context.nextRef();
      const write = (tag: Tag, parent: PDFRef): PDFRef => {
        const ref = context.nextRef();
        refs.set(tag, ref);
        const kids = tag.kids.map((kid): PDFObject | PDFRef => {
          if ('role' in kid) return write(kid, ref);
          const Pg = pages[kid.page] as PDFRef;
          return 'mark' in kid
            ? context.obj({ Type: 'MCR', Pg, MCID: kid.mark })
            : context.obj({ Type: 'OBJR', Pg, Obj: kid.link });
        });
        context.assign(
          ref,
          context.obj({
            Type: 'StructElem',
            S: tag.role,
            P: parent,
            K: kids,
            ...(tag.alt === undefined ? {} : { Alt: textString(tag.alt) }),
            ...(tag.heads === undefined ? {} : { A: context.obj({ O: name('Table'), Scope: name(tag.heads) }) }),
          }),
        );
        return ref;
      };
      const document = context.nextRef();
      const sections = root.kids.map((kid) => write(kid as Tag, document));
      context.assign(document, context.obj({ Type: 'StructElem', S: 'Document', P: top, K: sections }));
      const ofPages = pages.flatMap((_, page) => [page, (marks[page] ?? []).map((tag) => refs.get(tag) as PDFRef)]);
      const ofLinks = links.flatMap((tag, index) => [pagesAtMost + index, refs.get(tag) as PDFRef]);
      context.assign(
        top,
        context.obj({
          Type: 'StructTreeRoot',
          K: [document],
          ParentTree: context.register(context.obj({ Nums: [...ofPages, ...ofLinks] })),
          ParentTreeNextKey: pagesAtMost + links.length,
        }),
      );
      return top;
    },
  };
}
