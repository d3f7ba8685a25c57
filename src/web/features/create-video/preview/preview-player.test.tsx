import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { engineRoutes } from '#contracts/routes/engines.ts';
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import type { AspectRatio } from '#domain/order/controls.ts';
import type { CardLine } from '#web/features/create-video/words/card-words.ts';
import type { OwnShots } from '#web/features/create-video/shots/own-shots.ts';
import { PreviewPlayer } from './preview-player.tsx';
import { endOf, shotAt } from './preview-time.ts';
import { usePlayback } from './use-playback.ts';

const SHOTS = [
  ['wide', 0, 'offer', 'Dinner for two'],
  ['close', 4, 'when', 'Friday 9 pm'],
  ['endCard', 8, 'callToAction', 'Reserve a table'],
] as const;

const LINES: readonly CardLine[] = [
  { id: 'a', kind: 'offer', text: 'Dinner for two', condition: '' },
  { id: 'b', kind: 'when', text: 'Friday 9 pm', condition: '' },
];

const STORYBOARD = {
  shots: SHOTS.map(([kind, startSeconds, role, text]) => ({
    kind,
    startSeconds,
    durationSeconds: 4,
    words: [{ role, text }],
    still: 'data:image/jpeg;base64,',
  })),
  words: { lines: LINES },
  leftOut: [],
  legal: { ageMark: '21+', aiLabel: 'AI-generated', responsibleGambling: ['Play responsibly'] },
} as unknown as StoryboardBody;

const PREVIEW = {
  storyboard: STORYBOARD,
  expectedSeconds: 40,
  videosBefore: 0,
  holds: [],
  holdReasons: [],
  isOutdated: false,
  isDrawing: false,
  hasFailed: false,
  problem: null,
  problems: {},
  isRefused: false,
  refusals: [],
  retry: () => undefined,
};

function openPlayer(begun: OwnShots = [], begunLines = LINES) {
  const seen: { ownShots: OwnShots; lines: readonly CardLine[]; shape?: AspectRatio } = {
    ownShots: begun,
    lines: begunLines,
  };
  let plan: (storyboard: StoryboardBody) => void = () => undefined;
  function Holder() {
    const [ownShots, setOwnShots] = useState(begun);
    seen.ownShots = ownShots;
    const [lines, setLines] = useState(begunLines);
    seen.lines = lines;
    const [storyboard, setStoryboard] = useState(STORYBOARD);
    plan = setStoryboard;
    const playback = usePlayback(endOf(STORYBOARD.shots));
    return (
      <PreviewPlayer
        storyboard={storyboard}
        preview={PREVIEW}
        playback={playback}
        shotInSight={shotAt(STORYBOARD.shots, playback.seconds)}
        preset="roulette"
        shape={{
          shown: '16:9',
          ordered: ['16:9', '9:16'],
          onShow: (shape) => (seen.shape = shape),
        }}
        ownShots={ownShots}
        onOwnShots={setOwnShots}
        lines={lines}
        onLines={setLines}
        onAnotherTake={() => undefined}
      />
    );
  }
  const planned = (storyboard: StoryboardBody) => act(() => plan(storyboard));
  return { seen, planned, ...renderScreen(<Holder />) };
}

const position = () => screen.getByRole('slider', { name: 'Position in the preview' });
const current = () => document.querySelector('[aria-current]')?.getAttribute('aria-label');

it('is leafed through by keys and by a press on a shot', async () => {
  const { user } = openPlayer();
  position().focus();
  await user.keyboard('{PageDown}');
  expect(position().getAttribute('aria-valuetext')).toBe('4 s, shot 2 of 3');
  expect(current()).toBe('Go to shot 2');
  await user.keyboard('{ArrowRight}');
  expect(position().getAttribute('aria-valuenow')).toBe('4.5');
  await user.click(screen.getByRole('button', { name: 'Go to shot 1' }));
  expect(position().getAttribute('aria-valuenow')).toBe('0');
  position().focus();
  await user.keyboard(' ');
  // The bar is held down.
  fireEvent.keyDown(position(), { key: ' ', repeat: true });
  await user.click(screen.getByRole('button', { name: 'Pause preview' }));
  screen.getByRole('button', { name: 'Play preview' });
});

