import { setTimeout as delay } from 'node:timers/promises';

import type { z } from 'zod';

import { jsonSchemaOf } from '#server/platform/language-model/response-schema.ts';
import { objectIn, withoutReasoning } from '#server/platform/language-model/response-text.ts';
import {
  ChatCallError,
  complete,
  type ChatModelSettings,
  type Completion,
} from '#server/platform/language-model/chat-completion.ts';

export interface ChatQuestion<Answer> {
  readonly instructions: string;
  readonly prompt: string;
  readonly schema: z.ZodType<Answer>;
  /** Without reasoning. */
  readonly responseTokensMax: number;
  /**
   * Including retries. The first call of a process may take twice as long, while the model is
   * loaded.
   */
  readonly timeoutMs: number;
  readonly temperature?: number;
}

/** A language model behind any server with OpenAI's chat completions API. */
export interface ChatModel {
  /**
   * Returns a structured response. Rejects if the model fails, times out or returns another shape.
   */
  ask<Answer>(question: ChatQuestion<Answer>): Promise<Answer>;
}

const CALLS_MAX = 5;
const FIRST_QUESTION_FACTOR = 2;
const RETRY_DELAY_MS = 250;
/** Reasoning is several times as long as the response. */
const THOUGHT_FACTOR = 4;
const PASSING: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Fields that a server may reject, and what is sent instead from then on. */
const SUBSTITUTES: readonly (readonly [RegExp, keyof ServerTraits, Partial<ServerTraits>])[] = [
  [
    /max_completion_tokens|max_tokens.*not supported/i,
    'tokensField',
    { tokensField: 'max_completion_tokens' },
  ],
  [/reasoning_effort|reasoning effort/i, 'effort', { effort: null }],
  [/temperature/i, 'hasTemperature', { hasTemperature: false }],
  [/response_format|json_schema|schema/i, 'hasSchema', { hasSchema: false }],
];

/** What was learnt about a server from its responses. */
interface ServerTraits {
  readonly tokensField: 'max_tokens' | 'max_completion_tokens';
  readonly effort: 'low' | null;
  readonly hasTemperature: boolean;
  readonly hasSchema: boolean;
  readonly tokensFactor: number;
}

const AT_FIRST: ServerTraits = {
  tokensField: 'max_tokens',
  effort: null,
  hasTemperature: true,
  hasSchema: true,
  tokensFactor: 1,
};

/**
 * A model behind an OpenAI-compatible server. It learns from rejections which fields the server
 * accepts.
 */
export function openChatModel(settings: ChatModelSettings): ChatModel {
  let traits = AT_FIRST;
  let hasResponded = false;

  return {
    async ask(question) {
      const factor = hasResponded ? 1 : FIRST_QUESTION_FACTOR;
      const signal = AbortSignal.timeout(question.timeoutMs * factor);
      let passing = 0;
      for (let call = 1; ; call += 1) {
        try {
          const body = bodyOf(settings, question, traits);
          const completion = await complete(settings, body, signal);
          hasResponded = true;
          if (isExhaustedByReasoning(completion) && traits.tokensFactor === 1 && call < CALLS_MAX) {
            traits = { ...traits, effort: 'low', tokensFactor: THOUGHT_FACTOR };
            continue;
          }
          return question.schema.parse(objectIn(completion.text));
        } catch (error) {
          const learnt = traitsAfter(error, traits);
          const mayPass = error instanceof ChatCallError && PASSING.has(error.status);
          if (call >= CALLS_MAX || (learnt === null && (!mayPass || passing > 0))) throw error;
          if (learnt) traits = learnt;
          else await delay(RETRY_DELAY_MS * (passing += 1), undefined, { signal });
        }
      }
    },
  };
}

function isExhaustedByReasoning({ text, isCutOff }: Completion): boolean {
  return isCutOff && withoutReasoning(text) === '';
}

/** Null if a failure teaches nothing new. */
function traitsAfter(error: unknown, traits: ServerTraits): ServerTraits | null {
  if (!(error instanceof ChatCallError) || (error.status !== 400 && error.status !== 422)) {
    return null;
  }
  const found = SUBSTITUTES.find(
    ([named, key, substitute]) => named.test(error.message) && traits[key] !== substitute[key],
  );
  return found ? { ...traits, ...found[2] } : null;
}

function bodyOf<Answer>(
  { model }: ChatModelSettings,
  { instructions, prompt, schema, responseTokensMax, temperature }: ChatQuestion<Answer>,
  { tokensField, tokensFactor, effort, hasTemperature, hasSchema }: ServerTraits,
): Record<string, unknown> {
  const form = jsonSchemaOf(schema);
  const system = hasSchema
    ? instructions
    : `${instructions}\nAnswer with nothing but JSON of this schema: ${JSON.stringify(form)}`;
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: prompt },
    ],
    [tokensField]: responseTokensMax * tokensFactor,
    ...(hasTemperature && temperature !== undefined && { temperature }),
    ...(effort !== null && { reasoning_effort: effort }),
    ...(hasSchema && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', schema: form, strict: true },
      },
    }),
  };
}
