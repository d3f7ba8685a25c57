import type { ClipFailure } from '#domain/clips/clip-failures.ts';
import type { PresetId } from '#domain/order/presets.ts';

/** What JSON can hold. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** How a model's server identifies an order. It is stored, so it never contains a key. */
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
  /** The clip starts with it. */
  readonly start?: ClipImage;
  /** The clip ends with it; only together with a start. */
  readonly end?: ClipImage;
  /** The appearance of things and places. */
  readonly references?: readonly ClipImage[];
}

/** Which pictures an engine takes. */
export interface ImageSupport {
  readonly frames: 'none' | 'start' | 'start_and_end';
  readonly references: boolean;
}

/** The requested footage. */
export interface ClipOrder {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** A whole number. */
  readonly seed: number;
  readonly images?: ClipImages;
  /** The film that it is for: engines may have different settings for some. */
  readonly film?: {
    readonly preset: PresetId;
    readonly shortSidePixels: number;
    readonly fps: number;
  };
}

/**
 * One attempt to order a clip. Its id is stored before the order is sent, and is sent with it if
 * the protocol supports that.
 */
export interface OrderAttempt {
  readonly order: ClipOrder;
  readonly attemptId: string;
  /** When the attempt started. */
  readonly since: Date;
  /** The id that a callback gave for this attempt. */
  readonly callbackId: string | null;
}

export interface CallOptions {
  readonly signal: AbortSignal;
}

export interface SubmitOptions extends CallOptions {
  /** Where the model's server can call back when it is done; null if it cannot reach us. */
  readonly callbackUrl: string | null;
}

/**
 * What became of an order whose response was lost. `found` lists the orders that may be this one,
 * possibly including those of other clips, which the caller knows. `isCertain`: each of them is
 * identical to this order. An empty list proves that nothing was accepted; `unknown` proves
 * nothing.
 */
export type Recovery =
  | { readonly found: readonly ClipHandle[]; readonly isCertain: boolean }
  | 'unknown';

/** The location of a finished clip. Never stored, because file URLs may contain keys. */
export type ClipOutput =
  | { readonly kind: 'address'; readonly url: string; readonly headers: Record<string, string> }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array };

/** What a server reports about the work for a clip; null if it does not. */
export interface ClipUsage {
  readonly inferenceSeconds: number | null;
  readonly peakMemoryMegabytes: number | null;
}

export type PollResult =
  | {
      readonly state: 'running';
      /** 0 to 1; null if the server does not report it. */
      readonly progress: number | null;
      /**
       * Number of orders ahead of this one; 0 if it is being worked on. Omitted if the server does
       * not report it.
       */
      readonly ordersAhead?: number;
    }
  | { readonly state: 'done'; readonly output: ClipOutput; readonly usage?: ClipUsage }
  | {
      readonly state: 'failed';
      readonly failure: ClipFailure;
      /** The server's message. */
      readonly detail: string;
      readonly isBilled: boolean;
    }
  /** The server no longer knows the order. */
  | { readonly state: 'lost' };

/** The order that a callback with a valid signature is about. */
export interface Callback {
  /** Identical for repeated deliveries. */
  readonly deliveryId: string;
  readonly handleId: string;
}

export interface CallbackRequest {
  readonly header: (name: string) => string | undefined;
  readonly body: Buffer;
  readonly now: Date;
}

/** The effect of cancelling: with `goes_on`, the server continues and may bill the whole clip. */
export type CancelOutcome = 'stopped' | 'goes_on';

/**
 * A text-to-video model behind one protocol. Each method is one call to the model's server and
 * keeps no state: everything that must survive a crash is in the handle.
 */
export interface VideoEngine {
  /** Makes no external call. */
  imageSupport(): Promise<ImageSupport>;
  /**
   * Orders a clip. Rejects with {@link NotAccepted} if nothing was ordered for certain, and with
   * {@link MaybeAccepted} if that is unknown; it never retries.
   */
  submit(
    attempt: OrderAttempt,
    options: SubmitOptions,
  ): Promise<{ handle: ClipHandle; warnings: readonly string[] }>;
  /** Looks for the order of an attempt whose response was lost. */
  recover(attempt: OrderAttempt, options: CallOptions): Promise<Recovery>;
  /** Rejects if the query itself failed, which says nothing about the clip. */
  poll(handle: ClipHandle, options: CallOptions): Promise<PollResult>;
  /** Asks the server to stop working on an order that is no longer needed. */
  cancel(handle: ClipHandle, options: CallOptions): Promise<CancelOutcome>;
  /**
   * Removes a finished order, whose file we already have, from the server; does nothing if that is
   * not possible.
   */
  discard(handle: ClipHandle, options: CallOptions): Promise<void>;
  /** Null if the signature is invalid, or the protocol has none. */
  verifyCallback(request: CallbackRequest): Promise<Callback | null>;
  /**
   * Rejects with a message that says what is wrong, and what to change, if orders could not
   * succeed.
   */
  check(options: CallOptions): Promise<string>;
}

/** Certainly not ordered. `isRetryable`: the same order may be accepted later. */
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

/** Possibly ordered: only `recover` can tell. */
export class MaybeAccepted extends Error {
  constructor(detail: string, cause?: unknown) {
    super(detail, { cause });
    this.name = 'MaybeAccepted';
  }
}
