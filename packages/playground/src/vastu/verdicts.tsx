/** What the rules say of the plan: the grade, each space with its zone, and the picture with sectors or the mandala. */

import { drawPlan } from '@khagol/engine/drawing';
import { type Assessment, type AssessmentRequest, assess, MANDALA_SIZES, ZONE_RESOLUTIONS } from '@khagol/engine/vastu';
import { computed, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { reasonOf } from '../opened.ts';
import { Scrolling } from '../parts/table-parts.tsx';
import { plan } from '../state.ts';
import { requestOf } from './request.ts';
import { vastuStrings as say } from './strings.ts';

type Judged = { readonly request: AssessmentRequest; readonly assessment: Assessment } | { readonly reason: string };
type Assessed = Extract<Assessment, { readonly status: 'assessed' }>;

const judged = computed((): Judged => {
  try {
    const request = requestOf(plan.value);
    return { request, assessment: assess(request) };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
});
const sectors: Signal<string> = signal('8');
const mandala: Signal<string> = signal('');

export function Verdicts(): JSX.Element {
  const now = judged.value;
  if ('reason' in now)
    return (
      <p class="notice bad" role="alert">
        {now.reason}
      </p>
    );
  const { assessment } = now;
  return (
    <div>
      <section aria-labelledby="grade-title">
        <h2 id="grade-title">{say.grade}</h2>
        {assessment.status === 'assessed' ? <Grade assessment={assessment} /> : <p role="status">{say.noScore}</p>}
        {assessment.warnings.length > 0 && (
          <details>
            <summary>{say.notes}</summary>
            <ul>
              {assessment.warnings.map(({ code, message }) => (
                <li key={`${code} ${message}`}>{message}</li>
              ))}
            </ul>
          </details>
        )}
        <details>
          <summary>{say.sources}</summary>
          <ul>
            {assessment.sources.map(({ source, scope }) => (
              <li key={`${source} ${scope}`}>
                {source} <small>{scope}</small>
              </li>
            ))}
          </ul>
        </details>
      </section>
      <Picture {...now} />
    </div>
  );
}

function Grade({ assessment }: { readonly assessment: Assessed }): JSX.Element {
  const { score, maxScore, grade, gradeLabel, scoreBreakdown, entrance, findings } = assessment;
  const { placements, shape } = scoreBreakdown;
  return (
    <>
      <p class="score" role="status">
        <strong>{grade}</strong> <meter value={score} max={maxScore} aria-label={say.grade} />{' '}
        {say.score(score, maxScore, gradeLabel)}
      </p>
      {entrance !== null && <p>{say.entrance(entrance.zone, entrance.padaCode, entrance.verdict)}</p>}
      <Scrolling label={say.placements}>
        <table>
          <caption class="spoken">{say.placementsCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{say.space}</th>
              <th scope="col">{say.zone}</th>
              <th scope="col">{say.verdict}</th>
              <th scope="col" class="number">
                {say.lost}
              </th>
            </tr>
          </thead>
          <tbody>
            {placements.map(({ room, zone, rating, pointsLost }, at) => (
              <tr key={`${at} ${room}`}>
                <th scope="row">{room}</th>
                <td>{zone}</td>
                <td class={`rated-${rating}`}>{rating}</td>
                <td class="number">{pointsLost.toFixed(1)}</td>
              </tr>
            ))}
            {shape.points > 0 && (
              <tr>
                <th scope="row">{say.plot}</th>
                <td />
                <td />
                <td class="number">{shape.points.toFixed(1)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </Scrolling>
      {findings.length > 0 && <Findings findings={findings} />}
    </>
  );
}

/** What is amiss, on whose word, and where the rules would have it. */
function Findings({ findings }: Pick<Assessed, 'findings'>): JSX.Element {
  return (
    <details open>
      <summary>{say.amiss}</summary>
      <ul class="findings">
        {findings.map(({ code, room, detail, remedy, source }, at) => (
          <li key={`${at} ${code} ${room}`}>
            {detail} {remedy} <small>{source}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Picture({ request, assessment }: Extract<Judged, { readonly request: AssessmentRequest }>): JSX.Element {
  const resolution = ZONE_RESOLUTIONS.find((one) => String(one) === sectors.value);
  const size = MANDALA_SIZES.find((one) => String(one) === mandala.value);
  const { svg } = drawPlan(request, assessment, {
    width: 560,
    ...(resolution === undefined ? {} : { sectors: resolution }),
    ...(size === undefined ? {} : { mandala: size }),
  });
  return (
    <section aria-labelledby="plan-picture-title">
      <h2 id="plan-picture-title">{say.picture}</h2>
      <div class="pair">
        <Choice id="plan-sectors" label={say.sectors} of={sectors} choices={ZONE_RESOLUTIONS} />
        <Choice id="plan-mandala" label={say.mandala} of={mandala} choices={MANDALA_SIZES} />
      </div>
      {/* The engine's own drawing: it escapes every text and holds no script, style or link. */}
      <div class="picture" dangerouslySetInnerHTML={{ __html: svg }} />
    </section>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly of: Signal<string>;
  readonly choices: readonly (string | number)[];
}

function Choice({ id, label, of, choices }: ChoiceProps): JSX.Element {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={of.value}
        onChange={(event) => {
          of.value = event.currentTarget.value;
        }}
      >
        <option value="">{say.none}</option>
        {choices.map((choice) => (
          <option key={choice} value={String(choice)}>
            {choice}
          </option>
        ))}
      </select>
    </div>
  );
}
