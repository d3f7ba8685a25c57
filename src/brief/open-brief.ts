import { findFacts, type Facts } from '#brief/facts/find-facts.ts';
import { findRejectedQuotes } from '#brief/facts/find-quotes.ts';
import type { Finding } from '#brief/finding.ts';
import { isPlainPrompt } from '#brief/plain-prompt.ts';
import { promptLanguage } from '#brief/prompt-language.ts';
import type { PieceReading } from '#brief/piece-reading.ts';
import { markedFindings, readPieces } from '#brief/read-pieces.ts';
import { findChatHeads } from '#brief/segments/chat-heads.ts';
import { findLabel } from '#brief/segments/find-label.ts';
import { openText, type BriefText } from '#brief/segments/open-text.ts';
import { splitPieces } from '#brief/segments/split-pieces.ts';
import { takeOut } from '#text/spans.ts';

/** A text with what the rules find in it. */
export interface OpenBrief {
  readonly facts: Facts;
  readonly readings: readonly PieceReading[];
  readonly found: readonly Finding[];
  /** Whether it describes a film, and is no message to anybody. */
  readonly isPlain: boolean;
}

export function openBrief(prompt: string): OpenBrief {
  const text = withoutChatHeads(withClauses(openText(prompt, promptLanguage(prompt))));
  const facts = findFacts({ ...text, folded: takeOut(text.folded, findRejectedQuotes(text)) });
  const pieces = splitPieces(facts.text, facts.quotes);
  const readings = readPieces(facts, pieces);
  return {
    facts,
    readings,
    found: markedFindings(pieces, readings),
    isPlain: isPlainPrompt(facts, readings),
  };
}

/** Not before a sum, which belongs to what it pays for. */
const HAN_GAP =
  /(?<=[\p{Script=Han}\d]) (?=[\p{Script=Han}\d])(?! \d[\d,.]*[万千百]?\s?(?:元|块|港币|美元|%|折))/gu;
const HAN_GAPS_MIN = 3;

/** Chinese whose clauses only spaces part is read as with commas: `金湾赌场 跨年之夜 12月31日`. */
function withClauses(text: BriefText): BriefText {
  const { folded, language } = text;
  const isParted = language !== 'zh' || /[，。！？；,;\n]/u.test(folded);
  const gaps = folded.match(HAN_GAP)?.length ?? 0;
  return isParted || gaps < HAN_GAPS_MIN
    ? text
    : { ...text, folded: folded.replace(HAN_GAP, '，') };
}

/** Nobody's name stands on screen because he wrote in a chat. */
function withoutChatHeads(text: BriefText): BriefText {
  const heads = findChatHeads(text.prompt, (head) => findLabel(text, head) !== null);
  return { ...text, folded: takeOut(text.folded, heads), isChat: heads.length > 0 };
}
