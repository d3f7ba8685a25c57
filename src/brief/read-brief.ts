import type { BriefReading, ReadFrom, ReadWords } from '#brief/brief.ts';
import { chooseWords } from '#brief/choose-words.ts';
import { NONE_OFFERED, offerWords } from '#brief/offer-words.ts';
import { foldedAt, type Facts } from '#brief/facts/find-facts.ts';
import { withWholeRows } from '#brief/facts/dated-rows.ts';
import { keepConditions } from '#brief/facts/keep-conditions.ts';
import { findRefusals, type Refusals } from '#brief/facts/refusals.ts';
import { withoutRefused } from '#brief/facts/without-refused.ts';
import { withHouseSigning, withoutTowns } from '#brief/facts/house-signing.ts';
import { nameKept } from '#brief/facts/name-kept.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { readLook } from '#brief/look/read-look.ts';
import { readSubjects } from '#brief/look/read-subjects.ts';
import { readPeople } from '#brief/look/people.ts';
import { foreignLanguage } from '#brief/foreign-language.ts';
import { isLine, isOpen } from '#brief/ranking/candidates.ts';
import { rankFindings } from '#brief/ranking/rank-candidates.ts';
import type { ReaderWeights } from '#brief/ranking/weights.ts';
import { openBrief, type OpenBrief } from '#brief/open-brief.ts';
import { correctionAsShown } from '#brief/spelling/opening-capital.ts';
import { readControls } from '#brief/read-controls.ts';
import { wordsAt } from '#brief/segments/open-text.ts';
import { findCorrections } from '#brief/spelling/correct-words.ts';
import { findNames } from '#brief/facts/find-names.ts';
import { findStreets } from '#brief/facts/find-streets.ts';
import { findNegations } from '#text/negations.ts';
import { overlapsAny, takeOut } from '#text/spans.ts';
import MESSAGES from './ranking/message-weights.generated.json' with { type: 'json' };
import PROMPTS from './ranking/prompt-weights.generated.json' with { type: 'json' };

const WEIGHTS: ReaderWeights = { messages: MESSAGES, prompts: PROMPTS };
const SHOT_NOTES_MAX = 12;
const NO_WORDS = { headline: null, lines: [], callToAction: null, terms: null };

interface Chosen {
  readonly words: ReadWords;
  readonly readFrom: readonly ReadFrom[];
}

/**
 * Reads what a text asks of a film: of its words only what the text marks or plainly says, letter by
 * letter. Blank beats guess. Pure: the same text gives the same reading. Without `weights` the rules
 * read alone.
 */
export function readBrief(prompt: string, weights: ReaderWeights | null = WEIGHTS): BriefReading {
  const open = openBrief(prompt);
  const { facts } = open;
  const { text } = facts;
  const { language } = text;
  const own = open.isPlain ? weights?.prompts : weights?.messages;
  const foreign = foreignLanguage(prompt, language);
  // The ranking knows no word of another language.
  const judged =
    own && foreign === null ? rankFindings(open, own) : { chosen: open.found, offered: [] };
  const refusals = findRefusals(text);
  const controls = readControls(text);
  const isSaid = (one: Finding) => !isLine(one.field) || !overlapsAny(one, controls.readFrom);
  const { shown, left } = whatCanBeSaid(open, refusals, {
    chosen: judged.chosen.filter(isSaid),
    offered: judged.offered.filter(isSaid),
  });
  const found = foreign === null ? shown : shown.filter((one) => isMarked(one, prompt));
  const chosen = isWordless(facts, found) ? wordless(facts) : chooseWords(text, found);
  const shots = found.filter(({ field }) => field === 'shot').slice(0, SHOT_NOTES_MAX);
  const shotNotes = shots.map((shot) => wordsAt(text, shot));
  const look = readLook({
    ...sceneOf(facts, found),
    language,
    isPlain: open.isPlain,
    asked: {},
  });
  return {
    language,
    writtenIn: foreign ?? language,
    words: refusals.kinds.has('house') ? { ...chosen.words, signature: null } : chosen.words,
    offered: foreign === null ? offerWords(text, left) : NONE_OFFERED,
    look: { ...look, subjects: readSubjects(shotNotes, language) },
    crowd: readPeople(text.folded, language),
    duration: controls.duration,
    aspectRatio: controls.aspectRatio,
    shotNotes,
    corrections: correctionsOf(facts, found, chosen),
    readFrom: [
      ...chosen.readFrom,
      ...controls.readFrom,
      ...shots.map(({ start, end }, at): ReadFrom => ({ field: `shotNotes.${at}`, start, end })),
    ],
  };
}

