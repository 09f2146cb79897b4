/** What the report bench prints: nine chapters of readings with a chart, a strip of bars, a list and a table each, as blocks and as a page of HTML. */

export const SEED = 20261122;

const WORDS = {
  hi: {
    title: 'जन्म कुंडली',
    grahas: ['सूर्य', 'चंद्र', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'राहु', 'केतु'],
    house: 'भाव',
    head: ['क्रम', 'ग्रह', 'भाव', 'अंश', 'बल'],
    list: 'मुख्य बातें',
    table: 'स्थितियाँ',
    digits: '०१२३४५६७८९',
  },
  en: {
    title: 'Birth chart',
    grahas: ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'],
    house: 'House',
    head: ['No', 'Graha', 'House', 'Degrees', 'Strength'],
    list: 'In short',
    table: 'Positions',
    digits: '0123456789',
  },
};

/** As the keys of the readings name them. */
const KEYS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];

function seeded(state) {
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** @returns title and blocks of a report of some twenty pages */
export function chapters(language, texts) {
  const words = WORDS[language];
  const random = seeded(SEED);
  const number = (value) => String(value).replace(/\d/g, (digit) => words.digits[digit]);
  const content = words.grahas.flatMap((graha, at) => [
    { kind: 'heading', level: 1, text: `${number(at + 1)}. ${graha}` },
    { kind: 'figure', scene: chart(words, number, random), width: 200 },
    ...Array.from({ length: 12 }, (_, house) => [
      ...(house % 3 === 0
        ? [{ kind: 'heading', level: 2, text: `${graha} – ${words.house} ${number(house + 1)}` }]
        : []),
      { kind: 'paragraph', words: texts[`${KEYS[at]}.${house + 1}`] },
    ]).flat(),
    { kind: 'heading', level: 2, text: words.list },
    { kind: 'list', items: [3, 7, 10].map((house) => texts[`${KEYS[(at + 1) % 9]}.${house}`].split(/[.।]/)[0]) },
    { kind: 'figure', scene: bars(words, random), width: 320 },
    {
      kind: 'table',
      title: words.table,
      columns: [1, 3, 2, 2, 2].map((share) => ({ share })),
      head: words.head,
      rows: Array.from({ length: 24 }, (_, row) => [
        number(row + 1),
        words.grahas[row % 9],
        `${words.house} ${number(1 + Math.floor(random() * 12))}`,
        `${number((random() * 30).toFixed(2))}°`,
        number((random() * 60).toFixed(1)),
      ]),
    },
  ]);
  return { title: words.title, content };
}

const drawing = (height, title, items) => ({ width: 300, height, title, description: '', items });

/** Twelve houses in the North Indian manner, their signs and who stands in them. */
function chart({ grahas, title }, number, random) {
  const line = (...points) => ({
    kind: 'path',
    d: points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y]),
    stroke: 'accent',
    width: 1.2,
  });
  const places = [
    [150, 75],
    [75, 38],
    [38, 75],
    [75, 150],
    [38, 225],
    [75, 262],
    [150, 225],
    [225, 262],
    [262, 225],
    [225, 150],
    [262, 75],
    [225, 38],
  ];
  const label = (x, y, text, size, colour, weight) => ({
    kind: 'text',
    x,
    y,
    text,
    size,
    anchor: 'middle',
    weight,
    colour,
  });
  return drawing(300, title, [
    { kind: 'path', d: [['M', 0, 0], ['L', 300, 0], ['L', 300, 300], ['L', 0, 300], ['Z']], fill: 'soft' },
    line([1, 1], [299, 1], [299, 299], [1, 299], [1, 1]),
    line([0, 0], [300, 300]),
    line([300, 0], [0, 300]),
    line([150, 0], [300, 150], [150, 300], [0, 150], [150, 0]),
    ...places.map(([x, y], house) => label(x, y - 8, number(house + 1), 9, 'mute', 400)),
    ...grahas.map((graha, index) => {
      const [x, y] = places[Math.floor(random() * 12)];
      return label(x, y + 6 + (index % 3) * 11, graha, 11, 'ink', 600);
    }),
  ]);
}

/** A bar for each graha. */
function bars({ grahas, table }, random) {
  return drawing(100, table, [
    ...grahas.flatMap((graha, index) => {
      const [x, high] = [8 + index * 32, 20 + random() * 55];
      const top = Number((84 - high).toFixed(2));
      return [
        { kind: 'path', d: [['M', x, 84], ['L', x, top], ['L', x + 22, top], ['L', x + 22, 84], ['Z']], fill: 'good' },
        { kind: 'text', x: x + 11, y: 96, text: graha, size: 7, anchor: 'middle', weight: 400, colour: 'ink' },
      ];
    }),
    {
      kind: 'path',
      d: [
        ['M', 0, 84],
        ['L', 300, 84],
      ],
      stroke: 'ink',
      width: 0.6,
    },
  ]);
}

/** The same content for a browser. @param fonts  addresses of the regular and the bold file */
export function htmlOf(language, title, content, { size, palette, gap }, [regular, bold]) {
  const svg = ({ width, height, items }) =>
    `<svg viewBox="0 0 ${width} ${height}">${items
      .map((item) =>
        item.kind === 'path'
          ? `<path d="${item.d.map((segment) => segment.join(' ')).join('')}" fill="${item.fill === undefined ? 'none' : palette[item.fill]}"${item.stroke === undefined ? '' : ` stroke="${palette[item.stroke]}" stroke-width="${item.width}"`}/>`
          : `<text x="${item.x}" y="${item.y}" font-size="${item.size}" font-weight="${item.weight}" fill="${palette[item.colour]}" text-anchor="middle">${item.text}</text>`,
      )
      .join('')}</svg>`;
  const row = (cells, name) => `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
  const body = content.map((block) => {
    switch (block.kind) {
      case 'heading':
        return `<h${block.level}>${block.text}</h${block.level}>`;
      case 'paragraph':
        return `<p>${block.words}</p>`;
      case 'list':
        return `<ul>${block.items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
      case 'table':
        return `<table><thead>${row(block.head, 'th')}</thead><tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
      case 'figure':
        return `<figure style="width:${block.width}pt">${svg(block.scene)}</figure>`;
    }
  });
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><style>
@font-face{font-family:Report;src:url(${regular});font-weight:400}@font-face{font-family:Report;src:url(${bold});font-weight:600}
body{margin:0;font:${size.usual}pt/1.38 Report;color:${palette.ink}}h1{font-size:${size.heads[0]}pt;color:${palette.accent};break-before:page;margin:0 0 6pt}
h2{font-size:${size.heads[1]}pt;margin:16pt 0 0;break-after:avoid}h1,h2,th{font-weight:600}p,figure,table,ul{margin:${gap}pt 0 0}figure{margin:${gap}pt auto 0;break-inside:avoid}svg{display:block}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:2.6pt 5pt}th{background:${palette.soft}}tbody tr:nth-child(even){background:#faf8f4}tr{break-inside:avoid}
</style>${body.join('')}</html>`;
}
