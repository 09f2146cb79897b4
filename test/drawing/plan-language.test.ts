/** Plans in each language: every word is of it, none is clipped or lies on another, and a language that lacks something is refused by name. */

import { describe, expect, it } from 'vitest';
import {
  type Box,
  drawPlan,
  type Item,
  type PlanOptions,
  planSceneOf,
  textBox,
} from '../../packages/engine/src/drawing/index.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { hindi } from '../../packages/engine/src/language/hi.ts';
import { NAME_KEYS } from '../../packages/engine/src/language/keys.ts';
import { tamil } from '../../packages/engine/src/language/ta.ts';
import { type Assessed, type AssessmentRequest, assess, GRADES } from '../../packages/engine/src/vastu/assess/index.ts';
import { LOCI, ROOM_TYPES } from '../../packages/engine/src/vastu/rules/index.ts';
import { DEVATAS_81, ENTRANCES, SECTOR_NAMES, ZONE_TABLE, ZONES } from '../../packages/engine/src/vastu/zone/index.ts';
import { EACH, SCRIPTS } from '../language/all.ts';
import { EXAMPLES, HOUSE } from '../vastu/assess/houses.ts';
import { groupsOf } from './looking.ts';
import { PLANS } from './plans.ts';

interface Label {
  readonly text: string;
  readonly box: Box;
}

const labelsOf = (items: readonly Item[]): readonly Label[] =>
  items.flatMap((item) => {
    if (item.kind === 'group') return labelsOf(item.items);
    return item.kind === 'text' ? [{ text: item.text, box: textBox(item) }] : [];
  });

const titlesOf = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) => (item.kind === 'group' ? [item.title, ...titlesOf(item.items)] : []));

const overlaps = ({ box: a }: Label, { box: b }: Label): boolean =>
  a.left + 0.01 < b.right && b.left + 0.01 < a.right && a.top + 0.01 < b.bottom && b.top + 0.01 < a.bottom;

/** The house with rooms named by their type alone. */
const unnamed = (request: AssessmentRequest): AssessmentRequest => ({
  ...request,
  rooms: (request.rooms ?? [])
    .filter(({ roomType }) => roomType !== undefined && ROOM_TYPES.includes(roomType))
    .map(({ name: _, ...room }) => room),
});

const OPTIONS: readonly PlanOptions[] = [{}, { sectors: 16, mandala: 81, width: 900 }, { sectors: 32, up: 'plan' }];

describe.each(EACH)('a plan in %s', (code, language) => {
  it('keeps every label inside the picture and off every other', () => {
    for (const [name, request] of Object.entries(PLANS))
      for (const options of OPTIONS) {
        const { items, width, height } = planSceneOf(request, assess(request), { ...options, language });
        const labels = labelsOf(items);
        const out = labels.filter(({ box }) => box.left < 0 || box.top < 0 || box.right > width || box.bottom > height);
        expect(out, name).toEqual([]);
        const pairs = labels.flatMap((one, i) =>
          labels.slice(i + 1).flatMap((two) => (overlaps(one, two) ? [`${one.text} / ${two.text}`] : [])),
        );
        expect(pairs, name).toEqual([]);
      }
  });

  it('says every word in the script of the language', () => {
    const foreign = new RegExp(`(?![\\p{Script=${SCRIPTS[code]}}\\p{Script=Common}\\p{Script=Inherited}]).`, 'u');
    for (const request of [...EXAMPLES, PLANS['comb'], PLANS['vague']] as readonly AssessmentRequest[]) {
      const scene = planSceneOf(unnamed(request), assess(unnamed(request)), { sectors: 16, mandala: 64, language });
      const words = [
        scene.title,
        scene.description,
        ...titlesOf(scene.items),
        ...labelsOf(scene.items).map(({ text }) => text),
      ];
      const own = words.map((text) => text.replaceAll(/vastu-rules-[\d-]+/g, ''));
      expect(own.filter((text) => foreign.test(text))).toEqual([]);
      expect(own.join(' ')).not.toMatch(/undefined|\[object|[{}]/);
      expect(scene.language).toBe(code);
    }
  });

  it('names zones, rooms, the door, verdicts and gods as the language does', () => {
    const { names, say } = language;
    const request = unnamed(HOUSE);
    const scene = planSceneOf(request, assess(request), { language, mandala: 81, width: 1600 });
    const texts = labelsOf(scene.items).map(({ text }) => text);
    for (const zone of ['N', 'NE', 'SW'] as const) expect(texts).toContain(names.zoneLabel[zone]);
    expect(texts).toContain(`${names.directionShort.N}4`);
    expect(texts).toContain(names.devata.yama);
    expect(groupsOf(scene.items, 'room').map(({ title }) => title.split(',')[0])).toEqual(
      (request.rooms ?? []).map(({ roomType }) => names.vastuRoom[roomType as 'kitchen']),
    );
    expect(groupsOf(scene.items, 'legend')[0]?.title).toBe(say.plan.ideal);
    expect(titlesOf(scene.items).join('\n')).toContain(names.dikpala.Ishana);
  });

  it('fits the letter of the grade into its box, and keeps the names of zones off the band of doors', () => {
    for (const { grade } of GRADES) {
      const { items } = planSceneOf(HOUSE, { ...assess(HOUSE), grade } as Assessed, { language });
      const letter = labelsOf(items).find(({ text }) => text === language.names.vastuLetter[grade])?.box;
      expect(letter?.left).toBeGreaterThan(10);
      expect(letter?.right).toBeLessThan(52);
    }
    const scene = planSceneOf(HOUSE, assess(HOUSE), { language });
    const zones = groupsOf(scene.items, 'zone');
    const xs = zones.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'path' ? item.d : [])));
    const cells = xs.flatMap((segment) => (segment[0] === 'Z' ? [] : [segment.at(-2) as number]));
    const labels = labelsOf(zones).filter(({ text }) => text !== language.say.plan.brahmasthan);
    const [west, east] = [Math.min(...cells) - 7, Math.max(...cells) + 7];
    const beside = labels.filter(({ box }) => box.right <= west || box.left >= east);
    expect(labels).toHaveLength(8);
    // Those of west and east stand beside the figure, the others above and below it.
    expect(beside.map(({ text }) => text)).toEqual(
      [language.names.zoneLabel.W, language.names.zoneLabel.E].map((text) => expect.stringContaining(text.slice(0, 1))),
    );
  });
});

