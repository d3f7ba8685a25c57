export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** The events of a `text/event-stream`, as they arrive. `EventSource` cannot send the token. */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Null for comments and for what only sets the time to wait. */
function eventOf(block: string): ServerEvent | null {
  const fields = block.split('\n').map((line) => /^(event|data): ?(.*)$/.exec(line));
  const valueOf = (name: string) =>
    fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
  const data = valueOf('data');
  return data.length === 0
    ? null
    : { event: valueOf('event')[0] ?? 'message', data: data.join('\n') };
}
