/** The newspaper column and the psychological astrologer, in English, over the tropical chart. Written before the reader was looked at again. */

import type { WestProse } from './west.ts';

export const COLUMN_EN: WestProse = {
  sign: [
    'You carry your {g} in {s}, and anyone who has lived with you knows it.',
    'There is something unmistakably {s} about your {g}.',
    'A {s} {g} does not ask for permission; yours least of all.',
    'Born with {g} in {s}, you learned early to read a room.',
  ],
  house: [
    '{G} occupies your {h} house, the part of the psyche where old stories are kept.',
    'Yours is a {h}-house {g}: private, patient, and rarely in a hurry.',
    'With {g} tucked away in the {h} house, the theme returns in every decade.',
  ],
  'sign-house': [
    'Your {s} {g} in the {h} house speaks of a long apprenticeship.',
    '{G} in {s} in the {h} is the signature of this chart.',
  ],
  ascendant: [
    'With {s} rising, you enter a room before you have decided to.',
    'Your Ascendant falls in {s}, the mask that became a face.',
    'As someone with {s} on the Ascendant, you are read before you speak.',
  ],
  midheaven: ['The Midheaven in {s} describes the work you would do unpaid.'],
  aspect: [
    '{G} {asp} {o} in your chart, and the tension never quite leaves.',
    'The {asp} between {g} and {o} is where the story turns.',
    'Your natal {g} is in {asp} to {o}.',
    '{G} forms a {asp} with {o}.',
  ],
  orb: ['{G} {asp} {o} with an orb of {c}°.'],
  retrograde: ['{G} was retrograde at your birth, so you think twice and speak once.', 'Your natal {g} is retrograde.'],
  'not-house': ['Your {g} is not in the {h} house, whatever the popular books say.'],
  'not-but': ['Your {g} is not in {s} but in {s2}.'],
  ruler: ['Your chart ruler, {g}, sits in {s}.', 'The ruler of your {h} house, {g}, is found in {s}.'],
  degree: ['Your {g} stands at {c} degrees of {s}.', '{G} at {c}° {s} is the hinge of the chart.'],
  dignity: ['Your {g} is in its fall, and has had to learn humility.'],
  domicile: ['Your {g} is in domicile, at ease in its own rooms.'],
  detriment: ['Your {g} is in detriment, a guest in a strange house.'],
  conjunct: [
    '{G} and {o} stand conjunct in your chart.',
    'Your {g} is conjunct {o}, so the two can hardly be told apart.',
  ],
  list: ['{G}, {o} and {t} gather in {s}, a small parliament.'],
  if: [
    'If your {g} were in {s}, you would have left long ago.',
    'Suppose {g} stood in your {h} house: the tale would be another.',
  ],
  question: ['What would it mean to have {g} in {s}?', 'Is your {g} in the {h} house?'],
  teaching: [
    '{G} in {s} is traditionally said to love slowly.',
    'People with {g} in the {h} house often hide what they most want.',
  ],
};
