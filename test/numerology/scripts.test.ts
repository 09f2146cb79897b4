/** Names beyond A … Z: what each script is read as, and what is refused. */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/index.ts';
import { type NumerologyOptions, spellName } from '../../packages/engine/src/numerology/index.ts';

const latin = (name: string, options: NumerologyOptions = {}): string =>
  spellName(name, options)
    .words.map((word) => word.latin)
    .join(' ');

describe('Devanagari as Indian names are written', () => {
  // Spellings in common use.
  it.each([
    ['राम', 'RAM'],
    ['अमिताभ', 'AMITABH'],
    ['श्रीनिवास', 'SHRINIVAS'],
    ['मोहनदास करमचंद गांधी', 'MOHANDAS KARAMCHAND GANDHI'],
    ['कमलनाथ', 'KAMALNATH'],
    ['जवाहरलाल', 'JAVAHARLAL'],
    ['नरेन्द्र', 'NARENDRA'],
    ['चन्द्र', 'CHANDRA'],
    ['कृष्ण', 'KRISHNA'],
    ['लक्ष्मण', 'LAKSHMAN'],
    ['लक्ष्मी', 'LAKSHMI'],
    ['आनन्द', 'ANAND'],
    ['आनंद', 'ANAND'],
    ['अरविंद', 'ARVIND'],
    ['अंबानी', 'AMBANI'],
    ['सिंह', 'SINGH'],
    ['तेंदुलकर', 'TENDULKAR'],
    ['मंगेशकर', 'MANGESHKAR'],
    ['जयशंकर', 'JAYSHANKAR'],
    ['जयप्रकाश', 'JAYPRAKASH'],
    ['सरस्वती', 'SARASVATI'],
    ['पार्वती', 'PARVATI'],
    ['लीलावती', 'LILAVATI'],
    ['हेमलता', 'HEMLATA'],
    ['शशिकला', 'SHASHIKALA'],
    ['निर्मला', 'NIRMALA'],
    ['भारती', 'BHARTI'],
    ['रघुपति', 'RAGHUPATI'],
    ['ज्ञानेश', 'GYANESH'],
    ['विद्या', 'VIDYA'],
    ['सत्य', 'SATYA'],
    ['मिश्र', 'MISHRA'],
    ['शर्मा', 'SHARMA'],
    ['भट्ट', 'BHATT'],
    ['भक्त', 'BHAKT'],
    ['बच्चन', 'BACHCHAN'],
    ['ऋषि', 'RISHI'],
    ['हृतिक', 'HRITIK'],
    ['फ़रहान', 'FARHAN'],
    ['फ़रहान', 'FARHAN'],
    ['ज़ाकिर', 'ZAKIR'],
    ['गढ़वाल', 'GARHVAL'],
    ['चाँद', 'CHAND'],
    ['दुःख', 'DUHKH'],
    ['ॐ', 'OM'],
  ])('%s is %s', (written, expected) => {
    expect(latin(written)).toBe(expected);
  });

  it('keeps every a on request, and follows ISO 15919 without its marks on request', () => {
    expect(latin('राम', { schwa: 'keep' })).toBe('RAMA');
    expect(latin('श्रीनिवास', { schwa: 'keep' })).toBe('SHRINIVASA');
    expect(latin('श्रीनिवास', { indic: 'iso-15919' })).toBe('SRINIVASA');
    expect(latin('कृष्ण', { indic: 'iso-15919' })).toBe('KRSNA');
    expect(latin('संजय', { indic: 'iso-15919' })).toBe('SAMJAYA');
  });

  it('reads joiners over and digits not at all', () => {
    expect(latin('क\u200dमल')).toBe('KAMAL');
    expect(() => latin('राम २')).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field: 'name' }));
    expect(latin('राम २', { unknownLetters: 'skip' })).toBe('RAM');
  });
});

