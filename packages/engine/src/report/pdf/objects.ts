/** The objects of a PDF file, as they are written: text in which each character is one byte, and streams. @source ISO 32000-1 §7.3 */

import { Packer } from './deflate.ts';

/** The number of an object. */
export type Ref = number;

/** Where an object is, as others say it. */
export function to(ref: Ref): string {
  return `${ref} 0 R`;
}

/** Bytes with what is said of them. */
export interface Stream {
  /** The inside of its dictionary. */
  readonly entries: string;
  readonly bytes: Uint8Array;
}

/** An object that is text. */
export interface Told {
  readonly ref: Ref;
  readonly text: string;
}

/** The objects of a document; streams are packed as they come. */
export class Objects {
  readonly #packer = new Packer();
  #last = 0;
  /** In the order in which they were told: what is alike packs better side by side. */
  readonly told: Told[] = [];
  readonly streams: (Stream & { readonly ref: Ref })[] = [];

  /** A number for an object that comes later. */
  next(): Ref {
    return ++this.#last;
  }

  put(text: string, ref: Ref = this.next()): Ref {
    this.told.push({ ref, text });
    return ref;
  }

  /** Packs bytes. @param entries  more of its dictionary */
  stream(bytes: Uint8Array, entries: string = '', ref: Ref = this.next()): Ref {
    return this.raw(this.packed(bytes), `${entries}/Filter/FlateDecode`, ref);
  }

  /** Bytes that are packed already, or must not be. */
  raw(bytes: Uint8Array, entries: string, ref: Ref = this.next()): Ref {
    this.streams.push({ ref, entries, bytes });
    return ref;
  }

  /** @param cut  where another kind of bytes begins */
  packed(bytes: Uint8Array, cut?: number): Uint8Array {
    return this.#packer.pack(bytes, cut);
  }
}

/** A string of bytes, each character one. */
export function literal(bytes: string): string {
  return `(${bytes.replace(/[\\()\r\n]/g, (byte) => ESCAPES[byte] as string)})`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '(': '\\(', ')': '\\)', '\r': '\\r', '\n': '\\n' };

/** A text string, in whatever script: as it is in ASCII, else in UTF-16. */
export function textString(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return literal(text);
  let bytes = '\u00fe\u00ff';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    bytes += String.fromCharCode(unit >> 8, unit & 255);
  }
  return literal(bytes);
}

/** Characters below 256 as bytes. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
