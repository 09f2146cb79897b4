/** What the server that this page came from says of its operations. */

import type { Birth } from '../engine.ts';

export interface ApiOperation {
  /** As the document names it. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Null for what is free. */
  readonly priceUsd: number | null;
  /** The sample of the document; null where no body is sent. */
  readonly sample: Readonly<Record<string, unknown>> | null;
}

interface Described {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly 'x-price-usd'?: number;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly example?: unknown; readonly examples?: Readonly<Record<string, { value: unknown }>> }>
    >;
  };
}

const METHODS: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);
const JSON_TYPE = 'application/json';

/** Operations of the interface, in the order of the document; null where no server answers. */
export async function readOperations(): Promise<readonly ApiOperation[] | null> {
  const answer = await fetch('/openapi.json').catch(() => null);
  if (answer === null || !answer.ok) return null;
  const { paths } = (await answer.json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]): readonly ApiOperation[] => {
      if (!METHODS.has(method)) return [];
      const content = described.requestBody?.content[JSON_TYPE];
      // What takes other bodies than JSON (floor plans as pictures) is for other tools.
      if (described.requestBody !== undefined && content === undefined) return [];
      const sample =
        content?.example ?? Object.values(content?.examples ?? {})[0]?.value ?? (content === undefined ? null : {});
      return [
        {
          id: described.operationId ?? `${method} ${path}`,
          method: method.toUpperCase(),
          path,
          tag: described.tags?.[0] ?? '',
          summary: described.summary ?? '',
          priceUsd: described['x-price-usd'] ?? null,
          sample: sample as ApiOperation['sample'],
        },
      ];
    }),
  );
}

/** The sample with a birth of our own, wherever it holds one; unchanged for a birth that `datetime` cannot say. */
export function withBirth(sample: Readonly<Record<string, unknown>>, birth: Birth): Readonly<Record<string, unknown>> {
  const { latitude, longitude, timezone, fold, elevation } = birth;
  const { date, time, calendar } = birth as {
    readonly date?: string;
    readonly time?: string;
    readonly calendar?: string;
  };
  // Without an hour, or in another calendar, `datetime` cannot say it: half of our birth in the sample would be nobody's.
  if (date === undefined || time === undefined || time === 'unknown' || calendar === 'julian') return sample;
  const told = {
    datetime: `${date}T${time}`,
    latitude,
    longitude,
    ...(timezone === undefined ? {} : { timezone }),
    ...(fold === undefined ? {} : { fold }),
    ...(elevation === undefined ? {} : { elevation }),
  };
  const place = (one: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
    if (!('datetime' in one && 'latitude' in one)) return one;
    const { timezone: _, ...rest } = one;
    return { ...rest, ...told };
  };
  const { birthDetails } = sample;
  return isRecord(birthDetails) ? { ...sample, birthDetails: place(birthDetails) } : place(sample);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A line for a shell that makes the same call. */
export function curlOf({ method, path }: ApiOperation, origin: string, key: string, body: string | null): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  const parts = [`curl -s${method === 'GET' ? '' : ` -X ${method}`} ${quoted(`${origin}${path}`)}`];
  parts.push(`-H ${quoted(`x-api-key: ${key === '' ? 'YOUR-KEY' : key}`)}`);
  if (body !== null) parts.push(`-H 'content-type: application/json'`, `-d ${quoted(body)}`);
  return parts.join(' \\\n  ');
}
