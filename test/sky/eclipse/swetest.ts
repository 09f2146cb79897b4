/** Reads what swetest printed of eclipses and occultations, for the tests beside. Instants are Julian dates in UT1. */
import { readFileSync } from 'node:fs';

/** One event: its first line, the Julian date at the end of it, contacts (null where a dash stands), TT − UT1, and the place under the third line. */
export interface Printed {
  readonly head: string;
  readonly jd: number;
  readonly saros: readonly [number, number];
  /** The figures of the first line that are parted by strokes. */
  readonly magnitudes: readonly number[];
  readonly contacts: readonly (number | null)[];
  readonly deltaTSeconds: number;
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  /** Of totality or annularity, where it is printed. */
  readonly durationSeconds: number | null;
}

/** The events of a file, and the query before them. */
export interface Answer {
  readonly query: string;
  readonly events: readonly Printed[];
}

/** Reads test/authorities/sky/<name>; `linesEach` may depend on the query. */
export function readAnswers(name: string, linesEach: (query: string) => number): readonly Answer[] {
  const text = readFileSync(new URL(`../../authorities/sky/${name}`, import.meta.url), 'utf8');
  const answers: { query: string; lines: string[] }[] = [{ query: '', lines: [] }];
  for (const line of text.split('\n')) {
    if (line.startsWith('#') || line === '') continue;
    if (line.startsWith('swetest')) answers.push({ query: line, lines: [] });
    else answers.at(-1)?.lines.push(line);
  }
  return answers
    .filter(({ lines }) => lines.length > 0)
    .map(({ query, lines }) => {
      const each = linesEach(query);
      const events = Array.from({ length: Math.floor(lines.length / each) }, (_, i) =>
        eventOf(lines.slice(each * i, each * i + each)),
      );
      return { query, events };
    });
}

function eventOf(lines: readonly string[]): Printed {
  const [head = '', times = '', ground = ''] = lines;
  const jd = Number(head.trim().split(/\s+/).at(-1));
  const [, series, member] = /saros (-?\d+)\/(-?\d+)/.exec(head) ?? [];
  const [before = ''] = times.split('dt=');
  const dashes = before.replace(/^.*sec/, '').match(/\d\d:\d\d:\d\d\.\d|-(?=\s|$)/g) ?? [];
  const [east = 0, north = 0] = (ground.match(/-?\s*\d+°\s*\d+'(?:\s*\d+)?/g) ?? []).map(degrees);
  const lasting = /(\d+) min +([\d.]+) sec/.exec(ground === '' ? times : ground);
  return {
    head: head.trim(),
    jd,
    saros: [Number(series), Number(member)],
    magnitudes: (/[\d.]+(?:\/[\d.]+)+(?=\s+saros)/.exec(head)?.[0] ?? '').split('/').map(Number),
    contacts: dashes.map((time) => (time === '-' ? null : nearest(jd, time))),
    deltaTSeconds: Number(/dt=(-?[\d.]+)/.exec(times)?.[1]),
    longitudeDeg: east,
    latitudeDeg: north,
    durationSeconds: lasting === null ? null : 60 * Number(lasting[1]) + Number(lasting[2]),
  };
}

function degrees(text: string): number {
  const [d = 0, m = 0, s = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return (text.trim().startsWith('-') ? -1 : 1) * (d + m / 60 + s / 3600);
}

/** The date with this time of day that is nearest to another. */
function nearest(jd: number, time: string): number {
  const [h = 0, m = 0, s = 0] = time.split(':').map(Number);
  const day = (h * 3600 + m * 60 + s) / 86400 - 0.5;
  return Math.round(jd - day) + day;
}

/** Errors of one kind, and how they are spread. */
export class Errors {
  readonly #all: { readonly error: number; readonly at: string }[] = [];

  add(error: number, at: string): void {
    this.#all.push({ error: Math.abs(error), at });
  }

  get count(): number {
    return this.#all.length;
  }

  /** The error that a share of all stay within, 0 … 1. */
  quantile(share: number): number {
    const sorted = this.#all.map(({ error }) => error).sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  }

  get worst(): { readonly error: number; readonly at: string } {
    return this.#all.reduce((a, b) => (b.error > a.error ? b : a), { error: 0, at: '' });
  }
}

/** Shortest way round between two longitudes, degrees. */
export const turned = (deg: number): number => deg - 360 * Math.round(deg / 360);

/** Angle between two places at the Earth's centre, degrees. */
export function apartDeg(
  a: { readonly latitudeDeg: number; readonly longitudeDeg: number },
  b: { readonly latitudeDeg: number; readonly longitudeDeg: number },
): number {
  const north = a.latitudeDeg - b.latitudeDeg;
  const east = turned(a.longitudeDeg - b.longitudeDeg) * Math.cos((a.latitudeDeg * Math.PI) / 180);
  return Math.hypot(north, east);
}
