import type { Page } from '@playwright/test';

import { jobBody } from '#tests/e2e/support/jobs.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

const PROMPT = 'Friday night at the Grand Aurora. Free entry before ten.';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

signedInTest(
  'offline, the screen and its draft stay; the one that was chosen opens later',
  async ({ page, context, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('ERR_INTERNET_DISCONNECTED');
    await page.goto('/create');
    await page.getByRole('textbox', { name: 'Prompt' }).fill(PROMPT);
    await expect(page.getByText('Advertising policy: all checks passed')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeInViewport({ ratio: 1 });

    await entry(page, 'My Videos').click();
    await expect(page.getByText('The page opens when')).toBeInViewport({ ratio: 1 });
    await expect(heading(page, 'Create Video')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);

    await context.setOffline(false);
    await expect(heading(page, 'My Videos')).toBeVisible();
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await entry(page, 'Create Video').click();
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(PROMPT);
  },
);

signedInTest(
  'while the server restarts a banner says so; afterwards polling goes on and screens open',
  async ({ page, guest, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('ERR_CONNECTION_REFUSED', '502');
    const { username: author } = guest.user;
    const job = (progress: number) =>
      jobBody({ prompt: PROMPT, status: 'generating', videoUrl: null, author, progress });
    let progress = 0.19;
    await page.route('**/api/jobs?*', (route) => route.fulfill({ json: [job(progress)] }));
    await page.route('**/check-status', (route) => route.fulfill({ json: job(progress) }));
    await page.goto('/videos');
    await expect(page.getByText('Rendering 19%', { exact: true })).toBeVisible();

    let stopped: 'refuses' | 'behind a proxy' | null = 'refuses';
    await page.route('**/*', async (route) => {
      if (stopped === 'refuses') await route.abort('connectionrefused');
      else if (stopped !== null) await route.fulfill({ status: 502, body: 'Bad Gateway' });
      else await route.fallback();
    });
    await expect(page.getByText('Reconnecting…')).toBeVisible();
    await entry(page, 'Credits').click();
    stopped = 'behind a proxy';
    await expect(page.getByText('The page opens when')).toBeVisible();
    await expect(heading(page, 'My Videos')).toBeVisible();
    await entry(page, 'My Videos').click();

    stopped = null;
    progress = 0.61;
    await expect(page.getByText('Rendering 61%', { exact: true })).toBeVisible();
    await expect(page.getByText('Reconnecting…')).toHaveCount(0);
    await entry(page, 'Credits').click();
    await expect(heading(page, 'Credits')).toBeVisible();
  },
);