/** What of the judged words is said whole and is not refused; nothing is offered that is shown. */
function whatCanBeSaid(
  { facts, isPlain }: OpenBrief,
  refusals: Refusals,
  { chosen, offered }: ReturnType<typeof rankFindings>,
): { readonly shown: readonly Finding[]; readonly left: readonly Finding[] } {
  const sayable = (some: readonly Finding[]) =>
    withoutRefused(facts, refusals, keepConditions(facts, some));
  const said = withWholeRows(facts, sayable(chosen));
  const told = withoutTowns(said);
  const shown = isPlain ? withHouseSigning(facts, told) : told;
  const lines = shown.filter(({ field }) => isLine(field));
  const left = sayable(offered).filter((one) => !isLine(one.field) || !overlapsAny(one, lines));
  return { shown, left };
}

/** Of a language that is not read only what marks say is known; a single word in quotes is a name. */
function isMarked(finding: Finding, prompt: string): boolean {
  const isWord = /^[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(
    prompt.slice(finding.start, finding.end),
  );
  return !isOpen(finding) && !(finding.sureness === SURENESS.quoted && isWord);
}

function correctionsOf(facts: Facts, found: readonly Finding[], { words, readFrom }: Chosen) {
  const places = found.filter(({ field }) => field === 'where' || field === 'signature');
  const names = [...facts.houses, ...facts.contacts, ...places];
  const { prompt, language } = facts.text;
  return findCorrections(prompt, language, { fields: readFrom, names }).map((one) =>
    correctionAsShown(one, words),
  );
}

/** A single shot of several may be without writing. */
const SHOWN: readonly number[] = [SURENESS.quoted];

/** Whether a film without writing is asked for; what is to be written all the same stands in quotes. */
function isWordless(facts: Facts, found: readonly Finding[]): boolean {
  const all = { start: 0, end: facts.text.folded.length };
  const isMarked = facts.quotes.length > 0 || found.some((one) => SHOWN.includes(one.sureness));
  return !isMarked && facts.any.wordless.test(foldedAt(facts, all));
}

/** Nothing but the name, where the text keeps it; its house signs where it does not say which. */
function wordless(facts: Facts): Chosen {
  const kept = nameKept(facts);
  if (!kept) return { words: { ...NO_WORDS, signature: null }, readFrom: [] };
  const { name } = kept;
  if (!name) return { words: NO_WORDS, readFrom: [] };
  return {
    words: { ...NO_WORDS, signature: wordsAt(facts.text, name) },
    readFrom: [{ field: 'signature', ...name }],
  };
}

/**
 * What the look is read from: the text without what it does not want, names of houses, people,
 * places and streets, and addresses. What stands in quotes is for the screen, and tells the occasion alone.
 */
function sceneOf({ text, houses, contacts, quotes }: Facts, found: readonly Finding[]) {
  const house = found.find(({ field }) => field === 'where' || field === 'signature');
  const negations = findNegations(text.folded, text.language);
  const unseen = [...negations, ...houses, ...contacts, ...findNames(text), ...findStreets(text)];
  return {
    said: takeOut(text.prompt, unseen),
    scene: takeOut(text.prompt, [...unseen, ...quotes]),
    venue: house ? wordsAt(text, house) : null,
  };
}
