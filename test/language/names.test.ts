/** Names are complete, in one script, distinct where a chart needs it, and keyed as the engine itself calls things. */

import { describe, expect, it } from 'vitest';
import { SIGNS } from '../../packages/engine/src/chart/chart.ts';
import { NAKSHATRAS } from '../../packages/engine/src/chart/zodiac.ts';
import { NAME_KEYS } from '../../packages/engine/src/language/keys.ts';
import { ALL, EACH, SCRIPTS, textsOf } from './all.ts';
import { ASHTAKOOTA_NAMES, ENGINE_LISTS } from './engine-lists.ts';

describe.each(EACH)('the names of %s', (code, { names }) => {
  it('have exactly the groups and keys that are listed', () => {
    const found = Object.fromEntries(Object.entries(names).map(([group, words]) => [group, Object.keys(words).sort()]));
    const listed = Object.fromEntries(
      Object.entries(NAME_KEYS).map(([group, keys]) => [group, keys.map(String).sort()]),
    );
    expect(found).toEqual(listed);
  });

  it('are written in the script of the language and in no other', () => {
    const own = new RegExp(`^[\\p{Script=${SCRIPTS[code]}}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u');
    expect(textsOf(names).filter(([, text]) => !own.test(text))).toEqual([]);
  });

  it('are in normal form C, without spaces at their ends or doubled, and carry no stray joiner or mark', () => {
    const faulty = textsOf(names).filter(
      ([, text]) =>
        text !== text.normalize('NFC') || text !== text.trim() || /\s\s|^\p{M}|[\u200e\u200f\ufeff]/u.test(text),
    );
    expect(faulty).toEqual([]);
  });

  it('tell bodies apart by their short forms, except one node or apogee from another reckoning of it', () => {
    const families = (name: string): string =>
      ({
        NorthNode: 'Rahu',
        MeanNode: 'Rahu',
        TrueNode: 'Rahu',
        SouthNode: 'Ketu',
        MeanApogee: 'Lilith',
        OsculatingApogee: 'Lilith',
        InterpolatedApogee: 'Lilith',
      })[name] ?? name;
    const owners = new Map<string, Set<string>>();
    for (const [name, short] of Object.entries(names.short))
      owners.set(short, (owners.get(short) ?? new Set()).add(families(name)));
    expect([...owners].filter(([, who]) => who.size > 1).map(([short, who]) => [short, ...who])).toEqual([]);
    const letters = new Intl.Segmenter(code, { granularity: 'grapheme' });
    const long = Object.entries(names.short).filter(([, short]) => [...letters.segment(short)].length > 3);
    expect(long).toEqual([]);
  });

  it('tell signs apart by their short forms', () => {
    expect(new Set(Object.values(names.signShort)).size).toBe(12);
  });

  it.each([
    'nakshatra',
    'rashi',
    'tithi',
    'nityaYoga',
    'karana',
    'graha',
    'house',
    'varga',
    'masa',
    'aspect',
    'samvatsara',
    'koota',
    'weekday',
    'month',
    'dignity',
    'ayanamsa',
    'houseSystem',
    'upagraha',
    'specialLagna',
    'saham',
    'tajikaYoga',
    'festival',
    'muhurtaPurpose',
    'aspectPattern',
    'chartShape',
    'star',
    'colour',
  ] as const)('never call two of %s alike', (group) => {
    const words = Object.values<string>(names[group]);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('the keys of names', () => {
  it('are the signs and nakshatras of charts', () => {
    expect(NAME_KEYS['sign']).toEqual(SIGNS);
    expect(NAME_KEYS['nakshatra']).toEqual(NAKSHATRAS);
  });

  it.each(ENGINE_LISTS)('of %s are what the engine says', (group, said) => {
    const known = new Set((NAME_KEYS[group] ?? []).map(String));
    expect(said.length).toBeGreaterThan(1);
    expect(said.filter((name) => !known.has(name))).toEqual([]);
  });

  it('have the kootas in their order', () => {
    expect(NAME_KEYS['koota']).toEqual(ASHTAKOOTA_NAMES);
  });

  it('are told apart between languages of one script where their words differ', () => {
    const [hindi, marathi] = [ALL[1], ALL[2]];
    expect(hindi?.names.graha.Mars).toBe('मंगल');
    expect(marathi?.names.graha.Mars).toBe('मंगळ');
  });
});
