/** Spanish words; accents are folded away. */

import type { Lexicon } from './lexicon.ts';

export const ES: Lexicon = {
  topics: {
    self: 'aficiones, afortunad*, agresiv*, ansios*, arrogan*, autocontrol, autoestim*, buen momento o, buena epoca, buena etapa, buena racha, caigo bien, caigo mal, caracter, carisma*, celos*, cobarde, como soy, confianza, confiar en mi, creativ*, cualidades, debilidades, decidid*, defectos, defensiv*, desafortunad*, despistad*, disciplina, don especial, don oculto, dones, dramatic*, egoist*, emocional*, empat*, encanto, enemig*, enfad*, enoj*, envidi*, extrovert*, fama, famos*, feliz, floja, flojer*, flojo, forma de ser, fortalezas, gafe, genio, habilidades, habitos, hobby, identidad, impacient*, impulsiv*, incomprendid*, indecis*, infeliz, insegur*, introvert*, irascible, irritable, lado oscuro, lideraz*, llorar, lloro, llorona, lo que soy, mal humor, mal momento, mala epoca, mala etapa, mala racha, mandon*, manera de ser, me altero, me critican, me irrito, me malinterpret*, me molesto, me respetan, me siento solo/sola, me valoro, mejores tiempos, mi aura, mi esencia, mi forma de ser, mi proposito, mi signo dice de mi, miedo*, motivacion, obsesiv*, orgullos*, paciencia, perdid*, pereza, perezos*, perfeccionist*, personalidad, popular, proposito de vida, puntos debiles, puntos fuertes, que dice mi carta de mi, que me pasa, que tengo de malo, quien soy, rasgos, rencor, rencoros*, reputacion, respeto, sale mal, saltar por todo, sensible*, sentirme, sin ganas, sin metas, sin rumbo, soledad, solitari*, suerte, talento*, temperamental, temperamento, terc*, timid*, todo me sale mal, todo me va mal, tonterias, triste*, vaga, vago, valentia, valient*, vergonz*, virtudes | animo, destino, epoca, etapa, exito, felicidad, futuro, mi vida, pensamientos',
    career:
      'abogad*, abrir mi, abrir un negocio/bar/local/restaurante/tienda, abrir una, actor, actriz, agricultura, arquitect*, ascender, ascendido, ascenso, aumento, aumento de sueldo, autoempleo, autonom*, bailarin*, bar, becari*, bombero*, cafeteria, candidatura, cantante, cargo, cargos, cesantia, chamba, chef, chofer, cliente*, clinica, cociner*, colegas, comercial, companeros, compañia, compañias, concurso publico, conductor*, consultor*, contador*, contratar*, contraten, contrato*, curriculum, curro, cv, desemple*, despid*, dimitir, director*, diseñador*, docente, ejercito, empleo*, emprend*, empresa*, enfermer*, entrevista, ert*, escalar puestos, escritor*, estudio propio, fabrica, farmacia, franquicia, freelance, funcionari*, futbolista, ganaderia, gerente, granja, guardia civil, horas extra, influencer, informatic*, ingenier*, interin*, jefa, jefe, jefes, jubil*, laboral*, laburo, maestr*, marca personal, me asciendan, me echaron, me echen, me trasladen, me valora, militar, mobbing, montar mi, montar un, musico, negocio*, oficina, oposicion, oposiciones, panader*, paro, pasantia, pega, peluqueria, piloto, plantilla, plaza de, plaza fija, policia, politica, postul*, practicas, profesion*, profesor*, program*, proyecto*, puesto, quiosco, rango, reconocen, reconocimiento, renunci*, restaurante, seleccion*, sociedad con, socio*, subida de sueldo, subir de nivel, sueldo, superior*, supervisor*, taller, taxi, taxista, teletrabajo, tienda, trabajo*, traslado, trayectoria, turno*, uber, vendedor*, ventas, vocacion, youtuber | carrera, equipo, oficio, reunion*, trabajar',
    wealth:
      'abundancia, acciones, adeud*, adinerad*, ahorrador*, ahorro*, apretad*, aprietos, apuros, arruinad*, bancari*, bancarrota, banco, beneficio*, bienes, billete*, bolsa, bolsillo*, cartera, cobrar, cobrare, cobro, credito*, cripto*, cuotas, derroch*, deuda*, deudor*, devolver*, devuelva, devuelvan, dinero, dolares, economia, economic*, embargo, estafa*, euros, factura*, fiado, fin de mes, financier*, finanzas, fondos, fortuna, ganancias, gasto demasiado, gastos, guita, hacienda, heredar*, herencia, hipoteca*, holgura, impuestos, indemnizacion, ingreso*, insolven*, intereses, inversion*, invertir, joyas, lana, llegar a fin, llegar a fin de mes, llego a fin, lujo, lujos, me deben, me devuelve, me pagan, me paguen, me presto, millon*, mitad de mes, monedero, multa*, no me queda nada, nomina, oro, pasta, patrimonio, pension, pesos, plata, pobre, pobreza, prestado, prestam*, prestar, preste, presupuesto, prosper*, quiebra, quincena, recibos, recuperar el dinero, recuperare el dinero, rentabilidad, rentas, ric*, riqueza, robaron, robo, ruina, salario, saldar, seguro, solvencia, sueldo, tacañ*, tarjeta*, testamento, timaron, timo, trading, vivir bien | caro, costo, ganar, gasto, loteria, paga, pagar, precio',
    love: 'enamorado de mi, enamorada de mi, alma gemel*, alma gemela, amante, amigo con derechos, amigos con derecho, amo, amor, atraccion, besar*, beso*, chica, chico, cita*, con alguien, confesar*, conocer a alguien, conocer a mi, conquistar*, contacto cero, coquete*, corazon roto, cortamos, corto conmigo, crush, cuernos, de la cabeza, declararle, declararme, dejamos de hablar, dejarlo, dejo de escribir*, echo de menos, el y yo, ella y yo, en la cabeza, en visto, enamor*, ghosting, gustarle, gusto, hombre de mi vida, ignorandome, infidelidad, infiel, interesad* en mi, la extraño, la persona indicada, le gustare, le importo, le intereso, ligar, ligue, llama gemela, lo extraño, lo nuestro, me ama, me bloquea, me bloqueo, me busca, me buscara, me dejo, me dejo de hablar, me echa de menos, me engaña, me engaño, me escribe, me escribira, me extraña, me gusta, me gusta un, me gusta una, me hace caso, me ignora, me mira, me quiere, me va a buscar, me va a escribir, media naranja, mensaje, mensajes, mi ex, miradas, mujer de mi vida, no correspondid*, no me contesta, no me habla, no me la saco, no me lo saco, novia*, novio*, nuestra relacion, olvidarla, olvidarlo, olvido, otra oportunidad, pareja, pasion, pedirle salir, pensando en mi, persona correcta, piensa en mi, polol*, primer amor, quedar con el, quedar con ella, regresar con, relacion a distancia, relacion amorosa, responde, rollete, rollo, romantic*, romp*, ruptura, saliendo, salimos juntos, salir conmigo, se acabo, segunda oportunidad, sentimental, sin escribirme, soltera, soltero, sonrie, sonrisa*, superar a mi, te quiero, tercera persona, terminamos, termino conmigo, tinder, traicion*, va en serio, volver con, volver conmigo, volveremos, vuelva conmigo, whatsapp, ya no me ama | atraer, corazon, quiere, regresara, regrese, relacion, sentimientos, sola, solo, solter*, volvera, vuelve',
    marriage:
      'altar, anillo de, boda*, casad*, casamiento, casar*, case con, caso, compromiso, convivencia, conyugal*, conyuge, crisis de pareja casad*, custodia, divorci*, espos*, infidelidad de mi marido, luna de miel, marido, matrimonial, matrimonio*, me case, mujer, novio de boda, nupcias, para siempre juntos, pareja de hecho, pedida de mano, pedir la mano, pedir mi mano, pedira, pension alimenticia, prometid*, propuesta de, reconcili*, se fue a casa de, se fue de casa, separacion, separad*, separar*, solteron, solterona, soltería, suegros y mi marido, union libre, vestido de novia, vida en pareja, viud* | anillo, comprometid*, convivir, dar el si',
    children:
      'aborto espontaneo, abrazar a un hijo, acogida, adopcion, adoptar, agrandar la familia, ampliar la familia, bebe, bebes, bebito, cesarea, concebir, crianza, criar, criatura, crio*, dar a luz, descendencia, embaraz*, esperando un, esteril*, fecund*, fertil*, fiv, formar una familia, gemelos, guagua, heredero, hijo varon, hijos, in vitro, infertil*, inseminac*, inseminacion, madre soltera, mama soltera, maternal, maternidad, matriz, mellizos, nacimiento de mi hij*, nieta*, nieto*, niños, otro hijo, ovulos, papas, parto, paternidad, peque*, perdida del bebe, preñad*, primer hijo, primogenit*, retoñ*, segundo hijo, ser madre, ser mama, ser padre, ser padres, ser papa, sere madre, sere mama, sere padre, sere papa, seremos padres, tener familia, tener un hijo, tratamiento de fertilidad, un bebe en brazos, un hijo, vientre | adolescente, hija, hijas, hijastr*, hijo, mi hija, mi hijo, niña, niño',
    family:
      'abuel*, ambiente en casa, concuñ*, cuñad*, discutimos en casa, discuto con mi madre/padre/hermano/hermana, en casa discutimos, familia*, herencia con mis hermanos, herencia familiar, herman*, hogar dividido, linaje, madrastra, madre, madrina, mama, mi vieja, mi viejo, mis papas, mis viejos, nieto pelea, no me hablo con, no nos hablamos, nuera, oveja negra, padrastro, padre, padres, padrino, papa, parentela, parient*, peleas en casa, prim*, relacion con mi padre/madre/hermano/hermana/familia/padres/mama/papa, repartir la herencia, reparto de la herencia, sobrin*, suegr*, testamento de mi padre, tia*, tio*, yerno | conflicto*, discusion*, discutimos, discutir, pelea*, pleito*',
    home: 'alquil*, apartamento*, arrendar, arriendo, auto, barrio, bici, bicicleta, bienes raices, cambiar de casa, cambiarme de casa, cambio de casa, camion, camioneta, campo, carnet de conducir, carro, casa propia, casas, casero, casita, chalet, coche, cocina, comprar casa, comprar un coche/piso/terreno/departamento/auto/carro, comprar una casa/piso, comprarme un coche/piso, condominio, construccion, construir, depa, departamento, dormitorio, edificio, escrituras, finca, furgoneta, garaje, goteras, hacienda casa, hipotec*, hogar, independizar*, inmobiliari*, inmueble*, inquilin*, jardin, la casa, ladrillo, las llaves, licencia de conducir, lote, mi casa, moto, motocicleta, mudanza, mudar*, muebles, obra, obras, parcela, patio, piso, propiedad*, rancho, reform*, renta, rentar, residencia propia, solar, techo, tejado, terreno*, una casa, vastu, vecindario, vecino*, vehiculo, vender el, vender la casa, vender mi, vender mi casa/piso, vivienda, vivir sol* | casa, cuarto, habitacion',
    education:
      'abandonar la carrera, abogacia, academia, admision, admit*, aleman, alumn*, aprendizaje, aprobar, aprobara, apuntes, asignatura*, bachiller, bachillerato, beca*, bellas artes, calificacion*, carrera universitaria, certificacion, certificad*, ciencias, clase*, cole, colegio, concentracion, concentrar*, conservatorio, convocatoria, curso*, deberes, dejar la carrera, derecho o, diploma, diplomado, doctorado, ebau, egresar*, erasmus, escolar*, escuela, estudi*, evau, examen*, facultad, final, finales, fisica, frances, grado, graduacion, graduar*, guarderia, historia, idioma*, ingenieria, ingles, inscrib*, inscripcion, insti, instituto, intercambio, kinder, letras, licenciatura, maestria, master, matematicas, matricula*, mba, media de, medicina, memoria, memorizar, mir, nota*, oposiciones, oposit*, parcial, posgrado, postgrado, prepa, preparatoria, primaria, profesor de, promedio, psicologia, que carrera, quimica, recuperacion, reprob*, secundaria, selectividad, selectivo, suspend*, suspenso, tarea*, tesis, tfg, tfm, titulacion, titular*, titulo, toefl, uni, universidad | aprend*, carrera, prueba, pruebas',
    health:
      'accidente, achaque*, acidez, acne, adelgazar, adicci*, agotad*, agotamiento, alcohol*, alergi*, alzheimer, anemia, angustia, ansiedad, arritmia, artritis, artrosis, asma, autis*, azucar, barriga, beber, bienestar, brazo*, bronquitis, cabeza, caida, calvicie, cansad*, cansancio, catarro, cervicales, ciatica, cicatriz, cirug*, clinica, cojear, cojo, colesterol, colon, columna, convalec*, convulsion*, corazon, covid, cuello, curar*, debil*, demencia, dentista, depresion, deprim*, derrame, desvel*, diabetes, diagnostic*, diarrea, dientes, dieta, digestion, dolencia*, dolor*, dormir, drogas, duele, eczema, ejercicio, enferm*, engord*, epilep*, escayola*, esguince*, espalda, estomago, estres, estreñimiento, fatiga, fiebre, fisicamente, fisioterap*, fractur*, fumar, garganta, gastritis, gimnasio, gripe, herida*, hernia, higado, hipertension, hombro*, hormon*, hospital, hueso*, infarto, infeccion*, insomnio, intervencion, intestino*, lesion*, lumbago, malestar*, mareo*, matriz enferma, me duelen, mejorare, menopausia, menstrua*, migrañ*, muela*, muleta*, muñeca, nariz, nauseas, nervios*, neumonia, no duermo, obes*, oido*, ojo*, operacion, operar*, operen, ovarios, palpitaciones, panico, parkinson, pastillas, pecho, pesadilla*, peso, pie, piel, pierna*, pies, postoperatorio, presion, prostata, psicolog*, psiquiatr*, psoriasis, pulmones, quirofano, quistes, recuper*, reflujo, regla, rehabilitacion, remedio casero, resfri*, reuma*, riñon*, rodilla*, salud, saludable, sana, sanacion, sanar, sanare, sangre, sano, sarpullido, se cure, se mejore, silla de ruedas, sin energia, sin fuerzas, sint*, sinusitis, sobrepeso, tabaco, taquicardia, tdah, tension, terapia, tiroides, tos, tratamiento, uci, ulcera, urgencias, utero, vacuna, vertigo*, vientre hinchado, vista, volver a caminar, vomito*, yeso | cancer, cuerpo, doctor*, duerme, energia, fuerza, medic*, sueño',
    travel:
      'aeropuerto, africa, alemania, allende, america, amsterdam, argentina, asia, asilo, australia, austria, avion, bali, barcelona, belgica, berlin, billete de avion, boleto, bolivia, brasil, canada, chile, china, ciudadania, colombia, conocer mundo, consulado, corea, costa rica, crucero, cuba, dejar el pais, dejar mi pais, deport*, dinamarca, dubai, ecuador, eeuu, egipto, embajada, emigr*, empezar de cero en, erradicarme, escocia, españa, establecerme en, estados unidos, estudiar fuera, europa, exterior, extranjero, filipinas, finlandia, francia, frontera, fuera del pais, grecia, green card, guatemala, holanda, india, indonesia, inglaterra, inmigra*, instalarme en, ir a vivir, irlanda, irme a, irme del pais, irme fuera, islandia, italia, japon, lejos, londres, madrid, maleta*, marruecos, mexico, mi tierra, miami, migra*, mochilero*, montaña, mudarme a, mudarme a otro pais, mudarme al, mudarme fuera, nacionalidad, nacionalizar*, noruega, nueva york, otro pais, panama, papeles, paraguay, paris, pasajes, pasaporte, permiso de trabajo, peru, playa, polonia, portugal, radicarme, regresar a mi pais, reino unido, republica dominicana, residencia, roma, rusia, salir del pais, suecia, suiza, tailandia, trabajar fuera, trasladarme a, turismo, turist*, turquia, uruguay, usa, vacaciones, venezuela, ver mundo, viaj*, visa, visado, vivir en el, vivir en otro, vivir fuera, volar, volver a mi pais, vuelo*, vuelta al mundo | ciudad, fuera, irme, pais',
    spirituality:
      'alma*, ancestr*, angel, angeles, ateo*, ayahuasca, ayuno, bendec*, bendicion*, biblia, brujeria blanca, buda, budis*, cabala, camino de santiago, catolic*, chakra*, chaman*, clarividen*, conciencia, constelaciones familiares, contemplacion, convento, creer en, creyent*, cristian*, cristo, cura, deidad, deuda karmica, devocion, dios, divin*, elevar, energias, espiritu*, evangelic*, fe, gratitud, guia*, gurú, iglesia, iluminacion, iluminar*, intuicion, islam, jesus, judi*, karma*, karmic*, ley de atraccion, maestro espiritual, maestro*, manifestar, mantra*, me protege, medita*, medium, milagro*, mindfulness, misa, mision de vida, mision en la vida, monasterio, monja, monje, musulm*, novena, ofrenda*, oracion, orar, otras vidas, para que naci, paz interior, pecad*, perdon, perdonar, peregrinacion, plegaria*, por que naci, por que vine, proposito superior, protector, reencarn*, reiki, religio*, retiro*, rezar, rezo*, ritual, rosario, sacerdo*, sagrad*, san, santa, santo*, seminario, sentido a la vida, sentido de la vida, señales, shiva, silencio interior, tarot, templo, templos, tercer ojo, trascend*, universo, vibracion*, vida anterior, vida pasada, vidas anteriores, vidas pasadas, videncia, vidente, virgen, virgencita, yoga | creencias, energia, interior, paz, soñar, soñe, sueño con, sueños',
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
    when: 'cuando, en que año, a que edad, en que mes, cuanto tiempo, que fecha, hasta cuando, cuanto falta, para cuando, en que momento, que año, que mes, q año, cndo, cuando sera, en cuanto tiempo',
    where:
      'en que, donde esta, donde estan, donde estaba, donde estaban, cual es, cuales son, que signo, que casa, que planeta*, que nakshatra, tengo, donde tengo, que hay en, soy manglik, quien rige, esta _ retrogrado, que dasha',
    what: 'que es, que son, que significa, quien es, cual es',
    meaning:
      'significa, significado, que significa, que quiere decir, explica*, definicion, define, que es un, que es una, que es el, que es la, que son los, que son las, diferencia entre, que representa, que es, como se calcula',
    why: 'por que, a que se debe, cual es la razon, porque razon',
    whether:
      'voy a, podre, debo, deberia, tendre, sera, es, puedo, va a, vamos a, hay, me, tengo, nos, estoy, estara, esta mi, estan mis',
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
    off: 'quien eres, eres humano/humana/real, eres una ia, que puedes hacer, cuanto es, cambio climatico, la guerra, una guerra, guerra mundial, capital de, receta, clima, tiempo hara, codigo, traduce, chiste, poema, pelicula, cancion, futbol, presidente, noticias, cocinar, precio de',
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
    past: 'desde, fue, era, paso, hace, pasado, estuvo, tuve, perdi, dejo, termino, terminamos, rompimos, despidieron, me echaron, empece, deje, me dejo, nos separamos, fallecio',
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
    retrograde:
      'retrograd*, se pone directo/directa, se vuelve directo/directa, se pondra directo/directa, se volvera directo/directa, movimiento directo',
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
    exaltation: 'exaltacion, exaltad*',
    debilitation: 'caida',
    'own-sign': 'signo propio, su propio signo',
    gemstone: 'gema*, piedra*',
    numerology:
      'numerolog*, numero de la suerte, camino de vida, numero de vida, numero del dia, numero del destino, numero de nacimiento, numero de destino',
    vastu: 'vastu',
    'birth-chart': 'carta natal, carta astral, mi carta',
    zodiac: 'zodiaco, zodiacal',
    planet: 'planeta*',
  },
  safety: {
    'self-harm':
      'quiero que todo termine/acabe, quiero que se acabe todo, no quiero seguir adelante, no quiero seguir asi con la vida, seguir en este mundo, estar en este mundo, pastillas para, no quiero despertar, mejor no existir, me quiero matar, matarme, me quiero morir, quiero desaparecer, no puedo mas con la vida, sin ganas de vivir, no tengo ganas de vivir, quitarme de en medio, tirarme, ahorcarme, no seguir viviendo, no merece la pena vivir, terminar con todo, hacerme cortes, dormir y no despertar, cansad* de vivir, suicid*, quitarme la vida, quiero morir*, no quiero vivir, no quiero seguir viviendo, acabar con mi vida, terminar con mi vida, hacerme daño, no vale la pena vivir, mejor muert*, ganas de morir, ganas de vivir, deseo morir, ya no quiero vivir, acabar con todo, cortarme, autolesion*, estaria mejor muert*, desaparecer para siempre, no quiero existir, estarian mejor sin mi',
    death:
      'pasara de este invierno/año/verano/mes, llegara a navidad, cuanto tiempo voy/va/vamos a vivir, cuantos años va a vivir, hasta que edad voy/va a vivir, hasta que edad vive*, a que edad vivire, llegare a viejo/vieja/anciano/anciana, llegare a la vejez, llegar a viejo/vieja, voy a vivir mucho*, cuantos veranos, me quedan años, a que edad morire, me quedan de vida, cuanto me queda, cuanto tiempo vivire, llegare a los, saldra de esta, mi ultimo dia, mi final, dejare este mundo, perdere a mi madre/padre/marido/hijo, cuando se muere, se muera, se morira, va a morirse, vivire, me voy a morir, va a sobrevivir, sobrevivire, estirar la pata, enviudar, cuando muera, cuando _ morir, voy a morir, va a morir, cuando muero, cuando morire, morire, morira, moriran, muerte, fecha de mi muerte, cuanto _ vivire, cuantos años vivire, cuantos años voy a vivir, cuanto tiempo me queda, cuanto le queda, cuanto me queda de vida, esperanza de vida, fallecer*, fallecimiento, falleceran, sobrevivira, dejara de existir, años de vida, vivire hasta, longevidad, quedare viuda, quedare viudo, va a sobrevivir, cuanto va a vivir',
    diagnosis:
      'esta embarazada, estoy embarazada, esta ya embarazada, estoy ya embarazada, estare ya embarazada, esta encinta, estoy encinta, que enfermedad, diabetic*, alzheimer, parkinson, epilepsia, leucemia, bulto, dejo la medicacion, dejar los antidepresivos, dejar las pastillas, dejar mi tratamiento, curar el cancer, curar la diabetes, tengo depresion, esquizofreni*, bipolar, quimio, antidepresivo*, insulina, tengo cancer, tendre cancer, tratamiento/tratamientos/medicina/medicinas/cirugia/operacion/cura/curado/curada/riesgo/morir de/del/contra/para cancer, tratamiento/tratamientos/medicina/medicinas/cirugia/operacion/cura/curado/curada/riesgo/morir contra/para el cancer, tiene cancer, cancer de, diabetes, vih, sida, tumor*, que enfermedad, cual enfermedad, dejar la medicacion, dejar de tomar _ medicamento*/pastillas/medicina*/insulina/tratamiento, dejar el tratamiento, dejar la quimio*, diagnostic*, que medicamento*, que medicina, debo operarme, infarto, soy esteril, abort*, depresion clinica, es maligno, quimioterapia | cancer',
    'fetal-sex':
      'voy a tener niño/niña, tener niño, tener niña, esperando niño/niña, es niña, es varon, que voy a tener, espero niño/niña, niño esta vez, hembra, niño o niña, niña o niño, sexo del bebe, sexo de mi bebe, varon o mujer, hijo o hija, hembra o varon, sera niño, sera niña, sera varon, tendre un varon, genero del bebe, es niño, nene o nena',
    legal:
      'ire a la carcel, a la carcel, meter en la carcel, saldra de prision, saldra de la carcel, fallo del juez, a mi favor, abogado ganara, detenid*, denunci*, querella, multa, acusad*, ganar _ juicio/caso/pleito/demanda, ganare el juicio, juicio, juez, demanda judicial, carcel, prision, condena*, sentencia, absuelt*, fianza, custodia, pleito, tribunal*, caso legal, denuncia, libertad condicional',
    gambling:
      'el mundial, copa del mundo, ganara la liga, ganara el partido, boleto de loteria, el gordo, me tocara, tocara el, compro acciones, comprar acciones, invierto en, acciones de, bolsa, trading, apuesto, apostar, que numero juego, numeros de la suerte para la loteria, bingo, poker, rifa, sorteo, hipodromo, criptomoneda*, ethereum, loteria, casino, apostar, apuesta*, bote, jackpot, que acciones, que accion comprar, bitcoin, cripto*, quiniela, juegos de azar, ruleta, ganar la loteria, invertir en bolsa, comprar acciones, quien ganara el partido, forex, numero ganador, euromillones, tragaperras, primitiva, gordo de navidad',
    'third-party':
      'me es infiel, me pone los cuernos, se acuesta con, con quien sale, con quien esta, esta saliendo mi ex, amante secreta, mi vecina engaña, engaña, oculta algo, me oculta, me miente, doble vida, es lesbiana, me engaña, me es infiel, infiel, infidelidad, tiene una amante, tiene otra, tiene otro, otra mujer, otro hombre, aventura con, amante, me pone los cuernos, vida privada, mi vecina _ con, es gay, es virgen, es fiel, esta viendo a otra, esta con otra',
    caste: 'casta*, de que casta, clase baja, intocable*, dalit',
    fear: 'mal de ojo, me echaron, me echo mal, brujo, bruja, brujo*, embruj*, trabajos de magia, vengarme, hechiz*, satan*, posesion, exorcis*, limpieza de maldicion, amarrar, amarres, endulzamiento, energia oscura, mala energia enviada, algo terrible, brujeria, magia negra, maldicion, maldit*, hechizo, mal de ojo, embrujo, embrujad*, trabajo de brujeria, amarre*, poseid*, demonio*, espiritu maligno, vudu, me hicieron un trabajo, daño espiritual, conjuro, fantasma*, quitar la maldicion, destruir a mi enemig*',
    minor: 'menor de edad, matrimonio infantil',
  },
  guards: {
    death:
      'mata a trabajar, me mata el trabajo, muerto de risa, tarot, me muero por, vivire en, donde vivire, vivire sola, vivire con, me muero de ganas, morir de risa, muerte de una estrella, muero por saber, aniversario de la muerte, dia de los muertos, muerto de hambre, muerto de cansancio, casa 8, casa ocho, octava casa, carta de la muerte | cuanto tiempo voy/va/vamos a vivir en/con/aqui/alli/fuera/solo/sola/juntos, cuanto tiempo vivire en/con/aqui/fuera/solo/sola, vivire en/con/aqui/fuera/solo/sola/cerca/lejos, voy a vivir mucho tiempo en/con/fuera/aqui',
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
