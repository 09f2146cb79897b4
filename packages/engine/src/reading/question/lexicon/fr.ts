/** French words; accents are folded away, and an elided word stands by itself (`l amour`). */

import type { Lexicon } from './lexicon.ts';

export const FR: Lexicon = {
  topics: {
    self: 'agressi*, amitie*, arrogan*, asocial*, assurance en moi, auto sabotage, autoritaire*, bavard*, bloquee dans ma vie, bonne passe, bonne periode, braque*, but de vie, calme, caractere, celebre, celebrite, chance, chanceu*, charisme, charmant*, chiffre porte bonheur, colere, colerique*, comment les autres me voient, comment suis je, competences, complexe*, confiance, cote obscur, couleur porte bonheur, courage, courageu*, creatif*, creative*, defauts, desabuse*, discipline, dominat*, don cache, dons, ego, egoiste*, emotif*, emotion*, emotive*, enerv*, ennemi*, envieu*, estime de soi, etat d esprit, etourdi*, extraverti*, faiblesses, flemmard*, flemme, forces et, froussard*, glander, guignard, guigne, habitudes, hesit*, heureu*, humeur*, hypersensib*, identite, immature, impatien*, impulsi*, incompris*, indecis*, introverti*, irritable*, isole*, jalou*, je me sens perdu*, je pleure, la roue tourne, leadership, loisirs, m emporte*, ma facon d etre, ma mission de vie, ma nature, ma periode, mal aime*, mal compris*, maladroit*, malchance, malchanceu*, malheureu*, manque d assurance, mature, mauvaise passe, mauvaise periode, me faire des amis, me sabote, meilleurs jours, mes amis, mes blocages, mes reactions, mon don, mon essence, motivation, nerveu*, numero porte bonheur, obsessi*, ombre, on m apprecie, on me voit, orgueilleu*, paresse, paresseu*, passion*, patience, perfectionniste*, personnalite, peur de, peurs, pleurer, points faibles, points forts, poisse, populaire, porte bonheur, procrastin*, qu est ce qui cloche, qualites, quel genre de personne, quelle personne, qui suis je, rale*, rancuni*, reputation, respect, respecte*, rien ne marche, sensibilite, sensible*, seul au monde, sociable*, solitaire*, solitude, soupe au lait, sur la defensive, susceptibilite, susceptible*, talent*, temperament, tetu*, timid*, tout rate, tout va mal, traits, triste*, trop bon, trop gentil*, vide interieur, volonte | avenir, bonheur, destin, ma vie, moral, passe, pensees, periode, peur, reussite',
    career:
      'a mon compte, acteur, activite, actrice, affaires, agricole, agriculture, alternance, ambition*, apprenti*, architecte, armee, associe*, atelier, augment*, auteur, auto entrepren*, avancement, avocat*, bar, boite, boss, bosse, bosser, boucherie, boulanger*, boulot, boutique, bureau, cabinet, cadre, cafe, candidature*, carriere*, cdd, cdi, chambre d hotes, changer de voie, chanteu*, chantier*, chauffeur*, chef, chomage, client*, coiffeu*, collegue*, comedien*, commercant*, commerce, comptable, concours de la fonction publique, concours de police, consultant*, contrat*, creer mon, creer une, cuisinier*, cv, danseu*, demission*, developpeur*, directeur, directrice, douane, echelon*, ecrivain, embauch*, emploi*, employeur, en cuisine, enseignant*, entrepren*, entreprise*, equipe, evoluer, ferme, fonction, fonctionnaire, food, footballeur, freelance, gagne pain, gendarme*, grade, graphiste, hausse de salaire, heures sup, hierarchie, horaires, independant*, infirmi*, influenceu*, informatique, ingenieur*, institut*, interim*, job*, kiosque, lettre de motivation, liberal, liberale, licenci*, magasin, manager, manageur, me reconnait, metier*, militaire, mis a la porte, mission*, mon affaire, monter mon, musicien*, mutation, mute*, ouvrir ma, ouvrir mon, ouvrir un, ouvrir une, partenaires, partenariat, partir ailleurs, patron*, periode d essai, pilote, plan social, police, politique, pompier*, poste, postul*, prime, pro, production, prof, professeur*, profession*, profs, projet*, promotion*, promouv*, promu*, reconversion, recrut*, responsabilites, restau, restaurant, resto, retrait*, rh, rupture conventionnelle, salarie*, salon de, salon de coiffure, stage, stagiaire, superieur*, taf, taxi, teletravail, titularis*, tout plaquer pour, travail*, uber, usine, vendeu*, vente*, vire*, vocation, vtc, youtube* | conge*, entretien, reunion*',
    wealth:
      'a l aise, abondance, actions, aides, aisance, amende*, argent, arnaqu*, assurance, bancaire*, banque, banquier*, benefice*, biens, bijoux, ble, boucler, bourse, budget*, carte bleue, cash, credit*, crypto*, decouvert, depens*, dette*, deux bouts, du mois, econome, economies, economiquement, economis*, emprunt*, endett*, enrichir, epargn*, escroqu*, euros, facture*, faillite*, fin de mois, financ*, fins de mois, fisc, fortun*, fric, gagner plus, galere*, gaspill*, heritage, huissier*, il ne me reste plus rien, impaye*, impots, indemnit*, interets, invest*, jackpot, joindre les deux bouts, legs, liquide, livret, luxe, me doit, me rendra, me rendre, mensualit*, mettre de cote, mieux gagner, milliardaire, million*, on me doit, or, paie, patrimoine, pauvre*, paye*, pension, placement*, plus un rond, poche*, pognon, portefeuille, pret, prete, preter, prosper*, radin*, rembours*, rentab*, rente*, revenu*, riche, richesse, richissime, ruine*, saisie, salaire*, solvab*, sou, sous, surendett*, testament, thune*, trading, tresorerie, vivre bien, vol, voles | cher, cout*, gagner, loterie, loto, prix, valoir',
    love: 'amoureux de moi, amoureuse de moi, aimer, amant*, ame soeur, ame sœur, amour*, arrete pas de penser, attirance, attire*, baiser, bien aime, bien aimee, bloque, bloquee, c est fini, casse avec, casser, ce garcon, ce gars, celib*, cette fille, chance avec, cheri*, coeur brise, copain, copine, coup d un soir, coup de coeur, coup de foudre, crush, dans la tete, declarer, deuxieme chance, drague, draguer, du serieux, elle m aime, elle m ecrit, elle me manque, embrass*, en couple, femme de ma vie, flamme jumelle, flirt*, ghoste, homme de ma vie, ignore, il m aime, il m ecrit, il me manque, infidele*, infidelite, interesse par moi, intimite, jalousie amoureuse, je lui manque, je lui plais, l aime, l elu*, la bonne personne, la fille que, largue*, le garcon que, lui et moi, lui plais, m a bloque*, m a quitte*, m aime, m aime t elle, m aime t il, maitresse, me manque, me plait, me regarde, mec, message*, meuf, moi et lui, moitie, mon ex, n arrete pas d y penser, ne m ecrit plus, ne repond pas, nos chemins, notre histoire, notre relation, nous deux, nouvelles d elle, nouvelles de lui, oublier, pense a moi, pense encore a moi, personne faite pour moi, petit ami, petite amie, plan cul, plaque*, quelqu un dans ma vie, quitte par, quittee, reciproque, reconquerir, recontact*, recuperer mon ex, redonner une chance, regards, relation a distance, relation serieuse, remettre ensemble, rencontre*, rencontrer l ame, repond pas, repond plus, revenir avec, revenir vers moi, reviendra t elle, reviendra t il, romantique, romp*, rupture*, s interesse a moi, sans nouvelles, se remettre ensemble, seduction, seduire, sentimental*, sentiments, separes, seul, seule, sexe, sms, sort ensemble, sortir avec, sourire*, sourit, texto*, tient a moi, tient elle a moi, tient il a moi, tinder, tourner la page, trahi*, trompe*, trouver quelqu un, un garcon, une chance avec elle, une chance avec lui, une fille | aime, coeur, couple, elle, il, parle plus, rappel*, relation, retour, revenir, reviendra, va revenir',
    marriage:
      'alliance, alliances, bague, beaux parents et mon mari, belle noce, chez sa mere, conjoint*, conjugal*, demander ma main, dire oui, divorc*, epous*, epoux, femme, fiancailles, fiance*, garde des enfants, lune de miel, maire, mari, mari infidele, mariage*, marie, mariee, mariees, marier, mariera, marierai, maries, marions, mon epou*, noces, nous marierons, pacs, pacser, pension alimentaire, quitte le foyer, reconcil*, remari*, reparti chez, repartie chez, sauver mon couple, separation, separe*, temoin, toujours pas marie*, union, veuf, veuve, vie a deux, vie commune, vie de couple, vieille fille, vieux garcon, voyage de noces | demande en, ensemble, oui',
    children:
      'accouch*, adopte*, adoptif, adoption, agrandir la famille, aine, ainee, bambin*, bebe*, benjamin*, cadet*, cesarienne, concevoir, descendance, devenir maman, devenir mere, devenir papa, devenir parent*, devenir parents, devenir pere, enceinte*, enfant*, etre mere, etre pere, famille nombreuse, fausse couche, fausse couche*, fausses couches, fecond*, fertil*, fiv, fonder une famille, gamin*, gosse*, gpa, grossess*, heritier, in vitro, infertil*, insemin*, insemination, jumeaux, lignee, ma grossesse, maman solo, maman un jour, marmot, maternel*, maternite, mome, momes, naissance, naitre, nourrisson, ovul*, papa poule, parentalite, paternel*, paternite, petit dernier, petit fils, petite fille, petits, pma, progeniture, projet bebe, steril*, test de grossesse, tomber enceint*, trompes, un jour un petit, un petit, uterus | ado, ados, fille, fils, ma fille, mon fils',
    family:
      'aieul*, ambiance a la maison, beau pere, belle fille, belle mere, bru, cousin*, disputes a la maison, famili*, famille*, frangin*, fratrie, frere*, gendre, grand mere, grand pere, heritage avec mes freres, heritage de famille, heritage familial, ma daronne, ma mere, ma mere et moi, maman, mamie, mamy, marraine, marâtre, mere toxique, mes vieux, mon daron, mon pere, mon pere et moi, mouton noir, ne nous parlons, ne nous parlons plus, neveu*, niece*, nous parlons plus, oncle*, papa, papi, papy, parente, parents, parrain, partage de l heritage, pere absent, proches, relation avec mon/ma pere/mere/frere/soeur/famille/papa/maman, s entendre avec, se parlons plus, soeur*, succession, tante*, tata, testament de mon pere, tonton | brouille*, conflit*, dispute*, engueul*, fache*, mere, parle plus, pere, querelle*, reconcili*',
    home: 'acquisition, amenag*, appart*, auto, bagnole, bail, bailleur, baraque, bicoque, caisse, camion, camionnette, camping car, chalet, chambre, chantier maison, chez moi a moi, clefs, compromis de vente, construction, construire, copropriete, cuisine, deco, decoration, demenag*, duplex, emmenag*, emprunt immobilier, expuls*, fermette, foncier, foyer, fuite, fuites, garage, hectare*, hlm, immeuble, immobili*, jardin, les cles, locatair*, location, loft, logement*, louer, loyer, maison, meubles, mon chez moi, moto, notaire, parcelle, pavillon, permis de conduire, piscine, premiere maison, pret immobilier, propriet*, quartier, renov*, salle de bain, scooter, studio, terrain*, toit, toiture, travaux, un chez moi, vastu, vehicul*, velo, vendre mon bien, villa, voisin*, voiture* | chez moi, habiter, loger, piece',
    education:
      'accepte* en, admis*, allemand, anglais, apprend*, apprentissag*, attestation, bac pro, bac*, beaux arts, bourse d etude*, bourse d etudes, bourse etudiante, boursier, brevet, bts, bulletin, but, ca passe, cantine, cap, certificat*, chimie, choisir sa voie, cm2, college*, concentration, concentrer, concour, concours*, cours, creche, decroch*, devoirs, diplom*, dissertation, doctora*, droit, dut, dyslexi*, echange, echoue, ecole d art, ecole d ingenieur, ecole de commerce, ecole de medecine, ecole*, ecrit, eleve*, enseignement, epreuve*, erasmus, espagnol, etud*, exam*, exclu*, fac de medecine, fac*, filiere*, formation*, hec, histoire, inscri*, instituteur, internat, iut, langue, langues, lettres, licence*, lycee*, master*, maternelle, maths, matiere*, mba, medecine, memoire, memoris*, moyenne, note*, oral, orientation*, orthographe, parcoursup, partiel, partiels, permis, philo, physique, polytechnique, premiere, prepa*, primaire, pris en, prise en, psycho, rate mes, rate mon, rattrapage*, redoubl*, rentree, revis*, sciences, scolaire*, scolarisation, scolarite, seconde, sixieme, terminale, these*, toefl, toeic, universitaire*, universite* | classe*, rang, reussir, reussite',
    health:
      'accident*, acne, addiction*, alcool*, allergi*, alzheimer, anemie, angoiss*, anxiete, arthrite, arthrose, asthme, autis*, avc, bequille*, bien etre, bless*, bloc, boite*r, boutons, bras, bronchite, brulures, burn out, cachets, calvitie, cardiaque, cauchemar*, cheville*, chirurgi*, cholesterol, chute, cicatris*, cigarette*, clinique, clope*, colon, colonne, constip*, convalescen*, cou, covid, demence, dent*, depressi*, deprim*, diabet*, diagnosti*, diarrhee, digestion, dormir, dors, dos, douleur*, drogue*, eczema, endometriose, energie vitale, entorse*, epaule*, epilep*, epuis*, estomac, examens medicaux, faible, faiblesse, fatigu*, fauteuil roulant, fievre, foie, fractur*, fumer, gastrite, genou*, gorge, grippe, gross*, gueri*, gym, hanche, hernie, hopital, hormon*, hospital*, hypertension, immunitaire, immunite, infarctus, infection*, insomni*, intervention, intestin*, irm, j ai mal, jambe*, kilos, kine*, kyste*, lumbago, ma memoire flanche, maigrir, mal a l, mal a la, mal au, mal aux, mal de tete, mal partout, malad*, manque d energie, marche avec, medicament*, menopause, menstru*, migraine*, nausee*, nerfs, nez, nuque, obes*, oeil, operation*, opere*, oreille*, os, osteo*, ovaire*, palpitation*, panique, parkinson, peau, perte de cheveux, physiquement, pied*, plaie*, platre, plus d energie, pneumonie, poids, poignet*, poitrine, poumon*, prostate, psoriasis, psy, psychiatre, psychologue, reeducation, reflux, regime, regles, reins, remarcher, remettre de, retabli*, rhumatisme*, rhume, s en remettre, sain, sang, sante, scanner, sciatique, sinusite, soigne*, soins, sommeil, souffr*, sport, stress*, sucre, surpoids, symptome*, tabac, tdah, tension, therapie, thyroide, toux, traitement*, ulcere, urgences, vaccin*, ventre, vertige*, vomi*, vue, yeux | cancer, corps, docteur*, energie, forme, medec*, moral, toubib',
    travel:
      'aeroport, afrique, algerie, allemagne, ambassade, amerique, amsterdam, angleterre, argentine, asie, asile, australie, autre pays, autriche, avion, bali, barcelone, belgique, berlin, bresil, cambodge, cameroun, canada, carte verte, changer de pays, chili, chine, colombie, consulat, coree, cote d ivoire, croisiere, cuba, danemark, decouvrir le monde, demenager a l etranger, demenager au, dubai, ecosse, egypte, emigr*, escapade*, espagne, etats unis, etranger, etudier a l etranger, europe, exil*, expat*, finlande, frontiere, grece, hollande, immigr*, inde, indonesie, irlande, islande, italie, japon, loin, londres, m installer a, m installer au, m installer aux, m installer en, madrid, mal du pays, maldives, maroc, maurice, mexique, montagne, montreal, nationalite, naturalis*, new york, norvege, nouvelle zelande, outre mer, papiers, partir au, partir aux, partir en, partir vivre, partir vivre*, partirai, passeport, pays bas, pelerinage voyage, permis de travail, perou, philippines, plage, pologne, portugal, prefecture, quebec, quitter la france, quitter le pays, quitter mon pays, randonnee, recommencer a, refugie*, rentrer au pays, residence, resident, retour au pays, reunion ile, road trip, rome, routard, royaume uni, russie, sac a dos, sejour*, senegal, suede, suisse, thailande, tour du monde, touris*, travailler a l etranger, trek, tunisie, turquie, usa, vacances, valise*, vietnam, visa d etudes, visa de travail, visa*, vivre ailleurs, vivre au, vivre aux, vivre en, voir du pays, voir le monde, vol, voyage* | ailleurs, partir, pays, ville',
    spirituality:
      'ame*, ancetre*, ange, anges, anterieure*, athee, ayahuasca, benediction*, beni*, bible, bouddh*, catholi*, chakra*, chaman*, chapelet, cheminement, chreti*, christ, clairvoyan*, compostelle, conscience, constellations familiales, coran, couvent, croire en, croyan*, cure, deesse*, dette karmique, devotion, dieu, dieux, divin*, eglise, elevation, elever, energies, esoteri*, esprit*, eveil, eveill*, foi*, gourou, gratitude, guides, guru, illumin*, intuiti*, islam, jesus, juif*, juive*, kabbale, karma*, karmique, loi d attraction, lourdes, manifester, mantra*, medit*, medium*, mes vies, messe, mindfulness, miracle*, mission d ame, mission de l ame, mission de vie, mission spirituelle, mission sur terre, moine, monastere, musulman*, mystique*, neuvaine, nonne, occulte, offrande*, pardon*, peche*, pelerinage*, pourquoi je suis ne*, pourquoi suis je ne*, pretre*, prier*, protestant*, reiki, reincarn*, religi*, retraite de silence, retraite spirituelle, sacre*, sagesse, saint*, seminaire, sens a ma vie, sens de la vie, shiva, silence interieur, spirit*, sur terre, synchronicite*, tarot, temple*, transcend*, troisieme oeil, univers, vibration*, vie passee, vie precedente, vierge, vierge marie, vies passees, vies precedentes, vocation religieuse, voyance, voyant*, yoga | energie, guide, interieur, paix, paix interieure, reve*',
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
    when: 'quand, en quelle annee, quelle annee, a quel age, quel mois, combien de temps, quelle date, jusqu a quand, d ici quand, dans combien, a quel moment, qd, quand est ce',
    where:
      'dans quel, dans quelle, ou est, ou sont, ou etait, ou etaient, ou se trouve, ou se trouvent, ou se trouvait, quel est mon, quelle est ma, quels sont mes, quel signe, quelle maison, quelles planetes, quelle planete, qu y a t il, ai je, suis je manglik, qui gouverne, est il retrograde, quelle dasha, quel nakshatra, quel est, quelle est',
    what: 'qu est ce qu, qu est ce que, qu est ce, c est quoi, que sont, qui est, qu est',
    meaning:
      'signifie, signification, que signifie, que veut dire, veut dire, explique*, definition, definis, c est quoi, difference entre, que represente, a quoi sert, comment calcul*, qu est ce qu un, qu est ce qu une, qu est ce que',
    why: 'pourquoi, pour quelle raison, comment se fait',
    whether:
      'est ce, vais je, vais, pourrai, dois je, dois, devrais, aurai, puis je, va t, y a t il, ai je, sera, serai, faut il, est il, est elle, sont ils, sont elles',
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
    off: 'qui es tu, qui etes vous, es tu humain/humaine/reel, etes vous humain/humaine, que peux tu faire, que pouvez vous faire, combien font, changement climatique, la guerre, une guerre, guerre mondiale, capitale de, capitale, recette, meteo, code, traduis, blague, poeme, film, chanson, football, president, actualites, cuisiner, prix de',
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
    born: 'ne le, nee le, ne en, nee en, suis ne, suis nee, naissance',
    old: 'ans et, j ai, agee de, a ans, age de seulement, elle a, il a, aura bientot, fille a, fils a, fille de, fils de, a',
    past: 'depuis, etait, ete, j avais, il y a, passe, avait, m a, perdu, dernier, derniere, rompu, on a rompu, j ai perdu, vire en, licencie en, nous nous sommes quittes, a commence',
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
    retrograde:
      'retrograd*, redevient/redeviendra/repasse/repassera/devient/deviendra _ direct/directe, marche directe, mouvement direct',
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
    exaltation: 'exaltation, exalte*',
    debilitation: 'chute',
    'own-sign': 'propre signe',
    gemstone: 'pierre*, gemme*',
    numerology:
      'numerolog*, chemin de vie, nombre de vie, chiffre porte bonheur, nombre du jour, nombre de naissance, chiffre de naissance, nombre du destin, nombre de la destinee, nombre de destinee',
    vastu: 'vastu',
    'birth-chart': 'theme natal, theme astral, carte du ciel, mon theme',
    zodiac: 'zodiaque',
    planet: 'planete*',
  },
  safety: {
    'self-harm':
      'veux plus etre la, ne plus etre la, veux plus exister, veux que tout s arrete, que tout s arrete pour toujours, plus envie de continuer, plus la force de continuer, envie d en finir, veux en finir, vais en finir, envie de disparaitre, veux disparaitre, au suicide, pense au suicide, me suicider, plus la force de vivre, me jeter, me pendre, ne plus me reveiller, dormir et ne plus, me couper, me scarifier, scarifi*, fatigue* de vivre, marre de vivre, vivre ne sert a rien, suicid*, me tuer, mettre fin a mes jours, en finir avec la vie, envie de mourir, je veux mourir, je ne veux plus vivre, plus envie de vivre, veux plus vivre, me faire du mal, mieux mort*, mettre fin a ma vie, mutil*, a quoi bon vivre, la vie ne vaut pas, disparaitre pour toujours, mieux sans moi, plus vivre, ne veux plus vivre',
    death:
      'reste t il a mon pere/ma mere, temps reste t il a mon/ma, passera t il l hiver, passera t elle l hiver, passera l hiver, passera t elle l annee, passera t il l annee, vivre vieux/vieille, mourir vieux/vieille, vivre longtemps, vivre tres vieux, combien d etes, combien d annees, mourir, vais je vivre jusqu, combien de temps vais je vivre, combien d annees me reste*, va s en sortir, va t il s en sortir, va t elle s en sortir, mon dernier jour, ma fin, quitter ce monde, perdre ma mere/mon/mon pere, survivra*, mourrai je, quand est ce que je meurs, quand je meurs, jusqu a 80/90/100 ans, fin de vie, passer l arme, devenir veuve, vais je mourir, vais mourir, va mourir, va t il mourir, va t elle mourir, quand mourir*, mourrai, mourra, mourront, ma mort, sa mort, date de mort, date de ma mort, mort de, esperance de vie, combien de temps me reste, combien de temps il lui reste, reste t il a vivre, reste a vivre, vivre jusqu a quand, vivrai, jusqu a quel age, longevite, deces, deceder*, decedera, survivre, survivra, devenir veuve, devenir veuf, duree de vie, va mourir, quand est ce que _ mourir, combien d annees _ vivre | mort, mourir',
    diagnosis:
      'suis je enceinte, est elle enceinte, est ce que je suis enceinte, est ce que _ est enceinte, suis je deja enceinte, est elle deja enceinte, j un cancer, ai je un cancer, je un cancer, le diabete, le cancer, une tumeur, alzheimer, parkinson, epilepsie, leucemie, une grosseur, arreter mes antidepresseurs, antidepresseur*, arreter la chimio, guerir du cancer, guerir mon diabete, bipolaire, schizophren*, insuline, quelle maladie, depression clinique, un cancer, le cancer, j ai un cancer, mon cancer, cancer du, cancer de, cancer des, diabete, diabetique, vih, sida, tumeur*, quelle maladie, diagnosti*, arreter _ medicament*/traitement/chimio*/insuline/antidepresseur*, quel medicament, dois je me faire operer, infarctus, avc, sterile, avort*, maligne, chimio*, suis je malade, crise cardiaque | cancer',
    'fetal-sex':
      'une fille ou un garcon, aurai je un garcon, aurai je une fille, attends je, sera ce une fille, sera ce un garcon, un garcon cette fois, est ce une fille, c est une fille, fille ou garcon, garcon ou fille, garcon ou une fille, fille ou un garcon, sexe du bebe, sexe de mon bebe, sexe de l enfant, fille ou un fils, fils ou une fille, avoir un garcon, attends un garcon, attends une fille, ce sera un garcon, sera un garcon, est ce un garcon',
    legal:
      'aller en prison, sortir de prison, le juge, arrete par la police, accuse, amende, avocat va gagner, en ma faveur, inculpe*, cour d appel, litige, proces, gagner mon proces, prison, tribunal, juge, condamn*, acquitt*, jugement, garde des enfants, garde a vue, plainte, procedure judiciaire, avocat _ gagner, affaire en justice, en justice, liberte conditionnelle, verdict, prud hommes',
    gambling:
      'coupe du monde, le mondial, va gagner le championnat, euro de football, gagner au, gros lot, ticket gagnant, acheter des actions, actions de, bourse, trading, parier, quel numero jouer, quels numeros, bingo, tombola, hippodrome, courses de chevaux, cryptomonnaie*, ethereum, blackjack, loto, loterie, euromillions, casino, parier, paris sportifs, pari, tierce, quinte, jackpot, quelles actions, quelle action acheter, actions acheter, bitcoin, crypto*, bourse, numeros gagnants, jeux de hasard, jeu d argent, poker, roulette, numeros jouer, ticket a gratter, qui va gagner le match, forex, machines a sous',
    'third-party':
      'voisin trompe, voisine trompe, couche avec, trompe sa femme, trompe son mari, trompe, infidelite, avec qui sort mon ex, avec qui sort, amant*, maitresse, me cache quelque chose, me ment, lesbienne, me trompe, trompe t il, trompe t elle, infidel*, une maitresse, un amant, une autre femme, un autre homme, une liaison, aventure avec, vie privee, est il gay, est elle vierge, fidele, double vie, voit quelqu un d autre, couche avec',
    caste: 'caste*, intouchable*, dalit',
    fear: 'jeteur de sort, sorcier*, sorciere*, exorcis*, satan*, envoutement*, me venger, mauvaises energies envoyees, mauvais esprits, quelque chose de terrible, desenvout*, le mauvais oeil, magie noire, sorcellerie, maudit*, malediction, jete un sort, sort jete, mauvais sort, un sort, envoute*, envoutement, mauvais oeil, mauvais œil, marabout*, possede*, demon*, esprit malefique, fantome*, vaudou, desenvout*, detruire mon ennemi, ensorcel*, retour affectif, philtre d amour, lever la malediction',
    minor: 'mineure, mariage d enfant*',
  },
  guards: {
    death:
      'me tue a la tache, travail me tue, tue au travail, tarot, meurs de faim, vivre a l etranger, meurs d impatience, meurs d envie, mort de rire, mort de fatigue, mort d une etoile, mourir de rire, anniversaire de la mort, jour des morts, point mort, maison 8, huitieme maison, peine a mourir, carte de la mort, ordinateur/voiture/telephone/couple/relation/boutique/entreprise/mariage/restaurant _ survivre/survivra | vivre longtemps a/en/avec/ici/chez/seul/seule/ensemble/dans',
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
