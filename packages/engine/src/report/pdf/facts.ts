/** What the file says of itself, twice: in its own form and as XMP, as ISO 19005-2 asks. */

import { utf8 } from '../../stamp.ts';
import { literal, type Objects, type Ref, textString, to } from './objects.ts';
import { srgbProfile } from './srgb.ts';

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

/** Where the file says it. */
export interface Described {
  /** Entries of the catalog. */
  readonly catalog: string;
  readonly info: Ref;
}

/** Writes the facts, and what makes the file one for archives (PDF/A-2u): colours by sRGB, an identifier. */
export function describe(objects: Objects, facts: PaperFacts): Described {
  const { title, author, subject, keywords, producer, madeAt, language } = facts;
  const date = madeAt === null ? null : literal(`D:${madeAt.replace(/\D/g, '').slice(0, 14)}Z`);
  const said: readonly (readonly [entry: string, text: string])[] = [
    ['Title', title],
    ['Author', author],
    ['Subject', subject],
    ['Keywords', keywords.join(' ')],
    ['Producer', producer],
    ['Creator', producer],
  ];
  const texts = said.filter(([, text]) => text !== '').map(([entry, text]) => `/${entry}${textString(text)}`);
  const dates = date === null ? '' : `/CreationDate${date}/ModDate${date}`;
  const profile = objects.stream(srgbProfile(), '/N 3');
  const metadata = objects.raw(utf8(packetOf(facts)), '/Type/Metadata/Subtype/XML');
  const intent = `<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/DestOutputProfile ${to(profile)}>>`;
  return {
    catalog: `/Lang${textString(language)}/OutputIntents[${intent}]/Metadata ${to(metadata)}`,
    info: objects.put(`<<${texts.join('')}${dates}>>`),
  };
}

function packetOf({ title, author, subject, keywords, producer, madeAt }: PaperFacts): string {
  const one = (element: string, text: string): string =>
    text === '' ? '' : `<${element}>${escaped(text)}</${element}>`;
  const inList = (element: string, list: 'Alt' | 'Seq', text: string): string =>
    text === ''
      ? ''
      : `<${element}><rdf:${list}><rdf:li${list === 'Alt' ? ' xml:lang="x-default"' : ''}>${escaped(text)}</rdf:li></rdf:${list}></${element}>`;
  const about = [
    '<dc:format>application/pdf</dc:format>',
    inList('dc:title', 'Alt', title),
    inList('dc:creator', 'Seq', author),
    inList('dc:description', 'Alt', subject),
    one('xmp:CreatorTool', producer),
    one('xmp:CreateDate', madeAt ?? ''),
    one('xmp:ModifyDate', madeAt ?? ''),
    one('pdf:Producer', producer),
    one('pdf:Keywords', keywords.join(' ')),
    '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>U</pdfaid:conformance>',
  ];
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
${about.filter((line) => line !== '').join('\n')}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[mark] as string);
}
