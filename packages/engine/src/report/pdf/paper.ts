/**
 * A document on its way: pages, what is painted on them, links, outline, tags, metadata; at the end one file, the same bytes for the same calls.
 *
 * Points from the upper left corner, y downwards, as a scene counts them; the file counts upwards, and nobody outside this folder has to know.
 */

import type { Palette } from '../../drawing/palette.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Weight } from '../type/families.ts';
import type { Line } from '../type/lines.ts';
import type { Typesetter } from '../type/typesetter.ts';
import { Content, type Rgb } from './content.ts';
import { describe, type PaperFacts } from './facts.ts';
import { fileOf } from './file.ts';
import { openFontBook } from './fonts.ts';
import { addStream, name, PDFDocument, type PDFObject, type PDFRef, plainString, textString } from './objects.ts';
import { type OutlineEntry, type Place, writeOutline } from './outline.ts';
import type { Picture } from './samples.ts';
import { openTags, type Tag, type TagRole } from './tags.ts';
import { writePicture } from './write-picture.ts';
import { writeScene } from './write-scene.ts';
import { writeLine } from './write-text.ts';

/** Points; A4 is 595.28 × 841.89. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

interface Leaf {
  readonly ref: PDFRef;
  readonly content: Content;
  readonly annotations: PDFRef[];
  readonly images: Map<string, PDFRef>;
  /** What the page is being painted for; what follows for the same is told together. */
  open: Tag | null | undefined;
}

function close(leaf: Leaf): void {
  if (leaf.open !== undefined) leaf.content.add('EMC');
  leaf.open = undefined;
}

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
  outline(title: string, level: number, place: Place): void;
  finish(): Promise<Uint8Array>;
}

/** What can be painted on a page. */
export interface Brush {
  /** @param y  of the baseline */
  line(line: Line<unknown>, size: number, x: number, y: number, colour: Rgb): void;
  rectangle(x: number, y: number, width: number, height: number, fill: Rgb): void;
  rule(fromX: number, fromY: number, toX: number, toY: number, colour: Rgb, width: number): void;
  /** @param width  points; its height follows */
  scene(scene: Scene, x: number, y: number, width: number, palette: Palette): void;
  /** The same picture is written once, however often it is painted. */
  picture(picture: Picture, x: number, y: number, width: number, height: number): void;
  /** A link over a rectangle, to an address or to a place in the document. Only within an element. */
  link(x: number, y: number, width: number, height: number, to: string | Place, words: string): void;
}

