/** Words of the chart tab alone. */

export const chartStrings = {
  varga: 'Divisional chart',
  vargaOption: (id: string, name: string): string => `${id} ${name}`,
  explain: 'Explain a house',
  houseNumber: (number: number): string => `House ${number}`,
  lordAt: (sign: string, house: number): string => `in ${sign}, house ${house}`,
  lookedAtBy: 'Aspected by',
  aspects: 'Aspects to its bodies',
} as const;
