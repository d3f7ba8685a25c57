/** Entry of a preview process: plans films and draws their stills for its parent, one after another. */
import process from 'node:process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FromPreview, ToPreview } from '#film/preview/preview-messages.ts';
import { createStillMaker } from '#film/preview/still-maker.ts';
import { exitWithParent } from '#film/process/exit-with-parent.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/** Behind the server's answers, before the films: somebody is waiting for these. */
const PRIORITY = 5;

interface PlannedPreview extends ToPreview {
  readonly storyboard: Storyboard;
}

const stills = createStillMaker();
// Nearly every preview needs it: loaded while the first film is planned.
void import('#film/studio/studio-picture.ts');
const waiting: PlannedPreview[] = [];
let isDrawing = false;

exitWithParent(PRIORITY);

process.on('message', (asked: ToPreview) => {
  const { id } = asked;
  let storyboard: Storyboard;
  try {
    storyboard = planStoryboard(asked.order);
  } catch {
    // No plan is the answer to an order that cannot be planned.
    tell({ id, kind: 'done' });
    return;
  }
  tell({ id, kind: 'planned', storyboard });
  if (!asked.wantsStills) return tell({ id, kind: 'done' });
  waiting.push({ ...asked, storyboard });
  if (!isDrawing) void drawAll();
});

async function drawAll(): Promise<void> {
  isDrawing = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    try {
      await drawOne(next);
    } catch {
      // A preview without pictures: the film itself will say what is wrong.
    }
    tell({ id: next.id, kind: 'done' });
  }
  isDrawing = false;
}

async function drawOne(preview: PlannedPreview): Promise<void> {
  const { id, storyboard, mediaFiles, shots, endsAt } = preview;
  if (Date.now() >= endsAt) {
    // Too late for this answer, but the same user is likely to ask again.
    if (waiting.length === 0) await stills.prepare(storyboard, mediaFiles);
    return;
  }
  for await (const still of stills.draw(storyboard, mediaFiles, shots)) {
    tell({ id, kind: 'still', ...still });
    if (Date.now() >= endsAt) return;
    // Lets the messages of other callers in: a plan never waits for somebody else's stills.
    await nextTurn();
  }
}

function tell(message: FromPreview): void {
  if (process.connected) process.send?.(message, () => undefined);
}
