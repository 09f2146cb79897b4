/**
 * JSON written straight into the bytes in which it travels: byte for byte what `JSON.stringify` would make of the same record, in a third of the
 * time for records whose shape the writer knows. What is always the same is prepared once (`piece`), figures are set digit by digit, and there is
 * neither a text of forty thousand characters to be put together nor one to be encoded.
 */

import type { JsonRecord } from './json.ts';
import { type Piece, piece, SHELF } from './json-pieces.ts';
import type { Rooms } from './rooms.ts';

export { type Piece, piece } from './json-pieces.ts';

/**
 * The bytes of one answer.
 *
 * @param write  writes the whole of it, and must neither wait nor write another meanwhile: all answers are written at one place, and cut out there
 * @param rooms  where the bytes may lie if they are to be given back; they have a place of their own when left out
 */
export function jsonBytes(
  write: (out: JsonBytes) => void,
  rooms: Pick<Rooms, 'take'> | undefined = undefined,
): Uint8Array<ArrayBuffer> {
  desk.clear();
  write(desk);
  return desk.cut(rooms);
}

const encoder = new TextEncoder();

/** What most answers fit into. */
const USUAL_BYTES = 64 * 1024;
/** Kept from one answer to the next; what is larger is dropped. */
const MOST_KEPT_BYTES = 1024 * 1024;
/** So many names of members are kept as bytes, and so many words; answers of ours have some hundreds. */
const MOST_NAMES = 2048;
const MOST_WORDS = 4096;
/** A text so short is set character by character before the encoder could be asked. */
const SHORT = 192;
/** No number is longer in JSON: `-1.7976931348623157e+308`. */
const LONGEST_NUMBER = 24;
/** A decimal of so many digits is the shortest that means its double. */
const SURE_DIGITS = 1e15;
/** From here on JSON writes no exponent. */
const LEAST_PLAIN = 1e-6;

const [QUOTE, BACKSLASH, MINUS, POINT, ZERO] = [0x22, 0x5c, 0x2d, 0x2e, 0x30];
const [OPEN_BYTE, OPEN_LIST_BYTE] = [0x7b, 0x5b];

/** Writes one member of a record, whose shape it knows. */
export type MemberWriter = (out: JsonBytes, value: never) => void;

/** Writers by the names of members; members without one are written as `JSON.stringify` does it. */
export type MemberWriters = Pick<ReadonlyMap<string, MemberWriter>, 'get'>;

const NO_WRITERS: MemberWriters = new Map();

/** A place to write JSON. Members follow one another as they are written; their names, commas and braces are pieces of the caller's. */
export class JsonBytes {
  #bytes = new Uint8Array(USUAL_BYTES);
  #eights = new DataView(this.#bytes.buffer);
  #at = 0;

  clear(): void {
    if (this.#bytes.length > MOST_KEPT_BYTES) this.#take(new Uint8Array(USUAL_BYTES));
    this.#at = 0;
  }

  #take(bytes: Uint8Array<ArrayBuffer>): void {
    this.#bytes = bytes;
    this.#eights = new DataView(bytes.buffer);
  }