describe('the words of a plan', () => {
  it('are those that were sent for a room that has a name of its own, and keep the number of one that has not', () => {
    const rooms = ['Asha’s room', 'Bedroom 2', 'bedroom', 'bedroom_x'].map((name, i) => ({
      roomType: 'bedroom',
      name,
      zone: ['N', 'E', 'S', 'W'][i] as string,
    }));
    const request: AssessmentRequest = { ...HOUSE, rooms };
    const titles = groupsOf(planSceneOf(request, assess(request), { language: hindi }).items, 'room').map(
      ({ title }) => title.split(',')[0],
    );
    expect(titles).toEqual(['Asha’s room', 'शयनकक्ष 2', 'शयनकक्ष', 'bedroom x']);
  });

  it('are measured as the painter measures them: with wider letters fewer names find room', () => {
    const request = PLANS['forty rooms'] as AssessmentRequest;
    const namesWith = (wide: number): number =>
      groupsOf(
        planSceneOf(request, assess(request), { language: tamil, measure: (text) => [...text].length * wide }).items,
        'room',
      ).filter(({ items }) => labelsOf(items).some(({ text }) => /\p{L}{3}/u.test(text) && !/\(/.test(text))).length;
    expect(namesWith(0.2)).toBeGreaterThan(namesWith(1.5));
  });

  it('do not take a name for a grade or a room from what every object has', () => {
    const assessment = { ...assess(HOUSE), grade: 'constructor', gradeLabel: 'Odd' } as never;
    const { items } = planSceneOf(HOUSE, assessment, { language: hindi });
    expect(titlesOf(items).join()).toContain('constructor');
    const odd: AssessmentRequest = { ...HOUSE, rooms: [{ roomType: 'constructor', zone: 'N' }] };
    expect(titlesOf(planSceneOf(odd, assess(odd), { language: hindi }).items).join()).not.toContain('native code');
  });

  it.each([
    [{ ...hindi, say: { ...hindi.say, plan: undefined } }, 'language.say.plan'],
    [{ ...hindi, say: { ...hindi.say, plan: { ...hindi.say.plan, ideal: undefined } } }, 'language.say.plan.ideal'],
    [{ ...hindi, say: { ...hindi.say, plan: { ...hindi.say.plan, door: 'door' } } }, 'language.say.plan.door'],
    [{ ...hindi, names: { ...hindi.names, devata: undefined } }, 'language.names.devata'],
    [{ ...hindi, names: { ...hindi.names, vastuGrade: 5 } }, 'language.names.vastuGrade'],
    [{ ...hindi, names: { ...hindi.names, body: undefined } }, 'language.names.body'],
    ['hi', 'language'],
  ])('must be all there: %#', (language, field) => {
    expect(fieldOf(() => drawPlan(HOUSE, assess(HOUSE), { language: language as never }))).toBe(field);
  });

  it('are there for all that the engine knows', () => {
    expect(NAME_KEYS['devata']).toEqual(DEVATAS_81.map(({ id }) => id));
    expect(NAME_KEYS['dikpala']).toEqual(ZONES.map((zone) => ZONE_TABLE[zone].deity));
    expect(NAME_KEYS['zoneLabel']).toEqual(ZONES);
    expect(NAME_KEYS['directionShort']).toEqual(SECTOR_NAMES[16]);
    expect(NAME_KEYS['vastuRoom']).toEqual(ROOM_TYPES);
    expect(NAME_KEYS['vastuLetter']).toEqual(GRADES.map(({ grade }) => grade));
    expect(NAME_KEYS['doorEffect']).toEqual(ENTRANCES.map(({ code }) => code));
    const works = new Set(Object.values(LOCI).map(({ work }) => work));
    works.delete('khagol');
    expect(new Set(NAME_KEYS['vastuWork'])).toEqual(works);
  });

  it.each(EACH)('never call two gods, zones, directions or rooms of %s alike', (_, { names }) => {
    for (const group of [
      'devata',
      'zoneLabel',
      'directionShort',
      'vastuRoom',
      'vastuLetter',
      'vastuGrade',
      'vastuWork',
    ] as const) {
      const words = Object.values<string>(names[group]);
      expect(new Set(words).size, group).toBe(words.length);
    }
  });
});

function fieldOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return error instanceof EngineError ? error.field : String(error);
  }
  return 'drawn';
}
