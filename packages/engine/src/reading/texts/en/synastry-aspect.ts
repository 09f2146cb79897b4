/** What an aspect between the planets of two people means, in English; keyed as `SYNASTRY_ASPECT`. */

import type { Texts } from '../../rules/rule.ts';

export const SYNASTRY_ASPECT_EN: Texts = {
  'Sun-Sun.conjunction':
    'Birthdays so close make for a mirror. You recognise each other’s pride, season and way of wanting, and you also meet your own faults with no polite distance. Let each have a field in which the other is only the audience.',
  'Sun-Sun.soft':
    'The two of you want life to go in compatible directions, so big decisions rarely become a contest. Respect comes easily and outlasts the first excitement. Because little forces you to grow, choose a shared aim that asks something of both.',
  'Sun-Sun.hard':
    'Two strong centres, two timetables. You may admire in each other exactly what you refuse to do yourself, and argue about whose way is normal. Taking turns at leading, week by week or field by field, turns rivalry into range.',

  'Sun-Moon.conjunction':
    'An old and honoured sign of marriage: where one shines, the other feels at home. Purpose and tenderness support each other almost without speech. Keep the roles flexible, so that the one who comforts is also cheered on, and the one who leads is also held.',
  'Sun-Moon.soft':
    'Day and night divide the work kindly between you. One gives direction, the other gives warmth, and ordinary evenings together feel restful. Such ease deserves thanks now and then; say aloud what you receive, and it keeps its freshness.',
  'Sun-Moon.hard':
    'What one of you wants to do and what the other needs to feel safe do not arrive at the same hour. The attraction is real all the same. Ask about the mood before presenting the plan, and neither has to give way entirely.',

  'Sun-Mercury.conjunction':
    'One of you lives a thing and the other finds the words for it. Conversation flows about plans, names, children, work. It helps if the talker also listens in silence sometimes, and the one described may correct the description.',
  'Sun-Mercury.soft':
    'Talking is one of the pleasures you share, whether on the road, over tea or by message at noon. Advice between you is usually useful because it is offered without a sermon. Use the gift early in any misunderstanding.',
  'Sun-Mercury.hard':
    'A clever remark can land on a tender pride. One of you questions as a way of thinking, the other hears it as doubt of the person. Begin with the point you agree on, and keep irony for third parties and crossword puzzles.',

  'Sun-Venus.conjunction':
    'Affection is visible here; even strangers notice it. One feels proud to be loved, the other delights in such a bright person to love. Gifts, music and time in beautiful places feed it, while honesty about small dislikes keeps it from becoming mere politeness.',
  'Sun-Venus.soft':
    'There is goodwill between you that survives a bad day. Compliments are meant, quarrels are short, and you enjoy being seen together. Share a hobby with beauty in it – cooking, dance, a garden – and this gentle warmth finds new occasions.',
  'Sun-Venus.hard':
    'You like each other, though not in each other’s style. One may expect to be admired and the other to be courted, and both wait. Spending and taste are the usual small quarrels; a budget for each and a generous compliment settle most of them.',

  'Sun-Mars.conjunction':
    'Sparks, courage, competition: together you get more done in a weekend than others in a month. The same heat may flare in front of guests. Put it into sport, a venture or a house to be built, and agree on a word that stops a fight.',
  'Sun-Mars.soft':
    'Each of you makes the other braver. Plans get an engine, and disagreements are settled by doing something rather than by sulking. Keep moving together – walks, work, travel – since this bond likes action better than long discussion.',
  'Sun-Mars.hard':
    'Will rubs against will, and a casual request can sound like an order. Desire may be strong while patience is short. Cool down before you answer, divide the commands clearly, and settle each quarrel on the day it arises, without an audience.',

  'Sun-Jupiter.conjunction':
    'Faith in each other is the wealth of this bond. One sees the best version of the other and behaves as if it were already true. Study, travel and generosity suit you as a pair; let a third person check the figures of the larger dreams.',
  'Sun-Jupiter.soft':
    'You bring each other luck in the plainest sense: encouragement, introductions, a good laugh when things go wrong. Elders tend to approve. Make it a habit to celebrate small successes together, and some of that luck will pass on to your friends.',
  'Sun-Jupiter.hard':
    'Big promises are made in good faith, then forgotten under the next one. One may preach where the other hoped for applause. Promise half and bring the whole; a shared calendar does more for trust here than any fine speech.',

  'Sun-Saturn.conjunction':
    'Duty enters early. This bond often has an age gap, a task or a long acquaintance behind it, and it can carry great weight faithfully. The serious one needs to praise aloud; the bright one, to see care in the locked door and the paid bill.',
  'Sun-Saturn.soft':
    'Here is something to build on. One steadies, the other gives the work its meaning, and promises between you tend to be kept. It may look unromantic from outside, so plan one evening a month that has no purpose at all.',
  'Sun-Saturn.hard':
    'Criticism weighs more than it was meant to, and one may feel examined while the other feels responsible for everything. Trade roles on purpose: let the critic play, let the judged one set the rules. Time is a friend to you both.',

  'Moon-Moon.conjunction':
    'Your moods keep the same tide. Food, sleep, noise, relatives – on all of it you feel alike, which makes living together simple. When both are low on the same day, ask a friend in, for neither has dry ground to stand on just then.',
  'Moon-Moon.soft':
    'A household with you in it tends to run gently. You sense when to come near and when to leave the other alone, and old habits combine without much fuss. Keep one family custom from each side, and let the children, or guests, learn both.',
  'Moon-Moon.hard':
    'What soothes one unsettles the other: company or quiet, spice or plain food, talking now or tomorrow. No one is at fault. Describe what comfort meant in your childhood homes, then arrange the evenings so that each has some of it.',

  'Moon-Mercury.conjunction':
    'Feelings find a translator. One of you notices, the other puts it into words, and together you understand family, neighbours and children quickly. Careful only with analysis at midnight: a mood often needs a blanket before it needs an explanation.',
  'Moon-Mercury.soft':
    'Small talk is large comfort between you. The day gets told, worries shrink in the telling, and memory and wit help each other. Write to each other when apart, even a line; this aspect loves the little message.',
  'Moon-Mercury.hard':
    'One explains, the other feels explained away. Jokes may miss, and reasons come when sympathy was wanted. Try a simple question – do you want advice or an ear? – and most of these evenings end better than they began.',

  'Moon-Venus.conjunction':
    'Tenderness is the native language here. Touch, food, songs and a pretty room mean a great deal to both, and each knows how to comfort the other. Sweetness may avoid hard subjects, so keep one regular hour for money and plans.',
  'Moon-Venus.soft':
    'Kindness comes without effort: a cup of tea before it is asked for, a birthday remembered, a relative treated well. This quiet affection repairs much that other aspects strain. Have friends at your table; your home makes people feel welcome.',
  'Moon-Venus.hard':
    'Both are affectionate, yet the signs differ. One gives presents and wishes for cuddles, the other gives care and wishes for romance. Ask outright for what you like, and treat mothers, in-laws and household spending as shared matters, with patience.',

  'Moon-Mars.conjunction':
    'Passion and irritation live next door to each other. One stirs, the other reacts, and an evening can change colour in a minute. Physical closeness, exercise and a rule against shouting let the warmth stay and the scorch go.',
  'Moon-Mars.soft':
    'One protects, the other makes the effort worth it. Feelings lead to deeds: the shelf gets mended, the child gets fetched, the apology gets made. Desire stays alive because it is shown in practical ways; notice these, and name them.',
  'Moon-Mars.hard':
    'Haste meets sensitivity. A brusque tone hurts for days, while tears feel to the other like an accusation. Lower the voice first, agree to stop any quarrel at the first sign of hurt, and return to it after a meal.',

  'Moon-Jupiter.conjunction':
    'Room to breathe: one feels safe, the other feels needed as a guide. Family life, hospitality, pets, children and a shared faith all flourish in this climate. Comfort can grow into indulgence, so eat well together and walk afterwards.',
  'Moon-Jupiter.soft':
    'You forgive each other readily. Sorrows look smaller once told here, and relatives on both sides are apt to be treated with generosity. Travel with the family, give together to a cause, and this good nature becomes the memory of your house.',
  'Moon-Jupiter.hard':
    'One reassures with grand words while the other waits to be heard. There may be differences over religion, upbringing or how much to give to relatives. Listen to the whole worry before offering hope, and set gifts and loans by agreement.',

  'Moon-Saturn.conjunction':
    'Loyalty runs deep, and so does the fear of being a burden. One offers shelter, the other structure; together you can keep a home through hard years. Warmth has to be spoken, since reserve is easily taken for coldness. Hold hands more than you think necessary.',
  'Moon-Saturn.soft':
    'Reliability is how love is shown between you. The bill is paid, the promise is kept, the parent is visited, and the softer heart can rest on that. Give thanks for the dull tasks; they are the love letters of this bond.',
  'Moon-Saturn.hard':
    'Comfort is asked for at the moment the other is counting duties. A sense of distance may settle in unless someone names it early. Keep a fixed hour each day free of tasks, and replace correction with a question.',

  'Mercury-Mercury.conjunction':
    'You finish each other’s sentences and collect private words nobody else understands. Ideas multiply, and so do open tabs. Let one of you hold the list, and read something neither has chosen before, so that the talk keeps getting new guests.',
  'Mercury-Mercury.soft':
    'Understanding is quick. You may not think alike, yet each can follow how the other arrived there, which makes planning, teaching and business together a pleasure. Decide important things in conversation rather than in passing, and use this rare facility.',
  'Mercury-Mercury.hard':
    'One jumps, the other proceeds step by step, and the same word has two meanings. Repeat in your own words what you heard before you reply. Written agreements for dates and money spare you many rounds of explanation.',

  'Mercury-Venus.conjunction':
    'Charm passes back and forth in words. Compliments, letters, jokes and shared songs have a real place in this affection, and you quarrel with good manners. When something is truly wrong, let it be said plainly, without ornament.',
  'Mercury-Venus.soft':
    'It is easy to be pleasant to each other, and easy to agree on a film, a colour, a gift for the host. Creative work side by side suits you. Leave notes in lunch boxes; lightness is what this aspect is for.',
  'Mercury-Venus.hard':
    'Wit can tease where tenderness was hoped for, and tastes differ in small, daily matters. None of it is grave. Let the one with the better eye choose the curtains, the one with the better head the contract, and thank each other.',

  'Mercury-Mars.conjunction':
    'Debate is a sport for you two, fast and often fun. It becomes rough when one is tired and the other scores points. Turn this sharpness outwards – negotiations, repairs, code, quizzes – and keep the last word unsaid at home.',
  'Mercury-Mars.soft':
    'Decisions get made. One sees how, the other sees when, and a plan spoken in the morning is half carried out by evening. Work well together as you do, but remember to ask how the other is, and not only how far.',
  'Mercury-Mars.hard':
    'Arguments start over facts and end over tone. Interrupting is the weak spot, along with messages typed in anger. Let each speak for two full minutes, settle what can be checked by checking it, and go for a walk before round two.',

  'Mercury-Jupiter.conjunction':
    'Every meeting becomes a seminar, a journey or a joke with three endings. You widen each other’s reading and circle of friends. Details are the stepchild, so appoint one of you keeper of tickets, forms and deadlines, and rotate the honour.',
  'Mercury-Jupiter.soft':
    'You teach each other gladly. Facts find their meaning here, and hopes find their facts; courses, languages, writing and travel planned as a pair tend to go well. Talk over children’s schooling or a business idea, for judgement is good in company.',
  'Mercury-Jupiter.hard':
    'One exaggerates, the other corrects, and a good story is lost between them. Differences of belief may turn into debates with a winner. Agree which conversations are for truth and which for joy, and read every contract to its last page.',

  'Mercury-Saturn.conjunction':
    'Speech is careful between you, at times too careful. Together you can study, keep accounts and plan ten years ahead. See that the lively one is not silenced by a frown, and that the sober one is asked for more than warnings.',
  'Mercury-Saturn.soft':
    'A practical understanding: promises are precise, papers are in order, and advice has been thought through before it is given. This is excellent for joint work or a joint household budget. Let nonsense in from time to time; laughter is also a form of order.',
  'Mercury-Saturn.hard':
    'One hears objections, the other hears chatter, and silence grows. Start with appreciation, then raise one difficulty at a time, at an hour both have chosen. Put decisions on paper, so that no one has to guard the past by memory.',

  'Venus-Venus.conjunction':
    'The same things please you: the same food, fabrics, songs, the same idea of a kind gesture. Affection is understood at once. Since you also tempt each other in the same direction, agree on savings before you enter the shop.',
  'Venus-Venus.soft':
    'Tastes harmonise without being identical, and each discovers new pleasures through the other. Friends become common friends. Keep courting – flowers, music, a planned outing – as the ease of this contact makes it simple to forget that it needs any watering.',
  'Venus-Venus.hard':
    'How love is shown differs: one through gifts, the other through time, or touch, or words. Money for pleasure may need talks as well. Learn the other’s alphabet of affection and use it on ordinary days, so that both feel chosen.',

  'Venus-Mars.conjunction':
    'Magnetism, plainly. Desire and delight answer each other, and the bond renews itself through closeness. To make it last, treat attraction as a beginning: respect a no, plan time alone together, and build the friendship that carries you on tired days.',
  'Venus-Mars.soft':
    'Attraction here is warm and good-humoured. One likes to pursue, the other to be found, and who does which can change. Dance, sport or a shared craft keeps the body of this bond alive, and reconciliation comes quickly after a difference.',
  'Venus-Mars.hard':
    'Chemistry is strong and timing is awkward. One wants tenderness first, the other wants action first, and jealousy may try to join in. Speak frankly about wishes and limits; the tension that irritates at noon can be the charm of the evening.',

  'Venus-Jupiter.conjunction':
    'Generosity is the keynote: feasts, presents, kind judgements, open doors. You tend to bring each other joy and social luck. A joint rule for saving, and a good cause to share the surplus with, keep abundance from running through your fingers.',
  'Venus-Jupiter.soft':
    'Life feels kinder in each other’s company. You encourage what is beautiful in the other, enjoy guests and holidays, and forgive small vanities. Put the goodwill to use in something that remains – an education fund, an art, a house of welcome.',
  'Venus-Jupiter.hard':
    'Too much of a good thing is the only complaint. Spending, sweets or promises may run ahead of what the purse allows, and one can take the other’s kindness for granted. Set limits cheerfully, and keep the treats special by keeping them rare.',

  'Venus-Saturn.conjunction':
    'Love with a long memory. It may begin slowly, with shyness or obligation, and grow firmer with each year shared. The danger is to love only by duty. Dress up for each other, say the tender thing aloud, and let faithfulness have some music.',
  'Venus-Saturn.soft':
    'Affection takes root here. You value constancy, keep to a budget without bitterness and stand by each other when fashion changes. This is one of the best helpers of a lasting marriage; surprise each other now and again to keep it young.',
  'Venus-Saturn.hard':
    'One may feel rationed in affection, the other seldom thanked for steadiness. Distance, work or family duties can come between wish and meeting. Fix times for closeness as you would for a duty, and praise before you advise.',

  'Mars-Mars.conjunction':
    'You fight the same way and want things at the same moment, which is splendid on one side of the net and noisy on opposite sides. Choose common opponents: a deadline, a mountain, an injustice. Separate tools, separate desks, shared victories.',
  'Mars-Mars.soft':
    'Energies keep step. Chores, journeys, love and ventures find a rhythm without long negotiation, and a quarrel clears like summer rain. Take on a physical task together every so often; idle strength is the only thing that makes you cross.',
  'Mars-Mars.hard':
    'When one presses on, the other brakes or pushes from the side. Competition can sharpen both of you if it has rules. Keep driving, money and in-laws out of heated hours, and let a sport or separate projects take the surplus force.',

  'Mars-Jupiter.conjunction':
    'Enthusiasm doubles. Together you dare to start the business, climb the pass, stand up for the neighbour. What wants care is scale: divide the plan by two, insure it, and begin with the part that can be finished by spring.',
  'Mars-Jupiter.soft':
    'One supplies the push, the other the purpose. You tend to succeed in things that need confidence – launching, teaching, campaigning, travelling – and you cheer each other up after a defeat. Choose your next adventure before the last one is quite forgotten.',
  'Mars-Jupiter.hard':
    'Boldness tips into overreach, or a quarrel of principle is fought to the last comma. Bets, speed and bravado deserve restraint. Ask a cautious friend to read the plan, and let effort rather than volume show who was right.',

  'Mars-Saturn.conjunction':
    'Accelerator and brake in one vehicle. Well agreed, this gives astonishing endurance: houses, degrees and firms are built by such pairs. Badly agreed, it frustrates. Decide who sets the pace for which task, and rest on a fixed day.',
  'Mars-Saturn.soft':
    'Effort is disciplined and lasting between you. Difficult jobs get finished, and strength is respected rather than feared. Nobody will call it frivolous, so add some play: a game, a swim, a Sunday with no list on the wall.',
  'Mars-Saturn.hard':
    'One feels blocked, the other feels pushed, and resentment can harden if it is stored. Small, clear requests work better than demands or refusals. Give each other notice before changes, and vent force in work or exercise, far from reproach.',

  'Jupiter-Jupiter.conjunction':
    'You probably grew up in the same years with similar hopes, and your ideas of what is right sit easily together. Shared worship, study or travel strengthens this. Invite someone who thinks differently to dinner, since agreement alone teaches little.',
  'Jupiter-Jupiter.soft':
    'Principles do not need defending between you. Each supports the other’s way to faith, learning or generosity, and joint plans have a hopeful air. Mentor someone as a couple, or as partners; giving is where this quiet blessing becomes visible.',
  'Jupiter-Jupiter.hard':
    'Beliefs about God, money, schooling or the good life point to different maps. This may broaden both minds once the wish to convert is given up. Visit each other’s holy places, and set family rules by what works rather than by what wins.',

  'Jupiter-Saturn.conjunction':
    'Hope sits down with prudence and a plan gets written. Investments, property, law and the raising of children benefit from both heads. The optimist should set the goal, the realist the date, and each should say what was right in the other’s view.',
  'Jupiter-Saturn.soft':
    'Growth and caution are on speaking terms. You are able to save without meanness and expand without recklessness, which makes the pair a sound judge of long projects. Older relatives and institutions tend to trust you; use that for a shared aim.',
  'Jupiter-Saturn.hard':
    'One sees the open door, the other sees the cost of heating. Left alone, it becomes a see-saw of boast and gloom. Hold a review each season: one risk accepted, one reserve increased, and no jokes at the expense of either.',

  'Saturn-Saturn.conjunction':
    'Children of the same years, you met the same tests at the same age and need few explanations. Responsibility is shared as a matter of course. The heavy seasons also coincide, so keep older and younger friends who can lend you their weather.',
  'Saturn-Saturn.soft':
    'Your ways of being serious fit together. Boundaries, working hours and care for elders are settled with little argument, and what you construct tends to stand. It is a background aspect: lean on it, and look elsewhere for fireworks.',
  'Saturn-Saturn.hard':
    'Each guards a different fear, and caution in one corner looks careless from the other. With some years between you, life’s examinations come at different times. Tell the story behind your strictest rule; understood, it can usually be bent a little.',
};
