/** The births that stand in where a sandbox call names none, and what is told of where each field came from. */

import type { JsonRecord } from '../http/json.ts';
import { isRecord, own } from '../http/json.ts';
import { BIRTH_NAMES, WRAPPER } from './birth.ts';
import type { SampleNote } from './envelopes.ts';
import { Input } from './fields.ts';
import { hasCivilParts, pairPlaces } from './two-people.ts';

export interface SampleBirth {
  readonly datetime: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

/** The birth that stands in: New Delhi, 15 January 1990, 10:30. */
export const SAMPLE_BIRTH: SampleBirth = {
  datetime: '1990-01-15T10:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: '+05:30',
};

/** The second person of a pair: Mumbai, 3 June 1992, 18:05. */
export const SAMPLE_PARTNER: SampleBirth = {
  datetime: '1992-06-03T18:05:00',
  latitude: 19.076,
  longitude: 72.8777,
  timezone: '+05:30',
};

/** A body with what it lacks taken from the sample. */
export interface Filled {
  readonly filled: JsonRecord;
  readonly note: SampleNote;
}

/** The note of a call; what came from the request makes it computed from that. */
export function noteOf(fromRequest: readonly string[], fromSample: readonly string[]): SampleNote {
  const contentMode = fromRequest.length > 0 ? 'computed_from_request' : 'fixture';
  return { contentMode, inputUsage: { fromRequest, fromSample } };
}

/**
 * The body with the sample's time where it names none, and the sample's place where it names none. Half a place is not filled up: it is a
 * mistake that the contract will name.
 *
 * @param more  further fields that the call reads, told among those that came from the request
 */
export function fillWithSample(
  body: JsonRecord,
  sample: SampleBirth = SAMPLE_BIRTH,
  more: readonly string[] = [],
): Filled {
  const input = new Input(body, WRAPPER);
  const given = (name: string): boolean => input.get(name) !== undefined;
  const fromRequest = [...BIRTH_NAMES, ...more].filter(given);
  const noTime = !['datetime', 'date', 'time'].some(given) && !hasCivilParts(body);
  const noPlace = !['latitude', 'longitude'].some(given);
  const added = {
    ...(noTime && { datetime: sample.datetime }),
    ...(noPlace && { latitude: sample.latitude, longitude: sample.longitude }),
    ...(noPlace && !given('timezone') && { timezone: sample.timezone }),
  };
  return { filled: overlaid(added, body), note: noteOf(fromRequest, Object.keys(added)) };
}

/** Names that a lone second person leaves open for the first. */
const OTHER_HALF: Readonly<Record<string, string>> = {
  male: 'female',
  female: 'male',
  boy: 'girl',
  girl: 'boy',
  groom: 'bride',
  bride: 'groom',
  first_subject: 'second_subject',
  second_subject: 'first_subject',
};

/**
 * A body of two people with what each lacks taken from the sample.
 *
 * @param partner  `sample`: a second person who is not named is the sample's; `own`: one person stays alone, but a body that names nobody
 *                 is the sample's pair all the same
 */
export function fillPairWithSample(body: JsonRecord, partner: 'sample' | 'own', more: readonly string[] = []): Filled {
  const { first, second } = pairPlaces(body);
  const nobody = first === '' && !named(body);
  const wanted = second ?? (partner === 'sample' || nobody ? (OTHER_HALF[first] ?? 'person2') : null);
  const one = fillPerson(body, first, SAMPLE_BIRTH);
  const other = wanted === null ? null : fillPerson(body, wanted, SAMPLE_PARTNER);
  const filled = overlaid({}, first === '' ? { ...one.filled } : body);
  const people = overlaid(
    {
      ...(first === '' ? {} : { [first]: one.filled }),
      ...(other === null ? {} : { [wanted as string]: other.filled }),
    },
    filled,
    true,
  );
  const options = more.filter((name) => (own(body, name) ?? null) !== null);
  return {
    filled: people,
    note: noteOf(
      [...one.fromRequest, ...(other?.fromRequest ?? []), ...options],
      [...one.fromSample, ...(other?.fromSample ?? [])],
    ),
  };
}

function named(body: JsonRecord): boolean {
  return [...BIRTH_NAMES, WRAPPER].some((name) => (own(body, name) ?? null) !== null);
}

/** One person's fields with the sample's, and where each came from as a dotted path. What is no object is left for the reader to refuse. */
function fillPerson(
  body: JsonRecord,
  path: string,
  sample: SampleBirth,
): { readonly filled: JsonRecord; readonly fromRequest: readonly string[]; readonly fromSample: readonly string[] } {
  const value = path === '' ? body : (own(body, path) ?? {});
  if (!isRecord(value)) return { filled: value as JsonRecord, fromRequest: [path], fromSample: [] };
  const { filled, note } = fillWithSample(value, sample);
  const { fromRequest, fromSample } = note.inputUsage;
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  return { filled, fromRequest: fromRequest.map(at), fromSample: fromSample.map(at) };
}

/** Both records in one that inherits nothing; the second wins where it says something, or the first where `firstWins`. */
function overlaid(first: JsonRecord, second: JsonRecord, firstWins: boolean = false): JsonRecord {
  const both: Record<string, unknown> = Object.assign(Object.create(null), first);
  for (const [name, value] of Object.entries(second)) {
    const free = !Object.hasOwn(both, name);
    if (free || (!firstWins && value !== null)) both[name] = value;
  }
  return both;
}
