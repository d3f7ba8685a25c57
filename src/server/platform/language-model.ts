import type { z } from 'zod';

export interface ChatModelSettings {
  /** Up to and with the version, for instance `https://llm.example/v1`. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
}

export interface ChatQuestion<Answer> {
  readonly instructions: string;
  readonly prompt: string;
  readonly schema: z.ZodType<Answer>;
  readonly answerTokensMax: number;
  /** Retries included. */
  readonly timeoutMs: number;
}

/** A language model behind any server that speaks OpenAI's chat completions. */
export interface ChatModel {
  /** A structured answer. Rejects where the model fails, is silent for too long or answers otherwise. */
  ask<Answer>(question: ChatQuestion<Answer>): Promise<Answer>;
}

const RETRIES_MAX = 1;

/** The SDK is loaded at the first question: most installations never need it. */
export function openChatModel({ url, key, model }: ChatModelSettings): ChatModel {
  return {
    async ask({ instructions, prompt, schema, answerTokensMax, timeoutMs }) {
      const { generateText, Output } = await import('ai');
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const provider = createOpenAICompatible({
        name: 'configured',
        baseURL: url,
        supportsStructuredOutputs: true,
        ...(key !== null && { apiKey: key }),
      });
      const { output } = await generateText({
        model: provider.chatModel(model),
        instructions,
        prompt,
        output: Output.object({ schema }),
        maxOutputTokens: answerTokensMax,
        maxRetries: RETRIES_MAX,
        timeout: timeoutMs,
      });
      return output;
    },
  };
}
