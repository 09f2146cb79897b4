/**
 * The operators of one page's content, as bytes, in the order in which they are painted. Coordinates as in PDF: points, from the lower left
 * corner, told in hundredths.
 *
 * What is the same as before is not said again: colour, font, size, the step from line to line, and the element that the page is painted for.
 */

/** Red, green, blue: 0 … 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** `#8a3b12` as parts of one. */
export function rgbOf(hexadecimal: string): Rgb {
  const all = Number.parseInt(hexadecimal.slice(1, 7), 16);
  return [(all >> 16) / 255, ((all >> 8) & 255) / 255, (all & 255) / 255];
}

/** A length as a page tells it. */
export function hundredths(points: number): number {
  return Math.round(points * 100) / 100;
}

/** What a page is painted for: something of the structure, or what is no part of the text. */
export interface Mark {
  /** The operators that begin it; asked again where it has to be told in two. */
  begin(): string;
}

/** What a graphics state holds that is told only when it changes. */
interface State {
  readonly fill: Rgb | null;
  readonly stroke: Rgb | null;
  /** Of strokes: points, and the operands of the dash. */
  readonly width: number;
  readonly dash: string;
  readonly font: string;
  readonly size: number;
  readonly leading: number;
}

const [ZERO, MINUS, POINT, SPACE, NEWLINE, OPEN, CLOSE, TURN] = [48, 45, 46, 32, 10, 40, 41, 39];

/** A page's content, growing. */
export class Content {
  #bytes = new Uint8Array(1 << 10);
  #length = 0;
  #state: State = { fill: null, stroke: null, width: 1, dash: '[]', font: '', size: 0, leading: 0 };
  #inText = false;
  /** Where the line of text began; hundredths. */
  #lineX = 0;
  #lineY = 0;
  /** Whether the next letters stand on a new line, one step below. */
  #turned = false;
  #wanted: Mark | null = null;
  #open: Mark | null = null;
  #openInText = false;

  /** What is painted from here on is painted for it. */
  mark(mark: Mark): void {
    this.#wanted = mark;
  }

  /** One operator of graphics with its operands. */
  put(...parts: readonly (number | string)[]): void {
    this.#ready(false);
    for (const part of parts) {
      if (typeof part === 'number') this.#number(Math.round(part * 100), 100);
      else this.#ascii(part);
      this.#byte(SPACE);
    }
  }

