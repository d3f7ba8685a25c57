import type { ClipFailure } from '#domain/clip-failures.ts';
import type { PresetId } from '#domain/presets.ts';

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

export interface ClipImage {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg';
}

/** Pictures that a clip is made from. An engine that cannot use one of them refuses the order. */
export interface ClipImages {
  /** The clip begins with it. */
  readonly start?: ClipImage;
  /** The clip ends with it; never without a start. */
  readonly end?: ClipImage;
  /** What things and places look like. */
  readonly references?: readonly ClipImage[];
}

/** Which pictures an engine takes. */
export interface ImageSupport {
  readonly frames: 'none' | 'start' | 'start_and_end';
  readonly references: boolean;
}

/** Footage as it is asked for. */
export interface ClipOrder {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** A whole number. */
  readonly seed: number;
  readonly images?: ClipImages;
  /** Of the film that it is for: engines may be set to order otherwise for some. */
  readonly film?: {
    readonly preset: PresetId;
    readonly shortSidePixels: number;
    readonly fps: number;
  };
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
 * What became of an order whose response was lost: `found` are the orders that may be this one, among
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

/** What a server tells of the work that a clip took; null where it does not. */
export interface ClipUsage {
  readonly inferenceSeconds: number | null;
  readonly peakMemoryMegabytes: number | null;
}

export type PollResult =
  | {
      readonly state: 'running';
      /** 0 to 1; null where the server does not tell. */
      readonly progress: number | null;
      /** Orders before this one; 0 where it is being worked on. Left out where the server does not tell. */
      readonly ordersAhead?: number;
    }
  | { readonly state: 'done'; readonly output: ClipOutput; readonly usage?: ClipUsage }
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

/** What a cancelled order does: with `goes_on` its server works, and may bill, to the end. */
export type CancelOutcome = 'stopped' | 'goes_on';

/**
 * A text-to-video model behind one protocol. Each call is one question to the model's server and
 * keeps nothing: what must outlive a crash is in the handle.
 */
export interface VideoEngine {
  /** Asks nobody outside. */
  imageSupport(): Promise<ImageSupport>;
  /**
   * Orders a clip. Rejects with {@link NotAccepted} where it is certain that nothing was ordered, and
   * with {@link MaybeAccepted} where it is not; it never tries twice.
   */
  submit(
    attempt: OrderAttempt,
    options: SubmitOptions,
  ): Promise<{ handle: ClipHandle; warnings: readonly string[] }>;
  /** Looks for the order of an attempt whose response was lost. */
  recover(attempt: OrderAttempt, options: CallOptions): Promise<Recovery>;
  /** Rejects where the question itself failed, which says nothing about the clip. */
  poll(handle: ClipHandle, options: CallOptions): Promise<PollResult>;
  /** Asks the server to stop working on an order nobody waits for. */
  cancel(handle: ClipHandle, options: CallOptions): Promise<CancelOutcome>;
  /** Removes a finished order, whose file is ours by now, from the server; where it cannot, nothing happens. */
  discard(handle: ClipHandle, options: CallOptions): Promise<void>;
  /** Null where the signature is not good, or the protocol has none. */
  verifyCallback(request: CallbackRequest): Promise<Callback | null>;
  /** Rejects with a sentence that says what is wrong, and what to change, where an order could not succeed. */
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
