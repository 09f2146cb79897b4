/** What the doshas that are met most often mean, by their ids: kind, practical, with what softens them. Those that speak of death, want or curses have no rule. */

import { familiesByWork, type WorkMark } from './by-work.ts';
import type { Family, Rule } from './rule.ts';

// biome-ignore format: a table reads in rows
const TABLE: Readonly<Record<string, WorkMark>> = {
  'mangal-dosha':             ['almanac-practice', 'mixed', 2, ['marriage', 'love']],
  'kala-sarpa-dosha':         ['program-practice', 'mixed', 2, ['self', 'fortune'], undefined, 'modern'],
  'anshika-kala-sarpa-dosha': ['program-practice', 'mixed', 1, ['self', 'fortune'], undefined, 'modern'],
  'pitru-dosha':              ['almanac-practice', 'mixed', 2, ['family', 'spirituality']],
  'surya-grahan-dosha':       ['almanac-practice', 'unfavourable', 2, ['self', 'career']],
  'chandra-grahan-dosha':     ['almanac-practice', 'unfavourable', 2, ['mind', 'home']],
  'guru-chandala-dosha':      ['almanac-practice', 'mixed', 2, ['spirituality', 'education']],
  'shrapit-dosha':            ['almanac-practice', 'unfavourable', 2, ['career', 'fortune']],
  'angarak-dosha':            ['almanac-practice', 'unfavourable', 2, ['self', 'siblings']],
  'naga-dosha':               ['almanac-practice', 'mixed', 1, ['marriage', 'family']],
  'vish-dosha':               ['almanac-practice', 'unfavourable', 2, ['mind', 'home']],
  'vish-dosha-by-aspect':     ['program-practice', 'mixed', 1, ['mind', 'home']],
  'pishacha-dosha':           ['program-practice', 'mixed', 1, ['mind', 'spirituality']],
  'yama-dosha':               ['program-practice', 'mixed', 2, ['career', 'self']],
  'kemadruma-dosha':          ['saravali', 'unfavourable', 2, ['mind', 'family'], '13.2'],
  'chandra-dosha':            ['almanac-practice', 'unfavourable', 1, ['mind', 'home']],
  'kalatra-dosha':            ['almanac-practice', 'unfavourable', 2, ['marriage', 'love']],
  'putra-dosha-by-fifth':     ['almanac-practice', 'mixed', 1, ['children', 'education']],
  'kendradhipati-dosha':      ['bphs', 'mixed', 1, ['career', 'fortune'], '34.2–7'],
  'papa-kartari-dosha':       ['bphs', 'unfavourable', 2, ['self'], '36.1–2'],
  'ganda-moola-dosha':        ['almanac-practice', 'mixed', 1, ['family', 'self']],
  'gandanta-nakshatra':       ['bphs', 'mixed', 2, ['mind', 'family'], '92.3'],
  'gandanta-tithi':           ['bphs', 'mixed', 1, ['mind', 'family'], '92.2'],
  'gandanta-lagna':           ['bphs', 'mixed', 2, ['self', 'family'], '92.4', 'traditional'],
  'jyeshtha-janma':           ['bphs', 'mixed', 1, ['siblings', 'family'], '94'],
  'amavasya-janma':           ['bphs', 'mixed', 1, ['mind', 'family'], '86'],
  'krishna-chaturdashi-janma': ['bphs', 'mixed', 1, ['mind', 'spirituality'], '87'],
  'bhadra-janma':             ['bphs', 'mixed', 1, ['self', 'career'], '88'],
  'vyatipata-janma':          ['bphs', 'mixed', 1, ['self', 'fortune'], '88'],
  'vaidhriti-janma':          ['bphs', 'mixed', 1, ['self', 'family'], '88'],
  'parigha-janma':            ['bphs', 'mixed', 1, ['self', 'career'], '88'],
  'vajra-janma':              ['bphs', 'mixed', 1, ['self', 'mind'], '88'],
  'sankranti-janma':          ['bphs', 'mixed', 1, ['self', 'travel'], '90'],
  'grahan-janma-solar':       ['bphs', 'mixed', 2, ['self', 'spirituality'], '91', 'convention'],
  'grahan-janma-lunar':       ['bphs', 'mixed', 2, ['mind', 'spirituality'], '91', 'convention'],
};

/** Argument: id of the dosha. */
export const DOSHA: readonly Family[] = familiesByWork(
  { name: 'dosha', scope: 'natal', when: ([id]) => [{ fact: `dosha:${id}`, is: true }], care: careOf },
  TABLE,
);

/** Children are spoken of with a word about a doctor’s advice. */
function careOf([id]: readonly string[]): Rule['care'] {
  return id === 'putra-dosha-by-fifth' ? 'health' : undefined;
}
