/** What each porutham means, present or absent, in English; keyed as `PORUTHAM`. */

import type { Texts } from '../../rules/rule.ts';

export const PORUTHAM_EN: Texts = {
  'dina.present':
    'Day by day is what dina measures, and it favours you. Ordinary life together – mornings, meals, errands, recoveries – tends to run without wearing either of you out. Keep one small daily ritual, and this good count has a place to show itself.',
  'dina.absent':
    'The count from star to star is not a kind one, and daily routine may need more tending than feelings do. Share chores by liking, keep regular hours, and take short breaks apart; habits, once arranged, repair what the count withholds.',

  'gana.present':
    'Your temperaments belong together well enough to live under one roof without translation. Similar ideas of courtesy and courage spare many quarrels. Use this ease to welcome each other’s relatives, who may be made of other stuff.',
  'gana.absent':
    'Soft and strong-willed natures meet, so the same event gives two stories. It calls for manners more than for worry. Let the calmer one set the tone, the bolder one the pace, and apologise before the evening ends.',

  'mahendra.present':
    'Mahendra speaks of protection and of a family that grows – in children, in pupils, in people who belong to the house. You stand by each other before the world. Let that care reach elders and neighbours too.',
  'mahendra.absent':
    'One of the supports for family growth is simply not given by the stars, which tells nothing about your wishes or their fulfilment. Build the circle yourselves: close friends, godchildren, cousins, and a promise to defend each other in public.',

  'streeDeergha.present':
    'The groom’s star stands far enough from the bride’s, and tradition reads lasting well-being for her in the marriage. Ease, regard and comfort tend to come. Confirm it in practice, with her own money, time and word in every large decision.',
  'streeDeergha.absent':
    'His star comes soon after hers, and the old rule would have liked more distance. What it guards is the bride’s comfort; this can be given on purpose. See that her work, rest, family visits and savings are respected from the first month.',

  'yoni.present':
    'Physical sympathy is counted good. You are likely to find one another’s nearness restful as well as pleasant, and misunderstandings melt in it. Keep courtship alive after the wedding; the body, like a garden, answers attention.',
  'yoni.absent':
    'Instincts differ, says the count, and the first attempts at closeness may feel out of step. Patience, humour and plain talk do much here. Leave time for tenderness without aim, and let each decide the pace in turn.',

  'rashi.present':
    'Moon sign and Moon sign stand in a relation that favours families joining and common fortunes growing. In-laws tend to find a tone. Make joint plans early – for the house, for savings – while goodwill is at its warmest.',
  'rashi.absent':
    'The signs of your Moons look past each other, and moods or family customs may pull apart. Ask each home for the story behind its custom, keep two festivals from either side, and settle money questions on paper.',

  'rashyadhipati.present':
    'Friendly lords rule your Moon signs, so respect comes by itself and differences of opinion stay friendly. Children and guests feel it. Think aloud together about important choices: in this match two heads are truly better than one.',
  'rashyadhipati.absent':
    'Unfriendly lords stand behind the two Moons, and you may each believe that the other misses the point. Listen for the need under the opinion. A joint project with a visible result builds the regard that theory left out.',

  'vashya.present':
    'Mutual attraction has a sign of its own in this list, and you have it. You charm, persuade and forgive each other readily. Spend the gift on good ends, such as a shared discipline that neither would keep alone.',
  'vashya.absent':
    'No special magnetism is recorded between the signs, which leaves affection to be made by deeds. That is sound material. Surprise each other, keep promises, and express admiration in words; attraction often follows trust.',

  'rajju.present':
    'Your stars hang on different ropes, and tradition gives much weight to this: the bond is thought to bear strain and last. Treat it as an encouragement rather than a licence, and maintain the marriage as you would a good house.',
  'rajju.absent':
    'Both stars belong to one rope, which elders in the south take seriously as a sign that the bond asks for more care. Let the whole chart be weighed by someone experienced, choose the wedding day well, and protect time, sleep and honesty between you.',

  'vedha.present':
    'No obstruction lies between your birth stars. What you agree on can move ahead without that unexplained drag some pairs report. Put the free road to use: set a shared goal with a date and begin.',
  'vedha.absent':
    'The two stars are said to obstruct each other, felt mostly as plans that catch on some corner. Move one step at a time, decide with written notes, and give each partner a domain of free action; a blessing from elders eases the start.',
};
