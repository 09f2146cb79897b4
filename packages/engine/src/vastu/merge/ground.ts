/** What do the captures in their places make together? Outlines united per floor, rooms, and the floors that hold them. */

import { clearanceOf, poleOf, type Region, type Ring, regionAreaOf } from '../plan/index.ts';
import { MOST_CUTS } from './arrangement.ts';
import type { Storey } from './floors.ts';
import type { Placed } from './placed.ts';
import { placedBy, ringAt, rounded, roundedPoint, roundedRing } from './pose.ts';
import type { MergedFloor, MergedOutline, MergedRoom } from './record.ts';
import { unionOf } from './union.ts';

/** Per floor and group of linked captures, the ground that their outlines cover together. */
export function outlinesOf(placed: readonly Placed[]): readonly MergedOutline[] {
  const groups = new Map<string, Placed[]>();
  for (const one of placed) {
    // Captures that have their place lie in one frame per floor, whichever anchor holds them.
    const key = `${one.capture.floorIndex} ${one.method === 'unregistered' ? one.group : 'registered'}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const sorted = [...groups.values()].sort(
    (a, b) => (a[0] as Placed).capture.floorIndex - (b[0] as Placed).capture.floorIndex,
  );
  return sorted.flatMap((members) => {
    const rings = members.map(({ capture, pose }) => capture.outline.map((point) => placedBy(pose, point)));
    // What one merge may cost is shared by its floors.
    const parts = unionOf(rings, Math.ceil((MOST_CUTS * members.length) / placed.length));
    if (parts === null)
      return members.map((member, at) =>
        outlineOf({ outer: rings[at] as Ring, holes: [] }, [member], 'traced-outline'),
      );
    const homes = rings.map((ring) => homeOf(ring, parts));
    return parts.map((part, at) =>
      outlineOf(
        part,
        members.filter((_, member) => homes[member] === at),
        'union-of-traced-outlines',
      ),
    );
  });
}

/** The part in which an outline lies: of its innermost point the farthest inside. */
function homeOf(ring: Ring, parts: readonly Region[]): number {
  if (parts.length === 1) return 0;
  const { point } = poleOf({ outer: ring, holes: [] });
  const clearances = parts.map((part) => clearanceOf(point, part));
  return clearances.indexOf(Math.max(...clearances));
}

function outlineOf(part: Region, members: readonly Placed[], source: MergedOutline['source']): MergedOutline {
  return {
    floorIndex: members[0]?.capture.floorIndex ?? 0,
    polygon: roundedRing(part.outer),
    holes: part.holes.map(roundedRing),
    areaM2: rounded(regionAreaOf(part), 6),
    captureIds: members.map(({ capture }) => capture.id),
    isRegistered: members[0]?.method !== 'unregistered',
    source,
  };
}

/** The rooms of a capture in their places. */
export function roomsOf({ capture, pose }: Placed): readonly MergedRoom[] {
  return capture.rooms.map((room) => ({
    id: room.id,
    captureId: capture.id,
    label: room.label,
    floorIndex: capture.floorIndex,
    polygon: ringAt(room.polygon, pose),
    areaM2: rounded(room.areaM2, 6),
    heightM: room.heightM,
    openings: room.openings.map(({ kind, centerXY, widthM, heightM }) => {
      return { kind, centerXY: roundedPoint(placedBy(pose, centerXY)), widthM, heightM };
    }),
  }));
}

/** A storey with what stands on it. */
export function floorOf(storey: Storey, placed: readonly Placed[], outlines: readonly MergedOutline[]): MergedFloor {
  const { floorIndex, maxRoomHeightM, clearToNextM } = storey;
  const here = placed.filter(({ capture }) => capture.floorIndex === floorIndex);
  const ground = outlines.filter((outline) => outline.floorIndex === floorIndex);
  return {
    floorIndex,
    elevationM: rounded(storey.elevationM, 6),
    isElevationEstimated: storey.isElevationEstimated,
    originXY: storey.originXY,
    bearingDeg: storey.bearingDeg,
    captureIds: here.map(({ capture }) => capture.id),
    roomIds: here.flatMap(({ capture }) => capture.rooms.map(({ id }) => id)),
    areaM2: rounded(
      ground.reduce((sum, { areaM2 }) => sum + areaM2, 0),
      6,
    ),
    maxRoomHeightM,
    clearToNextM: clearToNextM === null ? null : rounded(clearToNextM, 6),
  };
}
