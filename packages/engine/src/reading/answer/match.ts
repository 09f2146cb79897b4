/** Two people by their Moons: the points of guna milan, where they come from and where they are missing, and Mars in both charts. */

import { matchingOf } from '../../jyotish/index.ts';
import type { KootaKey } from '../../language/keys.ts';
import { chooseRules } from '../choose.ts';
import { factsOfMatch } from '../facts/match.ts';
import type { AnswerGround, Settled } from './answer.ts';
import type { Teller } from './teller.ts';

/** @returns false where one of the charts is missing */
export function tellMatch(teller: Teller, { horoscope, partner }: AnswerGround, { tier }: Settled): boolean {
  if (horoscope === undefined || partner === undefined) return false;
  const { say, language } = teller.words;
  const { ashtakoota, mangalDosha } = matchingOf(horoscope.kundli, partner.horoscope.kundli);
  const named = (names: readonly string[]): string =>
    language.list(names.map((name) => language.names.koota[name as KootaKey]));
  teller.tell(
    'verdict',
    say.points({
      score: language.number(ashtakoota.totalScoreWithExceptions),
      max: language.number(ashtakoota.maxScore),
    }),
  );
  const full = ashtakoota.factors.filter(({ scoreWithExceptions, maxScore }) => scoreWithExceptions >= maxScore);
  const none = ashtakoota.factors.filter(({ scoreWithExceptions }) => scoreWithExceptions <= 0);
  if (full.length > 0) teller.tell('verdict', say.kootasFull({ names: named(full.map(({ name }) => name)) }));
  if (none.length > 0) teller.tell('verdict', say.kootasNone({ names: named(none.map(({ name }) => name)) }));
  const held = teller.voice.rules.holding(factsOfMatch({ ashtakoota })).filter(({ family }) => family === 'koota');
  const told = chooseRules(held).map(({ rule }) => rule);
  const most = tier === 'eco' ? 1 : 2;
  const good = told.filter(({ polarity }) => polarity === 'favourable').slice(0, most);
  const bad = told.filter(({ polarity }) => polarity === 'unfavourable').slice(0, most);
  for (const rule of good) {
    teller.turn();
    teller.tellRule('reason', rule, null);
  }
  for (const rule of bad) {
    teller.turn();
    teller.tellRule('caution', rule, null);
  }
  teller.turn();
  const { person1, person2, verdict } = mangalDosha;
  const [one, other] = [person1.presentFrom.length > 0, person2.presentFrom.length > 0];
  // A dosha that is lifted in its own chart is neither told as one nor denied.
  if (verdict !== 'cancelled')
    teller.tell('reason', !one && !other ? say.manglikNone : one && other ? say.manglikBoth : say.manglikOne);
  return true;
}
