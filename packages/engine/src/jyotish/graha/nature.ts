/**
 * What grahas are by nature: benefic or malefic, and the attributes that readings draw on.
 *
 * Source: Parashara, ch. 3 (`bphs`); where he is silent on a graha the attribute is null.
 */

import { normaliseDeg } from '../../angle.ts';
import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { GRAHAS, type Graha, type Kundli } from './kundli.ts';
import { GRAHA_STATE_NAMES } from './option-names.ts';
import { spotOf } from './read-kundli.ts';

/**
 * When the Moon is benefic. `waxing`: in the bright half; `eighth-to-eighth`: from the eighth bright tithi to the end of the eighth
 * dark one; `half-lit`: while at least half her disc is lit; `always`; `never`.
 */
export const MOON_NATURE_SCHOOLS = ['waxing', 'eighth-to-eighth', 'half-lit', 'always', 'never'] as const;
export type MoonNatureSchool = (typeof MOON_NATURE_SCHOOLS)[number];
/**
 * When Mercury is malefic. `any-malefic`: with a malefic in his sign; `outnumbered`: with more malefics than benefics; `no-benefic`:
 * with a malefic and no benefic; `never`.
 */
export const MERCURY_NATURE_SCHOOLS = ['any-malefic', 'outnumbered', 'no-benefic', 'never'] as const;
export type MercuryNatureSchool = (typeof MERCURY_NATURE_SCHOOLS)[number];

export interface NatureOptions {
  readonly moonNature?: MoonNatureSchool;
  readonly mercuryNature?: MercuryNatureSchool;
}
export const DEFAULT_NATURE: Required<NatureOptions> = { moonNature: 'waxing', mercuryNature: 'any-malefic' };
export const NATURE_SOURCES: { readonly [S in MoonNatureSchool | MercuryNatureSchool]: SourceKey } = {
  waxing: 'bphs',
  'eighth-to-eighth': 'raman-graha-bhava-balas',
  'half-lit': 'program-practice',
  always: 'program-practice',
  never: 'program-practice',
  'any-malefic': 'bphs',
  outnumbered: 'narasimha-rao-integrated',
  'no-benefic': 'program-practice',
};

/**
 * Whether a graha is benefic by nature in this kundli. Jupiter and Venus are, the Moon and Mercury as their schools say.
 *
 * @throws  EngineError INVALID_OPTION for an unknown school or graha, and for what is no kundli
 */
export function isNaturalBenefic(kundli: Kundli, graha: Graha, options: NatureOptions = {}): boolean {
  return isBeneficBy(kundli, graha, readChoices(options, 'options', GRAHA_STATE_NAMES));
}

/** The same by options whose names were looked at before. */
export function isBeneficBy(kundli: Kundli, graha: Graha, options: NatureOptions): boolean {
  spotOf(kundli, graha);
  if (graha === 'Jupiter' || graha === 'Venus') return true;
  if (graha === 'Moon') return isMoonBenefic(kundli, options.moonNature ?? DEFAULT_NATURE.moonNature);
  return graha === 'Mercury' && isMercuryBenefic(kundli, options);
}

/** All who are benefic, in their order. */
export function beneficsBy(kundli: Kundli, options: NatureOptions): readonly Graha[] {
  return GRAHAS.filter((graha) => isBeneficBy(kundli, graha, options));
}

function isMoonBenefic(kundli: Kundli, school: MoonNatureSchool): boolean {
  const elongation = normaliseDeg(spotOf(kundli, 'Moon').longitudeDeg - spotOf(kundli, 'Sun').longitudeDeg);
  switch (oneOf('moonNature', school, MOON_NATURE_SCHOOLS)) {
    case 'waxing':
      return elongation < 180;
    case 'eighth-to-eighth':
      return elongation >= 84 && elongation < 276;
    case 'half-lit':
      return elongation >= 90 && elongation <= 270;
    case 'always':
      return true;
    case 'never':
      return false;
  }
}

function isMercuryBenefic(kundli: Kundli, options: NatureOptions): boolean {
  const school = oneOf('mercuryNature', options.mercuryNature ?? DEFAULT_NATURE.mercuryNature, MERCURY_NATURE_SCHOOLS);
  if (school === 'never') return true;
  const { sign } = spotOf(kundli, 'Mercury');
  let [benefics, malefics] = [0, 0];
  for (const other of GRAHAS) {
    if (other === 'Mercury' || spotOf(kundli, other).sign !== sign) continue;
    if (isBeneficBy(kundli, other, options)) benefics++;
    else malefics++;
  }
  if (school === 'any-malefic') return malefics === 0;
  return school === 'outnumbered' ? malefics <= benefics : malefics === 0 || benefics > 0;
}

export interface GrahaAttributes {
  readonly sex: 'male' | 'female' | 'neuter' | null;
  readonly element: 'fire' | 'earth' | 'ether' | 'water' | 'air' | null;
  readonly guna: 'sattva' | 'rajas' | 'tamas' | null;
  readonly varna: 'brahmin' | 'kshatriya' | 'vaishya' | 'shudra' | null;
  readonly office: 'king' | 'queen' | 'general' | 'prince' | 'minister' | 'servant' | 'army';
  readonly dhatu: 'bone' | 'blood' | 'marrow' | 'skin' | 'fat' | 'semen' | 'muscle' | null;
  readonly deity: string | null;
  readonly season: 'vasanta' | 'grishma' | 'varsha' | 'sharad' | 'hemanta' | 'shishira' | null;
}

// biome-ignore format: a table reads in rows
export const GRAHA_ATTRIBUTES: { readonly [G in Graha]: GrahaAttributes } = {
  Sun:     { sex: 'male',   element: null,    guna: 'sattva', varna: 'kshatriya', office: 'king',     dhatu: 'bone',   deity: 'Agni',        season: 'grishma' },
  Moon:    { sex: 'female', element: null,    guna: 'sattva', varna: 'vaishya',   office: 'queen',    dhatu: 'blood',  deity: 'Varuna',      season: 'varsha' },
  Mars:    { sex: 'male',   element: 'fire',  guna: 'tamas',  varna: 'kshatriya', office: 'general',  dhatu: 'marrow', deity: 'Subrahmanya', season: 'grishma' },
  Mercury: { sex: 'neuter', element: 'earth', guna: 'rajas',  varna: 'vaishya',   office: 'prince',   dhatu: 'skin',   deity: 'Vishnu',      season: 'sharad' },
  Jupiter: { sex: 'male',   element: 'ether', guna: 'sattva', varna: 'brahmin',   office: 'minister', dhatu: 'fat',    deity: 'Indra',       season: 'hemanta' },
  Venus:   { sex: 'female', element: 'water', guna: 'rajas',  varna: 'brahmin',   office: 'minister', dhatu: 'semen',  deity: 'Shachi',      season: 'vasanta' },
  Saturn:  { sex: 'neuter', element: 'air',   guna: 'tamas',  varna: 'shudra',    office: 'servant',  dhatu: 'muscle', deity: 'Brahma',      season: 'shishira' },
  Rahu:    { sex: null,     element: null,    guna: null,     varna: null,        office: 'army',     dhatu: null,     deity: null,          season: null },
  Ketu:    { sex: null,     element: null,    guna: null,     varna: null,        office: 'army',     dhatu: null,     deity: null,          season: null },
};
