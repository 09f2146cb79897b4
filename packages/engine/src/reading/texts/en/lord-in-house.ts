/** What it tends to mean where the lord of each house stands, by lord and house: English. */

import type { Texts } from '../../rules/rule.ts';

export const LORD_IN_HOUSE_EN: Texts = {
  '1.1':
    'You lead with who you are: self-reliant, quick to begin, easy to recognise in any room. Body and will pull the same way, so good habits repay you fast. The one thing to practise is asking others before the decision is made.',
  '1.2':
    'Your own effort is your chief asset, and people tend to trust you with money and with the care of the family table. Self-worth can get tied to the bank balance; a fixed sum saved and a fixed sum shared keeps the two apart.',
  '1.3':
    'Nerve, hands and voice are where you feel most alive, so writing, trading, performing or repairing suits you. Brothers, sisters or close colleagues figure largely in the story. Choose two skills and go deep; restlessness is the price of spreading thin.',
  '1.4':
    'A settled home does for you what ambition does for others: it gives strength. Ties with your mother, with land or with the place you grew up in run deep. When life turns busy, protect one quiet evening a week and your judgement returns.',
  '1.5':
    'Something in you wants to make, teach and play, and others notice the spark. Favour tends to reach you through ideas and through people who enjoy your mind. Pride is easily hurt here, so let criticism wait a night before you answer it.',
  '1.6':
    'Difficulties train you, and you often become the one others call when something is broken or unjust. The same zeal can turn into quarrels or overwork. Regular sleep, plain food and prompt repayment of small debts keep the tide on your side.',
  '1.7':
    'Partners hold up the mirror in which you see yourself, and living or working far from your birthplace often suits you. The pull is to agree too much or to drift between people. Say early what you want, and the bond grows even.',
  '1.8':
    'Beneath a reserved surface you study what others avoid: research, psychology, old records, hidden causes. Life may ask you to begin again more than once, and you come back wiser. Gentle routines for the body and one trusted confidant soften each change.',
  '1.9':
    'Good teachers, a helpful elder and timely chances tend to find you, and you speak well about what you believe. Luck here grows with principle. Keep a small daily practice of study or thanks, and let experience, not opinion, finish your arguments.',
  '1.10':
    'Work is where your character becomes visible; people remember what you did and how you behaved while doing it. Standing usually comes through your own effort, with a nod from those in authority. Rest before you are tired, for you notice your limit late.',
  '1.11':
    'Friends, networks and older allies open doors, and long-held wishes have a way of coming round. You think about gain without being mean about it. Pick circles that ask something of you, because you take on the colour of your company.',
  '1.12':
    'Solitude, distant places and quiet service draw you more than the front row does. Energy and money can leak away unobserved, so write both down. Retreats, travel and work behind the scenes turn this into a gift: you see where others only look.',
  '2.1':
    'Earning is part of your identity, and you like to stand on money you made yourself. Family may find you blunt when practical matters come up. Speak of needs before they become grievances, and generosity at home will cost you less than you fear.',
  '2.2':
    'Resources gather around you: savings, good food, a voice that carries and a family name worth keeping. The wealth is steadier than it is spectacular. Pride in possessions is the small risk; giving away something you like, once in a while, keeps it light.',
  '2.3':
    'Income tends to come by initiative, through sales, media, skilled hands or a venture shared with a sibling. You are brave about money and sometimes careful to the point of closeness. Put agreements with relatives on paper, and courage turns into a living.',
  '2.4':
    'Property, vehicles, land or a family business can become the vessel of your savings, and mother or home often helps the purse. Comfort is a legitimate aim for you. Repair what you own before adding to it, and the store keeps growing.',
  '2.5':
    'You earn by intelligence: teaching, advice, design, well-weighed investment. Children or pupils may take an early interest in money as well. Speculate only with what you can spare, and put the same wit into speaking kindly; both pay dividends.',
  '2.6':
    'Money comes through effort against resistance: service, disputes settled, problems solved for a fee. It can also leave by the same door in loans and legal costs. Clear small debts first and lend only what you could give away.',
  '2.7':
    'Marriage and business partners have much to do with your purse, sometimes as its making and sometimes as its drain. Trade, dealing with the public or a healing profession may feed you. Shared accounts need shared rules, agreed while both are calm.',
  '2.8':
    'Finances move in waves here: inheritance, insurance, joint holdings, then a lean stretch. Family talk may skirt what matters most. A reserve kept out of sight and honest bookkeeping give you the calm that sudden changes would take away.',
  '2.9':
    'Learning and good conduct turn into income, and help may come from a father, a teacher or a journey. Early years can be the harder ones; prosperity grows with age. Set aside a share for study or charity, and it seems to return.',
  '2.10':
    'Your reputation is your bank. People in charge respect the way you handle resources, so finance, trade, food, teaching or public speaking can carry a career. Keep private spending modest while the title grows, and the family will feel the benefit too.',
  '2.11':
    'Few placements earn more steadily: what you save finds its way to more, often through friends, trade or a wide market. You enjoy effort that shows results. Guard your voice from boasting, and remember the people who backed you before the profit.',
  '2.12':
    'Money passes through your hands towards others: travel, care, causes, or plans that run ahead of the budget. Holding on takes design rather than willpower. Automatic saving, a spending pause of three days, and income from abroad or institutions can balance the flow.',
  '3.1':
    'What you have, you mostly made yourself, by pluck and by trying again. You learn from doing more than from lectures, and read people quickly. Patience with slower companions is the skill to add; your courage will then have a following.',
  '3.2':
    'Effort comes in bursts and then prefers comfort, and you may lean on the family for a push. Words are your better tool: speaking, cooking, selling, singing. Break a large task into morning-sized pieces and finish one before the next plate is set.',
  '3.3':
    'Courage sits in its own chair: steady hands, a good supply of nerve, and brothers, sisters or neighbours who count. You thrive where you can show initiative daily. Keep a hobby that uses the hands; it renews you better than idleness.',
  '3.4':
    'You defend your home and decorate it with your own labour, and a sibling may live close by or share property. Mind and heart argue over whether to stay or go. A workshop or desk at home gives both a place.',
  '3.5':
    'Creative work is where your bravery shows: performing, coaching, writing, play with children. Advice from you carries energy, and younger people respond. Let finished pieces leave the desk; the habit of one more improvement can keep good work from being seen.',
  '3.6':
    'You compete hard and can outlast rivals, which serves well in sport, law, security or emergency work. The tender spot is friction with a brother, sister or colleague. Pick which battles are worth winning, and mend one old quarrel without waiting for the apology.',
  '3.7':
    'Boldness in company: you meet strangers easily and may work for, or beside, people of influence. Partners become your co-adventurers. Youth can feel scattered until a shared aim appears; a companion who likes both talk and travel brings out your best.',
  '3.8':
    'Initiative goes underground here, into research, strategy or work done when nobody is watching. Confidence may dip after setbacks, and ties with siblings can feel distant. Take one visible step a week, keep promises small and open, and self-trust rebuilds itself.',
  '3.9':
    'Journeys, publishing and a teacher met on the road enlarge you. You may see faith differently from your father and arrive at it by your own experience. Marriage can widen your luck. Write down what each trip taught you; that notebook becomes capital.',
  '3.10':
    'Nothing pleases you like a career built by your own hands, with communication, media, travel or technical skill at the centre. Comforts follow effort visibly. Share the credit with your team early on, and you will be asked to lead larger ones.',
  '3.11':
    'Trade, networks and timely messages bring profit, and friends treat you like a brother or sister. What you lack in formal training you make up in practice. Follow each bright idea with a written plan; gain comes on the second conversation.',
  '3.12':
    'Courage is spent far away or in private: foreign work, night hours, care for someone who cannot repay. Money may go on impulse. A trusted woman in your life often gives sound counsel; listen to it, and choose one cause for your effort.',
  '4.1':
    'Home travels with you. You carry yourself with ease, learn well, and people sense a person who was cared for or who cares for others. Land, vehicles and learning tend to come. Be careful only that comfort does not postpone what you came to do.',
  '4.2':
    'Family life and savings support one another: meals together, property that holds its value, a mother or elder who understands money. You also know how to bargain. Keep one room or one hour free of business talk, and contentment stays with the wealth.',
  '4.3':
    'Your comforts come from your own exertion, and you share them freely. Moving house or redoing it yourself is likely to recur. A brother, sister or good neighbour shares the load; give the body rest after each building season.',
  '4.4':
    'Roots go deep here: a sheltering home, attachment to mother and motherland, and a mind that thinks clearly when it is at peace. Property often becomes a strength. Open the door to guests now and then, so that shelter does not turn into a wall.',
  '4.5':
    'A happy heart makes you likeable, and you pass on what you learned at home with affection. Children, pupils and devotion nourish you. Study in a place that feels like your own; your memory works best where your feelings are at ease.',
  '4.6':
    'Peace at home may need deliberate work, since old resentments, repairs or duties keep knocking. Your temper rises when rest is short. Settle property papers promptly, give your mother or elders a set time rather than your leftovers, and keep a calm corner.',
  '4.7':
    'Education helps you in partnership, and you may leave an ancestral place to build a home with someone. Speaking up in large gatherings can feel awkward at first. Choose together where to live; a decision taken by both settles you more than a perfect house.',
  '4.8':
    'The sense of home is interrupted at times, by moves, renovations, or moods that are hard to explain. Old family stories ask to be understood. Buy property only after checking every paper, and build a small daily ritual that goes wherever you go.',
  '4.9':
    'Warmth and belief go together in you; people of many kinds feel at ease in your company. Blessings tend to come by mother, a teacher or a place of pilgrimage. Make the home a place of learning, with books within reach, and fortune settles there.',
  '4.10':
    'Inner calm becomes public standing: you are noticed for steadiness, for land, vehicles or learning, or for looking after many. Superiors warm to you. Leave work at the threshold, because the same home that lifts your career also needs your hours.',
  '4.11':
    'Good things reach you by way of home, land or a mother’s circle, and you like to help generously. Small worries can hide in the body when feelings go unsaid. Talk to a friend before the day ends, and gain and ease will keep company.',
  '4.12':
    'Rest is what you chase and comfort costs more than planned, perhaps through moves or a home far from where you were born. Foreign places can become dear. Make any rented room yours from the first week, and let one familiar custom anchor you.',
  '5.1':
    'Intelligence is what people meet first: quick, inventive, fond of a good question. Children and creative work lie close to your heart. You may hold back praise or money out of shrewdness, so practise giving both freely where affection is certain.',
  '5.2':
    'Your ideas have market value, and family life is lit by learning, stories and children. Advice, art, teaching or investment can fill the purse. Read aloud, sing, keep telling the tales; the household prospers when its memory is kept alive.',
  '5.3':
    'Your wit runs to the quick reply, the clever plan and the shared joke with brothers and sisters. It serves writers and performers. Watch that a confidence is not turned into a good story, and be a little freer with money than instinct advises.',
  '5.4':
    'Heart and mind sit at one hearth: you learn easily, think kindly, and may advise people of position. Mother or homeland supports your studies. Property and children bring contentment together. Keep a study corner at home; it is your best investment.',
  '5.5':
    'Creative and intellectual gifts have full room here, and joy in children, pupils or your own inventions can be considerable. Friends value your counsel. Finish and sign your work, teach it to someone younger, and the talent keeps renewing itself.',
  '5.6':
    'Differences with a child, a pupil or one’s own bright ideas may need patience; what you love asks for labour. Competitive examinations and technical subjects respond to you. Listen first at home, argue only at work, and let affection be shown without conditions.',
  '5.7':
    'Romance and intelligence meet in partnership, and you are drawn to someone with whom conversation does not run dry. You behave honourably and people return it. Create something together, a household, a business, a garden, so that affection keeps having new material.',
  '5.8':
    'Imagination goes deep, to myths, research and what lies behind appearances. Plans for children or creative work may take a slower, less direct road than you wished. Patience, good advice and a private notebook help; so does keeping gambles out of your finances.',
  '5.9':
    'Learning and fortune strengthen one another, and you may write, teach or guide with real influence. Good will from earlier kindnesses seems to come back. Stay a student of someone; the day you stop asking questions is the day the luck thins.',
  '5.10':
    'Your mind is visible in your profession: strategy, education, arts, counsel, public work. Recognition tends to come by merit, in step with the happiness you take in it. Bring young people along; the school you found outlasts any office.',
  '5.11':
    'Ideas turn into income through friends, audiences and well-chosen investments, and a wish dear to you has fair prospects. You explain difficult things well. Pick partners who are as curious as you, and keep a share of the profit for play.',
  '5.12':
    'Love may be poured into children who are not only your own: pupils, adopted causes, young people abroad. Creative work ripens in seclusion. Spending on pleasure can surprise you, so give it a budget, and let prayer or quiet art be the richest part.',
  '6.1':
    'Life hands you problems and you become good at them; reputation and income may grow from that competence. The cost is strain, and impatience with your own people. Treat your body as a colleague with fixed hours, and ask for help before you are annoyed.',
  '6.2':
    'You earn among strangers more readily than among relatives, and a sharp tongue is both your tool and your trouble. Work away from home can suit. Speak last in family disputes, keep loans in writing, and your thrift becomes security.',
  '6.3':
    'Arguments with siblings or neighbours and a flare of temper can use up courage you need elsewhere. Channel the fight: martial arts, long runs, patient technical work. One honest conversation at home repairs more than ten victories.',
  '6.4':
    'Domestic calm gets interrupted by duties, staff, repairs or differences with your mother. You are clever at settling other people’s troubles and slower with your own. Divide chores plainly, and close one old account at home each year; calm comes in steps.',
  '6.5':
    'Finances and feelings go up and down with children, romance or speculation. Kindness is there, and so is a critical eye that loved ones may hear as judgement. Praise twice for each correction, and keep risky money apart from school money.',
  '6.6':
    'Obstacles meet their match: you can outwork rivals and stay cool in disputes, and people outside the family often prove your firmest friends. Relatives may take more tact. Keep a plain routine for food, exercise and bills; it is your secret advantage.',
  '6.7':
    'Partnership comes with work to do: moods, money, a rival opinion at the table. You are principled and may prosper all the same. Treat complaints as tasks for both, and let a fair third person in when pride hardens.',
  '6.8':
    'Hidden opposition or low energy can visit, usually when you overreach. Yet trouble here tends to cancel trouble, and a difficulty ended may leave you freer than before. Prefer candour over cunning, keep check-ups regular, and let old rivals go.',
  '6.9':
    'Your fortunes rise and dip with legal, medical or practical trades, with wood, stone or service. Belief is tested by facts. Respect your elders’ views without needing to agree, and stay with one line of work long enough for luck to notice.',
  '6.10':
    'Known for getting difficult jobs done, you are happier serving a task than a title, and work abroad or away from home can go well. Relations with a father or superior may be dutiful rather than warm. Courtesy upward costs little and opens much.',
  '6.11':
    'Rivals, disputes and other people’s problems can turn into income, for you are resourceful where others give up. Respect follows conduct. Use the first of any gain to clear a debt, and stay on good terms with an elder sibling or friend.',
  '6.12':
    'Money and temper may be spent on arguments that bring nothing home. Learned people are better as your allies than as your opponents. Service in hospitals, ashrams or foreign places puts the same energy to use, and simple, regular habits guard your sleep.',
  '7.1':
    'Partnership lives in your face and manner: you attract, persuade and easily take on the partner’s outlook. Skill and charm are real. Fidelity grows when you are plain about your needs, and when time alone is not mistaken for distance.',
  '7.2':
    'A spouse or business partner brings resources, contacts or a talent for managing them. Decisions about money may be put off between you. Set a date for them, keep faith with spoken promises, and the family table grows longer.',
  '7.3':
    'You look for a companion who is also a playmate and ally, and may meet through work, travel or a sibling. Plans about children can go through delays or second thoughts. Shared projects do more for the bond than shared evenings on a sofa.',
  '7.4':
    'The partner has a mind and a house plan of their own, and you respect truth more than convenience. Home becomes the meeting ground. Agree which decisions belong to whom, and what looked like stubbornness turns out to be good foundations.',
  '7.5':
    'Marriage and joy tend to go together: affection, intelligent talk, pride in children or in work made by two. You are honoured for good character. Keep courting after the wedding; small surprises matter more to you both than large gestures.',
  '7.6':
    'Love asks for care here, since a partner’s health, work or temper may need attention, or arguments repeat themselves. You are of real help when you do not keep accounts. Settle matters the same week, and choose counsel above combat.',
  '7.7':
    'Partnership is on firm ground, with someone able to stand beside you as an equal. Business with the public also does well. You bring courage and warmth into the bond; keep your own friends too, so that closeness stays a choice.',
  '7.8':
    'Union touches deep layers, trust, shared money, each other’s past, and may begin late or after second thoughts. Slowness is wisdom here. Talk about finances and fears before vows, and a bond that has been through weather becomes unusually honest.',
  '7.9':
    'A partner may widen your world: another region, faith or field of learning. You start many things with enthusiasm and value marriage as a source of luck. Travel together, study together, and keep promises made in far places when you return.',
  '7.10':
    'Work and marriage share the same stage. The partner may have a strong career, or you may meet through it; obedience is not on offer, respect is. Your conduct wins you means and good name. Put a shared meal in the calendar like a meeting.',
  '7.11':
    'Through marriage or an associate come contacts, gain and a wider circle of friends. Daughters, nieces or younger women may bring gladness. Invest together, openly, and let friendship remain the first name of the relationship.',
  '7.12':
    'Affection may live across distance, in another country, or with different hours and habits of spending. A partner costs something, and is worth a budget made together. Quiet devotion, travel as a pair and honesty about loneliness keep the thread unbroken.',
  '8.1':
    'Your constitution asks for respect: energy comes and goes, and changes arrive before you feel ready. In return you gain depth, intuition and a gift for research. Check-ups, unhurried mornings and fewer arguments about belief keep your strength even.',
  '8.2':
    'Savings can be irregular, and what slips away may be slow to come back, so prudence is your friend. Words spoken in anger cost more than money. Insurance, simple food and a separate family fund turn uncertainty into something you can plan for.',
  '8.3':
    'Enterprise may stall at the halfway mark and ties with siblings know long silences. The lesson is stamina. Begin smaller, tell someone your deadline, and use your curiosity about hidden matters in investigation, editing, audit or repair.',
  '8.4':
    'Home life can change shape abruptly, with moves, repairs or an early independence from mother. Trust is built brick by brick. Examine land and vehicles carefully before buying, and keep friends who knew you long ago; they serve as a home too.',
  '8.5':
    'Intelligence works like a diver here, slowly and to great depth, and schools may not see it at first. Matters of children or creation ask patience. Over time means and staying power are good. Study in quiet blocks, and avoid bets with borrowed money.',
  '8.6':
    'Adversaries and complications tend to undo themselves while you hold steady, so crisis work can become your field. Early years may have been delicate. Build strength slowly, keep sensible precautions, and let your victories be quiet ones.',
  '8.7':
    'Marriage may come in chapters, or ask both people to change deeply. Business partnerships need the same caution. Speak of what frightens you, keep separate and shared funds clear, and a second beginning, even with the same person, can be the better one.',
  '8.8':
    'Endurance is your inheritance: you survive surprises, and mysteries, research or occult learning come naturally. Taken lightly, this can slip into secrecy. Tell the truth early, do not trade in half-facts, and your depth becomes a shelter for others.',
  '8.9':
    'Faith passes through doubt, and help from father or teachers may be uneven, so you build belief from experience. Spending can outrun principle. A tradition studied in earnest, or care for an elder, repairs luck where quick shortcuts would wear it down.',
  '8.10':
    'Careers take sudden turns here, and talk behind your back can disturb more than work itself. Fields of research, insurance, repair or crisis fit well. Keep records of what you did, befriend a senior, and each turn brings a sturdier position.',
  '8.11':
    'Gains were uncertain early on and grow easier with years. Friends may change with your fortunes, which teaches whom to keep. A mix of patience, plain accounts and income from unusual sources suits you better than any quick scheme.',
  '8.12':
    'Expenses come unannounced, and habits followed in private can tire you. Yet worry here often ends sooner than expected. Give, retreat, sleep well, keep spending in daylight; what you let go of makes room for uncommon insight.',
  '9.1':
    'Good fortune tends to walk in the door with you: a likeable manner, helpful elders, the sense of being guided. People in authority look kindly on you. The way to keep it is to stay teachable, and to use influence for someone with less.',
  '9.2':
    'Learning becomes wealth. You speak with substance, the family values knowledge, and income often follows respect. Children and partner share in the ease. Teach what you know without charge now and then; for you generosity and prosperity are one road.',
  '9.3':
    'Luck helps those of your deeds that needed courage, and brothers, sisters or companions are part of the blessing. Writing, travel and publishing go well. Act on the good idea within the week; waiting is what costs you most.',
  '9.4':
    'A blessed hearth: property, vehicles, a mother or elder with faith, and happiness in learning near home. Guests leave your house lighter than they came. Keep a shrine, a shelf or a garden there, some place where thanks become visible.',
  '9.5':
    'Merit and talent meet: devotion to teachers, bright children or pupils, ideas that others gladly follow. Courage and charity come easily to you. Pass on each thing you receive from a mentor, and the stream seems to widen.',
  '9.6':
    'Fortune arrives by way of effort, and support from father or maternal relatives may be thinner than hoped. You earn your faith through service. Keep rivals civil, repay favours quickly, and choose steady work over windfalls; luck then takes its time, and comes.',
  '9.7':
    'After marriage or partnership, doors tend to open, and the companion brings principles, travel or good standing. You become known through fair dealing. Take vows seriously, consult each other on every large step, and luck will have two pairs of hands.',
  '9.8':
    'Blessings are indirect here: they follow changes, inheritance of wisdom more than of goods, or a teacher met in a hard year. An elder sibling may seem distant. Keep faith with small observances, avoid shortcuts, and gratitude will show you what had been given.',
  '9.9':
    'Few houses are so well kept: you have a natural sense of right, helpful siblings or peers, and chances that come in good time. Beauty and virtue matter to you. Set a standard and then be gentle with those who fall short of it.',
  '9.10':
    'High principle meets public duty. Leadership, advice or administration can suit you, and respect comes for conduct as much as for skill. You rise when you serve something larger. Keep one mentor whose opinion counts more than applause.',
  '9.11':
    'Gains grow year by year, often by way of elders, good friends or work you believe in. You honour your teachers and they remember you. Decide beforehand what share of each success goes to a worthy purpose; abundance likes an outlet.',
  '9.12':
    'Much goes out for good purposes: guests, rites, study, journeys, people in need. Outer luck may look modest while inner riches grow, and distant lands can be kind. Give from a fixed share, so that the open hand does not leave you anxious.',
  '10.1':
    'You shape your own career and are known for it; words, learning or craft bring a name. The early road can be uneven, and means increase with age. Let colleagues see you rest as well as strive, and respect turns into affection.',
  '10.2':
    'Profession and income fit one another well, and your work benefits the family. Finance, food, teaching, voice or a family enterprise may be the field. Good conduct towards father and elders keeps standing and savings equally sound.',
  '10.3':
    'Courage, communication and reliable helpers carry your work: brothers, sisters, a close team. You act on your word, which people value. Take the small commission as seriously as the grand one; word of it travels farther than you do.',
  '10.4':
    'Work and home nourish each other: property, vehicles, education, farming or a business under your own roof. Looking after your mother or homeland matters. Respect grows quietly. Close the office door at a set hour, so both worlds keep their warmth.',
  '10.5':
    'Knowledge is your office. Teaching, strategy, arts, markets or work with the young can bring both joy and position. Ideas come when you are playful, so keep a space for experiment, and give your own children the attention you give to projects.',
  '10.6':
    'Recognition needs patience, since skill may go unnoticed or rivals speak louder. You do excel where service, order and problem solving count. Choose the useful post above the shining one, stay courteous to superiors, and reputation gathers from those you helped.',
  '10.7':
    'A partner strengthens your public life with good sense or contacts, and joint ventures do well. You speak fairly and keep to principles. Decide who leads in which matter; when roles are clear, business and marriage both gain by it.',
  '10.8':
    'Occupation changes course more than once, or much of it happens out of sight: research, audit, insurance, healing, investigation. Blame can land on you unfairly; keep records and do not return gossip. Endurance is your strength, and each pause prepares a better role.',
  '10.9':
    'Duty and good fortune agree, and you may rise through learning, law, counsel, travel or the support of a father figure. Children can share in your standing. Act as you teach; that consistency, more than ambition, is what lifts you.',
  '10.10':
    'Competence is unmistakable: you handle varied work well, keep your word, and respect those who taught you the trade. Responsibility finds you early. Train a successor before you think you need one, and leave some part of each week without a purpose.',
  '10.11':
    'Effort shows up as gain, and wide circles, large organisations or trade reward your skill. Contentment tends to come along with the profit. Celebrate a finished task before chasing the next; friends like to be thanked in person.',
  '10.12':
    'Professional life involves expense, distance or institutions: foreign postings, hospitals, charities, large offices with closed doors. Recognition may be quieter than the labour. Be wary of rivalry, be generous with skill, and let inner satisfaction count in the reckoning.',
  '11.1':
    'Gain comes to you in person, through openness, eloquence and an even temper. You see both sides of a matter and people bring you opportunities. Ask what each wish is for; you are able to fulfil many, so choose the ones that last.',
  '11.2':
    'Earnings settle into savings, and the household knows plenty. Charity and religious or cultural giving come naturally. A good voice helps you sell or teach. Keep the family informed about money, so that abundance also feels like security to them.',
  '11.3':
    'Profit follows initiative: sales, media, crafts, short journeys, a venture with siblings. You are capable in many kinds of work. Rest the shoulders, keep receipts, and thank a brother or sister in public; good will is part of the return.',
  '11.4':
    'Gains reach you through land, houses, vehicles, mother’s people or visits to sacred and beautiful places. Home is where friends gather. Invest in what shelters people, and put comfort second to upkeep; the house will repay its care.',
  '11.5':
    'Wishes connected with children, learning and creative work have good support, and pleasure comes with principle. Friends enjoy your company and your counsel. Investments studied by yourself do best. Say yes to teaching someone younger.',
  '11.6':
    'Income comes with effort and often by service, competition, litigation or work in foreign places; friends may turn rivals when money is unclear. Look after digestion and sleep in busy months, sign agreements, and you hold on to what you win.',
  '11.7':
    'Partner, in-laws or clients bring gains, and you are generous in return. The risk lies in giving way for the sake of peace. Be open about money in marriage, honour contracts, and both friendship and business stay profitable.',
  '11.8':
    'Reversals teach you to hold profit lightly, and friends may come and go with circumstances. Legacies, insurance or another’s funds can help. Spread what you have across several baskets, avoid schemes that need secrecy, and patience brings a second harvest.',
  '11.9':
    'Fortune and fulfilment go hand in hand: skilled, truthful, respected by people of position, you find help on the road. Teachers and elders are lucky for you. Take part of each gain as learning, a course or a journey, and the luck deepens.',
  '11.10':
    'Standing and income rise together, and superiors reward your judgement and self-command. Large organisations suit your reach. Tell the truth even when it costs a bargain, for your name is the asset on which the rest is built.',
  '11.11':
    'Whatever you take up tends to repay you, and learning as well as comfort grows with the years. A large circle likes you. Aim higher than acquisition: found something, a fund, a club, a school, that lets others share the harvest.',
  '11.12':
    'What comes in goes out, much of it for good ends, and income from abroad or from institutions is possible. Pleasures and friends of many kinds surround you. Set aside the third you mean to keep before the month begins, and generosity will not tire you.',
  '12.1':
    'You give yourself away easily, in energy, attention and coin, and may feel slight in a loud world. Gentle exercise, regular meals and planned quiet restore you. Foreign places, healing work or contemplation can become where you finally feel in your own skin.',
  '12.2':
    'Spending goes on worthy things: guests, family rites, learning, food for others. You speak kindly and dislike bargaining. Savings need a lock with two keys, so let someone careful share the accounts, and the open table will last.',
  '12.3':
    'You may be busy with your own road while brothers, sisters or colleagues are on theirs, and feel a little alone for it. Effort suits distant or solitary work. Reach out first, by letter or call; what grows cold here warms with small contact.',
  '12.4':
    'Home costs more than it first appears, through repairs, moves or distance from mother. Rest is deepest away from where you were born, or near water. Rent before you buy, keep papers safe, and build your peace from habits more than from walls.',
  '12.5':
    'Wishes about children, study or love may take you through waiting, pilgrimages or places far off. Care given to other people’s young is not lost. Keep speculation small, let prayer, music or drawing hold what cannot be said, and hope stays supple.',
  '12.6':
    'Spending meets opposition, and quarrels are your costliest luxury. When you decline the bait, losses tend to turn back on those who wished them. A strict budget, decent sleep and service to people in difficulty make this placement strong.',
  '12.7':
    'Much is spent on marriage or by it, and closeness comes and goes with work, travel or unequal strength. Learning about each other’s needs is the true wealth of this bond. Plan time apart and time together with the same care, and comfort has room.',
  '12.8':
    'Losses have a way of ending well here: what disappears brings release, an unexpected gain, or insight. You speak softly and see through appearances. Keep taxes and legacies in good order, and use the talent for closing what is finished.',
  '12.9':
    'Belief may lead away from custom, sometimes from teachers too, and means go into journeys or personal aims. Distance ripens faith. Honour those who taught you even when you outgrow them, and let one pilgrimage each year be for someone else’s good.',
  '12.10':
    'Public work brings outlay: fees, travel, offices abroad, duties without applause. Help from father or superiors may be slight, so independence grows. Institutions, charities, foreign firms and creative seclusion suit you; count influence as well as income.',
  '12.11':
    'Income has holes and also unexpected patrons, for people you scarcely know may take your side. Friends abroad are lucky. Trade in knowledge rather than goods, keep a sober ledger, and choose wishes that do not need to be bought.',
  '12.12':
    'The inner life has a house of its own: dreams, meditation, foreign shores, generous spending on good causes. Anger at the world drains you more than work does. Guard sleep, keep a modest budget, and solitude will be a friend instead of an exile.',
};
