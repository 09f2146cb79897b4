/** The calls the compiled core offers, exactly as assembly/index.ts exports them. Addresses are byte offsets into its memory. */
export interface CoreExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(bytes: number): number;
  openPack(address: number, length: number): number;
  packFor(body: number, jd: number): number;
  sky(
    day: number,
    fraction: number,
    ut1Day: number,
    ut1Fraction: number,
    bodies: number,
    centre: number,
    steps: number,
    equinox: number,
    latitude: number,
    longitude: number,
    elevation: number,
  ): number;
  skyBatch(
    dates: number,
    count: number,
    bodies: number,
    steps: number,
    equinox: number,
    out: number,
    width: number,
  ): number;
  skyColumns(
    dates: number,
    count: number,
    bodies: number,
    steps: number,
    equinox: number,
    out: number,
    width: number,
    spoke: number,
  ): number;
  matchClear(): void;
  matchCount(many: number, count: number): void;
  matchCounts(): number;
  matchScores(row: number, many: number, count: number, out: number): void;
  matchTake(row: number, ranks: number, many: number, count: number, wanted: number, out: number): number;
  moonKinds(degrees: number, count: number, out: number): void;
  resultsAddress(): number;
  sourcesAddress(): number;
  errorsAddress(): number;
  frame(day: number, fraction: number, ut1Day: number, ut1Fraction: number): number;
  vernalShift(jd: number, t0: number): number;
  star(
    day: number,
    fraction: number,
    ra: number,
    dec: number,
    pmRa: number,
    pmDec: number,
    parallax: number,
    radial: number,
    steps: number,
    equinox: number,
  ): number;
  polarLongitude(): number;
  guestAddress(): number;
  guest(
    day: number,
    fraction: number,
    axes: number,
    moving: number,
    centre: number,
    steps: number,
    equinox: number,
  ): number;
  horizon(
    day: number,
    fraction: number,
    ut1Day: number,
    ut1Fraction: number,
    body: number,
    mode: number,
    latitude: number,
    longitude: number,
    elevation: number,
  ): number;
  houses(system: number, armc: number, latitude: number, obliquity: number, extra: number, out: number): number;
  angles(armc: number, latitude: number, obliquity: number, siderealPerDay: number, out: number): void;
  cuspSpeeds(
    system: number,
    armc: number,
    latitude: number,
    obliquity: number,
    extra: number,
    siderealPerDay: number,
    out: number,
  ): number;
  housePosition(
    system: number,
    armc: number,
    latitude: number,
    obliquity: number,
    longitude: number,
    latitudeBody: number,
    extra: number,
  ): number;
  sineOf(angle: number): number;
  cosineOf(angle: number): number;
  arctangentOf(y: number, x: number): number;
}

/** Where the core comes from: the bytes of its module, a compiled module, or the factory of the plain-JavaScript build. */
export type CoreSource = Uint8Array | object | (() => CoreExports);
