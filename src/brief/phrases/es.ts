import type { Phrases } from '#brief/phrases/phrases.ts';

export const ES: Phrases = {
  greeting:
    'hola+|buenas|buenos dias|buenas (?:tardes|noches)|estimad[oa]s?|querid[oa]s?|oye|que tal|hey',
  signOff:
    '(?:un )?(?:cordial |afectuoso )?saludos?(?: cordial\\p{L}*)?|atentamente|atte\\.?|(?:muchas |mil )?gracias(?: de antemano| por todo| guapa| a todos| equipo)?(?:, .{0,20})?|un abrazo|abrazos|besos|un beso|hasta (?:pronto|luego)|quedo (?:atent[oa]|a la espera).*',
  deadline:
    'version final|arte final|como muy tarde|a mas tardar|necesitariamos|entrega|fecha limite|plazo|borrador|primera version|primer corte|lo (?:necesit\\p{L}*|quier\\p{L}*|queremos)|la (?:necesito|necesitamos)|antes del? (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|\\d)|para (?:ayer|manana|hoy|el lunes|el martes|el miercoles|el jueves|el viernes)|urgente|jef[ea]|aprob\\p{L}*|revis\\p{L}*|envi\\p{L}* (?:la|el|me|nos|una|un)|env[ií]ame|mand\\p{L}*(?:me|nos)|pas\\p{L}* (?:la|el|me|nos)|te paso|os paso|reuni[oó]n|emision|dime|dinos|avis\\p{L}*|el ano pasado|ayer|departamento legal|reenvi\\p{L}*|adjunt\\p{L}*|como hablamos|cuanto antes',
  request:
    'ne[cs]e[cs]it\\p{L}*|quer\\p{L}*|quiero|por favor|porfa|puedes|podeis|podrias|haz(?:me|nos)?|hacer|video|clip|reel|spot|anuncio|peli|historia|algo|para (?:la|el|los|las|nuestr\\p{L}*)',
  direction:
    'camara|primer(?:os)? plano\\p{L}*|plano\\p{L}*|zoom|travelling|camara lenta|dron|musica|banda sonora|voz en off|locucion|logo\\p{L}*|tipografia|colores|luz|luces|iluminacion|ambiente|fondo|no (?:mostr\\p{L}*|salga\\p{L}*|uses|usar|aparezca\\p{L}*|hace falta)|sin (?:musica|gente|caras|ninos|voz)|mucho|mucha|estilo|animacion|animad\\p{L}*|fuegos|confeti|efecto\\p{L}*|humo|que se vea|q se vea|transicion\\p{L}*|neon',
  legal:
    '(?:mayores|menores) de (?:18|21|edad).*|solo (?:para )?(?:mayores|adultos)|(?:18|21)\\s?\\+|\\+\\s?(?:18|21)|menores|juega con .*|juego responsable|jugar bien|responsabilidad|responsablemente|ludopat\\p{L}*|adicci\\p{L}*|adictiv\\p{L}*|autoprohib\\p{L}*|tel\\.? 900.*|900 ?\\d{3}.*|dni|ayuda.*llama\\p{L}*|prohibida la entrada',
  terms:
    'bases(?: legales| y condiciones| de la promocion)?|terminos y condiciones|condiciones|se reserva|promocion limitada|limitad[oa] a un\\p{L}*|un\\p{L}* (?:por|solo|unico) \\p{L}+|requisito\\p{L}* de apuesta|rollover|no (?:son |es |sera\\p{L}* |puede\\p{L}* ser )?(?:acumulables?|canjeables?|transferible|valido|reembolsable|combinable)|hasta agotar|sujet[oa] a|valid[oa] (?:solo|hasta|para|unicamente)|empleados|ganador\\p{L}* (?:debe\\p{L}*|sera\\p{L}*)|sin previo aviso|caduc\\p{L}*|maxim[oa] (?:de )?(?:ganancia|bono)|una (?:participacion|vez) por|consulta (?:las )?(?:bases|condiciones)|imprescindible',
  tagging:
    'etiquet\\p{L}*|menciona\\p{L}*|comparte\\p{L}*|con quien|comenta\\p{L}*|siguenos|arroba',
  talk: 'somos|estamos|vamos|tenemos|queremos|necesitamos|nosotros|yo|es|son|sera|seran|esta|estan|hay|hemos|habra|puede\\p{L}*|quiero|lo|nos|sorteamos|celebramos|te esperamos',
  call: 'reserva\\p{L}*|inscrib\\p{L}*|apunta\\p{L}*|registr\\p{L}*|llama\\p{L}*|visita\\p{L}*|compra\\p{L}*|escanea|descarga|ven|venid|hazte|pide|consigue|unete|entra en|entradas (?:en|a)|mas info\\p{L}*|info (?:en|y)|descubre|juega ya|solicita|asegura|no te lo pierdas|te esperamos|pregunta|participa|enlace en|link en|escribe\\p{L}*|acercate|pasate|recoge|confirma|vive|disfruta|activa',
  contact:
    'reservas?|inscripcion\\p{L}*|informacion|info|entradas|contacto|telefono|mas informacion',
  day: '(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)',
  shortDay: 'lun|mar|mie|jue|vie|sab|dom',
  month:
    'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|ene|feb|abr|jun|jul|ago|sept?|oct|nov|dic',
  dayPart: '(?:por|de|en) la (?:noche|tarde|manana)|noche',
  moment:
    'esta noche|hoy|manana por la noche|(?:este|cada|todos los|el proximo|los) (?:fin|fines) de semana|nochevieja|nochebuena|ano nuevo|navidad|reyes|semana santa|halloween|san valentin|san juan|carnaval|todas las noches|todos los dias|cada (?:noche|dia|hora)|toda la (?:noche|semana)|todo el (?:mes|verano|dia)|a diario|diariamente|a medianoche|medianoche|mediodia',
  dateLead:
    'cada|todos los|todas las|este|esta|proximo|proximos|primer|ultimo|desde el|desde|hasta el|hasta|del?|entre|los|a partir del?',
  dateJoin:
    'a|las|la|al|de|del|desde|hasta|y|el|los|a partir de|en|entre|de las|por|cada|todos|partir|h',
  hour: '(?:a|desde|hasta|de|sobre|a partir de) las? \\d{1,2}(?:[:.]\\d{2})?(?: ?h)?(?: (?:a|hasta) (?:las )?\\d{1,2}(?:[:.]\\d{2})?(?: ?h)?)?|de \\d{1,2}(?:[:.]\\d{2})? a \\d{1,2}(?:[:.]\\d{2})? ?h',
  range: 'a|al|y|hasta|hasta el|o|e',
  dateTail:
    '(?:hasta|a) (?:el )?(?:cierre|madrugada|tarde|medianoche|amanecer|agotar)|en adelante|de la (?:noche|tarde|manana)|horas|en punto',
  until: 'hasta|antes|entre',
  sumLead: 'hasta|mas de|desde|solo|por solo|al menos',
  sumJoin: 'en|de|para|por|al',
  prize:
    'premios?|bote|botes|jackpots?|garantizad[oa]s?|bolsa|bono|bonos|giros?|tiradas?|entrada|entradas|inscripcion|buy[- ]?in|recompra\\p{L}*|descuento|dto|cashback|menu|cena|buffet|copa|copas|coctel(?:es)?|cocteles|cerveza|bebida|bebidas|consumicion|sorteo|en juego|fichas|vale|vales|puntos|por persona|noche|habitacion|paquete|juego gratis|regalo|efectivo|apuesta|tapa|tapas|brunch|deposito|saldo|premio|almuerzo|en metalico|primer puesto|parking|ganador\\p{L}*',
  counted: 'giros|tiradas|puntos|entradas|premios|ganadores|participaciones|fichas|papeletas',
  giftBefore: 'doble|triple|2x1 en|2x1|3x2|gratis|barra libre de|mitad de precio en|segund[oa]',
  giftAfter:
    'gratis|gratuit[oa]s?|de regalo|de bienvenida|de cortesia|incluid[oa]s?|2x1|a mitad de precio|por cuenta de la casa|invita la casa|dobles?',
  gift: '(?:2|dos) \\p{L}+ por el precio de un[oa]?|entrada (?:libre|gratuita|gratis)|barra libre(?: de \\p{L}+)?|2x1(?: en (?:[\\p{L}]+ ?){1,2})?|(?:sorteo de|sorteamos|gana|llevate) un[oa]? (?:[\\p{L}\\p{N}-]+ ?){1,3}|puntos (?:dobles|x\\d)',
  condition:
    'para (?:todos?|todas?|los|las|cada|nuev\\p{L}*|soci\\p{L}*|quien)|con (?:tu|la|el|un|una|cada|copa|cualquier|inscripcion|minimo|tarjeta)|por (?:cada|persona|la compra)|al (?:hacerte|registrarte|comprar|presentar|\\p{L}+r(?:te|se)?)|si|solo (?:para|con)|hasta (?:las|agotar)|antes de|a partir de|minimo|por persona|en tu (?:primer|primera)|a los|a las \\p{L}+',
  placeLead: 'en el|en la|en los|en|al|del',
  gain: 'recibes|llevate|ganas|obten|recibe|reciben|lleva|llevan|gana|ganan|tiene|tienen|sorteamos|regalamos|ofrecemos|damos|repartimos|consigue|consiguen|obtienen|habra|disfruta\\p{L}*',
  recipient:
    '(?:l[oa]s )?primer[oa]s \\d+ (?:clientes|invitados|jugadores|asistentes)|l[oa]s \\d+ primer[oa]s|cada (?:jugador|cliente|socio)|nuevos socios',
  placeHead:
    'casino|hotel|resort|club|salon|sala|bar|terraza|lounge|teatro|palacio|restaurante|gran casino|recepcion|azotea|plaza|torre|puerto|jardin|rooftop|pabellon|planta|bingo',
  event:
    'noche|noches|torneo|campeonato|fiesta|gala|festival|inauguracion|apertura|aniversario|brunch|liga|copa|sorteo|rifa|baile|carnaval|martes|miercoles|jueves|viernes|sabados?|domingos?|jackpots?|bote|reto|maraton|semana|gran final',
  wordless:
    'sin (?:ningun )?(?:textos?|letras|palabras|rotulos|titulos)(?: en pantalla)?|solo imagenes|nada de texto',
};
