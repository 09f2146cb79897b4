/** Other places and frames against Swiss Ephemeris: one effect switched at a time, other centres, other equinoxes, a place on the ground. */
import { afterAll, describe, expect, it } from 'vitest';
import { meanAyanamsaRad, resolveAyanamsa } from '../../packages/engine/src/chart/ayanamsa.ts';
import { scalesOfTt } from '../../packages/engine/src/time/scales.ts';
import { authority, degPerRad, kernel, names, Report, type Row, separationArcsec, skyAt, twoPart } from './measure.ts';

interface Variant {
  readonly centre?: number;
  /** 1 light-time, 2 deflection, 4 aberration, 8 equatorial. */
  readonly steps: number;
  readonly equinox?: number;
  /** Offset of the pair compared: ecliptic 0, equatorial 6. */
  readonly at?: 0 | 6;
  readonly ayanamsa?: string;
  /** Whether the points of the Moon's orbit are given in this frame. */
  readonly points?: boolean;
}

const variants: Readonly<Record<string, Variant>> = {
  equatorial: { steps: 15, at: 6, points: true },
  truepos: { steps: 0 },
  noaberr: { steps: 3 },
  nogdefl: { steps: 5 },
  astrometric_j2000: { steps: 1, equinox: 2 },
  nonut: { steps: 7, equinox: 1, points: true },
  j2000: { steps: 7, equinox: 2 },
  j2000_icrs_eq: { steps: 15, equinox: 3, at: 6 },
  helio_true: { centre: 2, steps: 0 },
  helio: { centre: 2, steps: 1 },
  bary: { centre: 3, steps: 1 },
  topo: { centre: 1, steps: 7 },
  topo_eq: { centre: 1, steps: 15, at: 6 },
  // The ayanamsa is taken from the mean equinox, which leaves nutation out of both.
  sid_lahiri: { steps: 7, equinox: 1, ayanamsa: 'lahiri', points: true },
  sid_fagan: { steps: 7, equinox: 1, ayanamsa: 'fagan-bradley', points: true },
};

/** Berlin, 120 m: the place of the topocentric rows. */
const place = { latitudeRad: 52.5 / degPerRad, longitudeRad: 13.4 / degPerRad, elevationMetres: 120 };
const VESTA = 14;
const EARTH = 21;
/** No pack has it. */
const unknownBodies = ['Pholus'];

/**
 * A place as the authority's observer sees it, who stands on the mean equator of date as if nutation did not carry him along.
 *
 * @returns longitude and latitude on the true ecliptic of date, degrees
 */
function fromMeanEquator(seen: Float64Array, geocentric: Float64Array, jd: string): readonly [number, number] {
  const { day, fraction } = twoPart(jd);
  const f = kernel.frame(day, fraction, day, fraction);
  const here = vector(geocentric);
  const [x, y, z] = vector(seen).map((v, i) => (here[i] as number) - v) as [number, number, number];
  const equation = f.nutationLongitudeRad * Math.cos(f.trueObliquityRad);
  const [s, c] = [Math.sin(f.trueObliquityRad), Math.cos(f.trueObliquityRad)];
  const [s0, c0] = [Math.sin(f.meanObliquityRad), Math.cos(f.meanObliquityRad)];
  const [north, up] = [y * c - z * s, y * s + z * c];
  // Mean sidereal time turns him on the mean equator.
  const [xm, ym] = [x + north * equation, north - x * equation];
  const [along, high] = [ym * c0 + up * s0, up * c0 - ym * s0];
  const [sn, cn] = [Math.sin(f.nutationLongitudeRad), Math.cos(f.nutationLongitudeRad)];
  const observer = [xm * cn - along * sn, xm * sn + along * cn, high];
  const [tx, ty, tz] = here.map((v, i) => v - (observer[i] as number)) as [number, number, number];
  return [Math.atan2(ty, tx) * degPerRad, Math.atan2(tz, Math.hypot(tx, ty)) * degPerRad];
}

