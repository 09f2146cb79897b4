/** What a picture is once it is read, whatever kind it was. */

/** One image of the file: packed samples and the entries that describe them. */
export interface Samples {
  readonly bytes: Uint8Array;
  /** Whether the bytes are to be packed still. */
  readonly plain: boolean;
  readonly filter: 'DCTDecode' | 'FlateDecode';
  readonly colours: 1 | 3;
  readonly bits: 1 | 2 | 4 | 8;
  /** Whether each row names the way in which it was filtered, as in PNG. */
  readonly rows: boolean;
  /** Red, green, blue of each index. */
  readonly palette?: Uint8Array;
  /** The colour that is not painted, each part from and to. */
  readonly unpainted?: readonly number[];
}

/** A picture, read. Pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly samples: Samples;
  /** How much of each pixel is seen, 8 bits each; null where all is. */
  readonly seen: Uint8Array | null;
}

/** What a reader of one kind gives: the picture, or what is wrong with it. */
export type Reading = Picture | string;

const LONGEST_SIDE = 4096;

/** What is wrong with a size, or null. */
export function sizeFault(width: number, height: number): string | null {
  if (width === 0 || height === 0) return 'it has no pixels';
  return width > LONGEST_SIDE || height > LONGEST_SIDE ? `it has ${width} × ${height} pixels` : null;
}

/** Stretches of bytes as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
