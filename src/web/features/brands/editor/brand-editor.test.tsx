import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { mediaRoutes } from '#contracts/routes/media.ts';
import type { ChangeBrandBody } from '#contracts/schemas/brand.ts';
import { UPLOADS_PATH } from '#contracts/uploads-path.ts';
import { UPLOAD_PIECE_BYTES } from '#domain/media/media.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { exampleBrand, exampleFile, idOf } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { requestAt, startFakeRequests } from '#web/testing/fake-request.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { BrandsScreen } from '../brands-screen.tsx';
import { BrandEditor } from './brand-editor.tsx';

const BRAND = exampleBrand();
const DAY = '2026-05-01T12:00:00.000Z';

function open(tab: string, brand = BRAND) {
  const api = startFakeApi();
  api.on(mediaRoutes.list, () => []);
  api.on(brandRoutes.list, () => [BRAND]);
  api.on(brandRoutes.preview, () => ({ frames: [], refusals: [] }));
  const address = `/brands/${BRAND.id}?tab=${tab}`;
  return { api, ...renderScreen(<BrandEditor brand={brand} />, { address, role: 'admin' }) };
}

const lockOf = (property: string) =>
  screen.getByRole<HTMLInputElement>('switch', { name: property });

it('shows the locks that hold, and saves a changed one with all that was left alone', async () => {
  const { api, user } = open('locks');
  api.on(brandRoutes.change, () => BRAND);
  expect(lockOf('Sign-off').checked).toBe(false);
  expect(lockOf('Call to action').checked).toBe(true);

  await user.click(screen.getByLabelText('Call to action: every video needs its own'));
  await user.click(lockOf('Colors'));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));

  await screen.findByText('Draft saved');
  const [saved] = api.bodiesOf(brandRoutes.change) as ChangeBrandBody[];
  expect(saved?.locks).toMatchObject({
    signature: 'fixed',
    callToAction: 'mustChange',
    palette: 'fixed',
  });
  expect(saved?.endCard?.text).toBe('See you tonight');
});

it('shows what the server says at the part of the end card that it is about', async () => {
  const { api, user } = open('locks');
  const message = 'Must be at most 120 characters';
  api.on(brandRoutes.change, () =>
    failure(400, {
      code: 'validation_failed',
      message,
      issues: [{ path: 'endCard.text', message }],
    }),
  );
  const text = screen.getByLabelText<HTMLInputElement>('Text on the end card');
  await user.type(text, ' and tomorrow');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));

  await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
  expect(text.value).toBe('See you tonight and tomorrow');
});

it('publishes what is in the form, not what was saved before', async () => {
  const { api, user } = open('locks');
  api.on(brandRoutes.change, () => BRAND);
  api.on(brandRoutes.publish, () => ({ ...BRAND, version: 3 }));
  await user.type(screen.getByLabelText('Text on the end card'), '!');
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  await screen.findByText('Version 3');
  const [saved] = api.bodiesOf(brandRoutes.change) as ChangeBrandBody[];
  expect(saved?.endCard?.text).toBe('See you tonight!');
  // Previews of the new version may be asked for already.
  const written = api.calls.filter(
    ({ method, path }) => method !== 'GET' && /^\/api\/brands\/[^/]+(?:\/publish)?$/.test(path),
  );
  expect(written.map(({ method }) => method)).toEqual(['PATCH', 'POST']);
});

it('offers to save and to publish once something has changed', async () => {
  const { user } = open('locks');
  const buttons = () => screen.queryAllByRole('button', { name: /^(?:Publish|Save draft)$/ });
  screen.getByText('No unpublished changes');
  expect(buttons()).toEqual([]);
  await user.type(screen.getByLabelText('Text on the end card'), '!');
  expect(buttons()).toHaveLength(2);
  expect(screen.queryByText('No unpublished changes')).toBeNull();
});

it('publishes nothing where the draft is not saved', async () => {
  const { api, user } = open('locks', exampleBrand({ hasUnpublishedChanges: true }));
  api.on(brandRoutes.change, () =>
    failure(422, { code: 'policy_blocked', message: 'This name is not allowed' }),
  );
  await user.click(screen.getByRole('button', { name: 'Publish' }));

  await screen.findByText('This name is not allowed');
  expect(api.bodiesOf(brandRoutes.publish)).toEqual([]);
});

