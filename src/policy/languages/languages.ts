import { languageScoresOf, LETTER_LANGUAGES } from './language-pieces.ts';
import type { Language } from '../lexicon/lexicon.ts';
import type { Word } from '../normalise/words.ts';

/** Small words that hardly occur in the other languages. */
const SMALL_WORDS: Record<Exclude<Language, 'zh'>, string> = {
  en: 'the of and to in with for at our your you is are on that this it from by an be as or has have will a no i me say show make can get give every until while about after before please like their his her they who when where up out all over into then than its my me we he she what how just not',
  es: 'el los las del con para por y una que en su sus al como muy pero sobre este esta desde hasta cuando donde mas se lo la de un es son tu tus nuestro nuestra sin quien tiene hay no te le mientras a en donde aqui asi ese esa esos esas eso ya muestra haz pon quiere puede ni todos toda cada o y',
  fr: 'le les des du et avec pour une dans sur au aux est sont qui que votre vos notre nos ce cette ses son leur leurs mais tres plus ne pas de la un en par ou vous tu il elle on sa chez sans tes ton se a est y cette ces cet nous leur ici tout tous toute montrez faites puis quand comme meme entre avant nos',
  de: 'der die das und mit fur ein eine einen einem einer im auf von zu zum zur den dem des ist sind nicht wir ihr sie unser unsere bei nach aus am es dein deine du wie was auch vor als oder dass durch um uber wird man ins ab dich dir sich euch beim unserem unserer kein keine keinen so man mehr jeder jede jeden alle hier zeig mach wenn weil bis zu uber nur noch vom gegen seine ihre seinen dieser diese dieses',
  it: 'il lo gli della delle dei del con per una che nel nella sul sulla di da un al alla alle e sono come piu ma anche dal dalla non si tuo tua tuoi nostro nostra i le la ti chi ogni uno degli nei sui senza a in e o su ne quando qui mostra fai questo questa questi cui suo sua loro ai col tra fra verso dove mentre finche piu solo',
  pt: 'o os as do da dos das com para uma um que no na nos nas em ao aos e por como mais mas seu sua seus suas nosso nossa pelo pela nao voce se de ate quem tem sao foi sem a cada esta depois todo toda todos enquanto tela mostre faca use mantenha aumente seja fique vem aqui mesmo isso este essa esse ele ela nossos pelos meu minha ha ser sobre entre quando num numa e',
};

const LANGUAGES_OF = new Map<string, Language[]>();
for (const [language, list] of Object.entries(SMALL_WORDS)) {
  for (const word of list.split(' ')) {
    const known = LANGUAGES_OF.get(word) ?? [];
    if (!known.includes(language as Language))
      LANGUAGES_OF.set(word, [...known, language as Language]);
  }
}

/** From here on small words speak clearly enough to leave English out. */
const CLEAR_SCORE = 1.2;
/** How far a language may lie behind the likeliest, in nats: short sentences can hardly tell. */
const BEHIND_MAX = 6;
const BEHIND_PER_WORD = 0.3;
const SMALL_WORD_NATS = 1.5;

type Tongue = Language | 'any';

function mayBeEnglish(words: readonly Word[]): boolean {
  const score = new Map<Language, number>();
  for (const { text } of words) {
    const spoken = LANGUAGES_OF.get(text) ?? [];
    if (spoken.length === 1 && spoken[0] === 'en') return true;
    for (const language of spoken)
      score.set(language, (score.get(language) ?? 0) + 1 / spoken.length);
  }
  const english = score.get('en') ?? 0;
  const best = Math.max(0, ...score.values());
  return best < CLEAR_SCORE || english >= best * 0.6;
}

const remembered = new Map<string, Float64Array>();
const REMEMBERED_WORDS_MAX = 20_000;

/** How well each language explains one word, in nats. */
function likelihoodOf(text: string): Float64Array {
  const known = remembered.get(text);
  if (known) return known;
  const spoken = LANGUAGES_OF.get(text) ?? [];
  const nats = languageScoresOf(text).map((score, column) => {
    const language = LETTER_LANGUAGES[column];
    const isSmallWord = language !== undefined && spoken.includes(language);
    return score + (isSmallWord ? SMALL_WORD_NATS / spoken.length : 0);
  });
  if (remembered.size > REMEMBERED_WORDS_MAX) remembered.clear();
  remembered.set(text, nats);
  return nats;
}

/** How well each language explains the words, in nats. */
function likelihoods(words: readonly Word[]): Float64Array {
  const total = new Float64Array(LETTER_LANGUAGES.length);
  for (const { text } of words) {
    const nats = likelihoodOf(text);
    for (let column = 0; column < total.length; column += 1)
      total[column] = (total[column] ?? 0) + (nats[column] ?? 0);
  }
  return total;
}

/** What the text around a sentence says of its language, where the sentence itself says little. */
export interface Surroundings {
  /** Nats by which each language is behind the likeliest of the whole text; at most {@link PRIOR_MAX}. */
  readonly behind: Float64Array;
}

const PRIOR_MAX = 8;
const PRIOR_SHARE = 0.25;

/** Reads the whole text for {@link languagesOf} of its sentences. */
export function surroundingsOf(words: readonly Word[]): Surroundings {
  const scores = likelihoods(words);
  const best = Math.max(...scores);
  return { behind: scores.map((score) => Math.min(PRIOR_MAX, (best - score) * PRIOR_SHARE)) };
}

/**
 * The languages whose words may count in this sentence: those its letters and small words speak for,
 * and English (marketers mix it in) unless another speaks clearly.
 */
export function languagesOf(words: readonly Word[], around?: Surroundings): ReadonlySet<Tongue> {
  const scores = likelihoods(words).map((score, column) => score - (around?.behind[column] ?? 0));
  const best = Math.max(...scores);
  const behindMax = BEHIND_MAX + BEHIND_PER_WORD * words.length;
  const likely = LETTER_LANGUAGES.filter((_, column) => best - (scores[column] ?? 0) <= behindMax);
  return new Set<Tongue>(['any', 'zh', ...likely, ...(mayBeEnglish(words) ? ['en' as const] : [])]);
}

/** Whether a word is one of the small words of a language that the judge reads. */
export function isReadSmallWord(word: string): boolean {
  return LANGUAGES_OF.has(word);
}
