import { z } from 'zod';

export interface ChatModelSettings {
  /** Including the version, for instance `https://llm.example/v1`. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
}

export interface Completion {
  readonly text: string;
  /** The response was truncated by the token limit. */
  readonly isCutOff: boolean;
}

/** A call that the server refused or failed. */
export class ChatCallError extends Error {
  readonly status: number;

  constructor(status: number, said: string) {
    super(`The language model answers ${status}: ${said}`);
    this.name = 'ChatCallError';
    this.status = status;
  }
}

const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
});
const errorSchema = z.object({
  error: z.union([z.string(), z.object({ message: z.string() })]).optional(),
  detail: z.string().optional(),
  message: z.string().optional(),
});

const SAID_CHARACTERS = 300;

/**
 * One call of OpenAI's chat completions API. Its errors contain neither the request nor the key.
 */
export async function complete(
  { url, key }: ChatModelSettings,
  body: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<Completion> {
  const answer = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal,
  });
  const text = await answer.text();
  if (!answer.ok) throw new ChatCallError(answer.status, messageIn(text));
  const completion = completionSchema.parse(parsed(text));
  const choice = completion.choices[0];
  return {
    text: choice?.message.content ?? '',
    isCutOff: choice?.finish_reason === 'length',
  };
}

function messageIn(text: string): string {
  const body = errorSchema.safeParse(parsed(text)).data;
  const error = typeof body?.error === 'string' ? body.error : body?.error?.message;
  return (error ?? body?.detail ?? body?.message ?? text.trim()).slice(0, SAID_CHARACTERS);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
