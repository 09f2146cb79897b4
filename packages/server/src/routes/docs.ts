/** `GET /docs`: the reference for people, made from the document and served with a policy that lets nothing else run. */

import { docsPage, SCRIPT, STYLE } from '../docs/page.ts';
import type { CallFacts, Row } from '../gate/row.ts';
import { BARE_ROW } from './bare-row.ts';
import { type SteadyText, steadyOutcome, steadyText, takesGzip } from './steady.ts';

/** @param documentOf  the published document, asked for at the first call */
export function docsRow(documentOf: () => Readonly<Record<string, unknown>>): Row<boolean> {
  let [made, origin, policy]: [SteadyText | null, string, string] = [null, '', ''];
  return {
    ...BARE_ROW,
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
    parse: takesGzip,
    run: async (isPacked, facts) => {
      if (made === null || origin !== facts.origin)
        [made, origin, policy] = [
          steadyText(docsPage(documentOf(), facts.origin)),
          facts.origin,
          policy || (await policyOf(facts)),
        ];
      return steadyOutcome(made, 'text/html; charset=utf-8', isPacked, { 'content-security-policy': policy });
    },
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
