/** What the yoga of the day of birth means, in English; keyed as `NITHYA_YOGA`. */

import type { Texts } from '../../rules/rule.ts';

export const NITHYA_YOGA_EN: Texts = {
  Vishkambha:
    'The first yoga is named after a prop that holds a door. You tend to win through resistance: rivals, locks and late starts make you more inventive. Savings and land often come by persistence. Lean on patience first and on force last.',
  Priti:
    'Affection gives this yoga its name. You are curious about people, easily attached, happy in good company and eager to please. Keep a few opinions that do not depend on applause, and the love you receive will be for the whole of you.',
  Ayushman:
    'Vitality is the gift promised here. You recover well, enjoy gardens, walks and plain food, and the old tell you their stories. Treat this stamina as capital: a regular routine in young years repays itself for decades.',
  Saubhagya:
    'Good fortune in the form of grace. Doors tend to open through kindness, a spouse’s goodwill or the right word at a wedding. Share what comes easily, learn one difficult thing by effort, and luck will find you prepared.',
  Shobhana:
    'Lustre is the meaning. You care how things look and sound, dress or decorate with taste, and attract attention without asking for it. Let beauty serve a purpose – teaching, hospitality, an art – so that it does not spend itself on mirrors.',
  Atiganda:
    'A knot at the start, skill in the end. Early tangles, perhaps in family or temper, teach you to take problems apart calmly. Mantra, music or slow handwork suits you; untie one thing at a time and refuse to be hurried.',
  Sukarma:
    'Well-done work is its own signature here. You like useful tasks, fair dealing and the friendly atmosphere of a good workshop, and helpers tend to appear. Choose a profession you can be proud of; money then follows in its own step.',
  Dhriti:
    'Steadfastness marks you. While others change their plan for the third time, you are still carrying the first, cheerfully. Possessions and reputation collect around such constancy. Ask now and then whether the goal still deserves it.',
  Shula:
    'The spear in this name is a sharp mind. You see the flaw, feel the injustice and say so, and tenderness hides behind the point. Aim at problems rather than persons; crafts, law and analysis reward the same edge.',
  Ganda:
    'Crossroads and knots accompany this yoga, and so does a strong will to find the way through. You may judge quickly and repent slowly. Count the consequences before you speak, and let an older friend read the letter first.',
  Vriddhi:
    'Growth is the theme, and it shows in figures, skills or family. What you tend increases, though not overnight. Begin small, reinvest a part, and your conversation with sensible people will bring more than any lucky coincidence.',
  Dhruva:
    'Like the pole star, you hold a position while the sky turns. Foundations, long contracts, old friends and buildings suit you. Fixed opinions are the shadow of this strength; once a year, change one of them on purpose.',
  Vyaghata:
    'Impact is in the word. You strike quickly, in deeds or remarks, and can break open what nobody else could move. Work that needs intervention benefits from you. Practise gentleness with those at home, for they stand nearest.',
  Harshana:
    'Delight runs through this birth. You laugh readily, lift the spirits of a group and bring colour to routine. Some bright hours are worth saving: let enthusiasm start the work and discipline, borrowed if need be, finish it.',
  Vajra:
    'Thunderbolt and diamond share this name. Endurance, sudden decisions and a certain hardness are yours, useful in emergencies, trade and technical work. Wealth may come in jolts, so store some. Let those you love see the softer facet.',
  Siddhi:
    'Accomplishment comes readily when your aim is clear. You learn methods fast, complete what you start and are often asked to help others reach their goal. Select your aims with care, since you are likely to reach them.',
  Vyatipata:
    'Ups and downs in quick succession teach a light footing. You understand crisis and recover where others freeze, and generosity steadies you: a gift made in a hard week changes its mood. Keep reserves and avoid all-or-nothing steps.',
  Variyan:
    'Comfort, choice and a broad welcome belong to Variyan. You know how to enjoy life, and others enjoy it beside you. Ease is most useful when it gives courage for effort, so set one demanding task among the cushions.',
  Parigha:
    'An iron bar across the gate describes the experience: access comes late, and then it is yours. You guard what you have, and opponents find no gap. Open the gate yourself for counsel, guests and second thoughts.',
  Shiva:
    'Calm and auspicious, this yoga inclines the mind to prayer, learning and honourable advice. Teachers like you, and anger cools quickly. Keep a daily quiet hour; from it comes the good judgement people later thank you for.',
  Siddha:
    'Here skill has something finished about it, as if practised before. You handle ceremonies, instruments or clients with a sure touch, and your word tends to be believed. Stay a learner in one field, to keep the humility fresh.',
  Sadhya:
    'What can be achieved by training is achieved by you. Manners, practice and patience count for more than first talent, and a good mentor multiplies all three. Choose one discipline, set a date, and keep a record of small gains.',
  Shubha:
    'A pleasant light rests on this birth: good looks or a good bearing, kindly speech, help in time. Money tends to come cleanly. Guard this brightness by keeping company that wishes others well, and by giving a little each month.',
  Shukla:
    'Brightness and speed. Your mind is clear, talkative, sometimes impatient, and honesty is easy to read on your face. Poetry, teaching and public speech suit it. Let a thought rest overnight and it will shine without dazzling.',
  Brahma:
    'Trustworthy and inclined to knowledge, you keep secrets and think in long lines. Others lay their ambitions in your hands because you judge fairly. Read the old books, ask new questions, and pass on what you learn in plain words.',
  Indra:
    'Leadership with warmth comes from this name. You like to help, to organise, to be at the head of a useful cause, and resources gather for it. Stay reachable as you rise; honours sit best on someone who knows the doorman’s name.',
  Vaidhriti:
    'The last yoga has two minds, and both are clever. You see the opposite of every claim, which makes a good critic and a restless companion. A fixed practice and one loyal friendship give you ground; let humour settle the rest.',
};
