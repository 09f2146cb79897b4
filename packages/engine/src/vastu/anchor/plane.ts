/** Where does the drawing lie in the room that a device sees? Its plane in the world of AR, checked: not skewed, not mirrored, not upside down. */

import { oneOf } from '../../choice.ts';
import { kindOf, readRecord, refusal } from '../../input.ts';
import type { PointM } from '../plan/index.ts';

/** x, y, z in the world of AR: right-handed, Y up, metres. */
export type WorldVector = readonly [number, number, number];

/** world(x, y) = origin + x·xAxis + y·yAxis, for a point of the drawing. */
export interface PlanToWorld {
  readonly units: 'metres';
  readonly origin: WorldVector;
  readonly xAxis: WorldVector;
  readonly yAxis: WorldVector;
}

/** A plane that may be trusted. */
export interface Plane {
  /** As it was sent. */
  readonly sent: PlanToWorld;
  readonly origin: WorldVector;
  /** Of length 1, at right angles. */
  readonly xAxis: WorldVector;
  readonly yAxis: WorldVector;
  /** xAxis × yAxis, upwards. */
  readonly normal: WorldVector;
}

/** By how much axes may miss length 1 and a right angle. */
const AXIS_TOLERANCE = 1e-3;
const MOST_METRES = 1e9;

/**
 * Reads a plane.
 *
 * @throws  EngineError INVALID_OPTION naming the member: axes that are not of length 1 or not at right angles within 1e-3, a plane that faces down
 */
export function readPlane(value: unknown, field: string): Plane {
  const plane = readRecord(field, value, 'an object with units, origin, xAxis and yAxis');
  const units = oneOf(`${field}.units`, plane['units'], ['metres'] as const);
  const origin = vectorOf(plane['origin'], `${field}.origin`);
  const x = axisOf(plane['xAxis'], `${field}.xAxis`);
  const y = axisOf(plane['yAxis'], `${field}.yAxis`);
  const skew = dot(x, y);
  if (!(Math.abs(skew) <= AXIS_TOLERANCE)) {
    const allowed = `at right angles to xAxis within ${AXIS_TOLERANCE}`;
    const message = `${field}.yAxis must be ${allowed}; the product of the two is ${skew.toFixed(6)}.`;
    throw refusal('INVALID_OPTION', `${field}.yAxis`, allowed, message);
  }
  const xAxis = scaled(x, 1 / Math.sqrt(dot(x, x)));
  const along = dot(y, xAxis);
  const rest: WorldVector = [y[0] - along * xAxis[0], y[1] - along * xAxis[1], y[2] - along * xAxis[2]];
  const yAxis = scaled(rest, 1 / Math.sqrt(dot(rest, rest)));
  const normal = cross(xAxis, yAxis);
  if (!(normal[1] > 0)) {
    const allowed = 'axes whose product xAxis × yAxis points up, +Y';
    const message = `${field} is mirrored or upside down: xAxis × yAxis must point up, and its Y is ${normal[1].toFixed(3)}.`;
    throw refusal('INVALID_OPTION', field, allowed, message);
  }
  return { sent: { units, origin, xAxis: x, yAxis: y }, origin, xAxis, yAxis, normal };
}

/** A point of the drawing in the world. */
export function worldOf(
  [x, y]: PointM,
  { origin, xAxis, yAxis }: Pick<Plane, 'origin' | 'xAxis' | 'yAxis'>,
): WorldVector {
  return [
    origin[0] + x * xAxis[0] + y * yAxis[0],
    origin[1] + x * xAxis[1] + y * yAxis[1],
    origin[2] + x * xAxis[2] + y * yAxis[2],
  ];
}

function axisOf(value: unknown, field: string): WorldVector {
  const axis = vectorOf(value, field);
  const length = Math.sqrt(dot(axis, axis));
  if (Math.abs(length - 1) <= AXIS_TOLERANCE) return axis;
  const allowed = `a vector of length 1 within ${AXIS_TOLERANCE}`;
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}; its length is ${String(length)}.`);
}

function vectorOf(value: unknown, field: string): WorldVector {
  const allowed = `[x, y, z]: three numbers, -${MOST_METRES} … ${MOST_METRES}`;
  if (!Array.isArray(value))
    throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}, not ${kindOf(value)}.`);
  if (value.length !== 3)
    throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}; it has ${value.length} members.`);
  const read = Array.from(value as readonly unknown[], (one, at): number => {
    if (typeof one === 'number' && Math.abs(one) <= MOST_METRES) return one + 0;
    const found = typeof one === 'number' ? String(one) : kindOf(one);
    throw refusal(
      'INVALID_OPTION',
      `${field}[${at}]`,
      allowed,
      `${field}[${at}] must be a number within ±${MOST_METRES}, not ${found}.`,
    );
  });
  return read as unknown as WorldVector;
}

function dot(a: WorldVector, b: WorldVector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: WorldVector, b: WorldVector): WorldVector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function scaled(a: WorldVector, by: number): WorldVector {
  return [a[0] * by, a[1] * by, a[2] * by];
}
