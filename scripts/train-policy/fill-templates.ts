import { readdirSync, readFileSync } from 'node:fs';

import { mulberry32 } from '#film/random.ts';

/** One section header and template of a file with everything it was filled with. */
export interface FilledTemplate {
  readonly file: string;
  readonly section: readonly string[];
  readonly isHeldOut: boolean;
  readonly texts: readonly string[];
}

const TEXTS_PER_TEMPLATE = { harmless: 24, 'near-miss': 14, violation: 8 } as const;
const HELD_OUT = 'held-out: ';

/** Fills every template; the same files always give the same texts. */
export function fillTemplates(folder: URL): FilledTemplate[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return files
    .sort()
    .flatMap((file) => fillFile(file, readFileSync(new URL(file, folder), 'utf8')));
}

/** Reads `seed = n`, slots `$name = this | that`, sections `## label severity topic`, one template a line. */
function fillFile(file: string, source: string): FilledTemplate[] {
  const slots = new Map<string, readonly string[]>();
  const filled: FilledTemplate[] = [];
  let random = mulberry32(0);
  let section: string[] = [];
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    const [, slot, choices] = /^\$(\w+) = (.*)$/.exec(line) ?? [];
    if (line.startsWith('seed = ')) random = mulberry32(Number(line.slice('seed = '.length)));
    else if (slot !== undefined && choices !== undefined)
      slots.set(
        slot,
        choices.split('|').map((choice) => choice.trim()),
      );
    else if (line.startsWith('## ')) section = line.slice(3).split(' ');
    else if (line) {
      const isHeldOut = line.startsWith(HELD_OUT);
      const template = isHeldOut ? line.slice(HELD_OUT.length) : line;
      const length = textsPerTemplate(section[0]);
      const texts = Array.from({ length }, () => fill(template, slots, random));
      filled.push({ file, section, isHeldOut, texts: [...new Set(texts)] });
    }
  }
  return filled;
}

function textsPerTemplate(label: string | undefined): number {
  const kind = label === 'harmless' || label === 'near-miss' ? label : 'violation';
  return TEXTS_PER_TEMPLATE[kind];
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
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
