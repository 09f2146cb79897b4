/** The words of the matching tab. */

export const matchStrings = {
  bride: 'The bride is',
  brides: { first: 'the first', second: 'the second' },
  score: 'Ashtakoota',
  of: (points: number, most: number): string => `${points} of ${most}`,
  level: (level: string): string => `${level} by base points`,
  withExceptions: (points: number, level: string): string => `${points} with exceptions: ${level.toLowerCase()}`,
  kootasCaption: 'The eight kootas with what each of the two is, base points and points with exceptions',
  koota: 'Koota',
  first: 'First',
  second: 'Second',
  points: 'Points',
  exceptions: 'With exceptions',
  names: {
    varna: 'Varna',
    vashya: 'Vashya',
    tara: 'Tara',
    yoni: 'Yoni',
    grahaMaitri: 'Graha maitri',
    gana: 'Gana',
    bhakoot: 'Bhakoot',
    nadi: 'Nadi',
  } as Readonly<Record<string, string>>,
  exceptionsThat: 'Exceptions that hold',
  mars: 'Mars (Mangal dosha)',
  marsOf: (who: string, from: readonly string[], remains: readonly string[]): string =>
    from.length === 0
      ? `${who}: none.`
      : remains.length === 0
        ? `${who}: counted from ${from.join(', ')}, cancelled.`
        : `${who}: counted from ${from.join(', ')}, remains from ${remains.join(', ')}.`,
  verdicts: {
    neither: 'Neither has it.',
    cancelled: 'What there is of it is cancelled.',
    balanced: 'What remains of it in one is balanced by the other.',
    mismatch: 'It remains in one of the two, and nothing balances it.',
  } as const,
  porutham: 'Ten poruthams (Tamil)',
  poruthamCaption: 'The ten agreements of the south, counted from the bride',
  agreement: 'Agreement',
  grade: 'Grade',
  agreements: {
    dina: 'Dina',
    gana: 'Gana',
    mahendra: 'Mahendra',
    streeDeergha: 'Stree deergha',
    yoni: 'Yoni',
    rashi: 'Rashi',
    rashyadhipati: 'Rashyadhipati',
    vashya: 'Vashya',
    rajju: 'Rajju',
    vedha: 'Vedha',
  } as Readonly<Record<string, string>>,
  present: (count: number, most: number): string => `${count} of ${most} agree`,
  papasamya: 'Papasamya',
  papa: (one: number, other: number): string => `First ${one}, second ${other} points of malefics.`,
  person: (nakshatra: string, pada: number, sign: string): string => `${nakshatra} ${pada}, Moon in ${sign}`,
} as const;