  /** A copy of what has been written. */
  cut(rooms: Pick<Rooms, 'take'> | undefined): Uint8Array<ArrayBuffer> {
    if (rooms === undefined) return this.#bytes.slice(0, this.#at);
    const cut = rooms.take(this.#at);
    cut.set(this.#bytes.subarray(0, this.#at));
    return cut;
  }

  /** A piece as it is. It is copied by eights, as numbers: text in UTF-8 never reads as a NaN, so that each comes out as it went in. */
  fixed(prepared: Piece): void {
    const { bytes, starts } = SHELF;
    const start = starts[prepared] as number;
    const length = (starts[prepared + 1] as number) - start;
    this.#makeRoom(length + 8);
    const [to, at] = [this.#eights, this.#at];
    for (let i = 0; i < length; i += 8) to.setFloat64(at + i, bytes.getFloat64(start + i));
    this.#at = at + length;
  }

  /** How many bytes have been written. */
  get length(): number {
    return this.#at;
  }

  /** Makes a list of what was written since there were so many bytes: members, each behind a comma. */
  listSince(length: number): void {
    if (this.#at === length) this.fixed(EMPTY_LIST);
    else {
      this.#bytes[length] = OPEN_LIST_BYTE;
      this.fixed(CLOSE_LIST);
    }
  }

  /** JSON text as it is. */
  raw(json: string): void {
    if (json.length <= SHORT && this.#ascii(json)) return;
    this.#makeRoom(3 * json.length);
    this.#at += encoder.encodeInto(json, this.#bytes.subarray(this.#at)).written;
  }

  /** Anything that `JSON.stringify` writes; `null` for what it would leave out. */
  value(value: unknown): void {
    if (typeof value === 'string') this.text(value);
    else if (typeof value === 'number') this.number(value);
    else if (typeof value === 'boolean') this.truth(value);
    else if (value === null) this.fixed(NULL);
    else if (Array.isArray(value)) this.list(value, valueTo);
    else if (isPlain(value)) this.record(value);
    else this.raw(JSON.stringify(value) ?? 'null');
  }

  /** A record, its members in their order; those that have a writer by it, the others as `value` writes them. */
  record(record: JsonRecord, writers: MemberWriters = NO_WRITERS): void {
    let isFirst = true;
    const names = Object.keys(record);
    for (let i = 0; i < names.length; i += 1) {
      const name = names[i] as string;
      const value = record[name];
      if (value === undefined || typeof value === 'function' || typeof value === 'symbol') continue;
      this.name(name, isFirst);
      isFirst = false;
      const write = writers.get(name);
      if (write === undefined) this.value(value);
      else write(this, value as never);
    }
    this.fixed(isFirst ? EMPTY : CLOSE);
  }

  /** The name of a member with its colon, behind a brace if it is the record's first, else behind a comma. */
  name(name: string, isFirst: boolean): void {
    const start = this.#at;
    const known = memberNames.get(name) ?? keepName(name);
    if (known !== null) this.fixed(known);
    else this.raw(memberName(name));
    if (isFirst) this.#bytes[start] = OPEN_BYTE;
  }

  /** A text in quotes. */
  text(text: string): void {
    if (!this.#plain(text)) this.raw(JSON.stringify(text));
  }

  /** A text in quotes that is one of few, such as the name of a planet: written once, then copied. */
  word(word: string): void {
    const known = words.get(word);
    if (known !== undefined) this.fixed(known);
    else if (words.size >= MOST_WORDS) this.text(word);
    else {
      const made = piece(JSON.stringify(word));
      words.set(word, made);
      this.fixed(made);
    }
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

  /** A list of words. */
  words(list: readonly string[]): void {
    this.list(list, wordTo);
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
    this.#take(larger);
  }
}

function wordTo(out: JsonBytes, word: string): void {
  out.word(word);
}

const words = new Map<string, Piece>();

function valueTo(out: JsonBytes, value: unknown): void {
  out.value(value);
}

/** Whether it is a record that says itself what it holds. */
function isPlain(value: unknown): value is JsonRecord {
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Names of members as bytes: `,"name":`. */
const memberNames = new Map<string, Piece>();

function memberName(name: string): string {
  return `,${JSON.stringify(name)}:`;
}

/** Null where as many are kept as may be: a piece stays for good. */
function keepName(name: string): Piece | null {
  if (memberNames.size >= MOST_NAMES) return null;
  const made = piece(memberName(name));
  memberNames.set(name, made);
  return made;
}

const [TRUE, FALSE, NULL] = [piece('true'), piece('false'), piece('null')];
const [CLOSE, EMPTY] = [piece('}'), piece('{}')];
const [OPEN_LIST, COMMA, CLOSE_LIST, EMPTY_LIST] = [piece('['), piece(','), piece(']'), piece('[]')];

const desk = new JsonBytes();
