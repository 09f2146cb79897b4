/** Of rules that say the same of one placement one is told, and the others stand behind it. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Gochara, type Jyotish, openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import {
  chooseRules,
  FAMILIES,
  factsOfGochara,
  factsOfHoroscope,
  factsOfMatch,
  factsOfPanchang,
  joinFacts,
  openRules,
  type Rule,
  TWINS,
} from '../../packages/engine/src/reading/index.ts';
import { anyBirth, SEED } from './births.ts';
import { matchStores } from './stores.ts';

const base = openRules(FAMILIES);
const ruleOf = (id: string): Rule => base.find(id) as Rule;
const toldOf = (...ids: string[]) => chooseRules(ids.map(ruleOf)).map(({ rule }) => rule.id);
let jyotish: Jyotish;
beforeAll(async () => {
  jyotish = openJyotish(await openEngine());
});

describe('the sets of twins', () => {
  it('are of rules that there are, each once in a set', () => {
    expect(TWINS.flat().filter((id) => base.find(id) === undefined)).toEqual([]);
    for (const ids of TWINS) {
      expect(ids.length).toBeGreaterThan(1);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('never have one rule that praises and one that warns', () => {
    const at = (id: string) => ruleOf(id).polarity;
    const opposite = TWINS.flatMap((ids) =>
      ids.flatMap((one, i) =>
        ids
          .slice(i + 1)
          .filter(
            (other) => new Set([at(one), at(other), 'favourable', 'unfavourable']).size === 2 && at(one) !== at(other),
          )
          .map((other) => [one, other]),
      ),
    );
    expect(opposite).toEqual([]);
  });
});

describe('what is told', () => {
  it.each([
    [
      'a graha in its sign, not its dignity again',
      ['graha-dignity.Sun.exalted', 'graha-in-sign.Sun.Aries'],
      ['graha-in-sign.Sun.Aries'],
    ],
    [
      'the Moon in Taurus, exalted or in her moolatrikona',
      ['graha-in-sign.Moon.Taurus', 'graha-dignity.Moon.own'],
      ['graha-in-sign.Moon.Taurus'],
    ],
    [
      'a fallen graha once',
      ['graha-in-sign.Saturn.Aries', 'graha-dignity.Saturn.debilitated'],
      ['graha-in-sign.Saturn.Aries'],
    ],
    [
      'that it is retrograde, which its sign does not say',
      ['graha-in-sign.Mars.Aries', 'graha-dignity.Mars.retrograde'],
      ['graha-in-sign.Mars.Aries', 'graha-dignity.Mars.retrograde'],
    ],
    ['the dignity where nothing is told of the sign', ['graha-dignity.Sun.exalted'], ['graha-dignity.Sun.exalted']],
    ['sade sati, not Saturn’s house again', ['gochara.Saturn.12', 'sade-sati.rising'], ['sade-sati.rising']],
    [
      'sade sati of another school beside Saturn in another house',
      ['gochara.Saturn.11', 'sade-sati.rising'],
      ['gochara.Saturn.11', 'sade-sati.rising'],
    ],
    ['the kind of vesi rather than vesi', ['yoga.vesi', 'yoga.shubha-vesi'], ['yoga.shubha-vesi']],
    [
      'ubhayachara rather than its halves',
      ['yoga.shubha-vesi', 'yoga.papa-vosi', 'yoga.vesi', 'yoga.vosi', 'yoga.ubhayachara'],
      ['yoga.ubhayachara'],
    ],
    [
      'both sides of the Sun where they are not of one yoga',
      ['yoga.shubha-vesi', 'yoga.papa-vosi'],
      ['yoga.shubha-vesi', 'yoga.papa-vosi'],
    ],
    [
      'the kind of ubhayachara above all',
      ['yoga.ubhayachara', 'yoga.papa-ubhayachara', 'yoga.papa-vesi', 'yoga.vosi'],
      ['yoga.papa-ubhayachara'],
    ],
    ['the stricter gaja kesari', ['yoga.gaja-kesari', 'yoga.gaja-kesari-parashara'], ['yoga.gaja-kesari-parashara']],
    ['kemadruma once', ['yoga.kemadruma', 'dosha.kemadruma-dosha'], ['dosha.kemadruma-dosha']],
    [
      'company of the Moon on both sides once',
      ['yoga.shubha-kartari-moon', 'yoga.sunapha', 'yoga.durudhara', 'yoga.anapha'],
      ['yoga.durudhara'],
    ],
    [
      'an eclipse rather than the node with the Sun',
      ['dosha.surya-grahan-dosha', 'dosha.grahan-janma-solar'],
      ['dosha.grahan-janma-solar'],
    ],
    [
      'the chapter on a limb of the birth rather than usage',
      ['nithya-yoga.Vajra', 'dosha.vajra-janma'],
      ['dosha.vajra-janma'],
    ],
    ['gana once where both lists agree', ['koota.gana.full', 'porutham.gana.present'], ['koota.gana.full']],
    [
      'both where the lists differ',
      ['koota.gana.none', 'porutham.gana.present'],
      ['koota.gana.none', 'porutham.gana.present'],
    ],
  ])('is %s', (_, holding, told) => {
    expect(toldOf(...holding)).toEqual(told);
    expect(toldOf(...[...holding].reverse())).toEqual([...told].reverse());
  });

  it('is all that holds, each rule told or behind one that is, in any order the same', () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, fc.infiniteStream(fc.nat()), (birth, other, order) => {
        const { latitude, longitude } = birth;
        const facts = joinFacts(
          factsOfHoroscope(jyotish.horoscope(birth, { runningAtJdUt: 2_461_000.5 })),
          factsOfGochara(jyotish.gochara(birth, 2_461_000.5)),
          factsOfPanchang(
            jyotish.panchang((birth as { datetime: string }).datetime.slice(0, 10), {
              latitude,
              longitude,
              timezone: '+00:00',
            }),
          ),
          factsOfMatch(jyotish.matching(birth, other)),
        );
        const holding = base.holding(facts);
        const told = chooseRules(holding);
        const all = told.flatMap(({ rule, twins }) => [rule, ...twins]);
        expect(new Set(all)).toEqual(new Set(holding));
        expect(all).toHaveLength(holding.length);
        const places = told.map(({ rule }) => holding.indexOf(rule));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        const ids = new Set(told.map(({ rule }) => rule.id));
        for (const set of TWINS) expect(set.filter((id) => ids.has(id)).length).toBeLessThanOrEqual(1);
        const shuffled = [...holding].map((rule) => ({ rule, key: order.next().value })).sort((a, b) => a.key - b.key);
        expect(new Set(chooseRules(shuffled.map(({ rule }) => rule)).map(({ rule }) => rule.id))).toEqual(ids);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('is Saturn’s house from the Moon once, whichever it is', () => {
    for (let houseFromMoon = 1; houseFromMoon <= 12; houseFromMoon++) {
      const facts = factsOfGochara({ rows: [{ graha: 'Saturn', houseFromMoon }] as unknown as Gochara['rows'] });
      const told = chooseRules(base.holding(facts));
      const isPassage = [12, 1, 2, 4, 8].includes(houseFromMoon);
      expect(told.map(({ rule }) => rule.family)).toEqual([isPassage ? 'sade-sati' : 'gochara']);
    }
  });

  it('keeps the points of each koota of every match', () => {
    for (const facts of matchStores().slice(0, 400)) {
      const told = chooseRules(base.holding(facts)).filter(({ rule }) => rule.family === 'koota');
      expect(told).toHaveLength(8);
    }
  });
});
