import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Shown to engineers only. */
const GALLERY = 'src/web/app/gallery-screen.tsx';

/** Properties, of components and of plain objects, that users read or hear. */
const READ_ALOUD = new Set([
  'alt',
  'children',
  'aria-label',
  'confirmLabel',
  'consequence',
  'description',
  'errorTitle',
  'hint',
  'label',
  'lead',
  'note',
  'placeholder',
  'question',
  'text',
  'title',
  'valueText',
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Keys and URLs are the same in every language. */
const WORD = /^(?!https?:).*\p{L}{2}/su;
/** A capital letter, then another word: identifiers, class names and URLs do not look like that. */
const SENTENCE = /^\s*[\p{Lu}“][\p{L}’']*[,:!?]? [\p{L}\d“(]/u;

/** Returns the sentences in a source file that a translator would have to look for. */
function sentencesIn(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, property: string | null) => {
    // Thrown errors are for engineers.
    if (/^(Import|TSLiteral|NewExpression)/.test(node.type)) return;
    const text = textOf(node);
    if (text !== null && isShown(node, text, property)) found.push(text.trim());
    for (const [child, inner] of childrenOf(node, property)) visit(child, inner);
  };
  visit(parseSync(file, source).program as unknown as Node, null);
  return found;
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXText') return String(node['value']);
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as readonly { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

function isShown(node: Node, text: string, property: string | null): boolean {
  if (!WORD.test(text) || property === 'className') return false;
  if (node.type === 'JSXText') return true;
  return (property !== null && READ_ALOUD.has(property)) || SENTENCE.test(text);
}

const PASSES_ON = new Set(['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression']);

/** Each child with the property whose value it is, including both branches of a conditional. */
function childrenOf(node: Node, property: string | null): [Node, string | null][] {
  const inner = PASSES_ON.has(node.type) ? property : nameOf(node);
  return Object.entries(node).flatMap(([key, value]) => {
    const isName = ['test', 'key', 'name'].includes(key);
    const name = isName ? null : key === 'children' ? key : inner;
    return [value]
      .flat()
      .filter(isNode)
      .map((child): [Node, string | null] => [child, name]);
  });
}

function nameOf(node: Node): string | null {
  const name = { JSXAttribute: node['name'], Property: node['key'] }[node.type];
  if (!isNode(name)) return null;
  return String(name['name'] ?? name['value']);
}

const FILES = globSync('src/web/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.tsx?$|\/texts\.ts$|^src\/web\/testing\//.test(file) && file !== GALLERY,
);

describe('interface texts', () => {
  it.each([
    ['<p>Hello</p>', 'Hello'],
    ['<Field label="Email" />', 'Email'],
    ['<Field label={isNew ? "Email" : x} />', 'Email'],
    ['<Field hint={`${n} days`} />', '… days'],
    ['<p>{isNew && "New"}</p>', 'New'],
    ['toast({ title: "Saved" })', 'Saved'],
    ['say("Nothing was charged.")', 'Nothing was charged.'],
  ])('are found in %s', (source, sentence) => {
    expect(sentencesIn('a.tsx', `const a = ${source};`)).toEqual([sentence]);
  });

  it.each(['<p className="Grid gap-3" />', '<p>{TEXTS.hello}</p>', 'status === "Ready"'])(
    'are not found in %s',
    (source) => expect(sentencesIn('a.tsx', `const a = ${source};`)).toEqual([]),
  );

  it.each(FILES)('%s keeps its texts in texts.ts', (file) => {
    expect(sentencesIn(file, readFileSync(`${ROOT}/${file}`, 'utf8'))).toEqual([]);
  });
});
