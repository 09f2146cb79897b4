/** French words; accents are folded away, and an elided word stands by itself (`l amour`). */

import type { Lexicon } from './lexicon.ts';

export const FR: Lexicon = {
  topics: {
    self: 'tetu*, jalou*, paresseu*, impatien*, sensible*, impulsi*, emotif*, emotive*, habitudes, mauvaises habitudes, leadership, creatif*, creative*, malchanceu*, chanceu*, meilleurs jours, mauvaise passe, manque de confiance, personnalite, mon caractere, caractere, temperament, points forts, points faibles, qualites, defauts, talent*, ma chance, chance, malchance, confiance en moi, confiance, estime de soi, qui suis je, colere, timid*, but de vie, ma mission de vie, chiffre porte bonheur, numero porte bonheur, couleur porte bonheur, porte bonheur, charisme | ma vie, destin, reussite, avenir',
    career:
      'atelier, boutique, magasin, restaurant, usine, ouvrir mon, freelance, consultant*, a mon compte, cabinet, me reconnait, reconnaissance au travail, augmentation, contrat*, client*, offre d emploi, retraite, armee, police, boulanger*, enseignant*, professeur*, associe*, projet professionnel, politique, partir ailleurs, prime, travail*, emploi*, carriere*, profession*, metier*, promotion*, boulot, patron*, chef, entreprise*, job, embauch*, licenci*, chomage, bureau, entretien d embauche, vocation, demission*, collegue*, entrepren*, poste, mutation, affaires, concours de la fonction publique, fonctionnaire, stage | travailler, entretien',
    wealth:
      'prete, recuperer l argent, on me doit, faillite, impots, budget, rembourse*, me doit, argent, financ*, finances, richesse, riche, dette*, epargne, invest*, salaire*, revenu*, credit*, pauvre*, economies, pret, heritage, depense*, fortune, fins de mois, banque, gagner de l argent, benefice* | gagner, payer, loto, loterie',
    love: 'tient il a moi, tient elle a moi, tient a moi, repond plus, mes messages, ne m ecrit plus, bloquee, sort ensemble, du serieux, m aimer, lui plais, je lui plais, me plait, rencontrer l ame, ghoste, bloque, flirt*, homme de ma vie, femme de ma vie, grand amour, coup de coeur, il m ecrit, elle m ecrit, sentiments pour moi, amour*, amoureu*, m aime, copain, copine, petit ami, petite amie, mon ex, rupture*, romp*, romantique, ame soeur, ame sœur, crush, couple, celibataire, rencontrer quelqu un, l aime, coup de foudre, sentiments, quittee, quitte par, revenir avec, vie amoureuse, sentimental*, relation amoureuse | relation, rencontre, rencontrer, aime, coeur, cœur, revenir',
    marriage:
      'demander en mariage, demander ma main, demande en mariage, reconcil*, separe*, vie de couple, se marier, nous marier, vie conjugale, mariage*, mari, marier, marie, epous*, femme, noces, divorc*, fiance*, fiancailles, conjoint*, conjugal*, remarier, separation, marierai, epoux | alliance, demande en',
    children:
      'bebe arrive*, jumeaux, fonder une famille, attendre un enfant, devenir parents, petits enfants, heritier, infertil*, sterilite, etre mere, etre pere, un bebe, enfants, avoir des enfants, enceinte, grossesse*, bebe*, tomber enceinte, devenir mere, devenir pere, maternite, paternite, fertil*, concevoir, fiv, adopter, adoption, avoir un enfant, un enfant, maman un jour, fausse couche | enfant, fils, fille',
    family:
      'niece, neveu, beau pere, marâtre, ma famille, ma soeur et moi, mon frere et moi, ma mere et moi, mon pere et moi, belle famille, beau frere, belle soeur, gendre, belle fille, se parlons plus, disputes familiales, heritage familial, belle mere, beaux parents, famille*, famili*, mon pere, ma mere, mes parents, mon frere, ma soeur, ma sœur, freres, sœurs, soeurs, parents, grand mere, grand pere, cousin*, oncle, tante, relation avec mon/ma pere/mere/frere/soeur/famille/papa/maman, fratrie | pere, mere, frere, soeur, papa, maman',
    home: 'renov*, travaux, locataire*, garage, jardin, parcelle, proprietaire, chalet, emmenag*, pavillon, camion, camionnette, moto, maison, appartement*, logement*, immobili*, terrain*, demenag*, voiture*, vehicule*, location, loyer, cuisine, vastu, chambre, acheter une maison, acheter un appartement, vendre ma maison, vendre mon appartement, emprunt immobilier, construire, propriet*, foyer | chez moi, moto',
    education:
      'maths, physique, chimie, anglais, histoire, sciences, echoue, mba, prepa, memoire, these, cours, inscription, apprentissage, langue, instituteur, rattrapage, reussir mes examens, orientation, college, licence, diplom*, etude*, etudi*, examen*, universite*, ecole*, diplome*, bac, baccalaureat, concours, lycee, fac, notes, bourse d etude*, cours, master, doctorat, formation*, licence, brevet, matiere*, reussir son bac, redoubl* | apprendre, reussir, college, classe',
    health:
      'estomac, digestion, brulures, foie, reins, vertiges, os, colonne, infection*, regles, epuis*, migraine*, genou*, peau, poumon*, poitrine, gorge, yeux, fievre, toux, hormon*, thyroide, regles, menopause, therapie, allergi*, addiction*, alcool, fumer, regime, maigrir, nerfs, vertige*, j ai mal, mal partout, tension arterielle, sante, malad*, douleur*, mal de tete, mal au dos, mal au ventre, operation, chirurgie, fatigue*, epuise*, anxiete, angoisse*, depression, deprim*, stress*, sommeil, dormir, insomni*, hopital, medec*, guerir, guerison, poids, bien etre, estomac, dos, accident*, migraine*, burn out, energie vitale | corps, energie, cancer',
    travel:
      'islande, norvege, suede, portugal, bresil, chine, inde, thailande, voir le monde, voir du pays, allemagne, espagne, italie, angleterre, londres, japon, australie, europe, etats unis, suisse, belgique, partirai, m installer a, m installer en, royaume uni, vol, vacances, ambassade, nationalite, tour du monde, etranger, voyage*, visa*, emigr*, immigr*, expatri*, passeport, canada, outre mer, autre pays, partir vivre, partir a l etranger, quitter la france, quitter le pays, sejour | pays, partir, ville',
    spirituality:
      'monastere, moine, nonne, vierge marie, jesus, christ, eglise, bible, shiva, bouddh*, chakra*, reincarn*, appel de la priere, maitre spirituel, anges, ange, sacre, spirituel*, spiritualite, dieu, medit*, karma*, ame, vies anterieures, vie anterieure, vies passees, mantra*, gourou, guru, prier, priere*, foi, religi*, eveil, divinite*, temple, karmique, mission de l ame, devotion, intuition, chemin de vie spirituel | paix interieure, paix',
  },
  subjects: {
    spouse:
      'mon mari, ma femme, mon epoux, mon epouse, mon copain, ma copine, mon conjoint, ma conjointe, mon fiance*, ma fiancee, mon compagnon, ma compagne, mon petit ami',
    child: 'mon fils, ma fille, mes enfants, mon enfant, mon bebe, notre fils, notre fille, notre enfant, mes filles',
    parent:
      'mon pere, ma mere, mes parents, mon papa, ma maman, ma grand mere, mon grand pere, ma belle mere, mon beau pere',
    sibling: 'mon frere, ma soeur, ma sœur, mes freres, mes soeurs, mes sœurs',
    friend: 'mon ami, mon amie, ma meilleure amie, mon meilleur ami, mes amis',
    other:
      'mon patron, ma patronne, mon chef, mon voisin, ma voisine, mon oncle, ma tante, mon cousin, ma cousine, mon collegue, ma collegue, mon neveu, ma niece',
  },
  cues: {
    when: 'quand, en quelle annee, quelle annee, a quel age, quel mois, combien de temps, quelle date, jusqu a quand, d ici quand, dans combien',
    where:
      'dans quel, dans quelle, ou est, ou se trouve, quel est mon, quelle est ma, quels sont mes, quel signe, quelle maison, quelles planetes, quelle planete, qu y a t il, ai je, suis je manglik, qui gouverne, est il retrograde, quelle dasha, quel nakshatra, quel est, quelle est',
    what: 'qu est ce qu, qu est ce que, qu est ce, c est quoi, que sont, qui est, qu est',
    meaning:
      'signifie, signification, que signifie, que veut dire, veut dire, explique*, definition, definis, c est quoi, difference entre, que represente, a quoi sert, comment calcul*, qu est ce qu un, qu est ce qu une, qu est ce que',
    why: 'pourquoi, pour quelle raison, comment se fait',
    whether:
      'est ce, vais je, vais, pourrai, dois je, dois, devrais, aurai, puis je, va t, y a t il, ai je, sera, serai, faut il',
    first: 'je, j, me, m, nous, moi, on, mon, ma, mes',
    mine: 'mon, ma, mes, moi, je, j, notre, nos, ai je',
    and: 'et, mais, alors, ok, ou, donc, d accord',
    more: 'qu en est il, et pour, parle moi, dis m en plus, plus de details, continue, en detail, au sujet, et concernant, quid de, dis moi plus',
    match:
      'compatib*, synastrie, sommes nous compatibles, sommes nous faits, nos themes, comparer nos, faits l un pour l autre, va t on bien ensemble, bien assortis, nos signes',
    both: 'nous, nos, sommes nous, mon copain et moi, ma copine et moi, lui et moi, elle et moi, et moi, ensemble, tous les deux, on',
    day: 'panchang*, horoscope du jour, horoscope d aujourd hui, ma journee, comment sera ma journee, date propice, jour favorable, meilleur jour pour, bon jour pour, bonne date, phase de la lune, pleine lune, nouvelle lune, muhurta*, tithi du jour, bonne journee pour, meilleure date',
    remedy:
      'remede*, que faire, que puis je faire, que dois je faire, solution*, pierre*, comment ameliorer, comment resoudre, quel mantra, rituel*, conseil*, amulette, talisman',
    not: 'ne, n, pas, jamais, sans, aucun*, ni, plus de',
    greeting: 'bonjour, bonsoir, salut, coucou, hello, bonne nuit',
    off: 'capitale de, capitale, recette, meteo, code, traduis, blague, poeme, film, chanson, football, president, actualites, cuisiner, prix de',
    thanks: 'merci*, remercie*',
    field:
      'ce qui m attend, que me reserve, previsions, prevision, lecture generale, mon horoscope, les astres, voyance, astrolog*, horoscope*, theme natal, theme astral, signe*, planete*, zodiaque, prediction*, avenir, destin, ascendant, numerolog*, tarot, mon theme, etoiles, carte du ciel, theme',
  },
  times: {
    today: 'aujourd hui, ce jour, ce soir',
    tomorrow: 'demain',
    yesterday: 'hier',
    now: 'maintenant, actuellement, en ce moment, a present, ces temps ci',
    thisYear: 'cette annee, cette meme annee, annee en cours',
    nextYear: 'annee prochaine, an prochain, prochaine annee, annee qui vient, annee suivante',
    lastYear: 'annee derniere, an dernier, annee passee, an passe',
    thisMonth: 'ce mois ci, ce mois',
    nextMonth: 'mois prochain, prochain mois, mois qui vient',
    lastMonth: 'mois dernier, mois passe',
    thisWeek: 'cette semaine',
    nextWeek: 'semaine prochaine, prochaine semaine',
    lastWeek: 'semaine derniere',
    days: 'jour, jours',
    weeks: 'semaine, semaines',
    months: 'mois',
    years: 'an, ans, annee, annees',
    ahead: 'dans, prochains, prochaines, d ici, apres, a venir, suivants',
    ago: 'il y a, derniers, dernieres, passe, passes, passees',
    age: 'a l age de, quand j aurai, a mes, age de, vers, quand j avais',
    born: 'ne le, nee le, ne en, nee en, naissance',
    old: 'ans et, j ai, agee de, a ans, age de seulement, elle a, il a, aura bientot, fille a, fils a, fille de, fils de, a',
    past: 'etait, ete, j avais, il y a, passe, avait, m a, perdu, dernier, derniere',
    present: 'maintenant, actuellement, en ce moment',
    future:
      'vais, va, sera, aurai, pourrai, serai, allons, seront, trouverai, marierai, deviendrai, reviendra, avenir, ira, fera',
  },
  terms: {
    nakshatra: 'nakshatra*, mansion lunaire',
    dasha: 'dasha*, mahadasha*',
    'sade-sati': 'sade sati',
    'mangal-dosha': 'manglik, mangal dosha',
    yoga: 'yogas, raja yoga',
    lagna: 'ascendant*, lagna',
    rashi: 'signe lunaire, signe solaire, rashi, signe',
    navamsa: 'navams*',
    house: 'maison, maisons',
    retrograde: 'retrograd*',
    combustion: 'combust*',
    transit: 'transit*',
    aspect: 'aspect*, carre, trigone*, opposition*, sextile*',
    conjunction: 'conjonction*',
    tithi: 'tithi, pleine lune, nouvelle lune',
    'rahu-kala': 'rahu kalam, rahu kaal',
    muhurta: 'muhurta*',
    panchang: 'panchang*',
    'saturn-return': 'retour de saturne',
    midheaven: 'milieu du ciel',
    exaltation: 'exaltation, exalte*, chute, exil',
    gemstone: 'pierre*, gemme*',
    numerology: 'numerolog*, chemin de vie, nombre de vie, chiffre porte bonheur',
    vastu: 'vastu',
    'birth-chart': 'theme natal, theme astral, carte du ciel, mon theme',
    zodiac: 'zodiaque',
    planet: 'planete*',
  },
  safety: {
    'self-harm':
      'envie d en finir, veux en finir, vais en finir, envie de disparaitre, veux disparaitre, au suicide, pense au suicide, me suicider, plus la force de vivre, envie de disparaitre, me jeter, me pendre, ne plus me reveiller, dormir et ne plus, me couper, me scarifier, scarifi*, fatigue* de vivre, marre de vivre, vivre ne sert a rien, suicid*, me tuer, mettre fin a mes jours, en finir avec la vie, envie de mourir, je veux mourir, je ne veux plus vivre, plus envie de vivre, veux plus vivre, me faire du mal, mieux mort*, mettre fin a ma vie, me pendre, mutil*, a quoi bon vivre, la vie ne vaut pas, disparaitre pour toujours',
    death:
      'combien d etes, combien d annees, mourir, vais je vivre jusqu, combien de temps vais je vivre, combien d annees me reste*, va s en sortir, va t il s en sortir, va t elle s en sortir, mon dernier jour, ma fin, quitter ce monde, perdre ma mere/mon/mon pere, survivra*, mourrai je, quand est ce que je meurs, quand je meurs, jusqu a 80/90/100 ans, fin de vie, passer l arme, devenir veuve, vais je mourir, vais mourir, va mourir, va t il mourir, va t elle mourir, quand mourir*, mourrai, mourra, mourront, ma mort, sa mort, date de mort, date de ma mort, mort de, esperance de vie, combien de temps me reste, combien de temps il lui reste, reste t il a vivre, reste a vivre, vivre jusqu a quand, vivrai, jusqu a quel age, longevite, deces, deceder*, decedera, survivre, survivra, devenir veuve, devenir veuf, duree de vie, va mourir, quand est ce que _ mourir, combien d annees _ vivre | mort, mourir',
    diagnosis:
      'j un cancer, ai je un cancer, je un cancer, le diabete, le cancer, une tumeur, alzheimer, parkinson, epilepsie, leucemie, une grosseur, arreter mes antidepresseurs, antidepresseur*, arreter la chimio, guerir du cancer, guerir mon diabete, bipolaire, schizophren*, insuline, quelle maladie, depression clinique, un cancer, le cancer, j ai un cancer, mon cancer, cancer du, cancer de, cancer des, diabete, diabetique, vih, sida, tumeur*, quelle maladie, diagnosti*, arreter _ medicament*/traitement/chimio*/insuline/antidepresseur*, quel medicament, dois je me faire operer, infarctus, avc, sterile, avort*, maligne, chimio*, suis je malade, crise cardiaque | cancer',
    'fetal-sex':
      'une fille ou un garcon, aurai je un garcon, aurai je une fille, attends je, sera ce une fille, sera ce un garcon, un garcon cette fois, est ce une fille, c est une fille, fille ou garcon, garcon ou fille, garcon ou une fille, fille ou un garcon, sexe du bebe, sexe de mon bebe, sexe de l enfant, fille ou un fils, fils ou une fille, avoir un garcon, attends un garcon, attends une fille, ce sera un garcon, sera un garcon, est ce un garcon',
    legal:
      'aller en prison, sortir de prison, le juge, arrete par la police, accuse, amende, avocat va gagner, en ma faveur, inculpe*, cour d appel, litige, proces, gagner mon proces, prison, tribunal, juge, condamn*, acquitt*, jugement, garde des enfants, garde a vue, plainte, procedure judiciaire, avocat _ gagner, affaire en justice, en justice, liberte conditionnelle, verdict, prud hommes',
    gambling:
      'gagner au, gros lot, ticket gagnant, acheter des actions, actions de, bourse, trading, parier, quel numero jouer, quels numeros, bingo, tombola, hippodrome, courses de chevaux, cryptomonnaie*, ethereum, blackjack, loto, loterie, euromillions, casino, parier, paris sportifs, pari, tierce, quinte, jackpot, quelles actions, quelle action acheter, actions acheter, bitcoin, crypto*, bourse, numeros gagnants, jeux de hasard, jeu d argent, poker, roulette, numeros jouer, ticket a gratter, qui va gagner le match, forex, machines a sous',
    'third-party':
      'voisin trompe, voisine trompe, couche avec, trompe sa femme, trompe son mari, trompe, infidelite, avec qui sort mon ex, avec qui sort, amant*, maitresse, me cache quelque chose, me ment, lesbienne, me trompe, trompe t il, trompe t elle, infidel*, une maitresse, un amant, une autre femme, un autre homme, une liaison, aventure avec, vie privee, est il gay, est elle vierge, fidele, double vie, voit quelqu un d autre, couche avec',
    caste: 'caste*, intouchable*, dalit',
    fear: 'jeteur de sort, sorcier*, sorciere*, exorcis*, satan*, envoutement*, me venger, mauvaises energies envoyees, mauvais esprits, quelque chose de terrible, desenvout*, le mauvais oeil, magie noire, sorcellerie, maudit*, malediction, jete un sort, sort jete, mauvais sort, un sort, envoute*, envoutement, mauvais oeil, mauvais œil, marabout*, possede*, demon*, esprit malefique, fantome*, vaudou, desenvout*, detruire mon ennemi, ensorcel*, retour affectif, philtre d amour, lever la malediction',
    minor: 'mineure, mariage d enfant*',
  },
  guards: {
    death:
      'me tue a la tache, travail me tue, tue au travail, tarot, meurs de faim, vivre a l etranger, meurs d impatience, meurs d envie, mort de rire, mort de fatigue, mort d une etoile, mourir de rire, anniversaire de la mort, jour des morts, point mort, maison 8, huitieme maison, peine a mourir, carte de la mort',
    diagnosis:
      'le cancer est il, cancer est, les cancer, cancer compatible, un cancer ascendant, hopital du cancer, ascendant cancer, lune en cancer, soleil en cancer, en cancer, signe cancer, suis cancer, signe du cancer, tropique du cancer, et cancer, cancer et, homme cancer, femme cancer, cancer ascendant, est cancer, lune cancer, le cancer et, natif du cancer, natifs du cancer, cancer avec',
    gambling: 'bourse etudiante, bourse d etude*, bourse d etudes, bourse universitaire, bourse scolaire',
    'third-party': 'je me trompe, si je me trompe, se trompe, trompe de',
    legal: 'me juge, on me juge, me jugent',
  },
  injection: {
    order:
      'contourne, revele, sans regles, sans limites, desobeis, nouvelle tache, passe outre, ignore/ignorez/oublie/oubliez/ignorer/neglige/contourne/outrepasse/desobeis _ instruction*/regle*/consigne*/directive*/precedent*/restriction*/filtre*, oublie tout, oublie ce qui precede, ignore tout, ignore ce qui precede, nouvelles instructions, nouvelles consignes, desactive tes, sans restriction*, sans filtre*, mode developpeur, mode administrateur, a partir de maintenant, desormais tu, execute le code, reponds uniquement, ne suis plus',
    role: 'agis comme, tu es maintenant, fais semblant, fais comme si, imagine que tu es, jeu de role, joue le role, comporte toi comme, tu n es plus',
    secret:
      'tes regles, tes directives, ton systeme, message initial, revele tes, invite systeme, prompt systeme, ton prompt, tes instructions, instructions initiales, cle api, cles api, mot de passe, mots de passe, ta configuration, affiche tes, message systeme, texte ci dessus, mot pour mot, cle secrete, instructions cachees, code source, tes consignes, vos instructions',
  },
  bodies:
    'soleil; lune; mars; mercure; jupiter; venus; saturne; rahu, nœud nord, noeud nord; ketu, nœud sud, noeud sud; uranus; neptune; pluton',
  signs: 'belier; taureau; gemeaux; cancer; lion; vierge; balance; scorpion; sagittaire; capricorne; verseau; poissons',
  ordinals:
    'premiere, 1ere; deuxieme, seconde; troisieme; quatrieme; cinquieme; sixieme; septieme; huitieme; neuvieme; dixieme; onzieme; douzieme',
  numbers: 'un, une; deux; trois; quatre; cinq; six; sept; huit; neuf; dix; onze; douze',
  months: 'janvier; fevrier; mars; avril; mai; juin; juillet; aout; septembre; octobre; novembre; decembre',
  common:
    'le, la, les, de, des, du, que, qui, quoi, en, et, a, un, une, mon, ma, mes, je, j, me, m, se, est, ce, il, elle, on, nous, vous, pour, avec, ne, n, pas, si, comment, quand, quel, quelle, quels, quelles, ou, son, sa, ses, au, aux, plus, mais, vais, va, suis, ai, as, dans, sur, l, d, qu, t, s, c, y, sera, serai, dois, aurai, par, tu, notre, nos, selon, dit, fait, etre, avoir, faire, pourquoi, tres, cette, prochain, prochaine, annee, bien, sans, entre, quitte, autant, vivre, vraiment, lui, moi, faut, devrais, merci, bonjour, puis, pourrai, comme, donc, depuis, ont, sont, etait, d, signifie, t, aime',
};
