/** What each visible graha in each sign means, in English. */

import type { Texts } from '../../rules/rule.ts';

export const GRAHA_IN_SIGN_EN: Texts = {
  'Sun.Aries':
    'The Sun stands exalted, and your will has the directness of a sunrise. You like to be first, to lead by example and to decide quickly, and others take courage from you. Learn to hand over the torch at times, and leadership stops being tiring.',
  'Sun.Taurus':
    'Strength shows here as steadiness. You build a place in the world through patience, taste and reliable work, and may have an ear for music or an eye for fine materials. Change unsettles your pride; make one small alteration each month before it is forced on you.',
  'Sun.Gemini':
    'Your sense of self comes alive in words, numbers and ideas exchanged. Learned, curious and often skilled with the pen, you shine where explanation is needed. Scattered interest thins the light, so choose a subject in which you would like to be quoted.',
  'Sun.Cancer':
    'Authority wears a soft coat in you. You lead by caring, remember old kindnesses and old hurts, and work hard for people who feel like family. Moods can cloud resolve for a day; protect your mornings, and do not make decisions on an empty stomach.',
  'Sun.Leo':
    'The lord of the sky is in his own sign: dignity, warmth, generosity and a natural claim to the centre. Command comes easily, and so does loyalty. Applause is pleasant but unreliable food, so hold to a standard of your own and let younger people shine beside you.',
  'Sun.Virgo':
    'You earn respect through precision. Writing, calculation, healing, editing and skilled service bring out a modest but real pride, and people consult you because your facts are right. Go easy on yourself over small flaws; finished and useful is better than perfect and late.',
  'Sun.Libra':
    'In the sign of its fall the Sun looks at itself through the eyes of others. You are fair, sociable and good at seeing both sides, yet may wait for approval before acting. Decide one small thing alone each day, and confidence returns without losing your tact.',
  'Sun.Scorpio':
    'Will runs underground and strikes with accuracy. You have nerve in a crisis, keep your counsel and can master fire, chemistry, surgery, research or strategy. Suspicion is the tax on this strength; forgive before the grudge becomes a full-time post.',
  'Sun.Sagittarius':
    'Principles warm you more than power does. Teachers, travel, law, medicine and sacred learning give your life its direction, and honours tend to come through respected people. Shorten the sermon, and let conduct carry the message you feel so strongly.',
  'Sun.Capricorn':
    'You climb by duty. Practical, economical and sober about rank, you may work a long time under others before the office is yours, and trade or administration teaches you much. Bring warmth into the climb: a compliment costs nothing and gains you allies.',
  'Sun.Aquarius':
    'Your light prefers to fall on many rather than on one throne. You feel at ease with groups, reforms, technology and unusual people, though a personal claim can make you shy or stubborn. Ask for recognition plainly when you have earned it; service and self-respect can share a table.',
  'Sun.Pisces':
    'Compassion softens the ego here, and imagination enlarges it. You may prosper through water, distant lands, healing, art or faith, and people confide in you quickly. Draw a clear line between helping and vanishing into other lives; a daily routine gives your kindness a spine.',
  'Moon.Aries':
    'Feelings flare and clear like a summer storm. You are warm, quick, brave in defence of those you love, and bored by slow sorrow. Run, swim or walk when agitation rises, and wait for the second thought before sending the message.',
  'Moon.Taurus':
    'The Moon is exalted, and your heart knows how to rest. Food, touch, music, land and faithful company nourish you, and patience attracts plenty. Attachment is the other side of this calm; give something beautiful away from time to time and feel how rich you remain.',
  'Moon.Gemini':
    'A conversation calms you more than silence does. The mind is playful, humorous, well informed and rarely without a book or a call to make. Two moods can live in you at once; a diary helps you hear which of them is speaking.',
  'Moon.Cancer':
    'In its own sign the Moon gives depth, memory and a mothering heart. Home, water, kinship and old songs restore you, and you sense need before it is spoken. Shield this tenderness from every passing wave: caring for others begins with a quiet meal of your own.',
  'Moon.Leo':
    'Your affection is royal: open-handed, loyal, a little theatrical. You need to feel special to those you love and you make them feel so in return. Hurt pride withdraws in silence; say that you were hurt, for generous hearts are usually met halfway.',
  'Moon.Virgo':
    'You show love by making things work. The mind sorts, repairs, studies and notices, and modest manners hide a tender concern for everybody’s wellbeing. Worry grows in an unused hour; give it a craft, a garden or a list, then close the list at sunset.',
  'Moon.Libra':
    'Peace between people is your inner weather. Courteous, artistic and just, you do well in company and in trade, and you suffer when voices are raised. Indecision often means you are carrying two people’s wishes; ask which one is truly your own.',
  'Moon.Scorpio':
    'The Moon is in its fall, and still waters run very deep. You feel intensely, keep secrets well and do not forget, which makes you a formidable friend and a penetrating researcher. Choose a safe place for tears – a confidant, prayer, therapy, the sea – and intensity turns to healing.',
  'Moon.Sagittarius':
    'Hope is your native mood. You think in horizons, love teachers, horses, journeys and honest talk, and recover quickly after a fall. Restlessness sets in when life has no meaning to aim at; write a study or a pilgrimage into the calendar.',
  'Moon.Capricorn':
    'You learned early to manage feelings, and people rely on you for it. Dutiful, practical and dryly funny, you show love through what you do and may underrate what you need. Let one person see you tired; warmth received is also work well done.',
  'Moon.Aquarius':
    'Your heart beats for the many and guards its own door. Friendship, causes, odd ideas and independence matter to you, and you observe feelings even while having them. Company without conversation helps, as does service to the elderly; distance then becomes perspective rather than loneliness.',
  'Moon.Pisces':
    'Imagination and mercy flow together. Music, water, prayer and other people’s stories move you, and you forgive more easily than you calculate. Since moods from a crowded room cling to you, bathe, breathe and return to your own shore each evening.',
  'Mars.Aries':
    'Mars is at home and in full stride. You begin boldly, speak straight and do best where speed, skill and leadership count, from sport to surgery to starting a firm. Let strategy ride with courage: a pause before the charge saves a second battle.',
  'Mars.Taurus':
    'Effort goes into what can be held: land, food, money, craft, the body. Slow to anger and slow to let go of it, you work with stamina when comfort is at stake. Loosen possessiveness in love, and put stubborn strength into building something for both.',
  'Mars.Gemini':
    'Your weapons are words, wit and quick hands. Debate, engineering, coding, journalism and negotiation engage you, and several tasks run in parallel. Sarcasm wounds more than you intend; take one task to its end before you sharpen the next argument.',
  'Mars.Cancer':
    'Debilitated Mars fights from inside the house. Energy depends on mood, and anger goes sideways into silence or sudden tears rather than toward its target. Defend others and you become brave; for yourself, name the wish plainly, move the body daily and eat unhurriedly.',
  'Mars.Leo':
    'Courage likes an audience here, and usually deserves one. You act nobly, take command in emergencies and dislike petty fights. Creative work, sport and leadership profit from this heat. When contradicted, listen to the end; it is a strength that subordinates remember.',
  'Mars.Virgo':
    'Precision is your form of attack. You fix, sharpen, analyse and train until the technique is clean, which suits engineering, medicine, craft and operations. Irritation gathers around small faults, your own most of all; rest before you correct, and praise before both.',
  'Mars.Libra':
    'You fight for fairness and want to be liked while doing it. Partnership gives you drive, design and law attract you, and desire is courteous but strong. Conflict postponed grows costly; state your position in the first minute, pleasantly, and negotiate from there.',
  'Mars.Scorpio':
    'In its own deep sign Mars gives control, endurance and a surgeon’s nerve. You investigate, guard secrets and return after setbacks that would finish others. Revenge is poor use of such power; spend it on mastery, recovery and the protection of those who trust you.',
  'Mars.Sagittarius':
    'You run best toward an ideal. Law, teaching, adventure, defence and religious or social causes call up your courage, and frankness is your flag. Aim before firing the arrow: check facts, honour another’s faith, and the crusade turns into leadership.',
  'Mars.Capricorn':
    'Exalted Mars works like a good general: patient, planned, obedient to the goal. Ambition, engineering, administration and land suit you, and pressure improves your judgement. Remember to rest the troops, yourself included, because discipline without warmth wins ground and loses people.',
  'Mars.Aquarius':
    'Your energy rises for a system that needs changing. Technology, social work, unions, science and team projects draw you, and you resist orders that lack reasons. Rebellion alone tires everyone; bring a working alternative, and stubbornness becomes reform.',
  'Mars.Pisces':
    'Drive moves like water, sometimes a wave, sometimes mist. You act for compassion, imagination or faith, and do well in hospitals, at sea, in dance or in quiet activism. Give effort a shore: fixed hours, a teacher, a deadline shared with someone else.',
  'Mercury.Aries':
    'Thought arrives as a spark and wants to be spoken at once. You argue well, decide fast and like beginnings, puzzles and contests of wit. Drafts improve overnight; let the clever answer sleep, and check the numbers before you promise.',
  'Mercury.Taurus':
    'A practical mind with a pleasant voice. You learn slowly and forget little, have sense in money matters, and may sing, cook or trade with talent. New ideas deserve a trial period; say maybe before you say no.',
  'Mercury.Gemini':
    'Mercury in his own sign is quicksilver indeed: languages, jokes, news, arguments from both sides. Writing, teaching, commerce and technology come easily. Depth is a choice for you rather than a gift, so give one subject your best hour each day.',
  'Mercury.Cancer':
    'Memory and mood think together here. You recall stories, faces and tones of voice, and learn well from someone you feel safe with. Facts blur when feelings run high; write down what was actually said, and decide tomorrow what it meant.',
  'Mercury.Leo':
    'Ideas leave your mouth with a certain ceremony. You present, persuade, teach and dramatise, and prefer large outlines to footnotes. Colleagues follow more gladly when you ask for the weak point yourself; a good question is as impressive as a speech.',
  'Mercury.Virgo':
    'Here Mercury is exalted: analysis, method, language and skill of hand reach their best. You spot the error, find the order, and explain it modestly. The same lens turned on people becomes criticism; keep it for texts, and give the mind a weekly holiday.',
  'Mercury.Libra':
    'Your intelligence weighs, compares and finds the graceful sentence. Law, design, diplomacy, counselling and trade between different parties suit you well. Endless weighing is the trap, so set an hour by which the decision is made and let charm explain it.',
  'Mercury.Scorpio':
    'You read between the lines, and then beneath the page. Research, investigation, psychology, coding and finance reward such penetration, and sharp irony is close at hand. Ask openly before you conclude silently; not every pause hides a secret.',
  'Mercury.Sagittarius':
    'The mind takes long strides toward the big picture. Philosophy, law, publishing, languages and teaching attract you, and you talk with infectious conviction. Details left behind come back as errors; befriend someone who loves footnotes, or grow fond of them yourself.',
  'Mercury.Capricorn':
    'Words are used like tools, few and well chosen. Planning, accounting, law, administration and structured study suit this sober intelligence, and your advice ages well. Allow a joke into the meeting and an untested idea into the plan; both make your logic easier to love.',
  'Mercury.Aquarius':
    'Original connections come to you while others are still reading the question. Science, technology, statistics, astrology and social ideas fit such a mind. Being right is only half of it: explain the steps in between, and listen to the person who is slower but closer to the ground.',
  'Mercury.Pisces':
    'Debilitated by sign, Mercury thinks in images, tunes and hunches. Poetry, film, healing talk and intuition flourish; timetables, invoices and plain facts ask for extra help. Use lists and alarms without shame, and have contracts read aloud by a practical friend.',
  'Jupiter.Aries':
    'Wisdom mounts a horse and leads from the front. You encourage others, start schools, campaigns or ventures, and learn by doing. Enthusiasm can promise on behalf of the future; count resources first, and your generosity will arrive where it was meant to.',
  'Jupiter.Taurus':
    'Abundance has a body here: good food, sound investments, land, music, a settled family. You teach values by living well and helping quietly. Comfort may slow the pursuit of knowledge; keep one study alive that brings no money at all.',
  'Jupiter.Gemini':
    'Learning multiplies, and teaching is a pleasant conversation. You gather viewpoints, write, translate and advise on many matters at once. Breadth may stand in for conviction; choose the few principles you would keep if all the books were lent away.',
  'Jupiter.Cancer':
    'In exaltation Jupiter becomes a generous parent to the world. Protection, faith, good counsel, property and loving family ties are strongly favoured, and you grow by nourishing others. Seat judgement beside kindness, so that help makes people stronger rather than dependent.',
  'Jupiter.Leo':
    'Noble aims and a warm voice of authority. You inspire, give lavishly and may rise through education, government, the arts or spiritual leadership. Grandeur likes a mirror; let a modest practice, done where nobody sees it, keep the lion honest.',
  'Jupiter.Virgo':
    'Knowledge proves itself in usefulness. You teach method, heal through detail, and bring ethics into systems, medicine, accounts or law. Faith may hide behind the next correction; trust the whole even while a part still needs mending, and allow praise to land.',
  'Jupiter.Libra':
    'Justice and grace instruct each other. You grow through partnership, counsel, art and fair dealing, and people invite you to settle what divides them. Approval can soften a needed verdict; be kind in tone and clear in substance, and marriage also benefits.',
  'Jupiter.Scorpio':
    'Faith here has been down in the cellar and come back with a lamp. You understand crisis, inheritance, healing and hidden knowledge, and advise best when truth is uncomfortable. Share insight gently, and leave a door open to the rest of your wisdom.',
  'Jupiter.Sagittarius':
    'Jupiter in his own fire sign blesses teaching, law, travel and sacred study. Optimism comes naturally, students gather, and fortune tends to follow sincerity. Leave room for people whose road is different; a wide heart is the proof of a true doctrine.',
  'Jupiter.Capricorn':
    'In his fall Jupiter learns economy. Hopes are tested by practice, faith by results, and luck often wears working clothes; what you build slowly has real value. Be generous a little before it feels safe, and seek teachers who are cheerful as well as correct.',
  'Jupiter.Aquarius':
    'Wisdom belongs to everybody, you feel, and so you share it in groups, networks, science or social reform. Friends are your gurus as often as elders are. Theory may forget the person at hand; begin charity with a name and a face.',
  'Jupiter.Pisces':
    'The guru rests in his own waters: devotion, mercy, imagination and trust in life. Teaching, healing, charity, music and retreat are all favoured, and grace appears in quiet ways. Measure out your giving, for an open tap empties even a generous well.',
  'Venus.Aries':
    'Love begins at first sight and enjoys the courting. You are frank, ardent, quick to create and quick to be bored, with a bold style of your own. Affection deepens when the beloved is not a prize; stay for a plain, quiet evening and see what opens.',
  'Venus.Taurus':
    'Venus at home gives lasting taste and lasting love. Beauty you can touch, good cooking, music, gardens and financial sense gather around you, and loyalty is part of the charm. Comfort should serve affection, so leave the sofa now and then to court your partner anew.',
  'Venus.Gemini':
    'You fall in love with a voice, a joke, a letter. Light, friendly and verbally gifted, you enjoy variety in art and company and may earn through words or design. Tell one person the serious things too; flirtation is a door, not a house.',
  'Venus.Cancer':
    'Tenderness, memory and a beautifully kept home express your love. You care through food, gestures and constancy, and remember the date of everything. Needs that stay unspoken turn into moods; ask for the embrace, and do not test whether it will be guessed.',
  'Venus.Leo':
    'Romance with style: gifts, compliments, loyalty and a flair for the stage. You love proudly and enjoy being admired, and creative or luxury fields may reward it. Let the other person have the spotlight for an evening; being chosen quietly is also glory.',
  'Venus.Virgo':
    'Venus is in its fall and loves with careful hands. You notice what would help, serve rather than flatter, and keep high standards that can turn against yourself. Craft, wellness and detailed design are your arts. Enjoy first and improve later, and affection relaxes.',
  'Venus.Libra':
    'Harmony is almost a profession to you. In its airy home Venus favours partnership, art, fashion, law of agreements and elegant manners, and you make people feel equal. Put a preference of your own on the table; peace that costs your voice does not last.',
  'Venus.Scorpio':
    'Desire goes all the way or not at all. You love with depth, privacy and a memory for loyalty, and your art, if you make it, has power. Jealousy loosens when trust is spoken about early; choose truth over tests, and passion renews itself.',
  'Venus.Sagittarius':
    'Love is an adventure with ideals. You delight in travel, festivals, teachers, sacred art and partners from other places, and generosity suits your beauty. The freedom you ask for wants to be given as well; plan the next journey together and commitment feels wide.',
  'Venus.Capricorn':
    'You take affection seriously and let it ripen. Restraint, loyalty, good judgement in money and a taste for the classic mark this Venus, and partners may be older or more settled. Show the warmth before it is perfect; a small surprise is worth a long plan.',
  'Venus.Aquarius':
    'Friendship comes first, and love grows out of it. You are drawn to original people, modern art, music made together and causes shared, and you value room to breathe. Closeness needs some repetition; keep one weekly ritual that belongs only to the two of you.',
  'Venus.Pisces':
    'Exalted Venus loves without keeping score. Music, poetry, devotion, film and healing touch are natural gifts, and partners feel accepted as they are. See the real person along with the dream, and let your forgiveness include boundaries that protect your heart.',
  'Saturn.Aries':
    'In his fall Saturn asks the impatient sign to wait. Starts may be blocked, or made before the ground is firm, until you learn to plan first and push later. Physical routine, craft and one honest mentor turn frustration into a disciplined, self-made strength.',
  'Saturn.Taurus':
    'Security is your long work. You save, cultivate, build and hold, and wealth tends to come through patience, land, food, finance or skilled craft. Fear of lack can outlive the lack itself; enjoy a fixed share of what you earn, on purpose.',
  'Saturn.Gemini':
    'Thinking becomes structured and serious. You are suited to technical writing, accounts, research, law or long study, and you master a subject by ordering it. Doubt can silence you in company; prepare three sentences, say them, and conversation grows easier with every attempt.',
  'Saturn.Cancer':
    'Feeling and duty share one small room. Care for parents or home may have come early, and you protect yourself with reserve. Rebuild tenderness by habit: regular meals together, photographs kept, tears permitted. What you lacked in warmth you can learn to give, and so receive.',
  'Saturn.Leo':
    'Pride and humility take turns as your teacher. Recognition may be delayed, bosses demanding, and self-expression cautious, until you lead by responsibility rather than by display. Play, perform and create in private first; a king who knows labour is followed with love.',
  'Saturn.Virgo':
    'Method meets patience, and the result is mastery. Service, health work, engineering, audit, editing and agriculture benefit from your eye and your stamina. Overwork hides as virtue here; close the day at a set hour and let good enough be a principle.',
  'Saturn.Libra':
    'Exalted Saturn gives a judge’s balance. Fairness, contracts, patient partnership and public responsibility bring esteem, and time tends to be on your side. Marriage prospers through respect and well-divided duties. Temper justice with humour, and even strict decisions will be welcomed.',
  'Saturn.Scorpio':
    'You are hard to frighten and hard to know. Endurance, secrecy and power over yourself make you fit for research, crisis work, mining or reform. Old resentments weigh more than they protect; lay one down each year, with a witness, and feel the strength return.',
  'Saturn.Sagittarius':
    'Belief matures through practice. You may begin as a sceptic or a strict follower and end as a teacher whose words were tested, in law, education, religion or administration. Stay curious past fifty; wisdom ripens best in good company and long walks.',
  'Saturn.Capricorn':
    'The lord of time is at work in his own field. Organisation, realism, patience and a strong sense of duty carry you far, and responsibilities arrive because you can bear them. Put holidays into the plan as firmly as deadlines; the mountain stays.',
  'Saturn.Aquarius':
    'Structure serves the many in this airy home of Saturn. Science, networks, social institutions, labour and long-term reform suit you, and your loyalty to friends is deep if undemonstrative. Remember that principles are for people; call the friend, not only the meeting.',
  'Saturn.Pisces':
    'Discipline wades into deep water. You serve quietly, carry others’ sorrows and may find your work in hospitals, research, charity, music or spiritual life. Guilt is not a compass; define your duty in hours and tasks, then let prayer or sleep carry the rest.',
};