/** Opens a document. */
export async function openPaper(typesetter: Typesetter, facts: PaperFacts, size: PaperSize): Promise<Paper> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const book = openFontBook(context);
  const tags = openTags();
  const leaves: Leaf[] = [];
  const entries: OutlineEntry[] = [];
  /** Links, whose places may come on later pages. */
  const linkPlaces: {
    readonly ref: PDFRef;
    readonly key: number;
    readonly rectangle: readonly number[];
    readonly to: string | Place;
    readonly words: string;
  }[] = [];
  const images = new Map<Picture, { readonly name: string; readonly ref: PDFRef }>();
  const opacities = new Map<number, string>();
  const opacity = (value: number): string => {
    const known = opacities.get(value) ?? `G${opacities.size + 1}`;
    opacities.set(value, known);
    return known;
  };

  const brushOf = (leaf: Leaf, page: number, tag: Tag | null): Brush => {
    const { content } = leaf;
    const up = (y: number): number => size.height - y;
    return {
      line(line, points, x, y, colour) {
        content.fill(colour);
        writeLine(content, book, line, points, x, up(y));
      },
      rectangle(x, y, width, height, fill) {
        content.fill(fill);
        content.put(x, up(y + height), width, height, 're');
        content.put('f');
      },
      rule(fromX, fromY, toX, toY, colour, width) {
        content.stroke(colour);
        content.put(width, 'w');
        content.put(fromX, up(fromY), 'm', toX, up(toY), 'l', 'S');
      },
      scene(scene, x, y, width, palette) {
        const words = (text: string, points: number, weight: Weight): Line<unknown> =>
          typesetter.line(text, points, weight, facts.language);
        writeScene(content, book, words, scene, { x, top: up(y), scale: width / scene.width, palette, opacity });
      },
      picture(picture, x, y, width, height) {
        const known = images.get(picture) ?? { name: `I${images.size + 1}`, ref: writePicture(context, picture) };
        images.set(picture, known);
        leaf.images.set(known.name, known.ref);
        content.within(() => {
          content.put(width, 0, 0, height, x, up(y + height), 'cm');
          content.put(`/${known.name}`, 'Do');
        });
      },
      link(x, y, width, height, to, words) {
        if (tag === null) throw new Error('a link belongs to an element');
        const ref = context.nextRef();
        leaf.annotations.push(ref);
        const key = tags.link(tag, page, ref);
        linkPlaces.push({ ref, key, rectangle: [x, up(y + height), x + width, up(y)], to, words });
      },
    };
  };

  return {
    size,
    root: tags.root,
    tag: tags.add,
    turn() {
      leaves.push({
        ref: context.nextRef(),
        content: new Content(),
        annotations: [],
        images: new Map(),
        open: undefined,
      });
      return leaves.length - 1;
    },
    get pages() {
      return leaves.length;
    },
    on(page, tag, paint) {
      const leaf = leaves[page] as Leaf;
      if (tag !== leaf.open) {
        close(leaf);
        leaf.content.add(tag === null ? '/Artifact BMC' : `/${tag.role}<</MCID ${tags.mark(tag, page)}>>BDC`);
        leaf.open = tag;
      }
      paint(brushOf(leaf, page, tag));
    },
    outline: (title, level, place) => void entries.push({ title, level, place }),
    async finish() {
      book.embed(typesetter.subsetter);
      const target = ({ page, y }: Place): PDFObject =>
        context.obj([(leaves[page] as Leaf).ref, name('XYZ'), 0, size.height - y, null]);
      for (const { ref, key, rectangle, to, words } of linkPlaces) {
        const way =
          typeof to === 'string' ? { A: context.obj({ S: 'URI', URI: plainString(to) }) } : { Dest: target(to) };
        context.assign(
          ref,
          context.obj({
            Type: 'Annot',
            Subtype: 'Link',
            Rect: [...rectangle],
            Border: [0, 0, 0],
            F: 4,
            StructParent: key,
            Contents: textString(words),
            ...way,
          }),
        );
      }
      const tree = context.nextRef();
      const fonts = Object.fromEntries(book.all().map((font) => [font.name, font.ref]));
      const states = Object.fromEntries(
        [...opacities].map(([value, state]) => [state, context.obj({ Type: 'ExtGState', ca: value, CA: value })]),
      );
      leaves.forEach((leaf, index) => {
        close(leaf);
        context.assign(
          leaf.ref,
          context.obj({
            Type: 'Page',
            Parent: tree,
            MediaBox: [0, 0, size.width, size.height],
            Contents: addStream(context, leaf.content.toString()),
            Resources: context.obj({
              Font: context.obj(fonts),
              ExtGState: context.obj(states),
              XObject: context.obj(Object.fromEntries(leaf.images)),
            }),
            StructParents: index,
            Tabs: 'S',
            ...(leaf.annotations.length === 0 ? {} : { Annots: leaf.annotations }),
          }),
        );
      });
      context.assign(tree, context.obj({ Type: 'Pages', Kids: leaves.map(({ ref }) => ref), Count: leaves.length }));
      const { catalog } = document;
      catalog.set(name('Pages'), tree);
      catalog.set(
        name('StructTreeRoot'),
        tags.write(
          context,
          leaves.map(({ ref }) => ref),
        ),
      );
      catalog.set(name('MarkInfo'), context.obj({ Marked: true }));
      catalog.set(name('Lang'), textString(facts.language));
      catalog.set(name('ViewerPreferences'), context.obj({ DisplayDocTitle: true }));
      if (entries.length > 0) {
        catalog.set(name('Outlines'), writeOutline(context, entries, target));
        catalog.set(name('PageMode'), name('UseOutlines'));
      }
      describe(document, facts);
      return fileOf(context);
    },
  };
}
