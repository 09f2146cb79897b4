/** What of a profile a reading can speak of: facts with the cells they rest on. */

import { type Cell, type Classification, cell, type Fact } from '../fact.ts';
import type { SourceKey } from '../sources.ts';
import type { Numerology } from './profile.ts';
import type { NumerologyNumber } from './reduce.ts';

type Chart = Omit<Numerology, 'facts' | 'sources'>;
type Findings = Fact[];

/**
 * Facts of a profile, in the order of its parts.
 *
 * @source  each fact names its own
 */
export function factsOf(chart: Chart): readonly Fact[] {
  const facts: Findings = [];
  coreFacts(facts, chart);
  nameFacts(facts, chart);
  dateFacts(facts, chart);
  for (const { number, of, in: within } of chart.karmicDebts)
    add(
      facts,
      `karmic-debt-${number}-in-${within}-${keyOf(of)}`,
      number,
      [within, cell(keyOf(of), 'sum', number)],
      ['decoz-1994'],
    );
  dayFacts(facts, chart);
  return facts;
}

function add(
  facts: Findings,
  id: string,
  value: unknown,
  because: readonly Cell[],
  sources: readonly SourceKey[],
  classification: Classification = 'modern',
): void {
  // Two names of a person can be spelled alike; a fact is told once.
  if (!facts.some((fact) => fact.id === id)) facts.push({ id, value, because, sources, classification });
}

function number(
  facts: Findings,
  found: NumerologyNumber | null,
  because: readonly Cell[],
  classification?: Classification,
): void {
  if (found === null) return;
  const { id, value, root, isMaster, compound, sources } = found;
  add(facts, id, { value, root, isMaster, compound }, because, sources, classification);
}

function coreFacts(facts: Findings, { date, name, currentName, maturity, rationalThought, bridges }: Chart): void {
  const ofDate = date === null ? [] : [cell('birth', 'date', date.birthDate)];
  if (date !== null) {
    number(facts, date.lifePath, ofDate);
    number(facts, date.birthDay, ofDate);
    number(facts, date.mulank, ofDate, 'traditional');
    number(facts, date.bhagyank, ofDate, 'traditional');
  }
  for (const [chart, subject] of [
    [name, 'name'],
    [currentName, 'currentName'],
  ] as const) {
    if (chart === null) continue;
    const spelled = chart.spelled.words.filter((word) => word.isCounted).map((word) => word.latin);
    const because = [cell(subject, 'letters', spelled.join(' '))];
    number(facts, chart.expression, because);
    number(facts, chart.soulUrge, because);
    number(facts, chart.personality, because);
  }
  number(facts, maturity, ['life-path', 'expression']);
  number(facts, rationalThought, [
    'birth-day',
    cell('name', 'first', name?.spelled.words.find((word) => word.isCounted)?.latin ?? ''),
  ]);
  for (const bridge of bridges) number(facts, bridge, bridge.between);
}

function nameFacts(facts: Findings, { name }: Chart): void {
  if (name === null) return;
  const { traits, balance, compound, expression } = name;
  number(facts, balance, [
    cell(
      'name',
      'initials',
      name.spelled.words
        .filter((word) => word.isCounted)
        .map((word) => word.latin.slice(0, 1))
        .join(''),
    ),
  ]);
  const counted = (digit: number): Cell => cell('name', `count-${digit}`, traits.counts[digit] as number);
  for (const digit of traits.hiddenPassions)
    add(facts, `hidden-passion-${digit}`, digit, [counted(digit)], ['decoz-1994']);
  for (const digit of traits.karmicLessons)
    add(facts, `karmic-lesson-${digit}`, digit, [counted(digit)], ['decoz-1994', 'campbell-days']);
  number(facts, traits.subconsciousSelf, traits.karmicLessons.map(counted));
  const { cornerstone, firstVowel, capstone } = traits;
  add(facts, 'cornerstone', cornerstone.letter, [cell('name', 'first-letter', cornerstone.letter)], ['decoz-1994']);
  if (firstVowel !== null)
    add(
      facts,
      'first-vowel',
      firstVowel.letter,
      [cell('name', 'first-vowel', firstVowel.letter)],
      ['decoz-1994', 'jordan-romance'],
    );
  add(facts, 'capstone', capstone.letter, [cell('name', 'last-letter-of-first', capstone.letter)], ['decoz-1994']);
  for (const { plane, count, total, root } of traits.planes)
    add(
      facts,
      `plane-${plane}`,
      { count, total, root },
      [cell('name', `plane-${plane}`, count)],
      ['decoz-1994', 'campbell-days'],
    );
  if (compound !== null)
    add(
      facts,
      `compound-${compound.compound}`,
      { key: compound.key, sameAs: compound.sameAs },
      [cell(expression.id, 'total', expression.total)],
      compound.sources,
    );
}

function dateFacts(facts: Findings, { date }: Chart): void {
  if (date === null) return;
  const because = [cell('birth', 'date', date.birthDate)];
  for (const phase of [...date.pinnacles, ...date.challenges, ...date.periods]) {
    const { value, root, isMaster, fromAge, toAge } = phase;
    add(facts, phase.id, { value, root, isMaster, fromAge, toAge }, because, phase.sources);
  }
  for (const [grid, name, classification] of [
    [date.loShu, 'lo-shu', 'traditional'],
    [date.birthChart, 'birth-chart', 'modern'],
  ] as const) {
    const count = (digit: number): Cell => cell(name, `count-${digit}`, grid.counts[digit] as number);
    for (const digit of grid.missing)
      add(facts, `${name}-missing-${digit}`, digit, [count(digit)], grid.sources, classification);
    for (const { id, digits, state } of grid.lines)
      if (state !== 'partial')
        add(facts, `${name}-${id}-${state}`, digits, digits.map(count), grid.sources, classification);
  }
  number(facts, date.kua, because, 'traditional');
}

function dayFacts(facts: Findings, { day }: Chart): void {
  if (day === null) return;
  const on = [cell('day', 'date', day.on)];
  for (const cycle of [day.universal.year, day.universal.month, day.universal.day]) number(facts, cycle, on);
  if (day.personal !== null)
    for (const cycle of [day.personal.year, day.personal.month, day.personal.day])
      number(facts, cycle, ['birth-day', ...on]);
  if (day.transits !== null) {
    const letters = day.transits.letters.map(({ plane, letter }) => cell('transit', plane, letter));
    number(facts, day.transits.essence, [cell('day', 'age', day.transits.age), ...letters]);
  }
  for (const phase of [day.pinnacle, day.challenge, day.period])
    if (phase !== null)
      add(facts, `running-${phase.id}`, phase.value, [phase.id, cell('day', 'age', day.age as number)], phase.sources);
}

/** A label as part of an id. */
function keyOf(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
