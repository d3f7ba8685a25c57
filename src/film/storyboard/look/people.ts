import type { CrowdDensity } from '#domain/controls.ts';
import { findMentions } from '#film/storyboard/look/lexicon.ts';
import type { WordsByLanguage } from '#film/storyboard/look/lexicon.ts';
import type { Language } from '#film/storyboard/storyboard.ts';

/** How many people the words of a prompt see, denials included: `nobody around`, `a packed floor`. */
const PEOPLE_WORDS: Record<'none' | 'light' | 'busy', WordsByLanguage> = {
  none: {
    en: 'nobody|no (?:one|people|guests|players|crowds?|humans|faces|persons|patrons)|without (?:any )?(?:people|guests|players|a soul|crowds?|anyone)|not a soul|empty (?:casino|room|floor|hall|table|chairs|seats|lounge|streets?|bar|tables)|deserted|people-?free|unpeopled|free of people|zero people|(?:casino|room|floor|lounge|place) (?:is |all |completely )?empty|after everyone (?:has )?(?:left|gone)|just the (?:wheel|table|cards|reels|dice|chips|machines?)(?: alone)?|only the (?:wheel|table|cards|reels|dice|chips|machines?)',
    es: 'nadie|sin (?:gente|personas|publico|nadie|jugadores|invitados|multitud*|clientes)|ni un alma|(?:sala|casino|salon|mesa|mesas|calle|sillas|local) vaci[oa]s?|desiert[oa]s?|vaci[oa] de gente|solo la (?:rueda|ruleta|mesa)|completamente vaci[oa]',
    fr: 'personne (?:autour|a table|dans|en vue|alentour|ne)|sans (?:personne|public|joueurs?|invites|foule|monde|ame qui vive)|aucun (?:joueur|invite|client|humain|visage)|aucune (?:personne|foule)|pas ame qui vive|pas un chat|(?:salle|casino|salon|table|tables|rue|chaises) (?:vides?|desertes?)|desert[es]*|(?:pas de|sans aucune) (?:gens|foule|monde|personnes)|juste la (?:roue|bille|table)',
    de: 'niemand|keine? (?:leute|menschen*|personen|gaste|spieler|seele|besucher|publikum)|ohne (?:menschen|leute|personen|gaste|publikum|spieler)|menschenleer*|leere[rsnm]? (?:saal|raum|tisch|casino|spielsaal|stuhle|halle|bar|tische|straßen?|platze)|verlassen* (?:saal|casino|raum|halle|bar)|keine menschenseele|gastefrei|nur (?:das rad|der tisch|die wurfel|die karten)',
    it: 'nessuno|senza (?:persone|gente|nessuno|pubblico|giocatori|ospiti|folla|anima viva)|nessun(?:a)? (?:persona|giocatore|ospite|cliente|anima)|(?:sala|casino|tavolo|tavoli|salone|strada|sedie) vuot[oaie]|desert[oaie]|non c.? anima viva|solo la (?:ruota|pallina)',
    pt: 'ninguem|sem (?:pessoas|gente|publico|ninguem|jogadores|convidados|multidao)|nenhuma? (?:pessoa|jogador|convidado|alma)|nem uma alma|viva alma|(?:sala|casino|cassino|salao|mesa|mesas|rua|cadeiras) vazi[oa]s?|desert[oa]s?|so a (?:roda|roleta|bola)|so a mesa',
    zh: '空无一人|无人|没有人|没有(?:客人|玩家|人物|人群|观众)|不要(?:有)?(?:人|人物|人群)|不出现人|空荡荡|空旷的?(?:大厅|赌场)|人去楼空|无人物|空桌',
  },
  light: {
    en: '(?:a|one|two|three|four|five|six|[1-6]) (?:players?|guests?|people|persons?|gamblers?|patrons?)|(?:handful|few|couple) of (?:players|guests|people|friends|regulars|patrons|gamblers)|few (?:players|guests|people)|small (?:group|circle|company|crowd|party)|a couple at|lone (?:player|gambler|figure|dealer)|one couple|sparse(?:ly)?|quiet (?:room|floor|casino)|just (?:us|the two of)|half-?empty|hand-?picked guests|intimate (?:circle|group|gathering)|close friends|a dealer and a player|uncrowded|not crowded|by invitation only|invitation-only',
    es: '(?:un|una|dos|tres|cuatro|cinco|seis|[1-6]) (?:jugador*|personas?|invitad[oa]s|amig[oa]s|clientes?|huespedes)|poc[oa]s (?:personas|invitados|jugador*|amig[oa]s|clientes)|poca gente|grupo (?:pequeno|reducido)|pequeno grupo|un punado de|solo (?:invitados|para dos)|aforo (?:muy )?reducido|una pareja sola|circulo intimo|semivaci[oa]|solitari[oa]',
    fr: '(?:un seul|un|une|deux|trois|quatre|cinq|six|[1-6]) (?:joueu*|personnes?|invite*|convives?|amis?|clients?|habitues)|(?:quelques|peu de|une poignee de) (?:joueurs|personnes|invites|convives|amis|habitues|inities|gens)|petit (?:groupe|comite|cercle)|peu de monde|en petit comite|cercle restreint|presque vide|a peine quelques|joueur solitaire|sur invitation',
    de: '(?:ein|eine|zwei|drei|vier|funf|sechs|[1-6]) (?:spieler*|gaste|leute|personen|menschen|freunde|paare?|stammgaste)|wenige (?:gaste|spieler|leute|menschen|auserwahlte)|eine handvoll|kleine[rn]? (?:kreis|runde|gruppe|gesellschaft)|einsame[rn]? spieler|auf einladung|nur geladene gaste|fast leer*|halb ?leer*|im engsten kreis|vereinzelte gaste',
    it: '(?:un|uno|una|due|tre|quattro|cinque|sei|[1-6]) (?:giocator[ei]|ospiti|ospite|persone|persona|amic[ihe]+|clienti)|poch[ie] (?:ospiti|giocatori|persone|amici|intimi|eletti|clienti)|piccolo gruppo|cerchia ristretta|una manciata di|poca gente|gruppo ristretto|quasi vuot[oa]|semivuot[oa]|giocatore solitario|solo su invito|su invito',
    pt: '(?:um|uma|dois|duas|tres|quatro|cinco|seis|[1-6]) (?:jogador*|pessoas?|convidad[oa]s|amig[oa]s|clientes?)|pouc[oa]s (?:pessoas|convidados|jogadores|amigos|clientes)|pouca gente|pequeno grupo|grupo pequeno|um punhado de|meia duzia de|quase vazi[oa]|so (?:convidados|para convidados)|circulo restrito|jogador solitario',
    zh: '只有[一二两三四五六几\\d][位个名]|寥寥|三五好友|少数(?:几)?[位人]|几位(?:玩家|客人|贵宾)|几个(?:人|玩家|朋友)|小范围|仅限?[一二两三四五六几\\d][位人名]|人不多|人少|小圈子|独自|一位玩家|[两二三四][位名]玩家|仅限受邀',
  },
  busy: {
    en: 'packed|jam-?packed|crowded|crowds?|sold-?out|standing room|thronging|throng|bustling|teeming|shoulder to shoulder|busy (?:floor|casino|room|table|night|hall|bar|pit)|full (?:room|casino|floor|tables|bar|of people)|heaving|rammed|busy|mobbed|hundreds of (?:guests|people|players)|thousands of (?:guests|people|players)|everyone(?:.s)? (?:here|there|is here)|wall-to-wall|elbow to elbow|overflowing with people|swarming|rowdy|hordes',
    es: 'abarrotad[oa]s?|llen[oa]s? de gente|a tope(?: de gente)?|a reventar|hasta la bandera|lleno total|multitud*|muchedumbre|gentio|repleto|repleta|mucha gente|bullicio*|concurrid[oa]s?|aglomeracion|lleno hasta|cientos de (?:personas|invitados|jugadores)|atestad[oa]s?|marabunta|hervidero',
    fr: 'bonde*|blinde* de monde|plein[es]* (?:a craquer|de monde)|noir de monde|salle comble|foule*|beaucoup de monde|comble|salle pleine|affluence|cohue|a guichets fermes|centaines de (?:personnes|joueurs|invites)|grouillant*|bouillonnant*|archi-?plein*|pleine? a craquer|fourmill*',
    de: 'voll besetzt*|volle (?:hutte|tische|halle|raume)|volles haus|voller (?:saal|menschen|gaste|leute)|vollen saal|proppenvoll*|rappelvoll*|brechend voll*|menschenmenge*|gedrange|trubel*|dicht gedrangt*|uberfullt*|ausverkauft*|viele (?:leute|menschen|gaste)|wimmel*|gut besucht*|belebt*|menschenmassen|volles casino|hunderte (?:gaste|menschen)|bude voll|randvoll*|getummel',
    it: 'affollat[oaie]|gremit[oaie]|strapien[oaie]|pien[oaie] (?:di gente|zepp[oaie])|folla|tutto esaurito|sold out|ressa|calca|moltissima gente|tanta gente|centinaia di (?:persone|ospiti)|stracolm[oaie]|brulicant*|sala piena|pienone|bolgia|fiumana|moltitudine',
    pt: 'lotad[oa]s?|chei[oa]s? de gente|casa cheia|multidao|muita gente|abarrotad[oa]s?|apinhad[oa]s?|esgotad[oa]s?|galera|movimentad[oa]s?|bombando|fervendo|centenas de (?:pessoas|convidados)|entupid[oa]s?|a abarrotar|gente por todo lado|concorrid[oa]s?|povo todo|pista cheia',
    zh: '人山人海|人头攒动|人潮|座无虚席|爆满|满座|熙熙攘攘|拥挤|人群|高朋满座|宾客满堂|摩肩接踵|水泄不通|热闹非凡|人声鼎沸|座无缺席|挤满|万人|人气爆棚|人来人往',
  },
};

/** What the words say; null where they say nothing. Emptiness weighs more than a crowd. */
export function readPeople(folded: string, language: Language): CrowdDensity | null {
  const said = new Set(findMentions(folded, language, PEOPLE_WORDS).map(({ meaning }) => meaning));
  return (['none', 'busy', 'light'] as const).find((density) => said.has(density)) ?? null;
}
