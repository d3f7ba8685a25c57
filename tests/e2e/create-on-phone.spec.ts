import { expectNoViolations } from '#tests/e2e/support/axe.ts';
import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** What a finger needs, less what rounding takes. */
const TARGET_PIXELS_MIN = 43.5;

signedInTest(
  'on a phone, the bar says what the video lacks before it is paid for, and all is as high as a finger needs',
  async ({ page }) => {
    await page.goto('/create');
    await page.getByRole('radio', { name: 'Roulette' }).click();
    await page
      .getByRole('textbox', { name: 'Prompt' })
      .fill('Friday night at the Grand Aurora: the ball circles. Free entry before ten.');
    const bar = page.getByRole('region', { name: 'Cost estimate' });
    const remarks = bar.getByText(/^\d remarks?$/);
    await expect(remarks).toBeVisible({ timeout: 30_000 });
    await remarks.click();
    await expect(bar.getByRole('listitem').first()).toBeVisible();
    await expectNoViolations(page);

    const small = await page.getByRole('main').evaluate((main, least) => {
      const pressed = 'button, summary, label:has(input)';
      return [...main.querySelectorAll(pressed)].flatMap((element) => {
        const { width, height: own } = element.getBoundingClientRect();
        // What stands in a line is pressed beyond it.
        const view = element.ownerDocument.defaultView;
        const reach = Number.parseFloat(view?.getComputedStyle(element, '::after').height ?? '');
        const height = Math.max(own, reach || 0);
        const isSeen = width > 1 && element.checkVisibility({ visibilityProperty: true });
        return isSeen && height < least ? [`${height} px: ${element.textContent}`] : [];
      });
    }, TARGET_PIXELS_MIN);
    expect(small).toEqual([]);

    await page.getByRole('button', { name: 'Add Headline' }).click();
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveAccessibleDescription(
      'No headline: the first text on screen is “Friday night”',
    );
  },
);

signedInTest(
  'on a phone, what is not allowed is said right below the prompt, and taken out with one press',
  async ({ page }) => {
    await page.goto('/create');
    await page.getByRole('radio', { name: 'Slots' }).click();
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await prompt.fill('Guaranteed wins: pay off your debts with one spin tonight.');
    const findings = page.getByRole('list', { name: 'Findings' });
    await expect(findings).toBeVisible();
    await expect(findings).toContainText('Rule: promises a win');
    await expect(prompt).toHaveAttribute('aria-invalid', 'true');
    const [above, below] = [
      await findings.boundingBox(),
      await page.getByRole('radiogroup', { name: 'Aspect ratio' }).boundingBox(),
    ];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(prompt).toHaveValue('with one spin tonight.');
    await expect(page.getByText('Advertising policy: all checks passed')).toBeVisible();
  },
);
