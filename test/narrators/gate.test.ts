/** Providers that lie, inject and leak, over a socket and behind the gate of the reading: what comes out is what the chart bears out, word for word. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { type Gate, type Gated, gated, gateOf } from '../../packages/engine/src/reading/gate/index.ts';
import { openRemote, PROTOCOLS, type ProtocolName, protocolOf } from '../../packages/server/src/narrators/index.ts';
import type { Narrator, NarratorEvent } from '../../packages/server/src/ports/index.ts';
import { readAllow } from '../../packages/server/src/serve/egress/target.ts';
import { guardedFetch } from '../../packages/server/src/serve/guarded-fetch.ts';
import { chanceOf, chartAt, LANGUAGES } from '../reading/claims/charts.ts';
import { HELD_OUT, HELD_OUT_BIRTHS } from '../reading/claims/held-out.ts';
import { CANARY, openProvider, type Provider, REQUEST, SPOKEN, TYPE_OF } from './provider.ts';

const SEED = 20_261_122;
const never = new AbortController().signal;
const clock = { nowMs: () => Date.now() };
const request = { ...REQUEST, maxOutputTokens: 2_000 };

let gate: Gate;
let provider: Provider;
beforeAll(async () => {
  provider = await openProvider();
  const engine = await openEngine();
  const english = LANGUAGES['en'];
  if (english === undefined) throw new Error('no English');
  gate = gateOf(chartAt(engine, openJyotish(engine), HELD_OUT_BIRTHS[0]).ground, english, { canary: CANARY });
});
afterAll(() => provider.close());

const narratorOf = (name: ProtocolName): Narrator =>
  openRemote({
    id: name,
    tiers: ['standard'],
    protocol: protocolOf(name),
    account: { baseUrl: provider.url, key: 'k', model: 'm' },
    fetch: guardedFetch({ allow: readAllow(new URL(provider.url).host) }),
    clock,
  });

/** Plays a text in small pieces, as tokens come. */
function play(name: ProtocolName, text: string): void {
  const texts = text.match(/.{1,7}/gsu) ?? [];
  provider.play(
    (response) => void response.writeHead(200, { 'content-type': TYPE_OF[name] }).end(SPOKEN[name]({ texts })),
  );
}

async function* textsOf(events: AsyncIterable<NarratorEvent>): AsyncGenerator<string> {
  for await (const event of events) if (event.kind === 'delta') yield event.text;
}

async function sent(name: ProtocolName, options: Parameters<typeof gated>[2]): Promise<readonly Gated[]> {
  const handed: Gated[] = [];
  for await (const one of gated(textsOf(narratorOf(name).answer(request, never)), gate, options)) handed.push(one);
  return handed;
}

describe.each(PROTOCOLS)('%s', (name) => {
  it('may say what it likes: links, tags, tools, deaths and the canary do not come through', async () => {
    play(
      name,
      [
        '[[p1]] Saturn is in your tenth house.',
        'See https://evil.example/?q=1 for more.',
        '<script>alert(1)</script> Work grows slowly.',
        '![x](https://evil.example/p.gif) Be patient.',
        `The mark is ${CANARY}, as told.`,
        `It is spelt ${CANARY.split('').join(' ')}.`,
        'You will die in 2031.',
        'Saturn is in your seventh house.',
        '[[p2]] {"tool":"fetch","url":"http://169.254.169.254/latest"}.',
        'You will definitely get the job.',
        'Patience is rewarded.',
      ].join(' '),
    );
    const handed = await sent(name, { replace: () => null });
    const text = handed.map((one) => one.text).join('');
    expect(text).toContain('Saturn is in your tenth house.');
    expect(text).toContain('Patience is rewarded.');
    expect(text).not.toMatch(/evil|http|<|script|seventh|die|169|definitely|\[\[|zephyr|z e p h y r/i);
    expect(handed.every(({ fate }) => fate === 'passed')).toBe(true);
  });

  it('is asked once to say a false sentence rightly, with what is true and the same canary', async () => {
    let repairs = 0;
    provider.play((response, { body }) => {
      const isRepair = body.includes('repair');
      if (isRepair) repairs += 1;
      const texts = [isRepair ? 'Saturn is in your tenth house.' : 'Saturn is in your seventh house. Patience helps.'];
      response.writeHead(200, { 'content-type': TYPE_OF[name] }).end(SPOKEN[name]({ texts }));
    });
    const narrator = narratorOf(name);
    const rewrite: NonNullable<Parameters<typeof gated>[2]['rewrite']> = async (refused) => {
      const repair = { sentence: refused.text, truths: ['Saturn is in the tenth house.'] };
      let text = '';
      for await (const part of textsOf(narrator.answer({ ...request, repair }, never))) text += part;
      return text;
    };
    const handed = await sent(name, { replace: () => null, rewrite });
    expect(handed.map((one) => one.text).join('')).toBe('Saturn is in your tenth house. Patience helps.');
    expect(handed[0]).toMatchObject({ fate: 'rewritten', because: 'contradicted' });
    expect(repairs).toBe(1);
    const asked = JSON.stringify(JSON.parse(provider.asked[1]?.body ?? ''));
    expect(asked).toContain('Saturn is in your seventh house.');
    expect(asked).toContain(CANARY);
  });
});

describe('a provider that falsifies', () => {
  const rows = HELD_OUT.filter(([chart, language]) => chart === 0 && language === 'en');
  const truths = rows.filter(([, , label]) => label === 'true').map(([, , , sentence]) => sentence);
  const lies = rows.filter(([, , label]) => label === 'false').map(([, , , sentence]) => sentence);

  it.each([0.05, 0.25, 0.5])('%d of its sentences gets none of them through', async (share) => {
    const chance = chanceOf(SEED);
    const pick = (from: readonly string[]): string => from[Math.floor(chance() * from.length)] as string;
    const told = Array.from({ length: 200 }, () => (chance() < share ? pick(lies) : pick(truths)));
    const lied = told.filter((sentence) => lies.includes(sentence));
    expect(lied.length).toBeGreaterThan(0);
    for (const name of PROTOCOLS) {
      play(name, told.join(' '));
      const text = (await sent(name, { replace: () => null })).map((one) => one.text).join('');
      for (const lie of lies) expect(text.includes(lie), `${name}: ${lie}`).toBe(false);
      const through = told.filter((sentence) => truths.includes(sentence));
      expect(through.filter((sentence) => text.includes(sentence)).length / through.length).toBeGreaterThan(0.9);
    }
  });
});