it('can go back to what was published after a refused publication', async () => {
  const api = startFakeApi();
  let stored = BRAND;
  api.on(mediaRoutes.list, () => []);
  api.on(brandRoutes.list, () => [stored]);
  api.on(brandRoutes.preview, () => ({ frames: [], refusals: [] }));
  api.on(brandRoutes.change, ({ body }) => {
    const { endCard } = body as ChangeBrandBody;
    stored = exampleBrand({ ...(endCard && { endCard }), hasUnpublishedChanges: true });
    return stored;
  });
  api.on(brandRoutes.publish, () =>
    failure(422, { code: 'policy_blocked', message: 'These words are not allowed' }),
  );
  const { user } = renderScreen(<BrandsScreen />, {
    address: '/brands?tab=locks',
    path: '/brands/:brandId?',
    role: 'admin',
  });
  const text = await screen.findByLabelText('Text on the end card');
  await user.type(text, '!');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('These words are not allowed');

  await user.type(text, '{Backspace}');
  const button = (name: string) => screen.getByRole('button', { name });
  await waitFor(() => expect(button('Save draft')).toBeDefined());
  expect(button('Publish')).toBeDefined();
});

it('shows frames of the draft as it is typed, and says why one is not drawn', async () => {
  const { api, user } = open('locks');
  const kind = 'title' as const;
  const refusal = 'This sounds like a promise to win.';
  api.on(brandRoutes.preview, ({ body }) =>
    JSON.stringify(body).includes('See you tonight.!')
      ? { frames: [{ kind, still: null }], refusals: [refusal] }
      : { frames: [{ kind, still: 'data:image/jpeg;base64,AA' }], refusals: [] },
  );
  const text = screen.getByLabelText('Text on the end card');
  await user.type(text, '.');
  await screen.findByRole('img', { name: 'Title with this brand’s look' });
  await user.type(text, '!');
  expect(await screen.findByText(refusal)).toBeDefined();
});

