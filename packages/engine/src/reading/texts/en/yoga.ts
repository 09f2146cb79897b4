/** Yogas in English, by id. */

import type { Texts } from '../../rules/rule.ts';

export const YOGA_EN: Texts = {
  // The five great persons.
  ruchaka:
    'Mars stands strong in an angle and lends you his spine. You act where others deliberate, and uniformed, technical, athletic or managerial work suits such directness. The gift matures when strength is used to protect rather than to prove.',
  bhadra:
    'Your mind is a well-kept workshop. Mercury’s great yoga gives fluent speech, a head for figures and a youthful manner that disarms older people. Commerce, law, writing or teaching reward it most when you finish one subject before opening the next.',
  hamsa:
    'People tend to trust you before you have explained yourself. Jupiter in strength at an angle favours learning, fair judgment and a taste for clean, well-lit places. Teaching or counselling comes easily; remember that good advice works best when asked for.',
  malavya:
    'Beauty is practical for you: a home arranged with care, manners that put guests at ease, an eye that earns. Venus gives affection, vehicles and artistic company. Pleasure stays sweet so long as work keeps it company.',
  shasha:
    'Patience is your form of power. Saturn in dignity at an angle builds careers in organisation, land, law or public service, often among plain people who remain loyal. Authority arrives late, rests on competence, and grows kinder when you delegate.',

  // Around the Sun.
  vesi: 'A planet follows close behind the Sun, as if carrying his coat. You tend to prepare before you appear, speak evenly, and gain by sensible provision. How sweet the result is depends on which planet walks there.',
  vosi: 'Something in you is at work before dawn. The planet rising ahead of the Sun gives skill, memory and a habit of thinking through consequences. Let others see the work sometimes; modesty need not mean invisibility.',
  ubhayachara:
    'The Sun is flanked on either side, like a speaker with two advisers. Balance and steadiness come from having support in front and behind. Choose those advisers with care, for you take their colour.',
  'shubha-vesi':
    'Kind company walks after your Sun. Words come out courteous, resources gather quietly, and people of rank find you easy to recommend. Use the good opening to say what you truly think.',
  'papa-vesi':
    'Rough company follows the Sun, so pride may speak with a harsh accent and money can leave through arguments. Choosing associates slowly and letting a day pass before a sharp reply changes most of this.',
  'shubha-vosi':
    'A benefic goes before the Sun and sweeps the road. Learning, generosity and a good name tend to reach the meeting before you do. Keep a mentor close; you flower under thoughtful eyes.',
  'papa-vosi':
    'A harsh planet runs ahead of the Sun, and you may start the day already braced for battle. Restlessness and distance from home are common themes. Slow mornings and honest friends return the softness you guard.',
  'shubha-ubhayachara':
    'Gentle planets stand at both elbows of the Sun. Dignity without noise, fair speech and the goodwill of superiors mark your path. You can carry large duties, since help is placed on both sides of you.',
  'papa-ubhayachara':
    'The Sun is hemmed by demanding neighbours, and confidence is asked to prove itself repeatedly. What was pressure becomes endurance once you stop explaining yourself to critics and keep to work that can be measured.',
  'budha-aditya':
    'Intellect sits beside the throne. You explain things well, learn on the job and can turn knowledge into position, especially in administration, analysis or teaching. Guard against mistaking a clever argument for a finished task.',
  bhaskara:
    'Sun, Mercury, Moon and Jupiter pass the light along like lamps in a row. Broad learning, brave speech, and a liking for mathematics, music or scripture are promised. Teaching what you know multiplies the blessing.',
  'mahabhagya-by-day':
    'Day, odd signs and both lights agree, and the tradition calls this great good fortune. Character is open, generous and fit for public trust. The luck is renewed each time you share credit.',
  'mahabhagya-by-night':
    'Night, even signs and both lights agree, and the tradition calls this great good fortune. Grace, a well-run family life and quiet influence are its signs. Trust your timing; it is better than most advice.',

  // Around the Moon.
  sunapha:
    'You are inclined to earn by your own hand and mind. A planet ahead of the Moon keeps thought supplied with purpose and the purse supplied with reason. Its nature tells the trade; your persistence does the rest.',
  anapha:
    'There is an ease about you that others read as good breeding. The planet behind the Moon gives self-respect, pleasant manners and, later in life, a pull toward letting go of excess. Dress well, live lightly.',
  durudhara:
    'The Moon travels with company on both hands, so your feelings rarely go unsupported. Comforts, vehicles, helpers and generosity are its classical signs. Gratitude spoken aloud keeps the two supporters willing.',
  kemadruma:
    'The Moon stands alone, and you may learn early to rely on yourself. Loneliness here is a feeling, not a sentence: planets in angles, a strong Moon or a few chosen friends soften it greatly. Keep routines that include other people.',
  'gaja-kesari':
    'Jupiter in an angle from the Moon gives feeling a wise companion. You recover from setbacks, speak with weight, and tend to be remembered kindly. The yoga is common; how well it works depends on how willing you are to keep learning.',
  'gaja-kesari-parashara':
    'Jupiter meets the stricter test here, well placed and kindly seen. Intelligence, good repute and the favour of those who govern are its promise. Use the influence for institutions which outlast you, and the elephant’s memory works in your favour.',
  'chandra-mangala':
    'Feeling and fire share a sign, and the pair is good at making money from real things: food, land, liquids, trade. The same heat shortens patience at home. Earn with it, exercise it, and let apologies be quick.',
  'guru-mangala':
    'Wisdom hands energy a map. You pursue large aims with conviction and can lead people who want both courage and fairness. Check that the cause deserves the force; once it does, very little stops you.',
  adhi: 'The three benefics gather across from the Moon like a council in session. You are trusted with charge of people, and rivals tend to become colleagues. Leadership sits well on you because it looks so little like ambition.',
  'adhi-in-part':
    'Part of the famous council stands across from your Moon. It offers polite support at useful moments, a good manager, a friendly elder, a timely reference. Ask for help early; it is nearer than you assume.',
  'dhana-from-moon':
    'A benefic in a growing house from the Moon lets means increase with the years. Skill and contacts pay better than luck. Small regular savings begun young, or begun today, show the yoga at its best.',
  vasumati:
    'All benefics occupy the houses that grow, so resources tend to build by effort and good company. You need not depend on favour. Property, savings and a generous table come in stages; let each stage rest before the next.',
  amala:
    'A clean name is your best possession. Benefics alone in the tenth make conduct at work gentle and reputation lasting. People forgive you a mistake sooner than a compromise, so decline the shabby offer without regret.',
  pushkala:
    'Your inner life and outer self have friendly rulers who sit at one table. Speech pleases, superiors take notice, and position grows through sincerity. Choose words as you choose clothes for a ceremony, and doors stay open.',
  'shakata-of-moon':
    'Fortune turns like a cartwheel: a high season, a low one, then up again. What keeps you steady is saving in the high season and patience in the low. Friends who stayed through a turn are worth more than gains.',
  adhama:
    'The Moon stands square to her light, and comfort seems to follow effort rather than arrive with it. Learning and means grow modestly but honestly. A skill practised daily does more for you than any promise of luck.',
  sama: 'Neither lavish nor lean, the measure given here is the middle one. Education, means and ease keep pace with what you put in. Contentment comes from choosing a good standard and holding it without looking sideways.',
  varishtha:
    'The Moon stands well away from the Sun’s glare, and the mind is free to enjoy what it learns. Skill, knowledge and comfort tend to come in generous measure. Mentor someone; abundance of understanding grows by use.',

  // Figures of the sky.
  rajju:
    'Movement is your element. With every planet in a movable sign you begin easily, travel willingly and tire of sameness. Foreign places or field work suit you; finish what you start before the next road calls.',
  musala:
    'All your planets stand in fixed signs, like a pillar set deep. You hold on to people, principles and property, and others lean upon it. Rehearse changing your mind on small matters, so that large ones do not break you.',
  nala: 'Versatility marks you through and through, as every planet stands in a dual sign. Two skills, two viewpoints, sometimes two homes. You save carefully and adapt fast; a promise written down keeps the two halves together.',
  mala: 'Benefics hold the angles and the harsh planets stay away, a garland laid around life. Comfort, good company, fine clothes and kind circumstances are its signs. Wear it lightly and hang a flower on someone else’s door.',
  sarpa:
    'The harsh planets hold the angles, and life teaches by friction early on. It makes people alert, self-made and hard to deceive. Gentle habits, fair dealing and one trusted circle draw out the strength and leave the sting behind.',
  gada: 'Everything gathers in two neighbouring angles, and so does your effort. You pursue means with single purpose, and give part of it to ritual, music or study. Balance asks for an occasional look at the empty side of the room.',
  shakata:
    'All weight lies on self and partner, the two wheels of one cart. Livelihood may go up and down, and moods follow the other person’s. Keep an income of your own, and let the partnership be of two whole people.',
  vihanga:
    'Like a bird you fly between home and work with little perch elsewhere. Messages, transport, travel and short assignments fit you. A fixed hour of rest and fewer quarrels on the wing make the flight a pleasure.',
  shringataka:
    'Three fortunate houses hold all your planets, and life has a natural lift. Contest excites you, love matters, and luck often improves after youth. Stay courteous in victory; it makes the happiness repeatable.',
  hala: 'The plough is your sign. Work with soil, food, tools, figures or any patient craft feeds you, and progress comes furrow by furrow. Ask a fair price for it; hard workers tend to undercharge.',
  vajra:
    'Sweetness stands at the gates of self and partnership, severity in home and work. Tradition says the early and the late years are the happiest. Carry the middle ones with courage, and keep affection out of office hours.',
  yava: 'Kindness guards your home and work while the self and its partner learn by contest. The middle of life is said to be the fullest. Give generously then, keep vows simple, and the rest comes into tune.',
  kamala:
    'Every planet sits in an angle, as petals around a centre. Much is visible and much is expected: public life, good deeds, a name. Protect a private hour each day, so that the lotus has water beneath it.',
  vapi: 'A hidden reservoir. Your planets avoid the loud houses, and you store knowledge, money or feeling quietly for years. People may underestimate the depth. Let some of the water flow, to family and to good causes, and it stays fresh.',
  yupa: 'The post of sacrifice stands at your beginning. Life gathers about self, speech, courage and home, and finds its meaning by giving. Self-knowledge, vows kept and small generous acts suit you better than display.',
  nauka:
    'Planets sail in a row from self to partner. Water, travel, shipping or anything that flows may bring livelihood, and fame comes with a shy temper. Loosen your hold on what you earn; the boat rides higher.',
  chhatra:
    'An umbrella opens over those near you. Planets stand in a row from the seventh to the first, and you shelter family and staff, winning respect for it. The first and last parts of life are gladdest. Stand under it yourself sometimes.',
  chapa:
    'A drawn bow: private, watchful and far-aiming. You keep secrets well and may wander before settling. Pick honourable targets, for your aim is good, and the middle years tend to bring what you aimed at.',
  'ardha-chandra':
    'A half-moon of planets lights your chart from one side. Bearing, courage and a fine appearance draw people to follow you. Honour comes through authority; ease comes when the unlit half, often rest or solitude, gets its share.',
  chakra:
    'The wheel turns under your feet: all odd houses are filled and initiative is nearly everywhere. Others give way to such momentum. Rule gently, learn to pause, and the wheel carries more people than just you.',
  samudra:
    'Like a sea fed by many rivers, all even houses hold your planets. Resources, family comfort and pleasures are plentiful, and you keep what arrives. Share the harbour; stored water is the better for a tide.',
  vallaki:
    'Seven signs, seven strings. Your interests are wide, friends many, and music, dance or fine work gives delight. Such breadth makes you a welcome leader of gatherings; choose one string to master.',
  damini:
    'Planets in six signs make a garland of helpfulness. You give easily, manage several affairs together and attract plenty to look after. Make sure one of the people you help is yourself.',
  pasha:
    'Five signs tie your planets into a net of duties. You talk persuasively, gather helpers, and sometimes get caught in the very arrangements you made. Untie one obligation each season, and the net becomes a hammock.',
  kedara:
    'A field of four signs is yours to till. You are useful to many, honest in work and happiest seeing something grow. Land, food or teaching suits you; rotate the crop now and then to keep joy in it.',
  shula:
    'Energy drawn to three points can pierce. You are brave and quick, and words may cut deeper than you intend. Given a worthy task the sharpness turns into excellence, and people learn to be glad of it.',
  yuga: 'Two signs share everything you have. Views tend to be unusual, and the customary road does not persuade you. Choose companions who argue kindly; with them originality turns into insight instead of isolation.',
  gola: 'All planets crowd into one sign, a rare concentration of force. You pour yourself into a single field and may neglect others entirely. Teachers, friends from other walks and regular rest round out the sphere.',

  // Lords of kendras and trikonas.
  'raja-lords-1-5':
    'Who you are and what you create support each other. Intelligence, children, students or an art advance your standing, and good judgment is felt in your very manner. Put your name to your ideas; it suits them.',
  'raja-lords-1-9':
    'Self and fortune are on speaking terms. Teachers appear when needed, your father’s values leave a helpful mark, and right conduct pays visibly. Keep faith with your principles, since your luck travels along that line.',
  'raja-lords-1-10':
    'Your character is your career. What you do in public bears your signature, and effort converts into position without much waste. Choose work you would respect in another, and success tends to feel like yourself.',
  'raja-lords-4-5':
    'Home and intelligence lift one another. Education, property, a gifted child or a creative room of your own can become the stairway to rank. Study where you live and live where you can study.',
  'raja-lords-4-9':
    'Roots and blessings meet. Land, vehicles, mother’s good wishes and a settled faith raise you over time, often near your native place or through a respected institution. Look after the ancestral; it looks after you.',
  'raja-lords-5-7':
    'Affection and partnership strengthen your fortunes. A beloved, a business ally or an inspired collaboration lifts you further than solitary talent could. Praise your partner in public; the yoga likes to be heard.',
  'raja-lords-7-9':
    'Luck meets you through another person. Marriage, partners, clients or distant shores tend to open the luckier chapters. Enter agreements with good faith and clear terms, and both of you rise together.',
  'raja-lords-5-10':
    'Thought becomes office. Creative intelligence, counsel, performance or work with the young can carry you into authority. Guard the playful part of the mind; it is what your profession actually runs on.',
  'dharma-karmadhipati':
    'Purpose and work shake hands. The lords of fortune and of action are joined, one of the best signs for a career that also means something. When choosing between posts, take the one you could explain to a child.',
  yogakaraka:
    'One planet holds the keys of both effort and grace. Its periods tend to be your steep climbs, with help at each landing. Learn its nature, honour its people, and plan important steps under its watch.',
  'maha-raja-by-exchange':
    'Self and intelligence have traded houses. Wit, children, students or a creative calling become part of your identity, and rank follows talent. Keep learning in public; your best authority comes from staying curious.',
  'raja-three-dignified-in-kendras':
    'Three planets in full dignity hold the angles of the chart. Such strength asks for a field large enough: an enterprise, public duty or a school of your own. Aim high, remain courteous, and share the weight.',

  // Good out of evil.
  harsha:
    'Trouble defeats trouble. Competitors, debts and complaints tend to exhaust themselves, and you come out of disputes steadier than you went in. Service, law, health care or any problem-solving trade draws on this gift.',
  sarala:
    'Crises make you lucid. Where others freeze you become simple, brave and exact, and reverses can end as gains. Keep learning from research, depth psychology or emergencies, and tell the younger ones how you did it.',
  vimala:
    'Losses keep themselves small, and what you spend tends to come back as freedom. You can live well on modest means, save without fuss and choose quiet over show. Independent habits and a clean conscience are the treasure.',
  'neecha-bhanga-sign-lord-in-kendra':
    'What began as your weakest point is taken in hand by a strong host. Early embarrassment in that area turns, with practice, into a skill people praise. Speak of the struggle; it may help somebody.',
  'neecha-bhanga-exaltation-lord-in-kendra':
    'A lifted hand waits above the low planet. Mentors, institutions or sheer persistence raise the very matter in which you felt least able. The ascent begins when you ask for teaching and not for reassurance.',
  'neecha-bhanga-retrograde':
    'The fallen planet turns around and fights from another direction. You succeed in that field by an unorthodox method, usually on the second attempt. Give yourself the second attempt.',
  'neecha-bhanga-exalted-in-navamsha':
    'Outwardly unsure, inwardly noble: the planet that falls in the birth chart rises in the navamsha. Maturity, marriage or deeper commitment tends to bring its strength out. Trust the slow side of your talent.',

  // Exchanges of houses.
  'maha-parivartana-1-4':
    'You and your home live in each other’s keeping. Property, mother, study and peace of mind shape your identity, and wherever you settle soon feels cared for. Invest in a place; it returns the favour.',
  'maha-parivartana-1-7':
    'Self and partner exchange seats. You see yourself through relationship, and alliances, clients or spouse carry your story forward. Choose people you would be glad to resemble, and keep one pursuit for yourself alone.',
  'maha-parivartana-1-9':
    'Your own name and your fortune have traded keys. Teachers, travel, faith and father’s example open what effort alone might not. Live by the principle you preach, and luck recognises the address.',
  'maha-parivartana-1-10':
    'Work lives in you and you live in your work. Few arrangements give a clearer road to a self-made position. Set the closing hour yourself, for no one else is likely to set it.',
  'maha-parivartana-2-11':
    'Savings and income feed one another in a closed loop. Earnings turn into assets, and assets into further earnings, most of all through family, voice or wide networks. A clear rule for giving keeps the loop healthy.',
  'maha-parivartana-4-10':
    'Home and career trade places: you may work from home, work in property or vehicles, or feel most at home in office. Reputation rests on private stability, so tend the house before the headline.',
  'maha-parivartana-5-9':
    'Merit flows between generations. Intelligence, children, teachers and devotion bless each other, and what you learned with love returns as good fortune. Pass knowledge on freely; that is how the stream stays open.',
  'maha-parivartana-9-10':
    'Fortune has moved into your profession, and profession into fortune. Ethical work prospers to an unusual degree, and respected people put in a word. Keep your standards where others can see them.',
  'khala-parivartana-1-3':
    'You and your courage exchange houses, which makes for a self-starter with changing luck. Writing, sales, travel or skilled hands serve well; moods of daring and doubt alternate. Steady practice evens the line.',
  'khala-parivartana-3-10':
    'Initiative and career are entangled. You advance by enterprise, media, siblings or repeated bold tries, with a setback or two along the road. Patience with bosses and a thick skin turn attempts into achievements.',

  // Wealth.
  'dhana-lords-2-5':
    'Money follows intelligence for you. Counsel, teaching, creative work or wise investment links the purse to the mind, and children or students may add to it. Avoid gambling; calculation is the better luck.',
  'dhana-lords-2-9':
    'Family means and good fortune are joined. Inherited values, a teacher’s help or lawful distant ventures build resources, and giving seems to enlarge them. Speak truthfully in money matters, since your word is collateral.',
  'dhana-lords-2-11':
    'What you earn stays with you long enough to grow. The link between income and savings favours trade, finance, family enterprise and large circles of acquaintances. Automate thrift, then enjoy the rest with a clear heart.',
  'dhana-lords-5-9':
    'Two houses of merit combine, and wealth comes dressed as blessing: a gifted idea, a kind elder, a child’s success, a timely journey. Trust intuition that has been educated, and give back to a place of learning.',
  'dhana-lords-5-11':
    'Ideas find buyers. Speculation with study, entertainment, advice or friends with vision can raise income well above routine. Keep a record of which hunches paid; the pattern is your private textbook.',
  'dhana-lords-9-11':
    'Luck and income share a table. Respected friends, institutions, foreign links or your father’s circle help desires come true. Large gains prefer clean hands here, so keep paperwork as bright as hopes.',

  // Of many kinds.
  shubha:
    'Only benefics stand at your birth horizon, and first impressions are kind. Health of spirit, courtesy and a natural modesty make strangers helpful. Let the pleasant face carry firm opinions as well.',
  parvata:
    'Like a hill that is seen from several villages, you rise by steady good conduct. Generosity, civic interest and fluent speech draw responsibility to you. Stand firm, and leave a path for those climbing behind.',
  kahala:
    'Boldness with a home behind it. The lord of roots and wise Jupiter hold each other’s attention, and you can lead a team, a town or a business with spirit. Stubbornness is the price; good counsel refunds it.',
  chamara:
    'A royal fan waves over your ascendant. Eloquence, learning and the respect of scholars or officials are promised when you accept a worthy platform. Prepare well; your natural elegance does the rest.',
  shankha:
    'The conch sounds for family, kindness and good deeds. You are inclined to ethics without severity, enjoy study, and find help arriving in disputes. A long, even rhythm of life suits you and pays.',
  kalanidhi:
    'A treasury of arts. Jupiter, with Mercury and Venus looking on, gives taste, voice, knowledge and patrons who value them. Practise until it looks effortless, and do let yourself be paid for it.',
  lakshmi:
    'Fortune’s lord is enthroned and so are you. Prosperity, grace and influence tend to come through upright conduct and well-chosen surroundings. Keep the house welcoming; Lakshmi is said to like lamps, order and laughter.',
  lagnadhi:
    'Benefics across from the ascendant give you gentle counsellors. Learned work, diplomacy or management without harshness marks your rise, and marriage may bring wise company. Accept leadership when it is offered the second time.',
  saraswati:
    'The goddess of learning has set her seat here: Mercury, Jupiter and Venus combine language, wisdom and art. Writing, music, scholarship or teaching can become both livelihood and joy. Share drafts early; perfectionism is the only rival.',
  gauri:
    'The Moon is honoured and Jupiter looks upon her. A dignified home, loving family, children praised for manners, and a devotion that needs no display are its signs. Keep feasts and fasts in your own gentle way.',
  susubha:
    'Benefics alone guard the house of food, family and speech. Sweet words, steady savings and a table where people linger come naturally. Use the voice for someone who lacks one.',
  chatussagara:
    'Planets touch all four angles, and your name can travel as far as four seas. Life is busy on every side: self, home, partner, work. Rotate attention deliberately, and the reach stays pleasant.',
  parijata:
    'Like the tree that flowers after dusk, your better fortune opens from the middle of life onward. Respect, comfort and useful friendships gather once a foundation is laid. Be patient with youth’s bare branches.',
  dhenu:
    'The cow of plenty stands at your family gate. Food, learning and savings come through honest channels, and you seldom refuse a guest. Teach the household the same generosity, with a ledger beside it.',
  bhagya:
    'The house of fortune is in excellent keeping. Teachers, father, faith and journeys favour you, and chances come when you are doing right by someone. Give thanks through action; luck is fond of good manners.',
  khyati:
    'Recognition follows steady work. The tenth house is well lit and its lord secure, so reputation spreads wider than your office. Let the quality be consistent, for many come to rely upon your name.',
  suparijata:
    'Gains arrive in good company. The eleventh house and its lord are happy, giving helpful friends, timely income and family celebrations. Keep promises made within the circle, and keep the circle open.',
  'shubha-kartari-house-1':
    'Friendly planets stand on both sides of your rising sign, like rails along a bridge. Vitality and confidence are protected, and someone helpful is usually near. Walk out farther than caution suggests.',
  'papa-kartari-house-1':
    'Demanding planets stand on both sides of your rising sign, and you may feel pressed from before and behind. Space helps: exercise, a room of your own, fewer quarrels inherited from others. Resilience becomes your signature.',
  'shubha-kartari-moon':
    'The Moon is held between two gentle neighbours. Feelings recover quickly, mother or motherly people stand by you, and sleep restores you. Offer the same shelter to someone whose nights are harder.',
};
