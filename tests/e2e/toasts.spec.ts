import { expect, signedInTest } from '#tests/e2e/support/story.ts';

/** Runs in the page: which of these milliseconds pass, by its own timers, until the next toast is gone. */
const PASSED_WHILE_A_TOAST_STANDS = `new Promise((resolve) => {
  let passed = null;
  new MutationObserver(() => {
    const isThere = document.querySelector('[aria-label^=Notifications] li') !== null;
    if (!isThere && passed !== null) resolve(passed);
    if (!isThere || passed !== null) return;
    passed = [];
    for (const time of [4_500, 8_000]) setTimeout(() => passed.push(time), time);
  }).observe(document.body, { childList: true, subtree: true });
})`;

signedInTest(
  'one toast is shown at a time, for five seconds, and F8 focuses it',
  async ({ page }) => {
    await page.goto('/settings');
    const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await page.getByLabel('Username').fill(`floor_${Date.now()}`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toasts).toHaveCount(1);
    const profile = toasts.filter({ hasText: 'Profile updated' });
    await expect(profile).toBeVisible();

    await page.goto('/create');
    await page.getByRole('button', { name: 'AI Script Assist' }).click();
    await page.getByRole('button', { name: 'AI Script Assist' }).click();
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toContainText('Select a preset first');

    await page.keyboard.press('F8');
    const dismiss = toasts.getByRole('button', { name: 'Dismiss' });
    await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(
      1,
    );
    await dismiss.click();
    await expect(toasts).toHaveCount(0);

    const passed = page.evaluate(PASSED_WHILE_A_TOAST_STANDS);
    await page.getByRole('button', { name: 'AI Script Assist' }).click();
    await page.mouse.move(5, 5);
    expect(await passed).toEqual([4_500]);
  },
);

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

for (const viewport of WINDOWS) {
  signedInTest(
    `a toast covers no deciding button at ${viewport.width} pixels`,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/create');
      await page.getByRole('button', { name: 'AI Script Assist' }).click();
      const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
      await expect(toast).toBeVisible();
      const submit = page.getByRole('main').getByRole('button', { name: 'Create Video' });
      // It stays as long as it is pointed at.
      await toast.hover();
      // A click succeeds only if nothing covers the button.
      await submit.click({ trial: true, timeout: 20_000 });
      await page
        .getByRole('button', { name: 'AI Script Assist' })
        .click({ trial: true, timeout: 20_000 });
      await expect(toast).toBeVisible();
    },
  );
}
