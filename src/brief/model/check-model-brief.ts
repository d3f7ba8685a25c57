import { ASPECT_RATIOS, DURATION_RANGE } from '#domain/order/controls.ts';
import {
  DRESSINGS,
  MOODS,
  MUSIC_STYLES,
  OCCASIONS,
  PACES,
  SETTINGS,
  type HueName,
  type MetalName,
} from '#domain/order/look.ts';
import {
  LINE_KINDS,
  LINES_MAX,
  TERMS_LENGTH_MAX,
  WORDS_LENGTH_MAX,
  type WordLine,
} from '#domain/order/words.ts';
import type { BriefReading, Correction, LookWishes, ReadField, ReadFrom } from '#brief/brief.ts';
import type { Finding } from '#brief/finding.ts';
import { findRejectedQuotes } from '#brief/facts/find-quotes.ts';
import { correctionAsShown, withCapital } from '#brief/spelling/opening-capital.ts';
import { findAsWritten } from '#brief/find-as-written.ts';
import { HUE_WORDS, METAL_WORDS } from '#brief/look/look-words.ts';
import type { ModelBrief, ModelLook } from '#brief/model/model-brief.ts';
import { openText, wordsAt } from '#brief/segments/open-text.ts';
import { QUOTES } from '#text/quotes.ts';
import { overlapsAny } from '#text/spans.ts';

/** Collects what stands in the text and where. */
interface Proof {
  readonly readFrom: ReadFrom[];
  readonly corrections: Correction[];
  /** The words as the text has them; null where it has not. */
  readonly asWritten: (claim: string | null, field: ReadField, most?: number) => string | null;
  /** The same as it opens a line on screen. */
  readonly asLine: (
    claim: string | null,
    field: ReadField,
    kind: Finding['field'],
  ) => string | null;
}

/**
 * Keeps of a model's reading what the text says, letter by letter as the text writes it. What the model
 * leaves empty stays empty; a better spelling is an offer. A line whose condition is not in the text
 * goes whole, and what the text quotes as not to be shown. Who wants nobody to sign, says so to our own reader.
 */
export function checkModelBrief(
  answer: ModelBrief,
  prompt: string,
  own: BriefReading,
): BriefReading {
  const proof = openProof(prompt, own);
  const { words } = answer;
  const signature = proof.asWritten(words.signature, 'signature');
  const kept = {
    headline: proof.asLine(words.headline, 'headline', 'headline'),
    lines: keepLines(words.lines, proof),
    callToAction: proof.asLine(words.callToAction, 'callToAction', 'callToAction'),
    terms: proof.asWritten(words.terms, 'terms', TERMS_LENGTH_MAX),
  };
  const isUnsigned = own.words.signature === null;
  return {
    language: own.language,
    writtenIn: own.writtenIn,
    words: isUnsigned ? { ...kept, signature: null } : { ...kept, ...(signature && { signature }) },
    look: answer.look ? lookOf(answer.look, own.look) : own.look,
    offered: own.offered,
    crowd: own.crowd,
    duration: soundDuration(answer.duration),
    aspectRatio: ASPECT_RATIOS.find((ratio) => ratio === answer.aspectRatio) ?? null,
    shotNotes: keepNotes(answer.shotNotes, proof),
    readFrom: [...proof.readFrom, ...own.readFrom.filter((one) => isControl(one, answer, own))],
    corrections: proof.corrections.map((one) => correctionAsShown(one, kept)),
  };
}

/** A label or a quotation mark, behind which words stand as they are written. */
const SET_APART = new RegExp(String.raw`[${QUOTES}:：]\s*$`, 'u');

function openProof(prompt: string, { language }: BriefReading): Proof {
  const text = openText(prompt, language);
  const rejected = findRejectedQuotes(text);
  const readFrom: ReadFrom[] = [];
  const corrections: Correction[] = [];
  const proof: Proof = {
    readFrom,
    corrections,
    asWritten(claim, field, most = WORDS_LENGTH_MAX) {
      const found = claim === null ? null : findAsWritten(claim, prompt);
      const words = found && wordsAt(text, found);
      if (!found || !words || words.length > most || overlapsAny(found, rejected)) return null;
      readFrom.push({ field, start: found.start, end: found.end });
      corrections.push(...found.spelling.map((one) => ({ field, ...one })));
      return words;
    },
    asLine(claim, field, kind) {
      const words = proof.asWritten(claim, field);
      const start = readFrom.at(-1)?.start ?? 0;
      if (words === null || SET_APART.test(prompt.slice(0, start))) return words;
      return withCapital(words, { language, field: kind });
    },
  };
  return proof;
}

function keepLines(lines: readonly WordLine[], proof: Proof): WordLine[] {
  return lines.slice(0, LINES_MAX).reduce<WordLine[]>((kept, { kind, text, condition }) => {
    const marked = [proof.readFrom.length, proof.corrections.length] as const;
    const known = LINE_KINDS.find((one) => one === kind) ?? 'note';
    const words = proof.asLine(text, `lines.${kept.length}.text`, known);
    const limit = proof.asWritten(condition, `lines.${kept.length}.condition`);
    const isWhole = words !== null && (condition === null || limit !== null);
    if (!isWhole) [proof.readFrom.length, proof.corrections.length] = marked;
    return isWhole ? [...kept, { kind: known, text: words, condition: limit }] : kept;
  }, []);
}

function keepNotes(notes: readonly string[], proof: Proof): string[] {
  return notes.reduce<string[]>((kept, note) => {
    const words = proof.asWritten(note, `shotNotes.${kept.length}`);
    return words === null ? kept : [...kept, words];
  }, []);
}

function soundDuration(seconds: number | null): number | null {
  const { min, max } = DURATION_RANGE;
  return seconds !== null && Number.isInteger(seconds) && seconds >= min && seconds <= max
    ? seconds
    : null;
}

function isControl({ field }: ReadFrom, answer: ModelBrief, own: BriefReading): boolean {
  return (field === 'duration' || field === 'aspectRatio') && answer[field] === own[field];
}

function lookOf(look: ModelLook, own: LookWishes): LookWishes {
  const known = <Name extends string>(name: string | null, names: readonly Name[]): Name | null =>
    names.find((one) => one === name) ?? null;
  const dressing = DRESSINGS.filter((one) => look.dressing.includes(one));
  const hues = look.hues
    .map((hue) => known(hue, Object.keys(HUE_WORDS) as HueName[]))
    .filter((hue) => hue !== null);
  return {
    occasion: known(look.occasion, OCCASIONS),
    setting: known(look.setting, SETTINGS),
    mood: known(look.mood, MOODS),
    music: known(look.music, MUSIC_STYLES),
    pace: known(look.pace, PACES),
    world: own.world ?? null,
    subjects: own.subjects ?? [],
    landscape: own.landscape ?? null,
    dice: own.dice ?? null,
    dressing,
    isDressed: dressing.length > 0,
    colors: {
      ...own.colors,
      hues,
      metal: known(look.metal, Object.keys(METAL_WORDS) as MetalName[]),
    },
  };
}
