import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPreviewer, PreviewUnavailable, type Previewer } from './open-previewer.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const SMALL = exampleOrder();
const WHOLE = { wantsStills: true, withinMs: 60_000 };

let previewer: Previewer | null = null;
afterEach(() => previewer?.close());

const open = (entry?: string): Previewer => {
  previewer = entry === undefined ? openPreviewer() : openPreviewer(entry);
  return previewer;
};

const processOf = (name: string): string =>
  fileURLToPath(new URL(`../../../tests/support/film/${name}`, import.meta.url));

const saying = (headline: string) => ({ ...SMALL, words: { ...SMALL.words, headline } });

describe('a previewer', () => {
  it('draws the same still twice, one for each shot', async () => {
    const opened = open();
    const first = await opened.preview(SMALL, WHOLE);
    const again = await opened.preview(SMALL, WHOLE);
    expect([...first.stills.keys()]).toEqual(first.storyboard.shots.map((_, index) => index));
    expect([...again.stills.values()]).toEqual([...first.stills.values()]);
  });

  it('shows other words on the same picture', async () => {
    const opened = open();
    const first = await opened.preview(saying('Velvet Hour'), WHOLE);
    const other = await opened.preview(saying('Golden Hour'), WHOLE);
    expect(other.stills.size).toBe(first.stills.size);
    expect([...other.stills.values()]).not.toEqual([...first.stills.values()]);
  });

  it('draws the wanted shots alone, in their order', async () => {
    const opened = open();
    const { stills: all } = await opened.preview(SMALL, WHOLE);
    const { stills } = await opened.preview(SMALL, { ...WHOLE, shots: [2, 0, 99] });
    expect([...stills.keys()]).toEqual([2, 0]);
    expect(stills.get(2)).toEqual(all.get(2));
  });

  it('answers with the plan alone when the time is up', async () => {
    const { storyboard, stills } = await open().preview(SMALL, { wantsStills: true, withinMs: 0 });
    expect(storyboard.shots.length).toBeGreaterThan(1);
    expect(stills.size).toBeLessThan(storyboard.shots.length);
  });

  it('draws nothing for those who ask beyond eight at once', async () => {
    const opened = open(processOf('answering-process.ts'));
    const asked = Array.from({ length: 9 }, () => opened.preview(SMALL, WHOLE));
    const drawn = (await Promise.all(asked)).map(({ stills }) => stills.size);
    expect(drawn).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0]);
  });

  it('turns further ones away where too many ask at once', async () => {
    const opened = open();
    const asked = Array.from({ length: 70 }, () =>
      opened.preview(SMALL, { wantsStills: false, withinMs: 1_000 }),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(64);
    await expect(opened.preview(SMALL, WHOLE)).resolves.toBeDefined();
  });

  it('rejects what its process was asked when that ends, and once it is closed', async () => {
    const lost = open(processOf('ending-process.ts'));
    await expect(lost.preview(SMALL, WHOLE)).rejects.toBeInstanceOf(PreviewUnavailable);
    // And starts another for the next one.
    await expect(lost.preview(SMALL, WHOLE)).rejects.toBeInstanceOf(PreviewUnavailable);
    lost.close();
    await expect(lost.preview(SMALL, WHOLE)).rejects.toBeInstanceOf(PreviewUnavailable);
  });

  it('gives its process back when nobody asks, and starts another for the next one', async () => {
    previewer = openPreviewer(undefined, 50);
    const planOnly = { wantsStills: false, withinMs: 60_000 };
    await previewer.preview(SMALL, planOnly);
    expect(childrenOfThisProcess()).toHaveLength(1);
    await vi.waitFor(() => expect(childrenOfThisProcess()).toEqual([]), 50_000);
    await expect(previewer.preview(SMALL, planOnly)).resolves.toBeDefined();
  });
});

function childrenOfThisProcess(): string[] {
  return readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
}
