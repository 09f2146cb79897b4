/** What the karana of birth means, in English; keyed as `KARANA`. */

import type { Texts } from '../../rules/rule.ts';

export const KARANA_EN: Texts = {
  Bava: 'Bava gives a fresh, upright temper. You like to start good works, keep your body active and act openly. Praise may come early for energy alone; build the habit of finishing, and it will come later for results.',
  Balava:
    'With Balava comes a liking for study, rites and decent conduct, and the strength of the young in whatever you learn. Teachers and children suit your company. Let practice keep pace with principle, and your example will persuade.',
  Kaulava:
    'Friendship is the talent of Kaulava. You bind people together, remember families, and feel at home wherever there is a shared meal. Keep a little time that belongs to nobody, so that your own opinion stays audible.',
  Taitila:
    'A wish for settled comfort belongs here: house, good food, reliable income, dignified speech. You gather and furnish with taste. Since possessions also ask for care, let some of them serve guests, neighbours or a cause.',
  Gara: 'Ground, seed and patient labour are the images of Gara. You work hard, manage property or a household well and get what you need by application. Rest is part of farming; leave one field fallow each season.',
  Vanija:
    'Trade runs in the veins. You see what a thing is worth, and to whom, and bargain without losing goodwill. Income from dealing, travel or mediation is well placed. Keep gifts outside the ledger, and friendship will stay out of it too.',
  Vishti:
    'Vishti, avoided for beginnings, gives the one born in it a fighter’s independence. You can do the unpopular, necessary task. Opposition wakes you; choose it wisely, soften the first sentence, and leave gentle work enough room in your week.',
  Shakuni:
    'Named after a bird, this karana sees from above. Strategy, remedies, diagnosis and the settling of disputes fit your sharp observation. Use the cleverness in the open: stated motives bring you allies whom tactics alone would not.',
  Chatushpada:
    'Four feet on the ground: animals, land, elders and tradition are close to you. Slow starts do not trouble you, and service gives dignity. Care for some living creature daily, and honour your ancestors by a useful act.',
  Naga: 'Depth, reserve and an instinct for hidden currents come with Naga. You can wait, watch and handle difficult material that others avoid. Tell one trusted person what you sense; spoken suspicion shrinks, and insight remains.',
  Kimstughna:
    'The karana that opens the bright fortnight carries a clean start. You are helpful, even-tempered and good at recovering after a mishap, your own or another’s. Give the first day of any work your full attention; your hand is surest then.',
};
