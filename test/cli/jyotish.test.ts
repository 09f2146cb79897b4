/** `khagol panchang`, `dasha` and `match`: the engine's own records with `--json`, the same figures in the text, and words for what is asked wrongly. */

import { describe, expect, it } from 'vitest';
import { openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { khagol } from './terminal.ts';

const DELHI = '--lat 28.6139 --lon 77.209';
const WHERE = { latitude: 28.6139, longitude: 77.209 };
const BIRTH = `--datetime 1990-01-15T10:30 ${DELHI}`;
const A = { datetime: '1990-01-15T10:30', ...WHERE };
const B = { datetime: '1992-03-15T08:30', latitude: 18.52, longitude: 73.86 };
const PAIR =
  '--a-datetime 1990-01-15T10:30 --a-lat 28.6139 --a-lon 77.209 --b-datetime 1992-03-15T08:30 --b-lat 18.52 --b-lon 73.86';
const jyotish = openJyotish(await openEngine());
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('khagol panchang', () => {
  it('prints the engine’s days and festivals with --json', async () => {
    const { code, out } = await khagol(`panchang 2026-11-22 ${DELHI} --json`);
    const span = { from: '2026-11-22', days: 1 };
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(
      plain({ panchang: jyotish.calendar(span, WHERE), festivals: jyotish.festivals(span, WHERE) }),
    );
  });

  it('prints a day in full, in the figures of the record', async () => {
    const { out } = await khagol(`panchang 2026-11-22 ${DELHI}`);
    const day = jyotish.panchang('2026-11-22', WHERE);
    const clock = (time: string): string => time.slice(11, 19);
    expect(out).toContain(`Sunday (Ravivara) 2026-11-22`);
    expect(out).toContain(`Sun   ${clock(day.sun.sunrise)} to ${clock(day.sun.sunset)}`);
    const [first, second] = day.tithi;
    expect(out).toContain(`Shukla ${first?.name}`);
    expect(out).toMatch(
      new RegExp(`${second?.name} +2026-11-23 ${clock(second?.start ?? '')} +2026-11-23 ${clock(second?.end ?? '')}`),
    );
    const rahu = day.periods.find(({ id }) => id === 'rahu-kalam')?.spans[0];
    expect(out).toMatch(new RegExp(`Rahu Kalam +inauspicious +${clock(rahu?.start ?? '')} +${clock(rahu?.end ?? '')}`));
    for (const { name } of jyotish.festivals({ from: '2026-11-22', days: 1 }, WHERE)) expect(out).toContain(name);
    for (const { name } of day.nakshatra) expect(out).toContain(name);
    expect(out).not.toContain('\u001b');
  });

  it('leaves out the hours that a rule takes out of use', async () => {
    // On a Wednesday the eighth muhurta is shunned.
    expect((await khagol(`panchang 2026-11-25 ${DELHI}`)).out).not.toContain('Abhijit');
    expect((await khagol(`panchang 2026-11-24 ${DELHI}`)).out).toContain('Abhijit');
  });

  it('prints many days, a line each, by number or by their last', async () => {
    const byNumber = await khagol(`panchang 2026-11-22 ${DELHI} --days 4`);
    const byLast = await khagol(`panchang 2026-11-22 ${DELHI} --until 2026-11-25`);
    expect(byLast).toEqual(byNumber);
    const lines = byNumber.out.trimEnd().split('\n').slice(3);
    expect(lines.map((line) => line.slice(0, 15))).toEqual([
      '2026-11-22  Sun',
      '2026-11-23  Mon',
      '2026-11-24  Tue',
      '2026-11-25  Wed',
    ]);
    // The tithi of the 22nd ends after midnight, that of the 23rd before it.
    expect(lines[0]).toContain('02:37+1');
    expect(lines[1]).toMatch(/23:42 /);
    const old = await khagol(`panchang ${DELHI} --days 2 -- -0056-12-31`);
    expect(old.out).toMatch(/Krishna Chaturdashi\s+07:18 /);
    expect(old.out).toMatch(/Shukla Pratipada\s+02:51\+1/);
    expect(
      (await khagol(`panchang 2026-02-27 ${DELHI} --until 2026-03-02 --json`)).out.match(/"dayNumber"/g)?.length,
    ).toBeGreaterThan(3);
  });

  it('has a dash for a Sun that does not cross the horizon', async () => {
    const { out } = await khagol('panchang 2026-12-21 --lat 78.22 --lon 15.65 --days 2');
    for (const line of out.trimEnd().split('\n').slice(3)) expect(line.slice(15)).toMatch(/^\s+–\s+–\s+Shukla/);
  });

  it('refuses a date that the place never had, and leaves it out of many', async () => {
    const apia = '--lat -13.83 --lon -171.76 --tz Pacific/Apia';
    const refused = await khagol(`panchang 2011-12-30 ${apia}`);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('Pacific/Apia had no 2011-12-30')]);
    expect((await khagol(`panchang 2011-12-30 ${apia} --json`)).code).toBe(2);
    const { out } = await khagol(`panchang 2011-12-29 ${apia} --days 3`);
    expect(
      out
        .trimEnd()
        .split('\n')
        .slice(3)
        .map((line) => line.slice(0, 15)),
    ).toEqual(['2011-12-29  Thu', '2011-12-31  Sat']);
  });

  it('says whose fast it is, and names it once where all keep it on one day', async () => {
    const whole = (await khagol(`panchang 2026-12-20 ${DELHI}`)).out;
    expect(whole.match(/Mokshada Ekadashi.*/g)).toEqual(['Mokshada Ekadashi (vrata)']);
    expect((await khagol(`panchang 2026-07-10 ${DELHI}`)).out).toContain('Yogini Ekadashi (vrata, smarta)');
    expect((await khagol(`panchang 2026-12-19 ${DELHI} --days 3`)).out.match(/Mokshada Ekadashi/g)).toHaveLength(1);
    // On the tenth of July the eleventh tithi began after sunrise: the schools part.
    const lines = (await khagol(`panchang 2026-07-10 ${DELHI} --days 2`)).out.split('\n');
    expect(lines.find((line) => line.startsWith('2026-07-10'))).toContain('Yogini Ekadashi (smarta)');
    expect(lines.find((line) => line.startsWith('2026-07-11'))).toContain('Yogini Ekadashi (vaishnava)');
  });

  it('takes today at the place for a date that is left out', async () => {
    expect((await khagol(`panchang ${DELHI}`)).out).toMatch(/^Sunday .* 2026-11-22\n/);
    // At 20:00 of Greenwich it is tomorrow in Delhi, and still today on Hawaii.
    const late = { now: () => Date.UTC(2026, 10, 22, 20) };
    expect((await khagol(`panchang ${DELHI}`, [], late)).out).toMatch(/^Monday .* 2026-11-23\n/);
    expect((await khagol('panchang --lat 21.3 --lon -157.86', [], late)).out).toContain('(Ravivara) 2026-11-22');
  });

  it('follows a convention by name', async () => {
    const { out } = await khagol(`panchang 2026-11-22 ${DELHI} --convention raman --json`);
    expect(JSON.parse(out).panchang[0].settings.ayanamsa).toBe('raman');
  });

  it.each([
    ['panchang', 'latitude (--lat)'],
    [`panchang 2026-13-01 ${DELHI}`, '2026-13-01'],
    [`panchang soon ${DELHI}`, 'soon'],
    [`panchang 2026-11-22 ${DELHI} --days 0`, '--days'],
    [`panchang 2026-11-22 ${DELHI} --days 1501`, '1 … 1500'],
    [`panchang 2026-11-22 ${DELHI} --until 2026-11-21`, '--until'],
    [`panchang 2026-11-22 ${DELHI} --until 2026-11-31`, '2026-11-31'],
    [`panchang 2026-11-22 ${DELHI} --days 2 --until 2026-11-25`, '--days'],
    [`panchang 2026-11-22 ${DELHI} --convention nobody`, 'jagannatha-hora'],
    ['panchang 2026-11-22 --lat 91 --lon 0', 'latitude (--lat)'],
    ['panchang 2026-13-22 --lat 1 --lon 0', 'khagol: [date]: '],
    ['panchang 2026-13-22 --lat 1 --lon 0 --days 3', 'khagol: [date]: '],
    ['panchang 2026-11-22 --lat 1 --lon 0 --until 2026-13-01', 'khagol: until (--until): '],
  ])('%s is asked wrongly', async (words, named) => {
    const { code, out, err } = await khagol(words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(named);
  });
});

