import type { HueName } from '#domain/look.ts';
import type { ColorWishes, SuggestedColors } from '#brief/brief.ts';
import type { AskedLook } from '#brief/look/asked-look.ts';
import { HUE_WORDS, METAL_WORDS, ROOM_WORDS, TONE_WORDS } from '#brief/look/look-words.ts';
import type { Theme } from '#brief/look/theme.ts';
import type { Language } from '#text/language.ts';
import { findMentions, type WordsByLanguage } from '#text/lexicon.ts';

export interface ColorText {
  readonly folded: string;
  readonly language: Language;
  /** The worlds that the words belong to, the foremost first. */
  readonly themes: readonly Theme[];
  readonly asked: AskedLook;
}

/** Colours of what people wear, not of the room: `black tie`, `camisa blanca`, `白手套`. */
const CLOTHES =
  /(?:hot chocolate|chocolat chaud|chocolate caliente|heiße schokolade|cioccolata calda|chocolate quente)|(?<![\p{L}-])\p{L}[\p{L}-]{0,24}[ -](?:tie|shirts?|gloves?|dress(?:es|ed)?|gowns?|tuxedos?|suits?|jackets?|hair|vests?|hemd|handschuhen?|anzuge?n?|kleidern?|kleid|fliege|krawatten?|tablecloths?|sofas?|tischdecken?|orchids?|car|carpet)(?![\p{L}])|(?:camisas?|corbatas?|guantes|vestidos?|trajes?|chemises?|cravates?|gants|robes?|costumes?|camici[ae]|cravatt[ae]|guanti|vestit[oi]|abit[oi]|gravatas?|ternos?|luvas)(?: (?:de|da|do|di))? [\p{L}-]+|[\p{Script=Han}](?:色)?(?:手套|衬衫|西装|礼服|领带|领结|旗袍|裙|沙发)/gu;

/** `white roses`, `rosas rojas`: of two colours, the adjective's counts. */
const COLORED_ROSES =
  /(?<!\p{L})(?:roses?|rosas)(?=\s(?:blanc|blanch|bianc|branc|roj|ross|roug|vermelh|amar|giall|jaun|negr|ner[ie]|noir|pret))|(?<=(?:weiße[nr]?|rote[nr]?|gelbe[nr]?|schwarze[nr]?|white|red|yellow|black|crimson|ivory)\s)(?:roses?|rosen)(?!\p{L})|(?<=[白红黄黑])玫瑰/gu;

/** The colours that the words name, or that a reader of the whole prompt chose. */
export function readColors({ folded: described, language, themes, asked }: ColorText): ColorWishes {
  const folded = described.replaceAll(CLOTHES, ' ').replaceAll(COLORED_ROSES, ' ');
  const named = <Name extends string>(lexicon: Record<Name, WordsByLanguage>) =>
    findMentions(folded, language, lexicon);
  const metals = asked.metal ? [asked.metal] : named(METAL_WORDS).map(({ meaning }) => meaning);
  const [tone] = named(TONE_WORDS).toSorted((a, b) => b.count - a.count);
  const hues: readonly HueName[] = asked.hues ?? named(HUE_WORDS).map(({ meaning }) => meaning);
  return {
    hues,
    metal: metals.includes('roseGold') ? 'roseGold' : (metals[0] ?? null),
    room: named(ROOM_WORDS)[0]?.meaning ?? null,
    tone: tone?.meaning ?? null,
    suggested: suggestedBy(themes),
  };
}

/** The colours of the foremost world that has any. */
function suggestedBy(themes: readonly Theme[]): SuggestedColors | null {
  const theme = themes.find(({ hues, metal, room }) => hues ?? metal ?? room);
  if (!theme) return null;
  const { hues, metal, room, tone } = theme;
  return {
    ...(hues && { hues }),
    ...(metal && { metal }),
    ...(room && { room }),
    ...(tone && { tone }),
  };
}
