/** What the sign on the Midheaven says of calling and public standing, in English; keyed as `WESTERN_MIDHEAVEN`. */

import type { Texts } from '../../rules/rule.ts';

export const WESTERN_MIDHEAVEN_EN: Texts = {
  Aries:
    'Your public path asks for initiative: founding, leading, competing, going where no one has cleared the way. You become known for courage. Careers move when you start something of your own, within or outside a firm.',
  Taurus:
    'People come to rely on you for quality and constancy. Work with land, finance, food, materials or the arts may suit, and reputation grows like a tree. Choose something you can love for twenty years.',
  Gemini:
    'Words, trade, teaching or media could carry your name, and more than one profession is likely. You are valued for connecting people with facts. A common thread, told clearly, makes variety look like a plan.',
  Cancer:
    'You are seen as someone who takes care: of people, houses, food, history or a tradition. The public warms to you. Keep enough of your private life for yourself, so that giving remains a joy.',
  Leo: 'Visible work suits you, with room for creation and a human touch: leading, performing, teaching the young. Recognition is a need rather than a vanity. Earn it by lifting others into the light with you.',
  Virgo:
    'Skill makes your name. Analysis, health work, crafts, editing or any service done with precision brings esteem. Let results be seen before they are perfect; others are satisfied sooner than you.',
  Libra:
    'Your calling runs through people: counsel, law, design, diplomacy or the arts, often with a partner. You are known for fairness and taste. Take a clear position at the moment that counts, and authority follows.',
  Scorpio:
    'Work that goes below the surface draws you: research, finance, psychology, crisis and renewal. You gain respect for strength under pressure. Show a measure of your motives, and people will entrust you with more.',
  Sagittarius:
    'A wide field is what you need: teaching, travel, publishing, law, faith or enterprise abroad. People see conviction in you. Back the vision with one solid qualification, and doors open far from home.',
  Capricorn:
    'Responsibility finds you, and you climb by merit, one ledge after another. Administration, building, science or leadership suit. Allow your standing to serve a value you hold dear; success then tastes of something.',
  Aquarius:
    'You are known for independence, ideas and concern for the many. Technology, science, social work or something that has no name yet may be yours. Choose colleagues who can disagree as friends.',
  Pisces:
    'Imagination or compassion is your public gift: art, film, healing, care, work near the sea or with the unseen. The path may wind. Trust its meaning, and let a practical ally keep the calendar.',
};
