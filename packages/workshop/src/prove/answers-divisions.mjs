/** The divisional charts after Parashara 6, of which the checker of answers knows these sixteen. A sign is 1 … 12. */
import { countTo } from './answers-sky.mjs';

/** By the quality of the sign: movable, fixed, dual. */
const byQuality = (signs) => (sign) => signs[(sign - 1) % 3];
const byElement = (signs) => (sign) => signs[(sign - 1) % 4];
const byParity = (odd, even) => (sign) => (sign % 2 === 1 ? odd : even);
const houseFrom = (of) => (sign) => countTo(sign, of(sign));

/** Parts in a sign, where the first one is, and the signs from one part to the next. */
const CHARTS = {
  D3: [3, (sign) => sign, 4],
  D4: [4, (sign) => sign, 3],
  D7: [7, houseFrom(byParity(1, 7)), 1],
  D9: [9, houseFrom(byQuality([1, 9, 5])), 1],
  D10: [10, houseFrom(byParity(1, 9)), 1],
  D12: [12, (sign) => sign, 1],
  D16: [16, byQuality([1, 5, 9]), 1],
  D20: [20, byQuality([1, 9, 5]), 1],
  D24: [24, byParity(5, 4), 1],
  D27: [27, byElement([1, 4, 7, 10]), 1],
  D40: [40, byParity(1, 7), 1],
  D45: [45, byQuality([1, 5, 9]), 1],
  D60: [60, (sign) => sign, 1],
};
/** Lords of unequal parts, as the degree where a part ends and its sign. */
const UNEQUAL = {
  D2: byParity(
    [
      [15, 5],
      [30, 4],
    ],
    [
      [15, 4],
      [30, 5],
    ],
  ),
  D30: byParity(
    [
      [5, 1],
      [10, 11],
      [18, 9],
      [25, 3],
      [30, 7],
    ],
    [
      [5, 2],
      [12, 6],
      [20, 12],
      [25, 10],
      [30, 8],
    ],
  ),
};

export const DIVISIONS = [...Object.keys(CHARTS), ...Object.keys(UNEQUAL)];

export function signInDivision(longitude, id) {
  const sign = Math.floor(longitude / 30 + 1e-9) + 1;
  const degree = Math.max(0, longitude - (sign - 1) * 30);
  if (id in UNEQUAL) return UNEQUAL[id](sign).find(([end]) => degree < end - 1e-9)[1];
  const [parts, first, step] = CHARTS[id];
  return countTo(first(sign), ((Math.floor((degree * parts) / 30 + 1e-9) * step) % 12) + 1);
}
