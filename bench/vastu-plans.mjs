/** Plots and houses for the benches of Vastu: ordinary ones, large ones, and outlines that are hard on an algorithm. */

const roomTypes = ['kitchen', 'toilet', 'bedroom', 'living room', 'pooja', 'store', 'staircase', 'study', 'dining'];
/** For anchors: the plan lies as it is drawn, metre for metre. */
export const planToWorld = { units: 'metres', origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 0, -1] };

export function rectangle(x, y, width, depth) {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
}

/** Simple and concave: rays about a middle, each of its own length. Millimetres, as drawings have them. */
export function star(random, count, [x, y], least, most) {
  return Array.from({ length: count }, (_, k) => {
    const angle = ((k + 0.6 * random()) / count) * 2 * Math.PI;
    const reach = least + (most - least) * random();
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)].map((metres) => Math.round(metres * 1000) / 1000);
  });
}

/** A plot of 256 points with 40 rooms of 64, which reach into each other a little. */
export function largeHouse(random) {
  const plotPolygon = star(random, 256, [0, 0], 24, 30);
  const rooms = Array.from({ length: 40 }, (_, i) => ({
    roomType: roomTypes[i % roomTypes.length],
    name: `Room ${i}`,
    polygon: star(random, 64, [(i % 8) * 5 - 17.5, Math.floor(i / 8) * 5 - 10], 2, 3.2),
  }));
  return { inputSource: 'plan-derived', bearingDeg: 17, plotPolygon, doorXY: plotPolygon[0], rooms };
}

/** A plot of 4 … 12 points, stepped in one corner, and ten rooms of 4 or 6, walls of 15 cm between them. */
export function ordinaryHouse(random) {
  const [width, depth] = [14 + Math.floor(random() * 6), 12 + Math.floor(random() * 6)];
  const steps = Math.floor(random() * 5);
  const stairs = Array.from({ length: steps }, (_, i) => [
    [width - i * 0.5, depth - (steps - i) * 0.5],
    [width - (i + 1) * 0.5, depth - (steps - i) * 0.5],
  ]).flat();
  const corner = steps === 0 ? [[width, depth]] : [...stairs, [width - steps * 0.5, depth]];
  const plotPolygon = [[0, 0], [width, 0], ...corner, [0, depth]];
  const [across, up] = [(width - 3) / 5, (depth - 3) / 2];
  const rooms = Array.from({ length: 10 }, (_, i) => {
    const [x, y] = [0.3 + (i % 5) * across, 0.3 + Math.floor(i / 5) * up];
    const [w, d] = [across - 0.15, up - 0.15];
    const ring = rectangle(x, y, w, d);
    const alcove = [
      [x + w, y + d * 0.6],
      [x + w * 0.7, y + d * 0.6],
      [x + w * 0.7, y + d],
    ];
    return {
      roomType: roomTypes[i % roomTypes.length],
      name: `Room ${i}`,
      polygon: random() < 0.3 ? [ring[0], ring[1], ...alcove, ring[3]] : ring,
    };
  });
  const bearingDeg = Math.round(random() * 3600) / 10;
  return { inputSource: 'plan-derived', bearingDeg, plotPolygon, doorXY: [width / 3, 0], rooms };
}

export function ell() {
  return [
    [0, 0],
    [18, 0],
    [18, 6],
    [7, 6],
    [7, 15],
    [0, 15],
  ];
}

/** Teeth of a metre, a metre apart, on a back. */
export function comb(teeth) {
  const ring = [
    [0, 0],
    [2 * teeth - 1, 0],
  ];
  for (let k = teeth - 1; k >= 0; k--) {
    ring.push([2 * k + 1, k === teeth - 1 ? 40 : 4]);
    if (k < teeth - 1) ring.push([2 * k + 1, 40]);
    ring.push([2 * k, 40]);
    if (k > 0) ring.push([2 * k, 4]);
  }
  return ring;
}
