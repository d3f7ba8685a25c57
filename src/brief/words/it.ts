import type { LanguageWords } from '#brief/words/language-words.ts';

const DAY = '(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabat[oi]|domenic(?:a|he))';
const MONTH =
  '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)';

export const IT: LanguageWords = {
  dates: {
    atoms: [
      String.raw`(?:(?:ogni|questo|questa|tutti i|tutte le|prossimo|primo|ultimo)\s+)*${DAY}(?:\s+(?:sera|notte|pomeriggio|mattina))?(?:\s+\d{1,2}(?!\s*(?:[:.]\d|€|\d|euro|%)))?(?:\s+(?:di\s+|d')(?:${MONTH}|estate|inverno|autunno|primavera|ogni mese)|\s+del mese)?`,
      String.raw`(?:dal|da)\s+${DAY}\s+a(?:l|lla)?\s+${DAY}`,
      String.raw`(?:lun|mar|mer|gio|ven|sab|dom)\.?\s+\d{1,2}(?:\s+${MONTH}|/\d{1,2})`,
      String.raw`(?:dalle\s+)?(?:h|ore)\.?\s?\d{1,2}(?:[:.]\d{2})?(?:\s?-\s?\d{1,2}(?:[:.]\d{2})?)?`,
      String.raw`(?:dalle|dalla)\s+\d{1,2}(?:[:.]\d{2})?\s+(?:alle|all')\s*\d{1,2}(?:[:.]\d{2})?`,
      String.raw`(?:(?:dal|entro il|fino al|entro l'|dall')\s*)?\d{1,2}°?(?:\s*(?:-|e|al)\s*\d{1,2})?\s+${MONTH}(?:\s+20\d\d)?`,
      String.raw`(?:a|in|tutto)\s+${MONTH}`,
      String.raw`(?:(?:dalle|alle|ore|fino alle)\s+)+\d{1,2}(?:[:.]\d{2})?(?:\s+di sera)?`,
      String.raw`(?!9:16|16:9)\d{1,2}:\d{2}`,
      String.raw`(?:a|fino a)\s+(?:mezzanotte|mezzogiorno)|fino all'alba|fino a tardi|(?:dal|fino al) tramonto|entro le \d{1,2}(?:[:.]\d{2})?`,
      String.raw`stasera|stanotte|oggi|domani sera|(?:questo|ogni|nel|tutti i)\s+(?:weekend|week-end|fine settimana)|ogni (?:sera|notte|mese|settimana)|tutte le sere|tutto il mese|tutta (?:l'estate|la settimana)|quest'estate|quest'inverno`,
      String.raw`\d{1,2}/\d{1,2}(?:/\d{2,4})?`,
      String.raw`dalle?\s+\d{1,2}\s+alle\s+\d{1,2}(?=\s*(?:$|[.,;!?\n)]))`,
    ],
    following: [
      String.raw`(?:alle|dalle|fino alle)\s+(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici)(?:\s+e (?:mezza|mezzo))?(?:\s+di sera)?`,
      String.raw`(?:alle|dalle|fino alle|ore|h)\s+\d{1,2}(?:[:.]\d{2})?`,
      String.raw`\d{1,2}\s?-\s?\d{1,2}`,
    ],
    holidays:
      'capodanno(?: cinese| lunare)?|san silvestro|san valentino|ferragosto|natale|halloween|epifania|carnevale|vigilia di natale|fine anno|pasqua|pasquetta|(?:giovedi|martedi) grasso|immacolata|festa della repubblica',
    joiners: 'dalle|alle|ore|e|il|al|del|fino|a|dal|di|in|della|la|h',
    droppedLeads: 'il|alle|al|del|e|di|la',
  },
  offers: {
    nouns:
      'gioco|donazione|premi|premio|montepremi|garantiti|garantito|garantita|jackpot|contanti|sconto|sconti|omaggio|credito|crediti|ingresso|buy in|buy-in|cena|menu|cocktail|drink|gettoni|fiches|punti|giri|a persona|a coppia|minimo|palio|buono|buoni|iscrizione|quota|stack|bonus',
    joiners: 'in|di|per|su|a|sulle?|sui|sulla|sugli|la|le|i',
    leads:
      '(?:gran\\s+)?(?:montepremi|premi|premio|jackpot|buy[- ]?in|iscrizione|ingresso|puntata|cena|menu|palio|estrazione|bonus|buono)(?:\\s+(?:garantito|totale|minimo|minima|progressivo))?\\s*(?:di|da|a|:|del valore di)?(?:\\s*(?:oltre|fino a))?|fino a|oltre|piu di|a partire da|in palio',
    gifts:
      'punti (?:doppi|tripli)|doppi punti|due per uno|2\\s?x\\s?1|(?:ingresso|parcheggio|entrata)\\s+(?:gratuito|gratis|libero|omaggio|gratuita|libera)|(?:drink|calice|cocktail|aperitivo|flute|brindisi)\\s+(?:di benvenuto|omaggio|gratuito|offerto|incluso)|lezion[ei] gratuit[ae]|meta prezzo|(?:un )?calice di (?:bollicine|vino|prosecco|spumante|champagne)(?: omaggio| incluso| offerto)?',
  },
  calls: {
    strong:
      'entrate a|venite a|salite a|passate a|correte a|\\p{L}{3,}tevi|prenota(?:te)?|prenoti|iscriviti|iscrivetevi|registrati|chiama(?:ci)?|telefona|visita(?:ci)?|vieni|venite|unisciti|unitevi|acquista|compra|non perdere|non perdete|non mancare|ti aspettiamo|vi aspettiamo|scopri di piu|seguici|assicurati|info(?: e prenotazioni)?(?= (?:su|al|:|e))|informazioni su|biglietti su|scarica|scansiona|richiedi|conferma|riserva|siediti|accomodati|partecipa|raggiungici|salva la data',
    weak: 'scopri|vivi|festeggia|gioca|goditi|brinda|lasciati|entra|assapora|prova',
  },
  labels: {
    title:
      "(?:cosa|titolo|headline|messaggio(?: chiave)?|slogan|nome(?: dell'evento)?|evento|intestazione)",
    offer: '(?:offerta|promo(?:zione)?|premi|montepremi)',
    when: '(?:quando|date?|orari?o?|ora|data e ora)',
    venue: '(?:luogo|dove|sede|location|locale|cliente|casino)',
    callToAction:
      "(?:alla fine|ultima frase|frase finale|chiudere con|cta|call to action|invito(?: all'azione)?|chiusura|finale|pulsante)",
  },
  naming:
    '(?:si chiama|titolo(?: deve essere| e| sara)|chiamat[oa]|intitolat[oa]|denominat[oa]|dal titolo|dal nome|che si chiama)',
  film: 'campagna|storia|sequenza|angolo|qualita|versione|immagin[ei]|foto|annuncio|telecamera|camera|macchina da presa|video|clip|film|filmato|inquadratur[ae]|ripres[ae]|carrellata|zoom|panoramica|drone|rallentatore|slow motion|ralenti|tagli|montaggio|stacchi|transizion[ei]|dissolvenza|primo piano|primissimo piano|fps|4k|verticale|formato|16:9|9:16|1:1|instagram|tiktok|cinematografic[oaie]\\p{L}*|cinematic|profondita di campo|bokeh|sfocat[oaie]|sfocatura|illuminazione|colonna sonora|musica di sottofondo|sottofondo|voce fuori campo|voce narrante|secondi|stile|estetica|testo|scritta|logo|scena|sfondo|spot|pubblicita|promo|reel|trailer|teaser|animazione|sottotitoli|schermata finale',
  topics:
    'promuov(?:ere|iamo)|annunci(?:are|amo)|celebr(?:are|iamo)|present(?:are|iamo|a)|per (?:il|la|i|le|lo)(?: nostr[oaie])?|nostr[oaie]|benvenuti a(?:l|lla)?|arriva',
  venues: {
    heads:
      'casino|hotel|resort|club|palazzo|sala|salone|teatro|terrazza|bar|lounge|villa|kursaal|palace|circolo|spa|grand hotel|lido|osteria|trattoria|pub|taverna|enoteca|masseria|castello|tenuta|rocca|caffe|discoteca|locanda|salotto|rifugio|baita|cantina|ristorante|birreria|bagno|podere|borgo|dimora|chalet|torre|mulino|giardino|giardini|ippodromo|darsena|marina|yacht|rooftop|bistrot',
    leads:
      "al|allo|alla|all'|nel|nello|nella|nell'|del|dello|della|dal|presso|presso il|presso la|presso lo|presso l'|a bordo del|@|da|visita il|per il",
    generic:
      'di lusso|lussuos[oa]|elegante|privat[oa]|modern[oa]|esclusiv[oa]|vip|nostro|grande|da gioco|affollat[oa]|classic[oa]|luminos[oa]|di poker|raffinat[oa]|accogliente|illuminat[oa]',
  },
  events: {
    strong:
      'compiamo \\d+(?: anni)?|i nostri \\d+ anni|deep[ -]?stack|cash games?|main events?|heads-up|festa (?:della mamma|del papa|della donna)|torne[oi]|derby|partita|vendemmia|sagra|campionat[oi]|feste?|gala|festival|inaugurazione|riapertura|apertura|anniversario|brunch|coppa|estrazione|lega|maratona|sfida|carnevale|celebrazione|ballo|veglione|cenone|concorso|aperitivo|happy hour|ladies night|compleanno|degustazione|freeroll|finale|masters|serata (?:donne|al femminile|di gala|jazz|poker|latina|vip|casino|disco|anni \\S+|per sole donne|in rosa|roulette)|notte (?:bianca|di gala|rosa|delle stelle|di capodanno)|concerto|capodanno|giovedi|martedi|satellite|tombolata',
    weak: 'serata|serate|notte|notti|evento|cena|settimana|spettacolo|show|sessione|esperienza|pomeriggio|appuntamento|sera',
    headFirst: true,
  },
  verbs:
    "e'|sono|gira|girano|che|cade|cadono|rotola|rotolano|brilla|brillano|scintilla|scintillano|scintillanti|mostra|mostrare|distribuisce|mescola|ride|ridono|ridendo|sorride|sorridono|sorridenti|festeggia|festeggiano|festeggiare|brinda|brindano|balla|ballano|gioca|giocano|guarda|guardano|vivi|vieni|goditi|scopri|prenota|arriva|arrivano|inizia|comincia|finisce|finire|termina|impila|impilate|scivola|scivolano|rivela|avanza|segue|passa|fluttua|fluttuano|promuovere|annunciare|presentare|presentiamo|creare|crea|voglio|vorrei|vorremmo|aspetta|aspettano|aspettiamo|illumina|illuminano|illuminato|illuminata|illuminati|illuminate|include|usa|usare|metti|indossano|vestiti|riflettono|riflette|si|c'e|ci|sono|tintinnano|risplende|risplendono|partecipa|vinci|celebrare|celebriamo|invitare|circondato|circondata|suona|suonano|unisciti|ferma|posa",
  inner: "di|del|dello|della|dei|degli|delle|d'|dal|la|l'|le|e|&|in|al",
  weakOpeners:
    "solo|sola|il|lo|la|i|gli|le|l'|un|uno|una|un'|nostro|nostra|nostri|nostre|vostro|nuovo|nuova|gran|grande|bella|bel|bellissimo|questo|questa|e|con|di|del|della|ogni|prossimo|prossima|molti|alcuni|due|tre|tutto|tutta|primo|prima|piu|fantastico|spettacolare|splendida",
  sceneTitles: [
    ["ora (?:d'oro|dorata)|golden hour", "all'ora d'oro"],
    ['mezzanotte', 'a mezzanotte'],
    ['chiaro di luna|luna piena|sotto la luna', 'al chiaro di luna'],
    ['sotto le stelle|stellat[oa]', 'sotto le stelle'],
    ['tramonto', 'al tramonto'],
    ['crepuscolo', 'al crepuscolo'],
    ['terrazza', 'in terrazza'],
    ['rooftop', 'sul rooftop'],
    ['sul tetto', 'sul tetto'],
    ['lungomare', 'sul lungomare'],
    ['vista mare', 'vista mare'],
    ['in riva al mare', 'in riva al mare'],
    ['fronte mare|sul mare', 'sul mare'],
    ['spiaggia', 'in spiaggia'],
    ['battello(?: a pale)?', 'sul fiume'],
    ['sala privata|salotto privato|salone privato', 'nella sala privata'],
    ['sala vip', 'nella sala VIP'],
    ['prive', 'nel privé'],
    ['lume di candela|candele', 'a lume di candela'],
    ['camino|caminetto', 'accanto al camino'],
    ['art deco', 'art déco'],
    ['anni (?:20|venti)', 'anni Venti'],
    ['retro', 'rétro'],
    ['vintage', 'vintage'],
    ['velluto', 'di velluto'],
    ['neon', 'al neon'],
    ['tropicale|palme', 'sotto le palme'],
    ['jazz', 'e jazz'],
    ['oro e nero|nero e oro', 'in oro e nero'],
    ['diamant[ei]', 'di diamanti'],
    ['smeraldo', 'smeraldo'],
    ['rubino', 'rubino'],
    ['champagne', 'e champagne'],
    ['prosecco', 'e prosecco'],
    ['bollicine|spumante', 'e bollicine'],
    ['inverno|invernale|neve|innevat[oa]', "d'inverno"],
    ['estate|estiv[oa]', "d'estate"],
    ['masch(?:era|ere)', 'in maschera'],
    ['lampadar[io]|lampadari', 'sotto i lampadari'],
    ["d'oro|dorat[oaie]|oro", "d'oro"],
    ['lusso|lussuos[oa]', 'di lusso'],
    ['elegant[ei]|eleganza', 'in eleganza'],
  ],
  quietTitles: [
    ['amici', 'tra amici'],
    ['amiche', 'tra amiche'],
    ['coppia|in due|per due', 'in due'],
    ['pioggia|ombrell[oi]', 'sotto la pioggia'],
    ['nebbia', 'nella nebbia'],
    ['fumo', 'nel fumo'],
    ['alba', "all'alba"],
    ['giardin[oi]', 'in giardino'],
    ['montagna|baita', 'in montagna'],
  ],
  scenePosition: 'after',
};
