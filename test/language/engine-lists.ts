/** What the engine itself calls things, gathered from its sources: the names that a language must know. */

import { AYANAMSAS } from '../../packages/engine/src/chart/ayanamsas.ts';
import { HOUSE_SYSTEMS } from '../../packages/engine/src/chart/house-systems.ts';
import { LUNAR_PHASES } from '../../packages/engine/src/chart/lunar-phase.ts';
import { VARGAS } from '../../packages/engine/src/chart/varga-methods.ts';
import { CLASSIFICATIONS } from '../../packages/engine/src/fact.ts';
import { YOGINIS } from '../../packages/engine/src/jyotish/dasha/nakshatra-systems.ts';
import { DASHA_LEVELS } from '../../packages/engine/src/jyotish/dasha/plan.ts';
import { doshaTable } from '../../packages/engine/src/jyotish/dosha/find.ts';
import { KALA_SARPA_KINDS } from '../../packages/engine/src/jyotish/dosha/kala-sarpa.ts';
import { SATURN_PHASES } from '../../packages/engine/src/jyotish/gochara/sade-sati.ts';
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
import { AVOIDABLE, PURPOSE_IDS } from '../../packages/engine/src/jyotish/muhurta/purpose.ts';
import { TARAS } from '../../packages/engine/src/jyotish/muhurta/tara.ts';
import { MASAS, RITUS, SAMVATSARAS } from '../../packages/engine/src/jyotish/panchang/calendar-tables.ts';
import { OTHER_ROWS } from '../../packages/engine/src/jyotish/panchang/festival-rows-other.ts';
import { YEARLY_ROWS } from '../../packages/engine/src/jyotish/panchang/festival-rows-yearly.ts';
import { FESTIVAL_CATEGORIES } from '../../packages/engine/src/jyotish/panchang/festival-rules.ts';
import { KARANAS, PAKSHAS, TITHIS, VARAS, YOGAS } from '../../packages/engine/src/jyotish/panchang/limb-tables.ts';
import { PERIOD_IDS } from '../../packages/engine/src/jyotish/panchang/periods.ts';
import { SAHAMS } from '../../packages/engine/src/jyotish/points/saham-table.ts';
import { SPECIAL_LAGNAS } from '../../packages/engine/src/jyotish/points/special-lagnas.ts';
import { SPHUTAS } from '../../packages/engine/src/jyotish/points/sphutas.ts';
import { UPAGRAHAS } from '../../packages/engine/src/jyotish/points/upagrahas.ts';
import { DOSHA_REMEDIES, REMEDY_KINDS, type RemedyKind } from '../../packages/engine/src/jyotish/remedy/dosha-table.ts';
import { GEMS, GRAHA_REMEDIES } from '../../packages/engine/src/jyotish/remedy/graha-table.ts';
import { MANTRA_KINDS, mantrasOf } from '../../packages/engine/src/jyotish/remedy/mantras.ts';
import { ITHASALAS } from '../../packages/engine/src/jyotish/tajika/ithasala.ts';
import { VISHWA_CLASSES } from '../../packages/engine/src/jyotish/tajika/strength.ts';
import { YEAR_OFFICES } from '../../packages/engine/src/jyotish/tajika/year-lord.ts';
import { TAJIKA_YOGAS } from '../../packages/engine/src/jyotish/tajika/yoga-rules.ts';
import { YOGA_ROWS } from '../../packages/engine/src/jyotish/yoga/table.ts';
import { rootAttributesOf } from '../../packages/engine/src/numerology/root-table.ts';
import { FAMILIES } from '../../packages/engine/src/reading/rules/families.ts';
import { BODIES } from '../../packages/engine/src/sky/sky.ts';
import { STAR_LISTS, starsByMagnitude } from '../../packages/engine/src/sky/stars/index.ts';
import { WESTERN_ASPECT_TYPES } from '../../packages/engine/src/western/aspect/aspect-table.ts';
import { ACCIDENTAL_RULES } from '../../packages/engine/src/western/dignity/accidental-table.ts';
import { ESSENTIAL_DIGNITIES } from '../../packages/engine/src/western/dignity/lords.ts';
import { HELLENISTIC_LOTS } from '../../packages/engine/src/western/lot/hellenistic.ts';
import { LUNATION_PHASES } from '../../packages/engine/src/western/pattern/lunation.ts';
import { PATTERN_IDS } from '../../packages/engine/src/western/pattern/pattern-table.ts';
import { CHART_SHAPES } from '../../packages/engine/src/western/pattern/shape.ts';
import { MODALITIES, POLARITIES } from '../../packages/engine/src/western/pattern/signs.ts';
import { ANGLES } from '../../packages/engine/src/western/radix/radix.ts';

