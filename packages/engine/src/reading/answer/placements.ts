/** The sentence that names the fact a rule stands on, with its claims. Each is told of the records, never of the rule. */

import { type Graha, vargaDignityOf } from '../../jyotish/index.ts';
import type { BodyKey } from '../../language/keys.ts';
import type { Claim } from '../claims/index.ts';
import { bindusOfHouse } from '../facts/bindus.ts';
import { keepsSign, keepsTropicalSign } from '../facts/certain-day.ts';
import type { VargaAsked } from '../question/chart-asked.ts';
import type { Rule } from '../rules/rule.ts';
import type { AnswerGround } from './answer.ts';
import { isTimeKnown } from './certain.ts';
import { fromMoonDraft, saturnDraft } from './from-moon.ts';
import { combustDraft, dignityDraft, retrogradeDraft } from './state-drafts.ts';
import { argumentsOf, lordOfHouse, signInVarga } from './subject.ts';
import type { Draft } from './teller.ts';
import { aspectDraft, midheavenDraft } from './western-drafts.ts';
import { signName, type Words } from './words.ts';

export class Placements {
  readonly #words: Words;
  readonly #ground: AnswerGround;
  #turn = 0;

  constructor(words: Words, ground: AnswerGround) {
    this.#words = words;
    this.#ground = ground;
  }

