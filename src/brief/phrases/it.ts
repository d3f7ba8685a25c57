import type { Phrases } from '#brief/phrases/phrases.ts';

export const IT: Phrases = {
  greeting:
    'ciao|buongiorno|buonasera|salve|gentile|gentili|cara|caro|cari|egregi[oa]|hey|ehi|spett\\S*',
  signOff:
    '(?:cordiali|distinti|cari|tanti) saluti|saluti|cordialmente|(?:grazie|mille grazie)(?: mille| a tutti| in anticipo| ancora)?(?:,? a presto)?!?|a presto|un abbraccio|un saluto|buona (?:giornata|serata)|baci|resto in attesa.*',
  deadline:
    'versione (?:finale|definitiva)|al piu tardi|entro e non oltre|scadenza|consegna\\p{L}*|bozza|prima versione|primo montaggio|entro|ci serv\\p{L}* (?:una|un|la|il|entro)|lo vuole|lo vogliamo|mi serve entro|urgente|capo|approv\\p{L}*|revision\\p{L}*|invi\\p{L}* (?:mi|ci|la|il|una)|inviami|mandami|mandateci|riunione|messa in onda|fammi sapere|fatemi sapere|l.anno scorso|ieri|ufficio legale|inoltr\\p{L}*|allegat\\p{L}*|come d.accordo|ecco (?:i|il|le)|prima possibile|quanto prima',
  request:
    'mi serve|ci serve|serve|vorr\\p{L}*|bisogno|per favore|x favore|perfavore|puoi|potete|riusciamo|riesci|fai|fare|video|clip|reel|spot|filmato|film|per (?:la|il|lo|i|gli|le|l.|nostr\\p{L}*)|x',
  direction:
    'camera|primi? pian[oi]|campo lungo|carrellat\\p{L}*|zoom|rallenty|ralenti|slow ?motion|drone|musica|colonna sonora|voce fuori campo|voce narrante|logo|font|colori|luce|luci|illuminazione|atmosfera|sfondo|non (?:mostrare|usare|inquadrare)|niente (?:musica|volti|bambini|primi|voce)|senza (?:musica|volti|voce)|tante|tanti|stile|animazion\\p{L}*|animat\\p{L}*|fuochi|coriandoli|lampadari|transizion\\p{L}*',
  legal:
    '(?:maggiori|minori) di (?:18|21|anni).*|vietat\\p{L}*|minori|(?:18|21)\\s?\\+|\\+\\s?(?:18|21)|dipendenza|ludopatia|gioca(?:re)? (?:responsabil\\p{L}*|con).*|il gioco (?:e|puo).*|numero verde.*|800[ -]?\\d{3}.*|telefono verde|gioco (?:responsabile|legale)|maggiorenn\\p{L}*|documento|causare|senza esagerare|patologic\\p{L}*|adm|aams',
  terms:
    'termini e condizioni|t&c|regolamento|condizioni|si riserva|un solo (?:utente|premio|bonus)|un[oa]? per (?:persona|utente|cliente|giocatore)|per un solo|requisit[oi] di puntata|non (?:e |sono |puo\\p{L}* essere )?(?:cumulabil\\p{L}*|convertibil\\p{L}*|rimborsabil\\p{L}*|cedibil\\p{L}*|trasferibil\\p{L}*|valid\\p{L}*)|fino a esaurimento|salvo|soggett[oa] a|valid[oa] (?:solo|per|fino|una|dal)|dipendenti|vincitor[ei] (?:deve|devono|sara|saranno)|senza preavviso|scade|vincita massima|una sola (?:volta|partecipazione)|limitat[oa] a|da sbloccare|da giocare',
  tagging:
    'tagg\\p{L}*|menziona\\p{L}*|condividi\\p{L}*|con chi|commenta\\p{L}*|seguici|porta con te chi',
  talk: 'siamo|abbiamo|vogliamo|noi|io|sono|sara|saranno|sarebbe|dovrebbe|mi|ci|serve|puoi|riusciamo|riesci|vorrei|vorremmo|stiamo|c.e|ci sono|ti aspettiamo|hanno',
  call: 'prenot\\p{L}*|iscri\\p{L}*|registra\\p{L}*|chiama\\p{L}*|visita\\p{L}*|acquista\\p{L}*|scansiona|inquadra il|scarica|vieni\\p{L}*|unisciti|partecipa|scopri\\p{L}*|gioca (?:ora|subito)|richiedi|ritira|assicurati|biglietti (?:su|in)|info (?:su|e)|maggiori informazioni|per info|ti aspettiamo|vi aspettiamo|non (?:mancare|perdere)|riserva|conferma|chiedi|link in bio|contatta\\p{L}*|attiva|passa|clicca|vivi',
  contact: 'prenotazion[ei]|iscrizion[ei]|info(?:rmazioni)?|biglietti|contatti|tel\\.?|per info',
  day: '(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|sabati|domenica|domeniche)',
  shortDay: 'lun|mar|mer|gio|ven|sab|dom',
  month:
    'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|gen|feb|mar|apr|mag|giu|lug|ago|sett?|ott|nov|dic',
  dayPart: 'sera|notte|pomeriggio|mattina|prossim[oa]',
  moment:
    'stasera|questa sera|stanotte|domani sera|(?:ogni|questo|nel|tutti i) (?:weekend|fine settimana)|capodanno|natale|san silvestro|san valentino|ferragosto|carnevale|pasqua|halloween|epifania|ogni (?:sera|giorno|ora)|tutte le (?:sere|notti)|tutti i giorni|tutta la (?:notte|sera|settimana)|tutto il (?:mese|giorno)|tutta l.estate|mezzanotte|mezzogiorno',
  dateLead:
    "ogni|tutti i|tutte le|questo|questa|prossim[oa]|prim[oa]|ultim[oa]|dal|dall'|da|fino al|entro il|tra|a partire dal?|nei",
  dateJoin:
    "alle|dalle|all'|dall'|ore|dalle ore|alle ore|di|del|dal|al|e|il|a|a partire|fino|prossim[oa]|in|h|da|con inizio",
  hour: '(?:dalle ore|alle ore|dalle|alle|ore|fino alle|h) \\d{1,2}(?:[:.]\\d{2})?(?: (?:alle|fino alle|-) \\d{1,2}(?:[:.]\\d{2})?)?',
  range: 'al|e|ed|a|o|fino al|alle|all.',
  dateTail:
    "(?:fino (?:a|alle?|all'))? ?(?:alba|tarda notte|notte fonda|chiusura|mezzanotte)|in poi|di sera|prossim[oa]",
  until: 'fino|entro|prima|tra',
  sumLead: 'fino a|oltre|piu di|da|a partire da|solo|almeno',
  sumJoin: "in|di|d'|per|da|su",
  prize:
    'premi|premio|montepremi|jackpot|garantit[oi]|bonus|giri|ingresso|iscriz+ion[ei]|buy[- ]?in|rebuy|sconto|cashback|menu|cena|buffet|calice|cocktails?|drink|birra|prosecco|bollicine|fiches|gettoni|buon[oi]|punti|a persona|notte|camera|pacchetto|in palio|contanti|puntata|tavoli|aperitivo|brunch|deposito|estrazione|gratis|biglietti|spa|consumazione|torneo|stack|freeroll|vincite|credito',
  counted: 'giri|free spin|punti|biglietti|premi|vincitori|fiches|gettoni|buoni',
  giftBefore: 'doppi[oa]?|tripl[oi]|2x1 su|2x1|omaggio',
  giftAfter:
    'gratis|gratuit[oaie]|in omaggio|omaggio|offert[oaie](?: (?:dalla casa|da noi))?|inclus[oaie]|compres[oaie]|2x1|a meta prezzo|di benvenuto|doppi|in regalo|in palio',
  gift: '(?:2|due) \\p{L}+ al prezzo di un[oa]?|ingresso (?:libero|gratuito|gratis)|open bar|2x1(?: su \\p{L}+)?|(?:vinci|in palio) un[oa]? (?:[\\p{L}\\p{N}-]+ ?){1,3}|happy hour|punti (?:doppi|x\\d)',
  condition:
    'per (?:tutti|tutte|chi|ogni|i|gli|le|nuovi|soci)|con (?:un|una|la|il|tessera|\\d|ogni|almeno|ingresso)|ai|agli|alle prime|a persona|a coppia|su(?:l|lla)? prim[oa]|se|fino (?:a|alle|ad)|entro le|prima delle|minimo|solo (?:per|con)|al momento|presentando|ogni',
  placeLead: "al|alla|allo|all'|nel|nella|nello|nell'|presso il|presso la|presso|da|sul|sulla",
  gain: 'ricevi|ricevete|vinci|vincete|ottieni|riceve|ricevono|vince|vincono|regaliamo|offriamo|estraiamo|mettiamo|danno|da|ottiene|ottengono|avranno|avra',
  recipient:
    '(?:i )?primi \\d+ (?:clienti|ospiti|giocatori|iscritti)|ogni (?:giocatore|cliente|nuovo socio)|i nuovi soci',
  placeHead:
    'casino|casinò|hotel|resort|club|sala|salone|bar|terrazza|lounge|teatro|palazzo|ristorante|reception|rooftop|villa|torre|giardino|circolo|piano|bistrot|padiglione|lido',
  event:
    'notte|notti|serata|serate|torneo|campionato|festa|gala|festival|inaugurazione|apertura|anniversario|brunch|lega|coppa|lotteria|estrazione|ballo|carnevale|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|jackpot|sfida|settimana|finale|cenone|tombola|veglione',
  wordless:
    'senza (?:alcun )?(?:test[oi]|parole|scritte|titoli)(?: a schermo)?|solo immagini|nessun(?:a)? (?:testo|scritta)|niente (?:testo|scritte)',
};