export const ASHTAKOOTA_NAMES: readonly string[] = KOOTAS.map(({ name }) => name);

const named = (rows: readonly { readonly name: string }[]): readonly string[] => rows.map(({ name }) => name);
const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

const FESTIVALS = [...OTHER_ROWS, ...YEARLY_ROWS];
const KEPT = Object.values(GRAHA_REMEDIES);
const ROOTS = (['cheiro', 'indian'] as const).flatMap((attributes) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((root) => rootAttributesOf(root, { attributes })),
);
const againstDoshas = (...kinds: readonly RemedyKind[]): readonly string[] =>
  DOSHA_REMEDIES.flatMap(({ remedies }) => remedies.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key));

/** What rules cite; a program is cited as what programs do. */
const WORKS_OF_RULES: readonly string[] = [...new Set(FAMILIES.map(({ source }) => source))].filter(
  (work) => work !== 'pyjhora',
);

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
  ['standing', CLASSIFICATIONS],
  ['work', WORKS_OF_RULES],
  ['ayanamsa', ids(AYANAMSAS)],
  ['houseSystem', ids(HOUSE_SYSTEMS)],
  ['saturnPhase', SATURN_PHASES],
  ['upagraha', UPAGRAHAS],
  ['specialLagna', SPECIAL_LAGNAS],
  ['sphuta', SPHUTAS],
  ['saham', SAHAMS],
  ['sahamMatter', SAHAMS],
  ['tajikaYoga', TAJIKA_YOGAS],
  ['ithasala', ITHASALAS],
  ['vishwaClass', VISHWA_CLASSES],
  ['yearOffice', YEAR_OFFICES],
  ['festival', ids(FESTIVALS)],
  ['festivalByWeekday', FESTIVALS.flatMap(({ weekdayNames = [] }) => weekdayNames.filter((name) => name !== null))],
  ['festivalKind', FESTIVAL_CATEGORIES],
  ['muhurtaPurpose', PURPOSE_IDS],
  ['avoidable', AVOIDABLE],
  ['aspectPattern', PATTERN_IDS],
  ['chartShape', CHART_SHAPES],
  ['lot', ids(HELLENISTIC_LOTS)],
  ['star', [...STAR_LISTS.royal.stars, ...STAR_LISTS.behenian.stars, ...ids(starsByMagnitude(2.5))]],
  [
    'deity',
    [...KEPT.flatMap((row) => [...row.deities, row.adhidevata, row.pratyadhidevata]), ...againstDoshas('deity')],
  ],
  ['metal', KEPT.flatMap(({ metals }) => metals)],
  ['finger', KEPT.flatMap(({ fingers }) => fingers)],
  ['stone', KEPT.flatMap(({ substitutes }) => substitutes)],
  ['colour', [...KEPT.flatMap(({ colours }) => colours), ...ROOTS.flatMap(({ colors }) => colors)]],
  ['rootStone', ROOTS.flatMap(({ stones }) => stones)],
  [
    'offering',
    [
      ...KEPT.flatMap((row) => [row.grain, ...row.gifts, row.dakshina, row.samidh, row.food, row.image]),
      ...againstDoshas('gift'),
    ],
  ],
  ['remedyKind', REMEDY_KINDS],
  ['remedy', againstDoshas('rite', 'mantra', 'stotra', 'fast')],
  ['mantraKind', MANTRA_KINDS],
  ['mantra', ids(KEPT.flatMap(({ graha }) => mantrasOf(graha)))],
  ['lunationPhase', LUNATION_PHASES],
  [
    'essentialDignity',
    [...ESSENTIAL_DIGNITIES, 'detriment', 'fall', 'peregrine', 'mutual-domicile', 'mutual-exaltation'],
  ],
  ['accidental', ACCIDENTAL_RULES],
];
