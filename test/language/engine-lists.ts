/** What the engine itself calls things, gathered from its sources: the names that a language must know. */

import { LUNAR_PHASES } from '../../packages/engine/src/chart/lunar-phase.ts';
import { VARGAS } from '../../packages/engine/src/chart/varga-methods.ts';
import { YOGINIS } from '../../packages/engine/src/jyotish/dasha/nakshatra-systems.ts';
import { DASHA_LEVELS } from '../../packages/engine/src/jyotish/dasha/plan.ts';
import { doshaTable } from '../../packages/engine/src/jyotish/dosha/find.ts';
import { KALA_SARPA_KINDS } from '../../packages/engine/src/jyotish/dosha/kala-sarpa.ts';
import { BALADI } from '../../packages/engine/src/jyotish/graha/avastha.ts';
import { DIGNITIES } from '../../packages/engine/src/jyotish/graha/dignity.ts';
import { GRAHAS } from '../../packages/engine/src/jyotish/graha/kundli.ts';
import { CHARA_KARAKAS } from '../../packages/engine/src/jyotish/jaimini/chara-karaka.ts';
import { GANAS, NADIS, TATTVAS, VARNAS, YONIS } from '../../packages/engine/src/jyotish/match/attributes.ts';
import { KOOTAS } from '../../packages/engine/src/jyotish/match/kootas.ts';
import { MORE_PORUTHAMS, TEN_PORUTHAMS } from '../../packages/engine/src/jyotish/match/porutham-rules.ts';
import { VASHYAS } from '../../packages/engine/src/jyotish/match/schools.ts';
import { CHOGHADIYAS } from '../../packages/engine/src/jyotish/muhurta/choghadiya.ts';
import { DIRECTIONS } from '../../packages/engine/src/jyotish/muhurta/directions.ts';
import { TARAS } from '../../packages/engine/src/jyotish/muhurta/tara.ts';
import { MASAS, RITUS, SAMVATSARAS } from '../../packages/engine/src/jyotish/panchang/calendar-tables.ts';
import { KARANAS, PAKSHAS, TITHIS, VARAS, YOGAS } from '../../packages/engine/src/jyotish/panchang/limb-tables.ts';
import { PERIOD_IDS } from '../../packages/engine/src/jyotish/panchang/periods.ts';
import { GEMS } from '../../packages/engine/src/jyotish/remedy/graha-table.ts';
import { YOGA_ROWS } from '../../packages/engine/src/jyotish/yoga/table.ts';
import { BODIES } from '../../packages/engine/src/sky/sky.ts';
import { WESTERN_ASPECT_TYPES } from '../../packages/engine/src/western/aspect/aspect-table.ts';
import { MODALITIES, POLARITIES } from '../../packages/engine/src/western/pattern/signs.ts';
import { ANGLES } from '../../packages/engine/src/western/radix/radix.ts';

export const ASHTAKOOTA_NAMES: readonly string[] = KOOTAS.map(({ name }) => name);

const named = (rows: readonly { readonly name: string }[]): readonly string[] => rows.map(({ name }) => name);

/** Group of names, and what the engine says there. */
export const ENGINE_LISTS: readonly (readonly [group: string, said: readonly string[]])[] = [
  ['graha', GRAHAS],
  ['body', [...BODIES, ...ANGLES, 'Rahu', 'Ketu', 'NorthNode', 'SouthNode']],
  ['lunarPhase', LUNAR_PHASES],
  ['varga', VARGAS.filter(({ division }) => division <= 60).map(({ id }) => id)],
  ['yogini', YOGINIS],
  ['dashaLevel', DASHA_LEVELS],
  ['kalaSarpa', KALA_SARPA_KINDS],
  ['avastha', BALADI],
  ['dignity', DIGNITIES],
  ['karaka', CHARA_KARAKAS],
  ['gana', GANAS],
  ['nadi', NADIS],
  ['element', TATTVAS],
  ['varna', VARNAS],
  ['yoni', YONIS],
  ['vashya', VASHYAS],
  ['porutham', named([...TEN_PORUTHAMS, ...MORE_PORUTHAMS])],
  ['tara', named(TARAS)],
  ['direction', DIRECTIONS],
  ['masa', MASAS],
  ['ritu', named(RITUS)],
  ['samvatsara', SAMVATSARAS],
  ['paksha', PAKSHAS],
  ['period', PERIOD_IDS],
  ['gem', GEMS],
  ['yoga', named(YOGA_ROWS)],
  ['tithi', named(TITHIS)],
  ['nityaYoga', named(YOGAS)],
  ['karana', named(KARANAS)],
  ['weekday', VARAS.map(({ english }) => english)],
  ['choghadiya', named(Object.values(CHOGHADIYAS))],
  ['dosha', named(doshaTable())],
  ['aspect', WESTERN_ASPECT_TYPES],
  ['modality', MODALITIES],
  ['polarity', POLARITIES],
];
