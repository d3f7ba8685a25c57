import { axeIn } from '#tests/e2e/support/axe.ts';
import { jobBody } from '#tests/e2e/support/jobs.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

signedInTest(
  'what cannot be loaded says so, harms nothing and comes on request',
  async ({ page, context, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED');
    await page.goto('/create');
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await prompt.fill('Friday night at the Grand Aurora. Free entry before ten.');
    await expect(page.getByText('Advertising policy: all checks passed')).toBeVisible();
    await page.getByRole('heading', { name: 'Markets' }).click();
    await expect(page.getByRole('list', { name: 'Verdict by market' })).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    const notice = page.getByText('This part could not be loaded.');
    await expect(notice).toBeVisible();
    expect((await axeIn(page).analyze()).violations).toEqual([]);
    await expect(prompt).toHaveValue('Friday night at the Grand Aurora. Free entry before ten.');

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).last().click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

signedInTest(
  'a long list goes on after a failure only when asked',
  async ({ page, guest, expectedConsoleErrors }) => {
    expectedConsoleErrors.push('500');
    const job = (index: number) =>
      jobBody({
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        prompt: `Film ${index}`,
        status: 'failed',
        error: 'Could not be drawn',
        author: guest.user.username,
      });
    let asked = 0;
    let isBroken = true;
    await page.route('**/api/jobs?*', async (route) => {
      if (!route.request().url().includes('cursor')) {
        await route.fulfill({
          headers: { link: '</api/jobs?cursor=next>; rel="next"' },
          json: Array.from({ length: 24 }, (_, index) => job(index)),
        });
        return;
      }
      asked += 1;
      if (isBroken) await route.fulfill({ status: 500, json: {} });
      else await route.fulfill({ json: [job(99)] });
    });
    await page.goto('/videos');
    await page.getByText('Film 23', { exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Could not load more.')).toBeVisible();
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(300);
    expect(asked).toBe(1);
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Film 99', { exact: true })).toBeVisible();
  },
);
