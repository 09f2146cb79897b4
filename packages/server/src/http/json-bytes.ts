/**
 * JSON written straight into the bytes in which it travels: byte for byte what `JSON.stringify` would make of the same record, in a third of the
 * time for records whose shape the writer knows. What is always the same is prepared once (`piece`), figures are set digit by digit, and there is
 * neither a text of forty thousand characters to be put together nor one to be encoded.
 */

/** Bytes that stand in many answers alike, such as the name of a member with what stands around it. */
export function piece(text: string): Uint8Array {
  return encoder.encode(text);
}

/**
 * The bytes of one answer.
 *
 * @param write  writes the whole of it, and must neither wait nor write another meanwhile: all answers are written at one place, and cut out there
 */
export function jsonBytes(write: (out: JsonBytes) => void): Uint8Array<ArrayBuffer> {
  desk.clear();
  write(desk);
  return desk.cut();
}

const encoder = new TextEncoder();

/** What most answers fit into. */
const USUAL_BYTES = 64 * 1024;
/** Kept from one answer to the next; what is larger is dropped. */
const MOST_KEPT_BYTES = 1024 * 1024;
/** Up to so many bytes a loop is quicker than a call for a copy. */
const FEW_BYTES = 40;
/** A text so short is set character by character before the encoder could be asked. */
const SHORT = 192;
/** No number is longer in JSON: `-1.7976931348623157e+308`. */
const LONGEST_NUMBER = 24;
/** A decimal of so many digits is the shortest that means its double. */
const SURE_DIGITS = 1e15;
/** From here on JSON writes no exponent. */
const LEAST_PLAIN = 1e-6;

const [QUOTE, BACKSLASH, MINUS, POINT, ZERO] = [0x22, 0x5c, 0x2d, 0x2e, 0x30];
const [COMMA_BYTE, CLOSE_LIST_BYTE] = [0x2c, 0x5d];

/** A place to write JSON. Members follow one another as they are written; their names, commas and braces are pieces of the caller's. */
export class JsonBytes {
  #bytes = new Uint8Array(USUAL_BYTES);
  #at = 0;

