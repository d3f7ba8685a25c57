import type { JobBody } from '#contracts/schemas/job.ts';
import { ask } from '#tests/e2e/support/people.ts';
import { expectToast } from '#tests/e2e/support/screens.ts';
import { expect, signedInTest } from '#tests/e2e/support/story.ts';

signedInTest(
  'an owner chooses markets, and a video says what each of them allows',
  async ({ page, server, guest }) => {
    await page.goto('/settings');
    await page.getByRole('tab', { name: 'Organization' }).click();
    await page.getByRole('button', { name: 'Default markets' }).click();
    await page.getByRole('searchbox', { name: 'Search markets' }).fill('ontario');
    await page.getByRole('checkbox', { name: 'Ontario' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Organization updated');

    await page.goto('/create');
    await page.getByRole('radio', { name: 'Roulette' }).click();
    await page.getByRole('textbox', { name: 'Prompt' }).fill('A golden night at the wheel');
    await page.getByRole('heading', { name: 'Markets' }).click();
    const verdicts = page.getByRole('list', { name: 'Verdict by market' });
    const ontario = verdicts.getByRole('listitem').filter({ hasText: 'Ontario' });
    await expect(ontario).toContainText('Can be shown');
    await expect(ontario).toContainText('1-866-531-2600');

    await page.getByRole('button', { name: 'Markets' }).click();
    await page.getByRole('searchbox', { name: 'Search markets' }).fill('italy');
    await page.getByRole('checkbox', { name: /Italy/ }).check();
    await page.keyboard.press('Escape');
    const italy = verdicts.getByRole('listitem').filter({ hasText: 'Italy' });
    await expect(italy).toContainText('Cannot be shown');
    await page.getByRole('button', { name: 'Markets' }).click();
    await page.getByRole('checkbox', { name: /Italy/ }).uncheck();
    await page.keyboard.press('Escape');
    await expect(italy).toHaveCount(0);

    await page.getByRole('button', { name: 'Create Video' }).click();
    await expectToast(page, 'Video job created!');
    const { token } = guest;
    const [job] = (await ask(`${server.url}/api/jobs`, { token, method: 'GET' })) as JobBody[];
    expect(job?.markets).toEqual(['US', 'CA-ON']);
  },
);
