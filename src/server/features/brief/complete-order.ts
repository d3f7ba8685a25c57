import type { LookWishesBody } from '#contracts/schemas/look.ts';
import { pieceSchema, type GivenWords } from '#contracts/schemas/words.ts';
import type { BriefReading, ColorWishes, LookWishes } from '#brief/brief.ts';
import type { Landscape } from '#domain/order/look.ts';
import { publicNameOf } from '#domain/people/organization-name.ts';
import { isBlank, piecesOf, type Words } from '#domain/order/words.ts';
import type { FilmBrief } from '#film/film-order.ts';
import { clearLanguage } from '#text/detect-language.ts';
import type { Language } from '#domain/languages.ts';

export interface Given {
  readonly words: GivenWords | undefined;
  readonly look: LookWishesBody | undefined;
  /** The signature of a film whose words name none. */
  readonly defaultSignature: string | null;
}

/** The words and look of an order, completed with what was read from its prompt. */
export function completeOrder(reading: BriefReading, given: Given): FilmBrief {
  const words = signed(given.words ?? reading.words, given.defaultSignature);
  return {
    words,
    language: given.words ? languageOf(words, reading.language) : reading.language,
    look: given.look ? withGivenLook(reading.look, given.look) : reading.look,
    crowd: reading.crowd,
  };
}

const signatureSchema = pieceSchema('The sign-off');

type UnsignedWords = Omit<Words, 'signature'> & { readonly signature?: string | null | undefined };

/**
 * Completes the words with a signature: absent means the default signature, null means none. Neither a
 * default organization name signs nor one that could not be given as a signature.
 */
function signed(words: UnsignedWords, defaultSignature: string | null): Words {
  const { headline, lines, callToAction, signature, terms } = words;
  const isShowable = signatureSchema.safeParse(defaultSignature).success;
  const name = signature === undefined && isShowable ? defaultSignature : (signature ?? null);
  const signs = name === null || isBlank(name) ? null : publicNameOf(name);
  return { headline, lines, callToAction, signature: signs, terms };
}

/** From this many words on, the words indicate their language better than the prompt does. */
const TELLING_WORDS_MIN = 5;

function languageOf(words: Words, ofPrompt: Language): Language {
  // Names of venues and places do not indicate a language: `Golden Spur, Las Vegas`.
  const lines = words.lines.filter(({ kind }) => kind !== 'where');
  const text = piecesOf({ ...words, lines, signature: null }).join('\n');
  const count = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  const isChinese = /\p{Script=Han}{2}/u.test(text);
  const isTelling = count >= TELLING_WORDS_MIN || isChinese;
  return (isTelling ? clearLanguage(text) : null) ?? ofPrompt;
}

function withGivenLook(read: LookWishes, given: LookWishesBody): LookWishes {
  return {
    ...read,
    occasion: given.occasion ?? read.occasion,
    setting: given.setting ?? read.setting,
    mood: given.mood ?? read.mood,
    music: given.music ?? read.music,
    pace: given.pace ?? read.pace,
    dice: given.dice ?? read.dice ?? null,
    landscape: landscapeOf(given.landscape ?? read.landscape),
    dressing: given.dressing ?? read.dressing,
    isDressed: given.dressing ? true : read.isDressed,
    colors: withGivenColors(read.colors, given),
  };
}

function landscapeOf(wish: LookWishesBody['landscape']): Landscape | null {
  return wish === 'none' ? null : (wish ?? null);
}

function withGivenColors(read: ColorWishes, given: LookWishesBody): ColorWishes {
  return {
    ...read,
    hues: given.hues ?? read.hues,
    metal: given.metal ?? read.metal,
    room: given.room ?? read.room,
    tone: given.tone ?? read.tone,
  };
}
