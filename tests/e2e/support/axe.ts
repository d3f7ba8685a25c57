import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that depend on colours, all that differs between the themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing in the page as it is, in either theme. */
export async function expectNoViolations(page: Page): Promise<void> {
  const [light, dark] = [new AxeBuilder({ page }).withRules(COLOR_RULES), new AxeBuilder({ page })];
  await setDark(page, false);
  expect((await light.analyze()).violations, 'light').toEqual([]);
  await setDark(page, true);
  expect((await dark.analyze()).violations, 'dark').toEqual([]);
}

async function setDark(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate(`document.documentElement.classList.toggle('dark', ${isDark})`);
}
