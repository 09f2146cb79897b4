/**
 * The four doshas that a birth chart tells, under the published names: mangal, kaalSarp, sadeSati, pitra. Each says whether it is there, of what
 * kind and how heavy, on whose word, what is said to lift it, and what is kept against it.
 *
 * A dosha is `present` when it is formed; what lifts it stands beside in `cancellations`, for schools differ on what does.
 */

import {
  type DoshaRemedyRow,
  type MangalDosha,
  type MangalReference,
  remediesFor,
  type SaturnPhase,
  type YogaFact,
} from '@khagol/engine/jyotish';
import type { BirthGround } from './birth-blocks.ts';
import { saturnOn } from './saturn-days.ts';

/** What all doshas have; each has members of its own beside. */
interface Dosha extends Readonly<Record<string, unknown>> {
  readonly present: boolean;
  readonly type: string | null;
  readonly severity: string;
  readonly description: string;
  readonly remedies: readonly unknown[];
  readonly source: string;
  readonly sources: readonly string[];
  readonly classification: string;
}

export interface Doshas {
  readonly mangal: Dosha;
  readonly kaalSarp: Dosha;
  /** Null where the ephemeris ends before the instant that is asked about. */
  readonly sadeSati: Dosha | null;
  readonly pitra: Dosha;
}

/** @param withinSpan  null where a search runs out of the ephemeris */
export function doshasBlock(ground: BirthGround, withinSpan: <T>(search: () => T) => T | null): Doshas {
  return {
    mangal: mangal(ground),
    kaalSarp: kaalSarp(ground),
    sadeSati: withinSpan(() => sadeSati(ground)),
    pitra: pitra(ground),
  };
}

function mangal({ kundli, findings: { mangal: found } }: BirthGround): Dosha {
  const { presentFrom, remainsFrom, severity, severityAfterCancellations, cancellations, sources } = found;
  const present = presentFrom.length > 0;
  return {
    present,
    type: mangalType(presentFrom),
    severity,
    description: mangalWords(found),
    remedies: present ? remediesOf(kundli, 'mangal') : [],
    source: sources[0] as string,
    sources,
    classification: 'traditional',
    isCancelled: present && remainsFrom.length === 0,
    severityAfterCancellations,
    cancellations: cancellations.map(lifted),
  };
}

/** Of which references: `lagna`, `lagna-and-moon`; null where there is none. */
export function mangalType(presentFrom: readonly MangalReference[]): string | null {
  return presentFrom.length === 0 ? null : presentFrom.join('-and-');
}

/** Where Mars stands, in a sentence. */
export function mangalWords({ seats, presentFrom, remainsFrom, settings }: MangalDosha): string {
  const counted = seats.filter(({ counts }) => counts);
  const places = counted.map(({ reference, house }) => `house ${house} from the ${REFERENCES[reference]}`).join(', ');
  const verdict =
    presentFrom.length === 0
      ? `none of ${settings.houses.replaceAll('-', ', ')}`
      : remainsFrom.length === 0
        ? 'a dosha that is lifted'
        : 'a dosha';
  return `Mars stands in ${places}: ${verdict}.`;
}

const REFERENCES: { readonly [R in MangalReference]: string } = { lagna: 'ascendant', moon: 'Moon', venus: 'Venus' };

function kaalSarp({ kundli, findings: { kalaSarpa: found } }: BirthGround): Dosha {
  const { isPresent, isPartial, kind, direction, outside, cancellations, rahuHouse, sources } = found;
  const id = isPresent ? 'kala-sarpa' : 'anshika-kala-sarpa';
  const there = isPresent || isPartial;
  const description = isPresent
    ? `All seven planets stand on one side of the nodes, Rahu in house ${rahuHouse}.`
    : isPartial
      ? `All planets but ${outside.join(', ')} stand on one side of the nodes, Rahu in house ${rahuHouse}.`
      : 'Planets stand on both sides of the nodes.';
  return {
    present: isPresent,
    type: there ? kind : null,
    severity: isPresent ? 'full' : isPartial ? 'partial' : 'none',
    description,
    remedies: there ? remediesOf(kundli, id) : [],
    source: sources[0] as string,
    sources,
    classification: 'modern',
    direction,
    isCancelled: there && cancellations.length > 0,
    cancellations: cancellations.map(lifted),
  };
}

