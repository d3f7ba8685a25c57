import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MediaFiles } from '#film/film-media.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { FromPreview, ToPreview } from '#film/preview/preview-messages.ts';
import { filmEnvironment } from '#film/process/film-environment.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** The plan of a film and what it will look like. */
export interface FilmPreview {
  readonly storyboard: Storyboard;
  /** JPEGs by the index of their shot; a shot that was not wanted or not drawn in time is absent. */
  readonly stills: ReadonlyMap<number, Uint8Array>;
}

/** Plans films and draws stills of them in another process: the caller's event loop does nothing. */
export interface Previewer {
  /**
   * Answers within `withinMs` with the stills that are there by then, or later as soon as there is a
   * plan. Rejects with PreviewUnavailable where too many ask at once or the process is lost; the next
   * preview starts another one. Stills have the order's size.
   */
  preview(order: FilmOrder, options: PreviewOptions): Promise<FilmPreview>;
  close(): void;
}

/** There is no preview now; there may be one a moment later. */
export class PreviewUnavailable extends Error {
  constructor() {
    super('The preview is not available.');
    this.name = 'PreviewUnavailable';
  }
}

export interface PreviewOptions {
  readonly wantsStills: boolean;
  /** Indices of the shots whose stills are wanted, in the order to draw them; all where absent. */
  readonly shots?: readonly number[] | undefined;
  readonly withinMs: number;
  /** The own photos, clips and logos of the order; its plan does without them. */
  readonly mediaFiles?: MediaFiles;
}

const ENTRY = fileURLToPath(new URL('preview-process.ts', import.meta.url));
const STDIO = ['ignore', 'ignore', 'inherit', 'ipc'] as const satisfies unknown[];

/** Beyond this many at once, previews come without stills rather than late. */
const WITH_STILLS_MAX = 8;
/** Beyond this many at once, further ones are turned away. */
const IN_HAND_MAX = 64;
/** The process holds 200 MB: one that nobody has asked for so long ends. Another one starts in a second. */
const IDLE_MS = 60_000;
/** A process that finishes nothing for so long is replaced. */
const STUCK_MS = 20_000;

interface Asked {
  readonly stills: Map<number, Uint8Array>;
  storyboard: Storyboard | null;
  /** Nothing more comes. */
  end(): void;
  /** A plan is all that is still waited for. */
  isDue: boolean;
}

/**
 * Opens a previewer over one process, which starts with the first preview, ends when nobody asks for
 * some time, and starts again with the next one.
 */
export function openPreviewer(entry = ENTRY, idleMs = IDLE_MS): Previewer {
  return new ProcessPreviewer(entry, idleMs);
}

class ProcessPreviewer implements Previewer {
  readonly #entry: string;
  readonly #idleMs: number;
  /** The previews in hand, by their ids. */
  readonly #asked = new Map<number, Asked>();
  #child: ChildProcess | null = null;
  #isClosed = false;
  #lastId = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(entry: string, idleMs: number) {
    this.#entry = entry;
    this.#idleMs = idleMs;
  }

  async preview(
    order: FilmOrder,
    { wantsStills, shots, withinMs, mediaFiles = {} }: PreviewOptions,
  ): Promise<FilmPreview> {
    if (this.#isClosed || this.#asked.size >= IN_HAND_MAX) throw new PreviewUnavailable();
    const mayHaveStills = wantsStills && this.#asked.size < WITH_STILLS_MAX;
    const endsAt = Date.now() + withinMs;
    const message = { order, mediaFiles, wantsStills: mayHaveStills, shots, endsAt };
    const { storyboard, stills } = await this.#ask(message, withinMs);
    if (!storyboard) throw new PreviewUnavailable();
    return { storyboard, stills: new Map(stills) };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
  }

  /** Resolves when everything is there, when the time is up and there is a plan, or with the process. */
  #ask(message: Omit<ToPreview, 'id'>, withinMs: number): Promise<Asked> {
    const id = ++this.#lastId;
    const child = (this.#child ??= this.#startChild());
    return new Promise((resolve) => {
      const stuck = setTimeout(() => child.kill('SIGKILL'), STUCK_MS).unref();
      const due = setTimeout(() => {
        one.isDue = true;
        if (one.storyboard) resolve(one);
      }, withinMs);
      const one: Asked = {
        stills: new Map(),
        storyboard: null,
        isDue: false,
        end: () => {
          if (!this.#asked.has(id)) clearTimeout(stuck);
          clearTimeout(due);
          if (this.#asked.size === 0) this.#rest(child);
          resolve(one);
        },
      };
      this.#asked.set(id, one);
      child.channel?.ref();
      // A process that has just ended cannot be told; its exit ends what was asked.
      if (child.connected) child.send({ id, ...message }, () => undefined);
    });
  }

  #startChild(): ChildProcess {
    const child = fork(this.#entry, {
      serialization: 'advanced',
      execArgv: [],
      stdio: STDIO,
      env: filmEnvironment(),
    });
    child.on('message', (message: FromPreview) => this.#hear(message));
    child.on('error', () => this.#lose(child));
    child.on('exit', () => this.#lose(child));
    // Only a preview in hand keeps this process alive.
    child.unref();
    return child;
  }

  #hear(message: FromPreview): void {
    const one = this.#asked.get(message.id);
    if (!one) return;
    if (message.kind === 'planned') one.storyboard = message.storyboard;
    if (message.kind === 'still') one.stills.set(message.shotIndex, message.jpeg);
    if (message.kind === 'done') this.#asked.delete(message.id);
    if (message.kind === 'done' || one.isDue) one.end();
  }

  #lose(lost: ChildProcess): void {
    if (this.#child !== lost) return;
    this.#child = null;
    const lostOnes = [...this.#asked.values()];
    this.#asked.clear();
    for (const one of lostOnes) one.end();
  }

  /** Lets the caller's process end, and ends the child when nobody asks: its exit is then no loss. */
  #rest(child: ChildProcess): void {
    child.channel?.unref();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      if (this.#asked.size > 0) return;
      this.#child?.kill('SIGKILL');
      this.#child = null;
    }, this.#idleMs).unref();
  }
}
