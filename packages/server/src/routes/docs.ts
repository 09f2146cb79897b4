/** `GET /docs`: the reference for people, made from the document and served with a policy that lets nothing else run. */

import { docsPage, SCRIPT, STYLE } from '../docs/page.ts';
import type { CallFacts, Row } from '../gate/row.ts';
import { BARE_ROW } from './bare-row.ts';
import { STEADY_ROW, type SteadyText, type SteadyVisit, steadyOutcome, steadyText, steadyVisit } from './steady.ts';

/** @param documentOf  the published document, asked for at the first call */
export function docsRow(documentOf: () => Readonly<Record<string, unknown>>): Row<SteadyVisit> {
  const pageAt = pagesOf(() => docsPage(documentOf(), SOMEWHERE));
  let policy = '';
  return {
    ...BARE_ROW,
    ...STEADY_ROW,
    id: 'docs',
    method: 'GET',
    path: '/docs',
    aliases: [],
    apiVersion: '',
    tag: 'Server',
    summary: 'The reference for people: one page that needs nothing from elsewhere.',
    family: 'plain',
    caller: 'open',
    data: {},
    onlyAnswers: ['text/html'],
    cors: 'any',
    parse: steadyVisit,
    run: async (visit, facts) => {
      policy = policy || (await policyOf(facts));
      return steadyOutcome(await pageAt(facts), 'text/html; charset=utf-8', visit, {
        'content-security-policy': policy,
      });
    },
  };
}

/** Stands for the server's address until it is known by which one the page is asked for. */
const SOMEWHERE = 'https://server.invalid';
/** The forms that an address has where nobody plays with it. */
const ORIGIN = /^https?:\/\/[\w.\-:[\]]{1,253}$/;
/** A caller may name any host. Packing a page takes a tenth of a second, so pages of further hosts are sent as they are. */
const MOST_PACKED = 8;

/** The page by the address that its examples call. It is written once. */
function pagesOf(write: () => string): (facts: CallFacts) => Promise<SteadyText | Pick<SteadyText, 'plain'>> {
  let page: string | null = null;
  const packed = new Map<string, Promise<SteadyText>>();
  return async (facts) => {
    const origin = ORIGIN.test(facts.origin) ? facts.origin : SOMEWHERE;
    const known = packed.get(origin);
    if (known !== undefined) return known;
    page ??= write();
    const text = page.replaceAll(SOMEWHERE, origin);
    if (packed.size >= MOST_PACKED) return { plain: new TextEncoder().encode(text) };
    const made = steadyText(text, facts);
    packed.set(origin, made);
    return made;
  };
}

/** Our script and our style by their digests, calls to this server, and nothing else. */
async function policyOf({ sha256 }: CallFacts): Promise<string> {
  const [script, style] = await Promise.all(
    [SCRIPT, STYLE].map(async (text) => `'sha256-${btoa(String.fromCharCode(...(await sha256(text))))}'`),
  );
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src ${style}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
