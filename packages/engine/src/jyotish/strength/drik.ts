/**
 * Drik bala: what the glances of the seven give to a place, good ones adding and bad ones taking. For shadbala.ts and bhava-bala.ts. Virupas.
 *
 * Source: Parashara 26 and 27.19 (`bphs`), Raman (`raman-graha-bhava-balas`).
 */

import { type DrishtiVirupaOptions, virupasBy } from '../graha/drishti.ts';
import { type Kundli, VISIBLE_GRAHAS } from '../graha/kundli.ts';
import { isBeneficBy } from '../graha/nature.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { type ShadbalaOptions, type ShadbalaSettings, shadbalaSettings } from './shadbala-options.ts';

/** Good less bad glances at one place, and what Mercury and Jupiter alone give, whole. */
interface Glances {
  readonly net: number;
  readonly mercury: number;
  readonly jupiter: number;
}

/**
 * Drik bala of the seven, in the order of `VISIBLE_GRAHAS`: a fourth of good less bad glances from the other six; by Parashara also the whole of
 * what Mercury and Jupiter give.
 *
 * @throws  EngineError INVALID_OPTION for a choice that does not exist, and for what is no kundli
 * @source  `bphs` 27.19; `raman-graha-bhava-balas`
 */
export function drikOf(kundli: Kundli, options: ShadbalaOptions = {}): readonly number[] {
  readKundli(kundli);
  const settings = shadbalaSettings(options);
  const benefic = VISIBLE_GRAHAS.map((graha) => isBeneficBy(kundli, graha, settings));
  const looking = { special: settings.specialDrishti };
  return VISIBLE_GRAHAS.map((graha, i) => {
    const { net, mercury, jupiter } = glancesAt(kundli, kundli.grahas[graha].longitudeDeg, benefic, looking, i);
    return settings.drik === 'raman' ? net / 4 : net / 4 + mercury + jupiter;
  });
}

/**
 * Drishti bala of places such as the middles of bhavas: a fourth of each glance but those of Mercury and Jupiter, which count whole; good
 * adding, bad taking.
 *
 * @source  `raman-graha-bhava-balas`, `bphs` 27.19
 */
export function drishtiOfPlaces(
  kundli: Kundli,
  placesDeg: readonly number[],
  settings: ShadbalaSettings,
): readonly number[] {
  const benefic = VISIBLE_GRAHAS.map((graha) => isBeneficBy(kundli, graha, settings));
  const looking = { special: settings.specialDrishti };
  return placesDeg.map((place) => {
    const { net, mercury, jupiter } = glancesAt(kundli, place, benefic, looking, -1);
    // A quarter of these two is in the net already.
    return net / 4 + ((benefic[MERCURY] ? mercury : -mercury) + jupiter) * 0.75;
  });
}

const MERCURY = 3;
const JUPITER = 4;

function glancesAt(
  { grahas }: Kundli,
  placeDeg: number,
  benefic: readonly boolean[],
  looking: DrishtiVirupaOptions,
  except: number,
): Glances {
  let [net, mercury, jupiter] = [0, 0, 0];
  for (let i = 0; i < 7; i++) {
    if (i === except) continue;
    const from = VISIBLE_GRAHAS[i] as (typeof VISIBLE_GRAHAS)[number];
    const glance = virupasBy(from, placeDeg - grahas[from].longitudeDeg, looking);
    net += benefic[i] ? glance : -glance;
    if (i === MERCURY) mercury = glance;
    if (i === JUPITER) jupiter = glance;
  }
  return { net, mercury, jupiter };
}
