/** Reasoning in tags, if the server does not remove it. */
const THOUGHTS = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi;
/** If the model's template opened the tag, the response contains only its end. */
const END_OF_THOUGHT = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i;
/** The channels of gpt-oss, if the server does not remove them: the response is in the last one. */
const BEFORE_FINAL_CHANNEL = /^[\s\S]*<\|channel\|>final<\|message\|>/;
const UNFINISHED_THOUGHT = /<(?:think|thinking|reasoning)>[\s\S]*$/i;

/** Returns a model's response without its reasoning; empty if there is nothing else. */
export function withoutReasoning(text: string): string {
  return text
    .replaceAll(THOUGHTS, '')
    .replace(END_OF_THOUGHT, '')
    .replace(BEFORE_FINAL_CHANNEL, '')
    .replace(UNFINISHED_THOUGHT, '')
    .trim();
}

/**
 * Returns the JSON object in a response, ignoring reasoning, a code fence, or sentences around it.
 * Undefined if there is none.
 */
export function objectIn(text: string): unknown {
  const said = withoutReasoning(text);
  for (let start = said.indexOf('{'); start !== -1; start = said.indexOf('{', start + 1)) {
    const end = endOfObject(said, start);
    const found = end === null ? undefined : parsed(said.slice(start, end));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the index after the brace that closes the one at `start`; braces inside strings do not
 * count.
 */
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