  /** The fact behind a rule; null where the words of the rule name it themselves, or the language has no name for it. */
  of(rule: Rule): Draft | null {
    const [one = '', two = ''] = argumentsOf(rule);
    switch (rule.family) {
      case 'graha-in-house':
      case 'graha-in-sign':
      case 'node-in-sign':
        return this.graha(one as Graha);
      case 'lord-in-house':
        return this.lord(Number(one));
      case 'lagna-sign':
      case 'western-ascendant':
        return this.lagna(rule.family === 'lagna-sign');
      case 'moon-nakshatra':
        return this.star();
      case 'graha-dignity':
        return this.state(one as Graha, two);
      case 'sav-house':
        return this.bindus(Number(one));
      case 'yoga':
        return this.#combination('yoga', one);
      case 'dosha':
        return this.#combination('dosha', one);
      case 'gochara':
        return fromMoonDraft(this.#words, this.#ground, one as Graha, Number(two));
      case 'sade-sati':
        return saturnDraft(this.#words, this.#ground, one);
      case 'western-sign':
      case 'western-house':
        return this.planet(one);
      case 'western-midheaven':
        return midheavenDraft(this.#words, this.#ground);
      case 'western-aspect':
        return aspectDraft(this.#words, this.#ground, one);
      default:
        return null;
    }
  }

  /** A graha by house and sign; by sign alone where there are no houses; null where it left its sign on a day of birth without an hour. */
  graha(graha: Graha): Draft | null {
    const { horoscope } = this.#ground;
    if (horoscope === undefined || !keepsSign(horoscope, graha)) return null;
    const { house, sign } = horoscope.kundli.grahas[graha];
    return this.#placed(graha, isTimeKnown(this.#ground) ? house : null, sign);
  }

  /** A planet of the Western chart, likewise. */
  planet(name: string): Draft | null {
    const radix = this.#ground.nativity?.radix;
    const point = radix?.points.find((each) => each.name === name);
    if (radix === undefined || point === undefined || !keepsTropicalSign(radix, name)) return null;
    return this.#placed(name, isTimeKnown(this.#ground) ? point.house : null, point.sign);
  }

  #placed(name: string, house: number | null, sign: number): Draft {
    const { say } = this.#words;
    const graha = this.#words.body(name);
    const rashiIn = this.#words.rashiIn(sign);
    const body = name as BodyKey;
    const inSign: Claim = { kind: 'sign', body, sign: signName(sign) };
    if (house === null) return { text: say.signOnly({ graha, rashiIn }), claims: [inSign] };
    const houseIn = this.#words.houseIn(house);
    const claims: readonly Claim[] = [{ kind: 'house', body, houses: [house] }, inSign];
    const text =
      this.#turn++ % 2 === 0
        ? say.place({ graha, houseIn, rashiIn })
        : say.placeOther({ graha: this.#words.theBody(name), houseIn, rashiIn });
    return { text, claims };
  }

  /** The lord of a house, and where it stands. */
  lord(house: number): Draft | null {
    const { horoscope } = this.#ground;
    const graha = horoscope === undefined ? null : lordOfHouse(horoscope, house);
    if (horoscope === undefined || graha === null) return null;
    const spot = horoscope.kundli.grahas[graha];
    const { say } = this.#words;
    const message = this.#turn++ % 2 === 0 ? say.lordPlace : say.lordPlaceOther;
    return {
      text: message({
        graha: this.#words.theBody(graha),
        lord: this.#words.lord(house),
        houseIn: this.#words.houseIn(spot.house),
        rashiIn: this.#words.rashiIn(spot.sign),
      }),
      claims: [
        { kind: 'lord', house, body: graha },
        { kind: 'house', body: graha, houses: [spot.house] },
        { kind: 'sign', body: graha, sign: signName(spot.sign) },
      ],
    };
  }

  lagna(isVedic: boolean): Draft | null {
    const { horoscope, nativity } = this.#ground;
    const sign = isVedic ? horoscope?.kundli.lagna.sign : nativity?.radix.angles?.Ascendant.sign;
    if (sign === undefined) return null;
    return {
      text: this.#words.say.lagna({ sign: this.#words.sign(sign) }),
      claims: [{ kind: 'lagna', sign: signName(sign) }],
    };
  }

  star(): Draft | null {
    const { horoscope } = this.#ground;
    if (horoscope === undefined) return null;
    const { nakshatra } = horoscope.kundli.grahas.Moon;
    return {
      text: this.#words.say.star({ nakshatra: this.#words.nakshatra(nakshatra) }),
      claims: [{ kind: 'nakshatra', body: 'Moon', nakshatra }],
    };
  }

  state(graha: Graha, state: string): Draft | null {
    const { horoscope } = this.#ground;
    if (horoscope === undefined) return null;
    if (state === 'retrograde') return retrogradeDraft(this.#words, graha);
    if (state === 'combust') return combustDraft(this.#words, graha);
    const dignity = state === 'exalted' || state === 'own' ? state : 'debilitated';
    return dignityDraft(this.#words, graha, horoscope.kundli.grahas[graha].sign, dignity);
  }

  bindus(house: number): Draft | null {
    const { horoscope } = this.#ground;
    if (horoscope === undefined) return null;
    const count = bindusOfHouse(horoscope, house);
    return {
      text: this.#words.say.bindus({
        houseIn: this.#words.houseIn(house),
        count: this.#words.language.number(count),
      }),
      claims: [{ kind: 'bindus', house, is: count }],
    };
  }

  #combination(kind: 'yoga' | 'dosha', id: string): Draft | null {
    const { horoscope } = this.#ground;
    const found = kind === 'yoga' ? horoscope?.yogas.facts : horoscope?.doshas.facts;
    const name = found?.find((fact) => fact.id === id)?.value.name;
    return name === undefined ? null : this.named(kind, name);
  }

  /** A yoga or dosha that is there, by the engine's name. */
  named(kind: 'yoga' | 'dosha', name: string): Draft | null {
    const { say, language } = this.#words;
    const names: Readonly<Record<string, string>> = language.names[kind];
    const whole = name.replace(/ \(partial\)$/, '');
    const own = Object.hasOwn(names, whole) ? names[whole] : undefined;
    // What is told apart by a word in brackets is named by the words of its rule.
    if (own === undefined || whole.includes('(')) return null;
    return { text: say[kind]({ name: own }), claims: [{ kind, name: whole }] };
  }

  /** The sign of a graha, or of the ascendant, in a divisional chart. */
  inVarga(chart: VargaAsked, name: string): Draft | null {
    const sign = signInVarga(this.#ground.horoscope, chart, name);
    if (sign === null) return null;
    const { say, language } = this.#words;
    const placed = { graha: this.#words.body(name), rashiIn: this.#words.rashiIn(sign) };
    return {
      text: chart === 'D9' ? say.navamsha(placed) : say.inVarga({ ...placed, varga: language.names.varga[chart] }),
      claims: [
        name === 'Ascendant'
          ? { kind: 'lagna', sign: signName(sign), chart }
          : { kind: 'sign', body: name as Graha, sign: signName(sign), chart },
      ],
    };
  }

  /** A graha in the navamsha, where that makes it firmer or weaker: in its own sign or exaltation there, in the sign of its birth, or in its fall. */
  navamsha(graha: Graha): Draft | null {
    const { horoscope } = this.#ground;
    const sign = signInVarga(horoscope, 'D9', graha);
    if (horoscope === undefined || sign === null || !isTimeKnown(this.#ground)) return null;
    const dignity = vargaDignityOf(horoscope.kundli, graha, sign);
    const isWeak = dignity === 'debilitated';
    const isFirm =
      !isWeak && (dignity === 'exalted' || dignity === 'own' || sign === horoscope.kundli.grahas[graha].sign);
    if (!isFirm && !isWeak) return null;
    const message = isFirm ? this.#words.say.navamshaFirm : this.#words.say.navamshaWeak;
    return {
      text: message({ graha: this.#words.body(graha), rashiIn: this.#words.rashiIn(sign) }),
      claims: [{ kind: 'sign', body: graha, sign: signName(sign), chart: 'D9' }],
    };
  }
}
