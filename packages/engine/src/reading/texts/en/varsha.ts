/** What a year of life by Tajika brings, in English; keyed as `MUNTHA`, `YEAR_LORD` and `MUDDA`. */

import type { Texts } from '../../rules/rule.ts';

export const MUNTHA_EN: Texts = {
  '1': 'The year turns on you yourself. Vigour returns, people take notice, and what you begin carries your own stamp. Set out what you want before others do it for you, and leave room for rest between two pushes.',
  '2': 'Money and the table at home come to the fore. Income tends to rise through your own work, speech opens doors, and relatives count on you. Save a fixed part early; what is put by this year stays.',
  '3': 'Courage is the theme. Your own effort, a brother or friend, short journeys and practice of hand bring the result that waiting would not. Ask plainly, write things down, and try again where you were once turned away.',
  '4': 'House, mother, vehicle or peace of mind may ask for repair. Old matters return to be settled, and the heart tires sooner than the body. Put one room in order at a time and sign nothing in a low hour.',
  '5': 'Learning, children and play enliven the months. Good counsel comes, a talent is seen, and merit from earlier work bears fruit. Teach what you have understood; it comes back as opportunity.',
  '6': 'Small oppositions gather: duties, debts, rivals, a routine that slipped. They shrink when met daily and on paper. Keep regular hours and food, and choose the quarrels that are worth having.',
  '7': 'Partners set the pace, at home as in trade, and their needs may pull against yours. Journeys are likely. Speak of expectations before they harden, and let agreements be written kindly and exactly.',
  '8': 'A year for maintenance below the surface: accounts, insurances, habits, old grievances. Plans may turn late. Keep reserves, have check-ups in good time, and let what has run its course go without bitterness.',
  '9': 'Fortune opens the door. Teachers, father figures, travel, study and acts of faith bring you further than calculation, and superiors lend their weight. Say yes to what widens the view, and give thanks in deeds.',
  '10': 'Work comes into the light. Position, recognition or a larger task may arrive, and those in charge trust you. Build on what can be measured; a name made in such a year carries the next ones.',
  '11': 'Wishes are heard. Income, friends and circles widen, and old efforts pay at last. Choose a few aims and tell the right people; gains that are shared keep coming.',
  '12': 'Spending, distance and letting go are the theme. Foreign places, hidden work, charity or retreat suit it better than display. Plan outlays beforehand, sleep enough, and finish what you carry before taking up more.',
};

export const YEAR_LORD_EN: Texts = {
  Sun: 'The Sun rules the year. Authority, father, government and self-respect are its business; take the lead where you are answerable, and keep pride out of small matters.',
  Moon: 'The Moon rules the year, and feelings set its weather. Home, mother, travel over water and the public move; follow the tide in plans, and keep one habit that stays.',
  Mars: 'Mars rules the year. Energy is plentiful and asks for a worthy rival: sport, building, courage in a dispute. Cool the first answer, drive with care, and finish what was begun in heat.',
  Mercury:
    'Mercury rules the year. Trade, papers, learning and clever company bring its gains. Compare offers, count twice, write briefly, and let curiosity end in one finished thing.',
  Jupiter:
    'Jupiter rules the year, the kindest of its lords. Counsel, children, study, faith and honest growth are favoured; be generous in good measure and leave certainty to the accounts.',
  Venus:
    'Venus rules the year. Affection, comforts, art and agreements come easily, and guests are many. Enjoy them by a budget, and let beauty be something you make as well as buy.',
  Saturn:
    'Saturn rules the year. Slow work, elders, property and discipline decide; shortcuts cost time. What is built now by patience tends to stand for long, so rest like a labourer and begin early.',
};

export const MUDDA_EN: Texts = {
  Sun: 'In the Sun’s part of the year matters of rank, officials and health of spirit press forward. Stand up straight, answer letters, and settle what needs a decision from above.',
  Moon: 'In the Moon’s part moods, home and company change quickly. A good time for family, water, short trips and anything the public likes; poor for rigid schedules.',
  Mars: 'In the part of Mars things are done or broken fast. Use it for repairs, contests and firm words that were long due, and keep knives, wheels and tempers under control.',
  Mercury:
    'In Mercury’s part talk, trade and study thrive. Sign after reading, call those you have neglected, and bring the books up to date.',
  Jupiter:
    'In Jupiter’s part advice is good and doors are opened by goodwill. Begin what should grow: lessons, savings, a vow, a journey with a purpose.',
  Venus:
    'In the part of Venus affection and comfort are near. Celebrate, make peace, choose colours and contracts, and watch the purse with a smile.',
  Saturn:
    'In Saturn’s part the pace slows and duties show their weight. Do the old tasks first, honour elders, and count on answers coming late.',
  Rahu: 'In Rahu’s part the unusual comes near: foreigners, machines, sudden wishes. Test offers that glitter, and use the boldness for one thing you would not otherwise dare.',
  Ketu: 'In Ketu’s part attention turns inward and loose ends fall away. Suited to clearing out, pilgrimage and study without applause; large purchases can wait.',
};
