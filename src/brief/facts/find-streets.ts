import type { BriefText } from '#brief/segments/open-text.ts';
import type { Span } from '#text/spans.ts';

/** Behind a name: `88 Harbor Street`. */
const BEHIND =
  'Street|St|Road|Rd|Avenue|Ave|Boulevard|Blvd|Drive|Lane|Parkway|Highway|Hwy|Square|Court';
/** Before a name: `Avenida da Praia`, `quai des Brumes`. */
const BEFORE = [
  'Calle|Avenida|Av|Avda|Paseo|Plaza|Carrera',
  'Rue|Avenue|Quai|Boulevard|Bd|Place|Chemin|Impasse',
  'Via|Viale|Piazza|Corso|Lungomare|Largo',
  'Rua|Praça|Travessa|Alameda|Estrada',
].join('|');
const PARTICLES =
  "(?:(?:de|du|des|del|dei|della|delle|degli|da|do|das|dos|di|la|le|les|los|las|el)\\s|[dl][’'])*";
/** One word with its street: `Seestraße 4`, `Uferweg`. */
const WITHIN = 'straße|strasse|str\\.|platz|allee|gasse|weg|ufer|promenade';

const NAME = "\\p{Lu}[\\p{L}’'-]{0,30}";
const STREETS = new RegExp(
  [
    `(?:${NAME}\\s){1,3}(?:${BEHIND})(?![\\p{L}])`,
    `(?<!\\p{L})(?:${BEFORE}|${lowered(BEFORE)})\\.?\\s${PARTICLES}${NAME}`,
    `\\p{Lu}[\\p{L}-]{0,30}(?:${WITHIN})(?=\\s\\d)`,
    '\\p{Script=Han}{1,6}(?:路|街|大道)\\d+号',
  ].join('|'),
  'gu',
);

function lowered(list: string): string {
  return list.replaceAll(/(^|\|)\p{Lu}/gu, (first) => first.toLowerCase());
}

/** Returns the names of streets in a text. What they are named after is not seen. */
export function findStreets({ prompt }: Pick<BriefText, 'prompt'>): Span[] {
  return [...prompt.matchAll(STREETS)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}
