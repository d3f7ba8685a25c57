import type { LanguageWords } from '#brief/words/language-words.ts';

const DAY = '(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)';
const MONTH =
  '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|(?:janv|fevr|avr|juil|sept|oct|nov|dec)\\.)';

export const FR: LanguageWords = {
  dates: {
    atoms: [
      String.raw`(?:(?:des|jusqu'a|jusqu'au|a partir de|a partir du|ce|chaque|tous les|les|prochain|premier|dernier)\s+)*${DAY}(?:\s+(?:soirs?|apres-midi|matin|prochain))*(?:\s+\d{1,2}(?:er)?(?!\s*(?:h|:|€|\d|euros|%)))?(?:\s+(?:d'|de\s)(?:l')?(?:${MONTH}|ete|hiver|automne|chaque mois)|\s+du mois)?(?=[^\p{L}\d]|$)`,
      String.raw`\d{1,2}(?:er)?(?:\s*(?:au|et|-)\s*\d{1,2})?\s+${MONTH}(?:\s+20\d\d)?`,
      String.raw`(?:en|tout(?: le mois de)?|tous les jours de)\s+${MONTH}`,
      String.raw`(?:(?:des|a partir de|jusqu'a|de)\s+)?\d{1,2}\s?h(?:eures)?(?:\s?\d{2})?(?![\p{L}\d])(?:\s+du (?:soir|matin))?`,
      String.raw`(?:de\s+)?\d{1,2}\s?h(?:\d{2})?\s?(?:-|a)\s?\d{1,2}\s?h(?:\d{2})?`,
      String.raw`(?:lun|mar|mer|jeu|ven|sam|dim)\.?\s+\d{1,2}(?:er)?(?:\s+${MONTH}|/\d{1,2})`,
      String.raw`du\s+${DAY}\s+au\s+${DAY}|${DAY}\s+(?:et|ou|-)\s+${DAY}`,
      String.raw`du\s+\d{1,2}(?:er)?\s+au\s+\d{1,2}\s+${MONTH}`,
      String.raw`(?!9:16|16:9)\d{1,2}:\d{2}`,
      String.raw`(?:a|jusqu'a|des)\s+(?:minuit|midi)|jusqu'au bout de la nuit`,
      String.raw`ce soir|demain(?:\s+soir)?|(?:ce|chaque|tout le|tous les)\s+week-?ends?|tous les soirs|chaque (?:soir|nuit|semaine|mois)|tout (?:l'ete|l'hiver|le mois)|cet (?:ete|hiver|automne)|aujourd'hui`,
      String.raw`\d{1,2}/\d{1,2}(?:/\d{2,4})?`,
    ],
    following: [
      String.raw`(?:des|a partir de|jusqu'a|a)\s+(?:une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze) heures?(?:\s+et demie)?`,
      String.raw`(?:des|a partir de|jusqu'a)\s+\d{1,2}`,
      String.raw`\d{1,2}\s?-\s?\d{1,2}`,
    ],
    holidays:
      "saint-sylvestre|reveillon(?: de la saint-sylvestre| du nouvel an)?|nouvel an(?: chinois| lunaire)?|fin d'annee|saint-valentin|noel|halloween|mardi gras|14 juillet|(?:lundi de |dimanche de )?(?:paques|pentecote)|ascension|toussaint|epiphanie|chandeleur",
    joiners: "a|au|aux|de|du|des|partir|et|le|les|jusqu'a|l'|dans|en|la",
    droppedLeads: 'a|au|le|et|du|la',
  },
  offers: {
    nouns:
      'jeu|tickets?|tickets de jeu|bienvenue|a partager|a gagner|prix|dotation|garantis?|garanties?|garantie|jackpot|cagnotte|gains?|lots?|especes|cash|reduction|remise|offerts?|offertes?|credits?|bon|bons|menu|diner|cocktails?|entree|buy in|buy-in|jetons|points|parties?|tours|par personne|par couple|cadeaux?|inscription|minimum|stack',
    joiners: "de|d'|en|sur|a|la|le|les",
    leads:
      "(?:super\\s+|grand\\s+)?(?:tables?|dotation|cagnotte|jackpot|prize ?pool|prix|buy[- ]?in|droit d'entree|entree|mises?|menu|diner|gain|lots?|tirage|prime)(?:\\s+(?:totale?|garantie?|progressif|minimum|unique))?\\s*(?:de|d'|a|:|des)?\\s*(?:plus de|jusqu'a)?|jusqu'a|plus de|a partir de|a gagner",
    gifts:
      '(?:doubles? points|points (?:doubles|doubles|triples)|deux pour un|(?:entree|boisson|coupe|parking|vestiaire|cocktail|coupe de champagne|verre)\\s+(?:gratuite?|offerte?|libre|gratuits|inclus)|(?:coupe|verre|cocktail|boisson) de bienvenue(?:\\s+offerte?)?|(?:initiation|cours|initiations) gratuite?s?|moitie prix|demi-tarif)',
  },
  calls: {
    strong:
      "pensez a|inscriptions?(?= (?:sur|au|en|a l'|a la|aupres))|passez|poussez|osez|montez|embarquez|reservez|inscrivez-vous|inscris-toi|appelez|contactez|visitez|rendez-vous|venez|rejoignez(?:-nous)?|prenez (?:place|vos|votre|part)|achetez|profitez|telechargez|ne manquez pas|ne ratez pas|scannez|suivez-nous|retrouvez-nous|renseignements|reservations?(?= (?:au|sur|en|:)|\\s*:)|infos?(?= (?:et|sur|au|:))|on vous attend|nous vous attendons|reserve ta|viens|choisissez votre|demandez|offrez-vous|billetterie|billets sur|confirmez|installez-vous|plus d'infos",
    weak: 'decouvrez|vivez|celebrez|fetez|jouez|tentez|participez|entrez|savourez|laissez-vous|trinquez',
  },
  labels: {
    title:
      "(?:quoi|intitule|titre|accroche|message(?: cle)?|slogan|nom(?: de l'evenement)?|evenement|en-tete)",
    offer: '(?:offre|promo(?:tion)?|dotation|lots?|cagnotte)',
    when: '(?:quand|dates?|horaires?|heure|date et heure)',
    venue: '(?:lieu|ou|adresse|etablissement|client|casino)',
    callToAction:
      "(?:dernière image|derniere image|phrase finale|mot de la fin|dernier plan|cta|appel(?: a l'action)?|invitation|fin|conclusion|bouton|carton final)",
  },
  naming:
    "(?:s'appelle|titre(?: doit etre| est| sera)|appelee?|intitulee?|nommee?|baptisee?|qui s'appelle|dite)",
  film: "campagne|histoire|sequence|angle|qualite|version|photo|visuels?|bande-annonce|reel|story|camera|video|clip|film|plan|plans|gros plan|travelling|zoom|panoramique|drone|ralenti|accelere|coupes?|montage|transitions?|fondu|cadrage|cadre|fps|4k|vertical|format|16:9|9:16|1:1|instagram|tiktok|cinematographique|cinematique|profondeur de champ|bokeh|flou|eclairage|bande-son|bande son|musique de fond|voix off|secondes?|style|esthetique|texte|logo|scene d'ouverture|arriere-plan|premier plan|publicite|pub|spot|promo|teaser|animation|sous-titres|image finale|image",
  topics:
    'promouvoir|annonc(?:er|ons|ant|e)|celebr(?:er|ons)|present(?:er|ons|e)|pour (?:notre|la|le|nos)|notre|nos|place a|bienvenue a|fetons',
  venues: {
    heads:
      'casino|hotel|resort|club|palais|salon|salle|theatre|terrasse|bar|lounge|palace|cercle|kursaal|pasino|villa|spa|cabaret|chalet|auberge|brasserie|chateau|domaine|manoir|pavillon|guinguette|bistrot|restaurant|cafe|peniche|moulin|relais|caveau|caves?|orangerie|rotonde|taverne|pub|discotheque|halle|refuge|mas|bastide|paillote|yacht|marina|tour|hippodrome|chapiteau',
    leads:
      "@|a bord du|a bord de|au|a la|a l'|aux|dans le|dans la|chez|du|de la|rejoignez le|visitez le|pour le",
    generic:
      'de luxe|luxueux|prive|privee|elegant|moderne|chic|vip|notre|grand|de jeux?|de jeu|principal|bonde|feutre|illumine|de poker|haut de gamme|des hautes mises|somptueux',
  },
  events: {
    strong:
      'on (?:fete|souffle) (?:nos |les |ses )?\\d+ (?:ans|bougies)|nos \\d+ ans|les \\d+ ans|deep[ -]?stack|cash games?|main events?|heads-up|fete des (?:meres|peres|grands-meres|voisins|rois)|fete de la musique|coupe du monde|tournois?|championnats?|fetes?|gala|galas|grand prix|festival|ouverture|reouverture|inauguration|anniversaire|brunch|coupe|tirage|ligue|marathon|defi|carnaval|celebration|bal|grand prix|reveillon|happy hour|afterwork|concours|masters|finale|concert|degustation|freeroll|nuit (?:blanche|des [a-z]+|du [a-z]+)|soiree (?:des? [a-z]+|entre filles|filles|dames|poker|jazz|blanche|casino|roulette|gala|vip|latino|disco|salsa)|ladies night|nouvel an|week-end de [a-z]+|dejeuner-concert|cocktail dinatoire|satellite|jeudis?|vendredis?|mardis?',
    weak: 'soiree|soirees|nuit|nuits|evenement|spectacle|session|diner|semaine|apres-midi|experience|soir',
    headFirst: true,
  },
  verbs:
    "est|sont|tourne|tournent|tournant|tombe|tombent|tombant|roule|roulent|brille|brillent|brillant|scintille|scintillent|scintillant|montre|montrant|distribue|distribuant|distribuees|melange|rit|rient|riant|sourit|sourient|souriants|celebre|celebrer|celebrons|fete|fetons|trinque|trinquent|danse|dansent|joue|jouent|regarde|regardent|vivez|venez|profitez|decouvrez|reservez|arrive|arrivent|commence|finit|finir|termine|terminer|empile|empilees|empiles|glisse|glissent|glissant|revele|avance|avancent|suit|passe|flotte|flottent|promouvoir|annoncer|annoncant|annonce|annoncons|presenter|presentons|creer|creez|faites|veux|voudrais|attend|attendent|attendons|illumine|illumines|illuminent|illuminee|eclaire|eclaires|eclairee|inclure|inclut|utiliser|mettez|mettre|se|s'anime|qui|habilles|vetus|entre|choque|refletent|reflete|c'est|rejoignez|participez|gagnez|jouez|pose|posees|poses|entoure|entouree|entourees",
  inner: "de|du|des|d'|la|l'|les|le|et|&|a|au|aux|en",
  weakOpeners:
    "seule?|unique|le|la|les|l'|un|une|des|notre|nos|votre|vos|son|sa|ses|ce|cette|nouveau|nouvelle|nouvel|grand|grande|beau|belle|magnifique|superbe|prochain|prochaine|et|avec|de|du|tous|tout|toute|toutes|plusieurs|quelques|deux|trois|chaque|plus|premier|premiere|incroyable",
  sceneTitles: [
    ['heures? doree?s?', "à l'heure dorée"],
    ['minuit', 'à minuit'],
    ['clair de lune|pleine lune', 'au clair de lune'],
    ['sous les etoiles|etoilee?', 'sous les étoiles'],
    ['coucher de soleil', 'au coucher du soleil'],
    ['soleil couchant', 'au soleil couchant'],
    ['crepuscule', 'au crépuscule'],
    ['toit-terrasse|toits?', 'sur les toits'],
    ['rooftop', 'sur le rooftop'],
    ['terrasse', 'en terrasse'],
    ['bord de mer|front de mer|face a la mer', 'en bord de mer'],
    ['plage', 'sur la plage'],
    ['bateau (?:a aubes|fluvial|casino)|bateau', 'au fil de l’eau'],
    ['salon prive', 'au salon privé'],
    ['salon vip', 'au salon VIP'],
    ['chandelles?|bougies?', 'aux chandelles'],
    ['cheminee|coin du feu', 'au coin du feu'],
    ['art deco', 'Art déco'],
    ['annees (?:20|vingt|folles)', 'des Années folles'],
    ['retro', 'rétro'],
    ['vintage', 'vintage'],
    ['velours', 'de velours'],
    ['neons?', 'sous les néons'],
    ['tropicale?|palmiers?', 'sous les palmiers'],
    ['jazz', 'et jazz'],
    ['or et noir|noir et or', 'en noir et or'],
    ['diamants?', 'de diamant'],
    ['emeraude', 'émeraude'],
    ['rubis', 'rubis'],
    ['champagne', 'et champagne'],
    ['hiver|neige|enneigee?', 'd’hiver'],
    ['ete|estivale?', 'd’été'],
    ['masques?|masquee', 'masquée'],
    ['lustres?', 'sous les lustres'],
    ["dore?e?s?|d'or|en or", 'en or'],
    ['luxe|luxueu(?:x|se)', 'de luxe'],
    ['elegante?s?|elegance', 'en élégance'],
  ],
  quietTitles: [
    ['ami(?:e?s)', 'entre amis'],
    ['couple|a deux|pour deux', 'à deux'],
    ['pluie|parapluies?', 'sous la pluie'],
    ['brume|brouillard', 'dans la brume'],
    ['fumee', 'dans la fumée'],
    ['aube|lever du (?:jour|soleil)', "à l'aube"],
    ['jardins?', 'au jardin'],
    ['montagne|chalet', 'à la montagne'],
  ],
  scenePosition: 'after',
};
