/**
 * The table of zones as text, as README.md describes it: names, futures and histories in lines that time/zone-table.ts reads, each when it is asked for.
 *
 * Text is what a script carries best: nothing has to be unpacked before the first chart, and what repeats is taken out by whatever packs the script.
 */

const HOUR = 3600;
const MINUTE = 60;

/**
 * @param zones  each { names, before, transitions: [{ at, type }], footer }, in the order of their first names; types are { offset, mean }, seconds
 * @returns { names, futures, histories }: three texts
 */
export function tableOf(zones) {
  const futures = [...new Set(zones.map(({ footer }) => futureText(footer)))].sort();
  return {
    names: namesText(zones),
    futures: futures.join('\n'),
    histories: zones.map((zone) => historyText(zone, futures.indexOf(futureText(zone.footer)))).join('\n'),
  };
}

/** A name by itself is the next zone's; a further name of a zone says which. */
function namesText(zones) {
  const names = zones.flatMap((zone, index) => zone.names.map((name) => ({ name, index })));
  names.sort((a, b) => (a.name < b.name ? -1 : 1));
  let next = 0;
  return names
    .map(({ name, index }) => {
      if (index !== next) return `${name}:${index}`;
      next++;
      return name;
    })
    .join(' ');
}

function futureText({ standard, daylight, start, end }) {
  if (daylight === undefined) return secondsText(standard);
  const rule = ({ month, week, weekday, seconds }) => [month, week, weekday, secondsText(seconds)].join(' ');
  return [secondsText(standard), secondsText(daylight), rule(start), rule(end)].join(' ');
}

function historyText({ before, transitions }, future) {
  const types = [...new Set([before, ...transitions.map(({ type }) => type)].map(typeText))];
  // A type is one digit to the base of 36; the richest history of 2026f has nine.
  if (types.length > 36) throw new Error(`${types.length} types of time in one zone are more than the table can write`);
  const after = transitions.map(({ type }) => types.indexOf(typeText(type)).toString(36));
  const changes = transitions.map(({ at }, i) => secondsText(i === 0 ? at : at - transitions[i - 1].at));
  return [future, types.join(' '), after.join(''), changes.join(' ')].join('|');
}

const typeText = ({ offset, mean }) => `${secondsText(offset)}${mean ? '*' : ''}`;

/** Whole hours to the base of 36, as nearly all are; what is none as minutes with M, or as seconds with S. */
function secondsText(seconds) {
  if (seconds % HOUR === 0) return (seconds / HOUR).toString(36);
  return seconds % MINUTE === 0 ? `${(seconds / MINUTE).toString(36)}M` : `${seconds.toString(36)}S`;
}
