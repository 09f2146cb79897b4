/** What a graha tends to give in its own strength, out of it, going back, or near the Sun: English. */

import type { Texts } from '../../rules/rule.ts';

export const GRAHA_DIGNITY_EN: Texts = {
  'Sun.exalted':
    'Confidence comes to you early and warms others. You can take responsibility without shouting, and people in authority tend to notice. Such brightness asks for humility as its companion: credit your teachers and your team, and leadership stays a pleasure to be near.',
  'Sun.own':
    'You are at home in your own authority. Decisions come from a steady centre, promises are kept, and respect grows without much campaigning. Watch only that independence does not become distance; ask for an opinion sometimes simply to let another be heard.',
  'Sun.debilitated':
    'You weigh other people’s views so carefully that your own light may wait outside. That makes you fair, a born diplomat. Confidence is built here by practice: decide small things alone, say I without apology, and greet the morning outdoors.',
  'Moon.exalted':
    'Feelings rest on firm ground. You are able to enjoy, to nourish and to stay calm while others are tossed about, and comfort tends to gather round you. Share that stillness, and allow life to change its furniture now and then.',
  'Moon.own':
    'Your emotional life is rich, quick to respond and true to itself, and care comes as instinct. Family, food, memory and intuition feed you. Keep a tide-table of your own: quiet days are not weakness, they are how you refill.',
  'Moon.debilitated':
    'Emotions go down to the sea floor with you, and surfaces do not satisfy. Worry can hold on longer than its cause. A trusted listener, regular sleep and creative or healing work turn this depth into rare understanding of other people.',
  'Mars.exalted':
    'Energy obeys you. You plan, train and strike at the right moment, which suits engineering, sport, command, craft or building. Results come through discipline more than heat. Let others keep their own pace, and channel the surplus into exercise.',
  'Mars.own':
    'Courage is your natural state; you act, defend and repair rather than complain. Property, technique and competitive work respond to that drive. Pick opponents worthy of you, and practise a pause of three breaths when someone touches your pride.',
  'Mars.debilitated':
    'Anger and protectiveness get mixed with feeling, so force may go inward or come out sideways. You fight best for those you love. Train the body steadily, state a wish while it is small, and soft strength becomes your speciality.',
  'Mercury.exalted':
    'Precision and understanding work together in you: analysis, language, trade, numbers, repair of whatever is tangled. Learning comes fast. The danger is perfection; publish, speak, sell before the last comma is settled, and let wit stay gentle.',
  'Mercury.own':
    'A nimble mind in its own house, you learn by talking, connect ideas and find the practical use for them. Business, writing and teaching are natural fields. Give curiosity a timetable, so that it delivers as much as it collects.',
  'Mercury.debilitated':
    'Thinking comes to you in pictures and moods rather than lists, which helps poets and healers more than accountants. Details may slip. Written notes, a second reader and unhurried replies let imagination arrive with its facts in order.',
  'Jupiter.exalted':
    'Wisdom and kindness find an easy channel here. Teachers, children, faith and good counsel bless your path, and you in turn protect and advise. Generosity has room; combine it with a plan, so that much giving does not become too much promising.',
  'Jupiter.own':
    'You carry a moral compass that points true and a hopeful view of people. Learning, counsel, law or teaching come with authority. Prosperity tends to follow principle. Stay curious about beliefs other than your own, and wisdom goes on growing.',
  'Jupiter.debilitated':
    'Faith in you wants proof, and ideals have to pass a practical test before you trust them. This makes a realistic adviser. Meaning grows when you choose a good teacher, give a little regularly, and let hope be as reasonable as doubt.',
  'Venus.exalted':
    'Affection here is generous and forgiving, and beauty is felt as something near to prayer. Art, music and love may bring real happiness. Choose companions who are as kind as you, and keep one boundary for each gift you make.',
  'Venus.own':
    'Taste, charm and a talent for agreement come ready made. You like comfort, give it well, and often earn through art, design, hospitality or good relations. Pleasure stays fresh when you mix in some discipline and some simple days.',
  'Venus.debilitated':
    'Love passes through a careful eye in you: you notice flaws, in yourself above all, and show affection through service. Ease can be learned. Accept compliments, make beauty without judging it, and choose a partner for warmth rather than correctness.',
  'Saturn.exalted':
    'Fairness and patience carry weight in you, and responsibility finds willing shoulders. Public duty, law, organisation and long projects can bring enduring respect. Let friendship soften the rule book, for people follow justice more gladly when it smiles.',
  'Saturn.own':
    'Endurance is at home with you. You respect time, finish what others abandon and know the worth of plain work. Position comes in steps. Delegate early, and reserve joy a place in the calendar, since duty will fill each empty hour.',
  'Saturn.debilitated':
    'Impatience and caution take turns at the wheel, so efforts may start hot and then meet rules. Structure helps when you choose it yourself. Small daily quotas, courtesy to elders and workers, and realistic dates turn friction into real stamina.',
  'Mars.retrograde':
    'Your drive gathers inwardly before it shows; anger or ambition may be reconsidered many times and then come with surprising force. Review is your strategy. Exercise daily, settle old disputes calmly, and act on plans you have tested rather than on heat.',
  'Mercury.retrograde':
    'A mind that turns back, checks and rethinks: you catch errors others miss and may understand a subject best the second time round. Speech can lag behind thought. Drafts, revision and patient teachers bring out an original intelligence.',
  'Jupiter.retrograde':
    'You look for meaning inside rather than on the pulpit, and question received wisdom until it becomes your own. Faith may be quiet and quite unlike your family’s. Re-reading, mentoring and returning to unfinished studies repay you richly.',
  'Venus.retrograde':
    'Your heart revises its choices, holding feelings back until they are sure, and old loves or old arts may come round again. Values are truly your own. Tell people they matter to you; what is obvious inside may not show outside.',
  'Saturn.retrograde':
    'Duty speaks to you from within, so you may be stricter with yourself than any superior would be. Work done again and better is a theme. Allow credit for what is finished, question inherited guilt, and self-discipline turns into freedom.',
  'Moon.combust':
    'Born near the dark of the Moon, you feel inwardly and may let other people’s wishes outshine your own needs. New beginnings suit you. Time alone, sound sleep and naming one feeling a day help the inner light to wax.',
  'Mars.combust':
    'Will and ego burn in one flame, which makes you ardent, quick to act and easily tired by contests. Strength is there, though it is often used to prove something. Choose rest days, cooperate where you could compete, and results last longer.',
  'Mercury.combust':
    'Thought and identity stand close together, so you speak with conviction and may take a difference of opinion personally. Many able administrators have this. Ask one question before you answer, write things out, and your judgement gains air.',
  'Jupiter.combust':
    'Belief and self are tightly bound here; you may outshine your own teachers or find guidance hard to accept. Wisdom is present and wants space. Listen to someone you respect at length, and give counsel only when asked: it will weigh more.',
  'Venus.combust':
    'Love and pride warm themselves at the same fire, making you ardent, creative and sensitive to being overlooked. Needs may be hidden behind giving. Ask plainly for affection, keep beauty in daily things, and let a partner shine beside you.',
  'Saturn.combust':
    'Authority and duty press against each other, so rules from above may feel personal and effort goes unseen for a while. You learn leadership from below. Fixed hours, honest talk with a father or senior, and patience bring you into your own.',
};
