import { insertSpaces } from './mapped-text.ts';
import type { MappedText } from './mapped-text.ts';

/**
 * The few words of which promises and threats are made, language by language. Only a word that
 * consists of them from end to end is cut, so that names and compounds stay whole; German, which
 * writes nouns together, has no nouns here but those that stand behind a small word.
 */
const WORDS: Readonly<Record<string, string>> = {
  en: 'a all almost always and anyone at back beat beats before bet bets betting bonus borrow boss cannot cant cash casino chance chase children claim come debt debts deposit dont double doubles drunk each easy every everybody everynight everyone everytime fast free from get girls give gold gone good guarantee guaranteed here hide house hurry in is it its jackpot jackpots job just keep kids label last late later lose loser loses losing losses lost luck make me method money more my naked never no nobody not now nude of off on once one only our out pay pays play player players poker quit refund remove rent rich right risk riskfree riskless roulette second seconds secret sign slot slots spin spins stop sure system take the their them they think this till time to today tonight too up us very wager wagers watermark we wheel will win winner winners winning wins with without you your zero',
  es: 'a ahora al apostar apuesta apuestala apuestas apuesten aqui asegurado azar bono cada casino con corre de deja deuda deudas dinero dobla doble el ella ellos en es gana ganan ganar ganas ganaste gane ganes garantizado gratis hoy jackpot juega jugar la las lo los mas nadie ninos no noche nunca oportunidad paga pagan para perder perdidas perdido pierde pierdes por premio que recupera rico riesgo ruleta secreto seguro siempre sin sistema su suerte te tiradas todo todos trabajo tragaperras truco tu tus ultima un una y ya',
  fr: 'a argent au aux avec bonus casino ce chacun chance chaque coup de derniere des dettes du en encore est et facile gagnant gagnants gagne gagnent gagner gagnez garanti garantie gratuit gratuits ici il jackpot jamais joue jouer jouez la le les maintenant methode mise misent misez ne on ou par pas perd perdez perdre perdu personne pertes plus pour rejouer rejouez riche risque roulette sans secret soir sur systeme ta tes ton toujours tour tours tous tout triche tu un une va vite vos votre vous',
  de: 'alle alles auf bei beim bevor das dein deine deinen den der die dir du ein einfach er ganz garantiert geld gewinnen gewinnst gewinnt hier hol immer ist jeder jedes jetzt kannst kein keine letzte mal man mehr mit nicht nie niemals niemand noch nur ohne reich risiko schnell schulden setz setzen setzt sicher sie spiel spielt system und verlieren verlierst verliert verluste weg werden wir wird zahlt zuruck',
  it: 'a al bonus casino chi con debiti di e fortuna garantita garantito gioca giocare gira giri gratis il in jackpot la le mai nessuno non occasione oggi ogni ora paga per perde perdere perdi perdite perso piu premio puoi qui raddoppia recupera ricco rischio roulette scommessa scommetti se segreto sempre senza si sicura sicuro sistema slot soldi stasera su subito tua tue tuo tuoi tutti tutto ultima un una vinca vince vincere vinci vincita vincono volta',
  pt: 'a agora ao aposta apostar aposte bonus cada casino cassino chance com da de dinheiro dividas do dobre e em facil ganha ganham ganhar ganhe ganhou garantida garantido giros gratis hoje jackpot joga jogar jogue lucro mais na nao ninguem no noite nunca o os paga pagam para perde perder perdeu premio quem recupere rico risco roleta segredo sem sempre seu seus sistema so sorte sua suas tempo todo todos truque tudo ultima um uma vai vence vez voce',
};

const LANGUAGES = Object.keys(WORDS).map((code, index) => ({
  bit: 1 << index,
  mayBePair: code !== 'de',
}));

/** In which languages each word counts, a bit for each. */
const LANGUAGES_OF = new Map<string, number>();
Object.values(WORDS).forEach((list, index) => {
  for (const word of list.split(' '))
    LANGUAGES_OF.set(word, (LANGUAGES_OF.get(word) ?? 0) | (1 << index));
});

const LONG_WORD = /(?<![\p{L}\p{N}@./])[a-z]{9,80}(?![\p{L}\p{N}@])/gu;
const LONG_PARTS_MIN = 2;
const LONG_PART = 4;
/** Two words are enough where one of them is this long, except in German. */
const VERY_LONG_PART = 6;
const PAIR_LENGTH_MIN = 11;
const PART_MAX = 12;

/** A word of a list inside a longer one. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly languages: number;
}

/** Sorted by `end`. */
function partsOf(word: string): Part[] {
  const parts: Part[] = [];
  for (let end = 1; end <= word.length; end += 1)
    for (let start = Math.max(0, end - PART_MAX); start < end; start += 1) {
      const languages = LANGUAGES_OF.get(word.slice(start, end));
      if (languages !== undefined) parts.push({ start, end, languages });
    }
  return parts;
}

/** Where to cut a word so that it falls into the fewest parts of one language; empty if it does not. */
function cutsOf(word: string, parts: readonly Part[], bit: number): number[] {
  const fewest: (number | undefined)[] = [0];
  const cutBefore: number[] = [];
  for (const { start, end, languages } of parts) {
    const before = fewest[start];
    if (before === undefined || (languages & bit) === 0) continue;
    if (before + 1 >= (fewest[end] ?? Infinity)) continue;
    fewest[end] = before + 1;
    cutBefore[end] = start;
  }
  if (fewest[word.length] === undefined) return [];
  const cuts: number[] = [];
  for (let at = cutBefore[word.length] ?? 0; at > 0; at = cutBefore[at] ?? 0) cuts.unshift(at);
  return cuts;
}

/** What is run together by chance is shorter than this. */
function isSaying(word: string, cuts: readonly number[], mayBePair: boolean): boolean {
  const edges = [0, ...cuts, word.length];
  const lengths = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
  if (lengths.length === 2)
    return mayBePair && word.length >= PAIR_LENGTH_MIN && Math.max(...lengths) >= VERY_LONG_PART;
  return lengths.filter((length) => length >= LONG_PART).length >= LONG_PARTS_MIN;
}

/** Puts spaces into words such as `everyonewinstonight`. */
export function cutRunTogether(mapped: MappedText): MappedText {
  const spaces = new Set<number>();
  for (const { 0: word, index } of mapped.text.matchAll(LONG_WORD)) {
    const parts = partsOf(word);
    for (const { bit, mayBePair } of LANGUAGES) {
      const cuts = cutsOf(word, parts, bit);
      if (cuts.length === 0 || !isSaying(word, cuts, mayBePair)) continue;
      for (const cut of cuts) spaces.add(index + cut);
      break;
    }
  }
  return spaces.size === 0 ? mapped : insertSpaces(mapped, spaces);
}
