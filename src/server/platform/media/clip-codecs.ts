import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import type * as WebCodecsModule from '@napi-rs/webcodecs';

import { UnusableFileError } from './check-result.ts';

export type WebCodecs = typeof WebCodecsModule;
export type ClipFrame = InstanceType<WebCodecs['VideoFrame']>;

export const MICROSECONDS = 1_000_000;

/** Refuses the clip if the optional binding is not installed. */
export async function loadCodecs(): Promise<WebCodecs> {
  try {
    return await import('@napi-rs/webcodecs');
  } catch {
    throw new UnusableFileError(
      'Clips cannot be read on this installation. Please ask its operator',
    );
  }
}

/** The bytes of a decoder description, without copying them. */
export function bytesOf(source: NonNullable<VideoDecoderConfig['description']>): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}

let collect: ((options: { readonly type: 'minor' }) => void) | null = null;

/**
 * Frees the memory of closed frames. The binding frees it only together with the wrapper object,
 * and hundreds of megabytes accumulate before the garbage collector runs by itself.
 */
export async function freeFrames(): Promise<void> {
  if (!collect) {
    // The flag applies only to contexts created after it was set.
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as NonNullable<typeof collect>;
  }
  collect({ type: 'minor' });
  await nextTurn();
}
