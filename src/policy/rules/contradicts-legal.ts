import { helplineOf } from '#domain/markets/helpline.ts';
import { MARKET_CODES, type MarketCode } from '#domain/markets/markets.ts';
import type { Finding } from '#domain/moderation/verdict.ts';
import { foldText } from '#text/fold-text.ts';
import { oneOf, sourceOf } from '#text/phrase-source.ts';
import PHRASES from './legal-phrases.json' with { type: 'json' };
import { alternativesOf, findInvitedAge, findLowerAge } from './lower-ages.ts';

const AI = oneOf(PHRASES.aiNames);
/** How words deny that the film was generated, in the seven languages, folded. */
const AI_DENIALS: readonly RegExp[] = [
  new RegExp(
    `\\b${oneOf(PHRASES.noAi)}\\s*(?:${oneOf(PHRASES.noAiBetween)} )*(?:l['’])?${AI}(?![\\p{L}])`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})${AI}[\\s-]*(?:free|frei)\\b`, 'u'),
  new RegExp(`(?<!\\p{L})(?:${alternativesOf(PHRASES.madeByPeople)})(?!\\p{L})`, 'u'),
  /\b(?:100\s?% |genuine )(?:real |live )?footage\b/u,
  new RegExp(sourceOf(PHRASES.noAiHan), 'u'),
];

/** Words that say that a number or an address is one to turn to about gambling, folded. */
const HELP = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf(PHRASES.help)})(?![a-z]|\\s(?:${alternativesOf(PHRASES.helpWithElse)})(?![a-z]))`,
  'u',
);
const TELEPHONE =
  /(?<!\p{L})\+?\d[\d ()./-]{4,}\d|\b1-?8\d\d-?[a-z][a-z-]{3,}\b|(?<=\b(?:text|sms)\s+\S{1,20}\s+(?:to|an|al|au|para)\s+)\d{4,6}\b|(?<=热线\s?[:：]?\s?)\d{4,6}/giu;
/** Addresses whose names speak of help with gambling. */
const HELP_ADDRESS =
  /(?<![\p{L}\d@.-])(?:[\p{L}\d-]+\.)*[\p{L}\d-]*(?:help|gambl|addict|ludopat|spielsucht|joueur|quit|juego-?responsable|gioco-?responsabile|jogo-?responsavel)[\p{L}\d-]*\.\p{L}{2,}/giu;

/**
 * What words on screen say against the legal lines that stand beside them: a lower age, another
 * helpline than the market's, that nothing is generated, in one text or over several in their order.
 * Each is refused, whoever wrote it.
 */
export function findLegalContradictions(
  texts: readonly string[],
  markets: readonly MarketCode[],
): Finding[] {
  const helplines = new Set(markets.map((code) => digitsOf(helplineOf(code).number ?? '')));
  const contradictionsIn = (text: string): Finding[] => [
    ...lowerAges(text),
    ...firstMatch(text, AI_DENIALS, DENIAL),
    ...foreignHelplines(text, helplines),
  ];
  const inOne = texts.flatMap(contradictionsIn);
  return inOne.length > 0 || texts.length < 2 ? inOne : contradictionsIn(texts.join('\n'));
}

function lowerAges(text: string): Finding[] {
  const excerpt = findLowerAge(text);
  return excerpt === null ? [] : [contradiction(excerpt, AGE)];
}

/**
 * Guests below 21 whom a prompt invites: "18+ welcome". Other ages in prompts are descriptions, or
 * the legal lines of other markets.
 */
export function findAgeInvitations(prompt: string): Finding[] {
  const excerpt = findInvitedAge(prompt);
  return excerpt === null ? [] : [contradiction(excerpt, AGE)];
}

type Reason = Pick<Finding, 'message' | 'suggestion'>;

const AGE: Reason = {
  message: 'Videos are for people aged 21 and over. The text must not mention a lower age.',
  suggestion: 'Remove the age. The age mark appears on every frame.',
};
const DENIAL: Reason = {
  message: 'The video is labeled as AI-generated. The text must not deny this.',
  suggestion: 'Remove the claim. The AI label appears on every video.',
};
const HELPLINE: Reason = {
  message: 'The text names a different helpline from the one for this market.',
  suggestion: 'Remove the number. The market’s helpline appears on every frame.',
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
  const numbers = [...text.matchAll(TELEPHONE)].flatMap(([number]) => {
    const digits = digitsOf(number);
    const isForeign = !helplines.has(digits) && (isHelp || KNOWN_HELPLINES.has(digits));
    return isForeign ? [number.trim()] : [];
  });
  const addresses = isHelp ? [...text.matchAll(HELP_ADDRESS)].map(([address]) => address) : [];
  return [...numbers, ...addresses].map((excerpt) => contradiction(excerpt, HELPLINE));
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
