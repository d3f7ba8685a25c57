import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CONTROL_DEFAULTS } from '#domain/controls.ts';
import type { FilmOrder } from '#film/film-order.ts';
import type { FromPreview, ToPreview } from '#film/preview/preview-messages.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** The plan of a film and what it will look like. */
export interface FilmPreview {
  readonly storyboard: Storyboard;
  /** JPEGs by the index of their shot; a shot that was not drawn in time is absent. */
  readonly stills: ReadonlyMap<number, Uint8Array>;
}

/** Plans films and draws stills of them without keeping the caller's event loop from its work. */
export interface Previewer {
  /** Starts the process and has it load everything, so that the first caller does not wait. */
  warmUp(): void;
  /**
   * Answers within `withinMs` (give or take a plan's few milliseconds) with what is there by then; the
   * plan always is. Rejects only where the order cannot be planned. Stills have the order's size.
   */
  preview(order: FilmOrder, options: PreviewOptions): Promise<FilmPreview>;
  close(): void;
}

export interface PreviewOptions {
  readonly wantsStills: boolean;
  readonly withinMs: number;
}

const ENTRY = fileURLToPath(new URL('preview-process.ts', import.meta.url));
const STDIO = ['ignore', 'ignore', 'inherit', 'ipc'] as const satisfies unknown[];

/** Beyond this many at once, previews come without stills rather than late. */
const WITH_STILLS_MAX = 8;
/** Beyond this many at once, the caller plans by itself. */
const IN_HAND_MAX = 64;
/** A process that finishes nothing for so long is replaced. */
const STUCK_MS = 20_000;

interface Asked {
  readonly stills: Map<number, Uint8Array>;
  storyboard: Storyboard | null;
  settle(): void;
}

/** Opens a previewer over one process, which starts with the first preview and again after a crash. */
export function openPreviewer(entry = ENTRY): Previewer {
  let child: ChildProcess | null = null;
  let isClosed = false;
  let lastId = 0;
  const asked = new Map<number, Asked>();

  function startChild(): ChildProcess {
    const started = fork(entry, { serialization: 'advanced', execArgv: [], stdio: STDIO });
    started.on('message', hear);
    started.on('error', () => lose(started));
    started.on('exit', () => lose(started));
    // An idle previewer keeps no process alive.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function lose(lost: ChildProcess): void {
    if (child !== lost) return;
    child = null;
    for (const one of asked.values()) one.settle();
    asked.clear();
  }

  function hear(message: FromPreview): void {
    const one = asked.get(message.id);
    if (!one) return;
    if (message.kind === 'planned') one.storyboard = message.storyboard;
    if (message.kind === 'still') one.stills.set(message.shotIndex, message.jpeg);
    if (message.kind !== 'done') return;
    asked.delete(message.id);
    one.settle();
  }

  /** Resolves when everything is there, when the time is up, or when the process is lost. */
  function ask(message: Omit<ToPreview, 'id'>, withinMs: number): Promise<Asked> {
    const id = ++lastId;
    const target = (child ??= startChild());
    return new Promise((resolve) => {
      const stuck = setTimeout(() => target.kill('SIGKILL'), STUCK_MS).unref();
      const due = setTimeout(() => resolve(one), withinMs);
      const one: Asked = {
        stills: new Map(),
        storyboard: null,
        settle: () => {
          clearTimeout(stuck);
          clearTimeout(due);
          resolve(one);
        },
      };
      asked.set(id, one);
      // A process that has just ended cannot be told; its exit settles what was asked.
      if (target.connected) target.send({ id, ...message }, () => undefined);
    });
  }

  return {
    warmUp() {
      if (isClosed) return;
      const endsAt = Date.now() + STUCK_MS;
      void ask({ order: WARM_UP_ORDER, wantsStills: true, endsAt }, STUCK_MS);
    },

    async preview(order, { wantsStills, withinMs }) {
      if (isClosed || asked.size >= IN_HAND_MAX) return planned(order);
      const mayHaveStills = wantsStills && asked.size < WITH_STILLS_MAX;
      const endsAt = Date.now() + withinMs;
      const { storyboard, stills } = await ask(
        { order, wantsStills: mayHaveStills, endsAt },
        withinMs,
      );
      return storyboard ? { storyboard, stills: new Map(stills) } : planned(order);
    },

    close() {
      isClosed = true;
      child?.kill('SIGKILL');
    },
  };
}

function planned(order: FilmOrder): FilmPreview {
  return { storyboard: planStoryboard(order), stills: new Map() };
}

/** Reads words, looks up every lexicon, loads type and scene. */
const WARM_UP_ORDER: FilmOrder = {
  prompt: 'A lacquered roulette wheel turns in warm light, Friday 9 PM. Title: “Opening Night”',
  preset: 'roulette',
  controls: CONTROL_DEFAULTS,
  seed: 1,
  organizationName: 'The House',
  markets: ['US'],
  shortSidePixels: 240,
};
