/** One birth and the stamp of its chart in this version: `khagol doctor` casts it again. test/cli/doctor.test.ts holds it against the sources. */

/** The birth, and what its chart must come to. */
export const GOLDEN: {
  readonly birth: {
    readonly datetime: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly timezone: string;
  };
  /** Of the chart's canonical JSON. */
  readonly sha256: string;
} = {
  birth: { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' },
  sha256: '15083229db43d488f30ac2407623cc73beb6ec1de1b29bef16a5f8e1d6c845af',
};
