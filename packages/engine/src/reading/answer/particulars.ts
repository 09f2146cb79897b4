/** What a chart of birth has of each thing just one, told under its name: limbs of that day, marks of the Moon’s place, karakas, points, whom the lagna counts on. */

import { favourableGrahasOf } from '../../jyotish/graha/favourable.ts';
import { type Graha, type Horoscope, nakshatraAttributes, signAttributes } from '../../jyotish/index.ts';
import { karanaOf, LIMB_SOURCES, TITHIS, VARAS, YOGAS } from '../../jyotish/panchang/limb-tables.ts';
import { GRAHA_REMEDIES } from '../../jyotish/remedy/graha-table.ts';
import type { KaranaKey, NityaYogaKey, TithiKey, WeekdayKey } from '../../language/keys.ts';
import type { SourceKey } from '../../sources.ts';
import { dateIn } from '../../time/format.ts';
import { dayNumberOf, weekdayOf } from '../../time/index.ts';
import type { Claim } from '../claims/index.ts';
import { hasHour, keepsNakshatra, keepsSign } from '../facts/certain-day.ts';
import type { Particular } from '../question/chart-asked.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { exactVedic } from './exact.ts';
import { Placements } from './placements.ts';
import type { Draft, Teller } from './teller.ts';
import { westernParticular } from './western-particulars.ts';
import { labelled, signName, type Words } from './words.ts';

/** @returns whether any of them could be told */
export function tellParticulars(
  teller: Teller,
  asked: readonly Particular[],
  ground: AnswerGround,
  { system }: Pick<Settled, 'system'>,
): boolean {
  const told = asked.filter((particular) => {
    const draft = (system === 'western' ? westernParticular : draftOf)(particular, teller.words, ground);
    if (draft === null) return false;
    teller.turn();
    // Its lord alone does not say of which.
    const star =
      system === 'vedic' && particular === 'nakshatra-lord' ? new Placements(teller.words, ground).star() : null;
    if (star !== null) teller.tell('explanation', star.text, star.claims);
    return teller.tell('explanation', draft.text, draft.claims, [], draft.beside);
  });
  return told.length > 0;
}

/** Null where the birth does not tell: most need its hour, and of the Moon’s place what she keeps all that day. */
function draftOf(particular: Particular, words: Words, ground: AnswerGround): Draft | null {
  const { horoscope } = ground;
  if (horoscope === undefined) return null;
  if (particular === 'weekday') return weekday(words, horoscope);
  if (particular === 'sun-sign') return exactVedic(words, 'Sun', ground);
  if (particular === 'ayanamsa') return ayanamsa(words, horoscope);
  const ofMoon = draftOfMoon(particular, words, horoscope);
  if (ofMoon !== undefined) return ofMoon;
  if (!hasHour(horoscope)) return null;
  if (particular === 'lagna-lord') return new Placements(words, ground).lord(1);
  return (
    draftOfLimb(particular, words, horoscope) ??
    draftOfPoint(particular, words, horoscope) ??
    draftOfLagna(particular, words, horoscope)
  );
}

function weekday({ say, language }: Words, { chart }: Horoscope): Draft {
  const { year, month, day } = dateIn(chart.time.datetimeLocal);
  const of = weekdayOf(dayNumberOf(year, month, day));
  const text = say.weekdayOf({
    date: language.date(year, month, day),
    weekday: language.names.weekday[VARAS[of]?.english as WeekdayKey],
  });
  return { text, claims: [] };
}

function ayanamsa(words: Words, { chart }: Horoscope): Draft | null {
  const { ayanamsa: id, ayanamsaValue } = chart.calculation;
  if (id === null || ayanamsaValue === null) return null;
  const { names, say } = words.language;
  const name = Object.hasOwn(names.ayanamsa, id) ? names.ayanamsa[id as keyof typeof names.ayanamsa] : id;
  return labelled(words, say.birth.ayanamsa, `${name}, ${words.language.degrees(ayanamsaValue)}`);
}

/** What hangs on the Moon’s sign or star; undefined of what does not. */
function draftOfMoon(particular: Particular, words: Words, horoscope: Horoscope): Draft | null | undefined {
  const { names, say } = words.language;
  const { birth, furniture } = say;
  const moon = horoscope.kundli.grahas.Moon;
  const sign = signAttributes(moon.sign);
  const star = nakshatraAttributes(moon.nakshatra);
  const works: readonly SourceKey[] = ['raman-muhurtha', 'almanac-practice'];
  const ofSign = (draft: () => Draft): Draft | null => (keepsSign(horoscope, 'Moon') ? draft() : null);
  const ofStar = (draft: () => Draft): Draft | null => (keepsNakshatra(horoscope, 'Moon') ? draft() : null);
  switch (particular) {
    case 'varna':
      return ofSign(() => labelled(words, birth.varna, names.varna[sign.varna], [], works));
    case 'vashya': {
      const { first, second } = sign.vashya;
      if (first !== second && !hasHour(horoscope)) return null;
      return ofSign(() => labelled(words, birth.vashya, names.vashya[moon.degree < 15 ? first : second], [], works));
    }
    case 'moon-sign-lord':
      return ofSign(() =>
        labelled(words, furniture.signLord, names.graha[sign.lord], [
          { kind: 'sign-lord', sign: signName(moon.sign), body: sign.lord },
        ]),
      );
    case 'yoni':
      return ofStar(() => labelled(words, birth.yoni, names.yoni[star.yoni], [], works));
    case 'gana':
      return ofStar(() => labelled(words, birth.gana, names.gana[star.gana], [], works));
    case 'nadi':
      return ofStar(() => labelled(words, birth.nadi, names.nadi[star.nadi], [], works));
    case 'nakshatra-lord':
      return ofStar(() => labelled(words, furniture.lord, names.graha[star.lord]));
    default:
      return undefined;
  }
}

