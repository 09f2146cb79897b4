/** Transits from the Moon in English, by graha and house. */

import type { Texts } from '../../rules/rule.ts';

export const GOCHARA_EN: Texts = {
  'Sun.1':
    'The Sun crosses your Moon, and a month of visibility tires as much as it flatters. Extra errands, travel and small clashes of pride are likely. Keep mornings cool and unhurried, and answer criticism after a meal.',
  'Sun.2':
    'Spending has opinions of its own this month, and words spoken from authority can sting at home. Postpone showy purchases, soften the voice at the table, and check that nobody is taking your goodwill as an open purse.',
  'Sun.3':
    'Confidence returns to the hands. Requests, applications and brave phone calls go well, and people in office are easier to reach. Take the initiative you had been rehearsing; siblings or colleagues tend to follow your lead.',
  'Sun.4':
    'Home asks for attention just when duty calls you out. Comfort may be interrupted by visitors, repairs or a parent’s worry. Split the day deliberately between the two, and leave grand renovation plans for next month.',
  'Sun.5':
    'Plans look brighter in the head than on paper for these weeks. A child, a student or a romance may need patience, and officials answer slowly. Rework the idea, avoid speculation, and play a little without keeping score.',
  'Sun.6':
    'Opposition loses its teeth. Pending bills, backlogs, rivals and a sluggish routine all yield to steady mornings. A fine month to settle a dispute, improve your habits or win a point with someone in charge.',
  'Sun.7':
    'Two sets of pride share one road. Partners and clients may feel ordered about, and journeys tire you. Put agreements on paper in friendly language, and let the other person choose the restaurant.',
  'Sun.8':
    'Energy runs lower than the calendar assumes. Old accounts, an irritable official or a hidden expense may take up days. Go slowly, keep receipts, rest the eyes, and leave confrontations until the light is better.',
  'Sun.9':
    'Advice comes from every side and some of it contradicts. A father, teacher or senior may test your patience, and travel meets small obstacles. Visiting a place you revere restores the sense of direction.',
  'Sun.10':
    'Work moves and someone important sees it move. Promotions, permissions and new duties tend to arrive in this window, so be punctual and plainly dressed for the part. Thank the people who carried the task with you.',
  'Sun.11':
    'What you asked for earlier begins to be granted. Income, honours and helpful elders come forward, and friends bring good news. Set one larger goal while the wind is behind you, and celebrate with those who waited.',
  'Sun.12':
    'Expenses and distances grow, and applause grows faint. It is a month for working behind the scenes, long trips with modest plans, and early nights. Say no to one obligation; your strength comes back sooner.',

  'Moon.1':
    'For two days or so the Moon returns to her own seat, and you feel like yourself. Good food, fresh clothes, affectionate company and easy moods are likely. Do something that your heart has been postponing.',
  'Moon.2':
    'Small expenses nibble and words taste sharper than intended. Let the wallet and the tongue rest for a couple of days, eat at home, and reread a family message before replying to it.',
  'Moon.3':
    'A lighter step and a quick reply mark these days. Short trips, talks with siblings and courageous little beginnings go well. Pick up the phone first; the other person is likely to be glad you did.',
  'Moon.4':
    'Restlessness visits the home. Sleep, vehicles or household plans may not obey you, and trust comes slowly. Tidy one room, drink something warm, and let the larger discussion wait for the weekend.',
  'Moon.5':
    'The mind is busy with might-have-beens. Plans, romance or a child’s studies may produce more feeling than progress. Music and play help; bets and hasty declarations do not.',
  'Moon.6':
    'You wake with the will to clear things up. Rivals fade, chores shrink, and a stubborn task gives way within a day or two. Use the mood for accounts, exercise and overdue replies.',
  'Moon.7':
    'Company is the gift of these days. A partner is responsive, an invitation pleasant, a client fair. Accept the lunch, travel together if you can, and say the warm thing you usually only think.',
  'Moon.8':
    'Chandrashtama: about two and a quarter days when feelings are thin-skinned and plans misfire. Nothing needs proving now. Keep the diary light, drive calmly, put off signatures, and be as kind to yourself as to a tired friend.',
  'Moon.9':
    'Hopes look far away and a little blurred. Elders’ remarks may weigh more than meant, and effort feels uphill. A short prayer, a good book or an hour outdoors quietly turns the wheel.',
  'Moon.10':
    'Work answers well to a warm touch. Meetings, public dealings and requests to superiors tend to succeed within these two days. Bring the item that has waited longest, and speak with feeling as well as facts.',
  'Moon.11':
    'Good news likes company. Friends gather, money owed may arrive, and a wish is met half way. Plan the pleasant outing, and introduce two people who should know each other.',
  'Moon.12':
    'The day leaks a little: time, money and sleep slip away unnoticed. Keep quiet hours, carry less cash, and let solitude be chosen instead of suffered. Creative daydreaming is well worth the pause.',

  'Mars.1':
    'Heat gathers around you for some six weeks. You act fast, get bruised by small things and find others slow. Cool drinks, regular exercise and a habit of counting to ten turn the spark into good work.',
  'Mars.2':
    'Money and words both leave in a hurry. A quarrel over spending, or a rough tone with family, may cost more than the item bought. Set a cash limit, lock up valuables, and argue only on a full stomach.',
  'Mars.3':
    'Courage, stamina and luck in competition arrive together. Sales, sport, land matters and brave applications all do well, and siblings prove useful. Begin the thing that frightens you slightly; momentum is on your side.',
  'Mars.4':
    'The house runs hot: repairs, a noisy neighbour, a disagreement with a relative or with the boss of the kitchen. Look after stomach and vehicle, postpone moving the walls, and keep one corner for peace.',
  'Mars.5':
    'Impatience meets people who will not be hurried, such as children, lovers and muses. Speculation tempts. Turn rivalry into a game with rules, sit down to study in short bursts, and apologise before bedtime.',
  'Mars.6':
    'Strength finds its proper enemy in clutter, debt and laziness. Disputes are won, competitors retreat and gains follow effort. Take on the heavy job now, and be gracious once the point is proved.',
  'Mars.7':
    'Partnership turns into a fencing match. Spouse, client or colleague may react to your tone instead of your reasons. Walk side by side while discussing hard things, and leave joint contracts for a cooler month.',
  'Mars.8':
    'Haste is the real hazard of these weeks. Go slowly with blades, roads and rumours, avoid lending, and keep insurance and papers in order. Gentle stretching and plain talk let the pressure out safely.',
  'Mars.9':
    'Your convictions come out swinging. Arguments about belief, father or fortune tire everybody, and journeys hit detours. Let action argue for you, respect the teacher you disagree with, and save a little money.',
  'Mars.10':
    'The work-load is fierce and so is your response. Results come, though with friction: a deadline, a rival’s remark, a boss in a hurry. Lead by doing, rest your back, and leave one task for someone else.',
  'Mars.11':
    'Earnings and victories stand out. Property, machinery, brothers or a bold decision may bring profit, and influence among friends rises. Push for the raise; then invest a share before the appetite grows.',
  'Mars.12':
    'Force leaks into irritations at night, far places and unnecessary expense. Wind down early, keep old grudges out of bed, and lend your vigour to something unseen, such as a shelter, a garden or a training plan.',

  'Mercury.1':
    'The tongue outruns the mind for about three weeks. Many messages, few conclusions, and a chance of loose talk coming home. Write first and speak second; short study sessions still go well.',
  'Mercury.2':
    'Numbers and words bring profit. Trade, commissions, sweet talk and family conversation improve the balance, and a clever purchase is possible. Sort the accounts, learn a phrase, tell the good story at dinner.',
  'Mercury.3':
    'Nervous hurry and half-heard advice mark these days. Friends may misread a message, and documents wander. Confirm appointments, copy important papers, and avoid promising for other people.',
  'Mercury.4':
    'A pleasant liveliness fills the house. Relatives visit, a course suits you, a vehicle or gadget is bought at a fair price. Clever rearrangement makes home feel larger, and mother has something useful to say.',
  'Mercury.5':
    'Opinions multiply within the family. Children or a sweetheart may argue cleverly, and games of chance deserve a miss. Keep the plan on one sheet, listen twice, and enjoy wordplay that hurts no one.',
  'Mercury.6':
    'Clear thinking solves what worry could not. Rivals are outwitted, routines improved, results noticed. A good fortnight for exams, audits, negotiations and for finding the method behind a nagging problem.',
  'Mercury.7':
    'Discussion with a partner turns in circles. Terms get debated, moods misread, travel plans changed. Ask one question at a time, leave sarcasm at the door, and sign only what both have read aloud.',
  'Mercury.8':
    'Hidden things speak up in your favour. Research, tax, insurance, an inheritance paper or a private conversation may yield gain. Your wit works best quietly; follow the small clue everybody else skipped.',
  'Mercury.9':
    'Too many theories, too little arrival. Studies wander and travel paperwork catches on details. Pick one teacher and one book for these weeks, and your belief survives the contradictions nicely.',
  'Mercury.10':
    'Office matters run smoothly under your pen. Reports, interviews, deals and young colleagues bring success, and your explanation wins the room. Ask for feedback in writing; it reads better than expected.',
  'Mercury.11':
    'News that pays, friends who know someone, and ideas that find customers. Gains through communication are likely, and a younger person brightens the days. Send the proposal and renew three old contacts.',
  'Mercury.12':
    'Thoughts hum at night and small costs hide in subscriptions, fees and forgotten promises. Cancel what you do not use, write the worry down before sleep, and keep secrets that are not yours.',

  'Jupiter.1':
    'A year of stepping out of an old frame. Place, position or habits may change, and expense for good causes grows. You gain breadth rather than comfort; keep a measured diet, a modest purse and an open map.',
  'Jupiter.2':
    'Wealth and words sweeten for about a year. Savings rise, family gatherings multiply, and your advice is trusted. Suitable for marriage talks, investments and learning to sing, teach or speak in public.',
  'Jupiter.3':
    'Effort counts for more than luck this year. A post or a friendship may shift, and shortcuts close politely. Build skill, write, travel modestly, and help a younger sibling; what looks like delay is practice.',
  'Jupiter.4':
    'The heart wants peace while relatives, house matters or studies ask for labour. Nothing is refused, it simply arrives after adjustment. Look after mother and property papers, and make one quiet corner sacred.',
  'Jupiter.5':
    'One of the brightest passages: children, learning, romance, mantra and good judgment all open. New beginnings made with sincerity tend to thrive, and influential people like you. Plant what you want to see in twelve years.',
  'Jupiter.6':
    'Comfort may sit beside you and still not satisfy. Disputes, debts or digestion ask for order, and relatives test patience. Serve, simplify and keep a routine; the discipline gained outlives the irritation.',
  'Jupiter.7':
    'Good company finds you. Marriage, partnership, journeys and polite agreements prosper, and speech gains grace. If you are already paired, plan something joyful together; if you trade, meet customers in person.',
  'Jupiter.8':
    'A slower year in which outer gains rest and inner ones grow. Travel can tire you, and official matters lag. Study deep subjects, settle old accounts, rest without guilt, and accept help with thanks.',
  'Jupiter.9':
    'Fortune is awake. Teachers, pilgrimages, children, publishing and lawful ventures prosper, and money comes with goodwill attached. Aim high, give generously, and honour your father or mentor in some practical way.',
  'Jupiter.10':
    'Work expands faster than recognition. A change of role, extra duties or a doubtful promise calls for modesty. Keep learning, keep savings, and let quality answer the questions about your position.',
  'Jupiter.11':
    'A harvest year. Income rises, wishes ripen, older friends and large groups support you, and lost ground is regained. Choose a few goals worth growing, and give thanks by helping someone junior.',
  'Jupiter.12':
    'Expense for worthy things, far places and quiet hours set the tone. Relatives or home may feel distant. Budget for generosity, take a retreat, and finish an old chapter before the next year begins a new one.',

  'Venus.1':
    'Pleasure comes unforced. Good clothes, fragrances, music and affectionate glances brighten about four weeks, and learning is enjoyable. Buy one lovely thing, meet friends, and let yourself be complimented.',
  'Venus.2':
    'The purse fills and the house laughs. Gifts, ornaments, good meals and kind words are in the air, and family warms to your choices. A promising time to arrange finances together with someone you love.',
  'Venus.3':
    'Esteem grows through charm and initiative. Friends, siblings and neighbours bring pleasant chances, and creative work sells itself. Write the invitation, take the small trip, and ask with a smile.',
  'Venus.4':
    'Contentment returns home. Comforts, vehicles, close friends, gardens and mother’s company all feel richer. Decorate, cook, host someone you missed; the ease you create keeps working for weeks.',
  'Venus.5':
    'Romance, children and art bloom at one window. Elders are pleased, wealth may come through taste, and a heart answers yours. Perform, propose or simply play; joy is productive just now.',
  'Venus.6':
    'Affection needs handling with care. Small jealousies, overspending and rich food can spoil a good evening. Keep promises to women colleagues and partners, decline the second dessert, and wait before declaring love.',
  'Venus.7':
    'Love is demanding for a few weeks. A partner may want more time than you have, or an attraction may complicate loyalties. Be plain about limits, do one romantic thing well, and postpone big purchases.',
  'Venus.8':
    'Hidden comforts come to light. Money through a partner, a loan repaid, a lovely room found by chance or a private reconciliation is possible. Receive it gracefully, and keep the sweetest news between two people.',
  'Venus.9':
    'Kindness turns into luck. Journeys please, ceremonies suit you, teachers and women relatives help, and money finds good causes. Go somewhere beautiful with someone wise.',
  'Venus.10':
    'Charm meets office politics. A dispute about taste, credit or a female colleague may embarrass you if you explain too much. Dress simply, keep love and work in separate calendars, and wait the month out.',
  'Venus.11':
    'Friends, profits and invitations arrive arm in arm. Artwork, fashion, food or networks pay well, and comfort is easily shared. Make the wish list short, then watch how much of it is met.',
  'Venus.12':
    'Delight costs something and is worth it. Clothes, fine bedding, distant trips and private tenderness add sweetness, though the budget groans. Choose quality over quantity, and sleep in.',

  'Saturn.1':
    'The middle of sade sati. Saturn walks over the Moon for some two and a half years, and life asks for maturity: fewer people, heavier duties, honest limits. Routine, sunlight, service and one loyal friend carry you; much that is solid begins here.',
  'Saturn.2':
    'The closing stretch of sade sati looks at money, food and speech. Savings grow slowly and family words weigh a lot. Keep an exact budget, speak softly, repair what is owed, and ease returns year by year.',
  'Saturn.3':
    'Steady wind at your back. Employment, land, helpers and courage improve, and efforts that failed before now hold. Begin the long project, train daily, and treat staff or younger people well; they are your luck.',
  'Saturn.4':
    'Kantaka Saturn presses on home and heart. A move, repairs, a parent’s needs or a sense of not belonging may test you. Mend the roof before the paint, rest enough, and let roots grow deep instead of wide.',
  'Saturn.5':
    'Creativity and confidence go through a sober school. Children or students need patience, romance needs clarity, and risky ventures rarely repay. Study one subject thoroughly, and review decisions with someone practical.',
  'Saturn.6':
    'Patience finally wins. Rivals tire, debts shrink, and disciplined work is rewarded with position and peace. Use these years to build habits of health and order; they become your inheritance to yourself.',
  'Saturn.7':
    'Relationships are weighed for what they can carry. Distance, travel or a tired partner may strain the bond, and business terms tighten. Share duties fairly, speak early, and promise less than you intend to give.',
  'Saturn.8':
    'Ashtama Saturn slows the road for about two and a half years. Old habits, papers and fears come up for repair, and hurry gains nothing. Check-ups, savings, humility and a spiritual practice turn it into deep strength.',
  'Saturn.9':
    'Faith is asked for evidence. A teacher, father or long-held belief may disappoint, travel costs effort, and luck feels earned. Keep one practice daily, help the old, and let your philosophy be tested by conduct.',
  'Saturn.10':
    'Responsibility rises along with doubts about the role. A change of work, slow recognition or criticism may sting, yet professional character is formed. Master the dull part of your trade and stay clear of office factions.',
  'Saturn.11':
    'The rewards of old labour arrive. Income becomes dependable, seniors respect you, and loyal friends appear, often older. Invest for decades, keep a modest style, and open the door to those still climbing.',
  'Saturn.12':
    'Sade sati begins with a quieter life. Expenses, distance, thin sleep or the end of a chapter invite simplification. Travel light, close accounts gently, avoid new debts, and give an hour a day to silence or service.',

  'Rahu.1':
    'A strange mirror is held up to you for eighteen months. Image, place or circle may change, and wants feel urgent though vague. Keep familiar routines, question flattering offers, and ask old friends how you seem.',
  'Rahu.2':
    'Money talks loudly and not too honestly. Sudden gains and leaks, odd food habits or family misunderstandings may upset balance. Use plain accounts, avoid exaggeration, and keep household secrets at home.',
  'Rahu.3':
    'Boldness pays. Media, travel, technology and enterprise open up, rivals step aside, and you dare what you once only imagined. Learn a modern skill and publish your work; shyness can rest for a year and a half.',
  'Rahu.4':
    'Home feels unsettled, as though half the boxes stayed packed. Property papers, neighbours, or a longing for far places need patience. Verify titles, keep mother informed, and create a small ritual that says this is home.',
  'Rahu.5':
    'Ideas grow wings, sometimes without feathers. Speculation, infatuation or pressure on children about success can mislead. Check the odds, talk to a mentor, and put the vivid imagination into art or research.',
  'Rahu.6':
    'Unusual tactics defeat usual problems. Debts, disputes, complaints and difficult rivals recede when you think sideways, and foreign or technical work pays. Guard against arrogance after the victory.',
  'Rahu.7':
    'Partners surprise you, and so may your own wishes. Contracts and attractions need daylight and second opinions. Travel is likely, patience essential. Speak about expectations before anyone signs or moves in.',
  'Rahu.8':
    'Curiosity about hidden things is strong, while sudden turns disturb the calendar. Keep money away from schemes, documents in order and thrills moderate. Psychology, research and a calm teacher make the depth useful.',
  'Rahu.9':
    'Beliefs go travelling. A foreign teacher, new scripture or long journey expands you, while blind following or a quarrel with father may cost peace. Compare paths, keep manners, and honour what raised you.',
  'Rahu.10':
    'Ambition is at full volume. Sudden prominence, technology, foreign firms or a daring change may lift the career, and envy follows. Earn each claim, keep credentials clean, and rest before you burn out.',
  'Rahu.11':
    'Networks turn into income. Large groups, new trades, distant friends and clever tools bring gains, sometimes all at once. Choose allies for character, spread the money wisely, and help one newcomer.',
  'Rahu.12':
    'Faraway thoughts and unplanned costs fill the months. Foreign travel, night work or online hours may drain you. Set screen curfews, audit expenses, and turn the wish to escape into retreat, dream journals or charity.',

  'Ketu.1':
    'You may feel like a guest in your own life for a while. Identity thins, interests fade, and intuition sharpens. Eat well, keep a simple schedule, tell someone how you feel, and let the old role drop.',
  'Ketu.2':
    'Attachment to money and to being right loosens, not without friction. Speech may turn blunt or too brief, and income uneven. Keep a reserve, bless before meals, and sit with the family even when silent.',
  'Ketu.3':
    'Quiet courage works in your favour. You act without needing an audience, drop a pointless contest, and win the one that matters. Writing, martial arts, pilgrimages and solo projects do especially well.',
  'Ketu.4':
    'A part of you moves out of home before your furniture does. Distance from mother, property doubts or inner unrest ask for gentleness. Clear old boxes, light a lamp at dusk, and speak kindly of your roots.',
  'Ketu.5':
    'The mind dives instead of swimming. Romance and speculation feel uncertain, yet mantra, mathematics, past learning and a child’s odd wisdom delight. Trust insight after it has been checked once.',
  'Ketu.6':
    'Invisible help clears tangled matters. Rivals lose interest, a bad habit drops off, and work among the troubled brings respect. Alternative methods succeed where force failed; stay humble about the reason.',
  'Ketu.7':
    'Partnership asks for space and honesty. Someone close may seem absent, or you may withdraw without noticing. Name the distance before it grows, keep joint papers clear, and share silence as well as speech.',
  'Ketu.8':
    'Subtle, deep and a little slippery: these eighteen months favour meditation and research above money moves. Travel without hurry, avoid occult bravado, and let an old fear be understood at last.',
  'Ketu.9':
    'Ready-made beliefs fall off like a loose coat. A teacher may leave or a journey change you. Doubt honestly, keep simple devotions, and look after your father’s concerns without needing to agree.',
  'Ketu.10':
    'Career matters feel less like a ladder and more like a question. Work behind the scenes, research and healing or technical fields suit, while titles slip. Finish duties carefully, since reputation listens when you are not looking.',
  'Ketu.11':
    'Gains come when you stop counting them. Unexpected income, a few true friends and freedom from crowds mark these months. Share profits, leave noisy groups, and let a modest wish come true.',
  'Ketu.12':
    'Solitude, prayer and distant places feel natural, while expenses may vanish into thin air. Track the money, sleep early, and take the retreat that calls you; what you let go here was ready to leave.',
};
