/** The objects of a PDF file, by the library `pdf-lib` (MIT; its maintained fork): numbers, names, dictionaries, streams, and writing them all down. */

import {
  type PDFContext,
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFObject,
  type PDFRef,
  PDFStream,
  PDFString,
} from 'pdf-lib';

export type { PDFContext, PDFRef };
export { type PDFDict, PDFDocument, PDFHexString, PDFObject, PDFStream, PDFString };

/** A text string, in whatever script. */
export function textString(text: string): PDFHexString {
  return PDFHexString.fromText(text);
}

/** A packed stream with more entries of its dictionary. @returns where it is */
export function addStream(
  context: PDFContext,
  bytes: Uint8Array | string,
  entries: { readonly [key: string]: PDFObject | number | string } = {},
): PDFRef {
  return context.register(context.flateStream(bytes, entries));
}

/** A stream whose bytes are packed already. @returns where it is */
export function rawStream(
  context: PDFContext,
  bytes: Uint8Array,
  entries: { readonly [key: string]: PDFObject | number | string },
): PDFRef {
  return context.register(context.stream(bytes, entries));
}

/** A name, which begins with a slash in the file. */
export function name(text: string): PDFName {
  return PDFName.of(text);
}

/** A string of ASCII. */
export function plainString(letters: string): PDFString {
  return PDFString.of(letters.replace(/[\\()]/g, (mark) => `\\${mark}`));
}

/** An object that is written already, in ASCII: hundreds of small ones cost nothing as text. */
export class Written extends PDFObject {
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override clone(): Written {
    return this;
  }

  override toString(): string {
    return this.#text;
  }

  override sizeInBytes(): number {
    return this.#text.length;
  }

  override copyBytesInto(bytes: Uint8Array, offset: number): number {
    for (let at = 0; at < this.#text.length; at++) bytes[offset + at] = this.#text.charCodeAt(at);
    return this.#text.length;
  }
}
