import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { appealRoutes } from '#contracts/routes/appeals.ts';
import { brandRoutes } from '#contracts/routes/brands.ts';
import { moderationRoutes } from '#contracts/routes/moderation.ts';
import { organizationNameRoutes } from '#contracts/routes/organization-names.ts';
import { proofRoutes } from '#contracts/routes/proof.ts';
import type { AppealBody } from '#contracts/schemas/appeal.ts';
import type { ReviewedBrandBody } from '#contracts/schemas/brand.ts';
import type { ReviewJobBody, ReviewPreviewBody } from '#contracts/schemas/moderation.ts';
import { signIn } from '#web/session/session-store.ts';
import { exampleJob, exampleLogin, exampleReview, idOf } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { ModerationScreen } from './moderation-screen.tsx';

/** A video that somebody else made. */
const review = (number: number, changes: Partial<ReviewJobBody> = {}) =>
  exampleReview(number, { author: 'lea_studio', ...changes });

/** How the screen is opened, by the operator unless stated otherwise. */
interface Setting {
  readonly address?: string;
  readonly isOperator?: boolean;
  readonly frames?: ReviewPreviewBody['frames'];
  readonly decided?: readonly ReviewJobBody[];
  readonly brands?: readonly ReviewedBrandBody[];
  readonly appeals?: readonly AppealBody[];
}

function openScreen(jobs: readonly ReviewJobBody[], setting: Setting = {}) {
  const { address = '/', isOperator = true } = setting;
  const { frames = [], decided = [], brands = [], appeals = [] } = setting;
  const api = startFakeApi();
  const login = exampleLogin('owner');
  signIn({ ...login, organization: { ...login.organization, isOperator } });
  api.on(moderationRoutes.pending, ({ query }) =>
    jobs.filter((job) => !query['status'] || job.moderationStatus === query['status']),
  );
  api.on(appealRoutes.waiting, () => [...appeals]);
  api.on(brandRoutes.waiting, () => []);
  api.on(brandRoutes.reviewed, () => [...brands]);
  api.on(moderationRoutes.preview, () => ({ frames: [...frames] }));
  api.on(moderationRoutes.history, () => [...decided]);
  api.on(organizationNameRoutes.waiting, () => []);
  api.on(proofRoutes.sheet, () => failure(404, { code: 'not_found', message: 'No sheet' }));
  return { ...renderScreen(<ModerationScreen />, { address, role: null }), api };
}

const card = (name: string) => screen.findByRole('article', { name });
const button = (within_: HTMLElement, name: string) =>
  within(within_).queryByRole('button', { name });

it('puts what is ready first, what is being created apart, and what is held behind its own tab', async () => {
  const { user } = openScreen([
    review(1, { status: 'queued', awaitsVideo: true }),
    review(2),
    review(3, { status: 'queued', moderationStatus: 'flagged' }),
  ]);
  const ready = await card('Prompt 2');
  expect(button(ready, 'Approve')).not.toBeNull();
  const making = screen.getByRole('region', { name: 'Being created' });
  const [unmade] = within(making).getAllByRole('article');
  expect(unmade?.getAttribute('aria-label')).toBe('Prompt 1');
  expect(button(making, 'Approve')?.getAttribute('aria-disabled')).toBe('true');
  expect(button(making, 'Reject')?.getAttribute('aria-disabled')).toBeNull();
  expect(screen.queryByRole('article', { name: 'Prompt 3' })).toBeNull();
  await screen.findByRole('tab', { name: 'Ready to review (1)' });
  await user.click(await screen.findByRole('tab', { name: 'On hold (1)' }));
  expect(button(await card('Prompt 3'), 'Approve for creation')).not.toBeNull();
});

it('shows what is on hold where nothing else waits', async () => {
  openScreen([review(3, { status: 'queued', moderationStatus: 'flagged' })]);
  expect(button(await card('Prompt 3'), 'Approve for creation')).not.toBeNull();
  expect(screen.queryByText('No pending moderation')).toBeNull();
});

