import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The part of a chat completion request that tests read. */
export interface ChatRequest {
  readonly authorization: string | undefined;
  readonly path: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { role: string; content: unknown }[];
    readonly response_format?: { type: string };
  };
}

export interface FakeLanguageModel {
  readonly environment: Record<string, string>;
  readonly requests: ChatRequest[];
  /** The response from now on, verbatim; a number is an error status. */
  says(content: string | number): void;
  close(): Promise<void>;
}

/**
 * A fake of OpenAI's chat completions API on a free port: bearer key, choices, usage, error bodies.
 */
export async function startFakeLanguageModel(): Promise<FakeLanguageModel> {
  const requests: ChatRequest[] = [];
  let saying: string | number = 500;
  const server = createServer((request, response) => {
    void readRequest(request).then((asked) => {
      requests.push(asked);
      const isFailing = typeof saying === 'number';
      response.writeHead(isFailing ? Number(saying) : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isFailing ? FAILURE : completionOf(asked.body.model, saying)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      LLM_API_URL: `http://127.0.0.1:${port}/v1`,
      LLM_API_KEY: 'key-for-the-tests',
      LLM_MODEL: 'model-for-the-tests',
    },
    requests,
    says: (content) => {
      saying = content;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readRequest(request: IncomingMessage): Promise<ChatRequest> {
  const body = JSON.parse(await text(request)) as ChatRequest['body'];
  return { authorization: request.headers.authorization, path: request.url, body };
}

const FAILURE = { error: { message: 'The model is overloaded', type: 'server_error' } };

function completionOf(model: string, content: string | number) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  };
}
