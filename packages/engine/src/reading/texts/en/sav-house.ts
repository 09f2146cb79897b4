/** What few, ordinary or many bindus of the sarvashtakavarga tend to mean in each house: English. */

import type { Texts } from '../../rules/rule.ts';

export const SAV_HOUSE_EN: Texts = {
  '1.low':
    'The planets give your first house modest support, so stamina and confidence are raised by habit rather than by luck. Start things in good company, guard sleep and posture, and take on commitments one at a time. What you build this way is yours.',
  '1.ordinary':
    'Your constitution and self-trust have a fair, ordinary share of backing: neither obstacle nor privilege. How you live decides the rest. A walk each day, a clear yes or no, and time to recover after effort bring the best out of it.',
  '1.high':
    'Strong support gathers on the self: vitality, presence, an ability to stand up again. People respond to you before you have explained yourself. Spend this plenty on a long aim, and bring along someone whose start was harder than yours.',
  '2.low':
    'Savings need design here, since money and family harmony have less natural backing than other parts of life. Automatic transfers, a plain kitchen and gentle words at table do more than a larger salary would. Count what stays, not what comes.',
  '2.ordinary':
    'With steady care, money and family speech stay in balance; neglect shows within a season. Keep a simple budget, eat together, say thank you at home. Moderate but reliable growth suits this part of your life.',
  '2.high':
    'Here resources like to stay. Savings, good food, a persuasive voice and family support have plenty of backing. Use them well: set aside a fund for learning, settle an old family coolness, and lend your voice to someone who is not heard.',
  '3.low':
    'Initiative may tire early, and brothers, sisters or neighbours might be busy when you call. Courage grows in small doses. Rehearse the difficult message, learn one manual skill, and reward each finished step; boldness borrowed from preparation works just as well.',
  '3.ordinary':
    'Enough nerve for daily needs, enough companions for a shared effort: this is a workable middle. Your skill advances with practice more than with talent alone. Write weekly, train weekly, and keep in touch with siblings outside festivals.',
  '3.high':
    'Effort is well supported, so ventures, writing, sport or sales carry through to the end. Siblings or colleagues tend to back you. The question is aim, since you can push anything: choose work that deserves so much courage.',
  '4.low':
    'Home may demand more than it gives for a time, through repairs, distance or a restless mood. Peace here is made by hand. Keep the place small enough to care for, look after property papers, and phone your mother or elders often.',
  '4.ordinary':
    'A home like most homes: some comfort, some noise, and contentment that depends on attention. Education and property advance by regular steps. Fix the dripping tap, keep a bookshelf, eat one meal without screens, and the heart feels housed.',
  '4.high':
    'Comfort, land, learning and a mother’s goodwill receive generous support. You recover quickly at home and others recover there too. Open the door often, and put some of this safety into a study or a property meant to last.',
  '5.low':
    'Creative results or matters of children can take more patience, and luck in speculation is thin, so skip it. Study in short sessions, praise yourself and the young for effort, and let play have no purpose. Talent ripens quietly in such soil.',
  '5.ordinary':
    'Your gifts have average wind in their sails, and rowing helps. Learning, romance and children bring joys in the usual measure. Enrol in something, show work before it is perfect, and invest only after reading the small print.',
  '5.high':
    'Intelligence and creativity find open ground: good memory, joyful ties with children or pupils, sound instinct in advice. Make something lasting of it. A book, a class, a game taught to the neighbourhood will carry the gift further.',
  '6.low':
    'Rivalry, debts or daily chores may weigh more than they should, because resistance is on the low side here. Do not fight on several fronts. Clear obligations in order, keep regular check-ups, and let routine stand in for willpower.',
  '6.ordinary':
    'Work, service and competition go evenly: you win some, concede some, and learn from both. Good order makes the difference. Pay bills on a fixed day, move the body daily, and settle friction while it is still a conversation.',
  '6.high':
    'You have staying power against opposition, heavy work and old obligations; rivals tend to tire first. Demanding service can become your field. Choose fair contests, and remember that strength in difficulty does not require you to look for one.',
  '7.low':
    'Partnership receives lean support, so it asks for conscious tending rather than trust in chance. Choose slowly, write down business terms, repair small hurts within a day. Love built with such care often proves sturdier than easy beginnings.',
  '7.ordinary':
    'In marriage and dealings with others you meet an even mixture, pleasant and plain. Much depends on listening. Keep a weekly evening for two, clear agreements in trade, and a little mystery; the bond answers to what you put in.',
  '7.high':
    'Other people are a source of strength: helpful partners, good clients, agreements that hold. Marriage and trade have ample support. Give equal terms even when you could take better ones, because goodwill is what keeps this house full.',
  '8.low':
    'Sudden changes find little padding here, so it is wise to sew some in: insurance, a reserve, tidy papers, gentle health routines. Do not hurry through transitions. Asking for help early is the strongest habit you can form.',
  '8.ordinary':
    'When life changes its plan, you cope about as well as most, and better when you have prepared. Review joint money and legal papers each year. A confidant, a journal and patience with slow answers give depth to what happens.',
  '8.high':
    'Resilience is well provided for: you come through upheavals with your wits, and research, healing or shared resources may reward you. Keep secrets honourably, and turn what you learned in difficult stretches into guidance for somebody in the middle of theirs.',
  '9.low':
    'Good fortune needs an invitation in your life; it seldom walks in unasked. Study under a real teacher, respect your father’s or elders’ experience, give a little every month. Luck earned by conduct is slower, and it stays.',
  '9.ordinary':
    'Chances come at an average pace and favour the prepared. Faith, higher study and travel bring benefits when you take them seriously. Plan one journey or course a year, thank your mentors, and the ordinary share widens.',
  '9.high':
    'Grace is near: teachers, timely chances, journeys that teach, principles that hold. Much goes right without pushing. Keep the channel clear through gratitude and fair dealing, and act as a piece of luck for others when you can.',
  '10.low':
    'Recognition may lag behind effort, and careers under this count grow by persistence. Prefer skills that can be shown to titles that others bestow. A record of results, one dependable senior and unhurried ambition will lift you in time.',
  '10.ordinary':
    'Work life has fair winds and contrary ones in equal part, so your own consistency decides its direction. Be known for one thing done well. Review your aims each birthday, update skills, and say no to posts that only look grand.',
  '10.high':
    'Profession and public standing enjoy generous support; responsibility reaches you and effort shows. Aim high, then govern yourself well. Pass opportunities down the ladder, keep evenings for those at home, and your name will be spoken warmly.',
  '11.low':
    'Returns come slowly and friends are few but real. Schemes that promise quick gain are best left to others. Keep costs low, deepen three good connections instead of collecting thirty, and let wishes mature before you spend on them.',
  '11.ordinary':
    'Income and friendship follow effort in a fair proportion. No windfall is needed for you to do well. Join one circle where people make things, keep track of what you earn from each activity, and drop the least fruitful.',
  '11.high':
    'Gains flow with unusual ease, through networks, elders, trade and wishes that come round. Tradition likes this house full. Decide what enough means, share early, and let plenty buy freedom and good deeds rather than only more things.',
  '12.low':
    'With few points here, spending is naturally reined in, which savings may thank you for. Rest and retreat, though, have to be planned. Book the holiday, darken the bedroom, give a small fixed sum; letting go is a skill too.',
  '12.ordinary':
    'Outgoings, sleep and distant places keep to a middle measure. Nothing runs away if you look now and then. Close the day without screens, review subscriptions, make one quiet journey a year, and solitude restores more than it costs.',
  '12.high':
    'Much energy moves towards travel, generosity, comfort and the inner life. That is rich for meditation or work abroad, and costly without a budget. Compare it with your house of gains, set the ceiling first, then give and roam gladly.',
};
