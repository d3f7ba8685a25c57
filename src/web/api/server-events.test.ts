import { expect, it } from 'vitest';

import { readServerEvents, type ServerEvent } from '#web/api/server-events.ts';

async function read(...chunks: string[]): Promise<ServerEvent[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readServerEvents(body)) events.push(event);
  return events;
}

it('reads events however they were cut on their way', async () => {
  expect(
    await read('event: noti', 'fication\ndata: {"a"', ':1}\n', '\nevent: missed\ndata: {}\n\n'),
  ).toEqual([
    { event: 'notification', data: '{"a":1}' },
    { event: 'missed', data: '{}' },
  ]);
});

it('leaves out comments, times to wait and what was cut off', async () => {
  expect(await read('retry: 5000\n\n: still here\n\ndata: x\n\ndata: lost')).toEqual([
    { event: 'message', data: 'x' },
  ]);
});
