/** What a Western chart has one of, told under its name: its ruler, points beside the planets, the phase of the Moon, elements and modalities, figures. */

import type { BodyKey } from '../../language/keys.ts';
import type { SourceKey } from '../../sources.ts';
import { ELEMENTS, MODALITIES, type Nativity, type ZodiacSpot } from '../../western/index.ts';
import { keepsTropicalSign } from '../facts/certain-day.ts';
import type { Particular } from '../question/chart-asked.ts';
import type { AnswerGround } from './answer.ts';
import { isTimeKnown } from './certain.ts';
import { exactWestern } from './exact.ts';
import type { Draft } from './teller.ts';
import { labelled, signName, type Words } from './words.ts';

/** Null where the birth does not tell, and of what that chart does not have. */
export function westernParticular(particular: Particular, words: Words, ground: AnswerGround): Draft | null {
  const { nativity } = ground;
  if (nativity === undefined) return null;
  if (particular === 'sun-sign') return exactWestern(words, 'Sun', ground);
  if (particular === 'chiron') return exactWestern(words, 'Chiron', ground);
  if (particular === 'elements' || particular === 'modalities') return balance(particular, words, nativity);
  return isTimeKnown(ground) ? ofHour(particular, words, nativity) : null;
}

function ofHour(particular: Particular, words: Words, nativity: Nativity): Draft | null {
  const { names, say } = words.language;
  const { radix, lots, lunation, patterns, stelliums } = nativity;
  const points = (each: readonly string[]): string =>
    words.language.list(each.map((name) => names.body[name as BodyKey] ?? name));
  const listed = (label: string, each: readonly string[], works: readonly SourceKey[]): Draft =>
    labelled(words, label, each.length === 0 ? say.furniture.none : each.join('; '), [], works);
  switch (particular) {
    case 'lagna-lord': {
      const [first] = nativity.rulers?.houses ?? [];
      return first === undefined
        ? null
        : labelled(words, say.western.chartRuler, points(first.value.lords.map(({ lord }) => lord)));
    }
    case 'lilith': {
      const point = radix.points.find(({ name }) => name.endsWith('Lilith'));
      return point === undefined ? null : spot(words, names.body.Lilith, point, point.house);
    }
    case 'fortune': {
      const lot = lots?.lots.find(({ value }) => value.id === 'fortune')?.value;
      return lot === undefined ? null : spot(words, names.body.PartOfFortune, lot, lot.house);
    }
    case 'vertex':
      return radix.angles === null ? null : spot(words, names.body.Vertex, radix.angles.Vertex, null);
    case 'moon-phase':
      return lunation === null
        ? null
        : labelled(words, say.western.moonPhase, names.lunationPhase[lunation.name as 'New'], [], lunation.sources);
    case 'figures':
      return listed(
        say.headings.aspectPatterns,
        patterns.patterns.map(({ value }) => `${names.aspectPattern[value.pattern]} (${points(value.points)})`),
        patterns.sources,
      );
    case 'stelliums':
      return listed(
        say.western.stelliums,
        stelliums.stelliums.map(({ value }) => points(value.points)),
        stelliums.sources,
      );
    default:
      return null;
  }
}

/** How the planets are spread; null where the Moon may stand in another sign. */
function balance(particular: 'elements' | 'modalities', words: Words, nativity: Nativity): Draft | null {
  const { names, say } = words.language;
  if (!keepsTropicalSign(nativity.radix, 'Moon')) return null;
  const { elements, modalities, sources } = nativity.balance;
  const rows =
    particular === 'elements'
      ? ELEMENTS.map((each) => [names.element[each], elements[each].percent] as const)
      : MODALITIES.map((each) => [names.modality[each], modalities[each].percent] as const);
  const parts = rows.map(([name, percent]) => `${name} ${words.language.number(Math.round(percent))} %`);
  const label = particular === 'elements' ? say.furniture.element : say.furniture.quality;
  return labelled(words, label, parts.join(', '), [], sources);
}

function spot(words: Words, label: string, { degree, sign }: ZodiacSpot, house: number | null): Draft {
  const { language } = words;
  const parts = [language.degrees(degree), language.names.sign[signName(sign)]];
  if (house !== null) parts.push(language.names.house[house as 1]);
  return labelled(words, label, parts.join(', '));
}
