/** What the page asks for, as text the way it was typed, and what it makes of it for the engine. */

import type { Birth, ChartChoices } from '../engine.ts';
import { lahiriWholeSign, tropicalPlacidus } from '../engine.ts';
import { strings } from '../strings.ts';
import { readCoordinate } from './coordinate.ts';

export type System = 'vedic' | 'western';
export type Style = 'north' | 'south' | 'east' | 'wheel';

/** Every field of the form. Texts are as typed; a share link holds exactly these. */
export interface Form {
  readonly date: string;
  readonly time: string;
  readonly timeUnknown: boolean;
  readonly place: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly timezone: string;
  readonly elevation: string;
  readonly calendar: 'gregorian' | 'julian';
  readonly fold: '' | '0' | '1';
  readonly system: System;
  readonly ayanamsa: string;
  readonly houseSystem: string;
  readonly nodeType: 'mean' | 'true';
  readonly outer: boolean;
  readonly minor: boolean;
  readonly lilith: boolean;
  readonly style: Style;
  readonly symbols: boolean;
  readonly degrees: boolean;
  readonly aspects: boolean;
  /** The division drawn, such as `D9`; of Vedic charts alone. */
  readonly varga: string;
}

/** What each system begins with. */
export const systemDefaults: Readonly<
  Record<System, Pick<Form, 'ayanamsa' | 'houseSystem' | 'nodeType' | 'outer' | 'style'>>
> = {
  vedic: { ayanamsa: 'lahiri', houseSystem: 'whole-sign', nodeType: 'mean', outer: false, style: 'north' },
  western: { ayanamsa: 'lahiri', houseSystem: 'placidus', nodeType: 'mean', outer: true, style: 'wheel' },
};

/** The chart a newcomer sees: the first midnight of independent India. */
export const firstForm: Form = {
  date: '1947-08-15',
  time: '00:00',
  timeUnknown: false,
  place: 'Delhi, India',
  latitude: '28.65',
  longitude: '77.23',
  timezone: 'Asia/Kolkata',
  elevation: '',
  calendar: 'gregorian',
  fold: '',
  system: 'vedic',
  ...systemDefaults.vedic,
  minor: false,
  lilith: false,
  symbols: false,
  degrees: true,
  aspects: true,
  varga: 'D1',
};

/** The birth as the engine takes it. What cannot be read becomes NaN, so that the engine names the field and the range. */
export function birthOf(form: Form): Birth {
  return {
    date: form.date.trim().replace(/^−/, '-'),
    time: form.timeUnknown ? 'unknown' : form.time.trim(),
    latitude: READERS.latitude(form.latitude),
    longitude: READERS.longitude(form.longitude),
    calendar: form.calendar,
    ...(form.timezone.trim() === '' ? {} : { timezone: form.timezone.trim().replace('−', '-') }),
    ...(form.elevation.trim() === '' ? {} : { elevation: READERS.elevation(form.elevation) }),
    ...(form.fold === '' ? {} : { fold: form.fold === '1' ? 1 : 0 }),
  };
}

type NumberField = 'latitude' | 'longitude' | 'elevation';

const READERS: Readonly<Record<NumberField, (text: string) => number>> = {
  latitude: (text) => readCoordinate(text, 'n', 's'),
  longitude: (text) => readCoordinate(text, 'e', 'w'),
  elevation: (text) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.').replace('−', '-'))),
};

/**
 * What to say of a box that was left empty, and of a number that could not be read: the engine was handed nothing, or NaN, which would mean nothing to a person.
 *
 * @returns undefined when the field holds something that the engine can judge, or is none of these
 */
export function unread(form: Form, field: string): { readonly message: string; readonly remedy: string } | undefined {
  if ((field === 'date' || field === 'time') && form[field].trim() === '')
    return { message: strings.missing[field], remedy: strings.readable[field] };
  if (!isNumberField(field) || !Number.isNaN(READERS[field](form[field]))) return undefined;
  const typed = form[field].trim();
  return {
    message: typed === '' ? strings.missing[field] : strings.unreadable(typed),
    remedy: strings.readable[field],
  };
}

/** Fields whose refusals tell their range in the sentence itself. */
export function isNumberField(field: string): field is NumberField {
  return Object.hasOwn(READERS, field);
}

const CLASSICAL = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const OUTER = ['Uranus', 'Neptune', 'Pluto'] as const;
const MINOR = ['Chiron', 'Ceres', 'Pallas', 'Juno', 'Vesta'] as const;

/** The choices as the engine takes them. */
export function choicesOf(form: Form): ChartChoices {
  const bodies = [
    ...CLASSICAL,
    ...(form.outer ? OUTER : []),
    ...(form.minor ? MINOR : []),
    ...(form.lilith ? (['MeanApogee'] as const) : []),
  ];
  const { houseSystem, nodeType } = form;
  return form.system === 'vedic'
    ? { ...lahiriWholeSign, ayanamsa: form.ayanamsa, houseSystem, nodeType, bodies }
    : { ...tropicalPlacidus, houseSystem, nodeType, bodies };
}
