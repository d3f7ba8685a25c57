import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '#policy/lexicon/lexicon.ts';
import type { Language } from '#policy/lexicon/lexicon.ts';
import type { Decision } from '#domain/verdict.ts';
import { composeGrammars } from './grammars.ts';
import { readOwnPrompts } from './own-prompts.ts';
import { JURISDICTIONS } from '#domain/markets/jurisdictions.ts';
import { POLICY_CATEGORIES } from '#domain/verdict.ts';
import type { PolicyCategory } from '#domain/verdict.ts';

export interface Example {
  readonly text: string;
  readonly language: Language;
  readonly decision: Decision;
  readonly categories: readonly PolicyCategory[];
  /** `near` for harmless texts that look like violations. */
  readonly kind: 'violation' | 'benign' | 'near';
  /** What is held out together: a template, or one idea written down in several languages. */
  readonly unit: string;
}

/** Languages written side by side, line by line: the same idea must not sit on both sides. */
const PARALLEL_PATTERNS = new Set([
  'mixte',
  'mix',
  'misto',
  '混合',
  'suelto',
  'libre',
  'frei',
  'libero',
  'livre',
  '散',
  'direct',
  'direkt',
  'diretto',
  'direto',
  '直接',
  'voces',
  'voix',
  'stimmen',
  'voci',
  'vozes',
  '声音',
  'pista',
  'contraste',
  'wit',
  'sure',
  'contrast',
  'contrasto',
  '对照',
  'voz',
  'voix2',
  'ton',
  'timbro',
  'timbre',
  '语气',
  'piste',
  'wink',
  'spunto',
  '暗示',
  'sencillo',
  'simple',
  'schlicht',
  'semplice',
  'simples',
  '简单',
]);

function languageOf(file: string): Language {
  const code = file.slice(0, 2);
  const language = LANGUAGES.find((known) => known === code);
  if (!language) throw new Error(`No language in the name of ${file}`);
  return language;
}

const isCategory = (id: string): id is PolicyCategory =>
  POLICY_CATEGORIES.some((category) => category === id);

function exampleOf(section: string[], text: string, language: Language, unit: string): Example {
  const [id = '', severity = ''] = section;
  if (isCategory(id)) {
    const decision = severity === 'flag' ? 'flag' : 'block';
    return { text, language, decision, categories: [id], kind: 'violation', unit };
  }
  const kind = id === 'near' ? 'near' : 'benign';
  return { text, language, decision: 'allow', categories: [], kind, unit };
}

/** Reads sections `## category severity pattern`, one text a line. */
function readSections(path: string, file: string): Example[] {
  const language = languageOf(file);
  const examples: Example[] = [];
  let section: string[] = [];
  let line = 0;
  for (const raw of readFileSync(path, 'utf8').split('\n')) {
    const text = raw.trim();
    if (text.startsWith('## ')) {
      section = text.slice(3).split(' ');
      line = 0;
    } else if (text) {
      const pattern = section[2] ?? '';
      const owner = PARALLEL_PATTERNS.has(pattern) ? 'parallel' : `${file}/${pattern}`;
      const unit = `${owner}/${section[0]}/${section[1]}/${line}`;
      examples.push(exampleOf(section, text, language, unit));
      line += 1;
    }
  }
  return examples;
}

/**
 * Reads files in which every line begins with its language and a blank line ends an idea: one idea
 * in several languages is one unit.
 */
function readIdeas(path: string, file: string): Example[] {
  const examples: Example[] = [];
  let section: string[] = [];
  let idea = 0;
  for (const raw of readFileSync(path, 'utf8').split('\n')) {
    const line = raw.trim();
    const [code = '', ...rest] = line.split('| ');
    if (line === '') idea += 1;
    else if (line.startsWith('## ')) section = line.slice(3).split(' ');
    else {
      const unit = `${file}/${idea}`;
      examples.push(exampleOf(section, rest.join('| '), languageOf(code), unit));
    }
  }
  return examples;
}

/** Letters only, so that small differences do not make two of one. */
const skeletonOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '');

function withoutDuplicates(examples: readonly Example[]): Example[] {
  const seen = new Set<string>();
  return examples.filter(({ text }) => {
    const skeleton = skeletonOf(text);
    if (seen.has(skeleton)) return false;
    seen.add(skeleton);
    return true;
  });
}

type ReadFile = (path: string, file: string) => Example[];

/** Everything written by hand. */
function readWritten(folder: URL, read: ReadFile): Example[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap((file) => read(new URL(file, folder).pathname, file));
}

/**
 * What the grammars compose. A template is one unit; the same template in another language (all
 * but the English files were written side by side) belongs to the same unit.
 */
function readComposed(folder: URL): Example[] {
  const places = new Map<string, number>();
  return composeGrammars(folder).flatMap(({ file, section, texts }) => {
    const name = `${file}/${section.join('/')}`;
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    const owner = file.startsWith('en') ? 'en' : 'parallel';
    const unit = `grammar/${owner}/${section.join('/')}/${place}`;
    return texts.map((text) => exampleOf([...section], text, languageOf(file), unit));
  });
}

/** The lines that films of our markets must carry; they may never stop a prompt. */
function readMandatedLines(): Example[] {
  return JURISDICTIONS.filter(({ message }) => message !== '').map(({ message }) => ({
    text: message,
    language: 'en',
    decision: 'allow',
    categories: [],
    kind: 'near',
    unit: 'mandated-lines',
  }));
}

/** The whole corpus: written by hand first, then what the grammars add. */
export function readCorpus(): Example[] {
  const folder = new URL('./', import.meta.url);
  return withoutDuplicates([
    ...readWritten(new URL('written/', folder), readSections),
    ...readWritten(new URL('side-by-side/', folder), readIdeas),
    ...readMandatedLines(),
    ...readOwnPrompts(),
    ...readComposed(new URL('grammar/', folder)),
  ]);
}
