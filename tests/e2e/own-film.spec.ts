import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import type { JobBody } from '#contracts/schemas/job.ts';
import { jobEnd } from '#tests/e2e/support/demo-installation.ts';
import {
  dropOrPasteFile,
  padded,
  type TransferredFile,
} from '#tests/e2e/support/drop-or-paste-file.ts';
import { ask, buy, newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';
import { expectToast } from '#tests/e2e/support/screens.ts';
import { expect, test } from '#tests/e2e/support/story.ts';

const MEBIBYTE = 1024 * 1024;
const STORY_MS = 1_800_000;
const CHECK_MS = 90_000;
const ACTION_MS = 60_000;
const FRAMES_MS = 300_000;
const FILM_MS = 600_000;

const LOGO: TransferredFile = {
  name: 'harbour.svg',
  type: 'image/svg+xml',
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" rx="20" fill="#c8102e"/><circle cx="60" cy="50" r="30" fill="#ffd700"/></svg>',
  ),
};
const CLIP: TransferredFile = {
  name: 'quay.mp4',
  type: 'video/mp4',
  bytes: padded(
    readFileSync(new URL('../fixtures/clips/brighter-each-frame.mp4', import.meta.url)),
    9 * MEBIBYTE,
  ),
};

/** A picture with some content. */
async function photo(
  name: string,
  [ground, sign]: readonly [string, string],
): Promise<TransferredFile> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="${ground}"/><circle cx="640" cy="360" r="180" fill="${sign}"/></svg>`;
  return { name, type: 'image/jpeg', bytes: await sharp(Buffer.from(drawing)).jpeg().toBuffer() };
}

test.use({ films: 'made small' });

test('own files become a film in two shapes, which is taken down with their rights', async ({
  page,
  server,
  operator,
  context,
  expectedConsoleErrors,
}) => {
  test.setTimeout(STORY_MS);
  page.setDefaultTimeout(ACTION_MS);
  expectedConsoleErrors.push('net::ERR_CONNECTION_RESET', 'net::ERR_FAILED');
  // Three files are too many for the shortest film.
  expectedConsoleErrors.push('status of 400');
  const owner = await register(server.url, newPerson());
  await buy(server.url, owner.token, 'starter');
  await storeLogin(context, owner);

  await test.step('dropped, pasted, and sent again after a disconnection', async () => {
    await page.goto('/library');
    await expect(page.getByText('No files yet')).toBeVisible();
    await dropOrPasteFile(page, 'drop', LOGO);
    await stateRights(page, LOGO.name);
    await dropOrPasteFile(page, 'paste', await photo('terrace.jpg', ['#204060', '#f0c040']));
    await stateRights(page, 'terrace.jpg');
    await dropOrPasteFile(page, 'drop', await photo('table.jpg', ['#502030', '#e0e0e0']));
    await stateRights(page, 'table.jpg');
    const offsets = await cutOnce(page);
    await dropOrPasteFile(page, 'drop', CLIP);
    await expect(page.getByRole('progressbar', { name: `Uploading ${CLIP.name}` })).toBeVisible();
    await stateRights(page, CLIP.name);
    // The first piece had arrived and is not sent again.
    expect(offsets).toEqual([0, 4 * MEBIBYTE, 4 * MEBIBYTE, 8 * MEBIBYTE]);
  });

  await test.step('a brand is made from the logo', async () => {
    await page.goto('/brands');
    await page.getByRole('button', { name: 'New brand' }).click();
    await page.getByLabel('Brand name').fill('Harbour TestServer');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await page.getByRole('combobox', { name: 'Logo for dark backgrounds' }).click();
    await page.getByRole('option', { name: /harbour\.svg/ }).click();
    await page.getByRole('tab', { name: 'Words' }).click();
    await page.getByLabel('Call to action').fill('Book your table');
    await page.getByRole('tab', { name: 'Rules and end card' }).click();
    await page.getByLabel('Text on the end card').fill('Where evenings begin');
    await page.getByRole('switch', { name: 'Call to action' }).uncheck();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published, version 1')).toBeVisible();
    const frames = page.getByRole('img', { name: /^A frame of a/ });
    await expect(frames).toHaveCount(5, { timeout: FRAMES_MS });
  });

  await test.step('ordered in two shapes, with the files in their shots', async () => {
    await page.goto('/create');
    const presets = page.getByRole('radiogroup', { name: 'Preset' });
    await presets.getByRole('radio', { name: 'Roulette' }).click();
    await page
      .getByRole('textbox', { name: 'Prompt' })
      .fill('An evening at the harbour, with dinner and music');
    await page.getByRole('heading', { name: 'Brand', level: 2 }).click();
    await page.getByRole('combobox', { name: 'Brand' }).click();
    await page.getByRole('option', { name: 'Harbour TestServer' }).click();
    const call = page.getByRole('textbox', { name: 'Call to action' });
    await expect(call).toHaveValue('Book your table');
    await expect(call).toHaveAttribute('readonly', '');
    await expect(
      page.getByText(/Fixed by Harbour TestServer\. An owner or admin/).first(),
    ).toBeVisible();
    const shots = page.getByRole('list', { name: 'Shots' });
    await expect(shots.getByRole('listitem').nth(2)).toBeVisible({ timeout: 30_000 });
    await putInShot(page, 1, { kind: 'Use my photo', file: 'terrace.jpg' });
    await putInShot(page, 2, { kind: 'Use my clip', file: CLIP.name });
    await putInShot(page, 3, { kind: 'Use my photo', file: 'table.jpg' });
    await dragTo(page.getByRole('button', { name: /^Drag the file of shot 3/ }), shots, 0);
    await page.getByRole('group', { name: 'Also in' }).getByLabel('9:16').check();
    await page.getByRole('slider', { name: 'Frame rate' }).focus();
    await page.keyboard.press('Home');
    const duration = page.getByRole('slider', { name: 'Duration' });
    await duration.focus();
    await page.keyboard.press('Home');
    await expect(page.getByText(/but the order has/i)).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/but the order has/i)).toBeHidden({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Create 2 Videos' }).click();
    await expectToast(page, '2 video jobs created!');
  });

  const { token } = owner;
  const jobs = (await ask(`${server.url}/api/jobs`, { token, method: 'GET' })) as JobBody[];
  expect(jobs.map(({ moderationStatus }) => moderationStatus)).toEqual(Array(2).fill('flagged'));
  const urls: string[] = [];
  await test.step('reviewed by the operator, made, approved and shown', async () => {
    for (const { id } of jobs) {
      await ask(`${server.url}/api/moderation/${id}/approve`, { token: operator.token });
    }
    for (const { id } of jobs) {
      expect((await jobEnd(server.url, token, id, FILM_MS)).status).toBe('ready');
      await ask(`${server.url}/api/moderation/${id}/approve`, { token: operator.token });
      const shared = await ask(`${server.url}/api/jobs/${id}/share`, { token, body: {} });
      urls.push((shared as { url: string }).url);
    }
    for (const url of urls) expect((await page.request.get(url)).status()).toBe(200);
  });

  await test.step('the rights end, and the films are taken down', async () => {
    await page.goto('/library');
    const card = page.getByRole('region', { name: 'terrace.jpg' });
    await card.getByRole('button', { name: /Edit rights/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Rights' });
    await dialog.getByLabel('Valid until').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Save rights' }).click();
    await expect(card.getByText('Rights expired')).toBeVisible();
    for (const url of urls) expect((await page.request.get(url)).status()).toBe(410);
  });
});

async function stateRights(page: Page, name: string): Promise<void> {
  const card = page.getByRole('region', { name });
  await expect(card.getByText('Rights missing')).toBeVisible({ timeout: CHECK_MS });
  await card.getByRole('button', { name: /Add rights/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Rights' });
  await dialog.getByLabel('Rights holder').fill('Harbour TestServer Ltd');
  await dialog.getByRole('button', { name: /^(Save rights|Confirm)$/ }).click();
  await expect(card.getByText('Harbour TestServer Ltd')).toBeVisible();
}

/** Cuts the connection during the second piece of an upload; returns the offset of each piece. */
async function cutOnce(page: Page): Promise<readonly number[]> {
  const offsets: number[] = [];
  await page.route('**/api/media/uploads/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(Number(request.headers()['upload-offset']));
    return offsets.length === 2 ? route.abort('connectionreset') : route.continue();
  });
  return offsets;
}

async function putInShot(
  page: Page,
  number: number,
  { kind, file }: { readonly kind: 'Use my photo' | 'Use my clip'; readonly file: string },
): Promise<void> {
  await page.getByRole('button', { name: `Go to shot ${number}`, exact: true }).click();
  const shot = page.getByRole('group', { name: `Source of shot ${number}` });
  await shot.getByRole('button', { name: kind }).click();
  await page.getByRole('dialog').getByRole('button', { name: file }).click();
  await expect(shot.getByText(file)).toBeVisible();
}

/** Drags a handle over a list item like a mouse. */
async function dragTo(handle: Locator, list: Locator, index: number): Promise<void> {
  const page = handle.page();
  const [from, to] = [
    await handle.boundingBox(),
    await list.getByRole('listitem').nth(index).boundingBox(),
  ];
  if (!from || !to) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 20, { steps: 12 });
  await page.mouse.up();
}
