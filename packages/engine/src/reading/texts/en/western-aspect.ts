/** What the aspects between two planets mean, in English; keyed as `WESTERN_ASPECT`. */

import type { Texts } from '../../rules/rule.ts';

export const WESTERN_ASPECT_EN: Texts = {
  'Sun-Moon.conjunction':
    'Will and feeling pull the same way, so you act from one piece and start afresh with all your heart. The other person’s view may arrive late. Invite it early; a second pair of eyes balances your single focus.',
  'Sun-Moon.soft':
    'What you want and what you need are on good terms. People find you at ease with yourself, and support tends to come from both men and women. Set yourself a stretching goal now and then, since comfort asks for little.',
  'Sun-Moon.hard':
    'Duty calls one way and comfort another, perhaps because two parents wanted different things. The tension keeps you striving. Give each side its own hours in the week, and the quarrel becomes an alternation.',
  'Sun-Mercury.conjunction':
    'You think about what you are and identify with what you think. Expression comes readily, and your point of view is distinct. Ask someone to restate your argument; hearing it from outside shows what is missing.',
  'Sun-Mercury.soft':
    'Purpose and reasoning understand one another. What is intended can be explained simply, and plans find the right words at the right time. Use this ease for matters others find hard to say.',
  'Sun-Mercury.hard':
    'What is meant and what is said may point in different directions, so explanations come out sharper than the intention. Writing first and speaking second brings the two together.',
  'Sun-Venus.conjunction':
    'Charm belongs to your way of being, and you like to please and be pleased. Art, friendship and beauty warm your days. Being liked is sweet; being known, with an unpolished opinion or two, is sweeter.',
  'Sun-Venus.soft':
    'Affection and self-respect agree here, and agreeable company gathers of its own accord. Taste and tact open doors. A little effort on top of the ease turns talent into art.',
  'Sun-Venus.hard':
    'The wish to be loved and the wish to be oneself get in each other’s way, in spending as well as in affection. Saying plainly what is wanted, without buying approval, restores the balance.',
  'Sun-Mars.conjunction':
    'Drive is close to the core of you: you decide, act and dare. Others feel the heat. Sport, demanding work and a worthy opponent keep the energy clean, and a pause between impulse and word keeps friends.',
  'Sun-Mars.soft':
    'Will and action work together without friction. You can push when needed and stop when it is enough, which makes you effective and pleasant to work with. Look for a challenge that deserves this engine.',
  'Sun-Mars.hard':
    'You meet resistance, and it wakes you. Anger or haste may have cost you something before you found a channel. Physical effort, clear contests and picking one battle at a time turn friction into courage.',
  'Sun-Jupiter.conjunction':
    'Confidence comes with you, and life often rewards it. You like the broad gesture, the generous word, the next horizon. Check the size of a promise before you make it, and luck stays on good terms with you.',
  'Sun-Jupiter.soft':
    'Good will surrounds your efforts; teachers, patrons or happy timing help you along. Optimism is earned by experience here. Use the ease to begin something that needs faith for a longer stretch.',
  'Sun-Jupiter.hard':
    'Hope runs ahead of measure, so you may take on too much or expect it to work out by itself. The vision is real. Halve the plan, double the time, and your generosity reaches its aim.',
  'Sun-Saturn.conjunction':
    'Seriousness came early, and you learned to rely on discipline. You do not waste words or strength. Praise was perhaps scarce: become a fair judge of yourself, and your achievements will finally feel like yours.',
  'Sun-Saturn.soft':
    'Patience serves your aims, and older or experienced people tend to trust you. You build in steps and keep what you build. This steady gift is easily overlooked, so take note of how far you have come.',
  'Sun-Saturn.hard':
    'Obstacles, a strict parent or an inner critic taught you to expect a test. You grow strong through it, though joy can come late. Do the next small thing well, then stop and let it count.',
  'Sun-Uranus.conjunction':
    'You cannot be copied, and standing apart is part of your path. Sudden turns suit you better than long waiting. Tell people what you stay loyal to; it helps them to trust your freedom.',
  'Sun-Uranus.soft':
    'Originality fits you like a well-cut coat. You bring new ideas without frightening anyone and adapt quickly to change. Offer this to a group that has grown stiff; it will thank you.',
  'Sun-Uranus.hard':
    'Restlessness breaks patterns, sometimes before the new one is ready. You need independence, and authority may provoke you. Choose where to be free and where to be constant, and the changes become your own.',
  'Sun-Neptune.conjunction':
    'Imagination and compassion are woven into your sense of self, and its edges can be misty. Art, music or service give it form. People who know you well and say what they see are a good mirror.',
  'Sun-Neptune.soft':
    'Inspiration is near at hand, and you sense what a situation asks for. Creative or caring work flows. Give the vision an appointment each week, so that it comes into the world.',
  'Sun-Neptune.hard':
    'Ideals and facts may miss each other, and you might have looked up to someone who was not as imagined. Disappointment clears sight. Keep the dream, check the details, and let yourself be ordinary on some days.',
  'Sun-Pluto.conjunction':
    'Your will goes deep, and people sense power in you even when you are silent. You reinvent yourself thoroughly. Influence is kindest when it leaves others a choice, yourself included.',
  'Sun-Pluto.soft':
    'You have staying power and a feeling for what lies beneath, so you can renew things that others gave up on. Crises show your calm. Use this strength on behalf of someone who lacks it.',
  'Sun-Pluto.hard':
    'Contests over power, early or later, taught you how strong you are. Control may seem the safest course. Choosing trust in small, well-lit matters frees the energy that guarding consumes.',

  'Moon-Mercury.conjunction':
    'You speak about feelings naturally and remember what was said and how it sounded. Stories and conversation calm you. When thoughts circle at night, put them on paper and let the page keep watch.',
  'Moon-Mercury.soft':
    'Head and heart talk to each other, so people find you easy to confide in. You explain gently and learn with interest. Writing, teaching or advice can grow from this.',
  'Moon-Mercury.hard':
    'Mind and mood interrupt one another; you argue yourself out of a feeling, or feel yourself out of an argument. Naming each in turn, first the mood, then the fact, brings relief.',
  'Moon-Venus.conjunction':
    'Tenderness is your native language. You make people comfortable, love beauty at home and seek peace. Let affection include the occasional honest no, and it will stay sweet.',
  'Moon-Venus.soft':
    'Kindness comes easily, and so do friends. You have taste, warmth and a soothing way about you. Since pleasant things come without struggle, choose one to cultivate with real devotion.',
  'Moon-Venus.hard':
    'Comfort and closeness seldom come in the same hour, and you may soothe yourself with sweets, shopping or pleasing. Ask what you truly miss. A small real tenderness outweighs a large substitute.',
  'Moon-Mars.conjunction':
    'Feelings turn into action at once, warm, brave and sometimes hot. You defend those you love like a lion. Move before you answer, and let hurt be told as hurt before it becomes anger.',
  'Moon-Mars.soft':
    'You react quickly and well, with courage that stays kind. Emotional honesty keeps the air clear around you. Active work with people suits you, and helps you as much as it helps them.',
  'Moon-Mars.hard':
    'Tenderness and temper share a wall, and the ones you love most hear the noise. Irritation often hides a need. Say the need, take a brisk walk, and come back; the warmth behind it is real.',
  'Moon-Jupiter.conjunction':
    'A large heart, a good memory for kindness and natural faith make others feel welcome. You give abundantly. Keep a portion for yourself, and let a small comfort be enough when the mood asks for a big one.',
  'Moon-Jupiter.soft':
    'Generous feelings and a trusting outlook bring help from unexpected people. Family, teaching or foreign places can bless you. You lift the mood of a home; do it consciously on grey days.',
  'Moon-Jupiter.hard':
    'Feelings grow larger than the occasion, in joy and in sorrow, and you may promise out of sympathy. Sleep on generosity. What is still true in the morning can be given with both hands.',
  'Moon-Saturn.conjunction':
    'You learned early to contain feelings, and your loyalty is deep and dependable. Loneliness can be an old habit. Ask for warmth in small coins, regularly; it adds up to a fortune.',
  'Moon-Saturn.soft':
    'Emotional steadiness lets others lean on you. You value family duty and keep calm under pressure. This quiet strength deserves some play beside it, so that care is not only work.',
  'Moon-Saturn.hard':
    'A reserve stands between you and comfort, maybe since affection once had conditions. You manage well, and alone. Treat your moods as you would a child’s, with patience, and the reserve slowly thaws.',
  'Moon-Uranus.conjunction':
    'Feelings flash, and you need room even in love. A changeable home or an unusual mother may have set the tone. Rhythm in small matters, sleep and meals above all, supports your freedom in large ones.',
  'Moon-Uranus.soft':
    'Changes at home or at heart refresh you rather than unsettle you. You are tolerant and quick to sense what is new. Friends of many kinds feel accepted in your company.',
  'Moon-Uranus.hard':
    'Closeness and freedom trade places suddenly: you want one as soon as you have the other. Announce your need for distance kindly, with a time of return, and both can be trusted.',
  'Moon-Neptune.conjunction':
    'You feel with everything that lives, and music or water reaches you at once. Imagination is great, skin thin. Rest, clear evenings and choosing your company well protect a rare tenderness.',
  'Moon-Neptune.soft':
    'Intuition is gentle and often right, and compassion comes without effort. Art, healing work or quiet prayer bring you home. Trust what you sense, and then ask, to be sure.',
  'Moon-Neptune.hard':
    'Moods can be misty, and you may rescue people, or be lost in longing for what was only half there. Three plain questions help: what happened, what do I feel, what is mine to do today. A short answer is enough.',
  'Moon-Pluto.conjunction':
    'Emotions run strong and deep, and you sense hidden currents in every family. You love with your whole being. Letting go of one old hurt at a time makes room for trust to grow.',
  'Moon-Pluto.soft':
    'You can bear strong feeling, in yourself and others, and come out renewed. People bring you their secrets for good reason. Depth suits you; remember lightness as well.',
  'Moon-Pluto.hard':
    'Feelings come like weather fronts, with old stories of control or loss behind them. You survive and understand much. Talking early, before the pressure builds, gives intensity a safe door.',

  'Mercury-Venus.conjunction':
    'You have a pleasing voice, in speech or on paper, and a sense for style. Diplomacy and design are natural. Put some grit into the charm when a truth has to be told.',
  'Mercury-Venus.soft':
    'Words and taste work together with grace, so you write, bargain or console with a light touch. Friendship thrives on your conversation. Practise an art in which both can play.',
  'Mercury-Venus.hard':
    'Good sense and affection do not agree at once on whom or what to choose. Explaining love and loving an explanation are different things; give each its own moment.',
  'Mercury-Mars.conjunction':
    'A quick and cutting mind, excellent in debate, repair and decisions under pressure. Words can leave before you have aimed. Ask a question first; it is just as fast and leaves fewer scratches.',
  'Mercury-Mars.soft':
    'Thought leads straight to action, and you explain clearly while doing. Technical skill and healthy argument come easily. Take on problems that others only talk about.',
  'Mercury-Mars.hard':
    'Nerves and words are on edge, so discussions heat up and small slips happen in haste. The same sharpness is a fine tool. Slow the hands, lower the voice, and keep the wit for the problem.',
  'Mercury-Jupiter.conjunction':
    'You think on a generous scale and tell it well. Teaching, publishing or selling an idea suits you. A friend who asks for the exact number makes you convincing.',
  'Mercury-Jupiter.soft':
    'Learning is a pleasure that opens doors, and your judgement is kind and broad. People ask for your advice. Languages, law or travel may reward the talent.',
  'Mercury-Jupiter.hard':
    'Ideas multiply faster than they can be checked, and details slip through the wide mesh. Enthusiasm deserves an editor. Finish, verify, and only then announce.',
  'Mercury-Saturn.conjunction':
    'A serious, exact mind that takes its time and forgets little. You may underrate your own intelligence. Speak before the thought is perfect; others need the half-built bridge.',
  'Mercury-Saturn.soft':
    'Concentration, order and sound sense make your word reliable. You learn thoroughly and plan well. Long projects that frighten scattered minds are where you shine.',
  'Mercury-Saturn.hard':
    'Criticism, early or inner, made you cautious in speech, and thinking can sink into grey. Depth has grown there. Show unfinished work to one kind reader, and let doubt be only the second voice.',
  'Mercury-Uranus.conjunction':
    'Lightning strikes in your mind, and you see the solution before the steps. Technology, invention or languages may attract you. Slow down for the listener; genius likes company.',
  'Mercury-Uranus.soft':
    'Fresh ideas arrive on time and find words. You learn new systems fast and free others from stale thinking. Keep a record, since what comes so easily also goes easily.',
  'Mercury-Uranus.hard':
    'Your mind jumps, interrupts and contradicts, partly because it is bored. Nerves need rest from screens and noise. One radical idea, worked out patiently, will do more than ten sparks.',
  'Mercury-Neptune.conjunction':
    'You think in images and read between lines, with a poet’s mind. Facts and fancies mingle. Note dates and numbers as you hear them, and give imagination an art of its own.',
  'Mercury-Neptune.soft':
    'Imagination feeds your words, and you find the phrase that touches. Story, music, film or counselling can profit. Let intuition make the proposals and reason the arrangements.',
  'Mercury-Neptune.hard':
    'Misunderstandings arise where something was assumed rather than said, and you can be too trusting of a lovely tale. Ask for it in writing. The sensitivity behind this is a gift for art.',
  'Mercury-Pluto.conjunction':
    'You think to the root and do not let go until you know. Research, strategy and the psychology of people fascinate you. Ask without cross-examining, and more will be revealed.',
  'Mercury-Pluto.soft':
    'A penetrating mind that finds the key point and persuades quietly. You keep secrets well. Investigations, editing or therapy-like conversations use this talent to the full.',
  'Mercury-Pluto.hard':
    'Thoughts dig in, and words can become weapons in a struggle to be right. Behind it is a love of truth. Let an issue rest for a day; what remains is what matters.',

  'Venus-Mars.conjunction':
    'Attraction and action meet in you, giving warmth, magnetism and creative heat. Love is lively, seldom lukewarm. Art, dance and play keep desire and tenderness in step.',
  'Venus-Mars.soft':
    'You know how to want and how to please, so give and take come naturally in love and work. Charm helps your aims. Use the ease to be generous to those who find it harder.',
  'Venus-Mars.hard':
    'Wanting and pleasing pull apart, and attraction often comes with sparks and arguments. Passion is not the trouble, timing is. Say what you want before resentment says it for you.',
  'Venus-Jupiter.conjunction':
    'Joy in giving, in beauty and in good company makes you well loved. Abundance likes you, sometimes too well. Choose the best and leave some on the plate; pleasure lasts longer so.',
  'Venus-Jupiter.soft':
    'Social grace and good fortune through people mark you, and art or generosity open doors. Life is kind here. Return the kindness on purpose, and it becomes character.',
  'Venus-Jupiter.hard':
    'You want the best and plenty of it, in love, comfort and praise. Warmth is real, measure is the lesson. A budget and a few quiet evenings teach the charm of enough.',
  'Venus-Saturn.conjunction':
    'Love is serious and lasting for you, though shyness may hide it. Duty and affection go together. Trust grows as you let someone be good to you without having to deserve it.',
  'Venus-Saturn.soft':
    'Loyalty, good taste and realistic love give your bonds durability. Older friends or patient work in the arts bring reward. Time is on the side of your heart.',
  'Venus-Saturn.hard':
    'You may have learned that love has to be earned, so you hold back or hold on. What you offer is deep. Take small risks in tenderness with reliable people, and the old rule loses force.',
  'Venus-Uranus.conjunction':
    'Sudden attraction, unusual taste and a need for freedom colour your affections. You love what is alive and new. Friendship inside love, and a promise you have chosen yourself, make it last.',
  'Venus-Uranus.soft':
    'Freedom and affection are friends with you, and your style is your own. You meet people easily in new settings. Keep surprising those you already love, too.',
  'Venus-Uranus.hard':
    'Closeness excites you until it binds, then you look for the door. It may also happen that you choose people who do. Build space into the bond from the beginning, and staying becomes a choice.',
  'Venus-Neptune.conjunction':
    'You love like a poet and see the soul in people. Beauty moves you to tears. Look at actions as well as eyes, and let art carry what no one person can fulfil.',
  'Venus-Neptune.soft':
    'Tenderness, imagination and taste flow together. Music, design or care for others are natural gifts. Romance has a touch of grace, made stronger by everyday kindness.',
  'Venus-Neptune.hard':
    'Longing paints people in colours they cannot keep, and you may give up too much for the picture. Sight improves with time. Go slowly, keep your own purse and friends, and love becomes real.',
  'Venus-Pluto.conjunction':
    'Love is intense and changes you. You are drawn to what is hidden and want all or nothing. Honest talk about jealousy and power, at quiet moments, turns intensity into trust.',
  'Venus-Pluto.soft':
    'Deep feeling with a talent for renewal: your bonds can heal and begin again. You attract without trying. Use your influence in money and love for the good of both sides.',
  'Venus-Pluto.hard':
    'Desire and control become tangled, in love or in joint finances. You feel what others only sense. When you notice yourself testing someone, ask directly instead; you will learn more, and lose less.',

  'Mars-Jupiter.conjunction':
    'Enthusiasm meets energy, so you act boldly and often succeed. Enterprise, sport or a cause suits you. Look before the leap, and set down the finishing line as well as the start.',
  'Mars-Jupiter.soft':
    'Well-timed effort is your luck: you push when the door is about to open. Courage is cheerful and catches on. Put it behind something larger than your own gain.',
  'Mars-Jupiter.hard':
    'You tend to overshoot, with too much speed, faith or effort at once. The fire is splendid. Pick one target, leave a margin, and let a cautious friend read the plan.',
  'Mars-Saturn.conjunction':
    'Force and restraint live in one room, which gives endurance and the power to do hard work precisely. You may feel blocked at times. Steady steps, with rests you have planned, release it.',
  'Mars-Saturn.soft':
    'You know how to use your strength economically, and can finish what is long and difficult. People trust your discipline. Engineering, training or management fit well.',
  'Mars-Saturn.hard':
    'It feels like driving with one foot on the brake: you push, are stopped, grow irritated. Patience is being forged. Divide the task, act daily in small amounts, and soften towards yourself.',
  'Mars-Uranus.conjunction':
    'Sudden energy, daring and a hatred of being held back make you a pioneer. Movement frees you. Plan for speed: safe tools, clear roads and a second of thought before the jump.',
  'Mars-Uranus.soft':
    'Inventive action is your talent. You find quick solutions and dare what is new without wrecking the old. Technical or reforming work is pleased to have you.',
  'Mars-Uranus.hard':
    'Impatience builds up and goes off at odd moments, often against rules. Independence is a real need. Regular vigorous exercise and work at your own pace ground the current.',
  'Mars-Neptune.conjunction':
    'You act from inspiration, and strength comes when the heart believes. Without a dream, it ebbs. Choose aims you can picture, and check the practical steps with someone awake.',
  'Mars-Neptune.soft':
    'Action and imagination move like a dance, good for art, film, healing or work at sea. You fight gently for those who cannot. Trust subtle timing.',
  'Mars-Neptune.hard':
    'Energy leaks where aims are vague, and anger may come out sideways. Ideals ask for more than is possible. Say no clearly, rest without guilt, and do one definite thing today.',
  'Mars-Pluto.conjunction':
    'Immense will and stamina work in you, most of it unseen. You can bring back to life what others have abandoned. Give it a goal worthy of such force, and leave room for other people’s pace.',
  'Mars-Pluto.soft':
    'You have power under control. Concentrated, persistent, calm in emergencies, you achieve deep change without noise. Lead where strength is needed and unwelcome tasks are waiting.',
  'Mars-Pluto.hard':
    'You meet force with force, and struggles can become a matter of principle. Beneath it lies great courage. Choose the battle that serves life, and let the body work off the rest.',

  'Jupiter-Saturn.conjunction':
    'Hope and caution were born as twins in you, and you build visions brick by brick. Periods of growth and of consolidation alternate. Trust the slow rhythm, since it is made for lasting work.',
  'Jupiter-Saturn.soft':
    'You balance optimism with realism and know when to expand and when to hold. Business, law or public tasks benefit. People follow a plan that has both a dream and a date.',
  'Jupiter-Saturn.hard':
    'One foot wants to leap and the other to wait, so chances may be taken late or limits ignored. Decide in stages. Each stage can have its own courage and its own prudence.',
  'Jupiter-Uranus.conjunction':
    'Lucky turns, bold ideas and a love of freedom open unexpected doors. You share this spark with people of your year. Be ready to travel light, and remember to thank those who stay.',
  'Jupiter-Uranus.soft':
    'New paths reward you, and you spot possibility in change. Progressive ideas, science or travel widen life. Say yes a little sooner than reason would, in small things.',
  'Jupiter-Uranus.hard':
    'The next opportunity glitters so that the present one is dropped. Freedom is dear to you. Keep one long commitment as a home port, and the voyages will pay.',
  'Jupiter-Neptune.conjunction':
    'Faith, imagination and compassion swell together. You may be moved by religion, art or a grand ideal shared by many. Anchor it in one modest act of help each week.',
  'Jupiter-Neptune.soft':
    'Generous dreams come with some luck in realising them. Spiritual or artistic feeling runs through your view of the world. Your kindness travels further than you see.',
  'Jupiter-Neptune.hard':
    'Hope promises more than the facts can pay, and trust may be given too readily. The heart behind it is large. Put numbers to the dream, and let a sober friend ask questions.',
  'Jupiter-Pluto.conjunction':
    'A desire to achieve something large and lasting is at work, and resources can be gathered on a great scale. Your conviction is strong. Ask whom the success serves, and share the credit.',
  'Jupiter-Pluto.soft':
    'You turn crises into growth and sense where real influence lies. Faith deepens through experience. Use your standing to open doors for those without a key.',
  'Jupiter-Pluto.hard':
    'Ambition and conviction may press too hard, in matters of belief or success. Big stakes attract you. Let someone you respect argue the opposite case before you commit.',

  'Saturn-Uranus.conjunction':
    'Old order and new invention meet in you, as in many of your years. You can modernise without destroying. Patience with slow structures, and with your own nerves, is the craft.',
  'Saturn-Uranus.soft':
    'You give new ideas a workable frame and old ones fresh air. Technical, scientific or organising talent shows. Reforms you guide tend to stand, and others gladly build on them.',
  'Saturn-Uranus.hard':
    'Part of you keeps the rules and part wants to tear them up, so tension gathers until something snaps. Plan small changes ahead of time, and neither side needs to shout.',
  'Saturn-Neptune.conjunction':
    'Dream and duty are asked to live together, and you may feel responsible for the sorrows of the world. Craft is the answer: one practical form for one ideal, kept up patiently.',
  'Saturn-Neptune.soft':
    'You can give shape to what is subtle: music on paper, care in a timetable, faith in daily habit. Sober compassion makes you dependable. Quiet work bears fruit.',
  'Saturn-Neptune.hard':
    'Ideals look unreachable, and reality grey, so discouragement visits. It clears when you lower the step and keep the direction. Rest, nature and honest company lift the mist.',
  'Saturn-Pluto.conjunction':
    'Hardship in the times of your birth left a mark of toughness on your generation. You endure and take things seriously. Strength softened by humour is the strongest kind.',
  'Saturn-Pluto.soft':
    'Discipline reaches deep in you, and you can rebuild patiently what had failed. Responsibility in difficult matters suits you. Let others see the effort at times, and help.',
  'Saturn-Pluto.hard':
    'Pressure, rigid rules or hard years may have taught you to brace yourself. You know your limits and your iron. Loosen one grip each season; the structure will hold.',

  'Uranus-Neptune.conjunction':
    'People of your years dissolve borders with new technology and new dreams. In you, inspiration may come in flashes. Give it a practice and a purpose, and it serves more than the moment.',
  'Uranus-Neptune.soft':
    'Ideal and invention support each other in your generation, and you take to new forms of art, science or spirit with ease. Add your own voice to the chorus.',
  'Uranus-Neptune.hard':
    'A generation between two visions was born with you: one of freedom, the other of union. You may feel unsettled by conflicting hopes. Live one small part of each, and they begin to talk.',
  'Uranus-Pluto.conjunction':
    'Upheaval and renewal were in the air when you were born, and you carry a trust in radical change. Begin with your own habits; revolutions that start there keep their kindness.',
  'Uranus-Pluto.soft':
    'Deep change comes more easily to your generation, as reform rather than rupture. You adapt to new conditions with surprising strength. Help others over the same bridge.',
  'Uranus-Pluto.hard':
    'Times of unrest stood round your birth, and something in you expects the ground to move. It has made you resourceful. Choose what to defend and what to let change, and you will feel less driven.',
  'Neptune-Pluto.conjunction':
    'A very long cycle began near your birth, joining the dream of an age with its power to renew itself. You may sense it as a calling without a name. Serve it in small and human ways.',
  'Neptune-Pluto.soft':
    'Your whole age shares this quiet current, in which imagination and renewal support each other. You come into it through art, faith or simple care. Look for the depth in ordinary days.',
  'Neptune-Pluto.hard':
    'Ideals of the age and its hidden powers contend, and sensitive people feel it as unease. Knowing that it is not yours alone brings rest. Tend one clear spot where you can do good.',
};
