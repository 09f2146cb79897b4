/** Transits over a kundli: stays in signs, sade sati, vedha, murti, chandrashtama. */

export { type Chandrashtama, chandrashtamasOf } from './chandrashtama.ts';
export {
  PHASE_OF_HOUSE,
  SADE_SATI_METHODS,
  SADE_SATI_REFERENCES,
  SATURN_PHASES,
  type SadeSati,
  type SadeSatiMethod,
  type SadeSatiOptions,
  type SadeSatiReference,
  type SaturnPhase,
  type SaturnStay,
  sadeSatiOf,
  saturnPhaseAt,
} from './sade-sati.ts';
export { type Stay, staysOf, ZODIAC_PARTS, type ZodiacPart } from './stays.ts';
export { GOCHARA_VEDHA, type Gochara, type GocharaRow, gocharaAt, MURTIS, type Murti, murtiOf } from './vedha.ts';
