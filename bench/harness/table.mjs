/** Results as text for people: one block a group, columns aligned, the figures of a row on its line. */

const WIDTHS = { who: 52, median: 11, spread: 21, ratio: 26 };

/** A number with three or four figures that say something; thousands apart. */
export function figure(value) {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return String(value);
  if (size >= 1000) return Math.round(value).toLocaleString('en');
  if (size >= 100) return value.toFixed(0);
  if (size >= 10) return value.toFixed(1);
  if (size >= 0.1 || size === 0) return value.toFixed(2);
  return value.toPrecision(2);
}

/** A ratio as it is told: `18.3×`. */
export function times(value) {
  return `${value >= 100 ? value.toFixed(0) : value.toFixed(value >= 0.95 ? 1 : 2)}×`;
}

/**
 * A group as lines: title with unit, then a line a row: median, spread from the tenth to the ninetieth part of the rounds, ratio with its own spread, note.
 *
 * @param group  `title`, `unit`, `rows`; `said`, lines of a subject that has more to say
 */
export function groupLines({ title, unit, rows, said = [], again = null }) {
  const of = rows.find(({ ratio }) => ratio)?.ratio.of;
  const later = again === null ? [] : [`measured again at ${again.commit}, ${again.date}${onNode(again)}`];
  const head = [`${title}; ${unit}`, ...(of === undefined ? [] : [`× is times ${of}`]), ...later].join('; ');
  return ['', head, ...rows.map((row) => rowLine(row, unit)), ...said];
}

/** By which Node, where it is another than the rest's. */
export function onNode({ node }) {
  return node === undefined ? '' : `, Node ${node}`;
}

function rowLine({ who, median, low, high, ratio, note, missing, unit: own }, unit) {
  const name = who.padEnd(WIDTHS.who);
  if (missing !== undefined) return `${name}not run: ${missing}`;
  const told = own === undefined || own === unit ? '' : ` ${own}`;
  const columns = [
    `${figure(median)}${told}`.padStart(WIDTHS.median),
    (low === undefined ? '' : `${figure(low)} … ${figure(high)}`).padStart(WIDTHS.spread),
    (ratio ? `${times(ratio.median)} (${times(ratio.low)} … ${times(ratio.high)})` : '').padStart(WIDTHS.ratio),
    note ? `  ${note}` : '',
  ];
  return `${name}${columns.join('')}`.trimEnd();
}

/** The first line of every print: what, when, of which state, where. */
export function headLine({ date, commit, changed, seed, quick, machine }) {
  const { processor, cores, memoryGiB, system, node } = machine;
  const state = `commit ${commit}${changed ? ' with changes' : ''}${quick ? ', quick' : ''}, seed ${seed}`;
  return `Khagol bench, ${date}, ${state}\n${cores} × ${processor}, ${memoryGiB} GiB, ${system}, Node ${node}`;
}

/** A whole run as text. */
export function textOf({ groups, targets, seconds, ...head }) {
  const lines = [headLine(head), ...groups.flatMap(groupLines), ...targetLines(targets), '', `In ${seconds} s`];
  return `${lines.join('\n')}\n`;
}

/** The targets, met ones and missed ones alike. */
export function targetLines(targets) {
  const lines = targets.map(({ text, wanted, measured, met }) => {
    const state = met === null ? 'not run' : met ? 'met' : 'MISSED';
    return `${state.padEnd(9)}${text.padEnd(92)}${wanted.padEnd(22)}${measured ?? '–'}`;
  });
  return ['', 'Targets; wanted, measured', ...lines];
}
