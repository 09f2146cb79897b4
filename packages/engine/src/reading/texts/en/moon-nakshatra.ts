/** What the Moon’s nakshatra tends to give, by nakshatra: English. */

import type { Texts } from '../../rules/rule.ts';

export const MOON_NAKSHATRA_EN: Texts = {
  Ashwini:
    'A fast, healing mind: you arrive early, see the remedy at once and prefer starting to waiting. The horse-headed twins lend freshness and a good heart. Let yourself finish as gladly as you begin, and give slower people time to answer.',
  Bharani:
    'You carry much without complaint and feel life in strong colours, desire, duty, loyalty, grief and joy. Truthful and able to see a matter through, you grow by learning what to put down. Creative work and honest limits keep the intensity kind.',
  Krittika:
    'Your feelings have an edge like a clean blade: you notice what is false and cannot pretend long. That fire feeds and protects people when it is used for cooking, teaching, purifying. Warm your words before serving them, and appetite finds its measure.',
  Rohini:
    'Beauty calms you and growth delights you; plants, people and plans seem to flourish near you. The Moon loves this place, giving charm and a steady voice. Hold what you love with an open hand, since affection here can tighten into possession.',
  Mrigashira:
    'A gentle seeker lives in you, following a scent from question to question, from place to place. You are tender, curious and easily startled. Rest when the search becomes a chase; what you look for tends to come closer when you sit still.',
  Ardra:
    'Storm and clearing belong to you: feelings break, then the air is new and your thinking brilliant. You understand distress because you have felt it. Use words, science or service to turn the rain into growth, and thank those who stayed through it.',
  Punarvasu:
    'Return is your gift; after each loss of direction you come home with light in your hands. Generous, forgiving and content with little, you give others a second start too. Pack lightly and keep one promise at a time, and the blessing is steady.',
  Pushya:
    'Nourishing others comes as naturally to you as breathing, by advice, food, teaching or plain presence. Tradition counts this among the kindest of Moon stars. Receive care as readily as you give it, and do not let duty harden into being right.',
  Ashlesha:
    'Your mind coils round a thing until it yields its secret, with rare insight into motives. People may find you hypnotic or hard to read. Trust grows when you reveal a little first; used for healing or research, this subtle force is a treasure.',
  Magha:
    'Ancestors seem to stand behind you. You feel the worth of lineage, ceremony and honour, and can carry a high seat with generosity. Respect given freely, especially to those of no rank, makes your own position both secure and beloved.',
  'Purva Phalguni':
    'Ease, affection and a feeling for celebration make you pleasant to be near; you know that rest is also part of work. Art, love and hospitality suit you. Save a portion of charm for dull tasks, and pleasures will not outrun your means.',
  'Uttara Phalguni':
    'Friendship is sacred to you, and you keep your word in the small print as well as the large. People lean on you for fair help and lasting bonds. Ask for support before you feel unappreciated, and give freedom within every commitment.',
  Hasta:
    'There is intelligence in your hands: craft, healing, writing, humour, a neat trick that solves the problem. You like things in their place and within reach. When worry tightens the grip, make something; an open palm is your best remedy.',
  Chitra:
    'An inner architect looks through your eyes, choosing colour, cut and structure and rarely content with the ordinary. You attract notice without seeking it. Let people be unfinished, yourself among them, and your sense of form will create as much love as admiration.',
  Swati:
    'Like a young shoot in the wind you bend, travel and stay independent, with a gift for trade and courteous talk. Freedom is food for you. Choose one root, a practice, a place or a friend, so that movement becomes direction.',
  Vishakha:
    'Your heart is set on a goal as on a lit gate, and patience sharpens rather than dulls the wish. Achievement is likely; comparing yourself with others is the thorn. Celebrate each arch you pass, and let people in on your purpose.',
  Anuradha:
    'Devotion in friendship marks you: you keep contact across distance, bring groups together and recover hope after cold seasons. Far places may treat you well. Eat, sleep and confide on time, for a loyal heart forgets its own hunger.',
  Jyeshtha:
    'The eldest in spirit, you protect, take charge and carry responsibility before being asked. Your resourcefulness is real, and so is the loneliness of the strong. Share command with someone trusted, count your blessings aloud, and pride will turn to quiet authority.',
  Mula: 'You go to the root, pulling up what is hollow in ideas, habits or institutions until something true remains. Life gives you more than one fresh field. Before uprooting, ask what deserves to stay, and let research or philosophy hold your intensity.',
  'Purva Ashadha':
    'Conviction flows through you like a river that has made up its mind, and you cheer others with it. Persuasion, art and water suit you. Listen to the person who disagrees; being moved by another’s view adds depth to your victory.',
  'Uttara Ashadha':
    'What you win, you win by principle and staying power, so success comes late and lasts. People trust your sense of duty. Loosen the inner taskmaster now and then; play restores the strength with which you carry great undertakings through.',
  Shravana:
    'Listening is your talent: stories, instructions, the tone behind words. You learn by ear, travel for knowledge and give counsel that people remember. Choose carefully what you let in, because gossip and alarm stay in your memory as long as wisdom does.',
  Dhanishta:
    'Rhythm governs you, in music, money, teamwork or movement, and you bring ability to any group with a beat to keep. Generosity comes with prosperity. In marriage slow the tempo to suit two, and hear the other instrument before adding volume.',
  Shatabhisha:
    'Behind a reserved manner works a healer’s or researcher’s mind that needs solitude to see clearly. You keep secrets, your own and others’. Let one circle of friends know your real state; remedies you discover alone are meant to be shared.',
  'Purva Bhadrapada':
    'Two faces look out of you, one worldly and shrewd, one burning for an ideal. You can move people with speech and accept hardship for a cause. Cool the fire through prayer, humour and early nights, and passion becomes vision.',
  'Uttara Bhadrapada':
    'Deep water, quiet surface: you are patient, compassionate and able to carry others’ burdens without display. Family and wise words are strengths. When you tire you simply vanish; name your need aloud, and return to the world from rest, not from duty.',
  Revati:
    'Tender towards all travellers, you guide, feed, and see people safely to the far shore. Imagination, music and faith come easily to you. Keep enough for your own journey; a set hour of rest and clear limits protect so soft a heart.',
};
