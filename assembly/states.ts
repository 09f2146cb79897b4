/**
 * Position, velocity and acceleration of every body at one instant: nine f64 per body (au, per day, per day²) in ecliptic J2000 axes,
 * and the moves between such records and lanes.
 */

/** Bytes of one body's state: x y z, their rates, their second rates. */
export const STATE_BYTES: usize = 72;

const table: usize = memory.data(72 * 32, 16);

/** Address of a body's state. */
export function stateOf(body: i32): usize {
  return table + STATE_BYTES * <usize>body;
}

/** The numbers at two addresses as lanes (one address when T is f64). */
export function pair<T>(a: usize, b: usize): T {
  if (isVector<T>()) return v128.load64_lane(b, v128.load64_zero(a), 1);
  return <T>load<f64>(a);
}

/** Writes lanes back to two addresses (the first only when T is f64). */
export function scatter<T>(a: usize, b: usize, value: T): void {
  if (isVector<T>()) {
    v128.store64_lane(a, value, 0);
    v128.store64_lane(b, value, 1);
  } else {
    store<f64>(a, <f64>value);
  }
}