it.each(['/', '/?tab=hold', '/?tab=history', '/?video=none'])(
  'says at %s what content must comply with',
  async (address) => {
    openScreen([], { address });
    expect(await screen.findByText(/must comply with gambling advertising/)).toBeDefined();
  },
);

it('asks for an own list without any filter, the longest waiting first', async () => {
  const { api } = openScreen([review(1)], { isOperator: false });
  await card('Prompt 1');
  expect(api.calls.find(({ path }) => path === '/api/moderation/pending')?.query).toEqual({
    order: 'oldest',
  });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Ready to review (1)',
    'History',
    'Rule changes',
  ]);
});

it('shows how a held video will look, and its shots one by one', async () => {
  const frames = [
    { startSeconds: 0, still: 'data:image/jpeg;base64,AAAA' },
    { startSeconds: 2.5, still: 'data:image/jpeg;base64,BBBB' },
  ];
  const held = review(3, { status: 'queued', moderationStatus: 'flagged', videoUrl: null });
  const { user } = openScreen([held], { frames, address: '/?tab=hold' });
  const opened = await card('Prompt 3');
  const picture = () => within(opened).getByRole('img', { name: /^Preview at/ });
  await waitFor(() => expect(picture().getAttribute('src')).toBe(frames[0]?.still));
  await user.click(within(opened).getByRole('button', { name: 'Preview at 2.5 s' }));
  expect(picture().getAttribute('src')).toBe(frames[1]?.still);
});

const HELD = review(3, { status: 'queued', moderationStatus: 'flagged', videoUrl: null });

it('asks for missing frames alone, for a quarter of an hour at most, and then says that there is none', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const frames = [
    { startSeconds: 0, still: 'data:image/jpeg;base64,AAAA' },
    { startSeconds: 2.5, still: null },
  ];
  const { api } = openScreen([{ ...HELD, progress: 0 }], { frames, address: '/?tab=hold' });
  const opened = await card('Prompt 3');
  await within(opened).findByRole('img', { name: 'Preview at 0.0 s' });
  await vi.advanceTimersByTimeAsync(900_000);
  fireEvent.click(within(opened).getByRole('button', { name: 'Preview at 2.5 s' }));
  expect(within(opened).getByText('No preview. Not created yet')).toBeDefined();
  const asked = api.calls.filter(({ path }) => path.endsWith('/preview'));
  expect(asked.map(({ query }) => query)).toEqual([
    {},
    ...Array.from({ length: 59 }, () => ({ from: '1' })),
  ]);
});

it('offers to try again where previews could not be loaded', async () => {
  const frames = [{ startSeconds: 0, still: 'data:image/jpeg;base64,AAAA' }];
  let isBroken = true;
  const { api, user } = openScreen([HELD], { address: '/?tab=hold' });
  api.on(moderationRoutes.preview, () =>
    isBroken ? failure(404, { code: 'not_found', message: 'Gone' }) : { frames },
  );
  const opened = await card('Prompt 3');
  await within(opened).findByText('Previews could not be loaded');
  isBroken = false;
  await user.click(within(opened).getByRole('button', { name: 'Try again' }));
  expect(await within(opened).findByRole('img', { name: 'Preview at 0.0 s' })).toBeDefined();
});

it('offers no decision about a video that failed after its release', async () => {
  const by = { decidedAt: '2026-05-02T12:00:00.000Z', decidedBy: 'olive' };
  openScreen([], { address: '/?tab=history', decided: [review(4, { ...by, status: 'failed' })] });
  const failed = await card('Prompt 4');
  expect(failed.textContent).not.toContain('waiting');
  for (const name of ['Approve', 'Reject']) expect(button(failed, name)).toBeNull();
});

it('says in the history that who made a video decided about it', async () => {
  const by = { decidedAt: '2026-05-02T12:00:00.000Z', author: 'olive' };
  const decided = [
    review(4, { ...by, decidedBy: 'olive' }),
    review(5, { ...by, decidedBy: 'rob' }),
  ];
  openScreen([], { address: '/?tab=history', decided });
  expect((await card('Prompt 4')).textContent).toContain('by olive, who also ordered it,');
  expect((await card('Prompt 5')).textContent).toContain('by rob, ');
  expect((await card('Prompt 5')).textContent).not.toContain('also ordered it');
});

