/** What each planet says of a person by its sign, in English; keyed as `WESTERN_SIGN`. */

import type { Texts } from '../../rules/rule.ts';

export const WESTERN_SIGN_EN: Texts = {
  'Sun.Aries':
    'Being first through the door suits you, and a clear challenge wakes you up better than any praise. Your courage is honest and quick; it grows into leadership when you learn to finish what you begin and to ask who is coming along.',
  'Sun.Taurus':
    'Steadiness is your signature. You build slowly, keep what you build and enjoy it with all your senses, and others lean on that calm. Change feels costly at first, so give yourself early notice and small trial steps before a large move.',
  'Sun.Gemini':
    'A day with three conversations and one surprise feeds you more than a perfect routine. You connect people and ideas with ease. The work of a lifetime is choosing a few threads worth following to the end, and letting curiosity serve them.',
  'Sun.Cancer':
    'You feel most yourself where you can care for someone and be cared for in turn. Memory, loyalty and a fine sense of mood are your strengths. Say what hurts early, rather than retreating into the shell and hoping it will be noticed.',
  'Sun.Leo':
    'Warmth, pride and a wish to make something that carries your name run through your life. You give generously when you feel seen. Work done for its own joy keeps that fire clean, even in seasons when the applause comes late.',
  'Sun.Virgo':
    'To be useful, and to do the thing properly, is how you respect yourself. Your eye finds the small fault that would have spoiled the whole. Turn some of that care inward: a good result that is finished serves better than a flawless one that is not.',
  'Sun.Libra':
    'Fairness and good company bring out your best, and you can see a quarrel from both chairs. Your own wish is sometimes the last to be heard in the room. Deciding aloud, even about small things, strengthens you.',
  'Sun.Scorpio':
    'Half measures leave you cold: what you love, study or defend, you go into fully. This depth makes you a rare ally in a crisis. Trust shared in small portions, before it has been tested in every way, opens doors that watchfulness keeps shut.',
  'Sun.Sagittarius':
    'Give you a horizon and your spirits rise. You look for meaning, travel well in body or mind, and cheer others with plain speech and faith in tomorrow. Promises made in high spirits are worth writing down, so that your word keeps pace with your heart.',
  'Sun.Capricorn':
    'Early in life you may have carried more than your age asked for, and it taught you to rely on patience. Achievement that lasts matters to you more than a quick success. Count rest and play among your duties, and the climb stays human.',
  'Sun.Aquarius':
    'You think for yourself and feel responsible for more than your own circle. Friends of every kind find a place at your table. Closeness asks for the same honesty that your ideas receive: tell people what you feel, as well as what you think.',
  'Sun.Pisces':
    'Other people’s moods reach you as if there were no wall, and from this come your kindness and your imagination. Art, service or quiet prayer give the feeling a shape. Clear hours and a few firm limits protect the gift.',

  'Moon.Aries':
    'Feelings arrive quickly, speak loudly and pass, and an hour later you have truly forgiven. Moving your body settles you faster than brooding does. A breath taken before the first reply saves those you love from a heat that was not meant for them.',
  'Moon.Taurus':
    'Good food, a known place and unhurried affection bring you back to yourself. Few moods shake you, which makes you a harbour for others. When life does ask for change, keep one comfort as it was and let the rest move around it.',
  'Moon.Gemini':
    'You understand a feeling once you have talked or written about it, and silence at home makes you restless. Humour carries you over hard days. Now and then stay with a sadness long enough to feel it before you explain it.',
  'Moon.Cancer':
    'Here the Moon is at home: tender, retentive, quick to sense who needs what. Family, old photographs and a familiar kitchen restore you. Since moods come in tides, wait for the turn before drawing conclusions about who loves you.',
  'Moon.Leo':
    'Your heart is large and likes to be answered. Loyalty, play and a little ceremony make you happy, and children or younger people often warm to you. Ask directly for appreciation when you miss it; dignity loses nothing by asking.',
  'Moon.Virgo':
    'You show love by noticing: the mended button, the remembered appointment. Order around you calms the order within. Worry is the shadow of that care, so end the day with a short list and the permission to leave it until the morning.',
  'Moon.Libra':
    'Harsh voices unsettle you and beauty puts you right again. Sharing life with someone feels natural, almost a need. Peace kept at the cost of your own feeling wears thin, so practise small disagreements with people who are kind.',
  'Moon.Scorpio':
    'Little is felt by halves here. You guard a strong inner life, sense what is unspoken and stay loyal through trouble. Old hurts can be kept too carefully; telling one trusted person the whole story loosens their hold.',
  'Moon.Sagittarius':
    'Optimism is your first remedy, and a road, a book or an open window the second. You recover fast because you look for the lesson. Let sorrow have its turn as well: not every feeling needs a philosophy at once.',
  'Moon.Capricorn':
    'You were perhaps praised for being sensible, and so learned to keep feelings in good order. People rely on that composure. Choose a few places where you need not be strong, and visit them as regularly as you do your work.',
  'Moon.Aquarius':
    'A little distance helps you to feel: friends, causes and the freedom to come and go are your kind of comfort. You stay fair in a storm. Those closest to you are glad to hear that you need them, said in plain words.',
  'Moon.Pisces':
    'Music, water, sleep and solitude mend you, because you take in far more than you show. Compassion comes without effort. Ask at the end of each day which feelings are yours, and give back the ones you only carried for someone.',

  'Mercury.Aries':
    'Your mind works at the speed of a spark, and you say what others are still composing. Debate sharpens you. Ideas keep their force when you let the other side finish, and when the second draft is given as much attention as the first.',
  'Mercury.Taurus':
    'You take your time with a thought and then it stays for good. Practical matters, money and materials make sense to you. Patience is your style of intelligence; only check from year to year whether an old opinion still earns its place.',
  'Mercury.Gemini':
    'Words, news and names come easily, and you learn by playing with several subjects at once. This is the planet in its own house. One notebook, one deadline and one project at a time bring the brilliance down to earth.',
  'Mercury.Cancer':
    'Thinking and remembering are close to one thing for you. You learn best from people you like, and you tell stories that make others feel present. In practical decisions, set the mood aside for a moment and look at the figures too.',
  'Mercury.Leo':
    'You speak with colour and conviction, so an audience gathers. Teaching, presenting or telling a tale suits you. A question asked in earnest impresses as much as an answer, and being corrected need not touch your pride.',
  'Mercury.Virgo':
    'Precision is a pleasure to you: the right word, the clean table, the method that holds. Mercury is strong here, good for analysis, crafts and editing. Remember to show people the whole picture before you point out what is missing.',
  'Mercury.Libra':
    'You weigh, compare and choose words that keep a door open, a gift for counsel, design and negotiation. Choosing for yourself takes longer. Set a date for the decision, and treat it as a good sentence that can still be edited.',
  'Mercury.Scorpio':
    'Surface answers do not satisfy you; you listen for what was left out. Research, psychology and anything hidden suit this mind. Suspicion and insight look alike from within, so check the facts before you rely on a hunch about someone.',
  'Mercury.Sagittarius':
    'Big ideas arrive first and details come limping after. You have a talent for seeing where a matter leads and for saying it frankly. A friend who likes footnotes, or a habit of reading to the last page, makes your vision trustworthy.',
  'Mercury.Capricorn':
    'Your thinking is orderly and looks for use, and you plan further ahead than most. People take your word seriously because you spend it carefully. Leave room for notions that cannot yet prove themselves; some of them grow up.',
  'Mercury.Aquarius':
    'You see patterns, systems and exceptions, and you are at ease with ideas that are ten years early. Technology, science or social questions hold you. Translate for your listener: an original thought needs a familiar step to stand on.',
  'Mercury.Pisces':
    'Images come to you before arguments, and you often know the mood of a room before a word is said. Poetry, music and teaching by story suit you. Write down times, sums and agreements, so that imagination may wander safely.',

  'Venus.Aries':
    'You fall quickly and say so, and the chase delights you as much as the catch. Directness is your charm. Love keeps its freshness when you go on competing side by side, in sport or projects, and let your partner win some rounds.',
  'Venus.Taurus':
    'Touch, food, cloth, song: affection for you has a body. Venus is at home here and loves loyally, with an instinct for what is of value. Say what you want to keep, and loosen your grip a little where it has become a habit.',
  'Venus.Gemini':
    'Someone who makes you laugh and answers your messages has half won you. You need variety in love, though not necessarily in lovers. New places, shared books and long talks keep one relationship as lively as several.',
  'Venus.Cancer':
    'You love by feeding, remembering and making a nest, and you look for someone to whom you can come home. Security comes first, romance follows. Tell your partner what comforts you; even a devoted heart cannot guess it all.',
  'Venus.Leo':
    'Romance should have some splendour for you: gestures, loyalty, a photograph worth framing. You give lavishly and like to be proud of the one you love. Quiet days count as well, when devotion does the washing-up.',
  'Venus.Virgo':
    'Love shows in details here, and you would rather help than make speeches. Modest, observant and sincere, you improve the lives you touch. Let yourself be cherished before everything is in order, and offer advice when it has been asked for.',
  'Venus.Libra':
    'Courtesy, proportion and pleasure in company come naturally; this is Venus in her own sign. You make others feel at ease and have an eye for beauty. A relationship deepens when you bring into it what you truly want.',
  'Venus.Scorpio':
    'For you love is a serious matter, with depth, privacy and complete attention. You sense whether a feeling is real. Jealousy tends to fade where you speak about it early, and where both keep a corner of life that is theirs alone.',
  'Venus.Sagittarius':
    'Laughter, travel and a shared search for meaning attract you, and you love best with an open door. Honest words are your courtesy. A promise can be an adventure too, when it includes plans for the next journey.',
  'Venus.Capricorn':
    'You take affection slowly and mean it for years. Reliability moves you more than flowers, and partners or friends may be older or wiser in some way. Let tenderness show before it has been earned; it is not a loss of standing.',
  'Venus.Aquarius':
    'Friendship is your doorway to love, and you value people who are a little unlike everyone else. Room to breathe keeps you loyal. When emotions run high, stay in the room for a few minutes longer than feels natural.',
  'Venus.Pisces':
    'Exalted here, Venus loves without keeping accounts. You find beauty in what others overlook and forgive readily. See the person before you as well as the dream of them, and let a friend with clear eyes advise you on the start.',

  'Mars.Aries':
    'Energy comes in clean bursts, and you act while others are still discussing. Mars is at home here: brave, direct, soon over its anger. Choose aims large enough for the push, and keep something in reserve for the second half.',
  'Mars.Taurus':
    'It takes time to get you moving and more to stop you. Endurance, craft and building are your kind of strength. Anger gathers slowly, so speak when the irritation is still small, and watch the line between firm and stuck.',
  'Mars.Gemini':
    'Your tools are words, hands and wit, and you like to do two things at once. Argument can become a sport. Short sprints with clear endings bring more home than ten beginnings, and a good pun disarms better than a sharp one.',
  'Mars.Cancer':
    'You fight hardest for home and kin, and move sideways rather than charge. When hurt, the force may turn to sulking or small complaints. Naming what you want to protect, out loud, turns mood into action.',
  'Mars.Leo':
    'Heart and will pull in the same direction, so your efforts have drama and stamina. You defend your people openly. Creative work, sport or the stage make good use of it; pride cools when you laugh at yourself in time.',
  'Mars.Virgo':
    'Skill is how you assert yourself. Step by step, correctly and without noise, you get through work that defeats others. Irritation over trifles is a sign of fatigue: move, stretch, and let one thing remain imperfect today.',
  'Mars.Libra':
    'You go after things in company, with tact and a sense of fairness, and you argue a case well. Pushing for yourself alone feels awkward. Practise saying in one plain sentence what you want; it saves detours and hidden resentment.',
  'Mars.Scorpio':
    'Will of the quiet kind, with great reserves, marks you. You aim once and see it through, which makes you strong in crisis, research or recovery. Release a battle when its purpose is gone; your power is worth better uses.',
  'Mars.Sagittarius':
    'A cause, a trail or a dare sets you in motion. You act from conviction and bring others with you. Aim before you shoot: two weeks spent on preparation protect your enthusiasm from the third month, when it usually cools.',
  'Mars.Capricorn':
    'Ambition has found a good engineer. Exalted here, Mars works to a plan, bears delay and reaches the top by the stairs. Remember to ask what the goal is for, and leave the people beside you enough breath.',
  'Mars.Aquarius':
    'Effort comes alive for an idea or a group, and you resist the moment that someone gives orders. Inventive, cool and persistent, you change systems from within. Check that rebellion has a purpose beyond the pleasure of refusing.',
  'Mars.Pisces':
    'Strength moves like water in you: around, under and through. Dance, swimming, care or art call out more force than competition does. Direct requests, dates in the diary and regular movement keep your will from draining away.',

  'Jupiter.Aries':
    'Luck tends to meet you when you go first. Enterprise, sport and new beginnings enlarge your life, and your confidence encourages others. A backer or colleague who counts the cost makes the bold start a lasting one.',
  'Jupiter.Taurus':
    'Growth comes to you through what can be touched: land, savings, food, music, a body well cared for. You have a feeling for value that ripens. Generosity keeps abundance healthy, and so does knowing when you have enough.',
  'Jupiter.Gemini':
    'Your world widens through talk, teaching, languages and contacts, and one good conversation often leads to a chance. Depth is the complement: follow one of the many interests to mastery, and the rest will gather round it.',
  'Jupiter.Cancer':
    'Kindness is your fortune. Jupiter is exalted in this sign, and hospitality, family feeling and trust in people return to you with interest. Give from a full cup, and allow those you have protected to grow up.',
  'Jupiter.Leo':
    'You grow by creating, leading and giving others courage. Faith in yourself opens many doors, and children or students may bring joy. Share the stage freely; splendour becomes greatness when it makes room for others.',
  'Jupiter.Virgo':
    'Improvement is your faith: opportunities come through skill, service and good method rather than through great gestures. Small gains add up remarkably. Step back at times from the details to see how far you have already come.',
  'Jupiter.Libra':
    'Partnership enlarges you, in marriage, business or art, and a sense of justice wins you friends. Others open doors because you treat them fairly. Let one agreement be settled before the next pleasant possibility is considered.',
  'Jupiter.Scorpio':
    'Gain lies in depth: in research, shared resources, healing work, or in having come through something hard. Your trust grows slowly and means much. Let confidence in life reach further than what you can control.',
  'Jupiter.Sagittarius':
    'Faith, study, travel and a hearty laugh belong to you; Jupiter stands in its own sign. You encourage people simply by expecting good things. Keep a teacher or a critic near, so that conviction remains a form of learning.',
  'Jupiter.Capricorn':
    'Luck wears working clothes here. Advancement comes through patience, reputation and sound structures, and late rather than early. Let yourself hope aloud: planning for the worst is useful only as far as it leaves room for the good.',
  'Jupiter.Aquarius':
    'Chances reach you through friends, groups and ideas ahead of their time. Tolerance is your breadth of heart, and you gain by sharing knowledge freely. Bring the grand vision down to one neighbour who needs something this week.',
  'Jupiter.Pisces':
    'At home in this sign, Jupiter gives trust, mercy and a rich imagination. Help often appears when you had stopped looking for it. Guard your goodness with a little judgement: some requests are best met with a kind no.',

  'Saturn.Aries':
    'Learning to act without waiting for permission is part of your work. Early on, initiative may have felt risky. You mature through independent tasks and measured courage, and you come to be trusted for decisions that are both brave and sober.',
  'Saturn.Taurus':
    'Security has to be built by you, layer on layer, and you do it well. Concern over having enough can outlive its cause. Review what you own once a year, enjoy a portion of it on purpose, and the ground under you will feel firm.',
  'Saturn.Gemini':
    'Study may have seemed hard at first, or you doubted your words. Out of that grows an exact mind and speech that people can rely on. Learn in a structured way, write regularly, and allow a light remark its place.',
  'Saturn.Cancer':
    'You may have had to be grown up at home before your time, and warmth can feel like something to be rationed. Building a family or circle with kind rules heals much. Ask for comfort while the need is still small.',
  'Saturn.Leo':
    'Recognition comes through discipline, so your creativity deserves regular hours. Shyness about shining may hide a strong wish to. Do the small performance, accept the single compliment; authority grows from the warmth you dare to show.',
  'Saturn.Virgo':
    'You set a high standard and can be relied upon to meet it. Craft, method and responsibility are natural to you. The lesson is proportion: decide beforehand how good is good enough, and mean it.',
  'Saturn.Libra':
    'Justice and commitment are taken seriously here, where Saturn is exalted. You may bind yourself late, and well. Agreements, law and mediation profit from your sober fairness; in love, keep the warmth as carefully as the contract.',
  'Saturn.Scorpio':
    'Self-command is your armour, and you can face what others avoid. Letting someone close, or sharing money and power, may ask for a long apprenticeship. Each small act of trust that is well received rebuilds the foundation.',
  'Saturn.Sagittarius':
    'Belief, for you, has to be tested before it can be leaned on. Formal study, a long journey or a teacher you respect gives your thoughts a backbone. Doubt is honest company; only do not let it have the last word on joy.',
  'Saturn.Capricorn':
    'Patience, structure and the long view come with Saturn in its own sign. You grow into your authority and often look lighter with age. Leave space in the plan for days without purpose, since they carry the rest.',
  'Saturn.Aquarius':
    'Principles hold you upright, and you can organise people around an idea. Saturn is strong here and favours science, institutions and lasting reform. Belonging may come slowly: choose a few friends and let them see the unfinished thoughts.',
  'Saturn.Pisces':
    'The task is to give form to what has none: to imagination, compassion or grief. A practice at fixed hours, in art, care or meditation, steadies you. Guilt that belongs to nobody in particular may be put down.',

  'Uranus.Aries':
    'Your generation tries new things by doing them first. In you this appears as a wish to invent your own path and a dislike of waiting in line. Independence bears most fruit when it opens a way for others as well.',
  'Uranus.Taurus':
    'Money, food, land and work are felt anew by your generation, and you may earn or live in ways your parents would not have guessed. Experiment with part of your resources and keep another part quiet and dependable.',
  'Uranus.Gemini':
    'Among people of your age, language and technology change fast, and you carry some of that lightning in your own mind. Original thoughts arrive half-formed; a friend, a page or a prototype turns them into something useful.',
  'Uranus.Cancer':
    'What a home or a family may be is an open question for those born with you. You might move often, or make kin of friends. Create a few rituals of your own, so that freedom has somewhere to return to.',
  'Uranus.Leo':
    'Those born in these years insist on expressing themselves in their own way. You may love, play or create against custom. Originality shines longest when it is about the work rather than about being different.',
  'Uranus.Virgo':
    'Work, method and daily habits are where your generation invents. You may find a better system, or refuse a poor one. Introduce change in steps that colleagues can follow, and your improvements are likely to stay.',
  'Uranus.Libra':
    'Partnership on equal terms is a question your whole generation has opened. You might choose an unusual bond or redraw a usual one. Speak the new rules aloud, for freedom within love depends on both knowing them.',
  'Uranus.Scorpio':
    'Subjects once whispered about are spoken of openly by your generation. You meet change at depth, and can let an old self go with surprising speed. Choose what to uncover with care for those who are not yet ready.',
  'Uranus.Sagittarius':
    'Received belief is examined, mixed and remade among those of your years. You may find your truth abroad, in science or in an unlikely book. Stay curious about tradition too; some of it was once a revolution.',
  'Uranus.Capricorn':
    'Your age group takes apart institutions and builds lighter ones. At work you notice which rules have outlived their reason. Reform from inside, with patience and evidence, suits you better than a slammed door.',
  'Uranus.Aquarius':
    'A taste for equality, networks and technical invention belongs to your generation, and Uranus is at ease here. You feel like a citizen of the future. Let individual people, with their odd habits, matter as much as humanity.',
  'Uranus.Pisces':
    'Imagination and faith take unexpected forms in those of your years. Flashes of intuition, dreams or sudden sympathy may guide you. Keep a notebook and a sober friend, so that the best of them can be tested and used.',

  'Neptune.Aries':
    'Your generation dreams of a fresh start and of courage in a good cause. In you the ideal wants to act. Make sure that the flag you follow stands for something you have looked at closely.',
  'Neptune.Taurus':
    'Those born with you long for a gentler relation to the earth and to possessions. Beauty you can touch feeds you. Keep plain accounts beside the ideal, so that trust in material things is well placed.',
  'Neptune.Gemini':
    'Images, words and stories are the dream of your generation, and the line between report and tale grows thin. You may have a poet’s ear. Check sources as a kindness to your own imagination.',
  'Neptune.Cancer':
    'Homeland, mother and hearth are seen in a golden light by people of your years. Your sympathy is deep and easily moved. Love the real household, with its noise, as much as the remembered one.',
  'Neptune.Leo':
    'Glamour, romance and the stage cast a spell on your generation. There is in you a wish to make life more beautiful than it is. Let creative play carry the dream, and see the person behind any idol.',
  'Neptune.Virgo':
    'People of your years idealise service and health, simple work well done. You may find something sacred in an ordinary task. Worry about purity eases when you allow that life is a little untidy.',
  'Neptune.Libra':
    'Peace and perfect love are the great hopes of those born with you. Art and companionship refine you. A relationship lives on truth as well as harmony, so let small disappointments be spoken.',
  'Neptune.Scorpio':
    'A fascination with mystery, passion and what lies under the surface marks your generation. You have a feeling for hidden sorrow and for renewal. Choose your depths, and come up for air and daylight.',
  'Neptune.Sagittarius':
    'Distant countries, faiths and philosophies glow for people of your age. A longing for meaning leads you far. Try each great idea on a Monday morning; those that pass the test will carry you.',
  'Neptune.Capricorn':
    'Your generation saw old certainties of work and state grow soft at the edges. You may dream of success that also means something. Build the vision in dated, modest steps, and it can bear weight.',
  'Neptune.Aquarius':
    'A shared dream of connection, equality and technology surrounds those born in your years. You feel part of something larger than one country. Spend time with people face to face, where ideals learn their manners.',
  'Neptune.Pisces':
    'In its own waters, Neptune gives a generation great sympathy and a fine sense of the unseen. Music, film, prayer or the sea may speak to you strongly. Regular sleep and quiet hours keep the inlet clear.',

  'Pluto.Aries':
    'Your generation clears ground so that something quite new can begin. There is raw will in this, and the courage to start from nothing. It serves you best when the beginning is for something, and not only against.',
  'Pluto.Taurus':
    'What wealth, land and ownership mean is changed from the root by people of your time. You hold on with great strength. Knowing which few things you would keep, whatever came, makes the rest easy to release.',
  'Pluto.Gemini':
    'In the years of your birth the word gains new power: press, wires, ideas that travel. Your questions go to the bone. Use knowledge to free people, and listen as intently as you inquire.',
  'Pluto.Cancer':
    'Family and homeland are transformed in the lifetime of your generation, and the wish to protect goes deep. You carry ancestral stories. Telling them, including the hard chapters, gives the younger ones firm ground.',
  'Pluto.Leo':
    'A generation of strong selves was born with you, determined to count for something. Creative power is considerable and wants its own signature. Its best proof is to make others strong as well.',
  'Pluto.Virgo':
    'Work, health and method are rebuilt from below by people of your years. You can take a process apart and improve it thoroughly. Be merciful with what is merely human in it, beginning with yourself.',
  'Pluto.Libra':
    'What marriage and fairness mean has been thought through afresh by your generation. You sense power in every partnership. Name it gently and share it openly, and closeness becomes safer for both.',
  'Pluto.Scorpio':
    'Intensity is common ground for those born with you: pretence tires you and the truth, even a difficult one, is a relief. You renew yourself several times over. Rest between the depths; not each thing needs to be solved.',
  'Pluto.Sagittarius':
    'Beliefs and borders are transformed in the years of your youth. You ask large questions and dislike easy answers. Conviction becomes wisdom when it has travelled and shared a meal with its opposite.',
  'Pluto.Capricorn':
    'Structures that seemed permanent were shaken as your generation arrived. You look early for what really holds. Taking responsibility in small institutions, such as a school, a team or a street, is your power to rebuild.',
  'Pluto.Aquarius':
    'People of your years change how minds and machines and groups belong together. You feel the pull of the many and the worth of the one. Keep asking whom a new system serves, and who is missing from it.',
  'Pluto.Pisces':
    'Faith, imagination and compassion go through a deep renewal with your generation. You sense currents others do not see. Give them a vessel, in art, care or quiet, and let the old sorrows run out to sea.',
};
