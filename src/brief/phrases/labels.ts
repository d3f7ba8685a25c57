import type { Language } from '#text/language.ts';

/** What a label says of the words behind it. */
export type LabelField =
  | 'headline'
  /** What it is about: its name, or the offer itself. */
  | 'topic'
  | 'super'
  | 'ending'
  | 'offer'
  | 'condition'
  | 'when'
  | 'where'
  | 'callToAction'
  | 'signature'
  | 'note'
  | 'terms'
  | 'shot'
  | 'control'
  | 'mail'
  | 'none';

type Labels = Partial<Record<LabelField, string>>;

/** Labels in front of a colon or a dash, over folded text. English ones count in every language. */
export const LABELS: Record<Language, Labels> = {
  en: {
    headline:
      'headline|title|heading|header|tag ?line|slogan|claim|hook|key message|main message|key line|message',
    topic:
      'event name|event|promotion name|promo name|promotion|name of (?:the )?(?:promotion|event)|campaign|what|concept name|offer name|name|occasion',
    super:
      'supers?|text|copy|on-?screen(?: text| copy)?|caption|overlay|text overlay|title card|sub-?head(?:line|ing)?|subtitle|line|body|body copy|mandator(?:y|ies)|must[- ]haves?|must include|must say|text on screen|screen|super ?\\d|vo and super',
    ending:
      'end ?card|end ?frame|end ?slate|outro|closing(?: card| frame| shot)?|close|final (?:card|frame|shot)|end|packshot|last frame|sign-?off',
    offer:
      'offer|deal|promo|prizes?|prize pool|special|reward|giveaway|bonus|support|you get|benefit|win|what you get|guests receive|details of offer',
    condition:
      'conditions?|requirements?|how|how it works|how to (?:qualify|enter|win)|qualify|eligibility|small condition|min\\.? spend',
    when: 'when|dates?|times?|dates? (?:and|&) times?|dates?/times?|day|days|hours|schedule|promotion (?:period|dates?)|promo (?:period|dates?)|offer (?:period|dates)|valid|period|event date|day/time|runs|running',
    where: 'where|venue|location|place|at|room',
    callToAction: 'cta|call[- ]to[- ]action|button|action|reserve|book|rsvp|register|button text',
    signature:
      'signature|signed|sign-?off name|signed by|logo line|brand line|brand name on screen',
    note: 'also|plus|extra|extras|entertainment|live|dress code|note on screen',
    terms:
      'terms(?: (?:and|&) conditions)?|t ?& ?c.?s?|ts ?& ?cs|small print|fine print|legal(?: copy| line| text)?|disclaimer|rules|restrictions|official rules|conditions apply|general terms',
    shot: '(?:s|shot|scene|frame|slide|sequence|seq|sc|take|visual|panel)\\s?#?\\d{1,2}[a-z]?',
    control:
      'duration|length|format|aspect(?: ratio)?|size|ratio|deliverables?|specs?|output|runtime|dimensions|placement',
    mail: 'from|to|cc|bcc|sent|subject|re|fw|fwd|date sent|attachments?|reply-to',
    none: 'client|brand|project|background|context|objective|objectives|goal|aim|target(?: audience| group)?|audience|budget|deadline|due|due date|delivery|timing|timeline|tone(?: of voice)?|mood|style|look(?: and feel)?|music|sound|audio|sfx|vo|voice-?over|visuals?|camera|lighting|colou?rs?|cast|talent|wardrobe|references?|notes?|ps|p\\.s\\.|contact|prepared by|author|version|status|approval|approver|channels?|platform|media|insight|problem|strategy|kpis?|don.?ts?|do not|avoid|no|fyi|hashtags?|setting|props?|game|language|market|tel|phone|email|mobile|important|reminder|todo|internal|responsible gaming|age|helpline|first draft|draft|air date|launch|agency|transition|vfx|action line|weather|crowd',
  },
  de: {
    headline:
      'uberschrift|titel|schlagzeile|headline|slogan|claim|botschaft|kernbotschaft|hauptbotschaft|motto|spruch',
    topic: 'aktion|name der aktion|aktionsname|veranstaltung|event|anlass|kampagne|was|name',
    super:
      'text|einblendung|bildtext|texteinblendung|super|unterzeile|subline|copy|textzeile|pflichtangaben|insert|schrift|bauchbinde|im bild|muss rein',
    ending:
      'schlussbild|endcard|abspann|abbinder|schluss|ende|endtafel|schlusstafel|endframe|letztes bild|packshot',
    offer:
      'angebot|aktionsangebot|preise?|hauptpreis|gewinn|gewinne|bonus|preispool|preisgeld|vorteil|extra|rabatt|special|leistung',
    condition: 'bedingung|voraussetzung|so geht.?s|teilnahme|mindestumsatz',
    when: 'wann|datum|termine?|zeit|uhrzeit|zeitraum|aktionszeitraum|laufzeit|tag|beginn und ende|gultig|gultigkeit',
    where: 'wo|ort|veranstaltungsort|location|treffpunkt|raum|adresse',
    callToAction:
      'button|handlungsaufforderung|aufruf|cta|call to action|reservierung|anmeldung|aufforderung',
    signature: 'absender im bild|unterschrift|signatur|marke im bild|signet',
    note: 'außerdem|dazu|zusatz|programm|live|dresscode|rahmenprogramm',
    terms:
      'teilnahmebedingungen|bedingungen|agb|kleingedrucktes|rechtliches|hinweis|rechtliche hinweise|bonusbedingungen|es gelten',
    shot: '(?:einstellung|szene|bild|shot|sequenz|take)\\s?\\d{1,2}[a-z]?',
    control: 'lange|dauer|format|umfang|spezifikation|seitenverhaltnis|ausgabe|lieferformat|große',
    mail: 'von|an|cc|betreff|gesendet|aw|wg|re|fwd|anhang',
    none: 'kunde|auftraggeber|projekt|hintergrund|ausgangslage|ziel|ziele|zielgruppe|budget|abgabe|abgabetermin|frist|deadline|lieferung|timing|tonalitat|ton|stimmung|stil|look|musik|ton|sound|sprecher|kamera|licht|farben|farbe|besetzung|referenz|referenzen|notiz|notizen|ps|kontakt|ansprechpartner|version|kanal|kanale|plattform|bitte nicht|nicht|spiel|sprache|tel|telefon|mobil|erste fassung|entwurf|intern|wichtig|freigabe|ausstrahlung|jugendschutz|spielerschutz|atmosphare|requisiten',
  },
  es: {
    headline:
      'titulo|titular|encabezado|lema|eslogan|slogan|claim|mensaje|mensaje (?:principal|clave)|gancho|frase',
    topic: 'nombre de la promocion|nombre del evento|nombre|evento|promocion|campana|que',
    super:
      'rotulo|texto|sobreimpresion|super|copy|texto en pantalla|subtitulo|en pantalla|cartela|letrero|obligatorio|debe aparecer|bajada',
    ending:
      'cierre|final|cartela final|pantalla final|plano final|end card|remate|ultima pantalla|placa final',
    offer:
      'oferta|premios?|promo|bono|regalo|ventaja|descuento|bolsa de premios|beneficio|que ganas|recompensa',
    condition: 'condicion|requisito|como|como participar|mecanica|minimo',
    when: 'cuando|fechas?|dias?|hora|horario|fecha y hora|vigencia|periodo|validez|periodo de la promocion|fechas de la promocion',
    where: 'donde|lugar|ubicacion|local|sede|sala|direccion',
    callToAction: 'llamada a la accion|llamado a la accion|cta|boton|accion|reservas',
    signature: 'firma|firmado|firma en pantalla',
    note: 'ademas|extra|tambien|actuacion|codigo de vestimenta',
    terms:
      'bases(?: legales| y condiciones)?|terminos(?: y condiciones)?|condiciones|letra pequena|legales|aviso legal|restricciones|tyc|t&c',
    shot: '(?:plano|escena|toma|shot|secuencia)\\s?\\d{1,2}[a-z]?',
    control:
      'duracion|formato|entregables?|medidas|relacion de aspecto|salida|pieza|especificaciones',
    mail: 'de|para|cc|asunto|enviado|re|rv|fwd|adjuntos?',
    none: 'cliente|marca|proyecto|contexto|antecedentes|objetivos?|publico|publico objetivo|target|presupuesto|entrega|fecha de entrega|fecha limite|plazo|tono|estilo|ambiente|musica|audio|sonido|voz|voz en off|camara|luz|iluminacion|colores|referencias?|notas?|pd|p\\.d\\.|contacto|version|canal|canales|no|evitar|juego|idioma|tel|telefono|movil|interno|importante|aprobacion|emision|primera version|borrador|juego responsable|atrezo|mood',
  },
  fr: {
    headline:
      'titre|accroche|slogan|signature de campagne|message|message (?:cle|principal)|intitule|baseline|phrase',
    topic:
      'nom de l.operation|nom de l.offre|nom de l.evenement|operation|evenement|campagne|quoi|nom|promotion',
    super:
      "texte|texte a l'ecran|super|incrustation|sous-titre|copy|a l.ecran|mentions a l.ecran|obligatoire|surimpression|sur-titre|carton",
    ending:
      'carton de fin|fin|plan final|ecran final|end card|cloture|dernier plan|ecran de fin|packshot|carton final',
    offer: 'offre|promo|prix|lots?|dotation|cadeau|avantage|bonus|recompense|remise|a gagner',
    condition: 'conditions?|condition|comment|comment participer|modalites|minimum',
    when: 'quand|dates?|jour|jours|heure|horaires?|periode|validite|date et heure|dates de l.operation|du',
    where: 'ou|lieu|adresse|salle|endroit',
    callToAction: "appel a l'action|bouton|cta|action|reservation|inscription",
    signature: 'signature|signe|signature a l.ecran',
    note: 'en plus|animation|egalement|dress code|tenue',
    terms:
      'reglement|conditions (?:generales|de l.offre|d.utilisation|de participation)|mentions(?: legales)?|cgu|petits caracteres|modalites completes|legal',
    shot: '(?:plan|scene|shot|sequence|sequ)\\s?\\d{1,2}[a-z]?',
    control: 'duree|format|livrables?|ratio|dimensions|sortie|specifications|longueur',
    mail: 'de|a|cc|objet|envoye|re|tr|fwd|pieces? jointes?',
    none: 'client|marque|projet|contexte|objectifs?|cible|budget|livraison|echeance|date limite|delai|ton|style|ambiance|musique|son|voix|voix off|camera|lumiere|eclairage|couleurs?|references?|notes?|ps|p\\.s\\.|contact|version|canal|canaux|a eviter|eviter|jeu|langue|tel|mobile|interne|important|validation|diffusion|premiere version|jeu responsable|decor|casting|brief',
  },
  it: {
    headline:
      'titolo|headline|slogan|claim|messaggio|messaggio (?:principale|chiave)|motto|frase|pay ?off',
    topic:
      'nome (?:della )?promozione|nome (?:dell.)?evento|evento|promozione|campagna|cosa|nome|iniziativa',
    super:
      'scritta|testo|super|sovrimpressione|testo a schermo|sottotitolo|copy|a schermo|didascalia|obbligatorio|in sovrimpressione|cartello',
    ending:
      'chiusura|finale|cartello finale|schermata finale|end card|inquadratura finale|ultima schermata|packshot',
    offer: 'offerta|promo|premi|premio|montepremi|bonus|vantaggio|sconto|omaggio|in palio',
    condition: 'condizione|requisito|come|come partecipare|meccanica|minimo',
    when: 'quando|data|date|giorni|giorno|ora|orario|orari|periodo|validita|data e ora|durata della promozione',
    where: 'dove|luogo|sede|location|sala|indirizzo',
    callToAction:
      "invito all'azione|cta|pulsante|bottone|azione|call to action|prenotazioni|iscrizioni",
    signature: 'firma|firmato|firma a schermo',
    note: 'inoltre|extra|intrattenimento|dress code|spettacolo',
    terms:
      'termini(?: e condizioni)?|regolamento|condizioni|note legali|clausole|t&c|informazioni legali',
    shot: '(?:scena|inquadratura|shot|piano|sequenza)\\s?\\d{1,2}[a-z]?',
    control: 'durata|formato|output|consegnabili|dimensioni|specifiche|lunghezza',
    mail: 'da|a|cc|oggetto|inviato|i|r|re|fwd|allegat[oi]',
    none: 'cliente|brand|marchio|progetto|contesto|obiettiv[oi]|target|pubblico|budget|consegna|scadenza|tono|stile|atmosfera|musica|audio|suono|voce|camera|luce|luci|colori|riferiment[oi]|note|nota|ps|p\\.s\\.|contatti|contatto|versione|canale|canali|evitare|no|gioco|lingua|tel|cell|interno|importante|approvazione|messa in onda|bozza|prima versione|gioco responsabile|scenografia|mood',
  },
  pt: {
    headline:
      'titulo|manchete|slogan|lema|mensagem|mensagem (?:principal|chave)|conceito|chamada principal|frase|mote|assinatura da campanha',
    topic: 'nome da (?:promocao|acao|campanha)|nome do evento|nome|evento|promocao|campanha|o que',
    super:
      'letreiro|texto|lettering|super|texto na tela|texto no ecra|legenda|subtitulo|copy|na tela|no ecra|obrigatorio|cartela|oraculo',
    ending:
      'tela final|ecra final|cartela final|fechamento|fecho|encerramento|final|end card|plano final|assinatura final|packshot',
    offer: 'oferta|promo|premios?|premiacao|bonus|brinde|vantagem|desconto|beneficio|sorteio',
    condition: 'condicao|requisito|como|como participar|mecanica|minimo',
    when: 'quando|datas?|dia|dias|hora|horario|periodo|vigencia|validade|data e hora|periodo da promocao',
    where: 'onde|local|lugar|endereco|morada|sala|localizacao',
    callToAction:
      'chamada|chamada para (?:a )?acao|cta|botao|acao|reservas|inscricoes|apelo a acao',
    signature: 'assinatura|assina|assinado por',
    note: 'alem disso|extra|atracao|atracoes|traje|tambem',
    terms:
      'termos(?: e condicoes)?|regulamento|condicoes(?: gerais)?|letras miudas|letra pequena|legais|aviso legal|t&c',
    shot: '(?:cena|plano|shot|take|sequencia)\\s?\\d{1,2}[a-z]?',
    control: 'duracao|formato|entregave(?:l|is)|tamanho|saida|especificacoes|peca|proporcao',
    mail: 'de|para|cc|assunto|enviado|re|enc|res|fwd|anexos?',
    none: 'cliente|marca|projeto|contexto|objetivos?|objectivos?|publico|publico-alvo|alvo|verba|orcamento|entrega|prazo|data de entrega|tom|estilo|clima|ambiente|musica|trilha|banda sonora|som|audio|locucao|voz|camera|luz|iluminacao|cores|referencias?|notas?|obs|ps|p\\.s\\.|contato|contacto|versao|canal|canais|evitar|nao|jogo|idioma|tel|telefone|celular|interno|importante|aprovacao|veiculacao|primeira versao|rascunho|jogo responsavel|cenario',
  },
  zh: {
    headline: '标题|主标题|大标题|口号|标语|核心信息|主信息|广告语|文案标题',
    topic: '活动名称|活动主题|主题|活动|名称|促销名称|推广名称|推广活动',
    super: '字幕|文字|画面文字|屏幕文字|叠字|字|副标题|文案|必须出现|屏显',
    ending: '片尾|结尾|尾板|落版|片尾字幕|结束画面|尾帧|定版',
    offer:
      '优惠|奖品|奖金|大奖|总奖金|福利|礼遇|奖励|优惠内容|推广内容|活动内容|优惠详情|赠品|奖项',
    condition: '条件|参与方式|参加方式|要求|如何参加|玩法',
    when: '时间|日期|活动时间|活动日期|推广日期|推广时间|推广期限|活动期间|推广期|有效期|活动期|开始时间|期间',
    where: '地点|地址|场地|活动地点|位置',
    callToAction: '行动号召|按钮|号召|cta|引导语|行动',
    signature: '落款|署名|品牌署名',
    note: '另有|附加|亮点|表演|着装',
    terms: '条款|条款及细则|细则|条款与细则|活动规则|规则|使用条款|条款细则|注意事项|小字',
    shot: '(?:镜头|画面|场景|分镜)\\s?[\\d一二三四五六七八九十]{1,2}',
    control: '时长|长度|规格|格式|尺寸|比例|画幅|交付规格',
    mail: '主题：转发|发件人|收件人|抄送|主旨|转发|回复|答复',
    none: '客户|品牌|项目|背景|目标|目的|目标人群|受众|预算|交付|交稿日期|截止|截止日期|风格|基调|音乐|配乐|声音|旁白|镜头|灯光|色调|颜色|参考|备注|注|联系人|版本|渠道|平台|避免|不要|游戏|语言|电话|手机|内部|重要|审批|初稿|播出|负责任博彩|氛围|调性',
  },
};

/** Pictographs that lead a line of a caption as a label would. */
export const PICTOGRAPH_LABELS: readonly (readonly [RegExp, LabelField])[] = [
  [/📍|📌|🗺/u, 'where'],
  [/🗓|📅|📆|⏰|🕐|🕑|🕒|🕓|🕔|🕕|🕖|🕗|🕘|🕙|🕚|🕛|⏱|⌚|🕰/u, 'when'],
];
