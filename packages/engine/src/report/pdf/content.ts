/** The operators of one page's content, written in order. Coordinates as in PDF: points, from the lower left corner. */

/** Red, green, blue: 0 … 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#8a3b12` as parts of one. */
export function rgbOf(hexadecimal: string): Rgb {
  const part = (at: number): number => Number.parseInt(hexadecimal.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

/** The one place where a number of a page becomes text: three decimals, no exponent, no trailing zeros. */
export function numberText(value: number): string {
  const thousandths = Math.round(value * 1000);
  if (thousandths % 1000 === 0) return `${thousandths / 1000}`;
  const text = `${Math.abs(thousandths) + 1000 * (Math.abs(thousandths) < 1000 ? 1 : 0)}`;
  const whole = Math.trunc(Math.abs(thousandths) / 1000);
  return `${thousandths < 0 ? '-' : ''}${whole}.${text.slice(-3).replace(/0+$/, '')}`;
}

/** A page's content, growing. */
export class Content {
  #text: string[] = [];
  #fill = '';
  #stroke = '';

  /** One operator with its operands. */
  put(...parts: readonly (number | string)[]): void {
    this.#text.push(parts.map((part) => (typeof part === 'number' ? numberText(part) : part)).join(' '));
  }

  fill(colour: Rgb): void {
    const wanted = colour.map(numberText).join(' ');
    if (wanted !== this.#fill) this.#text.push(`${wanted} rg`);
    this.#fill = wanted;
  }

  stroke(colour: Rgb): void {
    const wanted = colour.map(numberText).join(' ');
    if (wanted !== this.#stroke) this.#text.push(`${wanted} RG`);
    this.#stroke = wanted;
  }

  /** What is set within ends with it. */
  within(paint: () => void): void {
    const [fill, stroke] = [this.#fill, this.#stroke];
    this.#text.push('q');
    paint();
    this.#text.push('Q');
    [this.#fill, this.#stroke] = [fill, stroke];
  }

  toString(): string {
    return this.#text.join('\n');
  }
}
