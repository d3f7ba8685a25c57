import type { MessagePort } from 'node:worker_threads';
import { openClipReader, type ClipReader, type OpenClipReader } from '#film/clips/clip-reader.ts';
import { FilmError, toFilmError, type FilmFault } from '#film/film-error.ts';
import { unreadableClip } from '#film/clips/unreadable-clip.ts';
import type { Planes } from '#film/picture/planes.ts';

/** `clip` is the number that a thread gives a clip as it opens it. */
type Call =
  | { readonly kind: 'open'; readonly clip: number; readonly path: string }
  | { readonly kind: 'picture'; readonly clip: number; readonly at: number }
  | { readonly kind: 'close'; readonly clip: number };

/** To the call made last: a thread waits for each. None to `close`. */
type Reply =
  | { readonly kind: 'opened'; readonly seconds: number }
  | { readonly kind: 'picture'; readonly picture: Planes }
  | { readonly kind: 'failed'; readonly reason: FilmFault; readonly message: string };

/** Reads clips for a thread that asks through the other end of the channel, until that is closed. */
export function serveClips(port: MessagePort): void {
  const readers = new Map<number, ClipReader>();
  const close = (clip: number) => {
    readers.get(clip)?.close();
    readers.delete(clip);
  };
  const reply = async (call: Call): Promise<void> => {
    if (call.kind === 'close') return close(call.clip);
    try {
      if (call.kind === 'open') {
        const reader = await openClipReader(call.path);
        readers.set(call.clip, reader);
        send(port, { kind: 'opened', seconds: reader.seconds });
      } else {
        const picture = await readers.get(call.clip)?.pictureAt(call.at);
        if (!picture) throw unreadableClip('it is closed');
        send(port, { kind: 'picture', picture }, buffersOf(picture));
      }
    } catch (error) {
      const { reason, message } = toFilmError(error, 'pictureFailed');
      send(port, { kind: 'failed', reason, message });
    }
  };
  port.on('message', (call: Call) => void reply(call));
  port.on('close', () => {
    for (const clip of readers.keys()) close(clip);
  });
  // The thread keeps the process, not what it might ask.
  port.unref();
}

/** Opens clips that `serveClips` reads at the other end of the channel. One call at a time. */
export function readClipsThrough(port: MessagePort): OpenClipReader {
  let hear: (reply: Reply) => void = () => undefined;
  port.on('message', (reply: Reply) => hear(reply));
  // Whoever waits keeps the thread.
  port.unref();

  async function ask<Kind extends Reply['kind']>(
    call: Call,
    expected: Kind,
  ): Promise<ReplyOf<Kind>> {
    port.ref();
    const reply = await new Promise<Reply>((resolve) => {
      hear = resolve;
      send(port, call);
    });
    port.unref();
    if (reply.kind === 'failed') throw new FilmError(reply.reason, reply.message);
    if (!isOf(reply, expected)) throw unreadableClip('it was answered out of turn');
    return reply;
  }

  let clipCount = 0;
  return async (path) => {
    const clip = clipCount++;
    const { seconds } = await ask({ kind: 'open', clip, path }, 'opened');
    return {
      seconds,
      pictureAt: async (at) => (await ask({ kind: 'picture', clip, at }, 'picture')).picture,
      close: () => send(port, { kind: 'close', clip }),
    };
  };
}

type ReplyOf<Kind> = Extract<Reply, { readonly kind: Kind }>;

function isOf<Kind extends Reply['kind']>(reply: Reply, kind: Kind): reply is ReplyOf<Kind> {
  return reply.kind === kind;
}

function send(
  port: MessagePort,
  message: Call | Reply,
  buffers: readonly ArrayBuffer[] = [],
): void {
  port.postMessage(message, buffers);
}

/** The memory of a picture, which goes to the thread. */
function buffersOf({ y, u, v }: Planes): readonly ArrayBuffer[] {
  const buffers = [y, u, v].map(({ bytes }) => bytes.buffer);
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer);
}
