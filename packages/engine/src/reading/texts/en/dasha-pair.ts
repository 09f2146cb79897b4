/** Sub-periods of vimshottari in English, by the lord of the period and the lord of the sub-period. */

import type { Texts } from '../../rules/rule.ts';

export const DASHA_PAIR_EN: Texts = {
  'Sun.Sun':
    'The opening months of the Sun’s six years ask who you are without borrowed titles. Dealings with officials, seniors and your father come forward, and pride is easily pricked. Owning one task from start to finish settles you.',
  'Sun.Moon':
    'Authority meets warmth here. People in charge listen when you speak for a group, and home begins to support the public role you carry. Good for a move, a family gathering, or asking a favour plainly.',
  'Sun.Mars':
    'Energy arrives faster than patience. Property matters, contests and anything that needs a firm signature tend to go your way, and a brother or colleague may prove a real ally. Lead from the front, but leave room for others to speak.',
  'Sun.Mercury':
    'Paperwork, study and sensible talk carry more weight now than force of will. An application, an exam or a written proposal can win you notice from above. Check figures twice, since confidence may run ahead of detail.',
  'Sun.Jupiter':
    'Few stretches of this period are kinder. Recognition comes with advice worth taking, a teacher or elder opens a door, and children or students give reason for quiet pride. Use the goodwill for something that outlasts the season.',
  'Sun.Venus':
    'Duty and pleasure pull on the same sleeve. Social invitations, a comfortable purchase or a romance brighten the months, yet the boss in you finds them a distraction. Agree on the budget first and then enjoy the evening.',
  'Sun.Saturn':
    'Expect friction with a superior, a father figure or a slow-moving office; effort seems to weigh more than applause. What holds you up is punctuality, modest claims and a record kept in writing. The respect earned here comes late and stays.',
  'Sun.Rahu':
    'Ambition gets louder, and so do rumours about it. Offers from strangers or from abroad may glitter more than they deliver. Read contracts slowly, keep your name away from other people’s quarrels, and let results speak before you do.',
  'Sun.Ketu':
    'Titles lose some of their shine for a while. You may step back from a post, feel overlooked, or prefer to work unseen. Short retreats, a walk at sunrise and fewer public promises help the confidence return on its own terms.',

  'Moon.Sun':
    'After a stretch ruled by feeling, you find the courage to be visible. Support from government, an employer or an influential relative is likelier than usual. Say what you want clearly, then keep your temper when the answer takes a week.',
  'Moon.Moon':
    'Home, mother, food and sleep become the true measure of how life goes. Ten years of the Moon begin with a softer heart and a busier household. Friendships made near water, travel or kitchens tend to last.',
  'Moon.Mars':
    'Moods heat quickly now, and a small remark at home can become a long evening. The same fire is useful for repairs, land, sport or a brave career step. Eat on time and sleep on an angry message before sending it.',
  'Moon.Mercury':
    'Curiosity lifts the heart. Learning, trading, writing letters and meeting relatives on the mother’s side bring gains that feel light to carry. If the mind skips from plan to plan, a short written list each morning steadies it.',
  'Moon.Jupiter':
    'Kindness pays a visible return in these months. Families grow, blessings of elders are felt, and money arrives through advice, teaching or trust. It suits a wedding, a pilgrimage or a decision you have postponed out of worry.',
  'Moon.Venus':
    'Comfort gathers around you: a vehicle, new clothes, music in the house, affectionate company. Women tend to help your prospects. Enjoy it without spending the whole harvest, and let a partner’s wishes shape at least half the plans.',
  'Moon.Saturn':
    'Loneliness can visit even in a full house, and tasks for older relatives take much of your strength. Nothing here is wasted: steady hours, warm meals and one trusted listener carry you through, and the mind becomes harder to shake.',
  'Moon.Rahu':
    'Worries grow large at night and shrink by noon. Sudden changes of place, strange company or news from far away may unsettle the routine. Limit screens and gossip, keep money decisions for daylight, and talk fears over with someone calm.',
  'Moon.Ketu':
    'Something familiar is put down, perhaps a habit, a friendship or an old attachment to a place. Feelings may seem distant even to you. Quiet prayer, simple food and time with animals or gardens make the letting go gentler.',

  'Mars.Sun':
    'Courage finds a uniform. Tests, tenders and disputes with clear rules favour you, and people who give orders notice that you finish things. A hot argument with your father or manager is the one door better left closed.',
  'Mars.Moon':
    'The soldier comes home for a while. Gains through land, a house or your mother’s side are possible, and the household welcomes your energy once it is asked for. Let the heart rest between two battles; it works better fed.',
  'Mars.Mars':
    'Seven years of drive begin with a push. You start, build, buy tools, cut knots and possibly tread on toes. Put the surplus into exercise, property or a difficult project; rashness on roads and in words is what costs you.',
  'Mars.Mercury':
    'Sharp words and sharper calculations share the table. You argue well, sell well, and may still tire of colleagues who cannot keep up. Technical study and trade do nicely, provided you reread each message before it leaves.',
  'Mars.Jupiter':
    'Strength gains a good adviser. Efforts that looked like quarrels turn into principled work, and rewards come through law, teaching, children or land. Give part of the success away; it keeps the months as generous as they feel.',
  'Mars.Venus':
    'Desire runs high and so does spending. Attraction, decoration, a vehicle or a creative project bring pleasure, while impatience strains a close bond. Ask before you assume, and let your partner set the pace now and then.',
  'Mars.Saturn':
    'One foot presses the accelerator, the other the brake. Plans stall, tempers stiffen, and overwork shows in joints and mood. Break the big task into dull daily portions, honour safety rules, and postpone the showdown you are rehearsing.',
  'Mars.Rahu':
    'Impulse wears a clever disguise in these months. A short cut, a risky deal or a rivalry online may look like bravery. Wait three days over any bold offer, drive gently, and spend the restlessness in training or travel.',
  'Mars.Ketu':
    'Sparks fly without an obvious cause. Old anger may surface, machines misbehave, and siblings or neighbours test your patience. Physical work done silently, cutting clutter and leaving a heated room early tend to turn the fire into focus.',

  'Mercury.Sun':
    'Your ideas reach someone with a signature. Appointments, reports and public explanations go well when they are short, and an elder’s name may help. Guard against lecturing; the listener in power likes three points and a date.',
  'Mercury.Moon':
    'Thoughts and feelings keep interrupting each other. Writing, counselling, trade in food or household goods can prosper, while gossip costs more than it seems. Decide after breakfast and not after midnight, and the mixed signals sort themselves.',
  'Mercury.Mars':
    'Debate turns brisk, deadlines shorter, documents contested. It rewards engineers, traders and anyone who learns a practical skill quickly. The weak spot is haste with signatures, passwords and remarks about colleagues, so build in a second reading.',
  'Mercury.Mercury':
    'Seventeen years of Mercury open like a fresh notebook. Courses, contacts, accounts and conversation flourish, and youthful people surround you. Choose two subjects instead of seven, and the cleverness turns into something that earns.',
  'Mercury.Jupiter':
    'Knowledge widens from facts to meaning. Teachers, examinations, publishing, counsel and children’s studies do well, and honest dealing brings custom. Where two advisers disagree, the one who asks you questions is usually the better guide.',
  'Mercury.Venus':
    'Charm and skill travel in one carriage. Business through art, design, sweets, clothing, talk or partnership tends to earn well, and affection grows through shared jokes. An excellent window for negotiating, marrying or furnishing a home.',
  'Mercury.Saturn':
    'The quick mind is given slow work: audits, long manuscripts, older clients, rules. Bored moments are likely, yet craft deepens and income becomes dependable. Treat the routine as an apprenticeship and your later freedom grows out of it.',
  'Mercury.Rahu':
    'New technology, foreign contacts and clever schemes multiply. Some earn handsomely, some waste a season. Verify sources, back up your files, keep promises few, and have an accountant or a sober friend look at anything that sounds too neat.',
  'Mercury.Ketu':
    'Details slip and conversations miss their mark, as if the line were faint. Leave the diary uncrowded and give the hours to research, code, languages or silence. Confirm appointments in writing and forgive small confusions.',

  'Jupiter.Sun':
    'Wisdom gets a platform. Honour from an institution, a promotion or the approval of your father’s generation is well within reach. Stand for one clear principle, and let ceremony be simple, so that praise does not need defending afterwards.',
  'Jupiter.Moon':
    'Hearts open and houses fill. This pairing tends to bring good company, comfort from women, children’s laughter and a steadier mind; savings improve without strain. Share meals generously, for much of the luck arrives through people you host.',
  'Jupiter.Mars':
    'Belief turns into action. Land, legal clarity, competitive study and team leadership all gain from a teacher’s blessing joined to a soldier’s will. Pick battles that help someone besides yourself, and the wins come with friends.',
  'Jupiter.Mercury':
    'Thinking becomes both broad and exact. Teaching, accounts, publishing, trade and advice bring reward, and children or pupils do well in studies. When detail and vision quarrel, draw the plan first and price it second.',
  'Jupiter.Jupiter':
    'Sixteen generous years begin by asking what you want to grow. Mentors appear, faith deepens, and family or learning may expand. Weight and promises can expand as well, so keep an honest measure of both.',
  'Jupiter.Venus':
    'Two teachers, one of virtue and one of pleasure, share your table. Marriage talks, arts and comfort flourish, while values in love or money may be tested. Spend on beauty that lasts, and keep your word in small things.',
  'Jupiter.Saturn':
    'Growth now comes through patience. An elder’s strictness, a heavy duty or a slow institution may delay a hope, yet the foundations laid are excellent. Ask for less, finish more, and seek counsel from those older than you.',
  'Jupiter.Rahu':
    'Faith meets temptation in a bright wrapper. A doubtful guru, a grand scheme or an inflated promise may lead you off the path for a while. Test claims with plain questions, protect savings, and keep to the practice you already trust.',
  'Jupiter.Ketu':
    'Pilgrimage, study of scripture or time alone answers questions that success could not. Outer affairs can feel thin or delayed. Give freely, travel lightly, and treat the interest in inner things as the real business of these months.',

  'Venus.Sun':
    'Love and pride compete for the same chair. A senior may frown at your leisure, or a partner at your long hours. Courtesy toward authority and a modest budget keep both in good humour; short public occasions go best.',
  'Venus.Moon':
    'Tenderness rises with sensitivity. Pleasant journeys, family functions, a better kitchen or garden delight you, though moods and small indulgences add up. Speak needs aloud, for those who love you cannot guess them this time.',
  'Venus.Mars':
    'Passion quickens, and so do quarrels with a sweet ending. Property, sport, stagecraft and creative trades gain from the heat. Set spending limits before the shopping starts and apologise early; both save more than they cost.',
  'Venus.Mercury':
    'Everything that needs taste and wit prospers: commerce, design, writing, music, friendship. Younger people bring opportunities, and talk smooths old rough spots in love. A fine time to learn an instrument or launch a small venture.',
  'Venus.Jupiter':
    'Affection acquires depth. Weddings, births in the wider family, charitable work and study of the arts thrive, and elders bless your choices. Where comfort and conscience differ, conscience tends to bring the comfort back later.',
  'Venus.Venus':
    'Twenty years of Venus begin, and the taste for life returns. Romance, furnishings, vehicles, art or a marriage may take centre stage. Let gratitude be part of the luxury, and set aside a tenth of what comes in.',
  'Venus.Saturn':
    'Old friends at work: grace supplies the charm and time supplies the staying power. Earnings through service, property, craft or mature clients are steady, and a serious bond finds its form. Romance improves with reliable hours.',
  'Venus.Rahu':
    'Glamour knocks, sometimes with a foreign accent. Unusual attractions, fashion, film, online fame or sudden luxuries excite you. Enjoy the colour, check the character, and keep shared money out of any affair of the first month.',
  'Venus.Ketu':
    'Pleasures that used to satisfy feel oddly flat. A relationship may need distance to breathe, or art may turn devotional. Rather than replacing what fades, simplify; what remains tends to be the love that was real.',

  'Saturn.Sun':
    'Pressure between you and authority peaks here. Credit may go elsewhere, and a father figure or manager can seem unbending. Do correct work, document it, look after eyes and back, and wait; opposition loses strength when it meets no drama.',
  'Saturn.Moon':
    'Heaviness in the mind is the main weather. Household duties, distance from mother or homeland, and thin sleep ask for gentleness. Company at meals, sunlight and a fixed bedtime do more good than forcing cheerfulness.',
  'Saturn.Mars':
    'Hard iron on hard stone. Delays provoke you, tools and vehicles want care, and disputes with workers or siblings may drag on. Exercise with discipline, choose lawful routes, and let a cool-headed third person carry messages.',
  'Saturn.Mercury':
    'Diligence finally gets paper proof: a certificate, a licence, tidy accounts, regular clients. Learning something technical now earns for years. Relations with colleagues warm once you share the method instead of only the result.',
  'Saturn.Jupiter':
    'The long climb meets a friendly guide. Dignity at work, charitable interests, children’s progress and counsel from good people lighten the load. Say yes to teaching or mentoring, since passing on what you know is the reward itself.',
  'Saturn.Venus':
    'Relief arrives and you have earned it. Comforts, affection, a home improved with patient money, or work in art and service bring real satisfaction. Keep the schedule that got you here, and add evenings worth dressing for.',
  'Saturn.Saturn':
    'Nineteen years of the strict teacher begin with an inventory. Commitments that are hollow crack; those that are honest become load-bearing. Walk daily, owe little, serve someone older, and measure progress by the season instead of the week.',
  'Saturn.Rahu':
    'Fog settles on a rough road. Responsibilities multiply, people prove hard to read, and plans may be undone by rules you had not heard of. Keep receipts, avoid borrowed prestige, and stay near friends who tell you the plain truth.',
  'Saturn.Ketu':
    'A quieter kind of work begins, often away from the crowd. You may leave a post, feel unneeded, or be drawn to solitude and service. Stretch the body gently, simplify possessions, and let silence do some of the deciding.',

  'Rahu.Sun':
    'Ambition runs into the gate of authority. Rules, taxes, a proud superior or your father’s views can slow a clever plan. Straight paperwork and a respectful tone open more doors than influence does during these months.',
  'Rahu.Moon':
    'The imagination is vivid and easily alarmed. Travel, crowds, foreign places or a change of home stir strong feeling, some of it delightful. Keep regular meals, limit late-night scrolling, and tell your mother figure where you are.',
  'Rahu.Mars':
    'Restlessness picks up a weapon, usually the tongue. Rivals, risky machines, land papers and heated bets call for a cooler hand. Pour the force into sport, rescue work or building, and walk away from dares.',
  'Rahu.Mercury':
    'Wits sharpen and networks widen. Technology, languages, media and trade with distant people tend to reward you, and friends bring useful introductions. The only tax is honesty: clever half-truths come back with interest.',
  'Rahu.Jupiter':
    'A lamp is carried into the crowded bazaar. Ethics return to ambition, a mentor appears, and study, children or faith restore direction. Gains feel cleaner now; mark the time by repairing one promise you had let slide.',
  'Rahu.Venus':
    'Pleasure, fashion and unusual romance colour the days. Gains through art, vehicles, beauty or foreign contacts are likely, and a partnership may form across communities. Keep habits moderate and intentions clear, so enjoyment leaves no bill behind.',
  'Rahu.Saturn':
    'Slow disappointments teach more than quick wins did. Colleagues may prove unreliable, travel tiresome, promises late. Choose humble, lawful, repetitive work, rest your legs and back, and treat every finished chore as ground regained.',
  'Rahu.Rahu':
    'Eighteen years of hunger for the new begin with a jolt. Foreign places, unusual people and fresh trades attract, while old certainties wobble. Change one thing at a time and keep one habit unchanged; it is your anchor.',
  'Rahu.Ketu':
    'Wanting and renouncing take turns within the same week. Plans begun in excitement may be dropped without explanation, and trust in people is tested. Delay final decisions, guard privacy, and let prayer or therapy hear the whole muddle.',

  'Ketu.Sun':
    'Recognition seems to come by the side door or not at all. A post may change, a senior misunderstand, your own pride feel tired. Work for its own sake, salute the morning sun, and let the noise about status pass.',
  'Ketu.Moon':
    'Old memories float up, sometimes sweet, sometimes salty. Moods swing between closeness and withdrawal, and the household may puzzle over you. Visit water, call your mother, keep a diary; named feelings lose most of their grip.',
  'Ketu.Mars':
    'Temper flares where tiredness is the true cause. Small cuts, quarrels over land or with siblings, and abrupt exits belong to this mood. Move slowly with tools and vehicles, and spend the heat on clearing what is no longer used.',
  'Ketu.Mercury':
    'A scattered mind gradually learns to hear one signal among many. Research, healing arts, astrology, coding or grammar suit you, while routine commerce may misfire. Keep copies, speak simply, and study in short quiet sittings.',
  'Ketu.Jupiter':
    'Grace enters by way of learning. A true teacher, a holy place, children’s goodness or an honest elder gives meaning to what earlier seemed mere loss. This is the friendliest time for vows, reconciliation and settling accounts.',
  'Ketu.Venus':
    'Love asks to be less possessive. Comforts come and go, a partner may travel, and art or devotion touches you deeply. Delight in what is near without counting it, and bring up money matters before they turn sour.',
  'Ketu.Saturn':
    'Solitary labour, delayed wages and a strict routine mark the pairing. Those who serve without complaint find an unexpected peace in it. Eat simply, look after feet and bones, and ask for help before pride makes the load double.',
  'Ketu.Rahu':
    'Two opposite winds blow at once: escape and appetite. Company needs choosing with care, and sudden schemes or wild rumours deserve a long pause. Stay with tested people, keep passwords and papers safe, and sleep early.',
  'Ketu.Ketu':
    'Seven years of Ketu begin with a clearing of shelves. Interests drop away, and a question about meaning takes their place. Finish old business, lighten your home, and give the inner search twenty regular minutes a day.',
};
