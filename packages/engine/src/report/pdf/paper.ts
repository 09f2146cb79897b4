/**
 * A document on its way: pages, what is painted on them, links, outline, tags, metadata; at the end one file, the same bytes for the same calls.
 *
 * Points from the upper left corner, y downwards, as a scene counts them; the file counts upwards, and nobody outside this folder has to know.
 */

import type { Typesetter } from '../type/typesetter.ts';
import { type Brush, brushOf, type Form, type Supplies } from './brush.ts';
import { Content, hundredths, type Mark } from './content.ts';
import { describe, type PaperFacts } from './facts.ts';
import { fileOf } from './file.ts';
import { openFontBook } from './fonts.ts';
import { literal, Objects, type Ref, textString, to } from './objects.ts';
import { type OutlineEntry, type Place, writeOutline } from './outline.ts';
import { joined, type Picture } from './samples.ts';
import { openTags, type Tag, type TagRole } from './tags.ts';
import { writePicture } from './write-picture.ts';

export type { Brush, Form } from './brush.ts';

/** Points; A4 is 595.28 × 841.89. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

/** A page. */
interface Leaf {
  readonly ref: Ref;
  readonly grounds: Content;
  readonly content: Content;
  readonly brush: Brush;
  readonly annotations: Ref[];
  /** What the page is being painted for; what follows for the same is told together. */
  tag: Tag | null | undefined;
}

/** A link, whose place may come on a later page. */
interface Link {
  readonly ref: Ref;
  readonly key: number;
  readonly rectangle: readonly number[];
  readonly to: string | Place;
  readonly words: string;
}

/** Where a link stands, from the lower left corner; whither; and its words. */
type LinkWords = Parameters<Supplies['link']>;

/** A document that is being written. */
export interface Paper {
  readonly size: PaperSize;
  readonly root: Tag;
  tag(parent: Tag, role: TagRole, more?: { readonly alt?: string; readonly heads?: 'Row' | 'Column' }): Tag;
  /** Begins a page. @returns its number, from 0 */
  turn(): number;
  readonly pages: number;
  /** What is painted within belongs to the element; null for what is no part of the text: lines, heads and feet of pages. */
  on(page: number, tag: Tag | null, paint: (brush: Brush) => void): void;
  /** Paints once what many pages show: their heads and feet. */
  form(paint: (brush: Brush) => void): Form;
  outline(title: string, level: number, place: Place): void;
  finish(): Uint8Array;
}

const ARTIFACT: Mark = { begin: () => '/Artifact BMC' };

