/** Hindi in Latin letters, as it is typed on telephones. Spellings are folded (aa, ee, oo, w, z, double letters), so one of several is enough. */

import type { Lexicon } from './lexicon.ts';

export const HL: Lexicon = {
  topics: {
    self: 'ziddi, jiddi, sharmila, sharmili, alsi, jaldi gussa, bhavuk, sankochi, himmat, dar lagta, kamiya, kami kya, badi kami, buri aadat, aadat, aadatein, irsha, jalan, mann ashant, swabhav*, svabhav, vyaktitva, gussa, kismat, kismet, bhagya, naseeb, acha time/samay/waqt, accha time/samay/waqt, achche din, acche din, bura time/samay/waqt, kamjoriyan, kamzori*, khoobi*, lucky number, lucky color, mere baare me/mein, personality, mera time, confidence, atmavishwas, badkismat, luck | zindagi, jeevan, safalta, kamyabi, bhavishya, future',
    career:
      'selection, naukri chhut, berozgar, berojgar, tarakki, tarraki, neta banu, ias ban*, police, army, fauj, vakil ban*, doctor ban*, freelancing, startup, thekedari, theka, kheti, rojgar, naukri, nokri, naukari, job, jobs, career, promotion, business, vyapar, vyapaar, dhandha, dhanda, kaam, karobar, rozgar, pesha, office, boss, interview, sarkari, company, transfer, tabadla, kam dhandha, dukan, dukaan, posting | kam, service, neta',
    wealth:
      'barkat, barakat, dhan hani, paise ki kami, jeb khali, ghate, paisa wapas, paise wapas, udhaar, emi, kist, sona, tijori, aarthik tangi, lakshmi prapti, paisa, paise, paiso, dhan, karz, karza, karj, karja, kamai, aamdani, amdani, udhar, loan, ameer, garib, gareebi, daulat, sampatti, paisa rukta, arthik, aarthik, dhan labh, munafa, nuksan, ghata, kharcha, kharch, bachat, income, salary, invest, investment, tangi, crorepati, lakhpati, rupaye | labh, lottery, share market',
    love: 'number block, manana, maan jayegi, maan jayega, baat band, reply nahi, message nahi, chahta hu wo, chahti hu wo, chahta hai mujhe, chahti hai mujhe, pasand karta, pasand karti, baat nahi kar*, block kar, crush, dost se pyar, date, dating, chodh diya, chhod diya, chhod gaya, chhod gayi, pyar, pyaar, ishq, mohabbat, prem, girlfriend, boyfriend, gf, bf, ex, breakup, patchup, patch up, crush, relationship, premi, premika, propose, love, dil toot*, mujhse pyar, usse pyar | rishta, dil, chakkar, wapas',
    marriage:
      'var, vadhu, baat pakki, nikah, gauna, rishte aa, rishta kab, ladka dekh*, ladki dekh*, kunwara, kunwari, alag rehte, phere, shaadi, shadi, vivah, byah, byaah, vivaah, biyah, dulha, dulhan, pati, patni, biwi, manglik, mangal dosh, sagai, rishta, talaq, talak, divorce, jeevansathi, jeevan sathi, love marriage, arrange marriage, vaivahik, dampatya, kundli milan, gun milan, husband, wife, marriage, mangni, dusri shaadi',
    children:
      'bachcha nahi, baccha nahi, bacha nahi, bachha nahi, bachche nahi, god sooni, nissantan, goad, vansh, waris, maa nahi ban, pita banu*, papa banu*, santan, aulad, aulaad, bacha hone, bachha hone, baccha kab, bache kab, bacha kab, garbh*, pregnancy, pregnant, maa ban*, baap ban*, santan sukh, santaan, baby, conceive, putra prapti, putra yog, bachcha hoga, bacha hoga, baccha hoga, bache honge, god bharai, ivf, kitne bache | bacha, bache, baccho, beta, beti, putra, putri',
    family:
      'bhabhi, takrar, ghar me ladai, chachi, mami, bua, mausi, devrani, jethani, saas bahu, nanad, devar, jeth, kalesh, grah kalesh, ghar me kalesh, ghar me jhagda, sasur, parivarik, jaydad, jaidad, batwara, sasural, saas, parivar, pariwar, papa, mummy, maa, pitaji, mataji, bhai, behen, bahan, ghar wale, ghar walo, gharwale, gharwalo, mata pita, maa baap, rishtedar, kutumb, family, bhaiyo, pitra sampatti, chacha | pita, mata, rishte',
    home: 'registry, ghar badal*, scooty, kamra, darwaza, seedhi, mandir ghar me, bungalow, kothi, dukan kharid*, makan, makaan, ghar banega, ghar ban*, apna ghar, khud ka ghar, ghar kharid*, ghar lena, zameen, jameen, zamin, plot, flat, gaadi, gadi, property, vastu, vaastu, rasoi, kitchen, car, vahan, vaahan, naya ghar, ghar bech*, ghar lung*, kiraye, ghar kab, bike | ghar',
    education:
      'maths, math, fail ho, fail hota, ganit, science me, english me, barahvi, dasvi, 12th, 10th, selection exam, rank, iit, mba, mbbs, phd, coaching, stream, vishay, subject, padh*, pdhai, padhai, padai, parhai, pariksha, exam, exams, paper, vidya, school, college, upsc, neet, ssc, result, board, admission, degree, course, shiksha, parishad, competition, padhne, padhta, padhti, number aayenge, pass hon*, pass hog*, vigyan | pass, padh*',
    health:
      'ghutne, kamar, sir dard, sar me dard, sir me dard, bp, sugar, migraine, dil ki dhadkan, pet, khansi, saans, aankh, aankho, tvacha, charm rog, vajan, motapa, gas, acidity, nind, anidra, sehat, tabiyat, tabiyet, tabyat, swasthya, svasthya, bimari, beemari, bimar, beemar, dard, rog, ilaj, ilaaj, operation, neend, sharir, thakan, chinta, tension, depression, mansik, health, doctor, dawai, bukhar, pet dard, sar dard, kamzori, ghabrahat, aspatal',
    travel:
      'germany, london, england, usa, uk, australia, europe, singapore, japan, bharat se bahar, desh se bahar, pr milega, green card, h1b, videsh, bidesh, vides, foreign, yatra, visa, pardes, canada, america, dubai, safar, bahar jane, bahar settle, bahar jana, abroad, passport, settle, videsh yatra, tirth yatra, dusre desh',
    spirituality:
      'shiv, shivji, vishnu, hanuman, krishna, ram ji, durga, kali mata, ganesh, lakshmi ji, saraswati, allah, waheguru, sai baba, aradhana, sanyas, sanyasi, diksha, deeksha, guruji se mantra, bhajan, shivling, rudrabhishek, adhyatm*, bhagwan, bhakti, mantra, mantr, jaap, jap, puja, pooja, dhyan, moksha, moksh, ishta, isht, guru mantra, dharm, dharmik, mandir, sadhna, sadhana, devta, devi, pichle janam, pichla janam, purv janam, karm, kuldevi, kuldevta, kul devi, vrat, tapasya | shanti, daan, dev',
  },
  subjects: {
    spouse:
      'mere pati, meri patni, meri biwi, meri bivi, mere husband, meri wife, meri girlfriend, mere boyfriend, meri gf, mere bf, pati ki, pati ka, patni ki, patni ka, biwi ki, biwi ka, husband ki, husband ka, wife ki',
    child:
      'bete, beti, mere bacche, mere bache, mera beta, meri beti, mere bacho, bache ki, bache ka, bacche ki, bacche ka, bacho ki, bitiya, ladle',
    parent:
      'mere papa, meri maa, meri mummy, papa ki, papa ka, mummy ki, mummy ka, maa ki, maa ka, pitaji ki, pitaji ka, mataji ki, mere pita, meri mata, mere pitaji, dadi ki, dada ki, nana ki, nani ki, mere dada, meri dadi, sasur, mom ki, dad ki',
    sibling:
      'mere bhai, meri behen, meri bahan, bhai ki, bhai ka, behen ki, behen ka, bahan ki, bahan ka, didi ki, chote bhai, bade bhai, mera bhai, meri didi',
    friend: 'mere dost, mera dost, meri dost, dost ki, dost ka, meri saheli, saheli ki, mere friend, meri friend',
    other: 'mere boss, padosi, mere chacha, meri bua, mere mama, boss ki, boss ka',
  },
  cues: {
    when: 'kab, kab tak, kis saal, kis umar, kis umra, kis mahine, kitne din/saal/mahine, kitna samay, kitna time, kab se, kaunse saal',
    where:
      'kis/kaun si/sa/se _ me/mein/main hai/he/h, kaun si, kaun sa, kaunsi, kaunsa, konsi, konsa, kahan hai, kaha hai, kya main manglik, manglik hu/hun/hoon, chal rahi, chal raha, meri/mera _ kya hai/he/h, kis ghar me, kis bhav me, kis rashi, kis nakshatra, kaun hai, hai kya meri kundli',
    what: 'kya hai, kya hota, kya hoti, kya he, kya hote',
    meaning:
      'matlab, kya hota hai, kya hoti hai, kya hote hai, ka arth, samjhao, samjhaiye, kise kehte, kise kahte, kya hota h, kya hoti h, kya hota he, kise bolte, meaning',
    why: 'kyu, kyun, kyon, kyo, kis wajah, kis karan, kis liye',
    whether: 'kya, hoga kya, hai kya, ya nahi, ya nahin, kya main, kya mujhe, kya mera, kya meri, ki nahi',
    first:
      'main, mai, mujhe, mujhko, hu, hun, hoon, hum, maine, mere, mera, meri, humein, mujhse, hamari, hamara, humari, mere liye, apna, apni',
    mine: 'mera, meri, mere, mujhe, main, mai, hamara, hamari, hamare, apna, apni, apne, humari, humara',
    and: 'aur, or, to, toh, phir, fir, acha, accha, ok, lekin',
    more: 'ke baare me/mein, ke bare me/mein, aur batao, aur bataiye, vistar se, detail me/mein, aage, ka kya, ki kya, ke bare, aur kya',
    match:
      'kundli milan, kundali milan, gun milan, guna milan, kundli mila*, patrika mila*, milan, jodi, match karo, matching, compatib*, kundli match, humari kundli mil*, gun milte, kundli milti, bani hai kya jodi',
    both: 'hum dono, dono, humari, hamari, mera aur, meri aur, mere aur, ke sath meri, ke sath mera',
    day: 'panchang, aaj ka din, aaj ka rashifal, rahu kaal, rahukaal, muhurat, muhurt, shubh muhurat, shubh samay, shubh din, choghadiya, aaj ki tithi, aaj kaun si tithi, tithi kya hai, aaj ka nakshatra, ekadashi, purnima kab, amavasya kab, aaj din kaisa, din kaisa rahega, aaj kaisa',
    remedy:
      'upay, upaay, upaye, totka, totke, samadhan, kya karu, kya karun, kya karna chahiye, kaise thik, kaise dur, ratna, stone pehn*, pehnu, pehna chahiye, kaun sa mantra, nivaran, kaunsa mantra, rudraksh*, daan kya, kya karoon, kya upay, solution',
    not: 'nahi, nahin, nhi, nai, mat, na, bina',
    greeting:
      'namaste, namaskar, pranam, ram ram, jai shri krishna, radhe radhe, pandit ji, panditji, guruji, jai mata di, hello, hi, hii, jai shree ram, jay shree krishna',
    off: 'mausam, recipe, chutkula, joke, gaana, code, capital, rajdhani, khana kaise, film, cricket, score',
    thanks: 'dhanyavad, dhanyawad, shukriya, shukriyaa, thank*, thanks, dhanywad',
    field:
      'kundli, kundali, jyotish, rashifal, bhavishya, bhavishyavani, graha, grah, grahon, yog, dasha, janam patri, janampatri, patrika, horoscope, astrology, taare, sitare, chart, kundli me/mein, dosh, upay',
  },
  times: {
    today: 'aaj, aj',
    tomorrow: 'kal kaisa, aane wala kal, kal hoga, kal ka',
    yesterday: 'beeta kal, kal tha, kal hua',
    now: 'abhi, is samay, is waqt, aajkal, aaj kal, filhal, vartaman, is time',
    thisYear: 'is saal, is sal, iss saal, is varsh, is baras, isi saal, is year',
    nextYear: 'agle saal, agle sal, agla saal, aane wale saal, agle varsh, aanewale saal, next year, aglay saal',
    lastYear: 'pichle saal, pichhle saal, pichla saal, gaye saal, pichle varsh, pichle sal',
    thisMonth: 'is mahine, is mahina, is month, iss mahine, is maah',
    nextMonth: 'agle mahine, agla mahina, aane wale mahine, agle maah, next month',
    lastMonth: 'pichle mahine, pichla mahina, pichhle mahine',
    thisWeek: 'is hafte, is saptah, iss hafte, is week',
    nextWeek: 'agle hafte, agle saptah, next week',
    lastWeek: 'pichle hafte, pichle saptah',
    days: 'din, dino, days',
    weeks: 'hafte, hafto, saptah, week',
    months: 'mahine, mahino, mahina, maah, month, months',
    years: 'saal, sal, saalo, varsh, baras, year, years, salo',
    ahead: 'agle, aane wale, aanewale, andar, bhitar, bad, baad, agli, next, ke andar',
    ago: 'pehle, pahle, pichle, pichhle, pichli, beete',
    age: 'saal ki umar/umra, umar, umra, umr, ki umar me, ka hoga, ki hogi, saal ka hone, ki age me, age',
    born: 'janm, janam, paida hua, paida hui, dob, born',
    old: 'saal ki hu/hun/hoon/hai/h, saal ka hu/hun/hoon/hai/h, saal ki, saal ka, saal ke, varsh ki, sal ki, sal ka, meri umar, years old, umar hai, age hai',
    past: 'tha, thi, the, hua tha, hui thi, pehle, gaya tha, hua, gaya',
    present: 'abhi, chal rahi, chal raha, hai kya, aajkal, is samay',
    future:
      'hoga, hogi, honge, milega, milegi, aayega, aayegi, rahega, rahegi, banega, banegi, jaunga, karunga, paunga, paungi, jayega, jayegi, lagegi, lagega, sakta, sakti, rahenge, aage',
  },
  terms: {
    nakshatra: 'nakshatra, nakshtra, nakshatr, nakshatra',
    dasha: 'dasha, mahadasha, antardasha, maha dasha, antar dasha, dasa',
    'sade-sati': 'sade sati, sadhe sati, sadesati, sade saati, dhaiya, shani ki sade',
    'mangal-dosha': 'manglik, mangal dosh, mangal dosha, mangalik',
    'kaal-sarp': 'kaal sarp, kal sarp, kalsarp',
    'pitru-dosha': 'pitra dosh, pitru dosh, pitri dosh',
    yoga: 'yog, raj yog, gajkesari, yoga, rajyog',
    dosha: 'dosh, dosha',
    lagna: 'lagna, lagn',
    rashi: 'rashi, raashi, rasi',
    navamsa: 'navamsh*, navmansh, navams*',
    house: 'bhav, bhaav, ghar, sthan, house',
    retrograde: 'vakri, ulta chal',
    combustion: 'ast grah',
    transit: 'gochar',
    aspect: 'drishti',
    conjunction: 'yuti',
    tithi: 'tithi, ekadashi, amavasya, purnima',
    muhurta: 'muhurat, muhurt, choghadiya, shubh samay',
    'rahu-kala': 'rahu kaal, rahukaal, rahu kal',
    panchang: 'panchang',
    'gun-milan': 'gun milan, guna milan, nadi dosh',
    exaltation: 'neech, uchch, uch ka, nich ka',
    gandanta: 'gand mool, gandmool, mool nakshatra',
    maraka: 'marak',
    gemstone: 'ratna, ratn, neelam, pukhraj, moonga, panna, manik, moti, gomed',
    numerology: 'lucky number, mulank, bhagyank, ank jyotish',
    vastu: 'vastu, vaastu',
    'birth-chart': 'kundli, kundali, janam patri, janampatri, patrika',
    planet: 'grah, graha, grahon',
  },
  safety: {
    'self-harm':
      'marne ka man, marne ki ichha, jeene layak nahi, goli kha lu, neend ki goliyan, mar hi jau, sab khatam kar dena, sab khatam karna, jeene ka mann, jeene ka koi fayda, jeene se kya, mar jaana chaht*, marna hai mujhe, mujhe marna hai, mar jana hai, khatam ho jana, duniya chhod, khud ko nuksan, nas kaat, hath kaat, zindagi bekar, jina nahi hai, jeena nahi hai, jeena nhi chaht*, jina nhi chaht*, suiside, susaid, zahar kha, maut aa jaye, train ke niche, kud jau, atmahatya, aatmahatya, khudkushi, khudkhushi, jeena nahi chaht*, jina nahi chaht*, mar jana chaht*, marna chaht*, mar jau, jeene ka man nahi, jeene ki ichha nahi, jaan de du*, jaan dena chaht*, khud ko khatam, apni jaan, zindagi khatam kar*, suicide*, jeena nahi, jine ka man nahi, marne ka man, zinda nahi rehna, khud ko maar, jivan samapt kar, zindagi se thak, fansi laga, zeher kha, jeene se thak',
    death:
      'kitne din ke mehman, kitne din ke mehmaan, din ke mehman, zindagi kitne saal, jindagi kitne saal, kitne saal ki zindagi, kitne saal aur, aakhri din, operation me bach, jaan jayegi, jaan ja sakti, kab dehant, antim din, zindagi kab khatam, zindagi khatam kab, jeevan kab samapt, bachenge, bachegi, bachega, guzar ja*, gujar ja*, chal base*, bach payenge, bach payegi, bach payega, jaan ko khatra, jaan bachegi, aakhri saans, antim samay, ant kab, mera ant, kitne din bache, kitne din aur, kitna jeena, lambi umar, vidhwa ho*, suhag, kitni umra hai, kab jaunga upar, kabr, arthi, marne ki tarikh, mar sakta, mar sakti, mare*, maut, mrityu, mrutyu, mratyu, maregi, marega, marenge, marunga, marungi, kab mar*, mar jaunga, mar jayega, mar jayegi, kab tak zinda, kab tak jinda, kab tak jiunga, kab tak jeeunga, kab tak jiega, kitne saal jeeu*, kitne saal jiu*, kitne saal jiyu*, kitni umar hai, kitni lambi umar, meri umar kitni, meri aayu, aayu kitni, ayu kitni, umar kitni, kitne din ka mehman, dehant, swarg kab, zindagi kitni, jeevan rekha kab khatm, marne wala, marne wali, zinda rahega, zinda rahegi, zinda rahenge, bachega ya nahi, bachegi ya nahi, jeevit rahenge, akal mrityu, kitna jiunga, kitna jiyunga, kab uth jaunga, upar kab jaunga, alpayu, dirghayu',
    diagnosis:
      'aids, andha ho, lakva, pregnant hu kya, garbhvati hu kya, sugar to nahi, sugar ho ja*, sugar hogi, cancer, diabetes to, kidney fail, dil ka daura, dil ka dora, hiv, bimari kaun, rog kaun, dawai khana band, goli band, dawai na lu, ilaj chhod, ilaj band, doctor ki zarurat nahi, baanjh, banjh, napunsak, nahi bacha paunga, garbhpat, abortion, mujhe cancer, cancer hai kya, cancer to nahi, cancer hoga, sugar hai kya, sugar ki bimari, mujhe diabetes, mujhe hiv, aids, kaun si bimari, kaunsi bimari, konsi bimari, kya bimari, kaun sa rog, dawai band, dawa band, dawai chhod*, dawa chhod*, dawa le*, dawai le*, operation karwa*, operation nahi kar*, heart attack, lakwa, tumor, kaun si dawai, kaunsi dawai, ilaj bata*, tb hai',
    'fetal-sex':
      'ladka hai ya ladki, ladki hai ya ladka, beta hai ya beti, pet me kya hai, garbh me kya hai, is bar ladka, is baar beta, is bar beta, is baar ladka, larka ya larki, larka hoga, putra ratna, ladka chahiye, beta chahiye, bete ki prapti, munda ya kudi, ladka hoga ya ladki, ladka ya ladki, ladki ya ladka, beta hoga ya beti, beta ya beti, beti ya beta, ladki hogi ya ladka, putra ya putri, garbh me ladka/ladki, pet me ladka, pet me ladki, ladka hi chahiye, beta hi hoga, ladka hoga ki ladki, beta paida, ladka paida, beta kaise hoga, bacche ka ling, ladka hone ka upay, putra hi',
    legal:
      'mukadme, mukaddame, mukdame, haq me faisla, haq me aayega, case me jeet, saja ho*, jail se chhut*, jail se bahar, talaq ka case, property ka case, case ka result, high court, supreme court, court case, mukadma, mukadama, mukdama, mukaddama, case jeet*, kes jeet*, jail, jel, zamanat, jamanat, bail, court ka faisla, faisla kab, court me, kachehri, kachhari, police case, thana, saza, giraftar, adalat, case chal, case kab khatam, bari ho',
    gambling:
      'nifty, sensex, bank nifty, kaun jeetega, match kaun, konsa share lu, share lu aaj, share me paisa, paise lagau stock, stock market me, share bazar, share bazaar, trading se paisa, option trading, number batao lottery, lucky draw, teen patti, rummy, taash, casino, konsa number aayega, matka number, crypto me, lottery, lotari, satta, matka, jua, jackpot, casino, kaun sa share, kaunsa share, konsa share, kaun sa stock, kaunsa stock, bitcoin, crypto, satte ka number, betting, ipl, dream11, intraday, trading karu, share kharid*, share lu, stock kharid*, share market me paisa, share market se, paisa double, stock me paisa',
    'third-party':
      'chakkar kisse, chakkar kiske, kisse chakkar, kis ladki se, uski biwi, uska pati kisi, padosan ka, kisi aur aurat, kisi aur mard, kisi aur admi, kisi dusri, kisi dusre, dusri aurat, dusri ladki, dhokha deta, dhokha deti, dhoka deta, dhoka deti, dhokebaz, dhokhebaz, chori chupke, premika hai kya uski, uska kisi, padosi ki biwi, saas ka character, charitraheen, wafadar, vafadar, kisi aur se chakkar, chakkar chal, dhokha de rah*, dhoka de rah*, kisi aur ke sath, kisi aur se, affair hai, affair chal, affair to nahi, najayaz, padosan, padosi ka, padosi ki, bewafa*, charitra, character kaisa hai uska, chakkar hai, virgin, kisi aur ladki, kisi aur ladke, cheat kar',
    caste:
      'kis caste, jaat, jat ki milegi, jati wali, jati wala, biradri, jati ki, jati ka, jaati ki, jaati ka, kis jati, kis jaati, kaun si jati, dusri jati, dusri jaati, jati me, jaati me, jaat ka, jaat ki, jaat bahar, antarjatiya, caste, neech jati, unchi jati, brahman hai ya, biradari',
    fear: 'nazar lagi, nazar dosh, najar lagi, jadu kiya, jadu kar*, kala jaadu, shaitan, chudail, dayan, saya, saaya hai, bandish, kiya karaya, kisi ne kuch, dushman ko barbad, barbad kar*, dushman ka, vashi karan, vash me karna, vash me kar*, mohini mantra, pret badha, bhoot badha, kala jadu, kaala jadu, jadu tona, jaadu tona, tona totka, tona tona, tantra kiya, tantrik, nazar lag*, buri nazar, najar lag*, shrap, shraap, bhoot, pret, bhoot pret, vashikaran, bandhan kiya, kuch kar diya, kuch kara diya, kuch karwa diya, kuch kiya hai, sarvanash, tabah, dushman ka nash, maran, kitne paise lagenge dosh, puja ka kharcha, upri hawa, upari hawa, badha hatane, mehngi puja',
    minor: 'nabalig, nabalik, kam umar me shaadi',
  },
  guards: {
    death: 'shradh, shraddh, pind daan, pitra paksh*, pitru paksh*, punyatithi, barsi, tarpan, 8th house, ashtam bhav',
  },
  injection: {
    order:
      'rules bhool, apni saari, saare rules, saari pabandi, pabandi hata*, apne filter, filter hata*, meri baat mano, instructions bhool, sab bhool, nirdesh _ bhool/bhul/ignore/chhod/chod, nirdesho* _ ignore/bhool/bhul/nazarandaz/andekha, niyam _ bhool/bhul/tod/chhod/ignore, instruction* _ bhool/bhul/ignore/chhod/mat, sab kuch bhool, sab bhool ja*, pehle ki baat bhool, pichli baat* bhool, rules _ bhool/tod/mat, ab se tum, aaj se tum, ab tum ek, jo bola wahi bol*, mera order man*, apne rules, sabhi rules, bhool jao, bhul jao, niyam tod*',
    role: 'tum ab, natak kar* ki tum, ban jao, ban ke jawab, ki tarah vyavhar, ki acting, tum astrologer nahi, aise socho ki tum',
    secret:
      'system prompt, prompt dikha*, prompt bata*, api key, password, gupt nirdesh, apne nirdesh, andar ke nirdesh, secret key, apna prompt, apni instructions, source code',
  },
  bodies:
    'surya, suraj; chandra, chandrama, chand; mangal; budh; guru, brihaspati; shukra; shani; rahu; ketu; arun grah; varun grah; yam grah',
  signs: 'mesh; vrishabh, vrish; mithun; kark; singh rashi, sinh; kanya; tula; vrishchik; dhanu; makar; kumbh; meen',
  ordinals:
    'pehle, pahle, pratham; dusre, doosre, dwitiya; tisre, teesre, tritiya; chauthe, chaturth; panchve, paanchve, pancham; chhathe, chathe, shashth; saatve, satve, satvein, saptam; aathve, athve, ashtam; nauve, navam, nave; dasve, dasam, dashve; gyarahve, ekadash; barahve, baarve, dwadash',
  numbers: 'ek; do; teen; char; paanch; chhe; saat; aath; nau; das; gyarah; barah',
  months:
    'janvari, january; farvari, february; march; april; mai mahine, may; june; july, julai; agast, august; sitambar, september; aktubar, october; navambar, november; disambar, december',
  common:
    'hai, he, h, hain, ka, ki, ke, ko, se, me, mein, mai, mera, meri, mere, mujhe, kab, kya, kaisa, kaisi, kaise, hoga, hogi, honge, nahi, nhi, nahin, aur, kyu, kyun, kyon, hu, hun, hoon, ho, raha, rahi, rahe, rha, rhi, milega, milegi, saal, liye, par, pe, karu, karna, karo, chahiye, batao, bataiye, bata, ji, wo, woh, ye, yeh, is, us, uska, uski, tak, bhi, hi, to, toh, jata, jati, rahega, rahegi, aayega, aayegi, jayega, jayegi, kaun, kaunsa, kaunsi, kahan, kuch, bahut, apna, apni, apne, koi, kisi, sath, saath, wala, wale, wali, tha, thi, gaya, gayi, hota, hoti, lagta, lagti, agle, kis, na, ya, fir, phir, abhi, karta, karti, sakta, sakti, lag, ban, ban, hum, tum, aap, mai, jaise, jab, tab, kitne, kitna, kitni, din, baad, pehle, hone, rehta, rehti, thik, theek, namaste',
};
