import { escaped } from '#server/http/responses/escaped.ts';

/** An example with a copy button, which appears if scripts run. */
export function renderExample(text: string): string {
  return `<div class="example"><pre tabindex="0">${escaped(text)}</pre><button class="copy" type="button" hidden>Copy</button></div>`;
}

/** Text to read, with nothing to copy. */
export function renderSample(text: string): string {
  return `<pre tabindex="0">${escaped(text)}</pre>`;
}
