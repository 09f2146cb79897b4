/**
 * A small byte compressor in the manner of LZ77, for tables that a plain loop must unpack anywhere.
 *
 * Stream: repeat { token, literals, distance } until the announced length is reached.
 * token: high four bits = number of literals, low four bits = match length − 3; 15 in either means "more follows" as
 * LEB128 (literals' rest before the literals, the match's rest after the distance). distance: LEB128, 1 = the byte
 * before. The last sequence has literals only. `expand` in the engine (time/zone-table.ts) is the other half.
 */

const shortest = 3;
const chainDepth = 600;

export function squeeze(bytes) {
  const matches = findMatches(bytes);
  const steps = cheapestPath(bytes, matches);
  const out = [];
  let literals = [];
  const flush = (length, distance) => {
    const more = length === 0 ? 0 : length - shortest;
    out.push((Math.min(literals.length, 15) << 4) | Math.min(more, 15));
    if (literals.length >= 15) pushLeb(out, literals.length - 15);
    out.push(...literals);
    literals = [];
    if (length === 0) return;
    pushLeb(out, distance);
    if (more >= 15) pushLeb(out, more - 15);
  };
  for (let at = 0; at < bytes.length; ) {
    const { length, distance } = steps[at];
    if (length === 1) literals.push(bytes[at]);
    else flush(length, distance);
    at += length;
  }
  if (literals.length > 0) flush(0, 0);
  return Uint8Array.from(out);
}

export function pushLeb(out, value) {
  while (value >= 128) {
    out.push((value % 128) | 128);
    value = Math.floor(value / 128);
  }
  out.push(value);
}

/** Per position, matches of growing length, each at its nearest distance. */
function findMatches(bytes) {
  const newest = new Map();
  const older = new Int32Array(bytes.length).fill(-1);
  const found = [];
  for (let at = 0; at < bytes.length; at++) {
    const key = bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16);
    const here = [];
    let longest = shortest - 1;
    if (at + shortest <= bytes.length) {
      let candidate = newest.get(key) ?? -1;
      for (let depth = 0; candidate >= 0 && depth < chainDepth; depth++, candidate = older[candidate]) {
        let length = 0;
        while (at + length < bytes.length && bytes[candidate + length] === bytes[at + length]) length++;
        if (length <= longest) continue;
        longest = length;
        here.push({ length, distance: at - candidate });
      }
      older[at] = newest.get(key) ?? -1;
      newest.set(key, at);
    }
    found.push(here);
  }
  return found;
}

const lebLength = (value) => (value < 128 ? 1 : value < 16384 ? 2 : 3);

/** Dynamic programming from the end: the next step (literal or match) from each position on the cheapest way out. */
function cheapestPath(bytes, matches) {
  const cost = new Float64Array(bytes.length + 1);
  const steps = new Array(bytes.length);
  for (let at = bytes.length - 1; at >= 0; at--) {
    let best = cost[at + 1] + 1;
    let step = { length: 1, distance: 0 };
    let from = shortest;
    for (const { length: reach, distance } of matches[at]) {
      for (let length = from; length <= reach; length++) {
        const price = cost[at + length] + 1 + lebLength(distance) + (length >= 18 ? lebLength(length - 18) : 0);
        if (price < best) {
          best = price;
          step = { length, distance };
        }
      }
      from = reach + 1;
    }
    cost[at] = best;
    steps[at] = step;
  }
  return steps;
}
