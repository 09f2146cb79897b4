/**
 * Reads compiled time zone files (TZif, RFC 9636) and the rule in their footer (POSIX TZ string).
 * Only what the zone table needs: the 64-bit block, offsets to the second, which spells are local mean time.
 */

/**
 * One zone's history: `before` holds until the first transition; each transition is an instant (seconds since 1970,
 * no leap seconds) and the type that holds from then on; `footer` is the rule after the last one.
 * A type is `{ offset, mean }`: seconds east, and whether it is local mean time (or an uninhabited place's "no time").
 */
export function readTzif(bytes, name) {
  const first = readHeader(bytes, 0, name);
  const start = 44 + first.times * 5 + first.types * 6 + first.chars + first.leaps * 8 + first.isStd + first.isUt;
  const { times, types, chars, leaps, isStd, isUt } = readHeader(bytes, start, name);
  if (leaps > 0) throw new Error(`${name}: built with leap seconds ("right/"), which this table does not want`);
  const timesAt = start + 44;
  const indexAt = timesAt + times * 8;
  const typesAt = indexAt + times;
  const charsAt = typesAt + types * 6;
  const footerAt = charsAt + chars + isStd + isUt;
  const footer = bytes.subarray(footerAt + 1, bytes.indexOf(10, footerAt + 1)).toString('latin1');

  const typeRows = Array.from({ length: types }, (_, i) => {
    const at = typesAt + i * 6;
    const text = charsAt + bytes[at + 5];
    const abbreviation = bytes.subarray(text, bytes.indexOf(0, text)).toString('latin1');
    return { offset: bytes.readInt32BE(at), mean: abbreviation === 'LMT' || abbreviation === '-00' };
  });
  const transitions = [];
  let held = typeRows[0];
  for (let i = 0; i < times; i++) {
    const type = typeRows[bytes[indexAt + i]];
    // A change of name or of the daylight flag alone moves no clock.
    if (type.offset === held.offset && type.mean === held.mean) continue;
    transitions.push({ at: Number(bytes.readBigInt64BE(timesAt + i * 8)), type });
    held = type;
  }
  return { before: typeRows[0], transitions, footer: readFooter(footer, name) };
}

function readHeader(bytes, at, name) {
  if (bytes.toString('latin1', at, at + 4) !== 'TZif' || bytes[at + 4] < 0x32) {
    throw new Error(`${name}: not a TZif file of version 2 or later`);
  }
  const count = (i) => bytes.readUInt32BE(at + 20 + i * 4);
  return { isUt: count(0), isStd: count(1), leaps: count(2), times: count(3), types: count(4), chars: count(5) };
}

/** `EST5EDT,M3.2.0,M11.1.0` → offsets east of Greenwich and two rules (month, week, weekday, seconds of local day). */
export function readFooter(text, name) {
  const zone = '(<[^>]+>|[A-Za-z]+)([-+]?[\\d:]+)';
  const match = new RegExp(`^${zone}(?:(<[^>]+>|[A-Za-z]+)([-+]?[\\d:]+)?,(.+),(.+))?$`).exec(text);
  if (!match) throw new Error(`${name}: cannot read the footer "${text}"`);
  const standard = -seconds(match[2]);
  if (match[3] === undefined) return { standard };
  const daylight = match[4] === undefined ? standard + 3600 : -seconds(match[4]);
  return { standard, daylight, start: readRule(match[5], name), end: readRule(match[6], name) };
}

function readRule(text, name) {
  const match = /^M(\d+)\.(\d)\.(\d)(?:\/([-+]?[\d:]+))?$/.exec(text);
  if (!match) throw new Error(`${name}: the footer rule "${text}" is not of the form Mm.w.d`);
  return { month: +match[1], week: +match[2], weekday: +match[3], seconds: match[4] ? seconds(match[4]) : 7200 };
}

function seconds(text) {
  const [hours, minutes = 0, rest = 0] = text.replace(/^[-+]/, '').split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + rest);
}

/** The changes a footer makes in the years given, in time order: what a reader of the table will generate. */
export function expandFooter(footer, firstYear, lastYear) {
  if (footer.daylight === undefined) return [];
  const out = [];
  for (let year = firstYear; year <= lastYear; year++) {
    out.push({ at: ruleSeconds(year, footer.start) - footer.standard, offset: footer.daylight });
    out.push({ at: ruleSeconds(year, footer.end) - footer.daylight, offset: footer.standard });
  }
  return out.sort((a, b) => a.at - b.at);
}

function ruleSeconds(year, { month, week, weekday, seconds: ofDay }) {
  const first = Date.UTC(year, month - 1, 1) / 86400000;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  let day = ((weekday - (((first % 7) + 11) % 7) + 7) % 7) + (week - 1) * 7;
  while (day >= length) day -= 7;
  return (first + day) * 86400 + ofDay;
}
