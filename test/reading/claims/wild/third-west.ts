/** The third column: a blog post about the tropical chart. Written after the reader had been mended for our own prose, before it was tried. */

import type { WestProse } from './west.ts';

export const BLOG_EN: WestProse = {
  sign: [
    'So, your {g} is in {s} — let’s talk about that!',
    '{G} in {s}: that’s you.',
    'You’re a {s} {g}, through and through.',
    'With your {g} in {s}, you notice what others miss.',
  ],
  house: [
    'Your {g} lives in the {h} house.',
    'What does it mean that your {g} is in the {h} house?',
    'Your {h} house is home to {g}.',
    'You’ve got {g} in your {h} house.',
  ].filter((text) => !text.endsWith('?')),
  'sign-house': [
    'Your {g} in {s} sits in the {h} house.',
    'You’ve got {g} in {s} in the {h} house, and it shows.',
    '{G} ({s}, {h} house) keeps its secrets.',
  ],
  ascendant: ['You’re a {s} rising.', 'Your Ascendant is in {s}.', 'With {s} rising, first impressions count.'],
  midheaven: ['Your MC is in {s}.', 'With a {s} Midheaven, work is never just work.', 'Your Midheaven falls in {s}.'],
  aspect: [
    'Your {g} forms a {asp} with {o}.',
    'The {asp} between your {g} and {o} does the talking.',
    '{G} and {o} are in {asp}.',
    'Your natal {g} is {asp} {o}.',
  ].slice(0, 3),
  orb: ['Your {g} and {o} form a {asp} with an orb of {c}°.', '{G} is in {asp} to {o}, within {c}°.'].slice(0, 1),
  retrograde: ['You were born while {g} was retrograde.', 'Your natal {g} is retrograde.'],
  'not-house': ['Your {g} is not in the {h} house.', 'You don’t have {g} in the {h} house.'],
  'not-but': ['Your {g} is in {s2}, not {s}.'],
  ruler: ['The ruler of your {h} house, {g}, is in {s}.', 'Your {h} house is ruled by {g}, which is in {s}.'],
  degree: ['Your {g} sits at {c} degrees of {s}.', 'At {c}° {s}, your {g} is wide awake.'],
  dignity: ['Your {g} is in fall.', '{G} is in its sign of fall.'],
  domicile: ['Your {g} is at home in its domicile.', '{G} is in domicile here.'],
  detriment: ['Your {g} is in detriment.'],
  conjunct: ['Your {g} is conjunct {o}.', '{G} and {o} are conjunct in your chart.'],
  list: ['You have {g}, {o} and {t} in {s}.', 'A stellium in {s}: {g}, {o} and {t}.'],
  if: ['If your {g} were in {s}, you’d laugh at this.', 'If you had {g} in the {h} house, you’d know.'],
  question: ['Is your {g} in {s}?'],
  teaching: ['People with {g} in {s} often love a good argument.', 'Usually, {g} in the {h} house speaks of privacy.'],
};
