/** What the rising sign says of a person’s manner, in English; keyed as `WESTERN_ASCENDANT`. */

import type { Texts } from '../../rules/rule.ts';

export const WESTERN_ASCENDANT_EN: Texts = {
  Aries:
    'You meet the world head on, quick in step and speech, and people know at once where you stand. New situations wake you up. A moment spent looking round before the first move gives your directness better aim.',
  Taurus:
    'Calm, pleasant and not to be hurried, you give others the feeling that there is time. You approach life through the senses and prefer the known path. Small experiments keep your steadiness from becoming a wall.',
  Gemini:
    'Curiosity leads you into the room: a question, a joke, a bit of news, and contact is made. You may look younger than you are. Let people see your quieter thoughts as well, and acquaintances become friends.',
  Cancer:
    'There is something gentle and watchful in your manner, and you feel out the mood before you step forward. People confide in you. Choose surroundings that are kind to you, since you take them in through the skin.',
  Leo: 'Dignity, warmth and a natural sense of the stage go before you. You like to be met with respect and give it generously. When you also laugh at your own entrance, you win everyone.',
  Virgo:
    'Modest, neat and observant, you notice what is needed and begin to help. First impressions of you are quiet and then improve steadily. Enter a new place before you feel fully prepared; you are readier than you think.',
  Libra:
    'Courtesy and charm smooth your way, and you quickly find the common ground. Others see balance where you may still be weighing. Letting your preferences show makes the pleasant impression a lasting one.',
  Scorpio:
    'People feel your gaze before they hear your voice. You keep your cards close, sense motives and give trust by degrees. A little warmth shown early spares you the tests that others might think they have to pass.',
  Sagittarius:
    'You come in with open arms, frank words and an eye on the horizon. Life looks like a journey worth making. Slow down at the thresholds of others: good humour is even better when it has listened.',
  Capricorn:
    'Reserve, competence and a dry wit mark your first appearance, and you were taken seriously early. You meet life as a task. Let people help you with something small, and the distance closes by itself.',
  Aquarius:
    'Friendly, original and slightly apart, you greet everyone as an equal and belong to no one’s drawer. You look at life as an observer who cares. Staying near when feelings rise makes your tolerance warm.',
  Pisces:
    'Soft edges, kind eyes and a gift for sensing others make people feel accepted by you. You may blend with whoever is near. A few clear habits, in time and in words, let your own outline be seen.',
};
