import { describe, expect, it } from 'vitest';
import { editionNamed, plainWord, ROOM_TYPES, roomTypeOf } from '../../../packages/engine/src/vastu/rules/index.ts';

describe('words for spaces', () => {
  it.each([
    ['kitchen', 'kitchen'],
    ['master bedroom', 'master_bedroom'],
    ['bedroom', 'bedroom'],
    ['children bedroom', 'children_bedroom'],
    ['guest bedroom', 'guest_bedroom'],
    ['pooja', 'pooja'],
    ['living room', 'living'],
    ['dining room', 'dining'],
    ['toilet', 'toilet'],
    ['bathroom', 'bathroom'],
    ['study', 'study'],
    ['store room', 'store'],
    ['staircase', 'staircase'],
    ['entrance', 'entrance'],
    ['  Master-Bedroom ', 'master_bedroom'],
    ['masterBedroom', 'master_bedroom'],
    ['Children’s Bedroom', 'children_bedroom'],
    ["Kid's room", 'children_bedroom'],
    ['Bedroom 2', 'bedroom'],
    ['DRAWING ROOM', 'living'],
    ['W.C.', 'toilet'],
    ['pooja room', 'pooja'],
  ])('%s is %s', (word, type) => {
    expect(roomTypeOf(word)).toBe(type);
  });

  it.each(['corridor', 'passage', 'wardrobe', 'gym', 'shaft', '', '2', '__proto__', 'constructor', 'रसोई'])(
    '%s is no type that a rule speaks of',
    (word) => {
      expect(roomTypeOf(word)).toBeNull();
    },
  );

  it('that any edition publishes lead to their type', () => {
    for (const version of ['vastu-rules-2026-09-23', 'vastu-rules-2026-10-04'])
      for (const [type, , , , , aliases] of editionNamed('', version).rows)
        for (const word of [type, ...aliases, type.toUpperCase(), type.replaceAll('_', ' ')])
          expect(roomTypeOf(word), word).toBe(type);
    expect(ROOM_TYPES).toHaveLength(28);
  });

  it('nobody knows come back plain', () => {
    expect(plainWord('  Puja / Gym-Room ')).toBe('puja_gym_room');
    expect(plainWord('रसोई घर')).toBe('रसोई_घर');
    expect(plainWord('--')).toBe('unnamed');
  });
});
