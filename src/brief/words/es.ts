import type { LanguageWords } from '#brief/words/language-words.ts';

const DAY = '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)';
const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)';
const PART = '(?:por la|de la|en la|a la)\\s+(?:noche|tarde|manana)';
const NUMBER_WORD = '(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)';

export const ES: LanguageWords = {
  dates: {
    atoms: [
      String.raw`(?:(?:este|proximo|cada|todos los|los|primer|segundo|tercer|ultimo)\s+)*${DAY}(?:\s+${PART})?(?:\s+\d{1,2}(?!\s*(?:h|hs|:|\.\d|\d|euros|€|%)))?(?:\s+de\s+(?:${MONTH}|verano|invierno|otono|primavera|cada mes)|\s+del mes|(?<=\d)\s+${MONTH})?`,
      String.raw`de\s+${DAY}\s+a\s+${DAY}|${DAY}\s+(?:y|a|e|-)\s+${DAY}`,
      String.raw`de\s+\d{1,2}(?:[:.]\d{2})?\s+a\s+\d{1,2}(?:[:.]\d{2})?\s*(?:h|hs|hrs|horas)`,
      String.raw`(?:(?:del?|desde el|hasta el)\s+)?\d{1,2}(?:\s*(?:-|y|al?|hasta el)\s*\d{1,2})?\s+(?:de\s+)?${MONTH}(?:\s+(?:de|del)\s+20\d\d)?`,
      String.raw`(?:en|todo|durante)\s+${MONTH}`,
      String.raw`(?:primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veinti\p{L}+|treinta(?: y uno)?) de ${MONTH}`,
      String.raw`entre\s+las\s+\d{1,2}(?:[:.]\d{2})?\s+y\s+las\s+\d{1,2}(?:[:.]\d{2})?(?:\s?h)?`,
      String.raw`(?:desde|hasta|a partir de|antes de)(?:l| la| las| el)?\s+(?:mediodia|medianoche|atardecer|\d{1,2}(?:[:.]\d{2})?(?=\s*(?:$|[.,;!?\n)])))`,
      String.raw`(?:(?:desde|hasta|a partir de|de)\s+)?(?:a\s+)?las\s+(?:\d{1,2}(?:[:.]\d{2})?|${NUMBER_WORD})(?:\s*(?:h|hs|hrs|horas)\b)?(?:\s+y media)?(?:\s+${PART})?`,
      String.raw`(?!9:16|16:9)\d{1,2}:\d{2}\s*(?:h|hs|hrs|horas|pm|am)?\b|\d{1,2}\s*(?:h|hs|hrs|horas|[ap]\.?m\.?)(?![\p{L}])`,
      String.raw`(?:a|hasta)\s+(?:la\s+)?(?:medianoche|mediodia)`,
      String.raw`esta noche|hoy(?: mismo)?|manana por la noche|(?:este|cada|todo el|proximo|los|el proximo)\s+fin(?:es)? de semana|todo el (?:mes|verano|invierno|ano)|cada noche|todas las noches|todos los dias|cada (?:mes|semana)|este (?:verano|invierno|otono|mes)|semana santa`,
      String.raw`\d{1,2}/\d{1,2}(?:/\d{2,4})?`,
      String.raw`de\s+\d{1,2}\s+a\s+\d{1,2}(?=\s*(?:$|[.,;!?\n)]))`,
    ],
    following: [
      String.raw`(?:desde|a partir de|hasta)?\s*(?:a\s+)?las?\s+\d{1,2}(?:[:.]\d{2})?`,
      String.raw`(?:de\s+)?\d{1,2}\s?(?:-|a)\s?\d{1,2}`,
    ],
    holidays:
      'nochevieja|fin de ano|ano nuevo(?: lunar| chino)?|nochebuena|navidad|san valentin|halloween|dia de (?:los )?muertos|noche de reyes|carnaval|(?:jueves|viernes|sabado) santo|domingo de (?:ramos|resurreccion|pascua)|lunes de pascua|dia de reyes|noche de san juan',
    joiners: 'a|las|los|la|el|desde|hasta|y|de|del|al|en|partir|horas|dia',
    droppedLeads: 'a|las|la|el|y|del?|al|dia',
  },
  offers: {
    nouns:
      'juego|donacion|premios?|bote|botes|garantizados?|garantizadas?|efectivo|metalico|descuento|dto|regalo|entrada|buy in|buy-in|bono|bonos|credito|creditos|consumicion|cena|menu|copas?|cocteles|bebidas?|fichas|puntos|tiradas|jackpot|acumulado|por persona|por pareja|la pareja|minimo|sorteo|bolsa|inscripcion|stack',
    joiners: 'en|de|para|el|la|los',
    leads:
      '(?:gran\\s+)?(?:bote|premios?|bolsa|bolsa de premios|jackpot|buy[- ]?in|inscripcion|entrada|sorteo|fondo|acumulado|premio mayor|garantizados?|apuestas?|cena|menu)(?:\\s+(?:total|garantizado|acumulado|minimo))?\\s*(?:de|:|a|desde|en|por)?(?:\\s+(?:hasta|mas de|desde))?|hasta|mas de|desde|reparto de|repartimos|en juego',
    gifts:
      '(?:doble|triple)s?(?:\\s+de)?\\s+puntos|puntos (?:dobles|triples)|dos por uno(?:\\s+en\\s+[a-z]+)?|2\\s?x\\s?1(?:\\s+en\\s+[a-z]+)?|(?:primera\\s+)?(?:entrada|aparcamiento|parking|barra|acceso|consumicion|bebida|copa)\\s+(?:libre|gratis|gratuit[ao]|incluida)|copa de (?:bienvenida|cava|champan)(?:\\s+(?:gratis|incluida))?|coctel de bienvenida|(?:clases?|clase de iniciacion) (?:gratis|gratuitas?)|mitad de precio',
  },
  calls: {
    strong:
      'apuntate|trae a|traete|sube|subete|anotate|reserv[ae](?:n|d)?(?! de\\b)|inscribe?te|inscribite|inscribase|apuntate|registrate|registrese|llama(?:nos)?(?! la atencion)|llame|visita(?:nos)?|visite(?:nos)?|ven (?:a|y|con|este|el|esta)|venga|vente|unete|compra|compre|consigue|consiga|te esperamos|os esperamos|los esperamos|no te (?:lo )?pierdas|no se lo pierda|asegura|informate|mas informacion|entradas en|siguenos|escanea|pide|solicita|acompananos|confirma|descarga|ocupa tu|toma asiento|haz tu|consulta|reservas(?=\\s*:|\\s+(?:en|al))',
    weak: 'descubre|vive|disfruta|siente|celebra|juega|participa|brinda|atrevete',
  },
  labels: {
    title:
      '(?:que(?=\\s*:)|qué|titulo|titular|mensaje(?: clave)?|encabezado|eslogan|lema|nombre(?: del evento)?|evento|cabecera)',
    offer: '(?:oferta|promo(?:cion)?|premios?|bote)',
    when: '(?:cuando|fechas?|horario|hora|fecha y hora)',
    venue: '(?:lugar|donde|local|sede|ubicacion|cliente|casino)',
    callToAction:
      '(?:remate|despedida|ultima frase|frase final|cta|llamada(?: a la accion)?|llamado a la accion|cierre|final|boton)',
  },
  naming:
    '(?:se llama|titulo(?: debe ser| es| sera)|llamad[oa]|titulad[oa]|denominad[oa]|bautizad[oa]|que se llama)',
  film: 'invitacion|campana|pieza|historia|secuencia|angulo|calidad|formato|version|imagen|imagenes|foto|teaser|camara|video|vídeo|clip|pelicula|plano|planos|toma|tomas|travelling|traveling|zoom|paneo|panoramica|dron|camara lenta|ralenti|cortes?|montaje|edicion|transicion(?:es)?|fundido|encuadre|enfoque|desenfoque|fps|4k|vertical|16:9|9:16|1:1|instagram|tiktok|cinematografic[oa]s?|cinematic|profundidad de campo|bokeh|iluminacion|banda sonora|musica de fondo|voz en off|segundos?|estilo|estetica|texto|rotulo|logo|logotipo|escena|fondo(?! del?)|primer plano|anuncio|spot|promo|reel|animacion|subtitulos',
  topics:
    'promocion(?:ar|ando|a)|anunci(?:ar|ando|amos|a)|celebr(?:ar|ando|amos)|present(?:ar|ando|amos|a)|para (?:el|la|nuestro|nuestra)|nuestr[oa]|sobre|llega|bienvenidos a',
  venues: {
    heads:
      'casino|hotel|resort|club|palacio|salon|sala|teatro|terraza|bar|lounge|hacienda|palace|bingo|arena|spa|chiringuito|bodega|villa|finca|cortijo|pub|sports bar|taberna|restaurante|meson|castillo|parador|balneario|discoteca|rancho|complejo|quinta|cafe|cabaret|mansion|posada|azotea|marina|torre|bistro|cantina|caseta|asador|posada|hostal|masia|ateneo|pabellon',
    leads: '@|en el|en la|a bordo del|en|del|de la|al|a la|desde el|visita el|para el|para',
    generic:
      'de lujo|elegante|privad[oa]|moderno|exclusiv[oa]|vip|lujoso|nuestro|grande|de juego|principal|clasico|abarrotado|lleno|iluminado|de poker|alta|de apuestas',
  },
  events: {
    strong:
      'cumplimos (?:los )?\\d+(?: anos)?|deep[ -]?stack|cash games?|main events?|heads-up|dia (?:de la madre|del padre|de los enamorados)|copa del mundo|torneos?|campeonatos?|(?:gran )?final|semifinal|mundial|derbi|clasico|escapada|fiestas?|gala|galas|festival|inauguracion|reapertura|apertura|aniversario|brunch|copa|sorteo|sorteos|liga|maraton|reto|desafio|carnaval|celebracion|mascarada|baile|cotillon|nochevieja|concurso|jornadas?|viernada|tardeo|cumpleanos|feria|cata|freeroll|circuito|clasico|satelite|clasificatorio|estreno|concierto|jueves|martes|noche de (?:chicas|mujeres|damas|gala|poker|jazz|ruleta|blackjack|san valentin)|after ?work|ladies night|happy hour|fin de semana de [a-z]+',
    weak: 'noche|noches|velada|evento|tarde|cena|semana|show|sesion|espectaculo|experiencia',
    headFirst: true,
  },
  verbs:
    'es|son|gira|giran|girando|cae|caen|cayendo|rueda|ruedan|brilla|brillan|brillando|brillante|se|muestra|mostrando|aparece|aparecen|reparte|reparten|repartiendo|baraja|barajando|rie|rien|riendo|sonrie|sonriendo|celebra|celebran|celebrando|celebrar|celebramos|brindan|brindando|bailan|bailando|juega|juegan|jugando|mira|miran|mirando|vive|vivir|ven|disfruta|disfrutar|disfrutando|descubre|reserva|llega|llegan|llega|empieza|comienza|termina|terminar|acaba|apilan|apiladas|suena|suenan|sonando|promocionar|anunciar|presentar|presentamos|anunciamos|crear|crea|haz|hacer|quiero|queremos|necesito|dominan|domina|llenan|llena|entra|entran|espera|esperan|desliza|deslizan|deslizandose|se mueve|avanza|recorre|revela|incluye|incluyendo|hay|tiene|tienen|usa|usar|pon|poner|termina|iluminan|ilumina|iluminada|iluminado|iluminadas|vestidos|vestidas|visten|chocan|flotan|vuelan|te|esperamos|consigue|gana|invita|invitar|reflejan|refleja|reflejos|reluce|relucen',
  inner: 'de|del|la|las|los|el|y|e|&|vivo|en vivo|a la',
  weakOpeners:
    'un solo|solo|sola|el|la|los|las|un|una|unos|unas|nuestro|nuestra|nuestros|nuestras|su|tu|nuevo|nueva|gran|este|esta|bonito|increible|hermosa|hermoso|cada|mucha|mucho|muchos|muchas|varios|algunos|proximo|proxima|dos|tres|y|con|de|del|mas|todo|toda|todos|todas|primer|primera|siguiente|espectacular',
  sceneTitles: [
    ['hora dorada', 'a la hora dorada'],
    ['medianoche', 'a medianoche'],
    ['luz de la luna|bajo la luna|luna llena', 'bajo la luna'],
    ['bajo las estrellas|noche estrellada', 'bajo las estrellas'],
    ['atardecer', 'al atardecer'],
    ['puesta de sol', 'a la puesta de sol'],
    ['azotea', 'en la azotea'],
    ['rooftop', 'en el rooftop'],
    ['terraza', 'en la terraza'],
    ['frente al mar|junto al mar|orilla del mar', 'frente al mar'],
    ['playa', 'en la playa'],
    ['barco de vapor|barco fluvial|barco casino', 'en el río'],
    ['sala vip|zona vip', 'en la sala VIP'],
    ['salon privado', 'en el salón privado'],
    ['sala privada', 'en la sala privada'],
    ['grandes apostadores', 'de grandes apostadores'],
    ['luz de (?:las )?velas|velas', 'a la luz de las velas'],
    ['chimenea', 'junto a la chimenea'],
    ['art deco', 'art déco'],
    ['anos (?:20|veinte)', 'de los años veinte'],
    ['retro', 'retro'],
    ['vintage', 'vintage'],
    ['terciopelo', 'de terciopelo'],
    ['neon(?:es)?', 'de neón'],
    ['tropical|palmeras', 'tropical'],
    ['jazz', 'y jazz'],
    ['oro y negro|negro y oro|dorado y negro|negro y dorado', 'en oro y negro'],
    ['diamantes?', 'de diamantes'],
    ['esmeralda', 'esmeralda'],
    ['rubi', 'rubí'],
    ['champan|cava', 'y champán'],
    ['invierno|nieve|nevad[oa]', 'de invierno'],
    ['verano|veraniego', 'de verano'],
    ['mascaras|mascarada', 'de máscaras'],
    ['(?:de )?oro|dorad[oa]s?', 'de oro'],
    ['lamparas? de arana|candelabros?|aranas? de cristal', 'entre candelabros'],
    ['lujo|lujos[oa]', 'de lujo'],
    ['elegantes?|elegancia', 'con elegancia'],
  ],
  quietTitles: [
    ['amigos', 'entre amigos'],
    ['amigas', 'entre amigas'],
    ['pareja|para dos', 'para dos'],
    ['lluvi[ao]s?[ao]?|paraguas', 'bajo la lluvia'],
    ['niebla|neblina', 'en la niebla'],
    ['humo', 'entre humo'],
    ['amanecer|alba', 'al amanecer'],
    ['jardin(?:es)?', 'en el jardín'],
    ['montana|nieve', 'en la montaña'],
  ],
  scenePosition: 'after',
};
