/** A report read back by a library that had no hand in writing it: pages, facts, language, links, outline. */

import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeReport, type Report } from '../../packages/engine/src/report/make.ts';
import { everything } from './composed.ts';
import { reportHouse } from './house.ts';

let report: Report;
let read: PDFDocument;
beforeAll(async () => {
  const house = await reportHouse();
  report = await makeReport(house, {
    ...everything('match-ashtakoota', 'hi'),
    branding: { companyName: 'Sitara & Söhne', footerText: 'सितारा' },
  });
  read = await PDFDocument.load(report.bytes, { updateMetadata: false });
}, 60_000);

describe('a report in another library', () => {
  it('has the pages, the title, the author and the language that it tells', () => {
    expect(read.getPageCount()).toBe(report.pageCount);
    expect(read.getTitle()).toBe(report.title);
    expect(read.getAuthor()).toBe('Sitara & Söhne');
    const language = read.catalog.get(PDFName.of('Lang'));
    expect(language instanceof PDFString || language instanceof PDFHexString ? language.decodeText() : '').toBe('hi');
    expect(read.getPage(0).getSize()).toEqual({ width: expect.closeTo(595.28, 1), height: expect.closeTo(841.89, 1) });
  });

  it('says of no time at which it was made', () => {
    expect(read.getCreationDate()).toBeUndefined();
    expect(read.getModificationDate()).toBeUndefined();
  });

  it('has an outline of its chapters, in their order', () => {
    const outlines = read.context.lookup(read.catalog.get(PDFName.of('Outlines')), PDFDict);
    const titles: string[] = [];
    for (let at = outlines.get(PDFName.of('First')); at !== undefined; ) {
      const entry = read.context.lookup(at, PDFDict);
      const title = read.context.lookup(entry.get(PDFName.of('Title')));
      if (title instanceof PDFString || title instanceof PDFHexString) titles.push(title.decodeText());
      at = entry.get(PDFName.of('Next'));
    }
    expect(titles).toEqual(report.sections);
  });

  it('has links from the contents to every chapter', () => {
    const annotations = read.getPages().flatMap(({ node }) => {
      const list = node.Annots();
      return list instanceof PDFArray ? list.asArray() : [];
    });
    expect(annotations.length).toBeGreaterThanOrEqual(report.sections.length);
  });
});
