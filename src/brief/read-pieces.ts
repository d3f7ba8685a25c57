import { overlapsAny } from '#text/spans.ts';
import { type Facts, foldedAt, within } from '#brief/facts/find-facts.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import type { LabelField } from '#brief/phrases/lists.ts';
import { followSigns } from '#brief/pieces/follow-signs.ts';
import { isItem } from '#brief/pieces/read-item.ts';
import type { PieceReading } from '#brief/piece-reading.ts';
import { readLabelled } from '#brief/pieces/read-labelled.ts';
import { isGreeting, readPlain } from '#brief/pieces/read-plain.ts';
import { wordCount } from '#brief/segments/open-text.ts';
import type { Piece } from '#brief/segments/split-pieces.ts';

/** Labels whose value is one piece; the others hold for all lines up to a blank one. */
const SINGLE: readonly (LabelField | null)[] = [
  'headline',
  'when',
  'where',
  'callToAction',
  'signature',
  'condition',
  'control',
  'mail',
  'shot',
];

/** Findings under labels or in bullets from which on a text counts as marked. */
const MARKED_MIN = 2;

/**
 * Everything in a brief that could be words, in the order of the text. Where bullets or labels mark
 * the words, the sentences beside them are the sender's.
 */
export function markedFindings(
  pieces: readonly Piece[],
  readings: readonly PieceReading[],
): Finding[] {
  const found = readings.flatMap((one) => one.found);
  const bullets = pieces.filter(({ isBullet }) => isBullet);
  const isMarked = (one: Finding) =>
    one.sureness >= SURENESS.topic || (one.sureness === SURENESS.line && overlapsAny(one, bullets));
  const hasMarks =
    found.filter((one) => isMarked(one) && LINES.includes(one.field)).length >= MARKED_MIN;
  return found.filter(
    (one) => !hasMarks || one.sureness > SURENESS.prose || !LINES.includes(one.field),
  );
}

const LINES: readonly Finding['field'][] = ['offer', 'when', 'where', 'note'];

/** Reads each piece by itself and by what stands before it. */
export function readPieces(facts: Facts, pieces: readonly Piece[]): PieceReading[] {
  const isCopy = looksLikeCopy(facts, pieces);
  let region: LabelField | null = null;
  let isSigned = false;
  let isMailHead = false;
  const readings = pieces.map((split, at): PieceReading => {
    const piece = asItem(facts, split);
    if (piece.afterBlank) [region, isMailHead] = [null, false];
    if (isSigned && !isResumed(facts, piece)) return { piece, label: null, isSigned, found: [] };
    isSigned = false;
    if (piece.label && !piece.isPictured) region = null;
    if (piece.isEmpty) {
      region = piece.label;
      return { piece, label: region, isSigned, found: [] };
    }
    const isMail =
      (at === 0 && isSubject(facts, pieces)) ||
      (piece.label === 'topic' && (isMailHead || isForwarded(facts, piece)));
    const label = isMail ? 'mail' : (piece.label ?? region);
    if (SINGLE.includes(region) && piece.label === null) region = null;
    if (label === 'mail' || (isMailHead && label === 'when')) {
      isMailHead = true;
      return { piece, label: 'mail', isSigned, found: [] };
    }
    if (endsMailHead(facts, piece)) isMailHead = false;
    if (label === null && isSignOff(facts, piece)) {
      isSigned = at > 0;
      return { piece, label, isSigned: true, found: [] };
    }
    const place = { isCopy, isOnly: pieces.length === 1, at, pieces };
    const found =
      label === null ? readPlain(facts, piece, place) : readLabelled(facts, piece, label);
    return { piece, label, isSigned, found };
  });
  return followSigns(facts, readings);
}

/** Without the label of an item where it heads neither price nor hour: `Entry: members only`. */
function asItem(facts: Facts, piece: Piece): Piece {
  if (piece.label !== 'item' || (!piece.isEmpty && isItem(facts, piece))) return piece;
  return piece.isEmpty
    ? { ...piece, label: null }
    : { ...piece, label: null, start: piece.labelStart };
}

/** The text of a mail may follow its head without a blank line. */
function endsMailHead(facts: Facts, piece: Piece): boolean {
  return piece.label !== null || piece.isBullet || isGreeting(facts, piece);
}

/** `主题：转发：…` is the subject of a mail. */
function isForwarded(facts: Facts, piece: Piece): boolean {
  return /^(?:re|fwd?|aw|wg|tr|rv|enc|res|转发?|回复|答复)\s?:/u.test(foldedAt(facts, piece));
}

/** `主题` heads a mail as well as a campaign: a mail greets somebody in its next line. */
function isSubject(facts: Facts, pieces: readonly Piece[]): boolean {
  const [first, second] = pieces;
  return first?.label === 'topic' && second !== undefined && isGreeting(facts, second);
}

/** After a signature only a label or a new block of text is read again. */
function isResumed(facts: Facts, piece: Piece): boolean {
  if (piece.label !== null && piece.label !== 'none') return true;
  return piece.afterBlank && (piece.isBullet || wordCount(foldedAt(facts, piece)) > 8);
}

function isSignOff(facts: Facts, piece: Piece): boolean {
  const words = foldedAt(facts, piece);
  const sign = facts.any.signOff.exec(words);
  return (
    sign !== null &&
    sign.index === 0 &&
    !facts.contacts.some(({ start }) => start === piece.start) &&
    wordCount(words) <= wordCount(sign[0]) + 3 &&
    within(facts.dates, piece).length === 0
  );
}

/** Labels of a brief; a flyer has some of the others. */
const BRIEFING: readonly LabelField[] = [
  'headline',
  'super',
  'ending',
  'shot',
  'control',
  'none',
  'mail',
  'terms',
  'topic',
  'offer',
];

/** Flyers and captions: several lines, all of them meant to be read. */
export function looksLikeCopy(facts: Facts, pieces: readonly Piece[]): boolean {
  if (facts.text.isChat) return false;
  const lines = pieces.filter(({ opensLine }) => opensLine);
  const isAsked = pieces.some(
    (piece) =>
      (piece.label !== null && BRIEFING.includes(piece.label)) ||
      piece.isBullet ||
      isGreeting(facts, piece) ||
      facts.any.deadline.test(foldedAt(facts, piece)) ||
      facts.any.request.test(foldedAt(facts, piece)),
  );
  const hasTags = /[#＃]\p{L}/u.test(facts.text.prompt);
  return lines.length >= 3 && (!isAsked || hasTags);
}
