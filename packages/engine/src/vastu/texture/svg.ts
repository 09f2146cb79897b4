/** Marks → SVG text: attributes in one order, at most three decimals, line feeds, no fonts, no ids, no times; the same text on every host. */

import type { Stroke } from './letters.ts';
import type { Mark, Picture } from './picture.ts';

/**
 * The picture as one `<svg>` element, with a line feed at its end.
 *
 * @param side  width and height, pixels
 */
export function svgOf(picture: Picture, side: number): string {
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}" role="img">\n` +
    `<title>${picture.title}</title>\n`;
  return `${head}${picture.marks.map((mark) => `${painted(mark)}\n`).join('')}</svg>\n`;
}

function painted(mark: Mark): string {
  if (mark.kind === 'block') {
    const { x, y, width, height, colour } = mark;
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;
  }
  const path = mark.strokes.map(pathOf).join('');
  return (
    `<path d="${path}" fill="none" stroke="${mark.colour}" stroke-width="${printed(mark.width)}" ` +
    `stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

function pathOf(stroke: Stroke): string {
  const [letter, ...numbers] = stroke;
  return letter + numbers.map(printed).join(' ');
}

function printed(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}
