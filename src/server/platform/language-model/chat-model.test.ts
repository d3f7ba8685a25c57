import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { briefResponseSchema } from '#server/features/brief/chat-brief-model.ts';

import { jsonSchemaOf } from './response-schema.ts';
import { objectIn } from './response-text.ts';
import { openChatModel } from './chat-model.ts';

type Body = Readonly<Record<string, unknown>>;
type Reply = (body: Body) => { status?: number; content?: string; finish?: string; said?: string };

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server that returns the next of `replies` for each call, and the last one from then on. */
async function serve(...replies: Reply[]) {
  const asked: Body[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push(body as Body);
      const reply = replies[Math.min(asked.length, replies.length) - 1];
      const {
        status = 200,
        content = '',
        finish = 'stop',
        said = '',
      } = reply?.(body as Body) ?? {};
      response.writeHead(status, { 'content-type': 'application/json' });
      const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: finish };
      response.end(
        JSON.stringify(status === 200 ? { choices: [choice] } : { error: { message: said } }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { asked, model: openChatModel({ url, key: 'a-key', model: 'a-model' }) };
}

const QUESTION = {
  instructions: 'Answer.',
  prompt: 'How?',
  schema: z.object({ text: z.string() }).meta({ id: 'Answer' }),
  responseTokensMax: 100,
  timeoutMs: 3_000,
  temperature: 0,
};
const ANSWER = { text: 'So {it} "is"' };
const SAYS = JSON.stringify(ANSWER);

describe('a response', () => {
  it.each([
    ['as it is', SAYS],
    ['after a thought', `<think>{"text": "not yet"} or so</think>\n\n${SAYS}`],
    ['after the end of a thought that the template began', `Hm, {"text": 1}\n</think>${SAYS}`],
    ['in a fence', `\`\`\`json\n${SAYS}\n\`\`\``],
    ['between sentences', `Here {you} are: ${SAYS} I hope this helps.`],
  ])('is parsed %s', async (_how, content) => {
    const { model } = await serve(() => ({ content }));
    expect(await model.ask(QUESTION)).toEqual(ANSWER);
  });

  it.each(['', 'No.', '{"text": 1}', '<think>{"text": "never said"}'])(
    'is rejected: %s',
    async (content) => {
      const { model } = await serve(() => ({ content }));
      await expect(model.ask(QUESTION)).rejects.toThrow('');
    },
  );

  it('used up by reasoning is requested again with more room and less reasoning, and so from then on', async () => {
    const { model, asked } = await serve(
      () => ({ content: '<think>Well', finish: 'length' }),
      () => ({ content: SAYS }),
    );
    expect(await model.ask(QUESTION)).toEqual(ANSWER);
    await model.ask(QUESTION);
    expect(asked.map(({ max_tokens: max }) => max)).toEqual([100, 400, 400]);
    expect(asked.map(({ reasoning_effort: effort }) => effort)).toEqual([undefined, 'low', 'low']);
  });
});

describe('a server', () => {
  it.each([
    ['temperature', "Unsupported value: 'temperature' does not support 0"],
    ['response_format', 'response_format json_schema is not supported by this model'],
    ['max_tokens', "'max_tokens' is not supported, use 'max_completion_tokens' instead"],
  ])('that refuses %s is called without it, at once and from then on', async (field, said) => {
    const { model, asked } = await serve((body) =>
      field in body ? { status: 400, said } : { content: SAYS },
    );
    expect(await model.ask(QUESTION)).toEqual(ANSWER);
    expect(await model.ask(QUESTION)).toEqual(ANSWER);
    expect(asked.map((body) => field in body)).toEqual([true, false, false]);
  });

  it('that fails is called once more, and one that refuses is not', async () => {
    const failing = await serve(
      () => ({ status: 503, said: 'loading' }),
      () => ({ content: SAYS }),
    );
    expect(await failing.model.ask(QUESTION)).toEqual(ANSWER);
    const refusing = await serve(() => ({ status: 401, said: 'wrong key' }));
    await expect(refusing.model.ask(QUESTION)).rejects.toThrow('answers 401: wrong key');
    expect(refusing.asked).toHaveLength(1);
    const broken = await serve(() => ({ status: 500, said: 'no' }));
    await expect(broken.model.ask(QUESTION)).rejects.toThrow('answers 500: no');
    expect(broken.asked).toHaveLength(2);
  });
});

it('uses schemas whose root is the object', () => {
  for (const schema of [QUESTION.schema, briefResponseSchema]) {
    expect(jsonSchemaOf(schema)).toMatchObject({ type: 'object' });
    expect(jsonSchemaOf(schema)).not.toHaveProperty('$ref');
  }
});

it('ignores braces inside strings', () => {
  expect(objectIn('x {"a": "}\\"}", "b": {"c": [1]}} y')).toEqual({ a: '}"}', b: { c: [1] } });
});