  fill(colour: Rgb): void {
    if (same(colour, this.#state.fill)) return;
    this.#colour(colour, 'rg\n');
    this.#state = { ...this.#state, fill: colour };
  }

  stroke(colour: Rgb): void {
    if (same(colour, this.#state.stroke)) return;
    this.#colour(colour, 'RG\n');
    this.#state = { ...this.#state, stroke: colour };
  }

  /** How wide strokes are, and how they are broken: lengths of strokes and gaps. Points. */
  pen(width: number, dash: readonly number[] = []): void {
    const operands = `[${dash.map(hundredths).join(' ')}]`;
    if (width !== this.#state.width) this.put(width, 'w');
    if (operands !== this.#state.dash) this.put(operands, 0, 'd');
    this.#state = { ...this.#state, width, dash: operands };
  }

  /** What is set within ends with it. */
  within(paint: () => void): void {
    this.#ready(false);
    const state = this.#state;
    this.#ascii('q\n');
    paint();
    this.#ready(false);
    this.#ascii('Q\n');
    this.#state = state;
  }

  /** Begins a line of text. @param y  of its baseline */
  line(x: number, y: number): void {
    this.#ready(true);
    const [left, base] = [Math.round(x * 100), Math.round(y * 100)];
    const [right, up] = [left - this.#lineX, base - this.#lineY];
    [this.#lineX, this.#lineY] = [left, base];
    this.#turned = right === 0 && up === -this.#state.leading && up !== 0;
    if (this.#turned) return;
    this.#number(right, 100);
    this.#byte(SPACE);
    this.#number(up, 100);
    // A line straight below tells the step, which those after it take without a word.
    this.#ascii(right === 0 && up < 0 ? ' TD\n' : ' Td\n');
    if (right === 0 && up < 0) this.#state = { ...this.#state, leading: -up };
  }

  /** In which font and size letters are painted. */
  font(name: string, size: number): void {
    if (name === this.#state.font && size === this.#state.size) return;
    this.#ascii(`/${name} `);
    this.#number(Math.round(size * 100), 100);
    this.#ascii(' Tf\n');
    this.#state = { ...this.#state, font: name, size };
  }

  /** Paints words where the pen stands. @param words  codes, none of which needs to be escaped */
  show(words: readonly Uint8Array[]): void {
    this.#byte(OPEN);
    for (const word of words) {
      this.#room(this.#length + word.length);
      // Words are a few bytes: copied one by one they are there before the host has found its way.
      for (let at = 0; at < word.length; at++) this.#bytes[this.#length++] = word[at] as number;
    }
    this.#byte(CLOSE);
    if (this.#turned) this.#byte(TURN);
    else this.#ascii('Tj');
    this.#byte(NEWLINE);
    this.#turned = false;
  }

  /** All of it, with what is open closed. */
  done(): Uint8Array {
    this.#wanted = null;
    this.#ready(false);
    return this.#bytes.subarray(0, this.#length);
  }

  /** Opens and closes what has to be before operators of text, or of graphics: elements stand whole within a stretch of text, or whole around it. */
  #ready(text: boolean): void {
    const torn = !text && this.#inText && this.#openInText;
    if (this.#open === this.#wanted && !(torn && this.#open !== null)) {
      if (text !== this.#inText) this.#text(text);
      return;
    }
    if (this.#open !== null) {
      if (this.#inText && !this.#openInText) this.#text(false);
      this.#ascii('EMC\n');
    }
    if (text !== this.#inText) this.#text(text);
    if (this.#wanted !== null) this.#ascii(`${this.#wanted.begin()}\n`);
    this.#open = this.#wanted;
    this.#openInText = text;
  }

  #text(begins: boolean): void {
    this.#ascii(begins ? 'BT\n' : 'ET\n');
    this.#inText = begins;
    [this.#lineX, this.#lineY] = [0, 0];
  }

  #colour(colour: Rgb, operator: string): void {
    for (const part of colour) {
      this.#number(Math.round(part * 1000), 1000);
      this.#byte(SPACE);
    }
    this.#ascii(operator);
  }

  /** The one place where a number of a page becomes text: no exponent, no trailing zeros. @param unit  of which it has `parts`: 100 or 1000 */
  #number(parts: number, unit: 100 | 1000): void {
    this.#room(this.#length + 24);
    const size = Math.abs(parts);
    if (parts < 0) this.#bytes[this.#length++] = MINUS;
    const whole = Math.trunc(size / unit);
    let rest = size % unit;
    if (whole > 0 || rest === 0) this.#whole(whole);
    if (rest === 0) return;
    this.#bytes[this.#length++] = POINT;
    for (let place = unit / 10; rest > 0; place /= 10) {
      this.#bytes[this.#length++] = ZERO + Math.trunc(rest / place);
      rest %= place;
    }
  }

  #whole(value: number): void {
    let place = 1;
    while (value >= place * 10) place *= 10;
    for (let rest = value; place >= 1; place /= 10) {
      this.#bytes[this.#length++] = ZERO + Math.trunc(rest / place);
      rest %= place;
    }
  }

  #ascii(text: string): void {
    this.#room(this.#length + text.length);
    for (let at = 0; at < text.length; at++) this.#bytes[this.#length++] = text.charCodeAt(at);
  }

  #byte(value: number): void {
    this.#room(this.#length + 1);
    this.#bytes[this.#length++] = value;
  }

  #room(end: number): void {
    if (end <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(end, this.#bytes.length * 4));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}

function same(one: Rgb, other: Rgb | null): boolean {
  return other !== null && one[0] === other[0] && one[1] === other[1] && one[2] === other[2];
}
