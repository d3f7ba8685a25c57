import { expect, signedInTest, test } from '#tests/e2e/support/story.ts';

const EXPLANATION = 'What “AI-generated” means here';

test('the landing page links to the explanation of how films are made', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('A text-to-video AI model makes the video')).toBeVisible();
  await page.getByRole('link', { name: 'How the videos are made' }).click();
  const explanation = page.getByRole('region', { name: EXPLANATION });
  await expect(explanation).toBeInViewport();
  await expect(explanation).toContainText('No trained model creates the images.');
  await expect(explanation).toContainText('trained text-to-video model');
});

signedInTest('the compliance notice links to it too', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'What “AI-generated” means' }).click();
  const explanation = page.getByRole('region', { name: EXPLANATION });
  await expect(explanation).toBeInViewport();
  await expect(page).toHaveURL(/\/verify#how-films-are-made$/);
});

signedInTest(
  'packages list what the specification says, with the facts next to it',
  async ({ page }) => {
    await page.goto('/credits');
    await expect(page.getByRole('listitem').filter({ hasText: 'Brand kit storage' })).toHaveCount(
      2,
    );
    const facts = page.getByRole('group').filter({ hasText: 'What every plan includes' });
    await facts.getByText('What every plan includes').click();
    await expect(facts.getByText('All presets, on every plan.')).toBeVisible();
    await expect(facts).toContainText('Enterprise 2160p');
    await expect(facts).toContainText('On every plan. Manage keys and webhooks');
  },
);

test('pricing says how credits are bought today', async ({ page }) => {
  await page.goto('/#pricing');
  const packages = /100 credits for \$49, 500 credits for \$199, 2,000 credits for \$699/;
  await expect(page.getByText(packages)).toBeVisible();
});
