import { readdirSync, readFileSync } from 'node:fs';
import { randomFrom } from './linear-trainer.ts';

/** One section header and template of a grammar file with everything it was filled with. */
export interface ComposedSection {
  readonly file: string;
  readonly section: readonly string[];
  readonly template: string;
  readonly texts: readonly string[];
}

const TEXTS_PER_TEMPLATE = { benign: 24, near: 14, violation: 8 } as const;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function fill(
  template: string,
  slots: ReadonlyMap<string, readonly string[]>,
  random: () => number,
): string {
  const used = new Set<string>();
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const choices = (slots.get(name) ?? []).filter((choice) => !used.has(choice));
    const choice = choices[Math.floor(random() * choices.length)] ?? '';
    used.add(choice);
    return choice;
  });
  return capitalised(filled);
}

function compose(file: string, source: string): ComposedSection[] {
  const slots = new Map<string, readonly string[]>();
  const composed: ComposedSection[] = [];
  const random = randomFrom(file.length * 7919 + source.length);
  let section: string[] = [];
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    const slot = /^\$(\w+) = (.*)$/.exec(line);
    if (slot)
      slots.set(
        slot[1] ?? '',
        (slot[2] ?? '').split('|').map((choice) => choice.trim()),
      );
    else if (line.startsWith('## ')) section = line.slice(3).split(' ');
    else if (line) {
      const kind = section[0] === 'benign' || section[0] === 'near' ? section[0] : 'violation';
      const count = TEXTS_PER_TEMPLATE[kind];
      const texts = Array.from({ length: count }, () => fill(line, slots, random));
      composed.push({ file, section, template: line, texts: [...new Set(texts)] });
    }
  }
  return composed;
}

/** Fills every template of the grammars; the same files always give the same texts. */
export function composeGrammars(folder: URL): ComposedSection[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap((file) => compose(file, readFileSync(new URL(file, folder), 'utf8')));
}
