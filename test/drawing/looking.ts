/** Finding one's way in a scene: its groups by role, and any options that a drawing takes. */

import fc from 'fast-check';
import type { DrawOptions, Group, Item } from '../../packages/engine/src/drawing/index.ts';

export const STYLES = ['north', 'south', 'east', 'wheel'] as const;

/** All groups of a role, however deep. */
export const groupsOf = (items: readonly Item[], role: Group['role']): readonly Group[] =>
  items.flatMap((item) =>
    item.kind === 'group' ? [...(item.role === role ? [item] : []), ...groupsOf(item.items, role)] : [],
  );

export const anyOptions: fc.Arbitrary<DrawOptions> = fc.record({
  style: fc.constantFrom(...STYLES),
  degrees: fc.boolean(),
  symbols: fc.boolean(),
  houseNumbers: fc.boolean(),
  minutes: fc.boolean(),
  cuspDegrees: fc.boolean(),
  left: fc.constantFrom('ascendant' as const, 'aries' as const),
  houses: fc.constantFrom('sign' as const, 'house' as const),
}) as fc.Arbitrary<DrawOptions>;
