import type { Locator, Page } from '@playwright/test';

import { expect } from '#tests/e2e/support/story.ts';

/** Expects a toast with this title. */
export async function expectToast(page: Page, title: string): Promise<void> {
  // By attribute, because an open dialog hides everything else from roles, though not from view.
  await expect(page.locator('[aria-label^=Notifications]').getByText(title)).toBeVisible();
}

/** Selects an entry of a dropdown list. */
export async function choose(page: Page, box: Locator, option: string): Promise<void> {
  await box.click();
  await page.getByRole('option', { name: option }).click();
}

export async function registerOnScreen(
  page: Page,
  person: { username: string; email: string; password: string },
): Promise<void> {
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

export async function signInOnScreen(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The only URL in an email. */
export function linkIn(email: string): string {
  const link = /https?:\/\/\S+/.exec(email)?.[0];
  if (link === undefined) throw new Error(`No link in: ${email}`);
  return link;
}

/** Expands a review on the moderation page, unless it is open. */
export async function openReview(review: Locator): Promise<void> {
  const details = review.getByRole('button', { name: 'Details' });
  await expect(details).toBeVisible();
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click();
}