function vector(r: Float64Array): number[] {
  const [l, b, d] = r as unknown as [number, number, number];
  return [d * Math.cos(b) * Math.cos(l), d * Math.cos(b) * Math.sin(l), d * Math.sin(b)];
}

const report = new Report('Variants', 'arcsec of direction, Sun to Vesta');
const rates = new Report('Rates of variants', 'degrees per day');
const claims = new Report('Variants', 'error over what is said of it');
const counted = new Map<string, number>();
const unlisted = new Set<string>();

for (const row of authority('ephemeris-variants.csv')) {
  const { variant: name = '', body = '' } = row;
  const variant = variants[name];
  const index = names.indexOf(body as (typeof names)[number]);
  if (!variant || (index < 0 && !unknownBodies.includes(body))) {
    unlisted.add(variant ? body : name);
    continue;
  }
  const isPoint = index > VESTA && index !== EARTH;
  if (index < 0 || (isPoint && !variant.points)) continue;
  counted.set(name, (counted.get(name) ?? 0) + 1);
  measure(name, variant, row, index, isPoint);
}

function measure(name: string, variant: Variant, row: Row, index: number, isPoint: boolean): void {
  const { jd_tt: jd = '', body = '' } = row;
  const { centre = 0, steps, equinox = 0, at = 0, ayanamsa } = variant;
  const tt = twoPart(jd);
  const { ut1 } = scalesOfTt({ scale: 'tt', ...tt });
  expect(skyAt(tt, { centre, steps, equinox, ut1, ...(centre === 1 ? place : {}) }, 1 << index)).toBe(true);
  const r =
    kernel.source(index) === 0 ? new Float64Array(10).fill(Number.NaN) : Float64Array.from(kernel.result(index));
  const claim = kernel.errorArcsec(index);
  const zero = ayanamsa ? meanAyanamsaRad(kernel, resolveAyanamsa(ayanamsa), tt.day + tt.fraction) : 0;
  const error = separationArcsec(
    ((r[at] as number) - zero) * degPerRad,
    (r[at + 1] as number) * degPerRad,
    Number(row['c1']),
    Number(row['c2']),
  );
  const when = `${body} ${jd}`;
  // The authority's sidereal time is that of IAU 2006 in these years.
  const modern = Number(jd) > 2396758.5 && Number(jd) < 2469807.5;
  const topocentricMoon = `the Moon, ${modern ? '1850–2050' : 'other years'}`;
  if (name === 'bary' && body === 'Sun') report.of('the Sun from the barycentre').add(error, when);
  else if (centre === 1 && body === 'Moon') {
    report.of(topocentricMoon).add(error, when);
    if (at === 0) {
      skyAt(tt, { steps }, 1 << index);
      const [l, b] = fromMeanEquator(r, kernel.result(index), jd);
      report
        .of(`${topocentricMoon}, from the mean equator`)
        .add(separationArcsec(l, b, Number(row['c1']), Number(row['c2'])), when);
    }
  } else report.of(isPoint ? `${name}: ${body}` : name).add(error, when);
  // Topocentric places also hang on the clock, which no source of the bodies answers for.
  if (centre !== 1 && name !== 'helio') claims.of(isPoint ? 'points' : name).add(error / claim, when);
  if (!isPoint && !(name === 'bary' && body === 'Sun')) {
    const rate = (r[at === 0 ? 3 : 8] as number) * degPerRad;
    rates.of(centre === 1 && body === 'Moon' ? topocentricMoon : name).add(Math.abs(rate - Number(row['d1'])), when);
  }
}

afterAll(() => {
  if (process.env['KHAGOL_REPORT'] === 'full') for (const r of [report, rates, claims]) r.print();
});

