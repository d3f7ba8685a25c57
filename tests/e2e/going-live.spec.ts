import { readFile } from 'node:fs/promises';

import type { Browser, Page } from '@playwright/test';

import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import type { AuthResponse } from '#contracts/schemas/auth.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { digitalSourceTypeAddress } from '#film/provenance/digital-source-type.ts';
import { axeIn } from '#tests/e2e/support/axe.ts';
import type { TestServer } from '#tests/e2e/support/test-server.ts';
import { jobEnd } from '#tests/e2e/support/demo-installation.ts';
import { ask, buy, newPerson, register, storeLogin } from '#tests/e2e/support/people.ts';
import { choose, expectToast, openReview } from '#tests/e2e/support/screens.ts';
import { expect, test } from '#tests/e2e/support/story.ts';

/** Free spins without their terms: a person decides before it is made. */
const PROMPT = 'Fifty free spins for new players, silver light on the reels, Saturday at nine.';

test.use({ films: 'made small' });

test('a flagged video is held, approved, made, measured, shared, withdrawn and gone', async ({
  page,
  server,
  operator,
  context,
  browser,
  expectedConsoleErrors,
}, testInfo) => {
  test.setTimeout(300_000);
  // Pages that refuse are responses with an error status themselves.
  expectedConsoleErrors.push('the server responded with a status of 410');
  const owner = await register(server.url, newPerson());
  await buy(server.url, owner.token, 'starter');
  const body = { preset: 'slots', prompt: PROMPT, duration: 5, fps: 24, markets: ['US', 'GB'] };
  const job = (await ask(`${server.url}/api/jobs`, { token: owner.token, body })) as JobBody;
  await storeLogin(context, owner);

  await test.step('held: nothing is made before a reviewer has decided', async () => {
    await page.goto('/videos');
    await expect(cardOn(page)).toContainText('On hold');
    await expect(cardOn(page)).toContainText('On hold until a reviewer approves it');
    await approveAsOperator({ browser, server, operator }, HELD);
    expect((await jobEnd(server.url, owner.token, job.id)).status).toBe('ready');
    await approveAsOperator({ browser, server, operator }, READY);
  });

  const film = testInfo.outputPath('film.mp4');
  await test.step('labelled and signed: the file itself says so', async () => {
    await page.reload();
    await expect(cardOn(page)).toContainText('Approved');
    await expect(cardOn(page)).not.toContainText('for review only');
    const downloading = page.waitForEvent('download');
    await cardOn(page).getByRole('link', { name: 'Download' }).click();
    await (await downloading).saveAs(film);
    await page.goto('/verify');
    await page.getByLabel('Choose a video').setInputFiles(film);
    const result = page.getByRole('region', { name: 'Result for film.mp4' });
    await expect(result).toContainText('Made here and unchanged', { timeout: 30_000 });
    await expect(result).toContainText('has been approved');
    expect(await readFile(film, 'latin1')).toContain(digitalSourceTypeAddress('algorithmicMedia'));
  });

  await test.step("measured: its proof sheet shows the frames' figures", async () => {
    await page.goto('/videos');
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Proof sheet' }).click();
    await expect(page.getByText('All checks passed').first()).toBeVisible();
    await expect(page.getByText(`Approved by ${operator.user.username}`)).toBeVisible();
    expect((await axeIn(page).analyze()).violations).toEqual([]);
  });

  await page.goto('/videos');
  const url = await shareInBritain(page);
  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const visit = await stranger.newPage();

  await test.step('refused elsewhere, shown in Great Britain behind its gate', async () => {
    await visit.goto(url);
    await submitAgeGate(visit, 'Somewhere else');
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText(
      'Not available in your location',
    );
    await expect(visit.locator('video')).toHaveCount(0);
    await visit.goto(url);
    await submitAgeGate(visit, 'United Kingdom');
    await expect(visit.locator('video')).toBeVisible();
    await expect(visit.getByText('0808 8020 133')).toBeVisible();
    await expect(visit.locator('video')).toHaveAttribute('controls');
  });

  await test.step('played where scripts run, with the controls of the page', async () => {
    const visitor = await context.newPage();
    const problems = problemsOn(visitor);
    await visitor.goto(url);
    await submitAgeGate(visitor, 'United Kingdom');
    await useControls(visitor);
    expect(problems).toEqual([]);
    await visitor.close();
  });

  const address = server.url + ((await visit.locator('video').getAttribute('src')) ?? '');
  await test.step('withdrawn: the page and the file are gone', async () => {
    const response = await visit.request.get(address, { headers: { range: 'bytes=4-7' } });
    expect([response.status(), await response.text()]).toEqual([206, 'ftyp']);
    await withdraw(page);
    expect((await visit.request.get(address)).status()).toBe(404);
    expect((await visit.reload())?.status()).toBe(410);
    await expect(visit.getByRole('heading', { level: 1 })).toHaveText(
      'This video is no longer shared',
    );
    await stranger.close();

    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expectToast(page, 'Video deleted');
    await expect(cardOn(page)).toHaveCount(0);
  });

  expect(await actionsOn(server, owner, job.id)).toEqual([
    'video.approved',
    'video.signed',
    'video.approved',
    'video.shared',
    'video.unshared',
    'video.deleted',
  ]);
});