  clear(): void {
    if (this.#bytes.length > MOST_KEPT_BYTES) this.#bytes = new Uint8Array(USUAL_BYTES);
    this.#at = 0;
  }

  /** A copy of what has been written. */
  cut(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#at);
  }

  /** Bytes as they are. */
  fixed(bytes: Uint8Array): void {
    const { length } = bytes;
    this.#makeRoom(length);
    if (length > FEW_BYTES) this.#bytes.set(bytes, this.#at);
    else {
      const [to, at] = [this.#bytes, this.#at];
      for (let i = 0; i < length; i += 1) to[at + i] = bytes[i] as number;
    }
    this.#at += length;
  }

  /** JSON text as it is. */
  raw(json: string): void {
    if (json.length <= SHORT && this.#ascii(json)) return;
    this.#makeRoom(3 * json.length);
    this.#at += encoder.encodeInto(json, this.#bytes.subarray(this.#at)).written;
  }

  /** Anything that `JSON.stringify` writes; `null` for what it would leave out. */
  value(value: unknown): void {
    if (typeof value === 'number') this.number(value);
    else if (typeof value === 'boolean') this.truth(value);
    else if (typeof value === 'string' && this.#plain(value)) return;
    else this.raw(JSON.stringify(value) ?? 'null');
  }

  /** A text in quotes. */
  text(text: string): void {
    if (!this.#plain(text)) this.raw(JSON.stringify(text));
  }

  /** @returns whether the text is of characters that JSON writes as they are, as nearly all are, and is written */
  #plain(text: string): boolean {
    const { length } = text;
    this.#makeRoom(length + 2);
    const bytes = this.#bytes;
    const from = this.#at + 1;
    for (let i = 0; i < length; i += 1) {
      const code = text.charCodeAt(i);
      if (code < 0x20 || code > 0x7e || code === QUOTE || code === BACKSLASH) return false;
      bytes[from + i] = code;
    }
    bytes[from - 1] = QUOTE;
    bytes[from + length] = QUOTE;
    this.#at = from + length + 1;
    return true;
  }

  /** @returns whether the text is ASCII, and is written */
  #ascii(text: string): boolean {
    const { length } = text;
    this.#makeRoom(length);
    const [bytes, at] = [this.#bytes, this.#at];
    for (let i = 0; i < length; i += 1) {
      const code = text.charCodeAt(i);
      if (code > 0x7e) return false;
      bytes[at + i] = code;
    }
    this.#at = at + length;
    return true;
  }

  truth(value: boolean): void {
    this.fixed(value ? TRUE : FALSE);
  }

  /** A list of texts. */
  texts(texts: readonly string[]): void {
    if (texts.length === 0) {
      this.fixed(EMPTY_LIST);
      return;
    }
    this.fixed(OPEN_LIST);
    for (let i = 0; i < texts.length; i += 1) {
      this.text(texts[i] as string);
      this.#makeRoom(1);
      this.#bytes[this.#at++] = COMMA_BYTE;
    }
    this.#bytes[this.#at - 1] = CLOSE_LIST_BYTE;
  }

  /** A list, its members written one by one. */
  list<T>(members: readonly T[], write: (out: this, member: T) => void): void {
    for (let i = 0; i < members.length; i += 1) {
      this.fixed(i === 0 ? OPEN_LIST : COMMA);
      write(this, members[i] as T);
    }
    this.fixed(members.length === 0 ? EMPTY_LIST : CLOSE_LIST);
  }

  /** A number, by its shortest decimal, as JavaScript itself writes it. */
  number(value: number): void {
    this.#makeRoom(LONGEST_NUMBER);
    const size = Math.abs(value);
    if (size < 1e9 && Math.floor(size) === size) {
      this.#sign(value);
      this.#whole(size);
    } else if (!(size >= LEAST_PLAIN && (this.#decimal(value, size, 1e7, 7) || this.#decimal(value, size, 1e9, 9))))
      this.raw(Number.isFinite(value) ? String(value) : 'null');
  }

  /**
   * A number that is a decimal of few digits, as nearly all in a record are. The quotient of two whole numbers is the double nearest to the decimal
   * they mean, and no other decimal of fifteen digits has that double nearest: so it is the shortest one.
   *
   * @returns whether it was one, and is written
   */
  #decimal(value: number, size: number, perUnit: number, places: number): boolean {
    const units = Math.round(size * perUnit);
    if (units >= SURE_DIGITS || units / perUnit !== size) return false;
    const whole = Math.floor(size);
    this.#sign(value);
    this.#whole(whole);
    // As a 32-bit number, whose remainders cost next to nothing.
    let rest = (units - whole * perUnit) | 0;
    let left = places;
    while (left > 1 && rest % 10 === 0) {
      rest = (rest / 10) | 0;
      left -= 1;
    }
    this.#bytes[this.#at++] = POINT;
    this.#digits(rest, left);
    return true;
  }

  #sign(value: number): void {
    if (value < 0) this.#bytes[this.#at++] = MINUS;
  }

  /** @param value  a whole number, 0 … 1e9 */
  #whole(value: number): void {
    let count = 1;
    for (let most = 10; most <= value; most *= 10) count += 1;
    this.#digits(value, count);
  }

  /** The last `count` digits of a whole number below 2^31. */
  #digits(value: number, count: number): void {
    const bytes = this.#bytes;
    let rest = value | 0;
    for (let i = this.#at + count - 1; i >= this.#at; i -= 1) {
      const tens = (rest / 10) | 0;
      bytes[i] = ZERO + rest - 10 * tens;
      rest = tens;
    }
    this.#at += count;
  }

  #makeRoom(bytes: number): void {
    if (this.#at + bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#at + bytes));
    larger.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = larger;
  }
}

const [TRUE, FALSE] = [piece('true'), piece('false')];
const [OPEN_LIST, COMMA, CLOSE_LIST, EMPTY_LIST] = [piece('['), piece(','), piece(']'), piece('[]')];

const desk = new JsonBytes();