it('shows a brand without a form to those who may not edit it', async () => {
  const api = startFakeApi();
  api.on(mediaRoutes.list, () => []);
  api.on(brandRoutes.list, () => [{ ...BRAND, words: { signature: 'At the harbour' } }]);
  api.on(brandRoutes.preview, () => ({ frames: [], refusals: [] }));
  renderScreen(<BrandsScreen />, {
    address: '/brands',
    path: '/brands/:brandId?',
    role: 'creator',
  });
  expect(await screen.findByText('At the harbour')).toBeTruthy();
  expect(screen.getByText('Owners and admins edit brands.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Fixed in every video' }).textContent).toContain(
    'Sign-off',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

it('keeps what was changed while another brand is looked at', async () => {
  const api = startFakeApi();
  const other = { ...BRAND, id: idOf(11), name: 'Harbour House', isDefault: false };
  api.on(mediaRoutes.list, () => []);
  api.on(brandRoutes.list, () => [BRAND, other]);
  api.on(brandRoutes.preview, () => ({ frames: [], refusals: [] }));
  const { user, router } = renderScreen(<BrandsScreen />, {
    address: '/brands?tab=locks',
    path: '/brands/:brandId?',
    role: 'admin',
  });
  await user.type(await screen.findByLabelText('Text on the end card'), '!');
  await user.click(screen.getByRole('button', { name: /^Harbour House/ }));
  const text = () => screen.getByLabelText<HTMLInputElement>('Text on the end card').value;
  expect(text()).toBe('See you tonight');
  expect(router.state.location.pathname).toBe(`/brands/${other.id}`);
  expect(screen.getByRole('heading', { level: 2, name: 'Harbour House' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Bellevue/ }));
  expect(text()).toBe('See you tonight!');
});

it('takes over a large logo once it is checked, whichever tab was looked at meanwhile', async () => {
  startFakeRequests();
  const { api, user } = open('marks');
  const logo = exampleFile(20, { kind: 'logo', previewUrl: '/logo.webp' });
  const [png, size] = [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], UPLOAD_PIECE_BYTES + 10];
  const bytes = new Uint8Array(size);
  bytes.set(png);
  await user.upload(
    screen.getByLabelText('Upload: logo for light backgrounds'),
    new File([bytes], 'logo.png'),
  );
  const location = `${UPLOADS_PATH}/${logo.id}`;
  (await requestAt(0)).end(201, { responseHeaders: { location } });
  const sent = await requestAt(1);
  await user.click(screen.getByRole('tab', { name: 'Words' }));
  api.on(mediaRoutes.find, () => logo);
  api.on(mediaRoutes.list, () => [logo]);
  sent.end(204, { responseHeaders: { 'upload-offset': String(size) } });

  await user.click(screen.getByRole('tab', { name: 'Logos' }));
  await screen.findByRole('dialog', { name: 'Rights' });
  await user.keyboard('{Escape}');
  api.on(brandRoutes.change, () => BRAND);
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Draft saved');
  const [saved] = api.bodiesOf(brandRoutes.change) as ChangeBrandBody[];
  expect(saved?.logos).toMatchObject([{ mediaId: logo.id, variant: 'full', ground: 'light' }]);
});

it('states the usual rights of a logo in one press, or opens the form for others', async () => {
  startFakeRequests();
  const { api, user } = open('marks');
  const logo = exampleFile(20, { kind: 'logo', rights: null });
  api.on(mediaRoutes.find, () => logo);
  api.on(mediaRoutes.stateRights, () => logo);
  const upload = async (at: number) => {
    const place = screen.getByLabelText('Upload: logo for light backgrounds');
    await user.upload(place, new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg'));
    (await requestAt(at)).end(201, { responseText: JSON.stringify(logo) });
    return screen.findByRole('dialog', { name: 'Rights' });
  };
  const question = await upload(0);
  expect(question.textContent).toContain('belongs to Casino Bellevue');
  const previews = () => api.calls.filter(({ path }) => path.endsWith('/preview')).length;
  await waitFor(() => expect(previews()).toBe(2));
  await user.click(within(question).getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Rights saved');
  expect(api.bodiesOf(mediaRoutes.stateRights)).toMatchObject([
    { basis: 'own', holder: 'Casino Bellevue', territories: ['*'], channels: [], people: 'none' },
  ]);
  await waitFor(() => expect(previews()).toBe(3));
  await user.click(within(await upload(1)).getByRole('button', { name: 'Change' }));
  expect(await screen.findByLabelText('Rights holder')).toBeDefined();
});

it('asks before an empty brand is published', async () => {
  const { api, user } = open('words', {
    ...exampleBrand({ hasUnpublishedChanges: true }),
    locks: {},
    endCard: {},
  });
  api.on(brandRoutes.change, () => BRAND);
  api.on(brandRoutes.publish, () => ({ ...BRAND, version: 3 }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const question = await screen.findByRole('alertdialog', { name: 'Publish an empty brand?' });
  expect(api.bodiesOf(brandRoutes.publish)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Publish' }));
  await screen.findByText('Version 3');
});

it.each([
  ['words that it forbids', { words: { banned: ['jackpot'] } }],
  ['its licensee', { licensee: { legalEntity: 'Bellevue Ltd' } }],
  ['a lock', { locks: { signature: 'fixed' as const } }],
  ['a watermark', { watermark: true }],
])('publishes a brand with nothing but %s unasked', async (_, filledIn) => {
  const { api, user } = open('words', {
    ...exampleBrand({ hasUnpublishedChanges: true }),
    locks: {},
    endCard: {},
    ...filledIn,
  });
  api.on(brandRoutes.change, () => BRAND);
  api.on(brandRoutes.publish, () => ({ ...BRAND, version: 3 }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Version 3')).toBeDefined();
});

it('shows the name at once, and the last picture while the next is drawn', async () => {
  const { api, user } = open('locks');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getAllByText(BRAND.name)).toHaveLength(2);
  const draw = (still: string | null) =>
    api.on(brandRoutes.preview, () => ({
      frames: [{ kind: 'title' as const, still }],
      refusals: [],
    }));
  draw('/still.webp');
  await user.click(lockOf('Colors'));
  const title = await preview.findByAltText('Title with this brand’s look', {}, { timeout: 5000 });
  draw(null);
  await user.click(lockOf('Sign-off'));
  await waitFor(() => expect(api.bodiesOf(brandRoutes.preview)).toHaveLength(3), { timeout: 5000 });
  expect(title.getAttribute('src')).toBe('/still.webp');
  expect(title.isConnected).toBe(true);
});

it('lists above the button what a brand lacks', async () => {
  const { user } = open('words');
  expect(screen.getByText('Missing: colors · words')).toBeDefined();
  await user.type(screen.getByLabelText('Call to action'), 'Book your table');
  expect(screen.getByText('Missing: colors')).toBeDefined();
});

it('folds the variants of a logo away until one is set', async () => {
  const { user } = open('marks');
  const variants = screen.getByText('More logos').closest('details');
  expect(variants?.open).toBe(false);
  await user.click(screen.getByText('More logos'));
  expect(variants?.querySelectorAll('input[type="file"]')).toHaveLength(4);
});

it('shows the variants of a logo where one of them is in use', async () => {
  const mediaId = idOf(30);
  open('marks', exampleBrand({ logos: [{ mediaId, variant: 'mark', ground: 'dark' }] }));
  const variants = (await screen.findByText('More logos')).closest('details');
  expect(variants?.open).toBe(true);
  expect(variants?.contains(screen.getByLabelText('Upload: symbol for dark backgrounds'))).toBe(
    true,
  );
});

it('shows what the settings say where the brand says nothing of its licensee', async () => {
  const view = open('words');
  act(() => updateOrganization({ venueName: 'Bellevue Casino', licences: { MT: 'MGA/1' } }));
  await view.allRead();
  expect(screen.getByLabelText<HTMLInputElement>('Venue').placeholder).toBe('Bellevue Casino');
  const licences = screen.getByLabelText<HTMLTextAreaElement>('License references');
  expect(licences.placeholder).toBe('MT: MGA/1');
});

it('says why a logo was refused', async () => {
  startFakeRequests();
  const { api, user } = open('marks');
  const refusal = 'This picture breaks off';
  const checking = exampleFile(20, { kind: 'logo', state: 'checking' });
  api.on(mediaRoutes.find, () => ({ ...checking, state: 'refused' as const, refusal }));
  const place = screen.getByLabelText<HTMLInputElement>('Upload: symbol for dark backgrounds');
  await user.upload(place, new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg'));
  (await requestAt(0)).end(201, { responseText: JSON.stringify(checking) });
  await screen.findByText(refusal);
  expect(place.disabled).toBe(false);
});

it('folds the venue and license of a brand that has none of its own', async () => {
  open('words');
  const fold = (await screen.findByText('Venue and license')).closest('details');
  expect(fold?.open).toBe(false);
  expect(screen.getByRole('heading', { name: 'Venue and license', level: 2 })).toBeDefined();
});

it('leaves the venue and license open once something was to be corrected there', async () => {
  const { api, user } = open('words');
  const message = 'Must be at most 80 characters';
  const answers = [
    failure(400, {
      code: 'validation_failed',
      message,
      issues: [{ path: 'licensee.venueName', message }],
    }),
    BRAND,
  ];
  api.on(brandRoutes.change, () => answers.shift() ?? BRAND);
  const fold = (await screen.findByText('Venue and license')).closest('details');
  const save = () => user.click(screen.getByRole('button', { name: 'Save draft' }));
  await user.type(screen.getByLabelText('Sign-off'), '!');
  await save();
  await waitFor(() => expect(fold?.open).toBe(true));
  await save();
  await screen.findByText('Draft saved');
  expect(screen.queryByText(message)).toBeNull();
  expect(fold?.open).toBe(true);
});

it('names the brand as the likely holder of its logo where the organization has no name', async () => {
  startFakeRequests();
  const { api, user } = open('marks');
  act(() => updateOrganization({ name: "dealer's Organization" }));
  const logo = exampleFile(20, { kind: 'logo', rights: null });
  api.on(mediaRoutes.find, () => logo);
  const place = screen.getByLabelText('Upload: logo for light backgrounds');
  await user.upload(place, new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg'));
  (await requestAt(0)).end(201, { responseText: JSON.stringify(logo) });
  const question = await screen.findByRole('dialog', { name: 'Rights' });
  expect(within(question).getByLabelText('Rights holder')).toHaveProperty('value', 'Bellevue');
});

it('warns at a color that can hardly be seen, and takes the nearest that can', async () => {
  const palette = { primary: null, secondary: '#0c2b24', accent: null, ground: '#081a16' };
  const { user } = open('colours', exampleBrand({ palette }));
  const secondary = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Secondary',
    description: /^The secondary color is hard to see on the background\. .* 3:1 or more\. Use #/,
  });
  await user.click(screen.getByRole('button', { name: /^Use #/ }));
  expect(secondary.value).not.toBe('#0c2b24');
  expect(screen.queryByText(/hard to see/)).toBeNull();
});

it('says once who published the version, and when', async () => {
  const api = startFakeApi();
  const published = exampleBrand({ version: 2, publishedAt: DAY });
  const { name } = published;
  api.on(mediaRoutes.list, () => []);
  api.on(brandRoutes.preview, () => ({ frames: [], refusals: [] }));
  api.on(brandRoutes.versions, () => [
    { ...published, id: idOf(12), number: 2, name, publishedAt: DAY, publishedBy: 'dealer' },
  ]);
  renderScreen(<BrandEditor brand={published} />, { role: 'admin' });
  screen.getByText('Published, version 2');
  expect(await screen.findByText('dealer, May 1, 2026')).toBeDefined();
});
