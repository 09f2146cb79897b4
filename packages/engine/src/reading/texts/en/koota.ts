/** What the points of each koota mean for the two, in English; keyed as `KOOTA`. */

import type { Texts } from '../../rules/rule.ts';

export const KOOTA_EN: Texts = {
  'varna.full':
    'Varna compares the ranks of aspiration that the two Moon signs stand for, and here they agree. What each calls worthwhile work is understood by the other. Support one another’s vows and studies, and small questions of pride find little to feed on.',
  'varna.none':
    'One point is missing where ideals of work and duty are compared. In daily life it may mean that each sees different things as important. Learn the other’s reasons, honour both occupations equally, and the gap hardly shows.',

  'vashya.full':
    'Influence flows both ways without force. A request is heard, a wish is met halfway, and neither of you needs to win in order to be near. Keep asking rather than assuming, and this willingness stays fresh.',
  'vashya.part':
    'Drawn to one another, though seldom at the same strength: one yields more in some matters, the other in different ones. Say openly when you have given way, and take turns on holidays, guests and money.',
  'vashya.none':
    'Each keeps an own will, and persuasion has little grip. That can make for honest company if control is given up. Divide decisions by competence, write down what was agreed, and let respect do what influence does not.',

  'tara.full':
    'Counted from star to star, both births fall well for each other. Tradition reads in this a shared luck: recoveries, timely help, journeys that end at home. Begin important things together, and be generous in good months.',
  'tara.part':
    'The count of stars is kind in one direction and cool in the other, so one of you may feel favoured while the other works harder for the same result. Notice it, change places in the tiring duties, and thank one another.',
  'tara.none':
    'Neither star counts well from the other, which tradition takes as uneven luck in common undertakings. Careful timing and modest plans answer it. Choose good days for beginnings, keep a reserve, and judge the bond by how you treat a setback.',

  'yoni.full':
    'Instinct recognises instinct. Touch, pace and physical habits suit each other, and reconciliation often happens before the words are found. Such ease is precious in long years; protect time for closeness from work and screens.',
  'yoni.part':
    'Your natures are neither twins nor opponents. Closeness grows with acquaintance, each learning the rhythm of the other. Speak gently about likes and dislikes, and allow a season for it; tenderness improves faster than comparison.',
  'yoni.none':
    'By birth star your instincts are counted as opposites, so nearness needs a little interpretation. Ask before you approach, name a mood early, and laugh when signals cross. Many loving couples have learned precisely this language.',

  'grahaMaitri.full':
    'The lords of your Moons are friends, and it is felt in talk: opinions can differ without anyone being offended. This koota carries much of a marriage. Share books, plans and silence, and let important news reach each other first.',
  'grahaMaitri.part':
    'Between the lords of your Moons there is neutrality, or friendship from one side. Minds meet when both make the walk. Keep a daily half hour of conversation and a hobby in common, and friendship catches up with affection.',
  'grahaMaitri.none':
    'Your ways of thinking start from different places, and a remark may land far from its aim. Explain how you reached a view instead of repeating it. A shared friend or elder whom you both trust helps in the first years.',

  'gana.full':
    'Temperaments keep company easily. What seems kind, rude, urgent or funny is much the same for both, so homes and friends combine. With so little friction inside, stay open to people who are made differently.',
  'gana.part':
    'One nature is a shade softer or bolder than the other. Mostly it works as seasoning; under stress, manners are misread. Agree how you behave before relatives and how you argue, and the difference becomes useful.',
  'gana.none':
    'Gentle and fierce temperaments sit at one table here. The bold one means no harm, the mild one is no weakling. Give quarrels a place and a time limit, let each have a circle of friends, and admire aloud what you lack yourself.',

  'bhakoot.full':
    'Moon signs at a good distance support the household: family, means and affection tend to pull the same way. Tradition gives this seven points for a reason. Make plans for the home together and keep the elders informed.',
  'bhakoot.none':
    'Your Moon signs stand in one of the relations the rule avoids, such as two and twelve or six and eight, and tradition asks for care in money, distance or moods. Many set it aside where the sign lords are friends. Keep one common budget and one weekly hour for feelings.',

  'nadi.full':
    'Nadi looks at constitution, and yours differ, which is the wish of the old rule: what one lacks the other brings. Its eight points strengthen the match. Keep meals and sleep in common, and each other’s rhythm will do you good.',
  'nadi.none':
    'Both stars share one nadi, so the rule finds you too alike in constitution and withholds its points. Exceptions are many: one sign with two stars, one star with different quarters. Look at the whole match, and vary food, pace and rest at home.',
};
