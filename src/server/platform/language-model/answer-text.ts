/** Models that think aloud where the server does not take it out. */
const THOUGHTS = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi;
/** Where the template of the model opened the thought, only its end is in the answer. */
const END_OF_THOUGHT = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i;
/** The channels of gpt-oss, where the server leaves them in: what is meant stands in the last one. */
const BEFORE_FINAL_CHANNEL = /^[\s\S]*<\|channel\|>final<\|message\|>/;
const UNFINISHED_THOUGHT = /<(?:think|thinking|reasoning)>[\s\S]*$/i;

/** What a model says when it has thought; empty where it did nothing else. */
export function withoutThoughts(text: string): string {
  return text
    .replaceAll(THOUGHTS, '')
    .replace(END_OF_THOUGHT, '')
    .replace(BEFORE_FINAL_CHANNEL, '')
    .replace(UNFINISHED_THOUGHT, '')
    .trim();
}

/**
 * The JSON object in an answer, whatever stands around it: thoughts, a fence, a sentence before or
 * after. Undefined where there is none.
 */
export function objectIn(text: string): unknown {
  const said = withoutThoughts(text);
  for (let start = said.indexOf('{'); start !== -1; start = said.indexOf('{', start + 1)) {
    const end = endOfObject(said, start);
    const found = end === null ? undefined : parsed(said.slice(start, end));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** After the brace that closes the one at `start`; braces in texts do not count. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  let isInText = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText && sign === '\\') at += 1;
    else if (sign === '"') isInText = !isInText;
    else if (!isInText && sign === '{') depth += 1;
    else if (!isInText && sign === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
