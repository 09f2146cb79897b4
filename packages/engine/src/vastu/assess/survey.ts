/** Where does everything stand? Each space with its zone and shares, the door, the plot's shape and its middle: all that rules are put to. */

import { refusal } from '../../input.ts';
import { boxCentreOf, diagonalOf, distanceBetween, type Plan, type PlanRoom, type PlanWarning } from '../plan/index.ts';
import { fallsShort } from '../plan/point.ts';
import {
  type Brahmasthan,
  brahmasthanOf,
  directionOf,
  type Entrance,
  type EntranceMethod,
  entranceOf,
  outsideWarningsOf,
  overlapsOf,
  type PlotShape,
  type RoomShares,
  sectorsOf,
  shapeOf,
  sharesOf,
  ZONES,
  type Zone,
  type ZoneResolution,
} from '../zone/index.ts';
import type { ReadRequest } from './request.ts';
import type { ReadRoom } from './room.ts';

/** A share of a room in a zone; one that is 0 is left out. */
export interface ZoneShare {
  readonly zone: Zone;
  readonly share: number;
}

/** A room and where it stands. */
export interface Space {
  readonly room: ReadRoom;
  /** On the plan; null when it is only stated. */
  readonly drawn: PlanRoom | null;
  /** With most of it; null when no part lies on the grid. */
  readonly zone: Zone | null;
  readonly shares: readonly ZoneShare[];
  /** Share in the zone that the caller stated, where there is an outline to compare. */
  readonly statedShare: number | null;
  /** Its sector at the resolution that was asked for. */
  readonly direction: string | null;
  /** Its sector of sixteen, where 16 or 32 were asked for. */
  readonly sixteenth: string | null;
  readonly outsideGridShare: number;
}

/** A plot and all that stands on it. */
export interface Survey {
  readonly plan: Plan | null;
  /** Rooms in the order as sent, without those that were drawn twice. */
  readonly spaces: readonly Space[];
  readonly entrance: Entrance | null;
  readonly shape: PlotShape | null;
  readonly middle: Brahmasthan | null;
  readonly warnings: readonly PlanWarning[];
}

/** A stated zone that holds this much of the room is as good as right. */
const STATED_SHARE = 0.35;
/** Rooms of one type that differ by less are one room. */
const SAME_ROOM = 0.01;
/** What must not stand on the middle, in the words of the rules of October 2026. */
const BLOCKING: ReadonlySet<string> = new Set([
  'kitchen',
  'toilet',
  'bathroom',
  'staircase',
  'store',
  'lift',
  'septic_tank',
  'borewell',
  'underground_tank',
  'overhead_tank',
  'pillar',
]);

/** Whether a type of space blocks the middle. */
export function isBlocking(roomType: string): boolean {
  return BLOCKING.has(roomType);
}

/** Reads the plan of a request. @throws EngineError INVALID_OPTION `doorXY` for a door in the very middle */
export function surveyOf({ plan, rooms, zoneResolution, entranceMethod, warnings }: ReadRequest): Survey {
  const spaces = rooms.map((room) => spaceOf(room, plan, zoneResolution));
  const told: PlanWarning[] = [...warnings, ...spaces.flatMap(statedWarnings)];
  if (plan === null) return { plan, spaces, entrance: null, shape: null, middle: null, warnings: told };
  const { overlaps, warnings: overlapWarnings } = overlapsOf(plan);
  const repeated = new Set<number>();
  for (const { rooms: pair, symmetricDifferenceShare } of overlaps) {
    const [a, b] = [rooms[pair[0]] as ReadRoom, rooms[pair[1]] as ReadRoom];
    if (!fallsShort(symmetricDifferenceShare, SAME_ROOM) || a.roomType !== b.roomType || repeated.has(a.index))
      continue;
    repeated.add(b.index);
    const message = `${b.label} is the same room as ${a.label}, drawn twice; it counts once.`;
    told.push({ code: 'ROOM_LISTED_TWICE', field: `rooms[${b.index}]`, message });
  }
  const blocks = spaces.flatMap(({ drawn, room }) => (drawn !== null && isBlocking(room.roomType) ? [drawn] : []));
  return {
    plan,
    spaces: spaces.filter(({ room }) => !repeated.has(room.index)),
    entrance: doorOf(plan, entranceMethod),
    shape: shapeOf(plan),
    middle: brahmasthanOf(plan, blocks),
    warnings: [...told, ...plan.warnings, ...outsideWarningsOf(plan), ...overlapWarnings],
  };
}

/**
 * The door of a plan; null when it has none.
 *
 * @param field  as a refusal shall name the door
 * @throws  EngineError INVALID_OPTION for a door in the middle that its method counts from, where it has no side or no bearing
 */
export function doorOf(plan: Plan, method: EntranceMethod, field: string = 'doorXY'): Entrance | null {
  const { door, centroid, box } = plan;
  const least = 1e-9 * diagonalOf(box);
  const middles = method === 'box-radial-8' ? [boxCentreOf(box)] : [boxCentreOf(box), centroid];
  if (door !== null && middles.some((middle) => distanceBetween(door, middle) <= least)) {
    const allowed = 'a point off the middle of the plot';
    throw refusal('INVALID_OPTION', field, allowed, 'The door stands in the very middle; no side is its own.');
  }
  return entranceOf(plan, method);
}

function spaceOf(room: ReadRoom, plan: Plan | null, zoneResolution: ReadRequest['zoneResolution']): Space {
  const drawn = plan?.rooms[room.index] ?? null;
  if (plan === null || drawn === null) {
    const shares = room.statedZone === null ? [] : [{ zone: room.statedZone, share: 1 }];
    return {
      room,
      drawn: null,
      zone: room.statedZone,
      shares,
      statedShare: null,
      direction: null,
      sixteenth: null,
      outsideGridShare: 0,
    };
  }
  const shares = sharesOf(drawn, plan);
  const sectorAt = (resolution: ZoneResolution): string => directionOf(shares, sectorsOf(drawn, plan, resolution));
  return {
    room,
    drawn,
    zone: shares.dominantZone,
    shares: sharesInOrder(shares),
    statedShare: room.statedZone === null ? null : shares.zoneShares[room.statedZone],
    direction: zoneResolution === null ? null : sectorAt(zoneResolution),
    sixteenth: zoneResolution === 16 || zoneResolution === 32 ? sectorAt(16) : null,
    outsideGridShare: shares.outsideGridShare,
  };
}

/** Shares to nine decimals: the same for a drawing and for the same drawing turned. */
function sharesInOrder({ zoneShares }: RoomShares): readonly ZoneShare[] {
  return ZONES.map((zone) => ({ zone, share: Math.round(zoneShares[zone] * 1e9) / 1e9 })).filter(
    ({ share }) => share > 0,
  );
}

/** Whether a room lies where it is said to lie; true also where nothing was said, or there is no outline to compare. */
export function isAsStated(statedShare: number | null): boolean {
  return statedShare === null || !fallsShort(statedShare, STATED_SHARE);
}

/** The computed zone always wins; a stated one that holds little of the room is told. */
function statedWarnings({ room, zone, statedShare }: Space): readonly PlanWarning[] {
  if (zone === null || isAsStated(statedShare)) return [];
  const message = `${room.label} is said to lie in ${room.statedZone}; as drawn it lies in ${zone}, which was taken.`;
  return [{ code: 'STATED_ZONE_DIFFERS', field: `rooms[${room.index}].zone`, message }];
}
