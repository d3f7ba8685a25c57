import { z } from 'zod';

import { objectError } from '#contracts/schemas/text.ts';
import { undrawnCharacterIn } from '#domain/order/drawn-characters.ts';
import { LINE_KINDS, LINES_MAX, TERMS_LENGTH_MAX, WORDS_LENGTH_MAX } from '#domain/order/words.ts';

/** Control characters, including line breaks, and characters that override text direction. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/u;
/** Joiners, combining marks, direction marks and blank letters. */
const UNSEEN = /[\p{C}\p{Z}\p{M}\u115F\u1160\u3164\uFFA0]/gu;
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3/gu;

/** Returns what is wrong with a piece of text; null if nothing is. */
function faultOf(text: string, name: string, lengthMax: number): string | null {
  if (!text.isWellFormed()) return `${name} contains an invalid character`;
  if (CONTROLS.test(text)) return `${name} must be one line without control characters`;
  if (DIRECTION_OVERRIDES.test(text))
    return `${name} must not contain characters that change the text direction`;
  if (Array.from(text).length > lengthMax) return `${name} must be at most ${lengthMax} characters`;
  const undrawn = undrawnCharacterIn(text);
  if (undrawn !== null) return `${name} contains a character that cannot be shown: ${undrawn}`;
  if (text !== '' && text.replaceAll(UNSEEN, '') === '') return `${name} has no visible characters`;
  const isOnlyPictures =
    PICTOGRAPH.test(text) && !/[\p{L}\p{N}]/u.test(text.replaceAll(PICTOGRAPHS, ''));
  return isOnlyPictures ? `${name} needs text in addition to emoji` : null;
}

/** A piece of the film's words: normalised to NFC and trimmed, otherwise unchanged. */
export function pieceSchema(name: string, lengthMax: number = WORDS_LENGTH_MAX) {
  return z
    .string({ error: `${name} must be text` })
    .transform((text) => text.normalize('NFC').trim())
    .superRefine((text, context) => {
      const fault = faultOf(text, name, lengthMax);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    });
}

function optionalPiece(name: string, lengthMax?: number) {
  return pieceSchema(name, lengthMax)
    .nullish()
    .transform((text) => text || null);
}

/** A condition belongs to its line; it cannot exist without one. */
const lineSchema = z
  .strictObject(
    {
      kind: z.enum(LINE_KINDS, { error: `A line’s kind must be one of ${LINE_KINDS.join(', ')}` }),
      text: optionalPiece('The text of a line').transform((text) => text ?? ''),
      condition: optionalPiece('The condition of a line'),
    },
    { error: objectError('a line', 'A line must be an object with kind and text') },
  )
  .transform((line) => (line.text === '' ? { ...line, condition: null } : line));

/** The exact words the film shows. Absent, null or empty fields are not shown. */
export const wordsSchema = z.strictObject(
  {
    headline: optionalPiece('The headline'),
    lines: z
      .array(lineSchema, { error: 'Lines must be a list' })
      .max(LINES_MAX, `At most ${LINES_MAX} lines are allowed`)
      .nullish()
      .transform((lines) => lines ?? []),
    callToAction: optionalPiece('The call to action'),
    /** Absent uses the name of the brand or organization. Null shows no signature. */
    signature: pieceSchema('The sign-off')
      .nullable()
      .transform((text) => text || null)
      .optional(),
    terms: optionalPiece('The terms', TERMS_LENGTH_MAX),
  },
  { error: objectError('words', 'Words must be an object') },
);
/** Words as sent with an order; without a `signature`, the organization's name is used. */
export type GivenWords = z.output<typeof wordsSchema>;

/** Words as returned by the API: complete. */
export const shownWordsSchema = z
  .object({
    headline: z.string().nullable(),
    lines: z.array(
      z.object({ kind: z.enum(LINE_KINDS), text: z.string(), condition: z.string().nullable() }),
    ),
    callToAction: z.string().nullable(),
    signature: z.string().nullable(),
    terms: z.string().nullable(),
  })
  .meta({ id: 'Words' });

/**
 * The name of a part of the words: `headline`, `callToAction`, `signature`, `terms`, `lines.` with
 * a zero-based number, or `endCard` for the brand's text there.
 */
const WORD_FIELD = /^(?:headline|callToAction|signature|terms|endCard|lines\.\d)$/;

/** Parts of the words that the film is too short to show. */
export const leftOutSchema = z.array(
  z.string().regex(WORD_FIELD).describe('A part of the words, for instance `lines.2`'),
);

/** A field of orders made before `words` existed. The message names the field to send instead. */
function formerField(name: string, instead: string) {
  return z.never({ error: `${name} is no longer a field: send ${instead}` }).optional();
}

export const FORMER_FIELDS = {
  title: formerField('title', 'words.headline'),
  offer: formerField('offer', 'words.lines with the kind offer'),
  callToAction: formerField('callToAction', 'words.callToAction'),
  wordOrder: formerField('wordOrder', 'words.lines in the order to be shown'),
  story: formerField('story', 'words and look'),
};