const cardOn = (page: Page) => page.getByRole('article').filter({ hasText: PROMPT });

const openMenu = (page: Page) =>
  cardOn(page)
    .getByRole('button', { name: /^More actions for/ })
    .click();

interface OperatorBrowser {
  readonly browser: Browser;
  readonly server: TestServer;
  readonly operator: AuthResponse;
}

const HELD = { tab: 'hold', standing: 'Not created yet' };
const READY = { tab: 'waiting', standing: 'pending' };

/** Approves the video, which is listed in `tab` with the status `standing`. */
async function approveAsOperator(
  { browser, server, operator }: OperatorBrowser,
  { tab, standing }: typeof HELD,
): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url });
  await storeLogin(context, operator);
  const page = await context.newPage();
  await page.goto(`/moderation?tab=${tab}`);
  await openReview(cardOn(page));
  await expect(cardOn(page).getByRole('list', { name: 'Findings' })).toContainText(
    'Bonus without its conditions',
  );
  await expect(cardOn(page)).toContainText(standing);
  await cardOn(page).getByRole('button', { name: 'Approve' }).click();
  if (tab === HELD.tab) {
    // Who overrides a finding may say why.
    const override = page.getByRole('dialog', { name: 'Approve this video' });
    await override
      .getByLabel('Why it can be created')
      .fill('The terms stand on the page of the offer.');
    await override.getByRole('button', { name: 'Approve for creation' }).click();
  }
  await expectToast(page, 'Job approved');
  await context.close();
}

/** Shares the video in Great Britain only and leaves the dialog open. */
async function shareInBritain(page: Page): Promise<string> {
  await cardOn(page).getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this video' });
  await choose(page, dialog.getByRole('combobox', { name: 'Link expires' }), 'In 30 days');
  await dialog.getByRole('button', { name: 'Markets' }).click();
  await page.getByRole('checkbox', { name: 'United States' }).uncheck();
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Password').fill('open sesame');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expectToast(page, 'Video shared');
  const live = page.getByRole('dialog', { name: 'This video is live' });
  await expect(live.getByText('No views yet.')).toBeVisible();
  expect((await axeIn(page).analyze()).violations).toEqual([]);
  return `http://${await live.getByLabel('Public link').inputValue()}`;
}

async function submitAgeGate(visit: Page, place: string): Promise<void> {
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(/21 and over/);
  const places = visit.getByLabel('Where are you now?');
  await expect(places.getByRole('option')).toHaveText([
    'Please choose',
    'United Kingdom',
    'Somewhere else',
  ]);
  await places.selectOption(place);
  await visit.getByLabel('Password').fill('open sesame');
  await visit.getByRole('button', { name: 'I am 21 or older' }).click();
}

/** Fills up with the console errors of a page that the story opens itself. */
function problemsOn(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** Plays, pauses and seeks with the page's own controls, which stand in place of the browser's. */
async function useControls(visitor: Page): Promise<void> {
  const video = visitor.locator('video');
  const seconds = () =>
    video.evaluate((film) => (film as unknown as { currentTime: number }).currentTime);
  await expect(visitor.locator('.bar')).toBeVisible();
  await expect(video).not.toHaveAttribute('controls');
  await visitor.locator('.start').click();
  await visitor.locator('.bar').getByRole('button', { name: 'Pause' }).click();
  await expect(visitor.locator('.bar').getByRole('button', { name: 'Play' })).toBeVisible();
  const position = visitor.getByRole('slider');
  await position.press('Home');
  await expect.poll(seconds).toBe(0);
  await position.press('ArrowRight');
  await expect.poll(seconds).toBe(1);
  await expect(position).toHaveAttribute('aria-valuetext', '0:01 / 0:05');
  await position.press('ArrowLeft');
  await expect.poll(seconds).toBe(0);
}

async function withdraw(page: Page): Promise<void> {
  const live = page.getByRole('dialog', { name: 'This video is live' });
  // While a toast is open, Escape closes the toast.
  await live.getByRole('button', { name: 'Close' }).click();
  await cardOn(page).getByRole('button', { name: 'Share' }).click();
  await expect(live.getByRole('region', { name: 'Views' })).toContainText('GB');
  await live.getByRole('button', { name: 'Withdraw link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expectToast(page, 'Share link withdrawn');
}

/** The audit log's actions on a video, oldest first. */
async function actionsOn(
  server: TestServer,
  { token }: AuthResponse,
  jobId: string,
): Promise<string[]> {
  const events = (await ask(`${server.url}/api/audit`, {
    token,
    method: 'GET',
  })) as AuditEventBody[];
  return events
    .filter(({ subjectId }) => subjectId === jobId)
    .map(({ action }) => action)
    .toReversed();
}