it('shows the controls of every video that waits, also after its release', async () => {
  const released = { decidedAt: '2026-05-02T12:00:00.000Z', decidedBy: 'olive' };
  openScreen([review(1), review(2, { ...released, controlsJson: { aspectRatio: '16:9' } })]);
  expect(within(await card('Prompt 2')).getByText('Aspect ratio')).toBeDefined();
});

it('says that the author sees the reason only where there is one', async () => {
  const { user, api } = openScreen([review(1)]);
  api.on(moderationRoutes.reject, () => review(1));
  const reject = async (note: string) => {
    await user.click(within(await card('Prompt 1')).getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject this video?' });
    // Busy until the decision before is done.
    const press = async (name: string) =>
      user.click(await within(dialog).findByRole('button', { name, busy: false }));
    if (note !== '') await user.type(within(dialog).getByRole('textbox'), note);
    await press('Reject');
    if (note === '') await press('Reject without a reason');
  };
  await reject('');
  expect(await screen.findByText('“Prompt 1” cannot be shared.')).toBeDefined();
  await reject('Too loud');
  expect(await screen.findByText('The author of “Prompt 1” sees your reason.')).toBeDefined();
});

it('denies the screen to creators', () => {
  renderScreen(<ModerationScreen />, { role: 'creator' });
  expect(screen.getByRole('heading', { name: /^Access Denied/ })).toBeDefined();
});

it('lists approvals for creation and decided brands in the history', async () => {
  const by = { decidedAt: '2026-05-02T12:00:00.000Z', decidedBy: 'olive' };
  const brand = {
    id: idOf(7),
    name: 'Aurora',
    organizationName: 'Grand Aurora',
    decision: 'rejected',
    reason: 'Not yours',
    ...by,
  } as const;
  openScreen([], {
    address: '/?tab=history',
    decided: [review(4, { ...by, status: 'queued' })],
    brands: [brand],
  });
  expect((await card('Prompt 4')).textContent).toContain('Approved for creation by olive,');
  const brands = await screen.findByRole('region', { name: 'Reviewed brands' });
  for (const said of ['Aurora', 'Rejected', 'Not yours'])
    expect(brands.textContent).toContain(said);
});

it('finds videos by one field', async () => {
  const { user, api } = openScreen(Array.from({ length: 8 }, (_, index) => review(index + 1)));
  await card('Prompt 1');
  await user.type(screen.getByRole('searchbox', { name: 'Search videos' }), 'lucky spin');
  await waitFor(() =>
    expect(api.queriesOf(moderationRoutes.pending)).toContainEqual(
      expect.objectContaining({ search: 'lucky spin' }),
    ),
  );
});

it('has no filters for a few videos, and names its keys below them', async () => {
  openScreen(Array.from({ length: 7 }, (_, index) => review(index + 1)));
  await card('Prompt 7');
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.getByText(/next and previous/)).toBeDefined();
});