describe('khagol dasha', () => {
  it.each(['vimshottari', 'yogini', 'chara', 'kalachakra', 'naisargika'] as const)(
    'prints the engine’s record of %s with --json',
    async (system) => {
      const { out } = await khagol(`dasha ${BIRTH} --system ${system} --levels 1 --json`);
      expect(JSON.parse(out)).toEqual(plain(jyotish.dasha(A, system).record(1)));
    },
  );

  it('prints a tree, each period under the one that holds it', async () => {
    const { out } = await khagol(`dasha ${BIRTH} --levels 2`);
    const dasha = jyotish.dasha(A);
    const lines = out.trimEnd().split('\n').slice(3);
    const wanted = dasha.spans().flatMap((span) => [span, ...dasha.children(span)]);
    expect(lines).toHaveLength(wanted.length);
    for (const [i, { level, lord, start, end }] of wanted.entries()) {
      const local = (time = ''): string => time.slice(0, 19).replace('T', ' ');
      expect(lines[i]).toBe(`${'  '.repeat(level - 1)}${String(lord).padEnd(12)} ${local(start)}  ${local(end)}`);
    }
    expect(out).toContain('Left at birth: Venus');
  });

  it('stops at the levels that a system has', async () => {
    const { out } = await khagol(`dasha ${BIRTH} --system naisargika --levels 6`);
    expect(out).toMatch(/^naisargika, 1 of 1 levels/);
  });

  it('tells what runs at an instant by the clock of the birth place', async () => {
    const { out } = await khagol(`dasha ${BIRTH} --at 2027-01-01T00:00 --levels 4 --json`);
    const { atJdUt, running } = JSON.parse(out);
    // Midnight in India is 18:30 of Greenwich on the day before.
    expect(atJdUt).toBeCloseTo(2461406.5 - 5.5 / 24, 8);
    expect(running).toEqual(plain(jyotish.dasha(A).runningAt(atJdUt, 4)));
    const noon = await khagol(`dasha ${BIRTH} --at 2027-01-01 --json`);
    expect(JSON.parse(noon.out).atJdUt).toBeCloseTo(atJdUt + 0.5, 8);
    const text = await khagol(`dasha ${BIRTH} --at 2027-01-01T00:00`);
    expect(text.out.match(/^(maha|antar|pratyantar) /gm)).toHaveLength(3);
  });

  it('takes the present for --at alone', async () => {
    const { out } = await khagol(`dasha ${BIRTH} --at --json`);
    expect(JSON.parse(out).atJdUt).toBe(2461367);
  });

  it.each([
    [`dasha ${BIRTH} --system nobody`, 'vimshottari, '],
    [`dasha ${BIRTH} --levels 7`, '1 … 6'],
    [`dasha ${BIRTH} --levels two`, '--levels'],
    [`dasha ${BIRTH} --at someday`, 'khagol: at (--at): "someday"'],
    [`dasha ${BIRTH} --birth-at day`, '--system chakra'],
    [`dasha ${BIRTH} --system chakra`, 'birthAt'],
    ['dasha --lat 1 --lon 1', 'datetime'],
  ])('%s is asked wrongly', async (words, named) => {
    const { code, out, err } = await khagol(words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(named);
  });

  it('asks for the time of day where a system needs it', async () => {
    expect((await khagol(`dasha ${BIRTH} --system chakra --birth-at day --levels 1`)).code).toBe(0);
  });
});

describe('khagol match', () => {
  it('prints the engine’s record with --json, whichever way the births come', async () => {
    const wanted = plain(jyotish.matching(A, B));
    const byFlags = await khagol(`match ${PAIR} --json`);
    expect(JSON.parse(byFlags.out)).toEqual(wanted);
    const byInput = await khagol('match - --json', [JSON.stringify({ a: A, b: B })]);
    expect(byInput.out).toBe(byFlags.out);
  });

  it('says who is the bride', async () => {
    const { out } = await khagol(`match ${PAIR} --bride a --json`);
    expect(JSON.parse(out)).toEqual(plain(jyotish.matching(A, B, { bride: 'person1' })));
  });

  it('prints eight kootas, both totals, exceptions and Mars', async () => {
    const { out } = await khagol(`match ${PAIR}`);
    const { ashtakoota, mangalDosha } = jyotish.matching(A, B);
    for (const { name, person1Value, person2Value, score } of ashtakoota.factors)
      expect(out).toMatch(new RegExp(`^${name} +${person1Value} +${person2Value} +${score} `, 'm'));
    expect(out).toContain(`${ashtakoota.totalScore} of 36`);
    expect(out).toContain(`with exceptions ${ashtakoota.totalScoreWithExceptions}`);
    expect(ashtakoota.exceptions.length).toBeGreaterThan(0);
    for (const { id } of ashtakoota.exceptions) expect(out).toContain(id);
    expect(out).toContain(`Mangal dosha: ${mangalDosha.verdict}`);
  });

  it.each([
    ['match', [], 'a.datetime (--a-datetime)'],
    [`match ${PAIR} --b-lat 91`, [], 'b.latitude (--b-lat)'],
    [`match ${PAIR.replace('1992-03-15T08:30', '1992-02-30T08:30')}`, [], 'b.datetime (--b-datetime)'],
    [`match ${PAIR} --a-lon east`, [], '--a-lon'],
    ['match -', ['{"a":'], 'not JSON'],
    ['match -', ['[]'], 'a.datetime'],
    ['match -', ['7'], 'the births a and b'],
    ['match -', [JSON.stringify({ a: A })], 'b.datetime'],
    ['match -', [JSON.stringify({ a: A, b: 'B' })], 'b.birth'],
    [`match - ${PAIR}`, ['{}'], 'not from both'],
    [`match ${PAIR} --bride c`, [], '--bride'],
  ])('%s %j is asked wrongly', async (words, input, named) => {
    const { code, out, err } = await khagol(words, input);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(named);
  });
});
