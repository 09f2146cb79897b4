/** Sandbox: the rows that ask the questions of the priced interface and nothing else, each in the form that the published list gives it. */

import { text } from '../contract/schema.ts';
import type { AnyRow } from '../gate/row.ts';
import { DASHA_QUESTIONS } from '../routes/told/dashas.ts';
import type { Doors } from '../routes/told/doors.ts';
import { DOSHA_QUESTIONS, NADI_QUESTION } from '../routes/told/doshas.ts';
import { HOUR_QUESTIONS } from '../routes/told/hours.ts';
import { LIMB_QUESTIONS, PANCHANG } from '../routes/told/panchang.ts';
import type { BirthQuestion, DayQuestion } from '../routes/told/question.ts';
import { SPECIAL_BIRTH_QUESTIONS } from '../routes/told/special-births.ts';
import { SPECIAL_DAY_QUESTIONS } from '../routes/told/special-days.ts';
import { alone, birthRow, bodyRow, dayRow, named, pairRow } from './sandbox-row.ts';

export function panchangRows(doors: Doors): readonly AnyRow[] {
  const today = { ...PANCHANG, summary: 'The panchang of today, or of a date.' };
  return [
    dayRow(doors, { id: 'sandboxPanchangToday', path: '/sandbox/panchang/today' }, today),
    dayRow(doors, { id: 'sandboxPanchangOn', path: '/sandbox/panchang/{date}' }, PANCHANG, {
      date: text('`YYYY-MM-DD`.'),
    }),
    ...daysOf(doors, LIMB_QUESTIONS),
  ];
}

export function hourRows(doors: Doors): readonly AnyRow[] {
  return daysOf(doors, HOUR_QUESTIONS);
}

export function specialDayRows(doors: Doors): readonly AnyRow[] {
  return daysOf(doors, SPECIAL_DAY_QUESTIONS);
}

export function doshaRows(doors: Doors): readonly AnyRow[] {
  const { 'pitru-dosha': pitru, ...byQuery } = DOSHA_QUESTIONS;
  return [
    ...birthsOf(doors, byQuery),
    bodyRow(doors, named('astrology/', 'pitru-dosha'), alone(pitru)),
    pairRow(doors, named('astrology/', 'nadi-dosha'), NADI_QUESTION, 'own'),
  ];
}

export function dashaRows(doors: Doors): readonly AnyRow[] {
  const { pratyantardasha: _, ...published } = DASHA_QUESTIONS;
  return birthsOf(doors, published);
}

/** Sade sati in both lengths. */
export function saturnRows(doors: Doors): readonly AnyRow[] {
  const { 'sade-sati': now, 'sade-sati-advanced': advanced } = SPECIAL_BIRTH_QUESTIONS;
  return birthsOf(doors, { 'sade-sati': now, 'sade-sati-advanced': advanced });
}

/** Upagrahas and friendships. */
export function pointRows(doors: Doors): readonly AnyRow[] {
  const { 'upagraha-position': points, 'planet-relationship': friends } = SPECIAL_BIRTH_QUESTIONS;
  return birthsOf(doors, { 'upagraha-position': points, 'planet-relationship': friends });
}

function daysOf(doors: Doors, questions: Readonly<Record<string, DayQuestion>>): readonly AnyRow[] {
  return Object.entries(questions).map(([name, question]) => dayRow(doors, named('astrology/', name), question));
}

function birthsOf(doors: Doors, questions: Readonly<Record<string, BirthQuestion>>): readonly AnyRow[] {
  return Object.entries(questions).map(([name, question]) => birthRow(doors, named('astrology/', name), question));
}
