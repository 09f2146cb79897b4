/** What each graha in each house means, in English. */

import type { Texts } from '../../rules/rule.ts';

export const GRAHA_IN_HOUSE_EN: Texts = {
  'Sun.1':
    'People notice you before you speak: there is a natural bearing, pride in your name and a wish to stand on your own feet. Heat and impatience tend to come with it. Early rising, exercise and praise freely given to others keep this fire warm rather than scorching.',
  'Sun.2':
    'Money and speech both carry your pride here. You may earn through an institution, a father’s name or the state, yet spend to keep up standing, and a sharp word at the family table costs more than it seems. Speak second, save first.',
  'Sun.3':
    'Courage suits you. Writing, selling, competing, moving about and starting things by your own effort tend to bring recognition, and elder siblings or colleagues learn to respect your line. Use the same daring to apologise first when a quarrel at home needs ending.',
  'Sun.4':
    'At home you may feel that everything waits for your command, and peace of mind then waits behind duty, property matters or differences with a parent. Separate the office from the house, open the windows to morning light, and let someone else decide the small things.',
  'Sun.5':
    'A clear and ambitious intelligence: you like to lead through ideas, to teach, to perform, to be the one who thought of it. Children and pupils may feel watched by a proud eye. Praise their effort, not the result, and your own creativity also breathes more easily.',
  'Sun.6':
    'Rivals, examinations and difficult offices bring out your best. You tend to win by persistence where others tire, which favours administration, medicine, law and public service. Give the body regular meals and sleep, for you will work it as hard as you work everything else.',
  'Sun.7':
    'Partnership is where your will meets another will. You may marry, or work with, a person of standing and strong opinion, and both of you want the last word. Agree on separate fields of command, and leave pride at the door.',
  'Sun.8':
    'Confidence here grows underground. Recognition may come late, through research, inheritance matters, insurance, crisis work or the rescue of something others had written off. Guard your eyes and your reserves of strength, do not test the limits of tiredness, and see that papers shared with relatives are in good order.',
  'Sun.9':
    'Belief matters to you, but it has to be your own. There may be distance or debate with the father, a guru or received religion before you find a principle worth serving. Pilgrimage, teaching and honest gratitude to those who raised you open the way to fortune.',
  'Sun.10':
    'Noon is the Sun’s best hour, and this is its noon. Work tends to bring visibility, authority and the trust of senior people, often through government, management or a family profession. Rise by doing the task in full view; the title follows it.',
  'Sun.11':
    'Few placements serve income better. Influential friends, senior colleagues and large organisations tend to open doors, and long-held wishes are reached by steady ambition. Choose friends for their character as well as their office, and share the credit when the goal is won.',
  'Sun.12':
    'Your light works behind a curtain: in another country, a hospital, an ashram, a laboratory, or a role where your name is not on the board. Self-belief may dim when no one applauds. Rest your eyes, budget for expenses early, and reserve a morning prayer or walk for yourself.',
  'Moon.1':
    'Feelings show on your face, and people trust you for it. You read a room in a moment, care readily, and change with the company you keep. A full Moon makes this charm strong; in thinner days, water, sleep and one calm friend restore you quickly.',
  'Moon.2':
    'Gentle speech and a feeling for food, family and comfort help you earn. Income may rise and fall like a tide, often through women, the public, liquids, hospitality or trade. Put a part aside on the full days, and the lean ones will not trouble the house.',
  'Moon.3':
    'A busy, curious mind that thinks best on the move. Short journeys, letters, siblings and neighbours fill your days, and your courage comes in waves of mood. Finish one story before starting another, and let a sister or brother hear the real news first.',
  'Moon.4':
    'Home is your medicine. The bond with mother, land, vehicles and familiar rooms tends to be deep, and happiness grows from a settled kitchen more than from applause. Have water and plants near you, and visit your birthplace when the heart feels crowded.',
  'Moon.5':
    'Imagination and affection meet here. You learn by loving the subject, care tenderly for children, and may have a gift for poetry, counsel or devotion. Since the heart decides quickly in romance and investment, sleep one night on every large promise.',
  'Moon.6':
    'Worry is the guest to watch: other people’s problems, small debts, digestion that reacts to mood. The same sensitivity makes you excellent at nursing, service and patient daily work. Regular meals, a tidy desk and one evening without duties keep the waters clear.',
  'Moon.7':
    'You look for a partner who is also a home. The spouse tends to be caring, attractive and changeable, and your own mood depends much on how things stand between you two. Speak the small hurts early; business with the public prospers in the same way.',
  'Moon.8':
    'Emotions run deep and private. You sense what others hide, and you may carry family fears that were not yours to begin with. Depth psychology, research, healing work and a trusted confidant turn this into strength; putting late worries on paper helps you sleep.',
  'Moon.9':
    'There is a pilgrim in you. Faith comes through feeling – a temple at dusk, a mother’s prayer, a river, a distant country – and good fortune tends to follow generous acts. Teachers and readers find you receptive. Give quietly, travel with an open heart, and luck returns.',
  'Moon.10':
    'The public responds to you. Careers with people, care, food, shipping, trade, media or administration suit this place, though the profession may change more than once. Let your work serve a real need, leave private tears outside meetings, and reputation will hold through the changes.',
  'Moon.11':
    'Friendship feeds you, and your circle feeds your income. Gains tend to come through women, groups, the public or a thing you once did only for love. Enjoy the wide acquaintance, but let two or three people know you on an ordinary evening.',
  'Moon.12':
    'You need solitude as others need company. Dreams are vivid, generosity is easy, and money may slip out through kindness or the wish to be elsewhere. Hospitals, retreats and foreign places can suit you. Protect your sleep, and plan both giving and withdrawing in advance.',
  'Mars.1':
    'Energy arrives in the room with you. You act first, recover fast and dislike waiting, which makes a good athlete, engineer, surgeon or founder. Temper and small injuries come from haste, so train the body hard, count to ten, and let slower people finish their sentence.',
  'Mars.2':
    'Words leave your mouth like arrows, and money leaves the purse almost as fast. Earnings through technical work, land, metals or competition are quite possible; keeping them is the lesson. A fixed monthly saving and a softer tone at dinner change both accounts.',
  'Mars.3':
    'This is Mars where he is happiest to fight: courage, stamina, quick hands and the nerve to begin. Sports, uniforms, machines, publishing and sales all reward you. Younger siblings may compete with you, so be the ally who shows them how rather than the judge.',
  'Mars.4':
    'The house may resemble a workshop: repairs, arguments, moves, property papers. Deep down you are defending your peace and breaking it by defending. Channel this heat into building, gardening or land, lower your voice before your mother, and check wiring and vehicles with care.',
  'Mars.5':
    'A bold mind that takes risks for fun, in romance, games, markets and ideas. It can win, and it can also leap before the numbers are in. Set limits on speculation beforehand, choose technical study, and be patient with children who do not share your speed.',
  'Mars.6':
    'Opposition makes you stronger. Competitors, debts and demanding jobs meet a fighter who prepares well and does not tire, so law, surgery, security, sport and engineering all fit. Rest is a part of training; anger kept in the stomach is better walked off by evening.',
  'Mars.7':
    'Passion and friction share one roof. You attract a lively, independent partner, and the marriage stays healthy when both have room to move and fair rules for quarrels. Marrying with patience rather than in a rush, and exercising together, does more good than winning arguments.',
  'Mars.8':
    'Intensity, secrecy and sudden turns mark your deeper life. You have the nerve to work where others look away: investigation, surgery, mining, insurance, recovery. Drive carefully, handle tools with respect, and settle joint money in writing; calm preparation disarms most of the shocks.',
  'Mars.9':
    'You fight for what you believe and may argue with teachers, priests or the father on the way. Long journeys, law, sports abroad or service in uniform can carry you far. Let conviction be shown by conduct, and ask a question before you deliver a verdict.',
  'Mars.10':
    'Here Mars has directional strength, and your work shows it: initiative, command, deadlines met, things built. Engineering, defence, surgery, property, sport and enterprise are natural. Guard your reputation from quarrels with superiors, and reward the team that carries out your orders.',
  'Mars.11':
    'Income follows effort almost directly. Targets excite you, land and technical ventures can pay, and you rise among active, competitive friends. Elder siblings or old comrades may test your patience. Write down what a partnership owes to each, then enjoy the race.',
  'Mars.12':
    'Fire burns in a closed room: anger held in, expenses on impulse, broken sleep, work far from home. Physical discipline is your best remedy – swimming, martial arts, seva with the hands. Avoid lending in heat, and tell one trusted person what really annoys you.',
  'Mercury.1':
    'Youthful, talkative and quick to adapt, you meet life as a conversation. Learning stays easy at any age, and humour opens doors that effort alone would not. Nerves tire before the body does, so leave some hours of each day without a screen.',
  'Mercury.2':
    'Your voice is an asset. Trade, accounts, teaching, sales or writing can turn words into income, and money decisions tend to be sensible rather than emotional. Stay truthful even where exaggeration would sell more; trust is your real capital.',
  'Mercury.3':
    'Ideas come to you in pairs and leave as messages. Journalism, coding, marketing, short travel and work with siblings all suit a mind that likes to connect dots. The risk is a hundred drafts; pick one skill and practise it until the hands know it.',
  'Mercury.4':
    'A house full of books, talk and visitors pleases you. Education tends to go well, relatives on the mother’s side may support it, and property is handled with a clear head. When thoughts will not settle, rearrange a room or write a page by hand.',
  'Mercury.5':
    'Your intelligence likes to play, and play is how you learn. Mathematics, mantra, design, strategy, teaching children and good advice all come naturally. Romance begins in conversation here; let a little mystery remain, and do not analyse every feeling until it flies away.',
  'Mercury.6':
    'Details do not escape you, which is a gift at work and a burden at night. Audit, health care, law, editing and repair favour this place; arguments over trifles do not. Choose which battles deserve a reply, and give the digestion quiet meals.',
  'Mercury.7':
    'You need someone to talk with for fifty years. The partner tends to be younger in spirit, witty and good at business, and contracts, consulting and trade prosper through agreement. Say plainly what you expect; hinting invites misreading on both sides.',
  'Mercury.8':
    'A detective lives in your mind. Puzzles, taxes, insurance, astrology, psychology and old manuscripts hold your attention, and reputation may come from knowing what few others bother to learn. Read documents twice where inheritance is concerned, and rest the nerves with breathing practice.',
  'Mercury.9':
    'Scholarship and travel belong together for you. Languages, law, publishing, philosophy and higher study tend to bring luck, and a lively teacher changes your direction at least once. Debate as friends: learning grows faster where nobody needs to lose.',
  'Mercury.10':
    'Several skills in one working day is your natural state. Commerce, analysis, media, teaching, technology and administration respond well to your planning and pleasant way of explaining. Success follows what you publish and present, so put your name on finished work.',
  'Mercury.11':
    'Networks are your harvest. Clever, younger or learned friends bring news that becomes income, and several small streams suit you better than one large one. Keep written accounts with companions, and pass on what you know; knowledge shared tends to come back with interest.',
  'Mercury.12':
    'Thoughts wander far from the desk: to other countries, imagination, half-written pages, worries at midnight. Paperwork may leak money through inattention. Research, translation, creative writing and work behind the scenes use this mind well; a short list each evening closes the open windows.',
  'Jupiter.1':
    'Good will walks ahead of you. Optimism, fairness and a natural dignity make people ask for your counsel, and help tends to appear when it is needed. Comfort is the only danger: keep the body moving, and be as wise in habits as in advice.',
  'Jupiter.2':
    'Words of blessing and a sense of value bring plenty to the table. Income through teaching, finance, law, counsel or family tradition tends to grow with years, and relatives look to you for support. Be generous with a plan, so that giving does not become overfeeding.',
  'Jupiter.3':
    'Wisdom stands in the marketplace here and has to make itself heard. Your luck comes through writing, teaching in small steps and repeated effort more than through open-handed fortune. Siblings may ask much of you; help them freely, and go on exercising your own courage.',
  'Jupiter.4':
    'A peaceful home, an open kitchen and a mother’s values form the ground you stand on. Education, land and vehicles tend to come in good measure, and contentment deepens with age. Host a class, a prayer or a study circle; the house likes to be used.',
  'Jupiter.5':
    'Judgement is your treasure. You grasp principles, advise well, and may shine in teaching, mantra, finance or public policy. About children you care so much that worry can cloud the joy; trust them early, and let wisdom be something they see in you.',
  'Jupiter.6':
    'You conquer by patience and good advice rather than by force. Service, healing, law, banking and mediation fit well, and adversaries often end as acquaintances. Watch rich food and easy credit, since generous Jupiter overdoes both; a modest routine is the true protection.',
  'Jupiter.7':
    'Marriage here looks for meaning. The partner tends to be learned, kind or of good family, and business gains through honest agreements and respected advisers. Avoid playing the teacher at home: respect flows when both of you remain students of each other.',
  'Jupiter.8':
    'Faith is tested and deepened in the hidden places. Inheritances, joint resources, occult study and slow inner change teach you more than easy luck would. Take good counsel before vouching for another’s debt, keep meals simple, and let meditation be regular.',
  'Jupiter.9':
    'Jupiter rejoices in the house of dharma. Teachers, parents, pilgrimages and learned company tend to bless your path, and luck often arrives dressed as a principle you refused to sell. Study something sacred every week, and pass the blessing on by teaching.',
  'Jupiter.10':
    'Reputation grows from ethics. You do well where trust is the product: teaching, law, finance, medicine, government, advising. Progress may look slow beside bolder people, but the name you make tends to last. Choose the honourable project when two are on offer.',
  'Jupiter.11':
    'Large wishes have good company here. Well-placed and generous friends, elder guidance, and income from knowledge tend to increase as the circle widens. Decide what enough means to you; with that answer in hand, gain becomes a tool and giving a pleasure.',
  'Jupiter.12':
    'Your wealth is partly invisible: quiet faith, protected sleep, help from strangers in far places. Money may flow out through charity, travel or optimism about costs. Retreats, foreign study and spiritual practice are well favoured; a careful budget keeps generosity from turning into regret.',
  'Venus.1':
    'Charm is your first language. A pleasant face, taste in dress and an instinct for harmony make others comfortable, and art, beauty or diplomacy may become your work. Notice when pleasing everybody costs you a plain answer; honesty said sweetly is still honesty.',
  'Venus.2':
    'Sweet speech, good food and fine things gather around your table. Income through art, beauty, jewellery, hospitality, finance or singing is favoured, and family affection supports it. Buy fewer things of lasting quality, and your savings will look as lovely as your home.',
  'Venus.3':
    'Grace goes into the hands and the pen: design, music, dance, social media, persuasive writing. Sisters and neighbours tend to be dear. Money follows practice rather than charm alone, and courage in love grows when you write the letter you have been composing.',
  'Venus.4':
    'Venus has directional strength here, and the home shows it. Comfort, vehicles, music, a loved mother and friends who stay for dinner all belong to this picture. Beautify what you own before buying more, and make one room in the house free of every quarrel.',
  'Venus.5':
    'Romance, art and children light up your life. You create with feeling, learn what delights you and often have a gift for poetry, acting, counsel or design. Love begins easily; let it mature by honouring a promise even on a day without sparkle.',
  'Venus.6':
    'Love is learned through service in this place. Work may involve beauty, health, hospitality or mediation among colleagues, while romance suffers if it becomes rescue or rivalry. Separate affection from debt, be moderate with sweets and luxuries, and appreciate the partner who helps with ordinary chores.',
  'Venus.7':
    'Relationship is the centre of your story. You attract and are attracted, and an affectionate, artistic or worldly partner is likely. So much desire can also make comparison easy, and expectations run high. Courtesy kept up after the wedding is the charm that works longest.',
  'Venus.8':
    'Attraction is deep, private and changing. Benefits may come through a partner’s family, shared assets, insurance or hidden talents, and you understand the unspoken side of love. Trust needs clear terms around money and loyalty; creative solitude turns intensity into art.',
  'Venus.9':
    'Beauty leads you to faith. Sacred music, graceful ritual, travel and a generous teacher suit you, and the partner may come from another place or tradition. Good fortune grows through courtesy and the arts; honour those who taught you taste as well as those who taught you rules.',
  'Venus.10':
    'Work likes to be attractive: design, media, hospitality, luxury, women’s affairs, diplomacy, the stage. People in power enjoy your company, and a pleasant manner moves projects that argument would stall. Let skill stand behind the charm, and leave office affection uncomplicated.',
  'Venus.11':
    'Pleasure and profit make friends here. Income tends to come through art, vehicles, women, entertainment or a cheerful social circle, and wishes for comfort are often met. Choose companions who celebrate your discipline too, and put some of each gain where parties cannot reach it.',
  'Venus.12':
    'Of all the grahas, Venus minds this house least. Pleasures of rest, intimacy, travel and retreat are favoured, along with income from abroad or from work done in seclusion. Luxury can become the largest expense; give beauty away sometimes, through charity, music or devotion.',
  'Saturn.1':
    'You grew serious early. Responsibility, reserve and endurance mark your manner, and life tends to become lighter after the thirties rather than before. Warm the body with oil, movement and sunlight, allow yourself small joys without earning them, and your patience becomes true authority.',
  'Saturn.2':
    'Savings come slowly and stay long. Early thrift in the family may have taught you to count words as well as coins, and speech can sound colder than the heart behind it. Steady work, fair dealing with relatives and one kind sentence a day build lasting plenty.',
  'Saturn.3':
    'Persistence is your form of courage. What others begin with noise you finish with repetition, in writing, craft, logistics, law or long projects. Relations with siblings may feel dutiful or distant; a regular call, with no agenda, warms them more than grand help.',
  'Saturn.4':
    'Comfort has to be built brick by brick. Childhood may have held more duty than play, or a move away from the first home, and contentment comes late but firm. Care for elders, mend the old house, make room for silence; a settled heart is your real estate.',
  'Saturn.5':
    'The mind is deep, cautious and slow to applaud itself. Study, love and parenthood may come later than for friends, or with more thought, and structure helps all three. Invest conservatively, play without a purpose now and then, and tell children that you are proud.',
  'Saturn.6':
    'Few obstacles outlast you. Patient service, labour matters, law, health systems and heavy responsibility suit this place, and rivals tire first. Protect the joints and the hours of sleep, pay debts by schedule, and treat those who work for you as you wish to be treated.',
  'Saturn.7':
    'Commitment is taken seriously, perhaps after a delay or with someone older, responsible or reserved. Distance and routine can cool affection if left alone, yet loyalty grows strong with time. Divide duties fairly, plan joy as carefully as work, and contracts will hold as well.',
  'Saturn.8':
    'Endurance is given together with the need for it. Shared money, inheritance or in-laws may bring duties and slow paperwork, and worry sits in the body as stiffness. Regular check-ups, honest accounts, yoga and the company of elders make this long road steady and even wise.',
  'Saturn.9':
    'Your faith asks for proof. Religion by habit may feel heavy, and the father or teacher may have been strict, absent or burdened, so you build a philosophy out of experience. Service to the old and the poor, and pilgrimages made on foot, soften what doubt hardened.',
  'Saturn.10':
    'Work is the field where Saturn gives most. Step after step, through discipline and accepted responsibility, you may rise to a position that few expected at the start. Avoid short cuts, since heights reached that way are hard to hold; mentors and juniors will remember your fairness.',
  'Saturn.11':
    'Late fruit, but a full tree. Income becomes dependable with years, through industry, land, institutions, technology or older friends, and long plans are realised. Your circle may be small; loyalty is what counts in it. Share gains with those who laboured for them and they multiply.',
  'Saturn.12':
    'Silence, distance and duty shape the hidden side of life. Work in foreign lands, hospitals, monasteries or archives can suit you, while expenses grow when loneliness goes unspoken. Fix a time for sleep, keep a reserve for costs, and let simple service turn solitude into peace.',
  'Rahu.1':
    'There is something unusual about you, and you would like the world to see it. Ambition, experiment and a talent for reinvention open doors, though the mirror may show a different person every few years. Simple habits and one unvarnished friend keep the image honest.',
  'Rahu.2':
    'Hunger for wealth and for the right words runs strong. Earnings may come through foreign, technical or unconventional channels, and speech can charm or overstate. Eat at regular hours, promise less than you can do, and stay close to family customs that keep you grounded.',
  'Rahu.3':
    'Boldness with an electric edge. Media, technology, advertising, travel and daring initiatives suit you, and you can say what others only think. Elder rules do not frighten you; use that freedom to protect a sibling or a colleague, and verify facts before you broadcast them.',
  'Rahu.4':
    'The feeling of home keeps moving. You may live far from your birthplace, among strangers or modern comforts, and peace is disturbed by the idea that it waits somewhere else. Stay long enough to plant something; a daily ritual in one fixed corner helps most.',
  'Rahu.5':
    'An original mind plays with risk. You may be brilliant in technology, film, markets or ideas ahead of their time, while romance and speculation promise more than they deliver. Set a limit before the game begins, honour your teachers, and meet children as they are.',
  'Rahu.6':
    'Difficult opponents meet a strategist in you. You handle crowds of tasks, foreign offices, lawsuits, health systems and competitive work with unusual skill. Complaints that nobody can explain call for simple food and a second opinion; pay what you owe and enemies lose their handle.',
  'Rahu.7':
    'Attraction crosses borders. The partner may come from another culture, background or way of life, and the first meeting is magnetic; expectations then need adjusting to a real person. Take time before signing, in love as in trade, and air early what would grow in the dark.',
  'Rahu.8':
    'Mysteries pull at you: research, the occult, other people’s money, sudden change. Curiosity is a talent here when guided by method, and a trap when chasing thrills. Avoid shortcuts in tax and inheritance, have vague complaints looked at early, and drop a spiritual anchor.',
  'Rahu.9':
    'You seek truth outside the fence. Foreign teachers, new philosophies, academic disputes or distant travel enlarge your world, while relations with the father or tradition may become strained. Question freely, yet keep one inherited practice alive; it will bring you back when the novelty fades.',
  'Rahu.10':
    'Ambition for a public name is strong and often rewarded. Politics, technology, film, foreign firms and large systems can lift you quickly, sometimes faster than your experience grows. Learn the craft behind the fame, leave clean records, and choose the work you would do unphotographed.',
  'Rahu.11':
    'Wide networks, clever timing and unusual ventures tend to bring gain. Friends from other communities, online circles and large organisations enlarge your income, and desires multiply with success. Name three wishes that truly matter, be careful with admirers, and let part of the profit serve others.',
  'Rahu.12':
    'The far shore calls: foreign lands, dreams, retreats, screens late at night. You may spend on escape what you saved in effort, and sleep turns restless when the mind has no harbour. Travel with a purpose, settle accounts monthly, and replace the last hour of scrolling with mantra or breath.',
  'Ketu.1':
    'You wear your identity loosely. Others may find you hard to define, a little distant, at times intensely perceptive, and you yourself wonder which role is real. Body practice such as walking, yoga or swimming brings you home; let friends tell you what they value in you.',
  'Ketu.2':
    'Words come sparingly or at odd angles, and money matters less to you than it does to relatives. Gains may arrive and pass without much attention. Simple accounts are enough; eat with the family when you can, and speak your meaning fully; silence is easily misread.',
  'Ketu.3':
    'Quiet daring belongs to you. You act without much talk, follow instinct, and may be gifted in technique, martial arts, code or spiritual discipline. Closeness with siblings may thin out for a time; a shared task reconnects you better than a long conversation.',
  'Ketu.4':
    'Belonging is not bound to a house. You may have left the birthplace inwardly before doing so outwardly, and the bond with mother or land carries both tenderness and distance. Create a small shrine or a bare clean room: emptiness, when chosen, becomes restful.',
  'Ketu.5':
    'Insight flashes up without visible study, and mantra or meditation tends to bear fruit. Ordinary lessons, romance or matters of children may feel uncertain or come in an unexpected form. Trust slow guidance, avoid gambling on intuition alone, and let affection be shown in simple acts.',
  'Ketu.6':
    'Troubles loosen their grip when you stop wrestling with them. You may have a healer’s eye, a gift for fixing systems, and opponents who lose interest. Odd complaints deserve a proper check rather than a guess; kindness to animals and regular service strengthen this good placement.',
  'Ketu.7':
    'Closeness and solitude both ask for their share. You may choose a spiritual or independent partner, or withdraw just when another comes near, without knowing why. Say aloud that you need space and that you are staying; those two sentences save many evenings.',
  'Ketu.8':
    'Intuition for the hidden is sharp: psychology, tantra, archives, old wounds and their healing. Upheavals can detach you from what was not yours, though the moment may feel rough. Handle machines and travel attentively, write clear agreements on shared money, and meditate to land softly.',
  'Ketu.9':
    'You suspect that truth has no label. Ritual, dogma or a father’s certainties may leave you cold, while a silent temple or a true renunciate moves you deeply. Seek direct practice rather than debate, and thank the elders even for what you did not adopt.',
  'Ketu.10':
    'Titles interest you less than mastery. Career may turn once or twice without warning, away from prestige and toward research, technique, healing or spiritual work. Explain your choices to superiors in plain terms, finish what you began, and let a quiet excellence speak for you.',
  'Ketu.11':
    'Gain tends to come when you are not chasing it. A few unusual friends, specialised knowledge and modest wants serve you better than a large crowd, and old hopes fall away as truer ones appear. Stay in touch; groups miss you more than you suppose.',
  'Ketu.12':
    'Here the tradition sees a seeker’s sign. Prayer, solitude, dreams and places of retreat speak to you, and letting go is learned earlier than by most. Practical life still needs a keeper: note expenses, guard your sleep, and return from the cave with something to share.',
};
