import { helplineOf } from '#domain/markets/helpline.ts';
import { MARKET_CODES, type MarketCode } from '#domain/markets/markets.ts';
import type { Finding } from '#domain/verdict.ts';
import { foldText } from '#text/fold-text.ts';

/** Ages that are not old enough for any film. */
const YOUNG = '(?:1\\d|20)';
const YEARS = '(?:years?|yrs?|anos|ans|jahren?|anni|岁|周岁)';

/** How words name the age from which somebody may take part, in the seven languages, folded. */
const LOWER_AGES: readonly RegExp[] = [
  /(?<![\d.,:$€£])(?:16|18|19)\s?\+/u,
  new RegExp(`(?<![\\d.,:$€£])${YOUNG}\\s?\\+(?!\\s*[\\p{L}\\d])`, 'u'),
  new RegExp(`(?<!\\d)\\+\\s?${YOUNG}(?![\\d\\s-]*\\d)`, 'u'),
  new RegExp(
    `\\b(?:over|above|aged?|ages|minimum age|age limit|from age|mayores de|edad minima|mas de|plus de|des|age minimum|ab|uber|mindestalter|mindestens|maggiori di|dai|eta minima|oltre i|maiores de|idade minima|a partir de|a partir de los|a partire da)\\s+(?:of\\s+|the age of\\s+|ab\\s+)?${YOUNG}(?:s\\b|\\s*${YEARS}(?!\\p{L}))`,
    'u',
  ),
  new RegExp(
    `\\b(?:over|ages?|aged|minimum age|age limit|from age|mayores de|edad minima|age minimum|mindestalter|eta minima|maiores de|idade minima)\\s*(?:of\\s+|is\\s+|:\\s*)?${YOUNG}(?:s\\b|(?=\\s*(?:$|[.,;!)]|and\\b|or\\b|only\\b)))`,
    'u',
  ),
  new RegExp(
    `(?<![\\d.,:])${YOUNG}s?\\s*(?:${YEARS}\\s*)?(?:(?:of age\\s+)?(?:and|or|&)\\s+(?:over|older|above|up)\\b|(?:y|o)\\s+mas\\b|et\\s+plus\\b|ou\\s+plus\\b|und\\s+(?:alter|daruber)\\b|e\\s+(?:piu|oltre)\\b|(?:ou|e)\\s+mais\\b|以上|及以上)`,
    'u',
  ),
  new RegExp(`[满滿]\\s?${YOUNG}\\s?[周週]?岁`, 'u'),
  /\b(?:eighteen|dieciocho|dix-huit|achtzehn|diciotto|dezoito)\b.{0,14}\b(?:over|older|above|up|mas|plus|alter|oltre|piu|mais)\b/u,
];

/** How words deny that the film was generated, in the seven languages, folded. */
const AI =
  '(?:ai|a\\.i\\.|artificial intelligence|ki|kunstliche[rn]? intelligenz|ia|inteligencia artificial|intelligence artificielle|intelligenza artificiale)';
const AI_DENIALS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:no|not|never|without|zero|isn['’]?t|kein(?:e|er|en)?|nicht|ohne|sin|nada de|sans|pas d['’]?|aucune|senza|non|nessuna|sem|nao|nenhuma)\\s*(?:made |created |generated |produced |mit |von |con |par |avec |com |by |with |any |an |use of |hecho |generado |genere |generato |gerado |feito |una |une |uma |e |es |fatto )*(?:l['’])?${AI}(?![\\p{L}])`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})${AI}[\\s-]*(?:free|frei)\\b`, 'u'),
  /\bnot (?:computer[- ])?generated\b|\bno (?:cgi|generated) (?:images|footage|content)\b/u,
  /\b(?:100\s?% |genuine |real |echte |echtes )(?:real |live )?(?:footage|filmaufnahmen|filmmaterial)\b/u,
  /(?:不是|并非|非|没有|未使用|无)\s?(?:由)?\s?(?:ai|人工智能)/u,
];

/** Words that say that a number is one to call for help with gambling, folded. */
const HELP =
  /\b(?:helpline|hotline|gambling problem|problem gambling|gambling help|help is|need help|get help|spielsucht|glucksspielsucht|suchthilfe|hilfe|ludopatia|ayuda|juego responsable|aide|jeu responsable|joueurs info|aiuto|gioco responsabile|ludopatia|ajuda|jogo responsavel|gamble responsibly|play responsibly|responsible gam(?:bling|ing))\b|求助|戒赌|帮助热线/u;
const TELEPHONE = /(?<!\p{L})\+?\d[\d ()./-]{4,}\d|\b1-?8\d\d-?[a-z][a-z-]{3,}\b/giu;

/**
 * What words on screen say against the legal lines that stand beside them: a lower age, another
 * helpline than the market's, that nothing is generated. Each is refused, whoever wrote it.
 */
export function findLegalContradictions(
  texts: readonly string[],
  markets: readonly MarketCode[],
): Finding[] {
  const helplines = new Set(markets.map((code) => digitsOf(helplineOf(code).number ?? '')));
  return texts.flatMap((text) => [
    ...firstMatch(text, LOWER_AGES, AGE),
    ...firstMatch(text, AI_DENIALS, DENIAL),
    ...foreignHelplines(text, helplines),
  ]);
}

type Reason = Pick<Finding, 'message' | 'suggestion'>;

const AGE: Reason = {
  message: 'The video is for adults of 21 and over: its words may not name a lower age.',
  suggestion: 'Leave the age out. The age mark stands on every frame.',
};
const DENIAL: Reason = {
  message: 'The video is labelled as AI-generated: its words may not deny it.',
  suggestion: 'Leave the claim out. The AI label stays on.',
};
const HELPLINE: Reason = {
  message: 'The words name another helpline than the one of the market.',
  suggestion: 'Leave the number out. The helpline of the market stands on every frame.',
};

function firstMatch(text: string, patterns: readonly RegExp[], reason: Reason): Finding[] {
  const folded = foldText(text);
  for (const pattern of patterns) {
    const match = pattern.exec(folded);
    if (match)
      return [contradiction(text.slice(match.index, match.index + match[0].length), reason)];
  }
  return [];
}

/** The digits that a telephone dials for a to z. */
const KEYPAD = '22233344455566677778889999';
const FOREIGN_LENGTH_MIN = 6;
const KNOWN_HELPLINES = new Set(
  MARKET_CODES.map((code) => digitsOf(helplineOf(code).number ?? '')).filter(
    (digits) => digits.length >= FOREIGN_LENGTH_MIN,
  ),
);

function foreignHelplines(text: string, helplines: ReadonlySet<string>): Finding[] {
  const isHelp = HELP.test(foldText(text));
  return [...text.matchAll(TELEPHONE)].flatMap(([number]) => {
    const digits = digitsOf(number);
    if (helplines.has(digits) || !(isHelp || KNOWN_HELPLINES.has(digits))) return [];
    return [contradiction(number.trim(), HELPLINE)];
  });
}

/** What a telephone dials: letters as digits, without the trunk digit that Americans write or leave out. */
function digitsOf(number: string): string {
  return number
    .toLowerCase()
    .replace(/[a-z]/gu, (letter) => KEYPAD[letter.charCodeAt(0) - 97] ?? '')
    .replace(/\D/gu, '')
    .replace(/^1(?=\d{10}$)/u, '');
}

function contradiction(excerpt: string, reason: Reason): Finding {
  return { category: 'disclosure_evasion', severity: 'block', excerpt, ...reason };
}
