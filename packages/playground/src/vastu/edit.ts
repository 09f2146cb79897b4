/** What can be done to the plan of the page. */

import { plan } from '../state.ts';
import { firstPlan, LIMITS, onLine, type Point, type Room, snapped, withCorner } from './plan.ts';

export function moveRoom(at: number, x: number, y: number): void {
  changeRoom(at, { x: snapped(x), y: snapped(y) });
}

export function resizeRoom(at: number, width: number, depth: number): void {
  changeRoom(at, { width: side(width), depth: side(depth) });
}

/** Changes some of a room; nothing where there is no such room. */
export function changeRoom(at: number, fields: Partial<Room>): void {
  plan.value = { ...plan.value, rooms: plan.value.rooms.map((room, i) => (i === at ? { ...room, ...fields } : room)) };
}

export function removeRoom(at: number): void {
  plan.value = { ...plan.value, rooms: plan.value.rooms.filter((_, i) => i !== at) };
}

/** A bedroom of three metres by three, in the middle of the plot. */
export function addRoom(): void {
  const { rooms, corners } = plan.value;
  if (rooms.length >= LIMITS.rooms) return;
  const middle = (of: 0 | 1): number => {
    const all = corners.map((point) => point[of]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const room = { roomType: 'bedroom', x: snapped(middle(0) - 1.5), y: snapped(middle(1) - 1.5), width: 3, depth: 3 };
  plan.value = { ...plan.value, rooms: [...rooms, room] };
}

export function moveCorner(at: number, x: number, y: number): void {
  const corners = plan.value.corners.map((point, i): Point => (i === at ? [snapped(x), snapped(y)] : point));
  plan.value = { ...plan.value, corners, door: onLine({ corners }, plan.value.door) };
}

export function addCorner(): void {
  if (plan.value.corners.length < LIMITS.corners) plan.value = withCorner(plan.value);
}

export function removeCorner(): void {
  const corners = plan.value.corners.slice(0, -1);
  if (corners.length >= 3) plan.value = { ...plan.value, corners, door: onLine({ corners }, plan.value.door) };
}

/** The door keeps to the line of the plot. */
export function moveDoor(x: number, y: number): void {
  plan.value = { ...plan.value, door: onLine(plan.value, [x, y]) };
}

export function turnTo(bearingDeg: number): void {
  plan.value = { ...plan.value, bearingDeg: ((Math.round(bearingDeg) % 360) + 360) % 360 };
}

export function beginAnew(): void {
  plan.value = firstPlan;
}

function side(metres: number): number {
  return Math.max(LIMITS.leastSide, snapped(metres));
}