describe('one choice at a time against Swiss Ephemeris', () => {
  it('leaves no variant and no body of the table out', () => {
    expect([...unlisted]).toEqual([]);
    for (const name of Object.keys(variants)) expect(counted.get(name), name).toBeGreaterThan(400);
  });

  it.each(Object.keys(variants).filter((v) => v !== 'helio'))(
    '%s agrees within 0.012″ (barycentric 0.02″) and 2e-4 °/day',
    (variant) => {
      // Today's worst: 6 mas (Vesta); Juno's spikes in the authority set the gate.
      expect(report.of(variant).count).toBeGreaterThan(400);
      expect(report.of(variant).worst.value, report.of(variant).worst.at).toBeLessThan(
        variant === 'bary' ? 0.02 : 0.012,
      );
      expect(rates.of(variant).worst.value, rates.of(variant).worst.at).toBeLessThan(2e-4);
    },
  );

  it('places the topocentric Moon within 0.2″, and within 0.01″ from the mean equator, where the authority stands', () => {
    // Today 0.15″, and 0.003″ there. The authority's observer stands on the mean equator and under mean sidereal time: nutation would carry him up to 300 m
    // from there. Ours stands on the true equator, as ERFA's does (apco13). Outside 1850–2050 the sidereal times part, too: 0.04″ of the Moon.
    expect(report.of('the Moon, 1850–2050').count + report.of('the Moon, other years').count).toBe(90);
    for (const years of ['1850–2050', 'other years']) {
      const { value, at } = report.of(`the Moon, ${years}`).worst;
      expect(value, at).toBeLessThan(0.2);
    }
    const { worst, count } = report.of('the Moon, 1850–2050, from the mean equator');
    expect(count).toBe(15);
    expect(worst.value, worst.at).toBeLessThan(0.01);
    expect(report.of('the Moon, other years, from the mean equator').worst.value).toBeLessThan(0.06);
    // Its rates there are 0.006 °/day from the derivative of its own places, and ours 4e-5; test/assembly/sky.test.ts keeps ours to 2e-5.
    for (const years of ['1850–2050', 'other years'])
      expect(rates.of(`the Moon, ${years}`).worst.value).toBeLessThan(0.01);
  });

  it('places the points of the Moon’s orbit in every frame that has them', () => {
    // Today 0.15″, 1.4″, 2.1″, 2.9″; the gates of the places themselves are in ephemeris.test.ts.
    for (const name of Object.keys(variants).filter((v) => variants[v]?.points)) {
      for (const [body, gate] of [
        ['MeanNode', 0.0005],
        ['MeanApog', 0.0005],
        ['TrueNode', 0.4],
        ['OscuApog', 8],
        ['IntpApog', 5],
        ['IntpPerg', 7],
      ] as const) {
        const { count, worst } = report.of(`${name}: ${body}`);
        expect(count, `${name} ${body}`).toBe(45);
        expect(worst.value, `${name} ${worst.at}`).toBeLessThan(gate);
      }
    }
  });

  it('never errs by more than it says, from whichever centre', () => {
    for (const name of [...Object.keys(variants).filter((v) => !v.startsWith('topo') && v !== 'helio'), 'points']) {
      const { value, at } = claims.of(name).worst;
      expect(value, `${name} ${at}`).toBeLessThan(1);
      expect(value).toBeGreaterThan(0.05);
    }
    // The Sun turns about the barycentre at 0.001 … 0.01 au: a milliarcsecond of the planets is a second of arc there, and she says so.
    expect(report.of('the Sun from the barycentre').worst.value).toBeGreaterThan(0.1);
  });

  it('reckons heliocentric light-time from the Sun, where the authority takes it from the barycentre', () => {
    // The Sun is up to 0.01 au (5 s of light) from the barycentre: Mercury moves 0.9″ in that time.
    expect(report.of('helio').worst.value).toBeLessThan(1);
    expect(report.of('helio').quantile(0.5)).toBeLessThan(0.02);
  });
});
