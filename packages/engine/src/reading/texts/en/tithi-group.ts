/** What the kind of the tithi of birth means, in English; keyed as `TITHI_GROUP`. */

import type { Texts } from '../../rules/rule.ts';

export const TITHI_GROUP_EN: Texts = {
  nanda:
    'Nanda is the joyful kind. You tend to look for the pleasant side, to enjoy festivals, art and good news, and to cheer others by simply being there. Happiness lasts longer when one steady duty stands beside it, so give your gaiety a task.',
  bhadra:
    'A birth in a bhadra tithi carries steadiness and goodwill. You make useful things last – a house, a business, a friendship – and prefer what is sound to what is new. Try one unfamiliar road each year, and your reliability will not become routine.',
  jaya: 'Victory gives this kind its name. You rise to contests, examinations and causes, and effort wakes you more than ease does. Choose opponents worth having, be gracious when you win, and let home be a place where nobody keeps score.',
  rikta:
    'Rikta means emptied out, and such a birth learns by letting go. You cut through clutter, end what has lost its use and question what others accept. Clear purposes suit you; before you discard a person or a plan, sleep on it once.',
  purna:
    'Fullness marks the purna tithis. What you take up you like to complete, and people sense that there is enough in you to share. Expect less of the half-finished, in yourself and in others, and generosity keeps the vessel full.',
};
