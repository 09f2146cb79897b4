/** What each planet does in each house, in English; keyed as `WESTERN_HOUSE`. */

import type { Texts } from '../../rules/rule.ts';

export const WESTERN_HOUSE_EN: Texts = {
  'Sun.1':
    'People notice when you come in, and your mood sets the tone of a room. Vitality and self-direction are strong, so you do best where you can lead by example. Ask from time to time how your presence lands on others.',
  'Sun.2':
    'Earning by your own effort is a matter of pride, and money tells you that your talents are wanted. You can build solid means. Let your worth rest on a broader base than the balance, and spending becomes a freer choice.',
  'Sun.3':
    'Your mind wants an audience: in writing, teaching, trade or the talk of the neighbourhood you come alive. Siblings or classmates shaped your idea of yourself. Pick a subject to be known for, and let curiosity circle round it.',
  'Sun.4':
    'The centre of your life lies indoors, among family, roots and the place you call yours. Recognition there matters more than a public prize. Understanding the story of your parents gives you the freedom to write your own.',
  'Sun.5':
    'Play, romance, children and everything you create carry your light. You are at your best when you make something for the joy of it. Keep a corner of the week for that, even when no one is there to clap.',
  'Sun.6':
    'Doing a job well gives you dignity, and routine shapes your days more than you admit. Colleagues count on you. Pride in work is healthy when it includes breaks, and when others are permitted to do things their way.',
  'Sun.7':
    'You find out who you are through others, and a strong partner or adviser often marks a turning point. Cooperation suits you. Keep one interest and one opinion entirely your own; the bond gains from it.',
  'Sun.8':
    'Crises show you at your clearest, and shared money or the secrets of others may pass through your hands. You renew yourself more than once. What helps is a confidant who knows the whole story and asks for nothing.',
  'Sun.9':
    'Far places, study and questions of belief light up your path, and you may be drawn to teach what you have understood. Convictions give you warmth. Test them in company that thinks otherwise, and they will grow roots.',
  'Sun.10':
    'A calling rather than a mere post is what you look for, and your work is likely to be seen. Authority comes to you with time. Remember those who knew you before the title; they keep the achievement warm.',
  'Sun.11':
    'Among friends and in a common cause you feel most alive, and influential people often open a door. You gather others around hopes for the future. Choose circles in which you can be contradicted as well as admired.',
  'Sun.12':
    'Part of your light works behind the scenes: in research, retreat, care or art made in silence. Solitude is food for you. Let at least one person see what you do there, so that modesty does not turn into hiding.',

  'Moon.1':
    'Feelings show on your face before you have decided to share them. Warm, receptive and changeable, you make people feel understood at once. Notice whose mood you have taken on in company, and give yourself time to return to yours.',
  'Moon.2':
    'Security is an emotional matter, and your purse follows your moods more closely than you would like. Food, keepsakes and savings calm you. A modest fixed sum set aside each month brings more peace than a great plan.',
  'Moon.3':
    'Thought and feeling travel together here; you remember by story and learn by talking. Brothers, sisters or neighbours mean much. A diary or a daily walk with a friend clears the many impressions you gather.',
  'Moon.4':
    'Home is the ground of your well-being, and the ties to mother, family or place of birth run deep. You need a room that is truly private. Making it pleasant counts as looking after yourself.',
  'Moon.5':
    'You create from mood, love with tenderness and delight in children and games. Romance can rise and fall with the tide. Giving your imagination a regular outlet lets affection be lighter and more playful.',
  'Moon.6':
    'Daily work goes well when the feeling among colleagues is good, and your body tells you early when it is not. Gentle habits of sleep and meals are worth more to you than strict programmes kept for a week.',
  'Moon.7':
    'You look for a companion with whom it feels like home, and you sense a partner’s needs before they are spoken. Say your own too. Mutual care lasts longest when neither is only mother or only child.',
  'Moon.8':
    'Deep currents move you, and you read what people conceal. Trust and shared resources stir strong feeling. Talking about money and closeness in calm weather, ahead of any need, gives your heart the safety it looks for.',
  'Moon.9':
    'Longing takes you beyond the familiar, to other countries, teachings or a faith that consoles. You learn by being moved. Keep a thread to those at home on your journeys; belonging and distance can live together.',
  'Moon.10':
    'The public senses something caring or familiar in you, and work with people, food, homes or women’s concerns may suit. Your standing can vary. A private life that does not depend on reputation keeps you steady.',
  'Moon.11':
    'Friends are family to you, and you feel the mood of a group as if it were your own. Your wishes may change with your circle. Hold on to one or two hopes that belong to you alone.',
  'Moon.12':
    'Much of what you feel remains below the surface until you have silence enough to hear it. Dreams, music or helping those out of sight nourish you. A regular hour alone keeps tiredness from becoming sadness.',

  'Mercury.1':
    'Quick, talkative and youthful in manner, you meet life by asking about it. People come to you for news or an explanation. Pausing after the other person has finished makes your cleverness feel like attention.',
  'Mercury.2':
    'Ideas, words, trade or accounts can provide your income, and you have an eye for a fair price. Writing figures down settles money worries faster than thinking about them. Your skills are capital: keep them up to date.',
  'Mercury.3':
    'In its natural place, the mind is alert here, fond of reading, errands, messages and short trips. You could write or teach. Give one piece of work a day without interruptions, and see how far it carries.',
  'Mercury.4':
    'Books at home, family discussions or work done from your own table suit you. You think much about the past. Recording the stories of elders gives these thoughts a purpose, and a change of room refreshes a tired mind.',
  'Mercury.5':
    'Wit is part of your charm, and you court, play and create with words. Teaching children or designing games could delight you. Let some of your pastimes be useless on purpose; the best ideas arrive there.',
  'Mercury.6':
    'Method is your strength: lists, tools, procedures and the diagnosis of what goes wrong. Colleagues are glad of it. Since your thinking rarely stands still, give the hands something simple to do in the evening.',
  'Mercury.7':
    'You need a partner to talk to, and you choose people whose minds keep pace. Negotiation and advice come easily. Listening for the feeling beneath the words turns a good conversation into closeness.',
  'Mercury.8':
    'Riddles attract you, and so do psychology, finance and everything that is sealed. You ask the question others avoid. Discretion earns trust here; what is told to you in confidence should find its resting place with you.',
  'Mercury.9':
    'Languages, law, publishing or higher study open your world, and you love to connect distant things. Your opinions travel fast. Now and then follow one thought through its most boring chapter; that is where it becomes knowledge.',
  'Mercury.10':
    'A working life with words, data, trade or teaching is likely, and perhaps more than one profession. You are known for what you say. A clear line in your work helps others to recommend you.',
  'Mercury.11':
    'Clever friends, clubs and networks stimulate you, and useful information reaches you through them. You think in terms of the future. Speak in the group for those who are silent, and your influence will be a kind one.',
  'Mercury.12':
    'Your thoughts ripen in private, and intuition supplies what logic cannot reach. Writing alone, research or coded subjects may suit. Ask a plain question where you suspect a hidden meaning; often there is none.',

  'Venus.1':
    'Grace of manner opens doors for you, and people like you before they know why. Taste shows in how you dress and move. You may say yes too readily, so keep a friendly sentence for no.',
  'Venus.2':
    'You have a gift for attracting comfort and for earning through beauty, hospitality or good relations. Quality pleases you more than quantity. A budget that includes pleasure is the one you are most likely to keep.',
  'Venus.3':
    'Your words are pleasant to hear and your letters worth keeping. Peace with siblings and neighbours matters to you. Art, song or design may enter through study. Say the awkward thing kindly, rather than leaving it out.',
  'Venus.4':
    'A beautiful, peaceful home is a true need, and you take trouble to create it. Affection in the family supports you. Let guests in, and let small disorders be; harmony that is lived in feels warmer.',
  'Venus.5':
    'Romance, art and play come to you with a smile. You enjoy courtship and bring joy to children. Talent in music, acting or craft deserves practice as well as pleasure; both grow from the same love.',
  'Venus.6':
    'Pleasant colleagues and a tidy workplace make you productive, and affection may well begin over shared tasks. You help with tact. Treat the body as a friend, with good food and rest instead of rewards and penance.',
  'Venus.7':
    'Partnership brings you happiness and often a step upward, for you know how to meet another halfway. Marriage or business with a gracious person is favoured. Keep courting after the contract; it is your secret.',
  'Venus.8':
    'Love goes deep and shared resources often turn out to your benefit. You are drawn to intimacy rather than romance alone. Clear agreements about money and loyalty let passion feel safe on both sides.',
  'Venus.9':
    'Other cultures, art and generous beliefs charm you, and love may speak with a foreign accent. Travel renews affection. Share what you learn with a partner at home, so that beauty has a place to arrive.',
  'Venus.10':
    'Charm and taste help your career, especially in art, design, diplomacy or work with women. People in authority like you. Keep some affection out of professional life; not each kindness has to be useful.',
  'Venus.11':
    'Friends are your wealth, and your wishes often come true through them. Groups are friendlier when you are there. Choose company that also rejoices in your success, and lovers who are friends first.',
  'Venus.12':
    'You love in private, sometimes more than the other person knows. Art made alone, charity or music in quiet rooms brings joy. A secret devotion is sweet; a spoken one gives someone the chance to answer.',

  'Mars.1':
    'Forward is your natural direction. You start quickly, speak bluntly and dislike waiting, and others draw courage from it. Regular exercise and a short pause before replying turn impatience into presence.',
  'Mars.2':
    'You earn with energy, and spend with some of the same. Defending what is yours comes naturally. Let big purchases wait for two nights; the drive you put into earning then stays with you as solid means.',
  'Mars.3':
    'Sharp speech and a fast mind make you a strong debater, lively in traffic and in class. Rivalry with siblings may have trained you. Save the edge for causes; at the table, a softer word wins more.',
  'Mars.4':
    'Energy gathers at home, in building, repairing, moving, and at times in family arguments. You defend your own fiercely. A workbench, a garden or a door you can close gives the heat somewhere to go.',
  'Mars.5':
    'You love ardently, compete with relish and throw yourself into games and creation. Children enjoy your liveliness. Risk is part of the fun; decide on the limit while you are still cool.',
  'Mars.6':
    'Work is where you fight, and you get through an astonishing amount. Colleagues may find the pace hard. Warm up before effort, rest after it, and praise the slow ones when they are thorough.',
  'Mars.7':
    'You are drawn to spirited people, and a good argument can be a form of closeness. Open contests suit you better than silence. Fair rules for quarrels, agreed on a peaceful day, protect the bond.',
  'Mars.8':
    'Great reserves of will appear when things become serious, and you do not shrink from hard truths. Joint money may cause friction. Put the terms in writing, and use your intensity for research, repair or recovery.',
  'Mars.9':
    'You fight for convictions, travel with appetite and learn best by going there. Debates on belief excite you. Ask one question for each statement, and people will follow you further.',
  'Mars.10':
    'Ambition has fuel, and you would rather be at the front than in the second row. Independent or technical work suits you. Superiors become allies when you report early, before the clash of wills begins.',
  'Mars.11':
    'You put energy into groups, causes and plans for the future, and you stir sleepy circles. Friends may be athletes or rebels. Let others share the lead, and the project outlives the first enthusiasm.',
  'Mars.12':
    'Your drive works out of sight, and anger may go underground until it tires you. Swimming, solitary effort or work for those in need frees it. Naming irritation on the same day is a good habit.',

  'Jupiter.1':
    'Your faith in life is visible, and people feel larger in your company. Opportunities come because you expect them kindly. Mind the edges of plenty, in promises as well as at table.',
  'Jupiter.2':
    'Means tend to grow, sometimes through knowledge or generosity, and you seldom stay short for long. Your sense of value is broad. Giving a set share away keeps the flow healthy; so does counting before celebrating.',
  'Jupiter.3':
    'You learn with pleasure and talk with warmth, and luck often arrives through neighbours, siblings or a message. Teaching suits you. Finish a course or two completely, so that breadth stands on something.',
  'Jupiter.4':
    'A generous home, good roots and trust in the family ground support you, and the second half of life is often roomier. You like to house others. Leave some space empty on purpose.',
  'Jupiter.5':
    'Joy, creativity and luck with children or pupils are marked, and you teach by encouragement. Speculation tempts you as play. Put the biggest stake on what you make with your own hands.',
  'Jupiter.6':
    'You improve any workplace you join and are well liked there. Service gives you meaning. The body forgives much and so is asked for much: moderation, regular walks and honest rest keep this blessing in good order.',
  'Jupiter.7':
    'Partners bring growth, perspective and often practical benefit. You are fair, and people treat you so in return. Look for someone who shares your ideals as well as your pleasures.',
  'Jupiter.8':
    'Trust in hard times is your gift, and support through shared means, a partner or family resources is likely. You help others over thresholds. Read the small print calmly; faith and clarity go well together.',
  'Jupiter.9':
    'Study, travel, teaching or faith open life wide, for Jupiter is at ease here. Mentors appear when you need them. Wisdom ripens when you can be a guest in another view and come home richer.',
  'Jupiter.10':
    'Reputation and advancement are favoured, and you may come to hold a post of trust. People expect fairness from you. Promise a little less than you hope to do, and your name will keep growing.',
  'Jupiter.11':
    'Friends in good places, generous groups and hopes that come true in unexpected ways mark this house. You think big with others. Say yes to the circles where you can also be of use.',
  'Jupiter.12':
    'Help seems to reach you quietly, at the last moment, as if someone were watching over your path. Compassion, retreat or spiritual practice makes you rich. Give in secret if you like, and accept help in the open.',

  'Saturn.1':
    'You may have felt older than your years, careful about how you came across. Reliability is written on you. Life lightens as you age; a little self-mockery and an early holiday bring that forward.',
  'Saturn.2':
    'Money is earned by patience and kept with care, and concern about it can be greater than the facts. You know the worth of things. Set a sum at which you allow yourself to feel safe, and honour it.',
  'Saturn.3':
    'Speech came slowly, or was judged, and you learned to weigh your words. Concentration is your strength. Write, study in stages and contact a brother, sister or old schoolmate first, without waiting.',
  'Saturn.4':
    'Home may have meant duty, distance or an early responsibility. You build your own foundations, and they hold. Give your house one soft room and one new tradition, and the past gradually loosens.',
  'Saturn.5':
    'Play needs permission with you, and romance is taken seriously. You create slowly and well, and are a dependable guide for the young. Put an hour of useless fun into the calendar, and treat it as an appointment.',
  'Saturn.6':
    'Nobody works more conscientiously, and systems run because you keep them running. The risk is fatigue from duty without end. Delegate one task a week, and let rest belong to the job description.',
  'Saturn.7':
    'Commitment is weighed for a long time, and a partner may be older, serious or met through work. What you promise, you keep. Let down the guard in small ways every day; loyalty likes to be warm.',
  'Saturn.8':
    'Dependence feels risky, so you prefer to manage alone, above all in money and grief. Your steadiness in crisis is remarkable. Learn to borrow a shoulder, and put shared finances into simple, written form.',
  'Saturn.9':
    'You want a belief that bears weight, and you earn your knowledge by real study. Travel is often for work. A sceptic’s path can also lead to reverence; give wonder the benefit of the doubt.',
  'Saturn.10':
    'Advancement comes by stages, through responsibility well carried, and what you reach lasts. You are aware of how you are judged. Define success in your own words, before the ladder defines it for you.',
  'Saturn.11':
    'Few friends, but for decades, is your way, and older people may be among them. In groups you are given the task that needs doing. Let yourself also be the one who is invited.',
  'Saturn.12':
    'You carry duties that nobody sees and are hard on yourself in private. Silence and structure together do you good: a retreat, a craft, a daily sitting. Speaking an old guilt to a wise listener makes it smaller.',

  'Uranus.1':
    'There is something unmistakably your own about you, and you change course when others have just grown used to you. Freedom is oxygen. Tell people of a change one day early; it costs little and keeps them with you.',
  'Uranus.2':
    'Income comes by unusual ways or in uneven bursts. You refuse to be owned by what you own. A reserve for quiet months lets the independence you love rest on firm ground.',
  'Uranus.3':
    'Your mind leaps, and learning by rote bores you. Flashes of insight come while you are on the move. Carry a notebook, choose one medium, and give listeners the step you skipped.',
  'Uranus.4':
    'Moves, unusual homes or a family unlike the neighbours’ may have taught you early to be free. You want a place where no one dictates. A few fixed points, such as a shared meal, make the freedom cosy.',
  'Uranus.5':
    'You create in original ways, fall in love suddenly and treat children as persons in their own right. Excitement is a spice here; friendship and honesty are the food that keeps romance well.',
  'Uranus.6':
    'Fixed hours and fussy rules make you restless; you work best with new tools and room to improve things. Build variety into the routine, because your nerves like rhythm even when your mind does not.',
  'Uranus.7':
    'Only a bond with space in it suits you, and meetings or changes may come out of the blue. You choose unusual people. Agree openly on freedom and loyalty, and neither has to be stolen.',
  'Uranus.8':
    'Turning points come quickly, and you let go with a clear head where others cling. Joint finances can shift without warning. Keep papers in order and a fund of your own, and change finds you ready.',
  'Uranus.9':
    'Received wisdom is something you take apart with pleasure. Science, unusual teachers or sudden journeys open your view. Convictions may flip; keep what was good in the old one when you adopt the next.',
  'Uranus.10':
    'A career with turns in it fits you better than a straight ladder, perhaps in technology, reform or self-employment. Authority is respected when it is competent. Leave each post on good terms, as paths cross again.',
  'Uranus.11':
    'Your friends are a colourful gathering, and you belong where people invent the future. Groups need your independence. Stay for the dull second meeting too, in which ideas become arrangements.',
  'Uranus.12':
    'Insights come from behind, in dreams or silence, and a quiet wish for freedom may surprise even you. Meditation, science or night work can host it. Give restlessness a name before it rearranges your plans.',

  'Neptune.1':
    'You seem to take on the colour of your surroundings, and people see in you what they long for. Sensitivity and charm are great. Firm hours, clear clothes, clear answers: small outlines help you to be met as yourself.',
  'Neptune.2':
    'Money feels like water, coming and going, and your values are more poetic than practical. Art, care or images may earn. Have a sober friend read contracts, and keep one account you do not touch.',
  'Neptune.3':
    'You think in pictures and hear the music in language. Facts may blur where feeling is strong. Stories, film or song suit your voice; for appointments and promises, use the written word.',
  'Neptune.4':
    'The home of your memory has a haze about it, sweet or sad, and you long for a perfect nest. Water, music or a prayer corner bless your rooms. Ask relatives for facts, and keep your tenderness for the tale.',
  'Neptune.5':
    'Imagination pours into art, romance and play, and you love the dream in the one you love. Children bring out your gentleness. Let creation hold what is too ideal for a person to carry.',
  'Neptune.6':
    'You work best where there is meaning or beauty, and sense the atmosphere of a workplace in your own body. Simple routines and regular rest protect you. Helping has limits: write yours into the week.',
  'Neptune.7':
    'You see the finest possibilities in people and may be drawn to those who need rescue, or who rescue you. Slow acquaintance lets the real face appear; it can be loved even better than the ideal.',
  'Neptune.8':
    'The border to the unseen is thin, and you sense unspoken grief and desire. Compassion at thresholds is a gift. In shared finances choose clarity over trust alone, and bring subtle feelings into plain talk.',
  'Neptune.9':
    'A longing for the infinite leads you to faith, travel, poetry or a teacher. Inspiration is real here. Keep your own judgement beside devotion; a good guide is pleased when you ask questions.',
  'Neptune.10':
    'Your calling has to do with imagination, care or something hard to put on a card. The direction may be vague for years. Take one visible step each season, and the vision gathers a profile.',
  'Neptune.11':
    'You dream with others and open your heart to causes and lost friends. Some circles inspire, some absorb you. Notice after each meeting whether you feel wider or only emptier, and choose accordingly.',
  'Neptune.12':
    'In its own domain, Neptune gives rich dreams, quiet faith and a natural access to the inner world. Retreat restores you. Plan the way back as well: a meal, a call, a small task in daylight.',

  'Pluto.1':
    'Your presence is felt even when you say little, and people respond strongly. You have remade yourself more than once. Strength shown gently, with your reasons spoken, removes the guard others may put up.',
  'Pluto.2':
    'The question of what is truly yours goes deep, and you can rebuild means from very little. Holding and letting go are your themes. Own things, skills and savings in a way that leaves your hands open.',
  'Pluto.3':
    'You ask penetrating questions and words, in your mouth, have weight. Early rivalry or silence may have taught you that. Use the gift to inquire and to free a subject, and leave others their small secrets.',
  'Pluto.4':
    'Strong undercurrents in the family shaped you, and you feel called to change an old pattern. This is deep work and worth doing slowly. A home where truth may be spoken is your best renovation.',
  'Pluto.5':
    'You love and create with full intensity, and half-hearted games do not interest you. Give passion a craft to burn in. Children and lovers thrive when your devotion leaves them room to surprise you.',
  'Pluto.6':
    'Work grips you completely, and you see what is rotten in a process and how to rebuild it. Power struggles with colleagues ease when you explain your aims. Rest is part of the renewal you seek.',
  'Pluto.7':
    'Relations with you are meetings at depth, and partners may call out great change. Questions of power deserve daylight. Choose people who can stand up to you kindly, and let them win at times.',
  'Pluto.8':
    'In its own house, Pluto gives strength for renewal: you can go through endings and come out truer. Joint finance, research or psychology suit you. Share what you have learned with those who stand where you once stood.',
  'Pluto.9':
    'You look for truth that transforms, and a teaching, journey or book may turn your life. Conviction can be fierce. It persuades most when it comes as testimony, with space for another’s road.',
  'Pluto.10':
    'A drive to have real effect marks your working life, and you may rebuild an institution or your own career from the ground. Use influence transparently, and ask early who will carry it on.',
  'Pluto.11':
    'You are drawn to groups that change something, and a few friendships transform you. Hidden rivalries in circles do not escape you. Bring them gently into the open, or choose a smaller table.',
  'Pluto.12':
    'Considerable power sleeps in your depths and works through dreams, solitude or quiet service. What was pushed aside asks to be heard. A skilled listener, or long patient writing, turns it into strength.',
};
