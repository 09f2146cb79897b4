/** `khagol vastu`: a plan as JSON, assessed: for people, as the record, or as a picture. */

import { type Assessed, type Assessment, type AssessmentRequest, assess, RULES_VERSIONS } from '@khagol/engine/vastu';
import { type Readable, textOf } from './files.ts';
import { writing } from './output.ts';
import { bold, type Column, tableText } from './table.ts';
import { CommandError, type Terminal } from './terminal.ts';

type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Longer than any plan: 64 rooms of 256 points take a third of a megabyte. */
const PLAN_FILE: Readable = { mostBytes: 4 * 1024 * 1024, longerThan: 'any plan' };

/**
 * Assesses the plan of a file, or of standard input.
 *
 * @param path  of a JSON file with the request of an assessment, or `-`
 * @returns the exit code 0, also where too little is known for a score
 * @throws  EngineError or CommandError naming what to mend
 */
export async function vastuCommand(path: string, options: Options, terminal: Terminal): Promise<number> {
  const drawing = drawingOf(options);
  const request = withRules(parsed(await textOf(path, terminal, PLAN_FILE), path), options['rules']);
  const assessment = assess(request);
  if (drawing !== null) {
    const { drawPlan } = await import('@khagol/engine/drawing');
    const svg = `${drawPlan(request, assessment, drawing.choices).svg}\n`;
    if (drawing.path === '-') {
      await terminal.out(svg);
      return 0;
    }
    await writing(drawing.path, terminal, (write) => write(svg));
  }
  const text =
    options['json'] === true ? `${JSON.stringify(assessment, null, 2)}\n` : assessmentText(assessment, terminal);
  await terminal.out(text);
  return 0;
}

/** Options that a picture takes; the engine looks at their values. */
function drawingOf({ svg, up, sectors, mandala, width, colours, json }: Options): {
  readonly path: string;
  readonly choices: object;
} | null {
  const given = {
    up,
    sectors: numberOf('sectors', sectors),
    mandala: numberOf('mandala', mandala),
    width: numberOf('width', width),
  };
  const name = Object.entries({ ...given, colours }).find(([, value]) => value !== undefined)?.[0];
  if (typeof svg !== 'string') {
    if (name === undefined) return null;
    throw new CommandError(2, `--${name} belongs to a picture; say where it goes with --svg`);
  }
  if (svg === '-' && json === true) throw new CommandError(2, '--json and --svg - would both go to standard output');
  return { path: svg, choices: { ...given, colours: colours ?? 'light' } };
}

function numberOf(name: string, value: string | boolean | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^\d{1,6}(?:\.\d+)?$/.test(value)) return Number(value);
  throw new CommandError(2, `--${name}: "${String(value)}" is not a number`);
}