/** The limbs of the instant, by how far the Moon is from the Sun, and by the sum of both. */
function draftOfLimb(particular: Particular, words: Words, { chart }: Horoscope): Draft | null {
  const { names, say } = words.language;
  const at = (name: string): number => chart.planets.find((planet) => planet.name === name)?.longitude ?? 0;
  const ahead = (at('Moon') - at('Sun') + 360) % 360;
  const tell = (label: string, name: string): Draft => labelled(words, label, name, [], LIMB_SOURCES);
  if (particular === 'birth-tithi') {
    const tithi = TITHIS[Math.floor(ahead / 12)];
    if (tithi === undefined) return null;
    return tell(say.birth.tithi, `${names.paksha[tithi.paksha]} ${names.tithi[tithi.name as TithiKey]}`);
  }
  if (particular === 'birth-karana')
    return tell(say.birth.karana, names.karana[karanaOf(Math.floor(ahead / 6) + 1).name as KaranaKey]);
  if (particular !== 'birth-yoga') return null;
  const yoga = YOGAS[Math.floor((((at('Moon') + at('Sun')) % 360) * 27) / 360)];
  return yoga === undefined ? null : tell(say.birth.yoga, names.nityaYoga[yoga.name as NityaYogaKey]);
}

/** Karakas, padas, and the sons of Saturn. */
function draftOfPoint(particular: Particular, words: Words, horoscope: Horoscope): Draft | null {
  const { language } = words;
  const { names, say } = language;
  const { karakas, karakamsha, arudhas, points } = horoscope;
  const inHouse = (sign: number, house: number): string => `${names.rashi[signName(sign)]}, ${names.house[house as 1]}`;
  const found = karakas.karakas.find(({ karaka }) => karaka === particular);
  if (found !== undefined)
    return labelled(
      words,
      names.karaka[found.karaka],
      language.list(found.grahas.map((graha) => names.graha[graha])),
      found.grahas.length === 1 ? [{ kind: 'karaka', karaka: found.karaka, body: found.grahas[0] as Graha }] : [],
      karakas.sources,
    );
  switch (particular) {
    case 'karakamsha': {
      const { atmakaraka, sign, house, sources } = karakamsha;
      const text = say.kundli.karakamsha({
        graha: names.graha[atmakaraka],
        sign: names.rashi[signName(sign)],
        house: language.number(house),
      });
      return { text, claims: [{ kind: 'karaka', karaka: 'atma', body: atmakaraka }], beside: { works: sources } };
    }
    case 'arudha-lagna':
    case 'upapada': {
      const pada = particular === 'upapada' ? arudhas.upapada : { ...arudhas.arudhaLagna, ofHouse: 1 };
      const label = `${say.kundli.arudhaStands} (${names.house[pada.ofHouse as 1]})`;
      return labelled(words, label, inHouse(pada.sign, pada.house), [], arudhas.sources);
    }
    case 'gulika':
    case 'mandi': {
      const { sign, degree, house, sources } = points.upagrahas.upagrahas[particular];
      return labelled(
        words,
        names.upagraha[particular],
        `${language.degrees(degree)}, ${inHouse(sign, house)}`,
        [],
        sources,
      );
    }
    default:
      return null;
  }
}

/** Whom the lagna counts on, and what goes with those. */
function draftOfLagna(particular: Particular, words: Words, { grahas, kundli, vargas }: Horoscope): Draft | null {
  const { language } = words;
  const { names, say } = language;
  const { good, hard } = favourableGrahasOf(kundli.lagna.sign);
  const list = (each: readonly string[]): string =>
    each.length === 0 ? say.furniture.none : language.list([...new Set(each)]);
  const named = (each: readonly { readonly graha: Graha }[]): string =>
    list(each.map(({ graha }) => names.graha[graha]));
  const roles = grahas.grahas.map(({ functional }) => functional);
  const remedies = good.map(({ graha }) => GRAHA_REMEDIES[graha]);
  const tell = (label: string, value: string, works: readonly SourceKey[]): Draft =>
    labelled(words, label, value, [], works);
  switch (particular) {
    case 'yogakaraka':
      return tell(say.kundli.yogakaraka, named(roles.filter(({ isYogakaraka }) => isYogakaraka)), ['bphs']);
    case 'badhaka':
      return tell(say.kundli.badhaka, named(roles.filter(({ isBadhaka }) => isBadhaka)), ['prasna-marga']);
    case 'good-grahas':
      return tell(say.kundli.goodGrahas, named(good), ['bphs']);
    case 'hard-grahas':
      return tell(say.kundli.hardGrahas, named(hard), ['bphs']);
    case 'good-days':
      return tell(
        say.kundli.goodDays,
        list(remedies.map((row) => names.weekday[VARAS[row.weekday]?.english as WeekdayKey])),
        ['bphs', 'program-practice'],
      );
    case 'good-colours':
      return tell(
        say.kundli.goodColours,
        list(remedies.flatMap(({ colours }) => colours.map((each) => names.colour[each as keyof typeof names.colour]))),
        ['bphs', 'phaladeepika'],
      );
    case 'vargottama': {
      const ninth = vargas.find(({ id }) => id === 'D9');
      if (ninth === undefined) return null;
      const same = grahas.grahas
        .map(({ name }) => name)
        .filter((graha) => ninth.grahas[graha].sign === kundli.grahas[graha].sign);
      return {
        text:
          same.length === 0
            ? say.kundli.noVargottama
            : say.kundli.vargottamas({ names: list(same.map((graha) => names.graha[graha])) }),
        claims: same.map((body): Claim => ({ kind: 'dignity', body, dignity: 'vargottama' })),
      };
    }
    default:
      return null;
  }
}
