/** The sentence that names the fact a rule stands on, with its claims. Each is told of the records, never of the rule. */

import type { Graha, Horoscope } from '../../jyotish/index.ts';
import type { AspectKey, BodyKey } from '../../language/keys.ts';
import type { Claim } from '../claims/index.ts';
import type { Rule } from '../rules/rule.ts';
import type { AnswerGround } from './answer.ts';
import { argumentsOf, lordOfHouse } from './subject.ts';
import type { Draft } from './teller.ts';
import { signName, type Words } from './words.ts';

/** Whether the hour of birth is known: without it there are no houses. */
export function isTimeKnown({ horoscope, nativity }: AnswerGround): boolean {
  if (horoscope !== undefined) return horoscope.chart.warnings.every(({ code }) => code !== 'TIME_ASSUMED');
  return nativity?.radix.isTimeKnown ?? false;
}

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
        return this.fromMoon(one as Graha, Number(two));
      case 'sade-sati':
        return this.#saturn(one);
      case 'western-sign':
      case 'western-house':
        return this.planet(one);
      case 'western-aspect':
        return this.#aspect(one);
      default:
        return null;
    }
  }

  /** A graha by house and sign; by sign alone where there are no houses. */
  graha(graha: Graha): Draft | null {
    const { horoscope } = this.#ground;
    if (horoscope === undefined) return null;
    const { house, sign } = horoscope.kundli.grahas[graha];
    return this.#placed(graha, isTimeKnown(this.#ground) ? house : null, sign);
  }

  /** A planet of the Western chart. */
  planet(name: string): Draft | null {
    const point = this.#ground.nativity?.radix.points.find((each) => each.name === name);
    if (point === undefined) return null;
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
    const place = this.#turn++ % 2 === 0 ? say.place : say.placeOther;
    const text =
      place === say.place
        ? place({ graha, houseIn, rashiIn })
        : place({ graha: this.#words.language.code === 'en' ? this.#words.theBody(name) : graha, houseIn, rashiIn });
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
      text: this.#words.say.star({ nakshatra: nakshatraName(this.#words, nakshatra) }),
      claims: [{ kind: 'nakshatra', body: 'Moon', nakshatra }],
    };
  }

  state(graha: Graha, state: string): Draft | null {
    const { horoscope } = this.#ground;
    if (horoscope === undefined) return null;
    const { say } = this.#words;
    const { sign } = horoscope.kundli.grahas[graha];
    const name = this.#words.body(graha);
    if (state === 'retrograde')
      return {
        text: say.retrograde({ graha: this.#words.theBody(graha) }),
        claims: [{ kind: 'retrograde', body: graha }],
      };
    if (state === 'combust')
      return { text: say.combust({ graha: this.#words.theBody(graha) }), claims: [{ kind: 'combust', body: graha }] };
    const rashiIn = this.#words.rashiIn(sign);
    const inSign: Claim = { kind: 'sign', body: graha, sign: signName(sign) };
    const [message, dignity] =
      state === 'exalted'
        ? ([say.exalted, 'exalted'] as const)
        : state === 'own'
          ? ([say.own, 'own'] as const)
          : ([say.fallen, 'debilitated'] as const);
    return {
      text: message({ graha: name, rashiIn }),
      claims: [inSign, { kind: 'dignity', body: graha, dignity }],
    };
  }

  bindus(house: number): Draft | null {
    const { horoscope } = this.#ground;
    if (horoscope === undefined) return null;
    const count = horoscope.ashtakavarga.sarva[(horoscope.kundli.lagna.sign + house - 2) % 12] as number;
    return {
      text: this.#words.say.bindus({
        houseIn: this.#words.houseIn(house),
        count: this.#words.language.number(count),
      }),
      claims: [{ kind: 'bindus', house, is: count }],
    };
  }

  fromMoon(graha: Graha, house: number): Draft {
    return {
      text: this.#words.say.fromMoon({ graha: this.#words.theBody(graha), houseIn: this.#words.houseIn(house) }),
      claims: [{ kind: 'transit', body: graha, house, countedFrom: 'Moon', at: 'now' }],
    };
  }

  /** Saturn by the Moon: as Sade Sati, or in the fourth and eighth by his house. */
  #saturn(part: string): Draft {
    if (part === 'fourth') return this.fromMoon('Saturn', 4);
    if (part === 'eighth') return this.fromMoon('Saturn', 8);
    return { text: this.#words.say.sadeSati, claims: [{ kind: 'sade-sati', at: 'now' }] };
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

  #aspect(pair: string): Draft | null {
    const [one = '', other = ''] = pair.split('-');
    const found = this.#ground.nativity?.aspects.aspects.find(
      ({ point1, point2 }) => (point1 === one && point2 === other) || (point1 === other && point2 === one),
    );
    if (found === undefined) return null;
    const aspect = found.type as AspectKey;
    return {
      text: this.#words.say.aspect({
        one: this.#words.body(one),
        other: this.#words.body(other),
        aspect: this.#words.language.names.aspect[aspect],
      }),
      claims: [{ kind: 'aspect', body: one as BodyKey, on: other as BodyKey, aspect }],
    };
  }

  /** A graha in the navamsha. */
  navamsha(graha: Graha): Draft | null {
    const sign = signInVarga(this.#ground.horoscope, 'D9', graha);
    if (sign === null || !isTimeKnown(this.#ground)) return null;
    return {
      text: this.#words.say.navamsha({ graha: this.#words.body(graha), rashiIn: this.#words.rashiIn(sign) }),
      claims: [{ kind: 'sign', body: graha, sign: signName(sign), chart: 'D9' }],
    };
  }
}

export function signInVarga(horoscope: Horoscope | undefined, id: string, graha: Graha): number | null {
  return horoscope?.vargas.find((varga) => varga.id === id)?.grahas[graha].sign ?? null;
}

export function nakshatraName({ language }: Words, nakshatra: number): string {
  return Object.values(language.names.nakshatra)[nakshatra - 1] as string;
}