/** The request as it stands; what is in it is the engine's business. */
function parsed(text: string, path: string): AssessmentRequest {
  const from = path === '-' ? 'standard input' : path;
  if (text.trim() === '')
    throw new CommandError(2, `${from} is empty; a plan is JSON such as {"inputSource":"plan-derived",…}`);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as AssessmentRequest;
  } catch (error) {
    throw new CommandError(2, `${from} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** `--rules 2026-09-23` and the whole name alike; it outranks what the file says. */
function withRules(request: AssessmentRequest, rules: string | boolean | undefined): AssessmentRequest {
  if (typeof rules !== 'string') return request;
  const rulesVersion = RULES_VERSIONS.find((name) => name === rules || name === `vastu-rules-${rules}`);
  if (rulesVersion === undefined)
    throw new CommandError(2, `--rules: there is no edition "${rules}"; there are ${RULES_VERSIONS.join(' and ')}`);
  return typeof request === 'object' && request !== null && !Array.isArray(request)
    ? { ...request, rulesVersion }
    : request;
}

/** The assessment for people. */
function assessmentText(assessment: Assessment, { colour }: Terminal): string {
  const { zoneReference, rulesVersion, warnings, notAssessed } = assessment;
  const { bearingDeg, bearingBasis } = zoneReference;
  const bearing = bearingDeg === null ? '' : ` ${bearingDeg}°`;
  const sections = [
    [
      ...standingLines(assessment, colour),
      `Rules ${rulesVersion}; bearing${bearing} ${bearingBasis.replaceAll('-', ' ')}`,
    ],
    ...(assessment.status === 'assessed' ? assessedSections(assessment, colour) : []),
    section(
      'Not assessed',
      notAssessed.map(({ room, zone, reason }) => `  ${room} (${zone ?? 'off the grid'}): ${reason}`),
      colour,
    ),
    section(
      'Warnings',
      warnings.map(({ code, message }) => `  ${code}: ${message}`),
      colour,
    ),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function standingLines(assessment: Assessment, colour: boolean): readonly string[] {
  const { confidence, badgeEligibility } = assessment;
  const { badge, variant } = badgeEligibility;
  const trust = `Confidence ${confidence}; ${badge === null ? 'no badge' : `badge ${badge}, ${variant?.replaceAll('_', ' ')}`}`;
  if (assessment.status === 'assessed')
    return [bold(`Grade ${assessment.grade}, ${assessment.gradeLabel}: ${assessment.score} of 100`, colour), trust];
  return [
    bold('No grade: too little is known', colour),
    assessment.reason,
    ...assessment.reScanSuggestions.map((advice) => `  ${advice}`),
    trust,
  ];
}

function assessedSections(assessment: Assessed, colour: boolean): readonly (readonly string[])[] {
  const { scoreBreakdown, findings, entrance } = assessment;
  const { placements, mean, deductions, shape } = scoreBreakdown;
  const rows = placements.map(({ room, zone, rating, merit, weight, pointsLost }) => [
    room,
    zone,
    rating,
    merit.toFixed(0),
    weight.toFixed(2),
    pointsLost.toFixed(2),
  ]);
  const plot = deductions.filter(({ room }) => room === null).map(({ code }) => code);
  const taken = shape.points === 0 ? '' : `, less ${shape.points} for the plot (${plot.join(', ')})`;
  return [
    ...(entrance === null
      ? []
      : [[`Door ${entrance.padaCode} ${entrance.padaName}: ${entrance.verdict} (${entrance.source})`]]),
    [tableText(COLUMNS, rows, colour), `Mean merit ${mean.toFixed(2)}${taken}: ${assessment.score}`],
    section(
      'Findings',
      findings.flatMap(({ severity, code, detail, remedy, source }) => [
        `  ${severity} ${code}: ${detail}`,
        `    ${source}`,
        ...(remedy === null ? [] : [`    ${remedy}`]),
      ]),
      colour,
    ),
    section('If figures are off', doubtLines(assessment), colour),
    section('Asked for besides', askedLines(assessment), colour),
  ];
}

/** What a bearing or places that are off could change; nothing where no error was admitted and none is plain. */
function doubtLines({ uncertainty }: Assessed): readonly string[] {
  if (uncertainty === undefined) return [];
  const { bounds, verdicts, results } = uncertainty;
  const { lowestScore, highestScore, grades } = verdicts;
  const score = lowestScore === highestScore ? `${lowestScore}` : `${lowestScore} … ${highestScore}`;
  return [
    `  Bearing by up to ${bounds.headingErrorDeg}°: score ${score}, grade ${grades.join(' or ')}`,
    `  Bearing by up to ${bounds.headingErrorDeg}° and places by up to ${bounds.positionErrorM} m:`,
    ...results.map(({ room, pointResult, possibleZones, possiblePadas, stable, bearingMarginDeg }) => {
      const parts = possiblePadas.length < 2 ? '' : `, ${possiblePadas.length} parts of the ring`;
      const where = stable ? `stays in ${pointResult}` : `could lie in ${possibleZones.join(', ')}${parts}`;
      return `    ${room} ${where}; a turn of less than ${bearingMarginDeg}° changes nothing`;
    }),
  ];
}

/** Directions, slope and marmas, each where the plan asks for it. */
function askedLines({ directions = [], slope, marma }: Assessed): readonly string[] {
  const points = marma?.points.map(({ pointXY: [x, y], isInPlot }) => `${x}, ${y}${isInPlot ? '' : ' (off the plot)'}`);
  return [
    ...directions.map(({ room, direction }) => `  ${room} lies to ${direction}`),
    ...(slope === undefined
      ? []
      : [`  The ground ${slope.zone === null ? 'is level' : `falls to ${slope.zone}`}: ${slope.rating}`]),
    ...(points === undefined ? [] : [`  Marma points, x and y in metres: ${points.join('; ')}`]),
  ];
}

const COLUMNS: readonly Column[] = [
  { head: 'Space', align: 'left' },
  { head: 'Where', align: 'left' },
  { head: 'Rating', align: 'left' },
  { head: 'Merit', align: 'right' },
  { head: 'Weight', align: 'right' },
  { head: 'Lost', align: 'right' },
];

function section(title: string, lines: readonly string[], colour: boolean): readonly string[] {
  return lines.length === 0 ? [] : [bold(title, colour), ...lines];
}
