/** Spanish words; accents are folded away. */

import type { Lexicon } from './lexicon.ts';

export const ES: Lexicon = {
  topics: {
    self: 'terc*, celos*, perezos*, impacient*, sensible*, ansios*, emocional*, impulsiv*, habitos, malos habitos, lideraz*, creativ*, mi aura, mala suerte, buena suerte, mejores tiempos, me valoro, autocontrol, como soy, mi personalidad, personalidad, mi caracter, caracter, temperamento, fortalezas, debilidades, defectos, virtudes, talento*, mi suerte, suerte, autoestima, confianza, confiar en mi, quien soy, enojo, mal humor, me enojo, proposito de vida, mi proposito, numero de la suerte, color de la suerte, timid*, insegur* | mi vida, destino, exito, futuro, buena racha, mala racha',
    career:
      'taller, tienda, restaurante, fabrica, negocio propio, montar un, freelance, consultor*, bar, me valora, ascender, aumento, despidan, contrato*, cliente*, oferta laboral, oposicion, jubilacion, jubil*, ejercito, policia, panader*, maestr*, reconocen, proyecto profesional, socio*, politica, trabajo*, empleo*, carrera profesional, profesion*, ascenso, ascender, jefe, jefa, negocio*, empresa*, oficina, vocacion, entrevista, despid*, desemple*, laboral*, emprend*, sueldo, puesto, renunciar, oposiciones, funcionari*, autonom*, colegas | trabajar, carrera, compañeros',
    wealth:
      'preste, prestado, me deben, debo dinero, bancarrota, impuestos, oro, presupuesto, recuperare el dinero, recuperar el dinero, dinero, finanzas, financier*, riqueza, ric*, deuda*, deudas, ahorro*, invertir, inversion*, economic*, economia, ingreso*, salario, plata, pobreza, pobre, prestamo*, ganancias, herencia, gastos, millonari*, hipoteca*, credito*, llegar a fin de mes, banco | ganar, pagar, loteria, gasto',
    love: 'en visto, le importo, me bloquea, no me contesta, mensajes, saliendo, salimos juntos, va en serio, conocer a alguien, me escribe, me bloqueo, gusto, le gusto, me gusta, ligue, noviazgo, sentimental, ghosting, chico, chica, hombre de mi vida, mujer de mi vida, amor, amo, novio*, novia*, pareja, enamor*, me quiere, me ama, mi ex, ruptura, romp*, relacion amorosa, romantic*, alma gemela, crush, cita*, soltera, soltero, me dejo, volver con, volvera, volveremos, te quiero, amante, atraccion, ligar | relacion, sentimientos, quiere, corazon',
    marriage:
      'case con, me case, casarse, pedirme matrimonio, pedira, pedida de mano, reconcili*, separad*, vida en pareja, novio de boda, soltería, matrimonio*, casar*, me casare, me casar*, boda*, espos*, marido, mujer, divorci*, compromiso, conyuge, matrimonial, nos casaremos, casad*, separacion, segundas nupcias, caso | anillo, comprometid*',
    children:
      'bebe a nuestro, criatura, gemelos, mellizos, formar una familia, esperando un, nietos, heredero, infertil*, fiv, ser padres, seremos padres, hijos, tener hijos, tendre hijos, embaraz*, bebe, bebes, ser madre, ser padre, sere madre, sere padre, ser mama, ser papa, sere mama, sere papa, fertil*, fecund*, concebir, quedar embarazada, maternidad, paternidad, adoptar, adopcion, descendencia, quedarme embarazada, tener un hijo, un hijo | hijo, hija, hijas, niños, niño, niña',
    family:
      'cuñada, sobrin*, padrastro, madrastra, mi familia, mi hermana y yo, mi hermano y yo, mi madre y yo, mi padre y yo, mis suegros, cuñad*, nuera, yerno, discuto con mi madre/padre/hermano/hermana, discusiones familiares, suegr*, familia*, padre, madre, herman*, padres, parientes, abuel*, mama, papa, primos, relacion con mi padre/madre/hermano/hermana/familia/padres/mama/papa, tios | tio, tia, suegra',
    home: 'reform*, obra, obras, inquilin*, garaje, finca, parcela, jardin, mudarnos, casero, chalet, furgoneta, casa, piso, apartamento*, departamento, vivienda, hogar, terreno*, propiedad*, inmueble*, mudar*, mudanza, coche, auto, carro, vehiculo, alquil*, cocina, vastu, dormitorio, comprar una casa/piso, vender mi casa/piso, construir | moto',
    education:
      'matematicas, fisica, quimica, ingles, historia, ciencias, suspendo, master, mba, oposiciones, selectivo, bachillerato, clases, tesis, matricula, aprendizaje, idioma, instituto, suspend*, graduar*, estudi*, examen*, examenes, universidad, escuela, colegio, titulo, grado, beca*, aprobar, aprobara, notas, curso*, maestria, doctorado, asignatura*, selectividad, carrera universitaria, carrera deberia estudiar, admision | aprender, carrera',
    health:
      'acidez, digestion, higado, riñon*, mareo*, huesos, columna, infeccion*, agotad*, agotamiento, migrañ*, rodilla*, piel, pulmones, pecho, garganta, ojos, fiebre, tos, hormon*, tiroides, regla, menopausia, terapia, alergi*, adicci*, beber, fumar, dieta, adelgazar, nervios, vertigo*, corazon enfermo, me duele, salud, enferm*, dolor*, cirugia, operacion, cansad*, cansancio, ansiedad, depresion, estres, dormir, insomnio, hospital, medic*, curar*, sanar, recuper*, peso, bienestar, cabeza, estomago, espalda, accidente, migraña*, fatiga, duele, presion | cuerpo, energia, cancer',
    travel:
      'islandia, noruega, suecia, suiza, portugal, brasil, chile, colombia, peru, tailandia, china, india, ver mundo, conocer mundo, alemania, francia, italia, inglaterra, londres, japon, mexico, argentina, australia, europa, irme a, mudarme a, reino unido, vuelo*, vacaciones, embajada, ciudadania, nacionalidad, extranjero, viaj*, visa, visado, emigrar, inmigra*, otro pais, mudarme a otro pais, pasaporte, españa, estados unidos, canada, fuera del pais, exterior, residencia, vivir fuera | pais, ciudad',
    spirituality:
      'monasterio, monje, monja, virgen, jesus, cristo, iglesia, biblia, shiva, buda, budis*, chakra*, ritual, ayuno, reencarn*, llamada de la oracion, energia divina, maestro espiritual, angeles, angel, espiritual*, dios, medita*, karma, alma, vidas pasadas, vida pasada, mantra*, gurú, guru, rezar, oracion, orar, fe, religio*, mision espiritual, despertar espiritual, karmic*, iluminacion, templo, deidad, santo, devocion, intuicion, mision del alma | paz, energia espiritual',
  },
  subjects: {
    spouse: 'mi marido, mi esposo, mi esposa, mi mujer, mi novio, mi novia, mi pareja, mi prometid*',
    child: 'mi hijo, mi hija, mis hijos, mis hijas, mi bebe, nuestro hijo, nuestra hija, mi niño, mi niña',
    parent: 'mi padre, mi madre, mis padres, mi papa, mi mama, mi abuel*, mi suegr*',
    sibling: 'mi hermano, mi hermana, mis hermanos',
    friend: 'mi amigo, mi amiga, mi mejor amig*',
    other: 'mi jefe, mi jefa, mi vecin*, mi tio, mi tia, mi prim*, mi compañer*, mi sobrin*',
  },
  cues: {
    when: 'cuando, en que año, a que edad, en que mes, cuanto tiempo, que fecha, hasta cuando, cuanto falta, para cuando',
    where:
      'en que, donde esta, cual es, cuales son, que signo, que casa, que planeta*, que nakshatra, tengo, donde tengo, que hay en, soy manglik, quien rige, esta _ retrogrado, que dasha',
    what: 'que es, que son, que significa, quien es, cual es',
    meaning:
      'significa, significado, que significa, que quiere decir, explica*, definicion, define, que es un, que es una, que es el, que es la, que son los, que son las, diferencia entre, que representa, que es, como se calcula',
    why: 'por que, a que se debe, cual es la razon, porque razon',
    whether: 'voy a, podre, debo, deberia, tendre, sera, es, puedo, va a, vamos a, hay, me, tengo, nos, estoy, estara',
    first: 'yo, me, nos, soy, estoy, quiero, tengo, mi, mis',
    mine: 'mi, mis, mio, mia, tengo, nuestro, nuestra, yo, soy, me',
    and: 'y, pero, entonces, vale, ok, o',
    more: 'que pasa con, que hay de, y que tal, que tal, dime mas, cuentame mas, mas detalles, continua, sigue, y que, sobre',
    match:
      'compatib*, sinastria, somos compatibles, hacemos buena pareja, nuestras cartas, comparar cartas, encajamos, hechos el uno para el otro, nuestros signos',
    both: 'nosotros, mi novio y yo, mi novia y yo, mi pareja y yo, nuestras, nuestra, ambos, los dos, y yo, somos, el y yo, ella y yo',
    day: 'panchang*, horoscopo de hoy, mi dia hoy, el dia de hoy, como sera mi dia, como sera hoy, fecha auspiciosa, buen dia para, mejor dia para, dia favorable, luna hoy, fase lunar, luna llena, luna nueva, fecha propicia, mejor fecha, tithi de hoy, muhurta*',
    remedy:
      'remedio*, que puedo hacer, que debo hacer, que hago, solucion*, piedra, gema, amuleto, como mejorar, como solucionar, ritual, que mantra, consejo*',
    not: 'no, nunca, ni, sin, tampoco, jamas',
    greeting: 'hola, buenos dias, buenas tardes, buenas noches, buenas, saludos, que tal',
    off: 'capital de, receta, clima, tiempo hara, codigo, traduce, chiste, poema, pelicula, cancion, futbol, presidente, noticias, cocinar, precio de',
    thanks: 'gracias, muchas gracias, agradec*, te agradezco',
    field:
      'panorama, que me espera, que me depara, prevision, prediccion, lectura general, mi horoscopo, los astros, astrolog*, horoscopo*, carta natal, carta astral, signo*, planeta*, zodiac*, prediccion*, futuro, destino, ascendente, numerolog*, tarot, mi carta, estrellas, karma',
  },
  times: {
    today: 'hoy',
    tomorrow: 'mañana sera, el dia de mañana, para mañana',
    yesterday: 'ayer',
    now: 'ahora, actualmente, en este momento, hoy en dia',
    thisYear: 'este año, el año actual, este mismo año',
    nextYear:
      'el proximo año, proximo año, año que viene, año proximo, siguiente año, año entrante, ano que viene, proximo ano',
    lastYear: 'el año pasado, año pasado, año anterior',
    thisMonth: 'este mes',
    nextMonth: 'el proximo mes, proximo mes, mes que viene, siguiente mes',
    lastMonth: 'mes pasado',
    thisWeek: 'esta semana',
    nextWeek: 'proxima semana, semana que viene',
    lastWeek: 'semana pasada',
    days: 'dia, dias',
    weeks: 'semana, semanas',
    months: 'mes, meses',
    years: 'año, años, anos',
    ahead: 'en, dentro de, proximos, proximas, siguientes, despues de',
    ago: 'hace, ultimos, pasados, atras',
    age: 'a los, edad de, cuando tenga, cuando cumpla, cuando tenia, edad',
    born: 'naci, nacida, nacido, nacimiento',
    old: 'tengo, tiene, años de edad, cumplo, cumple',
    past: 'fue, era, paso, hace, pasado, estuvo, tuve, perdi, dejo',
    present: 'ahora, actualmente, estoy pasando, en este momento',
    future:
      'sera, tendre, podre, voy, va, vamos, conseguire, encontrare, casare, mejorara, estara, iran, habra, volvera, futuro, llegara',
  },
  terms: {
    nakshatra: 'nakshatra*, mansion lunar',
    dasha: 'dasha*, mahadasha*',
    'sade-sati': 'sade sati',
    'mangal-dosha': 'manglik, mangal dosha',
    yoga: 'yogas, raja yoga',
    lagna: 'ascendente*, lagna',
    rashi: 'signo lunar, signo solar, rashi, signo',
    navamsa: 'navams*',
    house: 'casa, casas',
    retrograde: 'retrograd*',
    combustion: 'combust*',
    transit: 'transito*',
    aspect: 'aspecto*, cuadratura*, trigono*, oposicion*, sextil*',
    conjunction: 'conjuncion*',
    tithi: 'tithi, luna llena, luna nueva',
    'rahu-kala': 'rahu kalam, rahu kaal',
    muhurta: 'muhurta*',
    panchang: 'panchang*',
    'saturn-return': 'retorno de saturno',
    midheaven: 'medio cielo, mediocielo',
    exaltation: 'exaltacion, exaltad*, caida, detrimento',
    gemstone: 'gema*, piedra*',
    numerology: 'numerolog*, numero de la suerte, camino de vida, numero de vida',
    vastu: 'vastu',
    'birth-chart': 'carta natal, carta astral, mi carta',
    zodiac: 'zodiaco, zodiacal',
    planet: 'planeta*',
  },
  safety: {
    'self-harm':
      'seguir en este mundo, estar en este mundo, pastillas para, no quiero despertar, mejor no existir, me quiero matar, matarme, me quiero morir, quiero desaparecer, no puedo mas con la vida, sin ganas de vivir, no tengo ganas de vivir, quitarme de en medio, tirarme, ahorcarme, no seguir viviendo, no merece la pena vivir, terminar con todo, hacerme cortes, dormir y no despertar, cansad* de vivir, suicid*, quitarme la vida, matarme, quiero morir*, no quiero vivir, no quiero seguir viviendo, acabar con mi vida, terminar con mi vida, hacerme daño, no vale la pena vivir, mejor muert*, ganas de morir, ganas de vivir, deseo morir, ya no quiero vivir, acabar con todo, cortarme, autolesion*, estaria mejor muert*, desaparecer para siempre',
    death:
      'cuantos veranos, me quedan años, a que edad morire, me quedan de vida, cuanto me queda, cuanto tiempo vivire, llegare a los, saldra de esta, mi ultimo dia, mi final, dejare este mundo, perdere a mi madre/padre/marido/hijo, cuando se muere, se muera, se morira, va a morirse, vivire, me voy a morir, va a sobrevivir, sobrevivire, estirar la pata, enviudar, cuando muera, cuando _ morir, voy a morir, va a morir, cuando muero, cuando morire, morire, morira, moriran, muerte, fecha de mi muerte, cuanto _ vivire, cuantos años vivire, cuantos años voy a vivir, cuanto tiempo me queda, cuanto le queda, cuanto me queda de vida, esperanza de vida, fallecer*, fallecimiento, falleceran, sobrevivira, dejara de existir, años de vida, vivire hasta, longevidad, quedare viuda, quedare viudo, va a sobrevivir, cuanto va a vivir',
    diagnosis:
      'que enfermedad, diabetic*, alzheimer, parkinson, epilepsia, leucemia, bulto, dejo la medicacion, dejar los antidepresivos, dejar las pastillas, dejar mi tratamiento, curar el cancer, curar la diabetes, tengo depresion, esquizofreni*, bipolar, quimio, antidepresivo*, insulina, tengo cancer, tendre cancer, tiene cancer, cancer de, diabetes, vih, sida, tumor*, que enfermedad, cual enfermedad, dejar la medicacion, dejar de tomar _ medicamento*/pastillas/medicina*/insulina/tratamiento, dejar el tratamiento, dejar la quimio*, diagnostic*, que medicamento*, que medicina, debo operarme, infarto, soy esteril, abort*, depresion clinica, es maligno, quimioterapia | cancer',
    'fetal-sex':
      'voy a tener niño/niña, tener niño, tener niña, esperando niño/niña, es niña, es varon, que voy a tener, espero niño/niña, niño esta vez, hembra, niño o niña, niña o niño, sexo del bebe, sexo de mi bebe, varon o mujer, hijo o hija, hembra o varon, sera niño, sera niña, sera varon, tendre un varon, genero del bebe, es niño, nene o nena',
    legal:
      'ire a la carcel, a la carcel, meter en la carcel, saldra de prision, saldra de la carcel, fallo del juez, a mi favor, abogado ganara, detenid*, denunci*, querella, multa, acusad*, ganar _ juicio/caso/pleito/demanda, ganare el juicio, juicio, juez, demanda judicial, carcel, prision, condena*, sentencia, absuelt*, fianza, custodia, pleito, tribunal*, caso legal, denuncia, libertad condicional',
    gambling:
      'boleto de loteria, el gordo, me tocara, tocara el, compro acciones, comprar acciones, invierto en, acciones de, bolsa, trading, apuesto, apostar, que numero juego, numeros de la suerte para la loteria, bingo, poker, rifa, sorteo, hipodromo, criptomoneda*, ethereum, loteria, casino, apostar, apuesta*, bote, jackpot, que acciones, que accion comprar, bitcoin, cripto*, quiniela, juegos de azar, ruleta, ganar la loteria, invertir en bolsa, comprar acciones, quien ganara el partido, forex, numero ganador, euromillones, tragaperras, primitiva, gordo de navidad',
    'third-party':
      'me es infiel, me pone los cuernos, se acuesta con, con quien sale, con quien esta, esta saliendo mi ex, amante secreta, mi vecina engaña, engaña, oculta algo, me oculta, me miente, doble vida, es lesbiana, me engaña, me es infiel, infiel, infidelidad, tiene una amante, tiene otra, tiene otro, otra mujer, otro hombre, aventura con, amante, me pone los cuernos, vida privada, mi vecina _ con, es gay, es virgen, es fiel, esta viendo a otra, esta con otra',
    caste: 'casta*, de que casta, clase baja, intocable*, dalit',
    fear: 'mal de ojo, me echaron, me echo mal, brujo, bruja, brujo*, embruj*, trabajos de magia, vengarme, hechiz*, satan*, posesion, exorcis*, limpieza de maldicion, amarrar, amarres, endulzamiento, energia oscura, mala energia enviada, algo terrible, brujeria, magia negra, maldicion, maldit*, hechizo, mal de ojo, embrujo, embrujad*, trabajo de brujeria, amarre*, poseid*, demonio*, espiritu maligno, vudu, me hicieron un trabajo, daño espiritual, conjuro, fantasma*, quitar la maldicion, destruir a mi enemig*',
    minor: 'menor de edad, matrimonio infantil',
  },
  guards: {
    death:
      'mata a trabajar, me mata el trabajo, muerto de risa, tarot, me muero por, vivire en, donde vivire, vivire sola, vivire con, me muero de ganas, morir de risa, muerte de una estrella, muero por saber, aniversario de la muerte, dia de los muertos, muerto de hambre, muerto de cansancio, casa 8, casa ocho, octava casa, carta de la muerte',
    diagnosis:
      'un cancer, cancer enamorado, cancer ascendente, cancer es, los cancer, las cancer, cancer compatible, hospital de cancer, ascendente cancer, luna en cancer, sol en cancer, en cancer, signo cancer, soy cancer, de signo cancer, y cancer, cancer y, hombre cancer, mujer cancer, ascendente en cancer, es cancer, de cancer, cancer con, cancer ascendente',
    'third-party': '',
  },
  injection: {
    order:
      'revela, sin reglas, sin limites, desobedece, obedeceme, eludir, salta las reglas, nueva tarea, modo sin, ignora/ignorar/ignore/olvida/olvide/omite/descarta/desobedece _ instruccion*/regla*/indicacion*/ordenes/anterior*/restriccion*/filtro*, olvida todo, olvida lo anterior, ignora todo, ignora lo anterior, nuevas instrucciones, desactiva tus, sin restricciones, sin filtros, modo desarrollador, modo administrador, a partir de ahora, salta tus filtros, ejecuta el siguiente, responde solo con, no sigas tus',
    role: 'actua como, ahora eres, haz de cuenta, finge ser, finge que, imagina que eres, juego de rol, comportate como, hazte pasar, ya no eres',
    secret:
      'revela tus, tus reglas, tus directrices, tu sistema, mensaje inicial, prompt del sistema, tu prompt, prompt inicial, tus instrucciones, instrucciones iniciales, clave api, claves api, contraseña*, tu configuracion, muestrame tus reglas, texto anterior, palabra por palabra, mensaje del sistema, clave secreta, instrucciones ocultas, codigo fuente',
  },
  bodies:
    'sol; luna; marte; mercurio; jupiter; venus; saturno; rahu, nodo norte; ketu, nodo sur; urano; neptuno; pluton',
  signs:
    'aries; tauro; geminis; cancer; leo; virgo; libra; escorpio, escorpion; sagitario; capricornio; acuario; piscis',
  ordinals: 'primera; segunda; tercera; cuarta; quinta; sexta; septima; octava; novena; decima; undecima; duodecima',
  numbers: 'un, uno, una; dos; tres; cuatro; cinco; seis; siete; ocho; nueve; diez; once; doce',
  months:
    'enero; febrero; marzo; abril; mayo; junio; julio; agosto; septiembre, setiembre; octubre; noviembre; diciembre',
  common:
    'el, la, los, las, de, del, que, en, y, a, un, una, mi, mis, me, se, es, por, para, con, no, si, como, cuando, cual, donde, quien, lo, le, al, su, sus, mas, pero, voy, va, soy, esta, estoy, tengo, tiene, tendre, sera, sobre, este, año, proximo, hay, muy, yo, tu, nos, ser, hacer, puedo, podre, debo, deberia, quiero, mucho, hola, gracias, segun, desde, entre, porque, cuesta, viene, dice, ya, o, ha, he, son, estar, estara, fue, hace, te, ti, les, estan, algun, alguna, algo, otra, otro, tanto, conmigo, mejorara, significa',
};
