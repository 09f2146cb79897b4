/** Hindi in Latin letters, as it is typed on telephones. Spellings are folded (aa, ee, oo, w, z, double letters), so one of several is enough. */

import type { Lexicon } from './lexicon.ts';

export const HL: Lexicon = {
  topics: {
    self: 'aadat, aadatein, accha time/samay/waqt, acche din, acha time/samay/waqt, achche din, achha waqt, achhai*, ahankar, akad, akela, akelapan, akeli, alsi, atma vishwas, atmavishwas, avgun, badi kami, badkismat, badnami, bechain, bechaini, bhagya, bhavuk, bura time/samay/waqt, bura waqt, burai*, chidchida, chidchidapan, chidchidi, confidence, dar, darpok, dimag shant, din badlenge, din kab badlenge, dushmani, emotional, famous, fitrat, galat samajhte, ghamand, ghulna milna, gun kya, guno, gussa, gussail, gusse, hausla, himmat, hunar, introvert, irsha, izzat, jalan, jalte, jealous, kaisa insaan, kaisa insan, kami hai, kami kya, kamiya, kamzori*, kharab samay, kharab time, khasiyat, khoobi*, kismat, kismet, kya kami, lakshan, log galat samajh*, log samajhte, luck, lucky color, lucky number, maan samman, main kaisa hu, main kaisi hu, mann ashant, mera time, mere baare me/mein, mere me kya, meri kami, mijaz, milne me sharm, mood, mujhme kya, mushkil samay, naam kamau*, naseeb, nirash*, overthink*, pareshan rehta, pehchan, personality, prasiddh*, pratibha, samajhte nahi, samay kharab, sankochi, sensitive, seriously nahi lete, sharam, sharmata, sharmila, sharmili, shohrat, soch, swabhav*, taqdeer, time kharab, udas, vyaktitva, waqt kharab, ziddi | akele, bhavishya, dimag, dukhi, future, jeevan, kamyabi, khush, khushi, man, safalta, zindagi',
    career:
      'actor ban*, afsar, agency, apply kiya, appraisal, army, auto chala*, badli, bank po, berojgari, berozgar, boss, business, cafe, career, channel, chunav, client, colleague, company, cricketer, dairy, daroga, dhanda, dhande, dhandha, dhandhe, doctor ban*, doctor banu*, driver, dukan, engineer ban*, factory, fauj, freelance, freelancing, grahak, hero ban*, hike, hotel khol*, hotel kholu, ias, increment, internship, interview, ips, istifa, job, jobs, joining, kaam, karkhana, karobar, kheti, kisan, kursi, majdoori, naukar, naukari, naukri, neta, nikal diya, nokri, notice period, offer letter, office, officer, ola, pad, padhana, padonnati, parlour, part time, partnership, pesha, police, posting, project, promotion, railway, rajneeti, rehdi, resign, restaurant, rickshaw, rojgar, rozi, saajha, sahkarmi, sajhedari, salon, sarkari, selection, senior, shop, shortlist*, showroom, singer ban*, sipahi, startup, switch kar*, switch karu, switch maru, tabadla, tankhwah badhegi, tarakki, taxi, teacher ban*, team, theka, thekedari, thela, transfer, uber, udyog, vakil ban*, vyapar, vyaparik, vyavsay, work from home, youtube | deal, duty, meeting, salary badhegi, service',
    wealth:
      'aamdani, ameer, arthik, bachat, bakaya, bank balance, barakat, barkat, bill, byaj, chandi, chori, credit card, crore, crorepati, daulat, dhan, dhanwan, dhokhadhadi, diwala, diwaliya, emi, fd, fijool kharch*, finance, finances, financial, fizool kharch*, fraud, gahne, gareebi, garib, gehne, ghata, ghate, haath tang, hath tang, hazar, income, invest, investment, jeb, kamai, kangal, kangali, karje, karjon, karodo, karodpati, karz, karza, kharch, kharcha, kharche, kharcho, kishte, kist, lakh, lakhon, lakhpati, lakshmi prapti, lautaega, lautayega, lena dena, loan, mahine ka end, mahine ke end, malamal, mehngai, munafa, mutual fund, nivesh, nuksan, paisa, paise, paiso, punji, rupay*, rupaye, rupya, salary, sampatti, share, sip, sona, sood, tangi, tax, thag, thagi, tijori, trading me, udhaar, udhaari, vasiyat, virasat, zevar | bank, fayda, keemat, labh, lottery, sasta',
    love: 'mujhse pyar, mujhse pyaar, mujhse prem, aashiq, akela hu love, alag ho gaye, baat aage, baat band, baat karega, baat karegi, baat karna band, baat nahi kar*, bewafai, bf, bhav nahi deti, bhaw nahi, bhool nahi, bhul nahi, bhula nahi, bhulu, bichhad*, block kar, boyfriend, breakup, call nahi, chahta hai mujhe, chahta hu wo, chahti hai mujhe, chahti hu wo, chhod deta, chhod deti, chhod diya, chhod gaya, chhod gayi, chhod ke chal*, chhodkar, chod ke chal*, chodh diya, crush, date, dating, dhoka diya, dhokha diya, dil me kuch, dil toot*, dilruba, dosti se, ek tarfa, ektarfa, ex, gf, girlfriend, ignore kar*, ignore maarta, ijhaar, insta, instagram, ishq, ishqbazi, jaanu, judai, ladka pasand, ladki pasand, like karta, like karti, live in, long distance, love, maan jayega, maan jayegi, manana, manau, manaun, message, mohabbat, move on, msg, number block, online mila, online mili, pasand hu, pasand karta, pasand karti, patch up, patchup, phone nahi uth*, prem, premi, premika, propose, pyar, razi hogi, relationship, reply, rishta toot gaya, seen kar*, seen karke, single hu, sweetheart, tinder, tod diya, us ladke, us ladki, uske dil, wo ladka, wo ladki, woh ladka, woh ladki, yaad aata, yaad aati, yaad karta, yaad karti | chakkar, dil, dosti, ladka, ladki, laut aayega, laut aayegi, lautega, lautegi, rishta, wapas, wapas aayega, wapas aayegi, wapis aayega, wapis aayegi, wo mujhe, woh mujhe',
    marriage:
      'achha ladka, achhi ladki, alag rahna, alag rehna, alag rehte, arrange, arranged, baat pakki, band baaja, band baja, barat, biwi, biyah, byah, dahej, dampatya, dhang ka ladka, dhang ki ladki, divorce, dulha, dulhan, dulhaniya, gauna, ghar wali, gharwala, gharwali, ghodi chad*, grihasthi, gun milan, haath peele, haldi, hamsafar, hath peele, humsafar, husband, jeevan sathi, jeevansathi, jivan sathi, jodidar, kundli milan, kunwara, kunware, kunwari, kuwara, kuwari, ladka dekh*, ladka dekhne, ladka mil*, ladka nahi mila, ladke wale, ladki dekh*, ladki dekhne, ladki mil*, ladki nahi mili, ladki wale, life partner, love marriage, maike, mangal dosh, manglik, mangni, marriage, mayke, mehndi, nikah, pati, patni, phere, prem vivah, remarriage, rishta, rishte aa, rishte wale, rishton ki baat, roka, saas sasur ke saath pati, sagai, sahi ladka, sahi ladki, sasural chhod, sehra, shaadi, shaadishuda, spouse, suhag, suhagan, talaq, umar nikal rahi, vadhu, vaivahik, var, vidhur, vidhva, vivah, vivahit, wife | jodi, match',
    children:
      'aangan soona, aangan suna, adopt, aulad, baap ban*, baap banne, baby, bacha, bachcha, bachche, bachchon, bachhe, bachho, conceive, delivery, garbh*, goad, god bhar*, god bharai, god khali, god le, god lena, god sooni, gode, godh, iui, ivf, judwa, kilkari, maa ban*, maa banne, maa kab ban*, maa nahi ban, mata pita banne, miscarriage, nanha, nanhi, nati, nissantan, olad, papa banu*, pet se, pita banne, pita banu*, pota, poti, prasav, pregnancy, pregnant, putra prapti, putra yog, santan, santanheen, soona ghar, suni god, umeed se, vansh, waris | bachpan, beta, bete, beti, bitiya, ladla, putra, putri',
    family:
      'anban, baat nahi karte, bahan, bahu, batwara, behen, bhabhi, bhai, bhaiya, bhaiyo, bhanja, bhatija, bolchal band, bua, chacha, chachi, cousin, dada, dadi, damad, devar, devrani, didi, family, ghar ke log, ghar ki shanti, ghar me ashanti, ghar me jhagda, ghar me ladai, ghar me shanti, ghar wale, ghar walo, gharwale, gharwalo, hissa, hissedari, jaidad, jaydad, jeth, jethani, jhagde, jija, jijaji, kalesh, khandan, klesh, kutumb, ladai jhagda, maa, maata, mami, man mutav, manmutav, mataji, mausi, mom dad, mummy, nana, nanad, nani, papa, parivar, parivarik, phupha, pitaji, pitra sampatti, pustaini, rishtedaari, rishtedar, rishtedaro, saala, saali, saas, sasuma, sasur, sasural, takrar, tau, taya, tayi | apne log, apno se, jhagda, jhagra, ladai, pita, rishte',
    home: 'aashiyana, apartment, apna ghar, bedroom, bhoomi, bike, building, bullet, bungalow, car, chhat, construction, dakshin mukhi, darwaza, disha, dukan kharid*, dusre ghar me shift, flat, gaadi, ghar badal*, ghar ban*, ghar banega, ghar bech*, ghar ho*, ghar kab, ghar kharid*, ghar kharidna, ghar le*, ghar lena, ghar lenge, ghar lung*, ghar milega, ghar shift, grah pravesh, grih pravesh, griha pravesh, haveli, home loan, jameen jaydad, kamra, khet, khud ka ghar, kiraya, kiraye, kirayedar, kitchen, kothi, makan, mandir ghar me, mandir kis disha, motorcycle, naya ghar, nirman, plot, property, puja ghar, purv mukhi, rasoi, registry, scooter, scooty, seedhi, shift hona ghar, toilet, tractor, truck, uttar mukhi, vahan, vastu, zameen | chabi, ghar',
    education:
      '10th, 12th, admission, arts, ba, backlog, barahvi, bed, board, bsc, btech, ca ban*, cat, chhatravriti, class, coaching, college, commerce, competition, competitive, counselling, course, dasvi, degree, dhyan nahi lagta padh*, engineering, english me, entrance, exam, exams, fail, fel, first division, ganit, gate, gyaan, hostel, iit, imtehan, imtihan, kaksha, kam number, likhai, llb, ma kar*, mahavidyalaya, marks, master ji, math, maths, mba, mbbs, medical, mtech, neet, number aayenge, number kam, paas ho*, padai, padh*, paper, parhai, pariksha, parishad, pass ho*, pass hog*, pass hon*, pdhai, pepar, percentage, phd, rank, research, result, revision, scholarship, school, science, seat, selection exam, sem, semester, shiksha, ssc, stream, studies, study, subject, syllabus, top kar*, topper, tuition, tution, university, upsc, vaigyanik, vakalat, videsh me padhai, vidya, vidyalaya, vigyan, vishay, vishwavidyalaya, yaad nahi, yaad nahi rehta | clear, kitab, pass, yaad',
    health:
      'aankh, aankho, aankhon, aaram, accident, acidity, allergy, anaemia, anidra, anxiety, aspatal, asthma, baal gir*, baal jhad*, bal jhad*, bawasir, beemariyan, bhookh, bimar, bimari, bp, bukhar, chakkar, chashma, chinta, chot, cigarette, daant, dama, dard, daru, dawa, dawai, dawaiyan, depress*, diabetes, dil, durghatna, fracture, gala, gale, gas, gathiya, ghaav, ghabrahat, ghabrata, ghutne, ghutno, haddi, hakim, hazma, health, heart problem, hospital, ilaj, immunity, infection, jaan me jaan, jaldi thik, jodo, jodon, jukam, kaan, kabz, kamar, kamzori, kasht, khansi, khoon, kidney, liver, mahwari, manochikitsak, mansik, migraine, mota, motapa, naak, nasha, nashe, nind, nirog, operation, pachan, pathri, patla, pcod, peeda, peeth, periods, pet, rog, rogi, saans, sardi, sehat, sharab, sharir, so nahi pata, stress, sugar, surgery, sust, susti, swasth, swasthya, tabiyat, tabiyet, tabyat, takleef, tanav, tandurust, tandurusti, tension, thaka, thakan, thake, thaki, theek ho jaun*, thyroid, tvacha, udaasi, ulti, vaidya, vajan, weight | badan, doctor, pair, pairo, report',
    travel:
      'abroad, america, amerika, amrika, australia, austrelia, bahar jana, bahar jane, bahar ke desh, bahar ki country, bas jana, bas jaun, bharat se bahar, bidesh, canada, chaar dham, char dham, desh chhod*, desh se bahar, dubai, dusre desh, dusri country, england, europe, flight, foreign, france, germany, ghoomne, ghumna, green card, gulf, h1b, hawai jahaz, immigration, india se bahar, ireland, italy, japan, kedarnath, kuwait, london, new zealand, newzealand, oman, out of india, pardes, passport, pr mil*, pr milega, qatar, russia, safar, saudi, settle, singapore, ticket, tirth, tirth yatra, tour, tourist, travel, trip, uk, us jana, usa, vaapas india, vaishno devi jana, videsh, videshi, videsho, vilayat, visa, wapas india, work permit, yatra, yatrayen | door, ghar se door, shahar, sheher, shift',
    spirituality:
      'aastha, adhyatm*, agla janam, agla janm, allah, aradhana, ardas, arti, atma, bajrangbali, bhagwan, bhajan, bhakti, bholenath, chakra, chalisa, devi, devta, dharm, dharmik, dhyan, diksha, dua, durga, fast rakh*, ganesh, ganga snan, ganpati, gayatri, gita, gurbani, guru banau*, gurudev, hanuman, havan, ibadat, isht, ishta, ishtdev, ishwar, jaap, kaali, kali mata, karm, karmo ka, karmon, katha, krishna, kuldevi, kuldevta, kumbh mela, kundalini, lakshmi, laxmi, maa durga, maala, mahadev, mandir, mantr, mantra, mata rani, meditation, moksh, moksha, mukti, namaz, nirvana, paap, parmatma, path, pichla janam, pichle janam, pichle janm, pitr, pitra, pitru, poorv janm, prabhu, prarabdh, prarthana, prathna, pravachan, puja, punarjanm, punya, purkhe, purv janam, purva janma, purvaj, radha, ram ji, ramayan, rudrabhishek, rudraksh, sadguru, sadhana, sadhna, sadhu, sai, samadhi, sanchit, sant, sanyas, sanyasi, saraswati, satguru, satsang, seva bhaav, shiv, shivji, shivling, shraddha, simran, sundarkand, tapasya, teerth, tilak, upasana, upvas, vairag, vairagya, vishnu, vrat, waheguru, yagna, yagya, yoga | daan, dev, man ki shanti, sakoon, sapna, sapne, sapno, shanti, sukoon',
  },
  subjects: {
    spouse:
      'mere pati, meri patni, meri biwi, meri bivi, mere husband, meri wife, meri girlfriend, mere boyfriend, meri gf, mere bf, pati ki, pati ka, patni ki, patni ka, biwi ki, biwi ka, husband ki, husband ka, wife ki, pati ki/ka/ko, patni ki/ka/ko, biwi ki/ka/ko, husband ki/ka/ko, wife ki/ka/ko',
    child:
      'bete, beti, mere bacche, mere bache, mera beta, meri beti, mere bacho, bache ki, bache ka, bacche ki, bacche ka, bacho ki, bitiya, ladle, bete ki/ka/ko, beti ki/ka/ko, bache ki/ka/ko, bachche ki/ka/ko, bachho ki, bachchon ki/ka/ko, son ki/ka/ko, daughter ki/ka/ko, ladke ka/ki/ko, ladki ka/ki/ko, bitiya ka/ki/ko',
    parent:
      'mere papa, meri maa, meri mummy, papa ki, papa ka, mummy ki, mummy ka, maa ki, maa ka, pitaji ki, pitaji ka, mataji ki, mere pita, meri mata, mere pitaji, dadi ki, dada ki, nana ki, nani ki, mere dada, meri dadi, sasur, mom ki, dad ki, mummy, papa, pitaji, mataji, maa ki/ka/ko, mummy ki/ka/ko, papa ki/ka/ko, pita ki/ka/ko, mata ki/ka/ko, dadi, dada ji, nani, nana ji, father ki/ka/ko, mother ki/ka/ko, maa papa ki | maa, pita, mata',
    sibling:
      'mere bhai, meri behen, meri bahan, bhai ki, bhai ka, behen ki, behen ka, bahan ki, bahan ka, didi ki, chote bhai, bade bhai, mera bhai, meri didi, bhai ki/ka/ko/se, behen ki/ka/ko/se, bahan ki/ka/ko/se, bhaiya ki/ka/ko, didi ki/ka/ko, behan ki/ka/ko, sister ki/ka/ko, brother ki/ka/ko',
    friend: 'mere dost, mera dost, meri dost, dost ki, dost ka, meri saheli, saheli ki, mere friend, meri friend',
    other: 'mere boss, padosi, mere chacha, meri bua, mere mama, boss ki, boss ka',
  },
  cues: {
    when: 'kab, kab tak, kis saal, kis umar, kis umra, kis mahine, kitne din/saal/mahine, kitna samay, kitna time, kab se, kaunse saal, kitne din me/mein, kitne saal me/mein, sahi samay, sahi time, konse saal, kb',
    where:
      'kis/kaun si/sa/se _ me/mein/main hai/he/h, kaun si, kaun sa, kaunsi, kaunsa, konsi, konsa, kahan hai, kaha hai, kahan hain, kaha hain, kahan tha, kaha tha, kahan the, kaha the, kya main manglik, manglik hu/hun/hoon, chal rahi, chal raha, meri/mera _ kya hai/he/h, kis ghar me, kis bhav me, kis rashi, kis nakshatra, kaun hai, hai kya meri kundli',
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
    off: 'tum kaun ho, aap kaun ho, aap kaun hain, tu kaun hai, tum insaan ho, yudh, yuddh, jung, pradhan mantri, pradhanmantri, mausam, recipe, chutkula, joke, gaana, code, capital, rajdhani, khana kaise, film, cricket, score',
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
    thisMonth: 'is mahine, is mahina, is month, iss mahine, is maah, ye mahina, yeh mahina',
    nextMonth: 'agle mahine, agla mahina, aane wale mahine, agle maah, next month',
    lastMonth: 'pichle mahine, pichla mahina, pichhle mahine',
    thisWeek: 'is hafte, is saptah, iss hafte, is week, ye hafta, yeh hafta, is hafta',
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
    retrograde: 'vakri, margi, ulta chal',
    combustion: 'ast grah',
    transit: 'gochar',
    aspect: 'drishti',
    conjunction: 'yuti',
    tithi: 'tithi, ekadashi, amavasya, purnima',
    muhurta: 'muhurat, muhurt, choghadiya, shubh samay',
    'rahu-kala': 'rahu kaal, rahukaal, rahu kal',
    panchang: 'panchang',
    'gun-milan': 'gun milan, guna milan, nadi dosh',
    exaltation: 'uchch, uch ka',
    debilitation: 'neech, nich ka',
    'own-sign': 'swarashi, swagrihi, swagrahi, swakshetra, apni rashi',
    gandanta: 'gand mool, gandmool, mool nakshatra',
    maraka: 'marak',
    gemstone: 'ratna, ratn, neelam, pukhraj, moonga, panna, manik, moti, gomed',
    numerology: 'lucky number, mulank, bhagyank, ank jyotish, lucky no, moolank, janmank, bhagya ank, mool ank',
    vastu: 'vastu, vaastu',
    'birth-chart': 'kundli, kundali, janam patri, janampatri, patrika',
    planet: 'grah, graha, grahon',
  },
  safety: {
    'self-harm':
      'marne ka man, marne ki ichha, jeene layak nahi, goli kha lu, neend ki goliyan, mar hi jau, sab khatam kar dena, sab khatam karna, jeene ka mann, jeene ka koi fayda, jeene se kya, mar jaana chaht*, marna hai mujhe, mujhe marna hai, mar jana hai, khatam ho jana, duniya chhod, khud ko nuksan, nas kaat, hath kaat, zindagi bekar, jina nahi hai, jeena nahi hai, jeena nhi chaht*, jina nhi chaht*, suiside, susaid, zahar kha, maut aa jaye, train ke niche, kud jau, atmahatya, aatmahatya, khudkushi, khudkhushi, jeena nahi chaht*, jina nahi chaht*, mar jana chaht*, marna chaht*, mar jau, jeene ka man nahi, jeene ki ichha nahi, jaan de du*, jaan dena chaht*, khud ko khatam, apni jaan, zindagi khatam kar*, suicide*, jeena nahi, jine ka man nahi, marne ka man, zinda nahi rehna, khud ko maar, jivan samapt kar, zindagi se thak, fansi laga, zeher kha, jeene se thak',
    death:
      'kab tak jiyen*, kab tak jiye*, kab tak jeeye*, kitna jiyen*, kitne saal jiyen*, kitne din ke mehman, kitne din ke mehmaan, din ke mehman, zindagi kitne saal, jindagi kitne saal, kitne saal ki zindagi, kitne saal aur, aakhri din, operation me bach, jaan jayegi, jaan ja sakti, kab dehant, antim din, zindagi kab khatam, zindagi khatam kab, jeevan kab samapt, bachenge, bachegi, bachega, guzar ja*, gujar ja*, chal base*, bach payenge, bach payegi, bach payega, jaan ko khatra, jaan bachegi, aakhri saans, antim samay, ant kab, mera ant, kitne din bache, kitne din aur, kitna jeena, lambi umar, vidhwa ho*, suhag, kitni umra hai, kab jaunga upar, kabr, arthi, marne ki tarikh, mar sakta, mar sakti, mare*, maut, mrityu, mrutyu, mratyu, maregi, marega, marenge, marunga, marungi, kab mar*, mar jaunga, mar jayega, mar jayegi, kab tak zinda, kab tak jinda, kab tak jiunga, kab tak jeeunga, kab tak jiega, kitne saal jeeu*, kitne saal jiu*, kitne saal jiyu*, kitni umar hai, kitni lambi umar, meri umar kitni, meri aayu, aayu kitni, ayu kitni, umar kitni, kitne din ka mehman, dehant, swarg kab, zindagi kitni, jeevan rekha kab khatm, marne wala, marne wali, zinda rahega, zinda rahegi, zinda rahenge, bachega ya nahi, bachegi ya nahi, jeevit rahenge, akal mrityu, kitna jiunga, kitna jiyunga, kab uth jaunga, upar kab jaunga, alpayu, dirghayu',
    diagnosis:
      'kya _ pregnant hai/hu/hun/hoon/hain, pregnant hai kya, pregnant hu/hun/hoon kya, pregnant hai ya, pregnant hu/hun/hoon ya, pregnant to nahi, pet se hai, garbhvati hai, thyroid hai kya, thyroid to nahi, aids, andha ho, lakva, pregnant hu kya, garbhvati hu kya, sugar to nahi, sugar ho ja*, sugar hogi, cancer, diabetes to, kidney fail, dil ka daura, dil ka dora, hiv, bimari kaun, rog kaun, dawai khana band, goli band, dawai na lu, ilaj chhod, ilaj band, doctor ki zarurat nahi, baanjh, banjh, napunsak, nahi bacha paunga, garbhpat, abortion, mujhe cancer, cancer hai kya, cancer to nahi, cancer hoga, sugar hai kya, sugar ki bimari, mujhe diabetes, mujhe hiv, aids, kaun si bimari, kaunsi bimari, konsi bimari, kya bimari, kaun sa rog, dawai band, dawa band, dawai chhod*, dawa chhod*, dawa le*, dawai le*, operation karwa*, operation nahi kar*, heart attack, lakwa, tumor, kaun si dawai, kaunsi dawai, ilaj bata*, tb hai',
    'fetal-sex':
      'ladka hai ya ladki, ladki hai ya ladka, beta hai ya beti, pet me kya hai, garbh me kya hai, is bar ladka, is baar beta, is bar beta, is baar ladka, larka ya larki, larka hoga, putra ratna, ladka chahiye, beta chahiye, bete ki prapti, munda ya kudi, ladka hoga ya ladki, ladka ya ladki, ladki ya ladka, beta hoga ya beti, beta ya beti, beti ya beta, ladki hogi ya ladka, putra ya putri, garbh me ladka/ladki, pet me ladka, pet me ladki, ladka hi chahiye, beta hi hoga, ladka hoga ki ladki, beta paida, ladka paida, beta kaise hoga, bacche ka ling, ladka hone ka upay, putra hi',
    legal:
      'mukadme, mukaddame, mukdame, haq me faisla, haq me aayega, case me jeet, saja ho*, jail se chhut*, jail se bahar, talaq ka case, property ka case, case ka result, high court, supreme court, court case, mukadma, mukadama, mukdama, mukaddama, case jeet*, kes jeet*, jail, jel, zamanat, jamanat, bail, court ka faisla, faisla kab, court me, kachehri, kachhari, police case, thana, saza, giraftar, adalat, case chal, case kab khatam, bari ho',
    gambling:
      'world cup, vishwa cup, match kaun jeet*, nifty, sensex, bank nifty, kaun jeetega, match kaun, konsa share lu, share lu aaj, share me paisa, paise lagau stock, stock market me, share bazar, share bazaar, trading se paisa, option trading, number batao lottery, lucky draw, teen patti, rummy, taash, casino, konsa number aayega, matka number, crypto me, lottery, lotari, satta, matka, jua, jackpot, casino, kaun sa share, kaunsa share, konsa share, kaun sa stock, kaunsa stock, bitcoin, crypto, satte ka number, betting, ipl, dream11, intraday, trading karu, share kharid*, share lu, stock kharid*, share market me paisa, share market se, paisa double, stock me paisa',
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
    'kirana, kiraana, safal, asafal, hai, he, h, hain, ka, ki, ke, ko, se, me, mein, mai, mera, meri, mere, mujhe, kab, kya, kaisa, kaisi, kaise, hoga, hogi, honge, nahi, nhi, nahin, aur, kyu, kyun, kyon, hu, hun, hoon, ho, raha, rahi, rahe, rha, rhi, milega, milegi, saal, liye, par, pe, karu, karna, karo, chahiye, batao, bataiye, bata, ji, wo, woh, ye, yeh, is, us, uska, uski, tak, bhi, hi, to, toh, jata, jati, rahega, rahegi, aayega, aayegi, jayega, jayegi, kaun, kaunsa, kaunsi, kahan, kuch, bahut, apna, apni, apne, koi, kisi, sath, saath, wala, wale, wali, tha, thi, gaya, gayi, hota, hoti, lagta, lagti, agle, kis, na, ya, fir, phir, abhi, karta, karti, sakta, sakti, lag, ban, hum, tum, aap, jaise, jab, tab, kitne, kitna, kitni, din, baad, pehle, hone, rehta, rehti, thik, theek, namaste, badhega, badhegi, badhenge, chalega, chalegi, karega, karegi, karenge, dega, degi, bhai, mujhse, unka, unki, unke, inka, iski, iska, tera, teri, aapka, aapki, kaha, kahin, zyada, jyada, bilkul, sirf, bas, lekin, agar, kyonki, kyuki, isliye, waise, aisa, aise, aisi, chal, pa, pau, paunga, paungi, jau, jaun, lu, lun, le, diya, kiya, liya, hua, hui, huye, dete, deta, deti, karte, karne, wapas, jaldi, der',
};
