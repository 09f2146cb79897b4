/** What the rising sign tends to give, by sign: English. */

import type { Texts } from '../../rules/rule.ts';

export const LAGNA_SIGN_EN: Texts = {
  Aries:
    'You enter a room already moving. Quick, frank and brave, you learn by trying and recover fast from a fall. Mars lends you heat as well as drive, so short goals, physical exercise and one patient friend who tells you the truth serve you well.',
  Taurus:
    'Calm hands, a steady step and a liking for what is beautiful and well made describe your way through life. Venus gives you charm and staying power. Change arrives slowly for you; say yes to small ones often, and the big ones will feel less like a siege.',
  Gemini:
    'Curiosity runs the house: you talk, read, compare, and can be at home in two worlds at once. Mercury makes you young in manner at any age. Finish one notebook before starting the next, and give your busy nerves some hours without news.',
  Cancer:
    'People sense shelter in you, along with moods that move like water. You remember kindness, food and faces, and protect what is yours. As the Moon rules here, rest and company shape your days more than plans do; speak your hurt instead of withdrawing.',
  Leo: 'There is a warm centre in you around which others gather, and a sense of dignity that does not need a crown. With the Sun as your guide you lead best by generosity. Let someone else shine regularly; your own light loses nothing by it.',
  Virgo:
    'Your eye goes to what can be improved, and your help is exact rather than loud. Mercury gives skill with detail, craft, diet or numbers. Be as kind to your own mistakes as to a beginner’s; good enough, delivered, is often the better service.',
  Libra:
    'Fairness, good form and company make you feel alive, and you weigh each side before you speak. Venus grants tact and taste. Decisions can wait too long for everyone’s consent, so set a date, choose, and trust that real friends survive a no.',
  Scorpio:
    'Little escapes you, and what you love you love entirely. Under Mars your strength lies in endurance, privacy and the courage to look at hard truths. Trust is learned in small doses; tell one safe person what you feel before it turns into strategy.',
  Sagittarius:
    'Hope is your native tongue. You aim at something far away, a teaching, a country, a better rule, and your candour makes people laugh or think. Jupiter widens the road; a map, a budget and a habit of listening keep it from turning into a detour.',
  Capricorn:
    'Early on you seem older than your years, and later you grow lighter. Patience, structure and a long view are Saturn’s gifts to you. Ambition needs company: share the load, mark small successes, and keep one pleasure that serves no purpose at all.',
  Aquarius:
    'You stand a little to one side and see the pattern, loyal to ideas, friends and the wider good. Saturn gives discipline to an original mind. Closeness may take practice; tell people what you feel, not only what you think, and they come nearer.',
  Pisces:
    'The world reaches you through feeling and imagination, and your kindness has few borders. Jupiter gives faith, humour and an ear for the unseen. Choose your company and your working hours with care; art, prayer or water rinse off what you took on from others.',
};
