/** What the file says of itself, twice: in its own form and as XMP, as ISO 19005-2 asks. */

import { name, type PDFDict, type PDFDocument, PDFHexString, PDFString } from './objects.ts';

export interface PaperFacts {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly keywords: readonly string[];
  /** BCP 47. */
  readonly language: string;
  /** When it was made, as `2026-11-22T10:00:00Z`; null in a file that says nothing of when. */
  readonly madeAt: string | null;
  readonly producer: string;
  /** 32 hexadecimal digits, the same for the same report. */
  readonly id: string;
}

/** Writes the facts, and what makes the file one for archives (PDF/A-2u): colours by sRGB, an identifier. */
export function describe(document: PDFDocument, facts: PaperFacts): void {
  const { title, author, subject, keywords, producer, madeAt, language, id } = facts;
  document.setTitle(title);
  if (author !== '') document.setAuthor(author);
  if (subject !== '') document.setSubject(subject);
  if (keywords.length > 0) document.setKeywords([...keywords]);
  document.setProducer(producer);
  document.setCreator(producer);
  document.setLanguage(language);
  if (madeAt !== null) {
    const info = document.context.lookup(document.context.trailerInfo.Info) as PDFDict;
    const date = PDFString.of(`D:${madeAt.replace(/\D/g, '').slice(0, 14)}Z`);
    info.set(name('CreationDate'), date);
    info.set(name('ModDate'), date);
  }
  const digits = PDFHexString.of(id);
  document.context.trailerInfo.ID = document.context.obj([digits, digits]);
  document.convertToPDFA({ conformance: '2U' });
}
