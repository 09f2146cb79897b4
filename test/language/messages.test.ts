/** Messages are complete, in one script, and say their arguments; plurals follow CLDR, whose rules Node's own Intl speaks for here. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileCatalogs, LANGUAGES, readCatalogs } from '../../packages/workshop/src/languages.mjs';
import { ALL, EACH, SCRIPTS } from './all.ts';

type Catalogs = Record<string, Record<string, Record<string, string>>>;
type Say = Record<string, Record<string, string | ((args: Record<string, unknown>) => string)>>;

const catalogs = readCatalogs() as Catalogs;
const { names: _names, ...areas } = catalogs['en'] as Record<string, Record<string, string>>;

/** Words of other scripts that almanacs of every language write so. */
const SIGNS_OF_SCIENCE = /ΔT/g;

/** Arguments of the English message, each with a value to fill in. */
function argumentsOf(text: string): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  for (const [, name = '', kind] of text.matchAll(/\{([a-z]\w*)(?:, (\w+))?/gi))
    if (kind !== undefined || text.includes(`{${name}}`)) args[name] = kind === undefined ? `‹${name}›` : 7;
  return args;
}

describe.each(EACH)('the messages of %s', (code, language) => {
  const say = language.say as unknown as Say;

  it('have every area and key of English', () => {
    const keys = (tree: object): readonly string[] =>
      Object.entries(tree)
        .flatMap(([area, messages]) => Object.keys(messages as object).map((key) => `${area}.${key}`))
        .sort();
    expect(keys(say)).toEqual(keys(areas));
    expect(keys(say).length).toBeGreaterThan(400);
  });

  it('put every argument into the text, and leave no brace behind', () => {
    for (const [area, messages] of Object.entries(areas))
      for (const [key, text] of Object.entries(messages)) {
        const args = argumentsOf(text);
        const message = say[area]?.[key];
        const said = typeof message === 'function' ? message(args) : message;
        expect(said, `${area}.${key}`).toBeTypeOf('string');
        expect(said, `${area}.${key}`).not.toMatch(/[{}#]|undefined|NaN|\[object/);
        for (const value of Object.values(args)) expect(said, `${area}.${key}`).toContain(String(value));
        expect(typeof message === 'function', `${area}.${key} is a function when it has arguments`).toBe(
          Object.keys(args).length > 0,
        );
      }
  });

  it('are written in the script of the language', () => {
    const foreign = new RegExp(`(?![\\p{Script=${SCRIPTS[code]}}\\p{Script=Common}\\p{Script=Inherited}]).`, 'u');
    const own = catalogs[code] as Record<string, Record<string, string>>;
    const faulty = Object.keys(areas).flatMap((area) =>
      Object.entries(own[area] ?? {})
        .filter(([, text]) => foreign.test(withoutSyntax(text)))
        .map(([key, text]) => `${area}.${key}: ${text}`),
    );
    expect(faulty).toEqual([]);
  });

  it('do not leave English standing: outside en, es and fr no message of letters is the English one', () => {
    if (SCRIPTS[code] === 'Latin') return;
    const own = catalogs[code] as Record<string, Record<string, string>>;
    const same = Object.entries(areas).flatMap(([area, messages]) =>
      Object.entries(messages)
        .filter(([key, text]) => /\p{L}/u.test(withoutSyntax(text)) && own[area]?.[key] === text)
        .map(([key]) => `${area}.${key}`),
    );
    expect(same).toEqual([]);
  });

  it('choose plural forms as CLDR does', () => {
    const rules = new Intl.PluralRules(code);
    const text = `{count, plural, ${LANGUAGES[code].categories.map((form: string) => `${form} {${form}}`).join(' ')}}`;
    expect([...LANGUAGES[code].categories].sort()).toEqual([...rules.resolvedOptions().pluralCategories].sort());
    const made = pluralOf(code);
    for (const count of [
      0,
      0.5,
      1,
      1.5,
      2,
      3,
      4,
      5,
      7,
      10,
      11,
      12,
      19,
      20,
      21,
      22,
      25,
      100,
      101,
      111,
      999,
      1000,
      10_000,
      100_000,
      1e6,
      1e6 + 1,
      2e6,
      3_500_000,
      1e9,
    ])
      expect(made(count), `${code} ${count} ${text}`).toBe(rules.select(count));
  });
});

describe('plural messages', () => {
  it('say one and many of them', () => {
    const [english, , , , tamil] = ALL;
    expect(english?.say.furniture.years({ count: 1 })).toBe('1 year');
    expect(english?.say.furniture.years({ count: 2 })).toBe('2 years');
    expect(tamil?.say.furniture.days({ count: 1 })).toBe('1 நாள்');
    expect(tamil?.say.furniture.days({ count: 21 })).toBe('21 நாட்கள்');
    expect(ALL[11]?.say.furniture.days({ count: 1e6 })).toBe('1\u202f000\u202f000 de jours');
  });
});

describe('every key', () => {
  it('is used by the engine, or its area is listed as planned with the reason', () => {
    const planned = JSON.parse(readFileSync('packages/engine/languages/planned.json', 'utf8')) as Record<
      string,
      string
    >;
    for (const [area, reason] of Object.entries(planned)) {
      expect(Object.keys(areas), area).toContain(area);
      expect(reason.length).toBeGreaterThan(15);
    }
    const sources = sourcesOfEngine();
    // A key may be put together of parts: `gem-role-${role}`, `${name}Method`.
    const templates = [...sources.matchAll(/\[`([a-zA-Z-]*)\$\{[^`}]*\}([a-zA-Z-]*)`/g)]
      .filter(([, before = '', after = '']) => before.length + after.length > 3)
      .map(([, before, after]) => new RegExp(`^${before}.+${after}$`));
    const idle = Object.entries(areas).flatMap(([area, messages]) =>
      area in planned
        ? []
        : Object.keys(messages)
            .filter((key) => !new RegExp(`\\b${key}\\b`).test(sources) && !templates.some((one) => one.test(key)))
            .map((key) => `${area}.${key}`),
    );
    expect(idle).toEqual([]);
  });
});

describe('the build', () => {
  it('finds no fault in what stands there', () => {
    expect(compileCatalogs(readCatalogs()).faults).toEqual([]);
  });

  const change = (edit: (copy: Catalogs) => void): readonly string[] => {
    const copy = structuredClone(catalogs);
    edit(copy);
    return compileCatalogs(copy).faults;
  };
  const set = (code: string, area: string, key: string, text: string) => (copy: Catalogs) => {
    ((copy[code] as Catalogs[string])[area] as Record<string, string>)[key] = text;
  };

  it.each([
    [
      'a missing key',
      (copy: Catalogs) => delete copy['hi']?.['furniture']?.['pageOf'],
      'hi/furniture.json: pageOf is missing',
    ],
    ['a missing area', (copy: Catalogs) => delete copy['ta']?.['vastu'], 'ta/vastu.json: plot is missing'],
    [
      'a key that English does not have',
      set('fr', 'furniture', 'pageNumber', 'Page'),
      'fr/furniture.json: pageNumber is not in English',
    ],
    [
      'a missing argument',
      set('bn', 'furniture', 'pageOf', 'পৃষ্ঠা {page, number}'),
      'bn/furniture.json: pageOf lacks the argument pages',
    ],
    [
      'an argument by another name',
      set('es', 'furniture', 'continued', '{titulo} (continuación)'),
      'es/furniture.json: continued has the argument titulo, which English does not know',
    ],
    [
      'an argument of another kind',
      set('te', 'furniture', 'pageOf', '{page} / {pages, number}'),
      'te/furniture.json: pageOf: the argument page is string, in English number',
    ],
    [
      'a missing plural category',
      set('fr', 'furniture', 'days', '{count, plural, one {# jour} other {# jours}}'),
      'fr/furniture.json: days: the plural of count lacks the category many',
    ],
    [
      'a plural category of another language',
      set('hi', 'furniture', 'days', '{count, plural, one {# दिन} few {# दिन} other {# दिन}}'),
      'hi/furniture.json: days: the plural of count has few, which the language does not know',
    ],
    [
      'an unclosed brace',
      set('kn', 'furniture', 'continued', '{title (ಮುಂದುವರಿದಿದೆ)'),
      'kn/furniture.json: continued cannot be read',
    ],
    ['an empty text', set('ml', 'verdict', 'good', ''), 'ml/verdict.json: good is empty'],
    [
      'a text that is not composed',
      set('fr', 'verdict', 'low', 'e\u0301leve\u0301'),
      'fr/verdict.json: low is not in Unicode normal form C',
    ],
    [
      'a kind that is not compiled',
      set('en', 'furniture', 'date', '{when, date}'),
      'en/furniture.json: date: only text, numbers, select and plural are compiled',
    ],
    [
      'a missing name',
      (copy: Catalogs) => {
        const names = copy['pa']?.['names'] as unknown as Record<string, Record<string, string>>;
        delete names['graha']?.['Sun'];
      },
      'pa/names: graha.Sun is missing',
    ],
    [
      'a missing group of names',
      (copy: Catalogs) => delete copy['gu']?.['names']?.['yoni'],
      'gu/names: the group yoni is missing',
    ],
    ['a missing language', (copy: Catalogs) => delete copy['mr'], 'mr/names: the group graha is missing'],
  ] as const)('refuses %s in one line', (_, edit, line) => {
    const faults = change(edit as (copy: Catalogs) => void);
    expect(
      faults.some((fault) => fault.startsWith(line)),
      faults.slice(0, 3).join('\n'),
    ).toBe(true);
  });

  it('compiles select, exact figures and nested plurals', () => {
    const text =
      '{who, select, male {{count, plural, one {he has #} =0 {he has none} =1 {he has one} other {he has #}}} other {they have {count, plural, one {#} other {#}}}}';
    const copy = structuredClone(catalogs);
    for (const code of Object.keys(copy)) {
      const many = LANGUAGES[code as 'en'].categories.includes('many')
        ? text.replaceAll('other {he', 'many {#} other {he').replaceAll('other {#}', 'many {#} other {#}')
        : text;
      set(code, 'verdict', 'planted', many)(copy);
    }
    const { faults, modules } = compileCatalogs(copy);
    expect(faults).toEqual([]);
    expect(modules.get('messages.generated.ts')).toContain(
      "readonly planted: (args: { readonly who: 'male' | 'other'; readonly count: number }) => string;",
    );
    const line = modules.get('en.generated.ts')?.match(/planted: (.*),\n/)?.[1] as string;
    const said = new Function('plural', 'write', `return ${line}`)(
      (n: number) => (n === 1 ? 'one' : 'other'),
      String,
    ) as (args: object) => string;
    expect(said({ who: 'male', count: 0 })).toBe('he has none');
    expect(said({ who: 'male', count: 1 })).toBe('he has one');
    expect(said({ who: 'other', count: 5 })).toBe('they have 5');
  });

  it('says what stands in the generated modules', () => {
    const { modules } = compileCatalogs(readCatalogs());
    for (const [name, text] of modules)
      expect(readFileSync(`packages/engine/src/language/catalog/${name}`, 'utf8'), name).toBe(text);
  });
});

/** The rule that the generated module of a language carries. */
function pluralOf(code: string): (count: number) => string {
  const module = readFileSync(`packages/engine/src/language/catalog/${code}.generated.ts`, 'utf8');
  const rule = module.match(/const n = Math\.abs\(value\);\n {2}return (.*);/)?.[1] as string;
  return new Function('n', `return ${rule}`) as (count: number) => string;
}

/** A message without its arguments and keywords. */
function withoutSyntax(text: string): string {
  return text
    .replace(/\{\w+(?:, (?:number|plural|select))?,?/g, ' ')
    .replace(/\b(?:one|many|other|male|female) \{/g, ' ')
    .replace(SIGNS_OF_SCIENCE, ' ');
}

/** All sources of the engine but the catalogs themselves. */
function sourcesOfEngine(): string {
  return readdirSync('packages/engine/src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.generated.ts') && !path.startsWith('language/keys'))
    .map((path) => readFileSync(`packages/engine/src/${path}`, 'utf8'))
    .join('\n');
}
