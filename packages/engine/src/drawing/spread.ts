/**
 * Keeping labels apart on a circle: each as near to where it belongs as its neighbours allow.
 *
 * Labels that would touch are joined into a cluster centred on the mean of their wishes; clusters that then touch are
 * joined again, across 0° as well, until none do. That is the least-squares answer for equal widths.
 */

import { normaliseDeg } from '../angle.ts';

interface Cluster {
  readonly members: readonly number[];
  readonly centre: number;
  readonly count: number;
}

/**
 * @param anglesDeg  where the labels belong, degrees, any order, any turn
 * @param apartDeg   least distance between neighbours, degrees; made smaller when the circle is too full for it
 * @returns where to put them, 0 … <360, in the order given; neighbours at least `apartDeg` apart
 */
export function spread(anglesDeg: readonly number[], apartDeg: number): readonly number[] {
  const count = anglesDeg.length;
  if (count === 0) return [];
  const apart = Math.min(apartDeg, 360 / count);
  const order = anglesDeg
    .map((_, index) => index)
    .sort(
      (one, other) => normaliseDeg(anglesDeg[one] as number) - normaliseDeg(anglesDeg[other] as number) || one - other,
    );
  let clusters: Cluster[] = order.map((index) => ({
    members: [index],
    centre: normaliseDeg(anglesDeg[index] as number),
    count: 1,
  }));
  for (let at = 0, calm = 0; clusters.length > 1 && calm < clusters.length; ) {
    const here = clusters[at % clusters.length] as Cluster;
    const next = clusters[(at + 1) % clusters.length] as Cluster;
    const gap = normaliseDeg(next.centre - here.centre + 1e-9) - 1e-9;
    if (gap >= ((here.count + next.count) / 2) * apart - 1e-9) {
      at++;
      calm++;
      continue;
    }
    const joined = join(here, next, gap, apart);
    const from = at % clusters.length;
    clusters =
      from + 1 < clusters.length
        ? [...clusters.slice(0, from), joined, ...clusters.slice(from + 2)]
        : [joined, ...clusters.slice(1, -1)];
    at = 0;
    calm = 0;
  }
  const places: number[] = new Array<number>(count).fill(0);
  for (const cluster of clusters) {
    cluster.members.forEach((index, rank) => {
      places[index] = normaliseDeg(cluster.centre + (rank - (cluster.count - 1) / 2) * apart);
    });
  }
  return places;
}

/** Two neighbours as one: the new centre is where the mean wish of all members puts it. */
function join(here: Cluster, next: Cluster, gap: number, apart: number): Cluster {
  const count = here.count + next.count;
  // Each side's wish for the centre of the whole, measured from the centre of the first.
  const wishHere = (next.count / 2) * apart;
  const wishNext = gap - (here.count / 2) * apart;
  return {
    members: [...here.members, ...next.members],
    count,
    centre: normaliseDeg(here.centre + (here.count * wishHere + next.count * wishNext) / count),
  };
}
