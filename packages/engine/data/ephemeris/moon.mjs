/** The model that is taken out of the Moon before rows are fitted: mean longitude, tilting plane, mean distance, series. */

const j2000 = 2451545;
const arcsec = Math.PI / 648000;

/** Half the motion of the ecliptic in its own J2000 axes: p and q of FORMAT.md, T¹ T² T³ (IAU 2006: P_A and Q_A, halved). */
export const tilt = [4.199094 / 2, 0.1939873 / 2, -0.00022466 / 2, -46.811015 / 2, 0.0510283 / 2, 0.00052413 / 2].map((x) => x * arcsec);

export const meanDistance = 385000.5 / 149597870.7;

/** Cartesian J2000 to longitude, latitude, distance on the tilted plane. */
export function onPlane(x, y, z, t) {
  const p = t * (tilt[0] + t * (tilt[1] + t * tilt[2]));
  const q = t * (tilt[3] + t * (tilt[4] + t * tilt[5]));
  const w = Math.sqrt(1 - p * p - q * q);
  const u = (1 - 2 * p * p) * x + 2 * p * q * y - 2 * p * w * z;
  const v = 2 * p * q * x + (1 - 2 * q * q) * y + 2 * q * w * z;
  const s = 2 * p * w * x - 2 * q * w * y + (1 - 2 * p * p - 2 * q * q) * z;
  return [Math.atan2(v, u), Math.atan2(s, Math.hypot(u, v)), Math.sqrt(u * u + v * v + s * s)];
}

export function moonModel(startJd, stepDays, positions) {
  const meanLongitude = [3.8103444305883079, 8399.709113522267, -2.0e-5, 0, 0];
  const count = positions.length / 3;
  const rest = [0, 1, 2].map(() => new Float64Array(count));
  for (let i = 0; i < count; i++) {
    const t = (startJd + i * stepDays - j2000) / 36525;
    const [l, b, r] = onPlane(positions[3 * i], positions[3 * i + 1], positions[3 * i + 2], t);
    const mean = meanLongitude[0] + t * (meanLongitude[1] + t * meanLongitude[2]);
    rest[0][i] = Math.atan2(Math.sin(l - mean), Math.cos(l - mean));
    rest[1][i] = b;
    rest[2][i] = r - meanDistance;
  }
  return { sphere: { meanLongitude, tilt, meanDistance }, rest, series: null };
}
