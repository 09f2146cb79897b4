/** The objects of a PDF file, by the library `pdf-lib` (MIT; its maintained fork): numbers, names, dictionaries, streams, and writing them all down. */

import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from 'pdf-lib';

export type { PDFContext, PDFObject, PDFPage, PDFRef };
export { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRawStream, PDFString };

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

/** A name, which begins with a slash in the file. */
export function name(text: string): PDFName {
  return PDFName.of(text);
}

/** A string of ASCII. */
export function plainString(letters: string): PDFString {
  return PDFString.of(letters.replace(/[\\()]/g, (mark) => `\\${mark}`));
}
