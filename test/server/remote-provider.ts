/** Providers on loopback that tell the answers of a house: what they were asked, and what they say to it, in the protocol of each. */

import type { Engine } from '../../packages/engine/src/node.ts';
import { PROTOCOLS, type ProtocolName } from '../../packages/server/src/narrators/index.ts';
import type { Clock, GroundedRequest, Narrator } from '../../packages/server/src/ports/index.ts';
import { openAnswering, type WarmAnswering } from '../../packages/server/src/serve/answers/open-answering.ts';
import { readAllow } from '../../packages/server/src/serve/egress/target.ts';
import { guardedFetch } from '../../packages/server/src/serve/guarded-fetch.ts';
import { readNarrator } from '../../packages/server/src/serve/narrator-settings.ts';
import { openNarrators } from '../../packages/server/src/serve/narrators.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { type Asked, type Provider, SPOKEN, TYPE_OF } from '../narrators/provider.ts';

/** What a narrator is told, read out of what travelled. */
export interface Told extends Pick<GroundedRequest, 'question' | 'plan' | 'facts' | 'rules' | 'memory' | 'repair'> {
  /** The instructions. */
  readonly system: string;
  readonly canary: string;
}

/** The texts of a body in a protocol: instructions, and what the user is made to say. */
const TEXTS: Readonly<Record<ProtocolName, (body: any) => readonly [system: string, user: string]>> = {
  openai: ({ messages }) => [messages[0].content, messages[1].content],
  anthropic: ({ system, messages }) => [
    typeof system === 'string' ? system : system[0].text,
    textOf(messages[0].content),
  ],
  gemini: ({ systemInstruction, contents }) => [systemInstruction.parts[0].text, contents[0].parts[0].text],
  ollama: ({ messages }) => [messages[0].content, messages[1].content],
};

const textOf = (content: any): string => (typeof content === 'string' ? content : content[0].text);

export function toldIn(protocol: ProtocolName, { body }: Asked): Told {
  const [system, user] = TEXTS[protocol](JSON.parse(body));
  const data = /^<data>\n(.*)\n<\/data>$/s.exec(user)?.[1];
  if (data === undefined) throw new Error('the data is not where it belongs');
  return { ...JSON.parse(data), system, canary: /^Session mark (\S+)\./.exec(system)?.[1] ?? '' };
}

/** Says what is made of what was told, in pieces as tokens come. */
export function speak(provider: Provider, protocol: ProtocolName, say: (told: Told) => string): void {
  provider.play((response, asked) => {
    const texts = say(toldIn(protocol, asked)).match(/.{1,9}/gsu) ?? [];
    response
      .writeHead(200, { 'content-type': TYPE_OF[protocol] })
      .end(SPOKEN[protocol]({ texts, input: 700, output: 300 }));
  });
}

/** The plan in its own words, mark by mark. */
export function echo({ plan }: Pick<Told, 'plan'>): string {
  return plan.map(({ id, text }) => `[[${id}]] ${text}`).join('\n');
}

export interface Spoken {
  readonly protocol?: ProtocolName;
  readonly fastModel?: string;
  readonly clock?: Clock;
}

/** Answering over a provider, opened as the server opens it. */
export function answeringOver(
  engine: Engine,
  provider: Provider,
  { protocol = 'openai', fastModel, clock = { nowMs: () => Date.now() } }: Spoken = {},
): WarmAnswering & { readonly narrators: readonly Narrator[] } {
  const settings = readNarrator({
    protocol,
    url: provider.url,
    key: 'secret-key-0123456789',
    model: 'main-model',
    fastModel: fastModel ?? null,
    local: 'yes',
  });
  const fetch = guardedFetch({ allow: readAllow(new URL(provider.url).host) });
  const narrators = openNarrators(settings, clock, fetch);
  return { ...openAnswering({ engine, narrators, crypto: webCrypto }), narrators };
}

export { PROTOCOLS };