describe('other Indic scripts', () => {
  it.each([
    ['Bengali', 'রবীন্দ্রনাথ', 'RABINDRANATH'],
    ['Bengali with a split sign', 'গোপাল', 'GOPAL'],
    ['Bengali with the sign in two', 'গ\u09c7\u09beপাল', 'GOPAL'],
    ['Gurmukhi', 'ਮਨਪ੍ਰੀਤ ਸਿੰਘ', 'MANPRIT SINGH'],
    ['Gurmukhi with addak', 'ਬੱਗਾ', 'BAGGA'],
    ['Gujarati', 'નરેન્દ્ર પટેલ', 'NARENDRA PATEL'],
    ['Odia', 'ଜଗନ୍ନାଥ', 'JAGANNATHA'],
    ['Tamil', 'ராஜா', 'RAJA'],
    ['Tamil by ISO 15919', 'தமிழ்', 'TAMIL'],
    ['Telugu', 'రామ', 'RAMA'],
    ['Telugu with a final anusvara', 'సత్యం', 'SATYAM'],
    ['Kannada', 'ಗೋಪಾಲ', 'GOPALA'],
    ['Kannada with the sign in three', 'ಗ\u0cc6\u0cc2\u0cd5ಪಾಲ', 'GOPALA'],
    ['Malayalam', 'മോഹൻലാൽ', 'MOHANLAL'],
  ])('%s', (_, written, expected) => {
    expect(latin(written)).toBe(expected);
  });
});

describe('Latin, Greek and Cyrillic', () => {
  it.each([
    ['Zoë', 'ZOE'],
    ['Zoe\u0308', 'ZOE'],
    ['Łukasz Żółć', 'LUKASZ ZOLC'],
    ['Straße', 'STRASSE'],
    ['Þór', 'THOR'],
    ['Ægir Œdipe', 'AEGIR OEDIPE'],
    ['Søren', 'SOREN'],
    ['İsmail Işık', 'ISMAIL ISIK'],
    ['Nguyễn Thị Ánh', 'NGUYEN THI ANH'],
    ['Ｊｏｈｎ', 'JOHN'],
    ["Sinéad O'Connor", 'SINEAD OCONNOR'],
    ['Jean-Pierre', 'JEANPIERRE'],
    ['J.R.R. Tolkien', 'J R R TOLKIEN'],
    ['Γιώργος Παπανδρέου', 'GIORGOS PAPANDREOU'],
    ['Ευαγγελία', 'EVANGELIA'],
    ['Μπάμπης', 'BAMPIS'],
    ['Чайковский', 'CHAIKOVSKII'],
    ['Щукин', 'SHCHUKIN'],
    ['Ђоковић', 'DOKOVIC'],
  ])('%s is %s', (written, expected) => {
    expect(latin(written)).toBe(expected);
  });

  it('has the other ways on request', () => {
    expect(latin('Müller Ångström', { umlauts: 'two-letters' })).toBe('MUELLER AANGSTROEM');
    expect(latin('Mu\u0308ller', { umlauts: 'two-letters' })).toBe('MUELLER');
    expect(latin('Чайковский', { cyrillic: 'iso-9' })).toBe('CAJKOVSKIJ');
    expect(latin('Jean-Pierre', { hyphens: 'split' })).toBe('JEAN PIERRE');
  });

  it('says what it read each letter as', () => {
    expect(spellName('Zoë Weiß').readings).toEqual([
      { from: 'ë', to: 'E', rule: 'latin' },
      { from: 'ß', to: 'SS', rule: 'latin' },
    ]);
  });
});

