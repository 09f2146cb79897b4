/**
 * Where things live. Scratch and results sit in static memory; packs, decoded rows and batches of dates in a heap that only grows.
 * assembly/README.md draws the map.
 */

let top: usize = __heap_base;

/** Takes `bytes` from the heap, 16-byte aligned and zeroed, for good. Traps when the host grants no more memory. */
export function reserve(bytes: usize): usize {
  const address = (top + 15) & ~15;
  top = address + bytes;
  const pages = ((top + 0xffff) >> 16) - <usize>memory.size();
  if (<isize>pages > 0 && memory.grow(<i32>pages) < 0) unreachable();
  return address;
}

/** Makes sure that `reserve` will be granted so many bytes more, in pieces of any size; false when the host refuses. */
export function grantable(bytes: usize): bool {
  const pages = <i64>((<u64>top + <u64>bytes + 0x1ffff) >> 16) - <i64>memory.size();
  return pages <= 0 || (pages < 0x10000 && memory.grow(<i32>pages) >= 0);
}

/** Copies `count` numbers. A loop, because a bulk-memory instruction costs its engine a call of some 15 ns. */
export function copyNumbers(to: usize, from: usize, count: i32): void {
  const end = to + 8 * <usize>count;
  if (ASC_FEATURE_SIMD) for (; to + 16 <= end; to += 16, from += 16) v128.store(to, v128.load(from));
  for (; to < end; to += 8, from += 8) store<f64>(to, load<f64>(from));
}

/** Writes `count` zeros. */
export function clearNumbers(at: usize, count: i32): void {
  const end = at + 8 * <usize>count;
  if (ASC_FEATURE_SIMD) for (; at + 16 <= end; at += 16) v128.store(at, f64x2.splat(0));
  for (; at < end; at += 8) store<f64>(at, 0);
}
