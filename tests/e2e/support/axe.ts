import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds nothing in the page as it is, in either theme. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate(`document.documentElement.classList.toggle('dark', ${theme === 'dark'})`);
    expect((await new AxeBuilder({ page }).analyze()).violations, theme).toEqual([]);
  }
}
