/**
 * Curves as one SVG of small multiples, each with logarithms on both axes: a decade up is a decade across where cost is linear. Light and dark by the reader's own choice, with a
 * ground of its own, so that it can be read on any page.
 */

const COLUMNS = 3;
const CELL = { width: 330, height: 270 };
const PLOT = { left: 52, top: 46, width: 262, height: 176 };
const HEAD = 66;
const MARGIN = 16;
/** Colours by use, by day and by night; contrast of text to ground is above 7. */
const STYLE = `
  svg { --ground: #ffffff; --ink: #1d2433; --mute: #4d576b; --grid: #dfe4ec; --line: #0b5cad; --ideal: #8a6d00; }
  @media (prefers-color-scheme: dark) { svg { --ground: #14181f; --ink: #eef1f6; --mute: #b9c2d0; --grid: #313946; --line: #7ab8ff; --ideal: #e0bd55; } }
  .ground { fill: var(--ground); } .grid { stroke: var(--grid); stroke-width: 1; } .frame { stroke: var(--mute); stroke-width: 1; fill: none; }
  .line { stroke: var(--line); stroke-width: 2; fill: none; stroke-linejoin: round; } .dot { fill: var(--line); }
  .ideal { stroke: var(--ideal); stroke-width: 1.2; stroke-dasharray: 5 4; fill: none; }
  text { font-family: system-ui, 'DejaVu Sans', Verdana, sans-serif; fill: var(--ink); font-size: 12px; }
  .title { font-size: 13px; font-weight: 600; } .head { font-size: 18px; font-weight: 600; } .mute { fill: var(--mute); font-size: 11px; }`;
const UNITS = [
  [1, 's'],
  [1e-3, 'ms'],
  [1e-6, 'µs'],
  [1e-9, 'ns'],
];

/**
 * @param curves   of each: `title`, `unit` of its sizes, `points` with `n` and `seconds` above 0, `exponent` over all, `last` over the largest
 * @param head     what all of them show
 * @param caption  where it is from
 * @returns the text of an SVG file
 */
export function figureOf(curves, head, caption) {
  const rows = Math.ceil(curves.length / COLUMNS);
  const [width, height] = [COLUMNS * CELL.width + 2 * MARGIN, rows * CELL.height + HEAD + MARGIN];
  const cells = curves.map((curve, i) => {
    const [x, y] = [MARGIN + (i % COLUMNS) * CELL.width, HEAD + Math.floor(i / COLUMNS) * CELL.height];
    return `<g transform="translate(${x} ${y})">${cellOf(curve)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(head)}">
<style>${STYLE}
</style>
<rect class="ground" width="${width}" height="${height}"/>
<text class="head" x="${MARGIN}" y="30">${escaped(head)}</text>
<text class="mute" x="${MARGIN}" y="50">${escaped(caption)}</text>
${cells.join('\n')}
</svg>
`;
}

function cellOf({ title, unit, points, exponent, last }) {
  const across = axisOf(points.map(({ n }) => n));
  const up = axisOf(points.map(({ seconds }) => seconds));
  const x = (n) => round(PLOT.left + PLOT.width * across.place(n));
  const y = (seconds) => round(PLOT.top + PLOT.height * (1 - up.place(seconds)));
  const [bottom, right] = [PLOT.top + PLOT.height, PLOT.left + PLOT.width];
  const path = points.map(({ n, seconds }, i) => `${i === 0 ? 'M' : 'L'}${x(n)} ${y(seconds)}`).join('');
  return [
    `<text class="title" x="${PLOT.left}" y="16">${escaped(title)}</text>`,
    `<text class="mute" x="${PLOT.left}" y="34">n^${exponent.toFixed(2)} over all, n^${last.toFixed(2)} over the last three</text>`,
    ...across.ticks.map((n) => `<path class="grid" d="M${x(n)} ${PLOT.top}V${bottom}"/>`),
    ...up.ticks.map((seconds) => `<path class="grid" d="M${PLOT.left} ${y(seconds)}H${right}"/>`),
    `<rect class="frame" x="${PLOT.left}" y="${PLOT.top}" width="${PLOT.width}" height="${PLOT.height}"/>`,
    ...across.labels.map(
      (n) => `<text class="mute" text-anchor="middle" x="${x(n)}" y="${bottom + 15}">${countText(n)}</text>`,
    ),
    ...up.labels.map(
      (seconds) =>
        `<text class="mute" text-anchor="end" x="${PLOT.left - 6}" y="${y(seconds) + 4}">${timeText(seconds)}</text>`,
    ),
    `<text class="mute" text-anchor="middle" x="${PLOT.left + PLOT.width / 2}" y="${bottom + 32}">${escaped(unit)}</text>`,
    `<path class="ideal" d="${idealOf(points, across, up, x, y)}"/>`,
    `<path class="line" d="${path}"/>`,
    ...points.map(({ n, seconds }) => `<circle class="dot" cx="${x(n)}" cy="${y(seconds)}" r="3"/>`),
  ].join('\n');
}

/** Whole decades around the values; a line at each, and as many labels as there is room for. */
function axisOf(values) {
  const low = Math.floor(Math.log10(Math.min(...values)) + 1e-9);
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values)) - 1e-9));
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
  const step = Math.ceil(ticks.length / 8);
  return {
    ticks,
    labels: ticks.filter((_, i) => i % step === 0),
    least: 10 ** low,
    most: 10 ** high,
    place: (value) => (Math.log10(value) - low) / (high - low),
  };
}

/** The line of slope 1 through the largest point, as much of it as lies in the plot. */
function idealOf(points, across, up, x, y) {
  const { n, seconds } = points.at(-1);
  const each = seconds / n;
  const from = Math.max(across.least, up.least / each);
  const to = Math.min(across.most, up.most / each);
  return `M${x(from)} ${y(from * each)}L${x(to)} ${y(to * each)}`;
}

function countText(n) {
  if (n < 1000) return String(n);
  return n < 1_000_000 ? `${n / 1000}k` : `${n / 1_000_000}M`;
}

function timeText(seconds) {
  const [size, unit] = UNITS.find(([one]) => seconds >= one * 0.999) ?? UNITS.at(-1);
  return `${Number((seconds / size).toPrecision(3))} ${unit}`;
}

function round(value) {
  return Math.round(value * 100) / 100;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