/** Opens a document. */
export function openPaper(typesetter: Typesetter, facts: PaperFacts, size: PaperSize): Paper {
  const objects = new Objects();
  const book = openFontBook(objects);
  const tags = openTags();
  const leaves: Leaf[] = [];
  const entries: OutlineEntry[] = [];
  const links: Link[] = [];
  const images = new Map<Picture, { readonly name: string; readonly ref: Ref }>();
  const forms: { readonly name: string; readonly ref: Ref; readonly content: Content }[] = [];
  const opacities = new Map<number, string>();

  const brushFor = (grounds: Content, content: Content, link: (...link: LinkWords) => void): Brush =>
    brushOf(grounds, content, {
      height: size.height,
      book,
      words: (text, points, weight) => typesetter.line(text, points, weight, facts.language),
      opacity(value) {
        const known = opacities.get(value) ?? `G${opacities.size + 1}`;
        opacities.set(value, known);
        return known;
      },
      picture(picture) {
        const known = images.get(picture) ?? { name: `I${images.size + 1}`, ref: writePicture(objects, picture) };
        images.set(picture, known);
        return known.name;
      },
      link,
    });
  const openLeaf = (page: number): Leaf => {
    const [grounds, content] = [new Content(), new Content()];
    grounds.mark(ARTIFACT);
    const brush = brushFor(grounds, content, (rectangle, where, words) => {
      if (leaf.tag === null || leaf.tag === undefined) throw new Error('a link belongs to an element');
      const ref = objects.next();
      leaf.annotations.push(ref);
      links.push({ ref, key: tags.link(leaf.tag, page, ref), rectangle, to: where, words });
    });
    const leaf: Leaf = { ref: objects.next(), grounds, content, brush, annotations: [], tag: undefined };
    return leaf;
  };

  const target = ({ page, y }: Place): string =>
    `[${to((leaves[page] as Leaf).ref)}/XYZ 0 ${hundredths(size.height - y)} null]`;
  const writeLink = ({ ref, key, rectangle, to: where, words }: Link): void => {
    const way = typeof where === 'string' ? `/A<</S/URI/URI${literal(where)}>>` : `/Dest${target(where)}`;
    const box = rectangle.map(hundredths).join(' ');
    objects.put(
      `<</Type/Annot/Subtype/Link/Rect[${box}]/Border[0 0 0]/F 4/StructParent ${key}/Contents${textString(words)}${way}>>`,
      ref,
    );
  };
  const writeLeaf = (leaf: Leaf, page: number, tree: Ref, resources: Ref): void => {
    const annotations = leaf.annotations.length === 0 ? '' : `/Annots[${leaf.annotations.map(to).join(' ')}]`;
    const contents = objects.stream(joined([leaf.grounds.done(), leaf.content.done()]));
    objects.put(
      `<</Type/Page/Parent ${to(tree)}/MediaBox[0 0 ${size.width} ${size.height}]/Contents ${to(contents)}/Resources ${to(
        resources,
      )}/StructParents ${page}/Tabs/S${annotations}>>`,
      leaf.ref,
    );
  };
  /** What pages and forms call by name, one list for all of them. */
  const writeResources = (): Ref => {
    const ref = objects.next();
    const states = [...opacities].map(([value, name]) => `/${name}<</ca ${value}/CA ${value}>>`).join('');
    const painted = [...images.values(), ...forms].map((one) => `/${one.name} ${to(one.ref)}`).join('');
    for (const form of forms)
      objects.stream(
        form.content.done(),
        `/Type/XObject/Subtype/Form/BBox[0 0 ${size.width} ${size.height}]/Resources ${to(ref)}`,
        form.ref,
      );
    return objects.put(
      `<</Font<<${book.embed()}>>${states === '' ? '' : `/ExtGState<<${states}>>`}${painted === '' ? '' : `/XObject<<${painted}>>`}>>`,
      ref,
    );
  };

  return {
    size,
    root: tags.root,
    tag: tags.add,
    turn: () => leaves.push(openLeaf(leaves.length)) - 1,
    get pages() {
      return leaves.length;
    },
    on(page, tag, paint) {
      const leaf = leaves[page] as Leaf;
      if (tag !== leaf.tag)
        leaf.content.mark(
          tag === null ? ARTIFACT : { begin: () => `/${tag.role}<</MCID ${tags.mark(tag, page)}>>BDC` },
        );
      leaf.tag = tag;
      paint(leaf.brush);
    },
    form(paint) {
      const form = { name: `X${forms.length + 1}`, ref: objects.next(), content: new Content() };
      forms.push(form);
      paint(
        brushFor(form.content, form.content, () => {
          throw new Error('a link stands on a page');
        }),
      );
      return form;
    },
    outline: (title, level, place) => void entries.push({ title, level, place }),
    finish() {
      const tree = objects.next();
      const resources = writeResources();
      leaves.forEach((leaf, page) => void writeLeaf(leaf, page, tree, resources));
      const refs = leaves.map(({ ref }) => ref);
      objects.put(`<</Type/Pages/Kids[${refs.map(to).join(' ')}]/Count ${leaves.length}>>`, tree);
      const structure = tags.write(objects, refs);
      // Beside the outline, whose words are those of the contents.
      for (const link of links) writeLink(link);
      const outline =
        entries.length === 0 ? '' : `/Outlines ${to(writeOutline(objects, entries, target))}/PageMode/UseOutlines`;
      const { catalog, info } = describe(objects, facts);
      const root = objects.put(
        `<</Type/Catalog/Pages ${to(tree)}/StructTreeRoot ${to(structure)}/MarkInfo<</Marked true>>/ViewerPreferences<</DisplayDocTitle true>>${outline}${catalog}>>`,
      );
      return fileOf(objects, `/Root ${to(root)}/Info ${to(info)}/ID[<${facts.id}><${facts.id}>]`);
    },
  };
}
