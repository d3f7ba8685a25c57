import type { ClipFailure } from '#domain/clip-failures.ts';

/** What JSON can hold. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** How a model's server calls an order. It is stored, so it never holds a key. */
export interface ClipHandle {
  /** Unique among all orders at one engine. */
  readonly id: string;
  readonly [detail: string]: Json;
}

/** Footage as it is asked for. */
export interface ClipOrder {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** A whole number. */
  readonly seed: number;
}

/** One try to order a clip. Its id is stored before the order leaves, and goes with it where the protocol allows. */
export interface OrderAttempt {
  readonly order: ClipOrder;
  readonly attemptId: string;
  /** When the try began. */
  readonly since: Date;
  /** The id that a callback gave for this attempt. */
  readonly callbackId: string | null;
}

export interface CallOptions {
  readonly signal: AbortSignal;
}

export interface SubmitOptions extends CallOptions {
  /** Where the model's server may call back when it is done; null where it cannot reach us. */
  readonly callbackUrl: string | null;
}

/**
 * What became of an order whose answer was lost: `found` are the orders that may be this one, among
 * them perhaps those of other clips, which the caller knows. `isCertain`: each of them is an order
 * like this one. None found proves that nothing was accepted; `unknown` proves nothing.
 */
export type Recovery =
  | { readonly found: readonly ClipHandle[]; readonly isCertain: boolean }
  | 'unknown';

/** Where a finished clip is. Never stored: addresses of files may contain keys. */
export type ClipOutput =
  | { readonly kind: 'address'; readonly url: string; readonly headers: Record<string, string> }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array };

export type PollAnswer =
  | { readonly state: 'running'; readonly progress: number | null }
  | { readonly state: 'done'; readonly output: ClipOutput }
  | {
      readonly state: 'failed';
      readonly failure: ClipFailure;
      /** What the server said. */
      readonly detail: string;
      readonly isBilled: boolean;
    }
  /** The server no longer knows the order. */
  | { readonly state: 'lost' };

/** A callback whose signature was found good: which order it is about. */
export interface Callback {
  /** The same for a repeated delivery. */
  readonly deliveryId: string;
  readonly handleId: string;
}

export interface CallbackRequest {
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
  readonly now: Date;
}

/**
 * A text-to-video model behind one protocol. Each call is one question to the model's server and
 * keeps nothing: what must outlive a crash is in the handle.
 */
export interface VideoEngine {
  /**
   * Orders a clip. Rejects with {@link NotAccepted} where it is certain that nothing was ordered, and
   * with {@link MaybeAccepted} where it is not; it never tries twice.
   */
  submit(
    attempt: OrderAttempt,
    options: SubmitOptions,
  ): Promise<{ handle: ClipHandle; warnings: readonly string[] }>;
  /** Looks for the order of an attempt whose answer was lost. */
  recover(attempt: OrderAttempt, options: CallOptions): Promise<Recovery>;
  /** Rejects where the question itself failed, which says nothing about the clip. */
  poll(handle: ClipHandle, options: CallOptions): Promise<PollAnswer>;
  /** Asks the server to stop working on an order nobody waits for; where it cannot, nothing happens. */
  cancel(handle: ClipHandle, options: CallOptions): Promise<void>;
  /** Null where the signature is not good, or the protocol has none. */
  verifyCallback(request: CallbackRequest): Promise<Callback | null>;
  /** Rejects where the server cannot be reached or refuses the key. */
  check(options: CallOptions): Promise<string>;
}

/** Certainly not ordered. `isPassing`: the same order may be taken later. */
export class NotAccepted extends Error {
  readonly failure: ClipFailure;
  readonly isRetryable: boolean;

  constructor(failure: ClipFailure, detail: string, isRetryable: boolean) {
    super(detail);
    this.name = 'NotAccepted';
    this.failure = failure;
    this.isRetryable = isRetryable;
  }
}

/** Perhaps ordered: only `recover` may say. */
export class MaybeAccepted extends Error {
  constructor(detail: string, cause?: unknown) {
    super(detail, { cause });
    this.name = 'MaybeAccepted';
  }
}
