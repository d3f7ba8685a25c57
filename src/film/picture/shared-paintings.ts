/** Bytes for all that is drawn once for a film; touched only as far as they are used. */
const SHARED_BYTES = 64 * 1_048_576;
const SLOT_COUNT_MAX = 256;
/** Whole numbers at the start: how many bytes are taken, then a state and a place for each slot. */
const TAKEN = 0;
const HEADER_WORDS = 1 + SLOT_COUNT_MAX * 2;
const HEADER_BYTES = HEADER_WORDS * 4;

/** `free` is what new memory says. */
const STATE = { free: 0, inWork: 1, ready: 2, absent: 3 } as const;
/** Far longer than any painting takes; who waited so long for a thread that is gone paints by itself. */
const WAIT_MS = 10_000;

/** Memory in which the threads of one film share what they draw before the first frame. */
export function openSharedMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(HEADER_BYTES + SHARED_BYTES);
}

interface Waiting {
  readonly slot: number;
  readonly byteLength: number;
  readonly make: () => Uint8Array;
  readonly use: (bytes: Uint8Array) => void;
}

/**
 * What all threads of a film need, made by whichever comes first. Each thread asks for the same things in
 * the same order. What another thread is at work on is put off to the end, so that all of them work.
 */
export class SharedPaintings {
  readonly #words: Int32Array;
  readonly #bytes: Uint8Array;
  readonly #waiting: Waiting[] = [];
  #slotCount = 0;

  constructor(memory: SharedArrayBuffer) {
    this.#words = new Int32Array(memory, 0, HEADER_WORDS);
    this.#bytes = new Uint8Array(memory, HEADER_BYTES);
  }

  /** Hands `byteLength` bytes to `use`, now or in `finish`; `make` gives the same bytes in every thread. */
  take(byteLength: number, make: () => Uint8Array, use: (bytes: Uint8Array) => void): void {
    const slot = this.#slotCount++;
    if (slot >= SLOT_COUNT_MAX) return use(make());
    const state = Atomics.compareExchange(this.#words, stateOf(slot), STATE.free, STATE.inWork);
    if (state === STATE.free) {
      const bytes = make();
      this.#publish(slot, bytes);
      return use(bytes);
    }
    const waiting: Waiting = { slot, byteLength, make, use };
    if (state === STATE.inWork) this.#waiting.push(waiting);
    else this.#useMade(waiting);
  }

  /** Waits for what other threads are at work on, and uses it. */
  finish(): void {
    for (const waiting of this.#waiting.splice(0)) {
      Atomics.wait(this.#words, stateOf(waiting.slot), STATE.inWork, WAIT_MS);
      this.#useMade(waiting);
    }
  }

  #useMade({ slot, byteLength, make, use }: Waiting): void {
    const isReady = Atomics.load(this.#words, stateOf(slot)) === STATE.ready;
    const at = this.#words[placeOf(slot)] ?? 0;
    use(isReady ? this.#bytes.subarray(at, at + byteLength) : make());
  }

  #publish(slot: number, bytes: Uint8Array): void {
    const at = Atomics.add(this.#words, TAKEN, bytes.length);
    const hasRoom = at >= 0 && at + bytes.length <= this.#bytes.length;
    if (hasRoom) {
      this.#bytes.set(bytes, at);
      this.#words[placeOf(slot)] = at;
    }
    Atomics.store(this.#words, stateOf(slot), hasRoom ? STATE.ready : STATE.absent);
    Atomics.notify(this.#words, stateOf(slot));
  }
}

const stateOf = (slot: number): number => 1 + slot * 2;
const placeOf = (slot: number): number => 2 + slot * 2;
