const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of HTML, as opposed to text that still has to be escaped. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | null | readonly Html[];

/** Builds HTML; texts put into it are escaped, pieces made by it are not. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const rendered = parts.map(render);
  return { html: strings.map((text, index) => text + (rendered[index] ?? '')).join('') };
}

/** For texts of our own that are HTML already, such as the style. */
export function raw(text: string): Html {
  return { html: text };
}

function render(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'html' in part ? part.html : part.map((piece) => piece.html).join('');
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
