/** Every yoga that is looked for, family by family. */

import { ARISHTA, BALARISHTA, SANYASA } from './afflictions.ts';
import { NEECHA_BHANGA, PARIVARTANA } from './exchanges.ts';
import { BHAVA, KARTARI, MALIKA } from './houses.ts';
import { CHANDRA, MAHAPURUSHA, SURYA } from './luminaries.ts';
import { NABHASA } from './nabhasa.ts';
import { RAJA, VIPARITA } from './raja.ts';
import { JAIMINI } from './raja-karakas.ts';
import { RAMAN } from './raman.ts';
import type { YogaRow } from './row.ts';
import { VIVIDHA } from './vividha.ts';
import { DARIDRA, DHANA } from './wealth.ts';

export const YOGA_ROWS: readonly YogaRow[] = [
  ...NABHASA,
  ...MAHAPURUSHA,
  ...SURYA,
  ...CHANDRA,
  ...RAJA,
  ...JAIMINI,
  ...VIPARITA,
  ...NEECHA_BHANGA,
  ...PARIVARTANA,
  ...DHANA,
  ...DARIDRA,
  ...BHAVA,
  ...VIVIDHA,
  ...RAMAN,
  ...KARTARI,
  ...MALIKA,
  ...SANYASA,
  ...BALARISHTA,
  ...ARISHTA,
];
