/** The words of the synastry tab. */

export const synastryStrings = {
  wheel: 'Two charts in one wheel',
  wheelHint: 'Inside the first, outside the second. Tropical zodiac.',
  inner: 'First',
  outer: 'Second',
  aspects: 'Aspects between the two',
  aspectsCaption: 'Aspects from points of the first to points of the second, the tightest first',
  first: 'First',
  aspect: 'Aspect',
  second: 'Second',
  orb: 'Orb',
  nature: 'Nature',
  scoreOf: (value: number): string => `${value} of 100 by this engine’s own count, each aspect weighed by its orb`,
  summary: (total: number, harmonious: number, challenging: number, neutral: number): string =>
    `${total} aspects: ${harmonious} harmonious, ${challenging} challenging, ${neutral} neutral.`,
  overlays: 'Whose planets fall into whose houses',
  overlaysCaption: 'Each planet with the house of the other chart in which it falls',
  planet: 'Planet',
  ofFirst: 'First’s, house',
  ofSecond: 'Second’s, house',
  all: (count: number): string => `All ${count}`,
} as const;