it('shows the words of each shot in their order', () => {
  openPlayer();
  const items = within(screen.getByRole('list', { name: 'Shots' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Dinner for two'),
    expect.stringContaining('Friday 9 pm'),
    expect.stringContaining('Reserve a table'),
  ]);
});

it('moves an own photo by its handle’s keys and by buttons, and follows it', async () => {
  const { seen, user } = openPlayer([{ mediaId: 'a', name: 'bar.jpg' }]);
  screen.getByText('bar.jpg');
  screen.getByRole('button', { name: /^Drag the file of shot 1/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(seen.ownShots).toEqual([null, { mediaId: 'a', name: 'bar.jpg' }]);
  expect(current()).toBe('Go to shot 2');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Drag the file of shot 2/);

  // The end card keeps its own picture.
  await user.keyboard('{ArrowRight}');
  expect(seen.ownShots).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Move the file to the previous shot' }));
  expect(seen.ownShots[0]).toEqual({ mediaId: 'a', name: 'bar.jpg' });
  await user.click(screen.getByRole('button', { name: 'Use the studio instead' }));
  expect(seen.ownShots.some((shot) => shot !== null)).toBe(false);
  screen.getByRole('button', { name: 'Use my photo' });
});

it('moves a line by arrow keys and by its menu, and follows it', async () => {
  const { seen, user } = openPlayer();
  const texts = () => seen.lines.map(({ text }) => text);
  screen.getByRole('button', { name: 'Dinner for two' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(texts()).toEqual(['Friday 9 pm', 'Dinner for two']);
  expect(current()).toBe('Go to shot 2');
  expect(document.activeElement?.textContent).toBe('Dinner for two');
  screen.getByText('Moved to position 2 of 2');

  // It is the last one.
  await user.keyboard('{ArrowRight}');
  expect(texts()).toEqual(['Friday 9 pm', 'Dinner for two']);
  await user.click(screen.getByRole('button', { name: 'Dinner for two' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show earlier' }));
  expect(texts()).toEqual(['Dinner for two', 'Friday 9 pm']);
  expect(current()).toBe('Go to shot 1');
});

it('stays with a moved line when the next plan shows it in another shot', async () => {
  const { seen, planned, user } = openPlayer();
  screen.getByRole('button', { name: 'Dinner for two' }).focus();
  await user.keyboard('{ArrowRight}');
  const words = STORYBOARD.shots.flatMap((shot) => shot.words);
  planned({
    ...STORYBOARD,
    words: { ...STORYBOARD.words, lines: [...seen.lines] },
    shots: STORYBOARD.shots.map((shot, index) => ({
      ...shot,
      words: index === 0 ? words.slice(0, 2).toReversed() : words.slice(index + 1),
    })),
  });
  const items = within(screen.getByRole('list', { name: 'Shots' })).getAllByRole('listitem');
  expect(items[0]?.textContent).toContain('Dinner for two');
  expect(document.activeElement?.textContent).toBe('Dinner for two');

  // Whoever has left it is not brought back.
  act(() => screen.getByRole('button', { name: 'Dinner for two' }).blur());
  planned({ ...STORYBOARD, words: { ...STORYBOARD.words, lines: [...seen.lines] } });
  expect(document.activeElement).toBe(document.body);
});

it('stays at its time when a line changes places with a blank one', async () => {
  const blank = { id: 'c', kind: 'note', text: '', condition: '' } as const;
  const { seen, user } = openPlayer([], [...LINES, blank]);
  await user.click(screen.getByRole('button', { name: 'Go to shot 2' }));
  screen.getByRole('button', { name: 'Friday 9 pm' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(seen.lines.map(({ text }) => text)).toEqual(['Dinner for two', '', 'Friday 9 pm']);
  expect(position().getAttribute('aria-valuenow')).toBe('4');
});

function drag(name: string) {
  const part = screen.getByRole('button', { name });
  part.setPointerCapture = () => undefined;
  part.focus();
  // All shots stand at 0 in a document without a layout.
  fireEvent.pointerDown(part, { clientX: 20, button: 0 });
  fireEvent.pointerMove(part, { clientX: 0 });
  return part;
}

it('opens the menu of a dropped line by the next key', async () => {
  const { seen, user } = openPlayer();
  fireEvent.pointerUp(drag('Friday 9 pm'));
  expect(seen.lines.map(({ text }) => text)).toEqual(['Friday 9 pm', 'Dinner for two']);
  expect(document.activeElement?.textContent).toBe('Friday 9 pm');
  await user.keyboard('{Enter}');
  await screen.findByRole('menu', { name: 'More actions for “Friday 9 pm”' });
});

it('opens no menu by the release that follows Escape', async () => {
  const { seen } = openPlayer();
  const part = drag('Friday 9 pm');
  fireEvent.keyDown(part, { key: 'Escape' });
  fireEvent.pointerUp(part);
  fireEvent.click(part);
  expect(part.getAttribute('aria-expanded')).toBe('false');
  expect(seen.lines).toBe(LINES);
});

it('offers no own picture for the end card', async () => {
  const { user } = openPlayer();
  await user.click(screen.getByRole('button', { name: 'Go to shot 3' }));
  expect(screen.queryByRole('button', { name: 'Use my photo' })).toBeNull();
});

it('hands a shot from the model to the studio and back, and says what the model takes', async () => {
  const api = startFakeApi();
  const model = {
    name: 'wan',
    priceClass: 'low',
    secondsPerSecond: 30,
    beginsWithPhotos: true,
  } as const;
  api.on(engineRoutes.offered, () => ({ model }));
  const { seen, user } = openPlayer();
  await screen.findByText('Made by wan. It takes about 2 min. Cost: low.');
  expect(api.calls[0]?.query).toEqual({ preset: 'roulette' });
  await user.click(screen.getByRole('button', { name: 'Use the studio' }));
  expect(seen.ownShots).toEqual(['studio', 'model']);
  expect(screen.queryByText(/Made by wan/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use the video model' }));
  expect(seen.ownShots).toEqual(['model', 'model']);
});

it('offers no model where there is none', async () => {
  const api = startFakeApi();
  api.on(engineRoutes.offered, () => ({ model: null }));
  const { allRead } = openPlayer();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  await allRead();
  expect(screen.queryByRole('button', { name: 'Use the video model' })).toBeNull();
  screen.getByText('Drawn for you');
});

it('shows the ordered shapes one after the other, and goes along the shots by arrow keys', async () => {
  const { seen, user } = openPlayer();
  await user.click(screen.getByRole('radio', { name: '9:16' }));
  expect(seen.shape).toBe('9:16');
  screen.getByRole('button', { name: 'Go to shot 1' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(current()).toBe('Go to shot 2');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Go to shot 2');
});
