/** What each node in each sign means, in English. */

import type { Texts } from '../../rules/rule.ts';

export const NODE_IN_SIGN_EN: Texts = {
  'Rahu.Aries':
    'Ambition wants to be first and to be seen being first. You experiment with identity, take daring starts and learn through head-on contact. Choose challenges that build skill, pause before confrontation, and independence becomes your own rather than a reply to someone else.',
  'Rahu.Taurus':
    'Many teachers count this among Rahu’s best signs. The wish for beauty, money, food and a settled place is strong, and practical talent often satisfies it. Know the figure at which you have enough; pleasure then stays a guest instead of becoming the landlord.',
  'Rahu.Gemini':
    'Information is your element. Media, languages, code, trading and clever networking can carry you far, and you imitate any style you hear. Check what you pass on, finish what you read, and a quick tongue grows into a trusted voice.',
  'Rahu.Cancer':
    'You long for a home that perhaps did not quite exist. Property, food, the public’s feelings or a motherland left behind may become ambitions, and moods can exaggerate every absence. Build belonging through daily acts: cook, call, plant, return, until the heart believes it.',
  'Rahu.Leo':
    'The stage draws you, along with power and the romance of being exceptional. Talent for display, politics, film or speculation may be real; the hunger for applause is real too. Anchor fame in craft, give credit upward and downward, and treasure the friend who teases you.',
  'Rahu.Virgo':
    'Here the restless node turns into a problem-solver. Data, medicine, law, logistics and technical detail respond to your unusual methods, and competition sharpens you. Anxiety loves an unfinished list; limit the hours of research and let trusted routines look after the body.',
  'Rahu.Libra':
    'Relationships, style and social skill become the field of ambition. You meet people across every border and negotiate well, though the image of a couple may matter more than its daily truth. Be plain about terms, and choose the partner with whom you can be unpolished.',
  'Rahu.Scorpio':
    'Intensity meets curiosity in a sign where Rahu needs care. Secrets, power, other people’s money and the occult attract you, and sudden turns teach detachment. Deal transparently, avoid thrill for its own sake, and use your fearless insight in research or healing.',
  'Rahu.Sagittarius':
    'Big beliefs, foreign teachers and distant horizons promise an answer to everything. You may change doctrine more than once, or make a career from travel, publishing or law. Test the guru by conduct and yourself by kindness; the search then yields wisdom rather than slogans.',
  'Rahu.Capricorn':
    'Status is the mountain, and you study every path up it. Corporations, politics, engineering and long strategy suit this cool hunger, and you often outlast better-connected rivals. Look honestly at the cost of each step, and honour promises to family as if they were contracts.',
  'Rahu.Aquarius':
    'Technology, mass movements, science and uncommon friendships feel like home ground to Rahu. You see the next wave early and may profit from it. Ideas about humanity can crowd out the neighbour, so stay available to a few real people with ordinary needs.',
  'Rahu.Pisces':
    'Dreams expand without a shore. Film, music, healing, foreign travel and spiritual glamour call strongly, and imagination can either create or evade. Put the vision on paper with a date beside it, find a sober guide, and sleep enough; then inspiration turns practical.',
  'Ketu.Aries':
    'Independence is an old skill, so old that you hardly notice it. You act on instinct, sometimes abruptly, and may neglect your own wishes until they burst out. Ask what you want before the day begins, exercise daily, and let cooperation teach what courage already knows.',
  'Ketu.Taurus':
    'Possessions come and go without quite convincing you. Family wealth, comfort or speech may feel foreign, and detachment can look like carelessness. Treat the body and the bank account as borrowed things to be returned in good order; simple food and song help.',
  'Ketu.Gemini':
    'You have heard most arguments before and prefer a direct knowing. Small talk tires you, papers get mislaid, siblings or classmates may feel you drift away. Write insight down in plain sentences and answer messages the same day; your silence holds more than others can guess.',
  'Ketu.Cancer':
    'Roots feel loose, and tenderness comes with a quiet distance. You may live lightly with regard to house or homeland, or understand mothers better than you can say. Keep one family custom alive, stay near water when sad, and let yourself be looked after.',
  'Ketu.Leo':
    'Applause leaves you curiously unmoved, though you know how to earn it. Authority, children or creative pride may carry a lesson in letting go. Create for its own sake, lead when asked, and say thank you to praise instead of looking past it.',
  'Ketu.Virgo':
    'Order is instinctive, yet you may mistrust systems and experts. Work habits swing between exact and absent, and intuition often finds the fault that method missed. Hold to a short routine for health and desk, and help one person well rather than judging many.',
  'Ketu.Libra':
    'Partnership feels both familiar and strange. You understand the other side easily, then step back to find yourself, and beauty or bargaining holds limited charm. Explain your retreats, share one project with the person you love, and fairness will not feel like self-loss.',
  'Ketu.Scorpio':
    'Tradition often names this as Ketu’s place of strength. You see through surfaces, survive upheaval with odd calm and may have gifts for healing, research or meditation. Since little shocks you, be gentle with those whom much does; depth needs company as well as silence.',
  'Ketu.Sagittarius':
    'Wisdom seems remembered rather than learned. Ritual, scripture and pilgrimage speak to you, though you resist preachers and fixed creeds. This is a favoured sign for the seeker: practise more than you profess, honour a living teacher, and share what proved true.',
  'Ketu.Capricorn':
    'Rank and deadlines hold little magic, even when you serve them well. You may leave a secure post, or work with great skill and no wish to climb. Finish formal duties with care, choose an aim that is not a title, and ambition becomes quiet vocation.',
  'Ketu.Aquarius':
    'In the crowd you stand slightly apart, noticing what the group does not. Causes and networks may have filled an earlier chapter; now solitude edits them. Stay close to a few friends who can share silence, and offer unusual knowledge where it is truly needed.',
  'Ketu.Pisces':
    'The last sign and the node of release understand each other. Meditation, music, dream and selfless service come easily, and the world can seem thin at times. Honour bodily life with regular meals, money noted down and feet on the ground; then your prayer has roots.',
};
