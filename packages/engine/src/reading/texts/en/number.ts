/** What the numbers of a name and a birth date mean, in English; keyed as `NUMBER`. */

import type { Texts } from '../../rules/rule.ts';

export const NUMBER_EN: Texts = {
  'life-path.1':
    'Your road asks you to begin things. Independence grows through being first, deciding alone and living with the result, from a venture to a way of thinking. The lesson on the way is to lead without standing alone; accept help early and by name.',
  'life-path.2':
    'Life teaches you through other people. You tend to notice what is unsaid, join what has come apart and make good work possible from the second row. Learn to state a wish before it becomes a hurt, and your gentleness gains weight.',
  'life-path.3':
    'Joy and expression are the thread. Words, images, music or simple good company open doors that effort alone would not. Talent scatters easily, though, and a light tone can hide sadness; finish what you publish, and speak of the sad things as well.',
  'life-path.4':
    'Brick by brick is how your life rises. Order, patience and skill of hand bring you respect, and people rest their weight on what you have made. When plans change, treat it as a repair rather than a defeat, and leave a window in the wall.',
  'life-path.5':
    'Change is the teacher here: many places, trades, friends and versions of yourself. Freedom suits you when you know what it is for. Choose a few promises to keep through every move – to the body, to one person, to one craft.',
  'life-path.6':
    'You grow by caring. Home, beauty, fair dealing and the needs of family or neighbourhood find their way to your door, and people confide in you. Help those who ask, let the rest learn for themselves, and put your own name on the list.',
  'life-path.7':
    'A question runs through your years. Study, solitude, nature or a spiritual practice gives you what crowds cannot, and others come for the insight you bring back. Trust is learned slowly: let at least one friend see the unfinished thought.',
  'life-path.8':
    'Power, money and responsibility are your school. You can organise people and means on a large scale, and what you give out returns quickly, in profit as in blame. Keep accounts exact, share the harvest, and success stays in proportion.',
  'life-path.9':
    'The wide view belongs to you: art, service, strangers, distant causes. You are asked again and again to finish and let go, which makes room for larger things. Forgive in good time, and let those close to you have as much compassion as the world has.',
  'life-path.11':
    'Intuition arrives like weather, bright and sudden, and with it a sensitivity that tires. You can encourage many by saying what they only half felt. Daily quiet, practical work and enough sleep turn this voltage into light for ordinary rooms.',
  'life-path.22':
    'Large plans come to you with the plumbing already drawn. This number joins vision to method, and its works – schools, companies, bridges of every kind – can outlive the plan. Start at the scale you can finish, and let others carry beams.',
  'life-path.33':
    'Kindness wants to become teaching here. People bring you their troubles, and your patience may heal what advice does not. It is a tall order and nobody carries it daily; live the warm six beneath it, keep boundaries, and laugh often.',

  'expression.1':
    'Talent points towards founding, directing and inventing. You do best where results carry your signature and no one stands over your shoulder. Bring others into the plan before it is finished; they will work for an idea they helped to shape.',
  'expression.2':
    'Cooperation is a craft in your hands. Mediation, accompaniment, research support, music, counselling and careful detail all suit it. You make leaders look wise; ask that your part be written into the minutes, and the fee along with it.',
  'expression.3':
    'The gift is communication with colour in it. Writing, stage, design, teaching or sales thrive on your quick imagination, and a gathering wakes up when you come in. Set working hours for the muse, since ease can pass for completion.',
  'expression.4':
    'Method is your ability: to see the steps, keep the records, build so that it holds. Construction, administration, engineering, accounts and farming respect you. Allow a colleague to improvise now and then – some of those short cuts turn into your better procedures.',
  'expression.5':
    'Versatility is your working capital. Languages, travel, media, sales and anything new or moving come easily, and you pick up a trade while others read its manual. Stay with one field long enough for people to know what to call you for.',
  'expression.6':
    'Responsibility brings out your skill. Teaching, cooking, decorating, nursing a project or a person, settling quarrels: you make places fit to live in. Standards may turn into supervision, so praise what is different from your way yet works.',
  'expression.7':
    'Analysis is where your name shines. You take things apart until they make sense – code, texts, markets, the mind – and speak when you know. A specialist’s reputation suits you; write the findings simply enough for one outsider to use them.',
  'expression.8':
    'You are equipped for enterprise. Judgement of people, property and price, with stamina under pressure, makes management a natural ground. Authority wears best with courtesy: explain the decision to those who carry it out, and rest before you are made to.',
  'expression.9':
    'A broad talent, part artist and part benefactor. Work that touches many lives – education, medicine, film, public causes – calls out your best, while narrow routine dulls it. Attend to your own pay and deadlines with the same warmth you give the cause.',
  'expression.11':
    'Inspiration is what people receive from you, on a stage, in a page or across a desk. Ideas come whole and ahead of their hour. Find a practical partner and a regular timetable, and the spark reaches those who are waiting for it.',
  'expression.22':
    'Few names carry such a range of capacity: the dream, the drawing and the crew. You may run undertakings that serve a town or a trade. Begin with small proofs, forgive yourself ordinary years, and keep the foundation dull and sound.',
  'expression.33':
    'Your ability is to lift others while teaching them. Healing arts, guidance, music and the care of children or communities suit it. What is given freely still needs a frame: fixed hours, fair fees, and someone to whom you may complain.',

  'soul-urge.1':
    'Deep down you want to decide for yourself. Being managed, even kindly, makes you restless, while an open field wakes the heart. Tell loved ones that your wish for room is no rejection, and invite them to see what you made of it.',
  'soul-urge.2':
    'What you long for is closeness without noise: a hand, a shared silence, the sense of being chosen. Discord costs you more than others know. Ask for reassurance plainly, and give yourself company that is as gentle as you are.',
  'soul-urge.3':
    'The heart wants to play. Laughter, admiration, pretty things and the freedom to say it in your own style feed you like bread. Sadness asks for a voice as well; keep a diary or a friend before whom no performance is needed.',
  'soul-urge.4':
    'Security is the quiet wish: a paid house, a full cupboard, a promise that holds. You love by being dependable and hope for the same. Let affection surprise you sometimes, for the heart does not keep to the schedule.',
  'soul-urge.5':
    'Inwardly you are packed for a journey. Novelty, the senses, open conversation and an unplanned Saturday keep you alive in a way that comfort cannot. A partner who travels light, or who lets you come back full of stories, is a blessing.',
  'soul-urge.6':
    'To be needed and to love well is your wish. A beautiful home, loyal family and the thanks of those you care for matter more than honours. Notice when giving becomes managing, and receive a kindness without repaying it by evening.',
  'soul-urge.7':
    'You want to understand, and you want to be left alone to do it. Books, water, mountains, prayer or a workshop restore you. Those who love you may feel shut out; show them the door, the hour, and the cup of tea.',
  'soul-urge.8':
    'Achievement moves you: to hold the reins, to be respected, to see effort turn into something measurable. There is generosity behind this ambition. Tell your family what the work is for, and let one success a month be purely private.',
  'soul-urge.9':
    'A wish to make things better for everyone lives in you, along with a romantic streak and a good memory for sorrow. Ideals can make real people look small. Love the one in front of you first; the world is also built that way.',
  'soul-urge.11':
    'You hunger for meaning that can be felt. Signs, art, prayer and deep talk at night seem more real than the day’s errands. Ground the longing in one simple practice, and choose friends who neither mock it nor inflate it.',
  'soul-urge.22':
    'The inner wish is to leave something standing. Private pleasures please you, but a useful monument calls louder: a school, a method, a grove. Let those at home be part of it, since no building consoles like a hand.',
  'soul-urge.33':
    'Your heart wants to take everyone in. You feel at peace when someone rises because you believed in them. Such love needs shelter: a day without appeals, a habit of asking what you yourself would enjoy, and permission to say not today.',

  'personality.1':
    'At first sight you look capable and sure of the way, someone to be followed or at least not contradicted. This opens doors in work. A smile at the start and a question about the other person make the strength inviting.',
  'personality.2':
    'Strangers find you easy to approach: soft in voice, neat, attentive, with no wish to push in front. People may overlook how much you know. One clear sentence of opinion early in a meeting corrects that picture politely.',
  'personality.3':
    'You come across as bright, witty and good to look at, the guest who makes the evening. Some may take you less seriously than you deserve. Let them see a finished piece of work as early as the charm.',
  'personality.4':
    'Solid, tidy, sensible – that is the first report about you, and employers like it. Dress and speech tend towards the practical. Add one unexpected detail, a colour or a story, and people will dare to come nearer.',
  'personality.5':
    'Heads turn because something seems about to happen. You appear lively, youthful and ready to go, which is gold in sales and society. Arriving on time and remembering a name prove that the sparkle also has staying power.',
  'personality.6':
    'Warmth is what others see first, a face to which people tell their troubles in trains. You look trustworthy, well kept and a little parental. Let new acquaintances know your tastes and faults too, so that they need not be perfect around you.',
  'personality.7':
    'There is a reserve about you that reads as intelligence, or as distance. People suspect hidden depths and wait for a sign. Offer the sign yourself: one personal remark, and the aristocrat becomes a companion worth the patience.',
  'personality.8':
    'You carry authority like a well-cut coat. Clothes, posture and tone suggest means and control, so others bring you decisions. Those who are shy may hesitate; bend down to their subject first, and they will give you their loyalty.',
  'personality.9':
    'People read you as generous and worldly, someone with a past and a purpose. There is charm in it, also a hint of being above things. Ask for a small favour, and the distance closes at once.',
  'personality.11':
    'Something luminous and slightly nervous stays in people’s memory. You seem inspired, sensitive, not quite of the office. Calm gestures, slower speech and sober clothes help your unusual ideas to be heard by cautious listeners.',
  'personality.22':
    'The impression is of quiet competence on a large scale. Others assume that you have handled bigger things than this one, and hand you the keys. Say openly when a task is new to you; it costs nothing and wins allies.',
  'personality.33':
    'You give off a protective calm, and children, animals and tired adults drift towards it. People may expect a saint. Let your humour and your limits show in the first hour, and the friendships that follow will be equal.',

  'birthday.1':
    'Being born on a day of the One adds initiative: you think quickly, dislike waiting for leave, and work best with a field of your own. Use mornings for what is new, and hand over the routine before it bores you.',
  'birthday.2':
    'The day of the Two gives tact and a fine ear. You remember how things were said and can calm a table without raising your voice. Praise nourishes you, so keep near those who give it, and pass some on.',
  'birthday.3':
    'A day of the Three brings ease with words and people. You recover quickly, amuse yourself anywhere and sell an idea by enjoying it. One unfinished project at a time is a good rule for so lively a talent.',
  'birthday.4':
    'Persistence comes with the Four. You finish, mend and put in order, and details that escape others catch your eye. Take breaks before stubbornness sets in; a walk often shows the simpler way to do it.',
  'birthday.5':
    'The Five lends curiosity and a quick tongue. You adapt in a day where others need a month, and travel or trade suits you. Let routine be small but firm – the same waking hour does wonders.',
  'birthday.6':
    'Born on a day of the Six, you have an eye for harmony, in a room and among relatives. You give well and decorate better. Learn to leave some crooked pictures, and some crooked cousins, as they are.',
  'birthday.7':
    'Depth is the gift of the Seven. You work best without being watched, trust your own research and often sense an answer before you prove it. Share doubts while they are small, so others can be of help.',
  'birthday.8':
    'A head for business comes with the Eight: you see value, take charge and prefer the whole responsibility to half of it. Independent projects tend to pay. Measure a good week by rest and friendship as well as by figures.',
  'birthday.9':
    'The Nine gives breadth, feeling and an easy way with every kind of person. Artistic and public work benefit. You attract those who need something, so choose the ones you can truly help, and close each matter kindly.',

  'personal-year.1':
    'A cycle of nine years opens. What you plant now – a post, a house, a study, a way of living – sets the tone for a long time. Decide rather than drift, act in the spring of the plan, and accept that you start somewhat alone.',
  'personal-year.2':
    'Seeds are under the soil and want no digging up. This is a year of patience, partnership and small corrections, when a diplomatic word does more than effort. Tend friendships, gather information, and let others come half the way.',
  'personal-year.3':
    'The air becomes lighter. Social life, creative work and affection are favoured, and people hear of you more easily. Show what you make, take the holiday, and watch just two things: scattered hours and cheerful overspending.',
  'personal-year.4':
    'Sleeves are rolled up now. Foundations, papers, property and daily habits ask for attention, and progress is measured in bricks. It can feel narrow; keep regular rest and exercise, and remember that the freedom of next year stands on this work.',
  'personal-year.5':
    'Windows open: a move, a journey, a new circle, an offer from an unexpected side. Stay flexible and say yes to what widens you. Sign long commitments only after a second look, and guard your energy in the bustle.',
  'personal-year.6':
    'Home calls, and family matters take the centre: marriage, children, parents, a house to improve. You are asked to care and you are also well loved. Balance the accounts of giving, and make the place where you live beautiful.',
  'personal-year.7':
    'Step back a little. Study, retreat, research and inner work prosper, while pushing for outward results mostly tires. Spend time in nature, improve one skill, look after your rest, and let income follow its ordinary course.',
  'personal-year.8':
    'Harvest time for effort honestly made. Career, money and recognition move, and decisions of size are yours to take. Negotiate firmly, keep the books clean, and put part of the gain where it serves someone besides you.',
  'personal-year.9':
    'A round is being completed. Cupboards, duties and ties that have done their service may be released with thanks, and old friends or debts come up for settling. Give, forgive, travel if you can; the new start is close.',
};
