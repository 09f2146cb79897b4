/**
 * Samples of the JPL DE431 ephemeris on a uniform grid, printed by the `swetest` program of Debian's `swetest` package from
 * the CC0 data files of `swe-standard-data`. Nothing of that program is linked, copied or shipped: only its printed numbers are read.
 *
 * Positions are geometric, in au, ecliptic J2000 axes (ICRS turned by 84381.406″ about x); time is TT.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

export const dataFolder = process.env['KHAGOL_SWE_DATA'] ?? '/usr/share/libswe/ephe';
const kmPerAu = 149597870.7;
const linesPerRun = 36000;
const cache = `${tmpdir()}/khagol-samples`;
/**
 * Where the data files of 600 years begin: 1 January of −2400, −1800 … 1200 (Julian), 1800 and 2400. Each goes on for 400 days into the next, and the program
 * stays in the file it is in. Planets and Moon agree there to 0.4 mas, but Chiron and the asteroids are other integrations in each file (Ceres 14 mas,
 * Juno 26): their runs must not cross from one into the next.
 */
const fileStarts = [
  ...[-2400, -1800, -1200, -600, 0, 600, 1200].map((year) => 1721057.5 + 365.25 * year),
  2378496.5,
  2597641.5,
];
const integratedByFile = 'DFGHI';

/**
 * @param letter   swetest's letter of the body: 0 Sun … 9 Pluto, C Earth, D Chiron, F G H I Ceres Pallas Juno Vesta
 * @param centre   `geo`, `hel` or `bary`
 * @returns Float64Array, 3 per sample: x y z in au; or longitude latitude (rad) distance (au) when `spherical`
 */
export function sample(letter, centre, startJd, stepDays, count, spherical = false) {
  mkdirSync(cache, { recursive: true });
  const name = `${cache}/by-file-${letter}-${centre}-${startJd}-${stepDays}-${count}-${spherical ? 's' : 'c'}.f64`;
  if (existsSync(name)) {
    const bytes = readFileSync(name);
    return new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8);
  }
  const out = new Float64Array(3 * count);
  let n = 0;
  for (let done = 0; done < count; done += n) {
    n = Math.min(linesPerRun, count - done, samplesInRun(letter, startJd + done * stepDays, stepDays));
    const centreFlag = centre === 'geo' ? [] : [`-${centre}`];
    const text = execFileSync(
      'swetest',
      [
        `-edir${dataFolder}`,
        `-bj${startJd + done * stepDays}`,
        `-p${letter}`,
        `-n${n}`,
        `-s${stepDays}`,
        '-true',
        '-j2000',
        '-icrs',
        '-nonut',
        '-noaberr',
        '-nodefl',
        ...centreFlag,
        '-flbw',
        '-head',
      ],
      { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const lines = text.split('\n');
    let row = 0;
    for (const line of lines) {
      const fields = line.trim().split(/\s+/);
      if (fields.length !== 3 || !/^-?\d/.test(fields[0])) continue;
      const longitude = (Number(fields[0]) * Math.PI) / 180;
      const latitude = (Number(fields[1]) * Math.PI) / 180;
      const distance = Number(fields[2]) / kmPerAu;
      const at = 3 * (done + row);
      if (spherical) {
        out[at] = longitude;
        out[at + 1] = latitude;
        out[at + 2] = distance;
      } else {
        out[at] = distance * Math.cos(latitude) * Math.cos(longitude);
        out[at + 1] = distance * Math.cos(latitude) * Math.sin(longitude);
        out[at + 2] = distance * Math.sin(latitude);
      }
      row++;
    }
    if (row !== n)
      throw new Error(`swetest printed ${row} of ${n} lines for body ${letter} from ${startJd}: ${text.slice(0, 300)}`);
  }
  writeFileSync(name, Buffer.from(out.buffer));
  return out;
}

/** How many samples from one on one run may print. */
function samplesInRun(letter, jd, stepDays) {
  const end = fileStarts.find((start) => start > jd);
  return end === undefined || !integratedByFile.includes(letter) ? linesPerRun : Math.ceil((end - jd) / stepDays);
}
