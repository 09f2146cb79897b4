/** Claims as a narrator is handed them: under a name that says what is meant, and in a few words of the answer's language. */

import { SIGNS } from '@khagol/engine/chart';
import type { Language } from '@khagol/engine/language';
import type { Claim } from '@khagol/engine/reading/gate';
import { dateOf } from '@khagol/engine/time';

/**
 * The name of a claim, such as `house:saturn=7`, `lord:10=venus`, `maha:mars..2028-03-14`: the same of two claims that say the same.
 *
 * A kind that has no name of its own is called by what it is.
 */
export function nameOf(claim: Claim): string {
  const name = assertionName(claim);
  return claim.negated === true ? `not:${name}` : name;
}

function assertionName(claim: Claim): string {
  switch (claim.kind) {
    case 'lagna':
      return `sign:ascendant${inChart(claim)}=${numberOf(claim.sign)}`;
    case 'sign':
      return `sign:${word(claim.body)}${inChart(claim)}=${numberOf(claim.sign)}`;
    case 'house': {
      const from = claim.countedFrom === undefined ? '' : `@${word(claim.countedFrom)}`;
      return `house:${word(claim.body)}${from}${inChart(claim)}=${claim.houses.join('/')}`;
    }
    case 'nakshatra':
      return `nak:${word(claim.body)}=${claim.nakshatra}${claim.pada === undefined ? '' : `.${claim.pada}`}`;
    case 'lord':
      return `lord:${claim.house}${inChart(claim)}=${word(claim.body)}`;
    case 'dignity':
      return `dignity:${word(claim.body)}=${claim.dignity}`;
    case 'retrograde':
      return `retro:${word(claim.body)}`;
    case 'combust':
      return `combust:${word(claim.body)}`;
    case 'bindus':
      return `av:house${claim.house}=${claim.is}`;
    case 'yoga':
    case 'dosha':
      return `${claim.kind}:${word(claim.name)}`;
    case 'period': {
      const within = claim.within === undefined ? '' : `${word(claim.within)}/`;
      return `${claim.level}:${within}${word(claim.lord)}${spanOf(claim)}`;
    }
    case 'transit': {
      const from = claim.countedFrom === undefined ? '' : ` from ${word(claim.countedFrom)}`;
      const where = claim.house === undefined ? `sign ${numberOf(claim.sign)}` : `house ${claim.house}${from}`;
      return `transit:${word(claim.body)}${spanOf(claim)} ${where}`;
    }
    case 'sade-sati':
      return `sade-sati${spanOf(claim)}`;
    default: {
      const { kind, ...rest } = claim;
      return `${kind}:${word(rest)}`;
    }
  }
}

function inChart({ chart }: { readonly chart?: string }): string {
  return chart === undefined ? '' : `@${chart.toLowerCase()}`;
}

function numberOf(sign: string | undefined): number {
  return (SIGNS as readonly (string | undefined)[]).indexOf(sign) + 1;
}

/** Anything as letters and figures, joined by hyphens. */
function word(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

type Times = Pick<Extract<Claim, { kind: 'period' }>, 'at' | 'from' | 'to'>;

/** Days that a claim names: `@now`, `@2027-03-14..2028-06-02`, `..2028-06-02`. */
function spanOf({ at, from, to }: Times): string {
  const [first, last] = [dayOf(from), dayOf(to)];
  const moment = at === undefined ? '' : `@${dayOf(at)}`;
  if (from === undefined && to === undefined) return moment;
  return `${moment === '' && from !== undefined ? '@' : moment}${first}..${last}`;
}

function dayOf(when: Times['at']): string {
  if (when === undefined) return '';
  if (when === 'now') return 'now';
  if (!('fromJd' in when)) return word(when);
  const { year, month, day } = dateOf(Math.floor(when.fromJd + 0.5));
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** A claim as a short sentence; null where the language has no such sentence, or it takes more than this claim to fill it. */
export function wordsOf(claim: Claim, language: Language): string | null {
  const said = sentenceOf(claim, language);
  return said === null ? null : said.charAt(0).toUpperCase() + said.slice(1);
}

function sentenceOf(claim: Claim, { names, say: { answer: say }, number }: Language): string | null {
  if (claim.negated === true) {
    if (claim.kind === 'sade-sati') return say.noSadeSati;
    const absent = claim.kind === 'dosha' ? own(names.dosha, claim.name) : null;
    return absent === null ? null : say.noDosha({ name: absent });
  }
  switch (claim.kind) {
    case 'lagna':
      return isMain(claim) ? say.lagna({ sign: names.sign[claim.sign] }) : null;
    case 'sign': {
      const graha = own(names.body, claim.body);
      const rashiIn = names.rashiIn[claim.sign];
      if (graha === null) return null;
      if (claim.chart === 'D9') return say.navamsha({ graha, rashiIn });
      return isMain(claim) ? say.signOnly({ graha, rashiIn }) : null;
    }
    case 'house': {
      const grahas = own(names.body, claim.body);
      const [house, ...others] = claim.houses;
      if (grahas === null || others.length > 0 || claim.countedFrom !== undefined || !isMain(claim)) return null;
      return say.occupants({ houseIn: names.houseIn[house as keyof typeof names.houseIn], grahas });
    }
    case 'nakshatra': {
      const nakshatra = Object.values(names.nakshatra)[claim.nakshatra - 1];
      return claim.body === 'Moon' && nakshatra !== undefined ? say.star({ nakshatra }) : null;
    }
    case 'lord': {
      const lord = say[`lord${claim.house}` as 'lord1'];
      return isMain(claim) ? say.lordIs({ lord, graha: names.body[claim.body] }) : null;
    }
    case 'retrograde':
    case 'combust': {
      const graha = own(names.body, claim.body);
      return graha === null ? null : say[claim.kind]({ graha });
    }
    case 'bindus':
      return say.bindus({
        houseIn: names.houseIn[claim.house as keyof typeof names.houseIn],
        count: number(claim.is),
      });
    case 'yoga':
    case 'dosha': {
      const name = own(names[claim.kind], claim.name);
      return name === null ? null : say[claim.kind]({ name });
    }
    case 'transit': {
      const graha = own(names.body, claim.body);
      if (graha === null || claim.house === undefined || claim.countedFrom !== 'Moon' || claim.at !== 'now')
        return null;
      return say.fromMoon({ graha, houseIn: names.houseIn[claim.house as keyof typeof names.houseIn] });
    }
    case 'sade-sati':
      return claim.at === 'now' ? say.sadeSati : null;
    case 'aspect': {
      const [one, other] = [own(names.body, claim.body), own(names.body, claim.on)];
      if (one === null || other === null || claim.aspect === undefined) return null;
      return say.aspect({ one, other, aspect: names.aspect[claim.aspect] });
    }
    default:
      return null;
  }
}

/** Whether a claim is of the chart that is meant where none is named. */
function isMain({ chart }: { readonly chart?: string }): boolean {
  return chart === undefined;
}

/** A name of its own under a key; null for what is no key. */
function own(names: Readonly<Record<string, string>>, key: unknown): string | null {
  return typeof key === 'string' && Object.hasOwn(names, key) ? (names[key] as string) : null;
}
