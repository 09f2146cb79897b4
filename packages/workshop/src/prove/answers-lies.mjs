/**
 * A provider that lies: answers of our own with a share of their sentences falsified, sent in chunks through the gate. Every lie is made in the words
 * of the language, with the claims that it makes beside it, and is told only where the independent checker says that they are false.
 */

import { fault } from './answers-judge.mjs';
import { GRAHAS, SIGNS } from './answers-sky.mjs';

export const SHARES = [5, 20, 50];

export function emptyLies() {
  return { honest: 0, alarms: 0, lies: 0, passed: 0, kinds: {}, sent: 0, read: 0 };
}

/** Verbs of our own sentences, and the same denied. */
// biome-ignore format: a table
const DENIED = {
  en: [['stands', 'does not stand'], ['You have', 'You do not have'], ['you have', 'you do not have'], ['Your chart has', 'Your chart does not have'], ['is', 'is not']],
  hi: [['में है,', 'में नहीं है,'], ['है।', 'नहीं है।']],
  mr: [['आहे.', 'नाही.']],
  bn: [['আছে', 'নেই']],
  ta: [['இருக்கிறார்', 'இல்லை'], ['உள்ளார்', 'இல்லை'], ['உள்ளது', 'இல்லை']],
  te: [['ఉన్నాడు', 'లేడు'], ['ఉంది', 'లేదు']],
  kn: [['ಇದೆ', 'ಇಲ್ಲ']],
  ml: [['ആണ്', 'അല്ല'], ['ഉണ്ട്', 'ഇല്ല']],
  gu: [['છે', 'નથી']],
  pa: [['ਵਿੱਚ ਹੈ,', 'ਵਿੱਚ ਨਹੀਂ ਹੈ,'], ['ਹੈ।', 'ਨਹੀਂ ਹੈ।']],
  es: [['está', 'no está'], ['Tienes', 'No tienes'], ['tiene', 'no tiene']],
  fr: [['se trouve', 'ne se trouve pas'], ['Vous avez', 'Vous n’avez pas'], ['a le yoga', 'n’a pas le yoga']],
};
/** Kinds of claims that say one thing in one verb, and can be denied with it. */
const DENIABLE = new Set(['house', 'sign', 'lagna', 'nakshatra', 'yoga', 'dosha']);

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with a form of words put in the place of another, whole words only; null where it is not there. */
function swapped(text, from, to) {
  for (const [one, other] of [
    [from, to],
    [capital(from), capital(to)],
  ]) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped(one)}(?![\\p{L}\\p{M}\\p{N}])`, 'u');
    if (pattern.test(text)) return text.replace(pattern, () => other);
  }
  return null;
}

/** Every way to falsify a sentence that has claims, as `{ how, text, claims }`; whether they are false is for the checker. */
function falsified({ text, claims }, language, pick, dateOf) {
  const { names, say } = language;
  const found = [];
  const add = (how, changed, its) => {
    if (changed !== null && changed !== text) found.push({ how, text: changed, claims: its });
  };
  const each = (change) => claims.map((claim) => change(claim) ?? claim);
  for (const claim of claims) {
    if (claim.sign !== undefined) {
      const other = pick(SIGNS.filter((sign) => sign !== claim.sign));
      const its = each((one) => (one.sign === claim.sign ? { ...one, sign: other } : undefined));
      add(
        'sign',
        swapped(text, names.rashiIn[claim.sign], names.rashiIn[other]) ??
          swapped(text, names.sign[claim.sign], names.sign[other]),
        its,
      );
    }
    const house = claim.kind === 'lord' ? undefined : (claim.houses?.[0] ?? claim.house);
    if (house !== undefined) {
      const other = (house % 12) + 1 + pick([0, 1, 2, 4]);
      const to = ((other - 1) % 12) + 1;
      const its = each((one) =>
        one.houses?.[0] === house
          ? { ...one, houses: [to] }
          : one.house === house && one.kind !== 'lord'
            ? { ...one, house: to }
            : undefined,
      );
      add('house', swapped(text, names.houseIn[house], names.houseIn[to]), its);
    }
    if (claim.kind === 'lord') {
      const to = (claim.house % 12) + 1;
      add(
        'lord',
        swapped(text, say.answer[`lord${claim.house}`], say.answer[`lord${to}`]),
        each((one) => (one === claim ? { ...one, house: to } : undefined)),
      );
    }
    if (claim.kind === 'nakshatra') {
      const stars = Object.values(names.nakshatra);
      const to = pick(stars.map((_, i) => i + 1).filter((star) => star !== claim.nakshatra));
      add(
        'nakshatra',
        swapped(text, stars[claim.nakshatra - 1], stars[to - 1]),
        each((one) => (one === claim ? { ...one, nakshatra: to } : undefined)),
      );
    }
    if (claim.kind === 'bindus')
      add('bindus', swapped(text, language.number(claim.is), language.number(claim.is + 7)), [
        { ...claim, is: claim.is + 7 },
      ]);
    const body = typeof claim.body === 'string' ? claim.body : claim.kind === 'period' ? claim.lord : undefined;
    if (GRAHAS.includes(body)) {
      const to = pick(GRAHAS.filter((graha) => graha !== body));
      const form = ['body', 'grahaStem', 'grahaOf'].find(
        (table) => names[table]?.[body] !== undefined && swapped(text, names[table][body], '') !== null,
      );
      if (form !== undefined && !claims.some((one) => one.lord === to || one.within === to))
        add(
          'graha',
          swapped(text, names[form][body], names[form][to]),
          each((one) =>
            one.body === body
              ? { ...one, body: to }
              : one.lord === body
                ? { ...one, lord: to }
                : one.within === body
                  ? { ...one, within: to }
                  : undefined,
          ),
        );
    }
    for (const end of ['from', 'to']) {
      const when = claim[end];
      if (typeof when !== 'object' || when.fromJd === undefined) continue;
      const { year, month, day } = dateOf(Math.floor(when.fromJd + 0.6));
      const later = pick([-2, -1, 1, 2, 3]);
      const shifted = { fromJd: when.fromJd + later * 365.25, toJd: when.toJd + later * 365.25 };
      const its = each((one) =>
        typeof one[end] === 'object' && one[end].fromJd === when.fromJd ? { ...one, [end]: shifted } : undefined,
      );
      add('date', swapped(text, language.date(year, month, day), language.date(year + later, month, day)), its);
    }
  }
  if (claims.length > 0 && claims.every((claim) => DENIABLE.has(claim.kind) && claim.negated !== true))
    for (const [verb, denied] of DENIED[language.code] ?? []) {
      const changed = swapped(text, verb, denied);
      if (changed === null) continue;
      add('denial', changed, [{ ...claims[0], negated: true }]);
      break;
    }
  return found;
}

/** Sentences that were not asked for: states, combinations and passages the chart has not. */
function invented(language, pick) {
  const { names, say } = language;
  const graha = pick(GRAHAS.slice(0, 7));
  const sign = pick(SIGNS);
  const yoga = pick(['Gaja Kesari', 'Hamsa', 'Malavya', 'Ruchaka', 'Bhadra', 'Kemadruma', 'Amala']);
  const house = 1 + Math.floor(pick([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
  // biome-ignore format: one lie a row
  return [
    { how: 'retrograde', text: say.answer.retrograde({ graha: names.body[graha] }), claims: [{ kind: 'retrograde', body: graha }] },
    { how: 'combust', text: say.answer.combust({ graha: names.body[graha] }), claims: [{ kind: 'combust', body: graha }] },
    { how: 'sign alone', text: say.answer.signOnly({ graha: names.body[graha], rashiIn: names.rashiIn[sign] }), claims: [{ kind: 'sign', body: graha, sign }] },
    { how: 'navamsha', text: say.answer.navamsha({ graha: names.body[graha], rashiIn: names.rashiIn[sign] }), claims: [{ kind: 'sign', body: graha, sign, chart: 'D9' }] },
    { how: 'division', text: say.answer.inVarga({ varga: names.varga.D10, graha: names.body[graha], rashiIn: names.rashiIn[sign] }), claims: [{ kind: 'sign', body: graha, sign, chart: 'D10' }] },
    { how: 'lagna', text: say.answer.lagna({ sign: names.sign[sign] }), claims: [{ kind: 'lagna', sign }] },
    { how: 'yoga', text: say.answer.yoga({ name: names.yoga[yoga] }), claims: [{ kind: 'yoga', name: yoga }] },
    { how: 'dosha', text: say.answer.dosha({ name: names.dosha.Mangal }), claims: [{ kind: 'dosha', name: 'Mangal' }] },
    { how: 'no dosha', text: say.answer.noDosha({ name: names.dosha.Mangal }), claims: [{ kind: 'dosha', name: 'Mangal', negated: true }] },
    { how: 'sade sati', text: say.answer.sadeSati, claims: [{ kind: 'sade-sati', at: 'now' }] },
    { how: 'no sade sati', text: say.answer.noSadeSati, claims: [{ kind: 'sade-sati', at: 'now', negated: true }] },
    { how: 'transit', text: say.answer.fromMoon({ graha: names.body.Saturn, houseIn: names.houseIn[house] }), claims: [{ kind: 'transit', body: 'Saturn', house, countedFrom: 'Moon', at: 'now' }] },
  ];
}

/** A lie in the place of a sentence, which the checker finds false; null where none was found. */
function lieFor(sentence, { language, checker, pick, dateOf }) {
  const ways = [
    ...falsified(sentence, language, pick, dateOf),
    ...(pick([true, false, false]) ? invented(language, pick) : []),
  ];
  const false_ = ways.filter(({ claims }) => claims.some((claim) => checker.claim(claim) === false));
  const kinds = [...new Set(false_.map(({ how }) => how))];
  const chosen = pick(kinds);
  return false_.find(({ how }) => how === chosen) ?? null;
}

/**
 * One answer, falsified by a share, through the gate with our own sentences to stand in; what comes out is judged.
 *
 * @param given  `answer`, `gate`, `checker`, `language`, `chance`, `share` in per cent, `where`
 */
export async function lieThrough(world, { answer, gate, checker, language, chance, share, where }, counts, tally) {
  const pick = (list) => list[Math.floor(chance() * list.length)];
  const truthOf = new Map();
  const told = answer.sentences.map((sentence) => {
    if (chance() * 100 >= share) return { text: sentence.text, lie: null };
    const lie = lieFor(sentence, { language, checker, pick, dateOf: world.time.dateOf });
    if (lie === null || answer.sentences.some(({ text }) => text === lie.text))
      return { text: sentence.text, lie: null };
    truthOf.set(lie.text, sentence.text);
    return { text: lie.text, lie };
  });
  const text = told.map((one) => one.text).join(' ');
  async function* source() {
    for (let at = 0; at < text.length; ) {
      const to = at + 1 + Math.floor(chance() * 40);
      yield text.slice(at, to);
      at = to;
    }
  }
  const refused = [];
  const passed = [];
  let out = '';
  const replace = (one) => {
    refused.push(one.text.trim());
    return truthOf.get(one.text.trim()) ?? null;
  };
  for await (const piece of world.gate.gated(source(), gate, { replace })) {
    out += piece.text;
    if (piece.fate === 'passed') passed.push(piece.text.trim());
  }
  for (const { text: said, lie } of told) {
    if (lie === null) {
      counts.honest++;
      if (refused.some((one) => said.includes(one) && one.length > 3)) {
        counts.alarms++;
        fault(tally, 'lies: an honest sentence is stopped', `${where}: ${said}`);
      }
      continue;
    }
    counts.lies++;
    const own = (counts.kinds[lie.how] ??= { lies: 0, passed: 0 });
    own.lies++;
    if (!out.includes(said)) continue;
    counts.passed++;
    own.passed++;
    fault(tally, 'lies: a lie comes out', `${where} ${language.code} ${lie.how}: ${said}`);
  }
  counts.sent += passed.length;
  // What came out, read once more: no claim of it may be false.
  let spoken;
  for (const sentence of passed) {
    const judged = gate.judge(sentence, spoken);
    spoken = judged.spoken;
    for (const claim of judged.claims ?? []) {
      counts.read++;
      if (claim.mood === undefined && checker.read(claim) === false)
        fault(
          tally,
          'lies: what comes out reads false',
          `${where} ${language.code}: ${sentence} ${JSON.stringify(claim)}`,
        );
    }
  }
}
