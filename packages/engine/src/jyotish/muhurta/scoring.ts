/**
 * The scale of the search, `khagol-muhurta/1`: how many points each finding gives or takes. The findings are those of the texts; that they
 * can be added up, and how much each weighs, is a convention of this engine, and is printed whole so that it can be argued with.
 *
 * A time that passes every gate begins with 40 points. What is never allowed is no matter of points: gates.ts.
 */

export const SCORING_NAME = 'khagol-muhurta/1';

/** A score ends here at both ends; what would go further is taken back by the finding `limit`. */
export const SCORE_RANGE = { least: 0, greatest: 100 } as const;

// biome-ignore format: a table reads in rows
const ROWS = [
  ['allowed',                40, 'Every gate is open'],
  ['limit',                   0, 'Kept within 0 … 100'],
  ['listed-gate-passed',    -10, 'Not on the list of the purpose'],
  // Limbs
  ['tithi-best',              8, 'Tithi praised for the purpose'],
  ['tithi-burnt',            -3, 'Tithi burnt by the Sun’s sign'],
  ['nakshatra-best',         12, 'Star praised for the purpose'],
  ['nakshatra-allowed',       5, 'Star allowed for the purpose'],
  ['vara-best',               5, 'Weekday praised for the purpose'],
  ['vara-poor',              -4, 'Weekday poor for the purpose'],
  ['yoga-good',               3, 'Good yoga of Sun and Moon'],
  ['yoga-bad',               -5, 'Shunned yoga of Sun and Moon'],
  ['karana-moving',           2, 'Moving karana'],
  ['karana-fixed',           -4, 'Fixed karana'],
  ['month-best',              4, 'Month praised for the purpose'],
  ['bright-half',             3, 'Bright half of the month'],
  ['dark-end',               -4, 'Last five tithis of the dark half'],
  ['jupiter-combust',        -4, 'Jupiter combust'],
  ['venus-combust',          -4, 'Venus combust'],
  // Yogas of the day
  ['amrita-siddhi',           6, 'Amrita Siddhi Yoga'],
  ['sarvartha-siddhi',        5, 'Sarvartha Siddhi Yoga'],
  ['ravi-yoga',               4, 'Ravi Yoga'],
  ['guru-pushya',             6, 'Guru Pushya Yoga'],
  ['ravi-pushya',             6, 'Ravi Pushya Yoga'],
  ['dwipushkar',              5, 'Dwipushkar Yoga, which doubles'],
  ['tripushkar',              5, 'Tripushkar Yoga, which trebles'],
  ['siddha',                  3, 'Siddha Yoga'],
  ['amrita-siddhi-visha',   -10, 'Amrita Siddhi turned to Visha'],
  ['dagdha',                 -4, 'Dagdha Yoga'],
  ['visha',                  -4, 'Visha Yoga'],
  ['hutashana',              -4, 'Hutashana Yoga'],
  ['krakacha',               -4, 'Krakacha Yoga'],
  ['samvartaka',             -4, 'Samvartaka Yoga'],
  ['mrityu',                 -5, 'Mrityu Yoga'],
  ['yamaghanta',             -5, 'Yamaghanta Yoga'],
  ['dagdha-nakshatra',       -4, 'Dagdha Nakshatra'],
  ['jwalamukhi',            -10, 'Jwalamukhi Yoga'],
  ['adal',                   -3, 'Adal Yoga'],
  ['vidal',                  -3, 'Vidal Yoga'],
  ['anandadi-good',           2, 'Good Anandadi Yoga'],
  ['anandadi-bad',           -3, 'Bad Anandadi Yoga'],
  // Wheels and ways
  ['kumbha-chakra-good',      5, 'Kumbha Chakra serves'],
  ['kumbha-chakra-bad',      -6, 'Kumbha Chakra harms'],
  ['disha-shool',           -10, 'Thorn of the weekday ahead'],
  ['nakshatra-shool',        -6, 'Thorn of the star ahead'],
  ['yogini-vasa-good',        3, 'Yogini behind or to the left'],
  ['yogini-vasa-bad',        -5, 'Yogini ahead or to the right'],
  ['chandra-vasa-good',       3, 'Moon ahead or to the right'],
  ['chandra-vasa-bad',       -3, 'Moon behind or to the left'],
  ['rahu-vasa',              -4, 'Rahu ahead'],
  ['panchaka-south',         -6, 'Southward while the Moon is in panchaka'],
  // The moment's chart
  ['lagna-best',              8, 'Lagna praised for the purpose'],
  ['lagna-poor',             -4, 'Lagna poor for the purpose'],
  ['benefics-placed',         2, 'Each of Jupiter, Venus and Mercury in a kendra or trikona'],
  ['malefics-placed',         1, 'Each malefic in the third, sixth or eleventh'],
  ['malefic-rising',         -5, 'A malefic in the lagna'],
  ['lagna-hemmed',           -5, 'Lagna between malefics'],
  ['lagna-lord-placed',       3, 'Lord of the lagna in a kendra, a trikona or the eleventh'],
  ['lagna-lord-hidden',      -4, 'Lord of the lagna in the sixth, eighth or twelfth'],
  ['moon-hidden',            -5, 'Moon in the sixth, eighth or twelfth'],
  ['house-occupied',         -5, 'Each house that should be empty and is not'],
  ['panchaka-free',           3, 'Free of panchaka'],
  ['panchaka',               -4, 'Panchaka of the lagna'],
  ['panchaka-of-purpose',   -12, 'The panchaka that harms the purpose most'],
  // Hours
  ['choghadiya-good',         8, 'Good choghadiya'],
  ['choghadiya-moving',       3, 'Chara choghadiya; 8 for a journey'],
  ['choghadiya-bad',         -8, 'Bad choghadiya'],
  ['vela',                   -4, 'Shunned eighth of the day or night'],
  ['hora-best',               5, 'Hour of a graha that serves the purpose'],
  ['hora-bad',               -3, 'Hour of a malefic'],
  ['abhijit',                 4, 'Abhijit Muhurta'],
  // Persons
  ['tara-good',               4, 'Good tara'],
  ['tara-bad',               -6, 'Bad tara'],
  ['chandra-good',            4, 'Good Moon'],
  ['chandra-bad',            -6, 'Moon in the fourth or twelfth'],
  // Faults of marriage
  ['latta',                  -4, 'Star kicked by a graha'],
  ['star-pierced',           -6, 'Star pierced by a graha (panchashalaka)'],
  ['moon-with-malefic',      -4, 'Moon with a malefic'],
  ['jamitra',                -4, 'Malefic seventh from the Moon'],
] as const;

export type FindingId = (typeof ROWS)[number][0];

export interface ScoreRow {
  readonly id: FindingId;
  readonly points: number;
  readonly name: string;
}

/** Every finding there is, with its points and what it is called. */
export const SCORE_TABLE: readonly ScoreRow[] = ROWS.map(([id, points, name]) => ({ id, points, name }));

const POINTS = new Map<string, number>(ROWS.map(([id, points]) => [id, points]));

export function pointsOf(id: FindingId): number {
  return POINTS.get(id) as number;
}

/** How a score is called. */
export const MUHURTA_GRADES = ['excellent', 'good', 'fair', 'poor'] as const;
export type MuhurtaGrade = (typeof MUHURTA_GRADES)[number];

/** 80 and more is excellent, 65 good, 50 fair. */
export function gradeOf(score: number): MuhurtaGrade {
  return score >= 80 ? 'excellent' : score >= 65 ? 'good' : score >= 50 ? 'fair' : 'poor';
}