describe('letters and marks apart', () => {
  it.each([
    ['Nguyễn Thị Ánh'],
    ['Ångström Lǘ Ǿrsted'],
    ['Щербаков Йосиф Ӯлмас'],
    ['Εὐαγγελία Ἀλέξανδρος'],
    ['Παύλος Μαΐου Ραΰλ'],
    ['क़मर फ़रहान'],
  ])('%s is the same in every normal form', (name) => {
    for (const options of [{}, { umlauts: 'two-letters', cyrillic: 'iso-9', indic: 'iso-15919' }] as const) {
      const whole = spellName(name.normalize('NFC'), options);
      const apart = spellName(name.normalize('NFD'), options);
      expect(apart.words.map((word) => [word.latin, word.letters])).toEqual(
        whole.words.map((word) => [word.latin, word.letters]),
      );
      // The readings too: each names the letter with its marks.
      expect(apart.readings.map(({ from, to, rule }) => [from.normalize('NFC'), to, rule])).toEqual(
        whole.readings.map(({ from, to, rule }) => [from.normalize('NFC'), to, rule]),
      );
    }
  });

  it('every letter with a canonical decomposition reads as its parts do', () => {
    const read = (text: string): string => {
      try {
        return latin(text, { umlauts: 'two-letters' });
      } catch {
        return '';
      }
    };
    let compared = 0;
    for (let code = 0xc0; code < 0x2200; code++) {
      const letter = String.fromCharCode(code);
      if (letter.normalize('NFD') === letter || !/\p{L}/u.test(letter)) continue;
      for (const [before, after] of ['ab', 'αν', 'μκ']) {
        const name = `${before}${letter}${after}`;
        expect(read(name), `U+${code.toString(16)}`).toBe(read(name.normalize('NFD')));
      }
      compared++;
    }
    expect(compared).toBeGreaterThan(800);
  });

  it.each([
    ['Εὐαγγελία', 'EVANGELIA'],
    ['Ἀλέξανδρος', 'ALEXANDROS'],
    ['Παύλος', 'PAVLOS'],
    ['Παυ\u0301λος', 'PAVLOS'],
    ['Ευ\u0301α', 'EVA'],
    ['Ραΰλ', 'RAYL'],
    ['Нұрсұлтан Әбішұлы', 'NURSULTAN ABISHULY'],
    ['Ҷамшед Раҳмонӣ', 'CAMSHED RAHMONI'],
    ['\u212bngström', 'ANGSTROM'],
    ['Gri\ufb03n', 'GRIFFIN'],
  ])('%s is %s', (written, expected) => {
    expect(latin(written)).toBe(expected);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['山田', '“山” (U+5C71) as its character 1'],
    ['Yo 山', '(U+5C71) as its character 4'],
    ['محمد', 'U+0645'],
    ['John 3', '“3” (U+0033) as its character 6'],
    ['a\ud800', '(U+D800) as its character 2'],
    ['राम\u0951', 'U+0951'],
  ])('%s is refused by name and place', (name, told) => {
    expect(() => spellName(name)).toThrow(EngineError);
    expect(() => spellName(name)).toThrow(told);
  });

  it('or skipped with a warning', () => {
    const spelled = spellName('राम\u0951a 山', { unknownLetters: 'skip' });
    expect(spelled.words.map((word) => word.latin)).toEqual(['RAMA']);
    expect(spelled.warnings.map(({ code }) => code)).toEqual(['LETTER_SKIPPED', 'LETTER_SKIPPED']);
    expect(() => spellName('山', { unknownLetters: 'skip' })).toThrow('no letter that counts');
  });
});

describe('titles and degrees', () => {
  const counted = (name: string, titles: 'count' | 'drop' | 'doctor-only') =>
    spellName(name, { titles })
      .words.filter((word) => word.isCounted)
      .map((word) => word.latin);

  it('are counted as written, dropped, or only the doctor kept', () => {
    expect(counted('Dr. Louis Pasteur', 'count')).toEqual(['DR', 'LOUIS', 'PASTEUR']);
    expect(counted('Dr. Louis Pasteur', 'drop')).toEqual(['LOUIS', 'PASTEUR']);
    expect(counted('Mr. Dr. Louis Pasteur, Ph.D.', 'doctor-only')).toEqual(['DR', 'LOUIS', 'PASTEUR']);
    expect(counted('Shri Ram Kumar M.A.', 'drop')).toEqual(['RAM', 'KUMAR']);
    expect(counted('Yo-Yo Ma', 'drop')).toEqual(['YOYO', 'MA']);
    expect(counted('M. S. Dhoni', 'drop')).toEqual(['M', 'S', 'DHONI']);
    expect(counted('Martin Luther King Jr.', 'drop')).toEqual(['MARTIN', 'LUTHER', 'KING']);
    expect(counted('Miss', 'drop')).toEqual(['MISS']);
    expect(counted('Mr. Dr.', 'drop')).toEqual(['MR', 'DR']);
    // A title needs a name after it, and Don is a name as often as a title.
    expect(counted('Selvi R.', 'drop')).toEqual(['SELVI', 'R']);
    expect(counted('Selvi Jayalalithaa', 'drop')).toEqual(['JAYALALITHAA']);
    expect(counted('Don Johnson', 'drop')).toEqual(['DON', 'JOHNSON']);
  });
});
