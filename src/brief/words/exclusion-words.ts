import type { Language } from '#text/language.ts';

/** How a language asks to leave words out of the picture. Sources over folded text. */
export interface ExclusionWords {
  /** Writing as such. */
  readonly writing: string;
  /** Between the denial and the writing: only so much of it is denied (`not too much text`). */
  readonly measures: string;
  /** After the writing: on a thing in the picture, not over it (`no text on the chips`). */
  readonly onThings: string;
  /** Phrases that ask for pictures alone without denying anything. */
  readonly wordless: string;
  /** Lead on to what may be written all the same. */
  readonly except: string;
  /** Verbs of telling, after which the denial is of the part named next. */
  readonly tell: string;
  /** Ask to leave something out without denying it: `skip the price`. */
  readonly omit: string;
  readonly title: string;
  readonly price: string;
  /** Of those, what is meant even where nobody tells it: `no prices`. */
  readonly plainPrice: string;
  readonly date: string;
  readonly house: string;
  readonly contact: string;
  /** The film's last shot. */
  readonly ending: string;
}

export const EXCLUSION_WORDS: Record<Language, ExclusionWords> = {
  en: {
    writing:
      '(?:on-?screen |superimposed |overlaid |written )?(?:texts?|words|writing|lettering|typography|titles? cards?|titles and captions|titles or captions)(?: overlays?)?|text overlays?|overlays?|supers|nothing written',
    measures:
      'much|many|long|longer|more|small|tiny|big|boring|cheesy|clutter\\p{L}*|excess\\p{L}*|fewer|bad|blurry|needed',
    onThings:
      '(?:in|for|during) the (?:first|opening)|(?:in )?(?:the )?first \\d|about|regarding|(?:on|over) (?:the )?games?|(?:on|in) (?:the |any |its |their )?(?:chips?|cards?|table|felt|signs?|signage|machines?|reels?|walls?|bottles?|labels?|neon|cloth|layout|background|dice|wheel)|needed|can |could |left|to describe|of the',
    wordless:
      '(?:text|word|title)-?(?: )?(?:less|free)(?! play)|free (?:of|from) (?:any )?(?:text|words|writing)|(?:only|just) (?:images|visuals|pictures|the pictures?|imagery)|(?:visuals|images|pictures|imagery) only|purely visual|let the (?:pictures?|images?|visuals) (?:speak|talk|do the talking)|nothing written',
    except: 'except|but|other than|apart from|aside from|besides|save for|only|just|until',
    tell: 'mention(?:ing)?|show(?:ing)?|say(?:ing)?|nam(?:e|ing)|print(?:ing)?|reveal(?:ing)?|display(?:ing)?|put(?:ting)?|includ(?:e|ing)|writ(?:e|ing)|giv(?:e|ing)|tell(?:ing)?|talk(?:ing)? about|us(?:e|ing)|advertis(?:e|ing)|spell(?:ing)? out|add(?:ing)?|stat(?:e|ing)|shown|appear\\p{L}*|mentioned|displayed|visible|printed|be (?:in|on)',
    omit: 'leave out|leave off|skip|omit|hide|drop|exclude|keep(?= .{2,30}(?:secret|private|hidden|out of|off))',
    title: 'titles?|headlines?|title card',
    price: 'prices?|pricing|costs?|amounts?|sums?|money|figures|buy-?in|fees?|dollars?',
    plainPrice: 'prices?|pricing|price tags?|amounts',
    date: 'dates?|the day|the time|times|hours',
    house:
      "(?:our|the) (?:casino(?:'s)? |house |venue(?:'s)? |club(?:'s)? |brand )?name|casino names?|logos?|brand(?:ing)?|(?:the|our) (?:venue|casino|house)",
    contact:
      'address|website|web address|url|link|phone(?: number)?|number|contact|cta|call to action|hashtags?',
    ending:
      'end|ending|end ?card|last (?:frame|shot|second)|final (?:frame|shot|second)|close|very end',
  },
  es: {
    writing:
      'textos?(?: en pantalla)?|palabras|letras|rotulos?|letreros?|carteles|titulos ni textos|sobreimpresion(?:es)?|escrito',
    measures:
      'mucho|muchos|muchas|demasiad\\p{L}*|larg\\p{L}*|mas|pequen\\p{L}*|tanto|tantas|hacen falta|aburrid\\p{L}*',
    onThings:
      '(?:en|durante) (?:los|el|la) primer|sobre (?:el )?(?:precio|dinero)|(?:en|sobre) los juegos|en la primera|(?:en|sobre) (?:las?|los?|el) (?:fichas?|cartas?|mesa|tapete|maquinas?|rodillos|paredes|botellas?|neones|fondo|dados|ruleta)|para describir|bastan',
    wordless:
      'solo imagen(?:es)?|solamente imagenes|unicamente imagenes|puramente visual|que hablen las imagenes|(?:sin|cero) texto|nada escrito',
    except: 'excepto|salvo|menos|aparte de|mas que|solo|solamente|unicamente|hasta|sino',
    tell: 'mencion\\p{L}*|muestr\\p{L}*|mostrar|dig\\p{L}*|decir|nombr\\p{L}*|pong\\p{L}*|poner|inclu\\p{L}*|escrib\\p{L}*|revel\\p{L}*|ensen\\p{L}*|aparezca\\p{L}*|salga\\p{L}*|habl\\p{L}* de|indi\\p{L}*|dar|des|aparec\\p{L}*|figur\\p{L}*|verse|se vea',
    omit: 'omite|omitir|quita|quitar|oculta|deja fuera',
    title: 'titulos?|titulares?',
    price: 'precios?|importes?|cantidad(?:es)?|dinero|cifras?|costes?|costos?|buy-?in|sumas?',
    plainPrice: 'precios?',
    date: 'fechas?|horarios?|el dia|la hora',
    house: '(?:el |nuestro )?nombre(?: del (?:casino|local))?|logos?|logotipos?|marca',
    contact: 'direccion|web|pagina web|enlace|telefono|numero|contacto|llamada a la accion',
    ending: 'final|ultimo plano|ultima imagen|cierre',
  },
  fr: {
    writing:
      "textes?(?: a l'ecran)?|mots|ecritures?|ecrit|lettres|inscriptions?|incrustations?|titrages?|typographie|phrases?",
    measures: 'trop|beaucoup|longs?|longues?|plus|petits?|petites?|tant|moins|superflus?',
    onThings:
      "(?:pendant|dans|sur|durant) (?:les|la|le) (?:\\p{L}+ )?premier|sur les jeux|au debut|sur (?:le prix|l'argent)|sur (?:les?|la|l')\\s?(?:jetons?|cartes?|table|tapis|machines?|rouleaux|murs?|bouteilles?|neons?|fond|des|roue)|pour (?:le|la) dire|suffi\\p{L}*",
    wordless:
      "uniquement (?:des |l')\\s?images?|juste (?:des |les )images|seulement (?:des |les )images|(?:que|rien que) (?:des |les )images|purement visuel|laisse[zr]? parler les images|images seules|rien d'ecrit",
    except: 'sauf|excepte|hormis|a part|mis a part|autre que|seulement|juste|uniquement|jusqu',
    tell: 'mentionn\\p{L}*|montr\\p{L}*|dire|dis|dites|nomm\\p{L}*|affich\\p{L}*|mett\\p{L}*|mets|inclu\\p{L}*|ecri\\p{L}*|reveler?|revelez|parl\\p{L}* d[eu]s?|indiqu\\p{L}*|precis\\p{L}*|cit\\p{L}*|donn\\p{L}*|fai\\p{L}* apparaitre',
    omit: 'omettez|omettre|oubliez|cachez|enlevez|retirez|supprimez',
    title: 'titres?',
    price: 'prix|tarifs?|montants?|argent|sommes?|chiffres|couts?|buy-?in',
    plainPrice: 'prix',
    date: 'dates?|horaires?|le jour|heures?',
    house: '(?:le |notre )?nom(?: du casino| de la maison)?|logos?|marque',
    contact: 'adresse|site|site web|lien|telephone|numero|contact',
    ending: 'fin|dernier plan|derniere image|carton final',
  },
  de: {
    writing:
      '(?:bild|bildschirm)?texte?s?|worte|worter|schrift(?:zuge|zug)?|text-?einblendung(?:en)?|einblendung(?:en)?|beschriftung(?:en)?|buchstaben|geschrieben\\p{L}*|typo(?:grafie)?|titel und texte',
    measures: 'viele?|zu|lange\\p{L}*|mehr|kleine\\p{L}*|langweilig\\p{L}*|uberflussig\\p{L}*',
    onThings:
      'in den ersten|im ersten|am anfang|uber (?:geld|preise)|auf den spielen|zu beginn|(?:auf|an) (?:den|dem|der) (?:chips|jetons|karten|tisch|filz|automaten|walzen|wanden|flaschen|hintergrund|wurfeln)|notig|zu verlieren',
    wordless:
      '(?:text|wort|schrift)(?:los\\p{L}*|frei\\p{L}*)|nur bilder|nur das bild|bilder allein|lass\\p{L}* die bilder sprechen|rein visuell|ganz ohne worte',
    except: 'außer|ausser|bis auf|abgesehen|nur|lediglich|bis|sondern',
    tell: 'erwahn\\p{L}*|zeig\\p{L}*|sag\\p{L}*|nenn\\p{L}*|einblend\\p{L}*|schreib\\p{L}*|verrat\\p{L}*|angeb\\p{L}*|anzeig\\p{L}*|gezeigt|genannt|erscheinen|ins bild|auftauch\\p{L}*|sichtbar|eingeblendet',
    omit: 'weglassen|lass\\p{L}*(?= .{2,24}(?:weg|raus|aus dem spiel))|verzicht\\p{L}* auf',
    title: 'titel|uberschrift(?:en)?|headline',
    price:
      'preise?|\\p{L}*preis|betrage?|betrag|geld|geldbetrage?|summen?|kosten|buy-?in|startgeld|zahlen',
    plainPrice: 'preise?|preisangaben?',
    date: 'datum|termine?|uhrzeit(?:en)?|datumsangaben?',
    house: '(?:unser(?:en)? |den |der )?(?:haus|casino|marken)?namen?|logos?|marke',
    contact: 'adresse|webadresse|website|link|telefonnummer|nummer|kontakt',
    ending: 'ende|schluss|schlussbild|letzte[nr]? (?:bild|einstellung|sekunde)|abspann|endcard',
  },
  it: {
    writing:
      'test[oi](?: a schermo| in sovrimpressione)?|scritt[ae]|parole|lettere|sovrimpression[ei]|didascali[ae]|frasi',
    measures: 'troppo|tropp[ei]|molt[oei]|lungh[ei]|piu|piccol\\p{L}*|tant[oei]|noios\\p{L}*',
    onThings:
      "(?:nei|nella|per i) prim|sul(?:le)? (?:prezzi|giochi)|all'inizio|sui (?:prezzi|giochi)|(?:su|sulle|sui|sulla|sul) (?:fiches|carte|tavolo|panno|macchine|rulli|pareti|bottiglie|sfondo|dadi|ruota|neon)|per dirlo|servono",
    wordless:
      'solo immagini|soltanto immagini|unicamente immagini|puramente visivo|lascia\\p{L}* parlare le immagini|niente di scritto|nulla di scritto',
    except: 'tranne|eccetto|salvo|a parte|oltre|solo|soltanto|fino|se non|ma',
    tell: 'menzion\\p{L}*|mostr\\p{L}*|dire|dite|nomin\\p{L}*|mett\\p{L}*|inclu\\p{L}*|scriv\\p{L}*|rivel\\p{L}*|indic\\p{L}*|parl\\p{L}* d\\p{L}*|cit\\p{L}*|far(?:e)? vedere|fate vedere|compa\\p{L}*|appa\\p{L}*|veda|vedere',
    omit: 'ometti|omettere|togli|togliere|nascondi|lascia fuori|lasciate fuori',
    title: 'titol[oi]',
    price: 'prezz[oi]|import[oi]|soldi|denaro|cifr[ae]|cost[oi]|buy-?in|somm[ae]',
    plainPrice: 'prezz[oi]',
    date: 'dat[ae]|orari[oi]?|il giorno|ora',
    house: '(?:il |nostro )?nome(?: del casino| del locale)?|logo|loghi|marchio',
    contact: 'indirizzo|sito|link|telefono|numero|contatt[oi]',
    ending: 'fine|finale|ultima inquadratura|ultimo fotogramma|chiusura',
  },
  pt: {
    writing:
      'textos?(?: na tela| no ecra)?|palavras|letras|letreiros?|escritos?|legendas sobrepostas|frases|dizeres',
    measures: 'muit[oa]s?|demais|long[oa]s?|mais|pequen\\p{L}*|tant[oa]s?',
    onThings:
      '(?:nos|na|durante os) primeir|sobre (?:dinheiro|precos?)|no inicio|nos jogos|(?:nas?|nos?|sobre as?|sobre os?) (?:fichas?|cartas?|mesa|feltro|maquinas?|rolos|paredes|garrafas?|neon|fundo|dados|roleta)|para descrever|bastam',
    wordless:
      'so imagens|somente imagens|apenas imagens|puramente visual|deixe as imagens falarem|nada escrito',
    except: 'exceto|salvo|menos|fora|a nao ser|alem|so|somente|apenas|ate',
    tell: 'mencion\\p{L}*|mostr\\p{L}*|dizer|dig\\p{L}*|nome\\p{L}*|coloqu\\p{L}*|colocar|por|ponh\\p{L}*|inclu\\p{L}*|escrev\\p{L}*|revel\\p{L}*|indiqu\\p{L}*|fal\\p{L}* d\\p{L}*|cit\\p{L}*|apare[cç]\\p{L}*|exib\\p{L}*',
    omit: 'omita|omitir|tire|retire|esconda|deixe de fora',
    title: 'titulos?',
    price: 'precos?|valor(?:es)?|dinheiro|quantias?|cifras?|custos?|buy-?in',
    plainPrice: 'precos?',
    date: 'datas?|horarios?|o dia|a hora',
    house: '(?:o |nosso )?nome(?: do cassino| do casino| da casa)?|logos?|logotipo|logomarca|marca',
    contact: 'endereco|site|link|telefone|numero|contato|contacto',
    ending: 'fim|final|ultima cena|ultimo plano|encerramento',
  },
  zh: {
    writing: '(?:文字|字幕|字样|标题|文案|(?<!数)字)',
    measures: '太多|过多|很多|太长|多余',
    onThings: '(?:在)?前|在?开头|(?:筹码|牌|桌|机器|墙|背景|骰子)上',
    wordless: '纯画面|纯视觉|只要画面|只用画面|让画面说话|无字|零文字',
    except: '除了|除|只(?:留|保留|出现|显示|要|有)|仅(?:留|保留|出现|显示)|直到',
    tell: '提及?|出现|显示|写|说|标|展示|透露|放',
    omit: '省略|去掉|隐藏|略去',
    title: '标题',
    price: '价格|金额|票价|价钱|费用|钱',
    plainPrice: '价格',
    date: '日期|时间',
    house: '(?:我们的?|赌场|场馆|店)(?:名字|名称|名)|店名|标志|标识|logo|品牌',
    contact: '网址|电话|地址|二维码|联系方式',
    ending: '结尾|最后|片尾|末尾',
  },
};

/** What is not for the screen, said without a denial. */
export const EXCLUDING_PHRASES: Record<Exclude<Language, 'zh'>, string> = {
  en: 'off (?:the )?screen|off camera|leave (?:it|this|that|them) out|between us|for internal use|internal only|for your information|fyi',
  es: 'no decirlo|no ponerlo|no mostrarlo|entre nosotros|de uso interno|se queda fuera|queda fuera|fuera de pantalla',
  fr: 'a ne pas \\p{L}+|reste entre nous|a usage interne|hors (?:ecran|champ)|ne rien dire d\\p{L}*|a taire|passe[rz]? sous silence',
  de: 'verschweig\\p{L}*|bleibt unter uns|nur intern|nur zur info|nicht ins bild|behalten wir fur uns',
  it: 'non (?:serve|va|dite|dire|occorre) ?\\p{L}*lo|restano? fuori|resta tra noi|ad uso interno|non scrive\\p{L}*|non dit\\p{L}*|neanche quell\\p{L}*',
  pt: 'fica(?:m)? de fora|fica entre nos|uso interno|nao e para (?:citar|dizer|mostrar)|mas nao (?:digam|citem|mostrem)',
};
