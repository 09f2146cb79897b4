/** Drawings, blocks side by side, tinted blocks, the contents → strips. */

import { rgbOf } from '../pdf/content.ts';
import type { Beside, Callout, Contents, Figure, Image } from './blocks.ts';
import { layOut } from './lay-out.ts';
import { type Desk, LateTag, type Strip, within } from './strip.ts';
import { paintLine, setText } from './text.ts';

export function figureStrips(desk: Desk, { scene, width: wanted, caption }: Figure, width: number): readonly Strip[] {
  const wide = Math.min(wanted ?? width, width);
  const high = (wide * scene.height) / scene.width;
  const tag = new LateTag(null, 'Figure', {
    alt: scene.description === '' ? scene.title : `${scene.title}. ${scene.description}`,
  });
  const words =
    caption === undefined ? null : setText(desk, [{ text: caption, tone: 'mute' }], desk.style.size.small, width);
  const below = words === null ? 0 : words.lines.length * words.step + 4;
  const note = new LateTag(null, 'P');
  return [
    {
      height: high + below,
      before: desk.style.gap,
      paint(press, page, x, y) {
        within(press, page, tag, (brush) => brush.scene(scene, x + (width - wide) / 2, y, wide, desk.style.palette));
        if (words === null) return;
        within(press, page, note, (brush) => {
          words.lines.forEach((line, index) => {
            paintLine(brush, desk.style, words, line, x + (width - line.width) / 2, y + high + 3 + index * words.step);
          });
        });
      },
    },
  ];
}

export function imageStrips(desk: Desk, image: Image, width: number): readonly Strip[] {
  const { picture, align = 'start', title } = image;
  const scale = Math.min(Math.min(image.width, width) / picture.width, image.height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  const shift = align === 'start' ? 0 : align === 'middle' ? (width - wide) / 2 : width - wide;
  const tag = new LateTag(null, 'Figure', { alt: title });
  return [
    {
      height: high,
      before: desk.style.gap,
      paint: (press, page, x, y) =>
        within(press, page, tag, (brush) => brush.picture(picture, x + shift, y, wide, high)),
    },
  ];
}

const GUTTER = 16;

/** One strip as high as its longest column. */
export function besideStrips(desk: Desk, { columns }: Beside, width: number): readonly Strip[] {
  const each = (width - GUTTER * (columns.length - 1)) / columns.length;
  const stacks = columns.map((blocks) => stacked(layOut(desk, blocks, each)));
  return [
    {
      height: Math.max(...stacks.map(({ height }) => height)),
      before: desk.style.gap,
      paint(press, page, x, y) {
        stacks.forEach((stack, index) => stack.paint(press, page, x + index * (each + GUTTER), y));
      },
    },
  ];
}

const PAD = 9;

export function calloutStrips(desk: Desk, { tone, blocks }: Callout, width: number): readonly Strip[] {
  const stack = stacked(layOut(desk, blocks, width - 2 * PAD - 3));
  const { palette } = desk.style;
  const ground = tone === 'good' ? '#eef4fb' : tone === 'bad' ? '#fdf0ee' : palette.soft;
  const edge = tone === 'neutral' ? palette.accent : palette[tone];
  return [
    {
      height: stack.height + 2 * PAD,
      before: desk.style.gap + 2,
      paint(press, page, x, y) {
        within(press, page, null, (brush) => {
          brush.rectangle(x, y, width, stack.height + 2 * PAD, rgbOf(ground));
          brush.rectangle(x, y, 3, stack.height + 2 * PAD, rgbOf(edge));
        });
        stack.paint(press, page, x + 3 + PAD, y + PAD);
      },
    },
  ];
}

/** Strips one below the other, as one. */
function stacked(strips: readonly Strip[]): Pick<Strip, 'height' | 'paint'> {
  let height = 0;
  const places = strips.map((strip, index) => {
    if (index > 0) height += strip.before;
    const top = height;
    height += strip.height;
    return { strip, top };
  });
  return {
    height,
    paint(press, page, x, y) {
      for (const { strip, top } of places) strip.paint(press, page, x, y + top);
    },
  };
}

/** Of more headings than this the contents name the chapters alone: a list over three pages leads nowhere. */
const MOST_ENTRIES = 60;

/** A line for each chapter and section, with its page and a link to it. */
export function contentsStrips(desk: Desk, { title }: Contents, width: number): readonly Strip[] {
  const { style, headings } = desk;
  const head = setText(desk, [{ text: title, weight: 600, tone: 'accent' }], style.size.heads[0], width);
  const list = new LateTag(null, 'TOC');
  const isLong = headings.length > MOST_ENTRIES;
  const lines = headings.flatMap(({ title: entry, level }, index): readonly Strip[] => {
    if (isLong && level !== 1) return [];
    const indent = level === 1 ? 0 : INDENT;
    const words = setText(
      desk,
      [{ text: entry, weight: level === 1 ? 600 : 400 }],
      style.size.usual,
      width - indent - 40,
    );
    const item = new LateTag(list, 'TOCI');
    const line: Strip = {
      height: words.lines.length * words.step + 1,
      before: isLong ? 2 : level === 1 ? 6 : 0,
      paint(press, page, x, y) {
        const place = press.places[index];
        if (place === undefined) return;
        const number = setText(desk, [{ text: `${place.page + 1}`, tone: 'mute' }], style.size.usual, 40);
        within(press, page, item, (brush) => {
          words.lines.forEach((line, at) => paintLine(brush, style, words, line, x + indent, y + at * words.step));
          for (const line of number.lines) paintLine(brush, style, number, line, x + width - line.width, y);
          brush.link(x, y, width, words.lines.length * words.step, place, entry);
        });
      },
    };
    return [line];
  });
  const heading: Strip = {
    height: head.lines.length * head.step + 8,
    before: 0,
    turn: true,
    keep: true,
    paint: (press, page, x, y) =>
      within(press, page, list, (brush) => {
        head.lines.forEach((line, at) => paintLine(brush, style, head, line, x, y + at * head.step));
      }),
  };
  return [heading, ...lines];
}

const INDENT = 14;
