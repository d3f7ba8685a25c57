import type { Phrases } from '#brief/phrases/phrases.ts';

export const DE: Phrases = {
  greeting:
    'hallo|hi|hey|moin|servus|gruß gott|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|na|huhu|tach',
  signOff:
    '(?:mit )?(?:freundlichen|besten|lieben|herzlichen|vielen|sonnigen|schonen)?\\s?(?:gr[uü][sß]+en?|gruß|gruße)(?: aus \\p{L}+)?|(?:beste|liebe|viele|herzliche|freundliche) gruße|lg|vg|mfg|bg|danke(?: dir| euch| schon| im voraus| vorab)?|vielen dank(?: im voraus| vorab)?|herzlichen dank|bis (?:dann|bald)|ciao|tschuss|viele gruße',
  deadline:
    'endfassung|finale (?:version|fassung)|den schnitt|allerspatestens|brauch\\p{L}* (?:ich|wir|es|das)|heute noch|noch heute|abgabe\\p{L}*|deadline|entwurf\\p{L}*|rohschnitt|erste (?:fassung|version)|erster schnitt|freigabe\\p{L}*|brauch(?:e|en|t|ten|te)? (?:wir|ich|das|es|den|bis)?.*bis|brauchten wir|benotigen wir|bis spatestens|spatestens|chef\\p{L}*|asap|dringend|eilt|schick\\p{L}*|send\\p{L}* (?:mir|uns)|zusend\\p{L}*|lieferung|liefertermin|sendestart|ausstrahlung|meeting|besprechung|ruckmeldung|melde? dich|ruf mich|korrektur\\p{L}*|letztes? (?:jahr|mal|woche)|gestern|rechtsabteilung|weiterleitung|anbei|wie besprochen|bitte bis|morgen sehn?|morgen fruh|bis morgen|bis (?:mittwoch|montag|dienstag|donnerstag|freitag) (?:bitte|brauch)',
  request:
    'brauch\\p{L}*|bitte|kannst du|konnt ihr|konnten sie|mach\\p{L}* (?:mal|uns|mir)|bastel\\p{L}*|video|clip|spot|film|reel|teaser|was fur|schnell|fur den|fur die|fur unser\\p{L}*',
  direction:
    'kamera\\p{L}*|nahaufnahme|großaufnahme|totale|schwenk\\p{L}*|zoom\\p{L}*|zeitlupe|drohne\\p{L}*|zeitraffer|schnitt\\p{L}*|uberblend\\p{L}*|musik|soundtrack|sprecher\\p{L}*|off-?stimme|gesang|logo|schriftart|farbwelt|licht\\p{L}*|beleuchtung|stimmung|cinematisch|hintergrund|vordergrund|im bild|nicht zeigen|keine (?:kinder|gesichter|personen|musik)|bitte kein\\p{L}*|viel (?:gold|neon|glitzer)|glitzer|optik|look|atmosphare|animier\\p{L}*|feuerwerk|konfetti|kerzenlicht',
  legal:
    '(?:ab|unter|uber|mindestens) (?:18|21)(?!\\d| ?uhr| ?h|[:.]\\d| ?€)(?: jahren?)?|(?:18|21)\\s?\\+|gl[uü]cksspiel (?:kann|macht).*|gluckspiel.*|sucht\\p{L}*|suchtig|spielsucht|hilfe unter.*|0800[ -]?\\d.*|beratung unter.*|verantwortung\\p{L}*|ausweis\\p{L}*|personalausweis|minderjahrig\\p{L}*|volljahrig\\p{L}*|jugendliche\\p{L}*|gesperrte\\p{L}*|bzga|check-dein-spiel\\S*|spielen sie mit|whitelist|erlaubt\\.',
  terms:
    'teilnahmebedingung\\p{L}*|agb|rechtsweg|pro person (?:nur|ist|und|einmal)|nur eine teilnahme|umgesetzt|umsatz\\p{L}*|behalt sich|vorbehalt\\p{L}*|anderungen|nicht (?:kombinierbar|ubertragbar|auszahlbar|einlosbar|mit anderen)|barauszahlung|keine barauszahlung|ausgeschlossen|einlosbar|gultig (?:nur|bis|fur)|solange (?:der )?vorrat|nur solange|mitarbeiter\\p{L}*|teilnahmeberechtigt|gewinner (?:wird|werden|muss\\p{L}*)|nur einmal|einmalig|bedingungen|max\\.|maximal(?:er|e)? (?:gewinn|bonus)|es gelten|verfall\\p{L}*',
  tagging:
    'markier\\p{L}*|tagg\\p{L}*|verlink\\p{L}*|wen (?:bringst|nimmst)|folg\\p{L}* uns|teil\\p{L}* (?:das|den)|kommentier\\p{L}*',
  talk: 'bekommt|bekommen|erhalt|erhalten|verlosen|wir|ich|ihr|ist|sind|wird|werden|soll|sollen|sollte|kann|konnen|kannst|haben|hat|gibt|es|das|man|mochten|uns|euch|findet',
  call: 'jetzt|anmeld\\p{L}*|melden sie|meldet|reserv\\p{L}*|tisch\\p{L}*|buch\\p{L}*|sicher\\p{L}*|platz\\p{L}* (?:sichern|reservieren)|besuch\\p{L}*|komm\\p{L}*|jetzt \\p{L}+|hol\\p{L}*|ruf\\p{L}* (?:uns|an)|mehr (?:infos?|unter|auf)|infos? (?:unter|auf|und)|tickets? (?:unter|auf|gibt)|karten (?:unter|an|gibt)|erleben sie|seid dabei|sei dabei|mach mit|mitmachen|gleich|einfach|scann\\p{L}*|klick\\p{L}*|registrier\\p{L}*|fragen sie|spiel(?:en)? (?:sie )?mit|entdeck\\p{L}*|link in bio|vorverkauf|voranmeldung|um anmeldung|tritt|trag\\p{L}* (?:dich|euch)',
  contact:
    'reservierung\\p{L}*|tischreservierung|anmeldung|infos?|tickets?|buchung\\p{L}*|karten|kontakt|informationen|vorverkauf|telefon',
  day: '(?:mon|diens|donners|frei|sams|sonn)tag(?:s|e|en|abend|nacht|vormittag|nachmittag)?(?:abend|nacht)?|mittwoch(?:s|e|abend)?|sonnabends?',
  shortDay: 'mo|di|mi|do|fr|sa|so',
  month:
    'januar|janner|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|jan|feb|apr|jun|jul|aug|sept?|okt|nov|dez',
  dayPart: 'abends?|nachts?|nachmittags?|vormittags?|morgens?|mittags?',
  moment:
    'heute(?: abend| nacht)?|morgen abend|taglich|silvester(?:nacht)?|heiligabend|neujahr|weihnachten|ostern|pfingsten|wochenends?|(?:am|dieses|jedes|nachstes) wochenende|karneval|fasching|rosenmontag|weiberfastnacht|valentinstag|muttertag|halloween|den ganzen (?:tag|abend|monat|sommer)|wochentags|werktags|unter der woche|stundlich|den ganzen \\p{L}+',
  dateLead:
    'jeden?|jedes|diesen?|kommenden?|nachsten?|ersten|letzten|alle|ab|bis|vom|von|zwischen|immer',
  dateJoin:
    'ab|um|von|vom|bis|zum|am|im|und|den|dem|der|jeweils|gegen|kurz|immer|jeden|taglich|einlass|beginn|start',
  hour: '(?:ab|um|bis|von|gegen|kurz vor) \\d{1,2}(?:[:.]\\d{2})?(?= ?(?:$|[,.;!\\n)]|bis))',
  range: 'bis|und|oder|bis zum|zum|auf',
  dateTail:
    '(?:bis )?(?:open end|ende offen|spat|schluss|in die nacht|mitternacht)|taglich|open end',
  until: 'bis|vor|zwischen',
  sumLead: 'bis zu|uber|mehr als|ab|nur|mindestens|insgesamt|rund',
  sumJoin: 'an|in|fur|im|als|auf',
  prize:
    '\\p{L}*preis\\p{L}*|preispool|preisgel[dt]|gewinn\\p{L}*|jackpot\\p{L}*|pot|bonus\\p{L}*|startgeld|startgebuhr|buy[- ]?in|eintritt\\p{L}*|garantiert\\p{L}*|\\p{L}*gutscheine?|freispiele?|freispiel\\p{L}*|\\p{L}*jetons?|\\p{L}*guthaben|rabatt|cashback|menu|\\p{L}*menu|buffet|\\p{L}*buffet|\\p{L}*cocktails?|drinks?|getranke?|bier|sekt|prosecco|aperol|paket|zimmer|ubernachtung|pro person|p\\. ?p\\.?|rebuys?|punkte|einsatz|tickets?|lose?|verlosung|chips|bargeld|dinner|brunch|spielkapital|\\p{L}*kapital|tombola|spritz|nachlass|begrußung\\p{L}*|turnier\\p{L}*|sachpreise\\p{L}*|speisekarte|mindesteinsatz|freispiel',
  counted:
    'freispiele?|freirunden|gutscheine|\\p{L}*jetons|punkte|bonuspunkte|lose|tickets|preise|gewinner|preispool|garantiert',
  giftBefore:
    'gratis|kostenlose[rsnm]?|freie[rsnm]?|doppelte[rsn]?|dreifache[rsn]?|halbe[rsn]?|2[- ]fur[- ]1|zwei fur eins|3[- ]fur[- ]2|2x|3x',
  giftAfter:
    'umsonst|(?:geht |gehen )?(?:aufs|auf das|auf’s|auf.s) haus|gratis|kostenlos|geschenkt|inklusive|inkl\\.?|zum halben preis|frei|zum preis von einem|2[- ]fur[- ]1',
  gift: 'frei(?:getranke?|drinks?|bier|runde)|(?:\\d|zwei|drei) \\p{L}+ zum preis von (?:\\d|einem|einer|zweien)|eintritt (?:ist )?frei|freie[rn]? eintritt|(?:champagner|sekt|prosecco|cocktail)-?empfang|(?:begrußungs|willkommens)(?:drink|sekt|getrank|cocktail)|zu gewinnen|verlosung (?:eines|einer|von) (?:[\\p{L}\\p{N}-]+ ?){1,3}|happy hour',
  condition:
    'fur (?:alle|jeden|neue|die ersten|unsere|mitglieder|damen|gaste|nur)|bei|ab einer?|ab einem|mit|wenn|pro|bis|nur fur|inkl\\.?|inklusive|je|auf die erste|ab \\d|beim',
  placeLead: 'im|in der|in den|in|beim|bei|auf der|auf dem|an der|am|ins',
  gain: 'erhalt|holt|sichert|bekommt|bekommen|erhalt|erhalten|gewinnt|gewinnen|verlosen|schenken|gibt|spendieren|winken|warten|beschert|vergeben|bieten',
  recipient:
    '(?:die )?ersten \\d+ (?:gaste|besucher|spieler|teilnehmer)|jeder (?:gast|spieler|neue gast)|neue gaste|jede dame',
  placeHead:
    'casino|kasino|spielbank|hotel|resort|club|lounge|bar|saal|\\p{L}{3,}saal|salon|halle|\\p{L}{3,}bar|restaurant|terrasse|\\p{L}{3,}terrasse|foyer|theater|palais|schloss|kurhaus|hof|turm|stube|brauhaus|arena|zelt|\\p{L}{3,}zelt|rooftop|etage|rezeption',
  event:
    '\\p{L}*nacht|\\p{L}*abend|\\p{L}*turnier|\\p{L}*party|gala|\\p{L}*gala|\\p{L}*fest|\\p{L}*festival|eroffnung|\\p{L}*jubilaum|\\p{L}*brunch|\\p{L}*wochen|\\p{L}*tage|night|nights|cup|meisterschaft|verlosung|\\p{L}*woche|ball|maskenball|tombola|\\p{L}*jackpot|\\p{L}*sommer|\\p{L}*sonntag|\\p{L}*freitag|\\p{L}*mittwoch|\\p{L}*donnerstag|\\p{L}*samstag|finale|open',
  wordless:
    '(?:ohne|keine?n?) (?:text\\p{L}*|worte|schrift|titel|einblendung\\p{L}*)(?: im bild)?|textfrei|nur bilder|wortlos',
};
