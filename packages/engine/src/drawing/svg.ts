/**
 * Scene → SVG text. No ids, no style attributes, no scripts and no fonts to load, so a drawing can stand anywhere on a
 * page, many times, under a strict content policy.
 */

import { GLYPHS, PEN } from './glyphs/glyph.ts';
import { lightPalette, type Palette } from './palette.ts';
import type { Colour, Glyph, Group, Item, Path, Scene, Segment, Text } from './scene.ts';

/** How to paint. */
export interface SvgChoices {
  /** `variables`: `var(--c-ink, #…)`, so the page's theme decides; a palette: its colours, literally. */
  readonly colours: 'variables' | Palette;
  /** Width of the finished picture, CSS pixels. */
  readonly width: number;
}

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif";
/** Group roles as the graphics roles of WAI-ARIA, with a plain one for readers that do not know them. */
const ROLES = { parts: 'graphics-object group', leaf: 'graphics-symbol img' } as const;

/** The whole picture as one `<svg>` element; the same scene gives the same text on every host. */
export function paintSvg(scene: Scene, choices: SvgChoices): string {
  const paint = (colour: Colour): string =>
    choices.colours === 'variables' ? `var(--c-${colour}, ${lightPalette[colour]})` : choices.colours[colour];
  const height = (choices.width * scene.height) / scene.width;
  const language = scene.language === undefined ? '' : ` lang="${escaped(scene.language)}"`;
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${printed(scene.width)} ${printed(scene.height)}" ` +
    `width="${printed(choices.width)}" height="${printed(height)}" role="graphics-document document" aria-label="${escaped(scene.title)}"${language} ` +
    `font-family="${FONT}" stroke-linecap="round" stroke-linejoin="round">`;
  const description = scene.description === '' ? '' : `<desc>${escaped(scene.description)}</desc>`;
  return `${head}<title>${escaped(scene.title)}</title>${description}${paintItems(scene.items, paint)}</svg>`;
}

type Paint = (colour: Colour) => string;

function paintItems(items: readonly Item[], paint: Paint): string {
  let svg = '';
  for (const item of items) {
    switch (item.kind) {
      case 'path':
        svg += paintPath(item, paint);
        break;
      case 'text':
        svg += paintText(item, paint);
        break;
      case 'glyph':
        svg += paintGlyph(item, paint);
        break;
      case 'group':
        svg += paintGroup(item, paint);
        break;
    }
  }
  return svg;
}

function paintGroup(group: Group, paint: Paint): string {
  const role = group.items.some((item) => item.kind === 'group') ? ROLES.parts : ROLES.leaf;
  return `<g class="${group.role}" role="${role}"><title>${escaped(group.title)}</title>${paintItems(group.items, paint)}</g>`;
}

function paintPath(path: Path, paint: Paint): string {
  const fill = path.fill === undefined ? 'none' : paint(path.fill);
  const line =
    path.stroke === undefined
      ? ''
      : ` stroke="${paint(path.stroke)}"${path.width === undefined ? '' : ` stroke-width="${printed(path.width)}"`}`;
  const dash = path.dash === undefined ? '' : ` stroke-dasharray="${path.dash.map(printed).join(' ')}"`;
  const opacity = path.opacity === undefined ? '' : ` opacity="${printed(path.opacity)}"`;
  return `<path d="${pathText(path.d, 0, 0, 1)}" fill="${fill}"${line}${dash}${opacity}/>`;
}

function paintText(text: Text, paint: Paint): string {
  const anchor = text.anchor === 'start' ? '' : ` text-anchor="${text.anchor}"`;
  const weight = text.weight === 400 ? '' : ` font-weight="${text.weight}"`;
  return `<text x="${printed(text.x)}" y="${printed(text.y)}" font-size="${printed(text.size)}"${anchor}${weight} fill="${paint(text.colour)}">${escaped(text.text)}</text>`;
}

function paintGlyph(glyph: Glyph, paint: Paint): string {
  const shape = GLYPHS[glyph.id];
  const scale = glyph.size / 20;
  const colour = paint(glyph.colour);
  const fill =
    shape.fills === undefined ? '' : `<path d="${pathText(shape.fills, glyph.x, glyph.y, scale)}" fill="${colour}"/>`;
  return `${fill}<path d="${pathText(shape.strokes, glyph.x, glyph.y, scale)}" fill="none" stroke="${colour}" stroke-width="${printed(PEN * scale)}"/>`;
}

function pathText(d: readonly Segment[], x: number, y: number, scale: number): string {
  let text = '';
  for (const [letter, ...numbers] of d) {
    text += letter;
    for (let at = 0; at < numbers.length; at++) {
      const value = printed((numbers[at] as number) * scale + (at % 2 === 0 ? x : y));
      text += at === 0 || value.startsWith('-') ? value : ` ${value}`;
    }
  }
  return text;
}

/** The one place where a number becomes text: two decimals, no exponent, no negative zero, no trailing zeros. */
export function printed(value: number): string {
  const hundredths = Math.round(value * 100);
  const whole = Math.trunc(hundredths / 100);
  const rest = Math.abs(hundredths % 100);
  const sign = hundredths < 0 && whole === 0 ? '-' : '';
  if (rest === 0) return `${whole === 0 ? 0 : whole}`;
  return `${sign}${whole === 0 ? 0 : whole}.${rest < 10 ? '0' : ''}${rest % 10 === 0 ? rest / 10 : rest}`;
}

/** Text made safe for element content and attribute values: mark-up escaped, what XML 1.0 forbids replaced by U+FFFD. */
export function escaped(text: string): string {
  let safe = '';
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    const forbidden =
      (code < 32 && code !== 9 && code !== 10 && code !== 13) ||
      (code >= 0xd800 && code <= 0xdfff) ||
      code === 0xfffe ||
      code === 0xffff;
    safe += forbidden ? '�' : (ESCAPES.get(character) ?? character);
  }
  return safe;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