/** How heavy each trial is taken to be. Our scale. */
const SATURN: { readonly [P in SaturnPhase]: { readonly severity: string; readonly words: string } } = {
  rising: { severity: 'medium', words: 'in the sign before the natal Moon’s' },
  peak: { severity: 'high', words: 'in the sign of the natal Moon' },
  setting: { severity: 'medium', words: 'in the sign after the natal Moon’s' },
  kantaka: { severity: 'low', words: 'in the fourth sign from the natal Moon, a lesser trial' },
  ashtama: { severity: 'low', words: 'in the eighth sign from the natal Moon, a lesser trial' },
};

function sadeSati({ zodiac, kundli, asOfJdUt, clock }: BirthGround): Dosha {
  const { stays, sources } = saturnOn(zodiac, kundli, asOfJdUt);
  const now = stays.find(({ startJdUt, endJdUt }) => startJdUt <= asOfJdUt && asOfJdUt < endJdUt);
  const phase = now?.phase ?? null;
  const present = phase === 'rising' || phase === 'peak' || phase === 'setting';
  return {
    present,
    type: phase,
    severity: phase === null ? 'none' : SATURN[phase].severity,
    description:
      phase === null ? 'Saturn is in no trying sign from the natal Moon.' : `Saturn is ${SATURN[phase].words}.`,
    remedies: present ? remediesOf(kundli, 'sade-sati') : [],
    source: sources[0] as string,
    sources,
    classification: 'traditional',
    asOf: clock.text(asOfJdUt),
    until: now === undefined ? null : clock.text(now.endJdUt),
  };
}

function pitra({ kundli, findings }: BirthGround): Dosha {
  const { isPresent, severity, indicators, sources } = findings.pitru;
  const there = indicators.filter((row) => row.isPresent && row.counts);
  return {
    present: isPresent,
    type: there[0]?.id ?? null,
    severity,
    description: there.length === 0 ? 'None of the indicators is there.' : there.map(({ rule }) => rule).join(' '),
    remedies: isPresent ? remediesOf(kundli, 'pitru') : [],
    source: sources[0] as string,
    sources,
    classification: 'traditional',
    indicators: there.map(({ id, rule, planets, because, sources: from, classification }) => ({
      id,
      description: rule,
      planets,
      because,
      source: from[0],
      classification,
    })),
  };
}

/** What is kept against a dosha itself, whosever it is: the same for every kundli, so it is asked once. */
const REMEDIES = new Map<DoshaRemedyRow['dosha'], readonly unknown[]>();

/** What is kept against a dosha. @param dosha  as the engine's table of remedies names it */
function remediesOf(kundli: BirthGround['kundli'], dosha: DoshaRemedyRow['dosha']): readonly unknown[] {
  let rows = REMEDIES.get(dosha);
  if (rows === undefined) {
    rows = Object.freeze(remedyRows(kundli, dosha));
    REMEDIES.set(dosha, rows);
  }
  return rows;
}

function remedyRows(kundli: BirthGround['kundli'], dosha: DoshaRemedyRow['dosha']): readonly unknown[] {
  const { facts } = remediesFor(kundli, [{ id: dosha, value: true }], { ofGrahas: false });
  return facts.map(({ value: { kind, key, count, weekday, tithi }, sources, classification }) =>
    Object.freeze({ kind, key, count, weekday, tithi, source: sources[0], classification }),
  );
}

/** What lifts a dosha, as it is published. */
export interface Lifted {
  readonly id: string;
  readonly because: readonly string[];
  readonly source: string;
  readonly classification: string;
}

/** A cancellation that holds. */
export function lifted({ id, because, sources, classification }: Omit<YogaFact, 'value'>): Lifted {
  return { id, because, source: sources[0] as string, classification };
}
