/** When what a clause claims is said to be: dates are handed to what they stand beside, and places become transits where they are told of a time. */

import type { Assertion, Mood, Subject, Times, When } from './claim.ts';
import type { Node } from './nodes.ts';
import { is } from './scan.ts';

/** A claim as it comes up, with the node at which it did. */
export interface Draft {
  assertion: Assertion;
  readonly at: number;
  denied: boolean;
  readonly mood: Mood | null;
}

interface Dated {
  readonly when: When;
  readonly role: 'at' | 'from' | 'to';
  readonly at: number;
}

/** The drafts of a clause with their times. */
export function timed(nodes: readonly Node[], drafts: readonly Draft[]): readonly Draft[] {
  if (drafts.length === 0) return drafts;
  const dates = datesIn(nodes);
  const has = (tag: string) => nodes.some(({ noun, item }) => is(item, tag) && (noun === null || tag === 'now'));
  const running = drafts.filter(({ assertion }) => assertion.kind === 'period' || assertion.kind === 'sade-sati');
  const others: Draft[] = [];
  if (running.length > 0) {
    for (const date of dates) {
      const target = nearest(nodes, running, date);
      const { assertion } = target;
      if (assertion.kind !== 'period' && assertion.kind !== 'sade-sati') continue;
      if (date.role === 'from' && assertion.to !== undefined && assertion.from === undefined) {
        // One has ended, and `the next begins in …`.
        const { to: _, at: __, ...another } = assertion;
        others.push({ ...target, assertion: { ...another, from: date.when } });
      } else target.assertion = { ...assertion, [date.role]: date.when };
    }
    const past = has('past') && !has('now');
    const lesser = running.find(
      ({ assertion }) => assertion.kind === 'period' && assertion.within !== undefined,
    )?.assertion;
    const isDated = lesser?.kind === 'period' && (lesser.at ?? lesser.from ?? lesser.to) !== undefined;
    for (const draft of running) {
      const { assertion } = draft;
      if (assertion.kind !== 'period' && assertion.kind !== 'sade-sati') continue;
      // The greater period is only where the dated one lies.
      if (isDated && assertion.kind === 'period' && assertion.lord === lesser.within && assertion !== lesser) continue;
      if (
        assertion.at === undefined &&
        assertion.from === undefined &&
        assertion.to === undefined &&
        (!past || has('present'))
      )
        draft.assertion = { ...assertion, at: 'now' };
    }
  }
  const moving = has('transit') || has('enter');
  const when = transitTimes(nodes, dates, running.length > 0, moving, has('natal'));
  if (when === null)
    return dates.some(({ when: date }) => date === 'now') && running.length === 0
      ? drafts.map(asMeeting)
      : [...drafts, ...others];
  return [...drafts.map((draft) => asTransit(draft, when)), ...others];
}

/** Times of a transit, or null where the clause speaks of the birth. */
function transitTimes(
  nodes: readonly Node[],
  dates: readonly Dated[],
  isPeriod: boolean,
  moving: boolean,
  natal: boolean,
): Times | null {
  const own = isPeriod ? [] : dates;
  if (!moving && (own.length === 0 || natal)) return null;
  if (!moving && own.every(({ when, at }) => when === 'now' && !leads(nodes, at))) return null;
  const times: { at?: When; from?: When; to?: When } = {};
  for (const { role, when } of own) times[role] = when;
  const enters = nodes.some(({ noun, item }) => noun === null && is(item, 'enter'));
  if (times.at !== undefined && times.at !== 'now' && enters && times.from === undefined) {
    times.from = times.at;
    delete times.at;
  }
  const will = nodes.some(({ noun, item }) => noun === null && (is(item, 'will') || is(item, 'past')));
  // `… until 2 June` is told of what is so already.
  if (times.at === undefined && times.from === undefined && !will) times.at = 'now';
  return times;
}

/** `Right now Saturn is in …`, `Saturn is now in …`, `… in Pisces now`: a now that tells of the place, and not of what comes of it. */
function leads(nodes: readonly Node[], at: number): boolean {
  const place = nodes.findIndex(({ noun }) => noun !== null && noun.type !== 'body' && noun.type !== 'date');
  const rest = nodes.slice(at + 1).every(({ noun, item, gap }) => noun === null && gap === 0 && !is(item, 'place'));
  return at < place || rest;
}

