import { foldText } from '#text/fold-text.ts';
import type { Language } from '#text/language.ts';

/**
 * Words that lead on to something: articles, prepositions, conjunctions, pronouns, auxiliaries. A
 * phrase on screen never ends with one. They are also used to detect the language.
 */
export const LINKING_WORDS: Record<Exclude<Language, 'zh'>, readonly string[]> = {
  en: words(`a an the and or but of in on at to for from with by as into onto over under between through
    during until till via is are was were be been being do does did has have had will would can could should
    may might must our your my his her its their we you they he she it this that these those who which where
    when while than then so if not no near about across around behind above below along after before per up
    plus like featuring including without within amid beneath toward towards past`),
  es: words(`el la los las un una unos unas y e o u pero de del en a al con por para sin sobre entre desde hasta
    hacia bajo tras ante según es son está están ser fue hay nuestro nuestra nuestros nuestras su sus tu tus mi
    mis este esta estos estas ese esa que quien donde cuando mientras como si no muy más lo le les se nos os te
    durante junto`),
  fr: words(`le la les l' un une des et ou mais de du d' en à au aux avec par pour sans sur sous entre dans chez
    vers depuis jusque jusqu' est sont être sera notre nos votre vos son sa ses leur leurs ce cet cette ces mon
    ma mes qui que où quand pendant comme si ne pas très plus il elle nous vous ils elles se y lors devant
    derrière autour`),
  de: words(`der die das den dem des ein eine einen einem einer eines und oder aber von vom in im ins an am ans
    auf aufs mit bei beim zu zum zur für aus nach vor über unter zwischen durch gegen ohne um bis ab seit ist
    sind war wird werden hat haben unser unsere unseren unserem unserer ihr ihre ihren euer eure dein deine mein
    sein seine dieser diese dieses diesen diesem der wo wenn während wie als dass nicht kein keine sehr wir sie
    es er du ihr sich auch noch nur hinter neben`),
  it: words(`il lo la i gli le l' un uno una un' e ed o ma di del dello della dei degli delle d' da dal dallo
    dalla dai dagli dalle dall' in nel nello nella nei negli nelle nell' a ad al allo alla ai agli alle all' su
    sul sullo sulla sui sugli sulle sull' con per tra fra senza sotto sopra verso è sono essere nostro nostra
    nostri nostre vostro vostra suo sua tuo tua questo questa questi queste che chi dove quando mentre come se
    non molto più si ci vi durante dietro`),
  pt: words(`o a os as um uma uns umas e ou mas de do da dos das d' em no na nos nas num numa ao à aos às com por
    pelo pela pelos pelas para sem sobre sob entre desde até é são ser está estão nosso nossa nossos nossas seu
    sua seus suas teu tua meu minha este esta estes estas esse essa que quem onde quando enquanto como se não
    muito mais durante atrás`),
};

/** Whether a word only links others (`and`, `mit`). Chinese has no such separate words. */
export function isLinkingWord(word: string, language: Language): boolean {
  return language !== 'zh' && LINKING_WORDS[language].includes(word);
}

function words(list: string): readonly string[] {
  return foldText(list).trim().split(/\s+/u);
}
