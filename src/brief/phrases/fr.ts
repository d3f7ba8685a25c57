import type { Phrases } from '#brief/phrases/phrases.ts';

export const FR: Phrases = {
  greeting: 'bonjour|bonsoir|salut|slt|coucou|cher|chere|chers|hello|hey|madame|monsieur',
  signOff:
    'cordialement|bien (?:cordialement|a (?:vous|toi))|cdlt|(?:tres )?belle journee|bonne (?:journee|soiree)|(?:grand |un grand )?merci(?: beaucoup| d.avance| a tous| bien| par avance| encore)?(?:,? (?:bises|bisous))?|bises|bisous|a (?:bientot|tres vite|plus)|amicalement|salutations.*|meilleures salutations|bien a vous|sinceres salutations',
  deadline:
    'version (?:finale|definitive)|dernier delai|echeance|date limite|livraison|livrer|livrables?|rendu|premiere (?:version|mouture|coupe)|brouillon|maquette|(?:il )?(?:me|nous) (?:la|le) faut|(?:me|nous) faudrait|avant (?:lundi|mardi|mercredi|jeudi|vendredi|demain|ce soir|le \\d)|pour (?:hier|demain|lundi|mardi|mercredi|jeudi|vendredi (?:matin|midi|au))|au plus tard|urgent|boss|chef|patron|valid\\p{L}* (?:par|avant|interne)|relecture|envoy\\p{L}* (?:moi|nous|une|la|le)|m.envoyer|nous envoyer|reunion|diffusion|dis-moi|dites-moi|tiens-moi|l.an dernier|hier|juridique|transfer\\p{L}*|ci-joint|comme convenu|voici les|des que possible|veut (?:la|le|ca)|la veut',
  request:
    'faut|besoin|voudr\\p{L}*|aimer\\p{L}*|peux[- ]tu|tu peux|pouvez[- ]vous|pourr\\p{L}*|svp|stp|merci de|video|clip|spot|film|reel|teaser|pub|faire une?|pour (?:la|le|les|notre|nos|l.)',
  direction:
    'camera|gros plan\\p{L}*|plan (?:large|serre|sequence)|travelling|zoom|ralenti|drone|musique|bande[- ]son|voix[- ]off|logo\\p{L}*|typo\\p{L}*|couleurs|lumiere\\p{L}*|eclairage|ambiance|arriere-plan|premier plan|ne pas (?:montrer|utiliser)|pas (?:de|d.)|sans (?:musique|voix|visages?|enfants)|beaucoup de|style|anime\\p{L}*|feu d.artifice|confettis|penombre|transition\\p{L}*|fondu',
  legal:
    '(?:18|21) ans.*|interdit aux.*|mineurs?|majeur\\p{L}*|(?:18|21)\\s?\\+|jouer comporte.*|endettement|isolement|dependance|addict\\p{L}*|joueurs info.*|09[ -.]?74.*|numero vert|appelez le 09.*|jouez (?:avec moderation|responsable).*|piece d.identite|jeu responsable|interdiction volontaire',
  terms:
    'reglement(?: complet)?|conditions (?:generales|d.utilisation|de participation)|voir conditions|offre (?:limitee|valable|non|reservee)|se reserve le droit|non (?:cumulable|remboursable|echangeable|cessible)|valable (?:une|\\d+|uniquement|jusqu|du|pour|sur)|une (?:participation|seule)|un seul|exigence de mise|conditions de mise|sous reserve|dans la limite|huissier|sans obligation d.achat|ne (?:peut|peuvent|sont|est) (?:etre|pas|ni)|sans preavis|le gagnant|les gagnants|(?:bonus|gain) (?:valable|maxim\\p{L}*)|mise(?:r)? \\d+ fois|jusqu.a epuisement|salaries',
  tagging:
    'identifi\\p{L}*|tag(?:ue|uez|ue)?|mentionn\\p{L}*|partag\\p{L}*|abonn\\p{L}*|avec qui|commente\\p{L}*',
  talk: "nous|on|je|j'ai|c'est|est|sont|sera|seront|faut|voudrais|voudrions|souhait\\p{L}*|il y a|avons|avez|ont|a besoin|notre|nos|tu|peux|serait",
  call: 'reserv\\p{L}*|inscri\\p{L}*|appelez(?! le 09)|rendez-vous|venez|rejoign\\p{L}*|visitez|achetez|scannez|telecharg\\p{L}*|decouvr\\p{L}*|jouez|tentez|profitez|demand\\p{L}*|prenez|participez|plus d.infos?|infos? (?:sur|et|au)|renseignements|billets? (?:sur|en)|lien en bio|on vous attend|reservation|contactez|gagnez votre place|poussez|vivez|viens|ne (?:manquez|ratez) pas|presentez|retirez|activez|cliquez|en savoir plus',
  contact:
    'reservations?|inscriptions?|infos?|renseignements|billetterie|contact|informations|tel\\.?',
  day: '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?',
  shortDay: 'lun|mar|mer|jeu|ven|sam|dim',
  month:
    'janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|janv|fevr|avr|juil|sept|oct|nov|dec',
  dayPart: 'soirs?|midi|apres-midi|matin|prochains?',
  moment:
    'ce soir|demain soir|(?:ce|chaque|tous les) week-?ends?|reveillon|saint-sylvestre|noel|nouvel an|paques|halloween|saint-valentin|14 juillet|tous les (?:soirs|jours)|chaque (?:soir|jour|heure)|toute la (?:soiree|nuit|journee|semaine)|tout (?:l.ete|le mois)|fete des (?:meres|peres)|minuit|quotidiennement',
  dateLead:
    "chaque|tous les|toutes les|ce|cette|ces|les|du|de|des|jusqu'au|a partir du?|premier|dernier|entre|prochain|au|des le|de",
  dateJoin:
    "a|de|des|du|au|le|et|a partir de|jusqu'a|jusqu'au|en|partir|prochain|vers|entre|dans|les|d'|minuit|jusqu'en",
  hour: "(?:a partir de|des|jusqu'a|de|a|vers) \\d{1,2} ?h(?:eures?)?(?: ?\\d{2})?(?: (?:a|-) \\d{1,2} ?h(?:\\d{2})?)?",
  range: 'au|a|et|ou|jusqu.au|-|&',
  dateTail: "(?:jusqu'(?:a|au) )?(?:l'aube|bout de la nuit|fermeture|minuit)|precises|prochains?",
  until: "jusqu'a|jusqu.a|jusqua|jusqu'au|avant|entre",
  sumLead: "jusqu'a|plus de|a partir de|des|seulement|au moins",
  sumJoin: "de|d'|en|pour|a|sur",
  prize:
    'prix|lots?|dotation|cagnotte|jackpots?|gains?|garanti\\p{L}*|bonus|tours? gratuits?|entree|droit d.entree|inscription|buy[- ]?in|recave\\p{L}*|remise|reduction|cashback|menu|diner|dejeuner|buffet|formule|coupe\\p{L}*|cocktails?|verre|verres|boisson\\p{L}*|biere|jetons|tickets?|bon|bons|points|par personne|nuit|chambre|forfait|jeu offerts?|de jeu|especes|a gagner|en jeu|mise|depot|brunch|champagne|chocolat|spectacle|tournoi|cheque\\p{L}*|carte cadeau',
  counted:
    'tours? (?:gratuits?|offerts?)|parties gratuites|points|lots|tickets|gagnants|jetons|bons|places a gagner',
  giftBefore: 'double|triple|2 pour 1|deux pour un|2x',
  giftAfter:
    'offert(?:e|s|es)?|gratuit(?:e|s|es)?|inclus(?:e|es)?|compris(?:e|es)?|a moitie prix|a gagner|en cadeau|a volonte|doubles?|2 pour 1|de bienvenue',
  gift: "(?:2|deux) \\p{L}+ pour le prix d.une?|entree (?:libre|gratuite?|offerte)|(?:un|une) \\p{L}+(?: \\p{L}+)? a (?:gagner|remporter)|(?:2|deux) pour (?:le prix d'un|1|un)(?: sur (?:les )?\\p{L}+)?|happy hour|verre de bienvenue",
  condition:
    "pour (?:tout|toute|tous|toutes|les|chaque|\\d|l'achat|une?)|a (?:chaque|tous|toutes)|aux|des \\d|par (?:personne|couple|joueur)|avec|si|sur presentation|jusqu'a|jusqua|jusqu'au|avant|reserve\\p{L}*|a partir de \\d|lors de|minimum|des l'|sous",
  placeLead: "au|a la|a l'|chez|dans le|dans la|dans les|aux|sur le|sur la",
  gain: 'recevez|gagnez|remportez|recoit|recoivent|gagne|gagnent|offrons|offre|offrent|remporte\\p{L}*|met|mettons|propose\\p{L}*|profite\\p{L}*|repart\\p{L}*',
  recipient:
    '(?:les )?\\d+ premiers (?:clients|joueurs|invites|arrives)|chaque (?:joueur|client|nouveau client)|tout nouveau (?:client|membre)',
  placeHead:
    'casino|hotel|resort|club|cercle|salon|salle|bar|terrasse|lounge|theatre|palais|restaurant|brasserie|accueil|rooftop|pavillon|villa|chateau|etage|espace|hall|domaine|paquebot|bistrot|bowling',
  event:
    'soiree|soirees|nuit|nuits|tournoi|championnat|fete|gala|festival|ouverture|inauguration|anniversaire|brunch|ligue|coupe|tombola|tirage|bal|carnaval|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|jackpot|defi|semaine|finale|reveillon',
  wordless:
    "(?:sans|pas de|aucun) (?:textes?|mots|titres?|ecriture\\p{L}*)(?: a l'ecran)?|uniquement des images|que des images|rien d'ecrit",
};
