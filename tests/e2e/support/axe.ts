import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that depend on colours, all that differs between the themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing in the page as it is, in either theme. */
export async function expectNoViolations(page: Page): Promise<void> {
  await setDark(page, false);
  expect((await axeIn(page).withRules(COLOR_RULES).analyze()).violations, 'light').toEqual([]);
  await setDark(page, true);
  expect((await axeIn(page).analyze()).violations, 'dark').toEqual([]);
}

/** Without the second page that axe opens to look into frames of other sites, which no page has. */
export function axeIn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

async function setDark(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate(`document.documentElement.classList.toggle('dark', ${isDark})`);
}
