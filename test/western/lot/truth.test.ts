/** Lots against Kerykeion: Fortune and Spirit turned round by night, two others that are not. */
import { expect, it } from 'vitest';
import { normaliseSignedDeg } from '../../../packages/engine/src/angle.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { momentAt } from '../../../packages/engine/src/time/moment-at.ts';
import { lotOf, lotsOf } from '../../../packages/engine/src/western/lot/index.ts';
import { radixOf } from '../../../packages/engine/src/western/radix/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';

interface Input {
  readonly julianDayUT: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly diurnal: boolean;
}
type Expect = { readonly [part in 'amoris' | 'fidei' | 'fortunae' | 'spiritus']: number };

const path = 'western/western-parts.json';
const ledger = truthLedger('Western lots', path);
const engine = await openEngine();
const IDS = { amoris: 'amoris', fidei: 'fidei', fortunae: 'fortune', spiritus: 'spirit' } as const;
/** The file's own; four decimals by Swiss Ephemeris. Worst today 0.0006° (Spirit in 2050), where the two ΔT differ. */
const TOLERANCE_DEG = 0.002;

it.each(readTruth<Input, Expect>(path).cases)('$id', ({ id, input, expect: truth }) => {
  const { julianDayUT, latitude, longitude, diurnal } = input;
  // By its Julian day: before zones the program's clock is that of the zone's city, ours that of the place.
  const day = Math.floor(julianDayUT);
  const place = { latitudeDeg: latitude, longitudeDeg: longitude, elevationMetres: 0 };
  const radix = radixOf(engine.kernel, momentAt({ scale: 'ut1', day, fraction: julianDayUT - day }, place));
  expect(radix.sect).toBe(diurnal ? 'day' : 'night');
  const { lots } = lotsOf(radix, { lots: Object.values(IDS) });
  for (const [part, lot] of Object.entries(IDS)) {
    const found = lots.find(({ value }) => value.id === lot)?.value.longitudeDeg ?? Number.NaN;
    const error = normaliseSignedDeg(found - truth[part as keyof Expect]);
    ledger.error('deg', error, TOLERANCE_DEG, `${id} ${part}`);
    expect(Math.abs(error), part).toBeLessThanOrEqual(TOLERANCE_DEG);
  }
  // The same by formula.
  const fortune = lotOf(radix, { from: 'Sun', to: 'Moon', reverseAtNight: true }).value.longitudeDeg;
  expect(fortune).toBe(lots[2]?.value.longitudeDeg);
  ledger.pass(id);
});
