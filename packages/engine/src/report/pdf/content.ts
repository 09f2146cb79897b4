/** The operators of one page's content, written in order. Coordinates as in PDF: points, from the lower left corner. */

/** Red, green, blue: 0 … 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#8a3b12` as parts of one. */
export function rgbOf(hexadecimal: string): Rgb {
  const part = (at: number): number => Number.parseInt(hexadecimal.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

/** The one place where a number of a page becomes text: two decimals unless it is said otherwise, no exponent, no trailing zeros. */
export function numberText(value: number, decimals: 2 | 3 = 2): string {
  const unit = decimals === 2 ? 100 : 1000;
  const parts = Math.round(value * unit);
  const size = Math.abs(parts);
  const rest = size % unit;
  const sign = parts < 0 ? '-' : '';
  const whole = Math.trunc(size / unit);
  return rest === 0 ? `${sign}${whole}` : `${sign}${whole}.${`${rest + unit}`.slice(1).replace(/0+$/, '')}`;
}

/** A string of the file, each character one byte. */
export function literal(bytes: string): string {
  return `(${bytes.replace(/[\\()\r\n]/g, (byte) => ESCAPES[byte] as string)})`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '(': '\\(', ')': '\\)', '\r': '\\r', '\n': '\\n' };

/** A number below 65 536 as two bytes, big end first. */
export function twoBytes(value: number): string {
  return String.fromCharCode(value >> 8, value & 255);
}

/** Text in UTF-16, big end first, as bytes. */
export function utf16Bytes(text: string): string {
  let bytes = '';
  for (let at = 0; at < text.length; at++) bytes += twoBytes(text.charCodeAt(at));
  return bytes;
}

/** A page's content, growing. */
export class Content {
  #text = '';
  #fill: Rgb | null = null;
  #stroke: Rgb | null = null;

  /** One operator with its operands. */
  put(...parts: readonly (number | string)[]): void {
    for (const part of parts) this.#text += `${typeof part === 'number' ? numberText(part) : part} `;
  }

  /** Operators that are written already. */
  add(operators: string): void {
    this.#text += `${operators}\n`;
  }

  fill(colour: Rgb): void {
    if (same(colour, this.#fill)) return;
    this.#text += `${colourText(colour)} rg\n`;
    this.#fill = colour;
  }

  stroke(colour: Rgb): void {
    if (same(colour, this.#stroke)) return;
    this.#text += `${colourText(colour)} RG\n`;
    this.#stroke = colour;
  }

  /** What is set within ends with it. */
  within(paint: () => void): void {
    const [fill, stroke] = [this.#fill, this.#stroke];
    this.#text += 'q\n';
    paint();
    this.#text += 'Q\n';
    [this.#fill, this.#stroke] = [fill, stroke];
  }

  toString(): string {
    return this.#text;
  }
}

function same(one: Rgb, other: Rgb | null): boolean {
  return other !== null && one[0] === other[0] && one[1] === other[1] && one[2] === other[2];
}

function colourText(colour: Rgb): string {
  return colour.map((part) => numberText(part, 3)).join(' ');
}
