/** The engine of the proof of answers, opened once in a process from its sources, with voices in twelve languages. */
import { load } from './load.mjs';

const ENGINE = 'packages/engine/src/';

export async function openWorld() {
  // biome-ignore format: a list of modules
  const [node, chart, time, jyotish, western, reading, answer, gate, sources, en, hi, glossaryEn, glossaryHi, charts] = await Promise.all(
    [
      'node.ts', 'chart/index.ts', 'time/index.ts', 'jyotish/index.ts', 'western/index.ts', 'reading/index.ts', 'reading/answer/index.ts',
      'reading/gate/index.ts', 'sources.ts', 'reading/texts/en/index.ts', 'reading/texts/hi/index.ts', 'reading/glossary/en.ts', 'reading/glossary/hi.ts',
    ].map((path) => load(`${ENGINE}${path}`)).concat(load('test/reading/claims/charts.ts')),
  );
  const engine = await node.openEngine();
  const rules = reading.openRules(reading.FAMILIES);
  /** @type {Record<string, object>} */
  const voices = Object.fromEntries(
    Object.entries(charts.LANGUAGES).map(([code, language]) => [code, { language, rules }]),
  );
  voices.en = { ...voices.en, texts: en.TEXTS_EN, glossary: glossaryEn.GLOSSARY_EN };
  voices.hi = { ...voices.hi, texts: hi.TEXTS_HI, glossary: glossaryHi.GLOSSARY_HI };
  return { engine, chart, time, jyotish, western, rules, voices, SOURCES: sources.SOURCES, ...answer, gate };
}
