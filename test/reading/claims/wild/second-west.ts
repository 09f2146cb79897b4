/** The second column: a counsellor's notes over the tropical chart. Written when the first was read well, before it was tried. */

import type { WestProse } from './west.ts';

export const COUNSEL_EN: WestProse = {
  sign: [
    'We spoke of your {g}, which is in {s}.',
    'Your {g} sign is {s}.',
    '{s} is where your {g} lives.',
    'You have your {g} in {s}.',
  ],
  house: [
    'Your {g} falls in the {h} house of the chart.',
    'The {h} house contains your {g}.',
    'In the {h} house we meet {g}.',
  ],
  'sign-house': ['Your {g} is in {s}, in the {h} house.', '{G}, placed in {s} and in the {h} house, asks for privacy.'],
  ascendant: ['Your rising sign is {s}.', 'You have {s} on the Ascendant.', '{s} rises in your chart.'],
  midheaven: ['Your Midheaven is in {s}.', '{s} stands on the Midheaven.'],
  aspect: [
    '{G} is in {asp} with {o}.',
    'Your {g} makes a {asp} to {o}.',
    'There is a {asp} from {g} to {o}.',
    'A {asp} links {g} and {o}.',
  ],
  orb: ['{G} is in {asp} with {o}, orb {c}°.', '{G} in {asp} to {o} (orb {c}°).'],
  retrograde: ['{G} is retrograde in your birth chart.', 'You were born with {g} retrograde.'],
  'not-house': ['{G} does not fall in your {h} house.'],
  'not-but': ['{G} is in {s2}, not in {s}.'],
  ruler: ['{G} rules your {h} house and is in {s}.', 'The ruler of the {h} house is {g}, which stands in {s}.'],
  degree: ['Your {g} is at {c}° {s}.', '{G} is found at {c} degrees of {s}.'],
  dignity: ['{G} is in its fall.'],
  domicile: ['{G} is in its domicile.', 'Your {g} is in its own domicile.'],
  detriment: ['{G} is in its detriment.'],
  conjunct: [
    '{G} is in conjunction with {o}.',
    '{G} and {o} form a conjunction.',
    'There is a conjunction of {g} and {o}.',
  ],
  list: ['In {s} you have {g}, {o} and {t}.', '{G}, {o} and {t} are all in {s}.'],
  if: ['Imagine your {g} in {s} instead.', 'Had your {g} fallen in the {h} house, you would know it.'],
  question: ['Is {g} in {s}?', 'Are you sure that you feel your {g} in {s}?'].slice(0, 1),
  teaching: ['In general {g} in {s} wants to be seen.', '{G} in the {h} house is often a sign of shyness.'],
};
