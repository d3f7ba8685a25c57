import type { LanguageWords } from '#brief/words/language-words.ts';

const DAY = '(?<!\\p{L}-)(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)';
const MONTH =
  '(?:januar|janner|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|(?:jan|feb|mar|apr|jun|jul|aug|sept?|okt|nov|dez)\\.?)';
const SHORT_DAY = String.raw`(?:mo|di|mi|do|fr|sa|so)\.?`;
const DOORS =
  "(?:einlass|beginn|start|anpfiff|los geht(?:'?s| es)|anstoß|abfahrt|ablegen|anlegen|dinner|einlaß)";

export const DE: LanguageWords = {
  dates: {
    atoms: [
      String.raw`(?:(?:jeden|jeder|diesen|nachsten|kommenden|ersten|letzten|immer)\s+)*${DAY}(?:s|e|abends?|nacht|nachmittag|en)?(?:\s*(?:abend|nacht|nachmittag|abends))?`,
      String.raw`(?:ab\s+|bis\s+)?\d{1,2}\.\s*(?:(?:bis|-|und|/)\s*\d{1,2}\.\s*)?(?:${MONTH}(?:\s+20\d\d)?|\d{1,2}\.(?:\s*20\d\d)?)`,
      String.raw`(?:im|ganzen|den ganzen)\s+${MONTH}(?:\s+und\s+${MONTH})?`,
      String.raw`(?<!(?:fur|for|zu)\s)(?:von\s+|ab\s+|bis\s+)?\d{1,2}(?:[:.]\d{2})?(?:\s*uhr)?\s*(?:bis|-)\s*\d{1,2}(?:[:.]\d{2})?\s*uhr`,
      String.raw`(?:ab\s+|bis\s+)?\d{1,2}(?:[:.]\d{2})?\s*uhr`,
      String.raw`(?!9:16|16:9)\d{1,2}:\d{2}(?:\s*h)?`,
      String.raw`${DOORS}:?\s+(?:ab\s+|um\s+)?\d{1,2}[:.]\d{2}`,
      String.raw`${DOORS}:?\s+(?:ab\s+|um\s+)?\d{1,2}(?:[:.]\d{2})?\s*(?:uhr|h)`,
      String.raw`(?:(?:von|ab|bis|um)\s+)?\d{1,2}(?:[:.]\d{2})?\s?h(?:\s?-\s?\d{1,2}\s?h)?`,
      String.raw`\d{1,2}\s?-\s?\d{1,2}\s?h`,
      String.raw`${SHORT_DAY}\s?(?:-|bis|und|&|/)\s?${SHORT_DAY}(?=\s*(?:,|ab|von|um|\d|$))`,
      String.raw`(?:jeden|jede|immer)\s+${SHORT_DAY}(?=\s*(?:ab|um|von|,|\d))`,
      String.raw`${SHORT_DAY}(?=,?\s*\d{1,2}(?:\.\s?(?:\d|${MONTH})|[:.]\d\d|\s?uhr|\s?h(?!\p{L})|\s?-\s?\d))`,
      String.raw`${DAY}s?\s+(?:bis|und|&|-)\s+${DAY}s?`,
      String.raw`(?:wochentags|werktags|feiertags|an feiertagen|am wochenende|unter der woche)`,
      String.raw`(?:bis|um|ab)\s+mitternacht`,
      String.raw`(?<!ab )heute(?:\s+(?:abend|nacht))?|morgen\s+abend|(?:dieses|jedes|am|das ganze|kommendes)\s+wochenende|taglich|jeden\s+(?:abend|tag|monat)|jede\s+(?:nacht|woche)|(?:den\s+)?ganzen\s+(?:sommer|winter|monat)|diesen\s+(?:sommer|winter|herbst)|zum jahreswechsel`,
    ],
    following: [
      String.raw`(?:ab|um|bis|von)\s+\d{1,2}(?:[:.]\d{2})?(?:\s?(?:-|bis)\s?\d{1,2}(?:[:.]\d{2})?)?`,
      String.raw`\d{1,2}\s?-\s?\d{1,2}`,
      String.raw`(?:ab|um|gegen|bis|von)\s+(?:(?:halb|viertel (?:vor|nach|uber)|dreiviertel)\s+)?(?:eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)`,
      'im (?:sommer|winter|herbst|fruhling|advent|monat)',
    ],
    holidays:
      'silvester|neujahr|heiligabend|weihnachten|valentinstag|halloween|nikolaus|(?:chinesisches|lunares) neujahr|fasching|karneval|ostern|oktoberfest|faschingsdienstag|rosenmontag|aschermittwoch|karfreitag|oster(?:sonntag|montag|samstag)|pfingst(?:sonntag|montag|en)|altweiber(?:fastnacht)?|weiberfastnacht|himmelfahrt|tag der deutschen einheit',
    joiners: 'um|ab|von|bis|am|den|der|und|jeweils|dem|zum|im|uhr',
    droppedLeads: 'am|um|den|der|dem|und|jeweils|zum',
  },
  offers: {
    nouns:
      'spielguthaben|\\p{L}+(?:guthaben|gutscheine?|preisgeld|preise?|bonus|punkte|gewinne?)|preisgeld|preisgelder|preispool|prizepool|garantiert|garantiertem|jackpot|gewinne|preise|startgeld|buy in|buy-in|rabatt|nachlass|guthaben|gutschein|gutscheine|eintritt|menu|dinner|cocktails?|getranke|jetons|punkte|freispiele|pro person|pro paar|minimum|bargeld|einsatz|verlosung|stack|ermaßigung',
    joiners: 'auf|fur|in|an|im|als|alle|den|die|das|wert|von',
    leads:
      '(?:garantiertes?\\s+)?(?:hauptpreis|hauptgewinn|siegpramie|gesamtpreisgeld|preisgeld(?:er)?|preispool|prizepool|jackpot|startgeld|buy[- ]?in|eintritt|gewinne|preise|verlosung(?:en)?|teilnahme(?:gebuhr)?|mindesteinsatz|einsatze?|guthaben|menu|dinner|gutschein)\\s*(?:von|:|ab|im wert von|in hohe von|uber)?(?:\\s*(?:bis zu|bis|uber|mehr als))?|bis zu|uber|mehr als|ab|insgesamt',
    gifts:
      'freibier|freigetranke?|(?:doppelte|dreifache)\\s+punkte|zwei (?:fur|zum preis von) ein(?:e[mns]?|s)|[\\p{L}-]+ (?:gratis|inklusive|inbegriffen)|2 (?:fur|zum preis von) 1(?:\\s+(?!mit|am|im|und|auf|fur|jeden|bis)\\p{L}+)?|(?:freier|kostenloser|gratis)\\s*(?:eintritt|parkplatz|parken)|eintritt frei|(?:kostenlose[rs]?|gratis)[- ]?(?:kurs|schnupperkurs|workshop|probespiel)|(?:gratis|kostenlose[rsn]?)\\s+(?:sekt|cocktail|cocktails|getrank|drink|drinks|prosecco|champagner|welcome drink)|(?:begrußungs|willkommens)(?:sekt|getrank|cocktail|drink|prosecco|champagner)|ein glas (?:sekt|prosecco|champagner)(?: gratis| inklusive)?|(?:zum )?halben preis|happy hour auf [a-z]+',
  },
  calls: {
    strong:
      'jetzt (?:reservieren|buchen|anmelden|tickets?|platz|tisch|informieren|mitspielen|vorbeikommen|plätze|platze|karten|dabei)|reserviere(?:n sie)?|buchen? sie|buche|melden sie sich|melde dich|anmeld(?:en|ung)|rufen sie|besuche(?:n sie)?|kommen? sie|komm(?:t)? (?:vorbei|in|ins|zu|am|mit)|seien sie dabei|sei dabei|sichern sie sich|sichere dir|wir freuen uns auf|tickets? (?:unter|auf|an|ab|hier)|karten (?:unter|an)|infos? (?:unter|und|auf)|mehr (?:infos?|unter)|reservierung(?:en)? unter|verpassen sie nicht|nicht verpassen|leinen los|nichts wie (?:hin|los|rein)|hereinspaziert|fragen sie (?:ihren|uns|an)|kommen sie|kommt|folgen sie uns|holen sie sich|hol dir|nehmen sie platz|gleich reservieren|tisch reservieren|platz sichern|platze sichern|tickets sichern|bis bald|wir sehen uns|scannen',
    weak: 'erleben sie|erlebe|entdecken sie|entdecke|feiern sie|feier(?:t)? mit|genießen sie|spielen sie|tauchen sie|lassen sie sich|stoßen sie',
  },
  labels: {
    title:
      '(?:was|titel|uberschrift|(?:kern)?botschaft|schlagzeile|slogan|headline|motto|name|veranstaltung|event)',
    offer: '(?:angebot|aktion|preisgeld|preise|gewinne)',
    when: '(?:wann|datum|termin|uhrzeit|zeit|beginn)',
    venue: '(?:wo|ort|veranstaltungsort|location|haus|kunde|casino)',
    callToAction:
      '(?:schlusswort|schlusssatz|am ende|zum schluss|ende|letzter satz|cta|call[- ]to[- ]action|(?:handlungs)?aufruf|handlungsaufforderung|abspann|schluss|endcard|button)',
  },
  naming:
    '(?:heißt|heißen|titel(?: soll(?:te)?(?: sein)?| ist| lautet| heißt)|heißt|namens|genannt|mit dem (?:titel|namen|motto)|unter dem motto|mit dem slogan)',
  film: 'kampagne|einladungsvideo|sequenz|winkel|qualitat|format|version|foto|reel|story|anzeige|sek|kamera\\p{L}*|video\\p{L}*|clip|film|filmen|aufnahme|aufnahmen|einstellung|einstellungen|nahaufnahmen?|großaufnahmen?|totale|schwenk|schwenkt|zoom|kamerafahrt|drohne|zeitlupe|zeitraffer|schnitte?|schnell geschnitten|geschnitten|montage|uberblendung|bildausschnitt|fps|4k|hochformat|querformat|16:9|9:16|1:1|instagram|tiktok|filmisch\\p{L}*|cinematic|tiefenscharfe|bokeh|unscharfe|beleuchtung|lichtstimmung|lichtsetzung|soundtrack|hintergrundmusik|sprecher|voice-?over|sekunden?|stil|asthetik|texteinblendung|einblendung|schriftzug|text|logo|szene|hintergrund|vordergrund|werbespot|spot|werbung|werbevideo|trailer|teaser|animation|untertitel|look|schlussbild|bild',
  topics:
    'fur (?:unsere?n?|den|die|das)|unsere?r?|wir (?:feiern|prasentieren|veranstalten|laden ein zu[mr]?)|prasentiert|bewerben|ankundigen|willkommen zu[mr]?',
  venues: {
    heads:
      '\\p{L}*(?:casino|spielbank|kasino|hotel|resort|club|palais|palast|lounge|saal|theater|haus|keller|stube|schanke|schenke|garten|halle|turm|muhle|gasthof|landhof|kurhof|scheune|stadl|gasthof|wirtshaus|brauhaus|weingut|villa)|(?:sports|strand|cocktail|hotel|sky|wein|tapas|roof|dach|pool|strand)?bar|schloss|burg|salon|terrasse|dachterrasse|grand casino|spielothek|arena|cafe|restaurant|bistro|brasserie|kneipe|pub|alm|hutte|orangerie|wintergarten|residenz|remise|loft|yacht|ms|mirage|spielcasino|therme|taverne|osteria|gut|stadthalle|festsaal|beach ?club|beachclub',
    leads:
      'im|in der|in die|ins|bei|beim|aus dem|vom|der|das|im neuen|besuchen sie das|zur|zum|auf der|auf dem|an bord der|an bord des|in den|am|@',
    generic:
      'eleganten?|luxurios\\p{L}*|prival?ten?|großen?|modernen?|edlen?|exklusiven?|unser\\p{L}*|neuen?|vollen?|klassischen?|dunklen?|hellen?|schonen?|stilvollen?|lebhaften?|gut besuchten?|belebten?|vip-?|high-limit-?',
  },
  events: {
    strong:
      'wir werden \\d+|\\d+ jahre|deep[ -]?stack|cash games?|main events?|\\p{L}*pokal|(?!mitternacht|feierabend|heiligabend|weihnacht|fastnacht)\\p{L}{4,}(?:abend|nacht|zauber|gaudi|sause|spektakel|fieber|rausch|finale|halbfinale|derby)|(?:\\p{L}+-)(?:finale|halbfinale|viertelfinale|endspiel|derby)|muttertag|vatertag|frauentag|(?:\\p{L}+-)*\\p{L}*-?(?:turnier|turniere|meisterschaft|party|partys|gala|festival|eroffnung|wiedereroffnung|jubilaum|geburtstag|brunch|cup|verlosung|liga|marathon|karneval|fasching|maskenball|ball|feier|fest|konzert|masters|finale|countdown|wochenende|challenge|tasting|verkostung|premiere)|happy hour|ladies night|damenabend|madelsabend|[\\p{L}-]+-(?:abend|nacht|night|lounge|bar|salon|club|show|serie|runde)|(?:pokerabend|pokernacht|spieleabend|casinoabend|casinonacht|jazzabend|rouletteabend|galaabend|blackjackabend|jackpotabend|sommernacht|silvesternacht|jazznacht|kasinonacht|erlebnisabend|herrenabend|weiberfastnacht|afterwork|pokerserie)',
    weak: 'abend|abende|nacht|nachte|veranstaltung|event|show|session|dinner|erlebnis|programm',
    headFirst: false,
  },
  verbs:
    'ist|sind|war|dreht|drehen|drehend|rollt|rollen|fallt|fallen|fliegt|fliegen|gleitet|gleiten|glanzt|glanzen|leuchtet|leuchten|funkelt|funkeln|zeigt|zeigen|teilt|teilen|mischt|lacht|lachen|lachelt|lacheln|jubelt|jubeln|stoßt|stoßen|tanzt|tanzen|spielt|spielen|schaut|schauen|blickt|erlebt|erleben|kommen|kommt|genießen|entdecken|reservieren|buchen|beginnt|startet|endet|enden|stapeln|stapelt|klirren|schwebt|schweben|fahrt|zoomt|erstelle|erstellen|mache|machen|mochte|mochten|brauchen|wollen|feiern|feiert|prasentieren|prasentiert|veranstalten|laden|ladt|ankundigen|bewerben|wartet|warten|sitzt|sitzen|steht|stehen|trifft|treffen|liegt|liegen|bewegt|bewegen|soll|sollen|bitte|gibt|lauft|laufen|tragt|tragen|erstrahlt|erstrahlen|taucht|tauchen|umgeben|beleuchtet|inklusive|spiegelt|spiegeln|holt|gewinnt|gewinnen|landet',
  inner: '&|der|des|und|zu',
  weakOpeners:
    'danach|anschließend|dazu|davor|der|die|das|den|dem|ein|eine|einen|einem|einer|eines|unser|unsere|unserem|unseren|unserer|ihr|ihre|euer|neue|neuer|neues|neuen|neuem|diese|dieser|dieses|schone|schoner|schonen|große[mn]|viele|einige|mehrere|zwei|drei|nachste|nachster|kommende|kommenden|mit|und|von|im|am|jede|jeder|ganz|besondere|besonderer|besonderen|tolle|tollen|traumhafte|unglaubliche|exklusiven|exklusive|regelmaßiges|monatliche',
  sceneTitles: [
    ['golden\\p{L}* stunde', 'zur goldenen Stunde'],
    ['mitternacht\\p{L}*', 'um Mitternacht'],
    ['mondlicht|mondschein|vollmond', 'im Mondlicht'],
    ['sternenhimmel|unter(?: den)? sternen', 'unter Sternen'],
    ['sonnenuntergang', 'bei Sonnenuntergang'],
    ['abenddammerung|dammerung', 'in der Dämmerung'],
    ['dachterrasse\\p{L}*', 'auf der Dachterrasse'],
    ['uber den dachern|rooftop\\p{L}*', 'über den Dächern'],
    ['strand\\p{L}*', 'am Strand'],
    ['meer\\p{L}*|kuste\\p{L}*|seeblick', 'am Meer'],
    ['raddampfer|flussschiff|dampfer', 'auf dem Fluss'],
    ['vip-?\\p{L}*|privat\\p{L}*salon|high-limit\\p{L}*', 'im Privatsalon'],
    ['kerzen\\p{L}*', 'bei Kerzenschein'],
    ['kamin\\p{L}*', 'am Kamin'],
    ['art[- ]deco', 'im Art déco'],
    ['goldene\\p{L}* zwanziger\\p{L}*|20er\\p{L}*|zwanziger\\p{L}*', 'der Goldenen Zwanziger'],
    ['retro\\p{L}*|nostalgi\\p{L}*', 'im Retro-Look'],
    ['vintage\\p{L}*', 'im Vintage-Stil'],
    ['samt\\p{L}*', 'in Samt'],
    ['neon\\p{L}*', 'im Neonlicht'],
    ['tropisch\\p{L}*|palmen', 'unter Palmen'],
    ['jazz\\p{L}*', 'und Jazz'],
    ['(?:gold und schwarz|schwarz und gold|schwarz-gold)', 'in Schwarz und Gold'],
    ['diamant\\p{L}*', 'in Diamant'],
    ['smaragd\\p{L}*', 'in Smaragd'],
    ['rubin\\p{L}*', 'in Rubinrot'],
    ['champagner\\p{L}*', 'und Champagner'],
    ['winter\\p{L}*|schnee\\p{L}*', 'im Winter'],
    ['sommer\\p{L}*', 'im Sommer'],
    ['masken\\p{L}*', 'hinter Masken'],
    ['kronleuchter\\p{L}*|luster\\p{L}*', 'unter Kronleuchtern'],
    ['gold\\p{L}*', 'in Gold'],
    ['luxus\\p{L}*|luxurios\\p{L}*', 'mit Luxus'],
    ['elegan\\p{L}*', 'mit Eleganz'],
  ],
  quietTitles: [
    ['freunde\\p{L}*|kumpels?', 'unter Freunden'],
    ['paar|paarchen|zu zweit', 'zu zweit'],
    ['regen\\p{L}*', 'im Regen'],
    ['nebel\\p{L}*', 'im Nebel'],
    ['rauch\\p{L}*', 'im Rauch'],
    ['morgengrauen|morgendammerung|sonnenaufgang', 'im Morgengrauen'],
    ['garten', 'im Garten'],
    ['berg\\p{L}*|alm', 'in den Bergen'],
  ],
  scenePosition: 'after',
};
