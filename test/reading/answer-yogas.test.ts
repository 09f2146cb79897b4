/** Whether an answer to `do I have this yoga` is so: names that stand for a family, and what is formed and cancelled. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf, type Sentence } from '../../packages/engine/src/reading/answer/index.ts';
import { holds } from '../../packages/engine/src/reading/claims/index.ts';
import { understand } from '../../packages/engine/src/reading/question/index.ts';
import { ask, openWorld, type Person, personOf, TODAY, voiceOf, type World } from './answers.ts';
import { anyBirth, SEED } from './births.ts';
import { LANGUAGES } from './claims/charts.ts';

let world: World;
let people: readonly Person[];
beforeAll(async () => {
  world = await openWorld();
  people = fc.sample(anyBirth, { seed: SEED + 10, numRuns: 16 }).map((birth) => personOf(world, birth));
}, 60_000);

function yogasOf({ ground }: Person): readonly { readonly name: string; readonly isCancelled: boolean }[] {
  return ground.horoscope?.yogas.facts.map(({ value }) => value) ?? [];
}

function named(sentences: readonly Sentence[]): readonly { readonly name: string; readonly negated: boolean }[] {
  return sentences.flatMap(({ claims }) =>
    claims.flatMap((claim) => (claim.kind === 'yoga' ? [{ name: claim.name, negated: claim.negated === true }] : [])),
  );
}

describe('a yoga that is asked for', () => {
  it('is told as it is, whichever it is', { timeout: 240_000 }, () => {
    const told = { found: 0, denied: 0 };
    for (const person of people)
      for (const name of Object.values(LANGUAGES['en']?.names.yoga ?? {})) {
        const { sentences } = ask(world, `Do I have ${name} yoga?`, person.ground);
        for (const claim of sentences.flatMap(({ claims }) => claims))
          expect([name, claim, holds(claim, person.check)]).toEqual([name, claim, 'true']);
        for (const { negated } of named(sentences)) told[negated ? 'denied' : 'found'] += 1;
      }
    expect(told.found).toBeGreaterThan(100);
    expect(told.denied).toBeGreaterThan(1000);
  });

  /** @source `phaladeepika` 6.32, 7.26–30, 6.57: kinds of exchange, falls that are undone, and three lords of the houses of trouble in these. */
  it.each([
    ['Parivartana', /Parivartana$/],
    ['Neecha Bhanga', /^Neecha Bhanga/],
    ['Dhana', /Dhana/],
    ['Viparita Raja', /^(?:Harsha|Sarala|Vimala)$/],
  ])('is found by the names of its kinds: %s', (asked, kinds) => {
    let found = 0;
    for (const person of people) {
      const there = yogasOf(person).filter(({ name }) => kinds.test(name));
      if (there.length === 0) continue;
      found += 1;
      const told = named(ask(world, `Do I have ${asked} yoga?`, person.ground).sentences);
      expect(told.every(({ negated }) => !negated)).toBe(true);
      expect(there.map(({ name }) => name)).toContain(told[0]?.name);
    }
    expect(found).toBeGreaterThan(1);
  });
});

describe('a yoga that is formed and cancelled', () => {
  it('is told with what became of it, in every language', () => {
    const birth = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' };
    const delhi = personOf(world, birth);
    expect(yogasOf(delhi)).toContainEqual(expect.objectContaining({ name: 'Kemadruma', isCancelled: true }));
    const question = understand('Do I have Kemadruma yoga?', { asOf: TODAY });
    for (const [code, { say, names }] of Object.entries(LANGUAGES)) {
      const english = code === 'en' ? question : { ...question, text: `${names.yoga.Kemadruma} yoga` };
      const [first] = answerOf(english, delhi.ground, voiceOf(world, code)).sentences;
      expect([code, first?.text]).toEqual([code, say.answer.yogaLifted({ name: names.yoga.Kemadruma })]);
      expect(first?.claims).toEqual([{ kind: 'yoga', name: 'Kemadruma' }]);
    }
  });

  it('stands behind what is not cancelled of the same name, and never without the word', () => {
    let lifted = 0;
    for (const person of people)
      for (const asked of ['Kemadruma', 'Gaja Kesari', 'Raja', 'Dhana', 'Budha Aditya', 'Sunapha', 'Anapha']) {
        const { sentences } = ask(world, `Do I have ${asked} yoga?`, person.ground);
        for (const { text, claims } of sentences) {
          const [claim] = claims;
          if (claim?.kind !== 'yoga' || claim.negated === true) continue;
          const isOpen = yogasOf(person).some(({ name, isCancelled }) => name === claim.name && !isCancelled);
          if (!isOpen) lifted += 1;
          expect([asked, text, text.endsWith('is cancelled.')]).toEqual([asked, text, !isOpen]);
        }
      }
    expect(lifted).toBeGreaterThan(0);
  });
});