/** `Saturn now stands with your Moon`: the one in the sky comes to the one of the birth. */
function asMeeting(draft: Draft): Draft {
  const { assertion } = draft;
  if (assertion.kind !== 'conjunct' || assertion.bodies.length !== 2) return draft;
  const [body, other] = assertion.bodies as [Subject, Subject];
  return typeof other === 'string'
    ? { ...draft, assertion: { kind: 'transit', body, house: 1, countedFrom: other, at: 'now' } }
    : draft;
}

function asTransit(draft: Draft, times: Times): Draft {
  const { assertion } = draft;
  if (assertion.kind === 'sign' && assertion.chart !== 'western')
    return { ...draft, assertion: { kind: 'transit', body: assertion.body, sign: assertion.sign, ...times } };
  if (assertion.kind === 'house' && assertion.houses.length === 1) {
    const { body, houses, countedFrom } = assertion;
    return {
      ...draft,
      assertion: {
        kind: 'transit',
        body,
        house: houses[0] as number,
        ...(countedFrom === undefined ? {} : { countedFrom }),
        ...times,
      },
    };
  }
  if (assertion.kind === 'retrograde')
    return { ...draft, assertion: { kind: 'transit', body: assertion.body, retrograde: true, ...times } };
  if (assertion.kind === 'transit') return { ...draft, assertion: { ...assertion, ...times } };
  return draft;
}

function datesIn(nodes: readonly Node[]): readonly Dated[] {
  const dates: Dated[] = [];
  let verb: 'from' | 'to' | null = null;
  nodes.forEach(({ noun, case: of, item, tie }, at) => {
    if (noun === null) {
      if (is(item, 'begin')) verb = 'from';
      else if (is(item, 'end') || is(item, 'leave')) verb = 'to';
      return;
    }
    if (noun.type !== 'date') return;
    const last = dates[dates.length - 1];
    const between = nodes.slice(last === undefined ? at : last.at + 1, at);
    const adjacent =
      last !== undefined &&
      last.when !== 'now' &&
      noun.when !== 'now' &&
      between.every((each) => each.noun === null && each.gap === 0 && !is(each.item, 'comma') && !is(each.item, 'and'));
    if (adjacent && last.role === 'at' && tie === null && of !== 'until')
      dates[dates.length - 1] = { ...last, role: 'from' };
    const ranged =
      (adjacent && tie === null && of !== 'from' && of !== 'since') ||
      ((tie === 'pair' ||
        of === 'until' ||
        (of === 'on' && last !== undefined) ||
        (tie === 'and' && nodes.some((each) => is(each.item, 'betweenword')))) &&
        last !== undefined &&
        noun.when !== 'now');
    if (ranged && tie !== null && tie !== 'comma' && last.role === 'at')
      dates[dates.length - 1] = { ...last, role: 'from' };
    if (ranged && tie === 'pair' && last.role === 'at') dates[dates.length - 1] = { ...last, role: 'from' };
    const after = nodes.slice(at + 1, at + 5);
    const follows = after.findIndex((each) => each.noun === null && (is(each.item, 'begin') || is(each.item, 'end')));
    const own =
      of === 'from' || of === 'since'
        ? 'from'
        : of === 'until' || ranged || (of === 'by' && nodes.some((each) => each.noun === null && is(each.item, 'end')))
          ? 'to'
          : (verb ??
            (follows >= 0 && !after.slice(0, follows).some((each) => each.noun !== null)
              ? is(after[follows]?.item, 'begin')
                ? 'from'
                : 'to'
              : 'at'));
    // `not over before 2030` says only that it lasts so long.
    dates.push({ when: noun.when, role: noun.when === 'now' && own !== 'at' ? 'at' : own, at });
    verb = null;
  });
  return dates;
}

function nearest(nodes: readonly Node[], drafts: readonly Draft[], date: Dated): Draft {
  const beside = [...drafts].reverse().find(({ at }) => at < date.at);
  // In `the Mars antardasha within Rahu mahadasha begins in …` the date is that of the lesser one.
  const lesser = drafts.find(({ assertion }) => assertion.kind === 'period' && assertion.within !== undefined);
  const ahead = drafts.find(({ at }) => at >= date.at);
  const after = ahead !== undefined && lesser?.at === ahead.at ? lesser : ahead;
  const before = beside !== undefined && lesser !== undefined && lesser.at < beside.at ? lesser : beside;
  if (before === undefined && lesser !== undefined) return lesser;
  if (before === undefined || after === undefined) return (before ?? after) as Draft;
  const parted = nodes
    .slice(before.at + 1, date.at)
    .some(({ noun, item, tie }) => (noun === null && (is(item, 'comma') || is(item, 'and'))) || tie === 'and');
  return parted ? after : before;
}
