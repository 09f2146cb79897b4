/** What the weekday of birth means, in English; keyed as `VARA`. */

import type { Texts } from '../../rules/rule.ts';

export const VARA_EN: Texts = {
  Sunday:
    'The Sun’s own day gives dignity, frankness and a liking for responsibility. You prefer to be asked rather than ordered. Pride is quick to feel a slight, so greet the sunrise, keep your word, and let praise go to others as well.',
  Monday:
    'Born on the Moon’s day, you bring gentleness, a good memory and a gift for making people comfortable. Moods pass over you like clouds. Regular meals, time near water and a home you like to return to keep your mind clear.',
  Tuesday:
    'Mars watches over this weekday: energy, courage and a straight answer. You begin quickly and defend your own people without counting the cost. Physical work or sport each day, and a breath before replying, give this force a good direction.',
  Wednesday:
    'Mercury lends wit, learning and a hand for trade, writing or craft. You adapt easily and stay young in manner. With so many interests, a written plan and one subject mastered to the end make the difference.',
  Thursday:
    'Jupiter’s day favours good counsel, faith and the respect of teachers and elders. You tend to see the meaning behind events and to share what you know. Study something new every year, and let advice wait until it is wanted.',
  Friday:
    'Venus gives this day charm, taste and an affectionate nature. Art, company and comfort matter to you, and people are glad to help someone so pleasant. Choose quality over quantity in purchases, and tell the truth even when it is less pretty.',
  Saturday:
    'A Saturday birth is Saturn’s: patient, serious, able to carry what others put down. Success grows slowly and holds. Be kind to workers and to old people, keep some laughter in the week, and do not mistake delay for refusal.',
};
