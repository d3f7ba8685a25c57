import { findSpans, type Span } from '#text/spans.ts';

const GREETED =
  'hey|hi|hello|dear|morning|good (?:morning|afternoon|evening)|greetings|team|hola|oye|oigan|buenos dias|buenas(?: tardes| noches)?|buen dia|querid[oa]s?|estimad[oa]s?|bonjour|bonsoir|salut|coucou|allo|chers?|cheres?|madame|hallo|hoi|moin|servus|gruezi|liebe[rs]?|sehr geehrte|guten (?:tag|morgen|abend)|ciao|salve|buongiorno|buonasera|gentil[ei]|carissim[oi]|egregio|ola|oi+|e ai|boa (?:tarde|noite)|bom dia|car[oa]s|prezad[oa]s?|urge(?:nte)?|thanks|many thanks|thank you|muchas gracias|gracias|merci|cordialement|bien cordialement|danke|herzlichen dank|vielen dank|grazie|cordiali saluti|obrigad[oa]|melhores cumprimentos';

const GREETING = new RegExp(
  `(?<=^|\\n|[.!?]\\s)(?:${GREETED})(?!\\p{L})[^,!?.:\\n]{0,30}(?:[,!?.:]+|(?=\\n)|(?=\\p{Extended_Pictographic})|$)`,
  'gu',
);
const NAME_FOLLOWS = /^(?:dear|hello|hi|hey|ciao|hola|salut)\s+\p{Lu}\p{Ll}+\s\p{Lu}/u;

/** Words of a letter that greet its readers: they say nothing about the film. */
export function findGreetings(text: string, folded: string): Span[] {
  return findSpans(folded, GREETING).filter(
    ({ start, end }) => !NAME_FOLLOWS.test(text.slice(start, end)) || text.includes('\n'),
  );
}