it('shows the shapes of one order together, each with its decision', async () => {
  const shape = (number: number, aspectRatio: string) =>
    review(number, { prompt: 'Friday', groupId: idOf(9), controlsJson: { aspectRatio } });
  const short = { ...shape(1, '16:9'), leftOut: ['callToAction'] };
  const { user, api } = openScreen([short, shape(2, '9:16')]);
  api.on(moderationRoutes.approve, () => shape(2, '9:16'));
  const order = await card('Friday');
  expect(within(order).getAllByText('Friday')).toHaveLength(1);
  await user.click(await within(order).findByRole('button', { name: 'Approve 2 formats' }));
  const question = await screen.findByRole('dialog', { name: 'Approve these 2 videos?' });
  expect(question.textContent).toContain('1 does not show all the text that was ordered.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  const upright = within(order).getByRole('listitem', { name: 'Format 9:16' });
  await user.click(within(upright).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(api.calls.map(({ path }) => path)).toContain(`/api/moderation/${idOf(2)}/approve`),
  );
});

it('says how many of the ticked videos were not watched or created, and leaves the latter out', async () => {
  const { user } = openScreen([review(1), review(2), review(3, { status: 'queued' })]);
  await card('Prompt 1');
  await user.click(screen.getByRole('button', { name: 'Select all shown' }));
  await user.click(await screen.findByRole('button', { name: 'Approve 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve these 2 videos?' });
  expect(dialog.textContent).toContain('2 were not watched here.');
  expect(dialog.textContent).toContain('1 is not created yet and is left out.');
});

it('goes from review to review by keys, opens the one it reaches, and decides it', async () => {
  const { user, api } = openScreen([
    review(1),
    review(2, {
      title: 'Teaser',
      controlsJson: { duration: 5 },
      words: { ...exampleJob(2).words, headline: 'The second' },
      leftOut: ['headline'],
    }),
  ]);
  api.on(moderationRoutes.approve, () => review(2));
  await card('Prompt 1');
  expect(screen.queryByText('The second')).toBeNull();
  await user.keyboard('jj');
  expect(document.activeElement).toBe(await card('Prompt 2'));
  expect((await screen.findByText('The second')).textContent).toContain(
    'Ordered but not shown: does not fit in 5 s',
  );
  // Once is enough: the line of a folded review is not repeated beside the buttons.
  expect(screen.queryByText(/^Ordered but not shown \(/)).toBeNull();
  await user.keyboard('a');
  await screen.findByText('Job approved');
  expect(api.calls.map(({ path }) => path)).toContain(`/api/moderation/${idOf(2)}/approve`);
  // Of two moderators the second decides about nothing that was not shown.
  expect(api.bodiesOf(moderationRoutes.approve)).toEqual([{ moderationStatus: 'pending' }]);
});

it('marks an own video and asks before its author approves it', async () => {
  const { author } = exampleJob(1);
  const { user, api } = openScreen([review(1, { author })]);
  api.on(moderationRoutes.approve, () => review(1));
  const own = await card('Prompt 1');
  within(own).getByText('You created this video');
  await user.click(within(own).getByRole('button', { name: 'Approve' }));
  const question = await screen.findByRole('dialog', { name: 'Approve your own video?' });
  const approved = () => api.calls.filter(({ path }) => path.endsWith('/approve')).length;
  expect(approved()).toBe(0);
  await user.click(within(question).getByRole('button', { name: 'Approve' }));
  await screen.findByText('Job approved');
  expect(approved()).toBe(1);
});

it('takes a note with an approval', async () => {
  const { user, api } = openScreen([review(1, { author: 'ida' })]);
  api.on(moderationRoutes.approve, () => review(1));
  const shown = await card('Prompt 1');
  await user.click(within(shown).getByRole('button', { name: 'Add a note to the approval' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve this video' });
  await user.type(within(dialog).getByLabelText('Note'), 'Terms checked.');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await screen.findByText('Job approved');
  expect(api.bodiesOf(moderationRoutes.approve)).toEqual([
    { note: 'Terms checked.', moderationStatus: 'pending' },
  ]);
});

it("says how many of the ticked videos are one's own", async () => {
  const { author } = exampleJob(1);
  const { user } = openScreen([review(1, { author }), review(2)]);
  await card('Prompt 1');
  await user.click(screen.getByRole('button', { name: 'Select all shown' }));
  await user.click(await screen.findByRole('button', { name: 'Approve 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve these 2 videos?' });
  expect(dialog.textContent).toContain('You created 1 of them.');
});

const BONUS = {
  category: 'misleading_bonus',
  severity: 'flag',
  excerpt: 'free spins',
  message: 'A bonus needs its conditions.',
  basis: null,
  suggestion: '',
} as const;

it('shows what an approval overrides and asks for a note before a held video is created', async () => {
  const held = review(3, { status: 'queued', moderationStatus: 'flagged', findings: [BONUS] });
  const { user, api } = openScreen([held], { address: '/?tab=hold' });
  api.on(moderationRoutes.approve, () => held);
  await user.click(
    within(await card('Prompt 3')).getByRole('button', { name: 'Approve for creation' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Approve this video' });
  expect(within(dialog).getByRole('list', { name: 'Findings' }).textContent).toContain(
    'Bonus without its conditions',
  );
  await user.type(within(dialog).getByLabelText('Why it can be created'), 'Terms are linked.');
  await user.click(within(dialog).getByRole('button', { name: 'Approve for creation' }));
  await screen.findByText('Job approved');
  expect(api.bodiesOf(moderationRoutes.approve)).toEqual([
    { note: 'Terms are linked.', moderationStatus: 'flagged' },
  ]);
});

it('names in the history what an approval overrode, the markets and the proof sheet', async () => {
  const decided = review(4, {
    moderationStatus: 'approved',
    decidedAt: '2026-05-02T12:00:00.000Z',
    decidedBy: 'olive',
    moderationReason: 'Terms are linked.',
    findings: [BONUS],
    markets: ['US-NV', 'GB'],
  });
  openScreen([], { address: '/?tab=history', decided: [decided] });
  const row = await card('Prompt 4');
  expect(row.textContent).toContain('Overridden: Bonus without its conditions');
  expect(row.textContent).toContain('Terms are linked.');
  expect(row.textContent).toContain('US-NV, GB');
  const sheet = within(row).getByRole('link', { name: 'Proof sheet' });
  expect(sheet.getAttribute('href')).toBe(`/videos/${idOf(4)}/proof`);
});

const APPEAL: AppealBody = {
  id: idOf(5),
  organizationName: 'Grand Aurora',
  author: 'mara',
  text: 'Free spins for everybody',
  reason: 'They are free for members',
  findings: [
    {
      category: 'misleading_bonus',
      severity: 'block',
      excerpt: 'Free spins',
      message: 'No conditions.',
      suggestion: 'Say the conditions.',
    },
  ],
  markets: ['US-NV'],
  order: {
    prompt: 'Free spins for everybody',
    preset: 'slots',
    words: { headline: null, lines: [], callToAction: null, signature: null, terms: null },
    controlsJson: { aspectRatio: '16:9, 9:16' },
    advertises: 'venue',
    brand: { name: 'Aurora', version: 2 },
    sent: null,
  },
  policyVersion: '1',
  status: 'waiting',
  createdAt: '2026-05-01T12:00:00.000Z',
  decidedAt: null,
  decisionNote: null,
  expiresAt: null,
};

it('offers no approval of an appeal against an earlier policy', async () => {
  openScreen([], { address: '/?tab=appeals', appeals: [{ ...APPEAL, status: 'expired' }] });
  await screen.findByText(/it can no longer be allowed/);
  expect(screen.getByRole('button', { name: 'Uphold decision' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Allow this order' })).toBeNull();
});

it('asks for a note before an appeal is decided, and names author, words and settings', async () => {
  const { user, api } = openScreen([], { address: '/?tab=appeals', appeals: [APPEAL] });
  api.on(appealRoutes.decide, () => APPEAL);
  const [found] = await screen.findAllByText('Free spins');
  expect(found?.tagName).toBe('MARK');
  const settings = screen.getByRole('group', {
    name: 'Your decision applies only to this order',
  });
  for (const said of ['Nevada', 'A venue', 'Aurora, version 2', '16:9, 9:16'])
    expect(settings.textContent).toContain(said);
  expect(screen.getByText('mara')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Allow this order' }));
  expect(screen.getByRole('alert').textContent).toBe('Please write a note on your decision');
  await user.type(screen.getByRole('textbox', { name: 'Note on your decision' }), 'True.');
  await user.click(screen.getByRole('button', { name: 'Allow this order' }));
  await screen.findByText('Order allowed');
  expect(api.bodiesOf(appealRoutes.decide)).toEqual([{ decision: 'allow', note: 'True.' }]);
});
