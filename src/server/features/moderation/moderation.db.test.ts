import sharp from 'sharp';
import { expect, it } from 'vitest';

import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { ReviewJobBody, ReviewPreviewBody } from '#contracts/schemas/moderation.ts';
import type { NotificationBody } from '#contracts/schemas/notification.ts';
import type { JobId } from '#domain/ids.ts';
import type { ModerationStatus } from '#domain/moderation/moderation.ts';
import {
  claimJob,
  markGenerating,
  markReady,
} from '#server/features/jobs/rendering/claim-store.ts';
import { tasks } from '#server/platform/database/schema/tasks.ts';
import { addOwnFile, photoOf } from '#tests/support/media/own-files.ts';
import { putJob } from '#tests/support/job-states.ts';
import { enqueuedRenders } from '#tests/support/start-rendering.ts';
import { addMember, errorOf, signUpOperator } from '#tests/support/people.ts';
import {
  balanceAndLedger,
  onBothDatabases,
  VIDEO_REQUEST,
  type Person,
} from '#tests/support/test-api.ts';

/** Until the process of previews has started and drawn. */
const UNTIL = { timeout: 110_000 };
const SLOW = { timeout: 120_000 };

onBothDatabases('moderation', (api) => {
  async function createJob({ token }: Person, moderationStatus: ModerationStatus = 'pending') {
    const response = await api().call('POST', '/api/jobs', { token, body: VIDEO_REQUEST });
    const id = response.json<JobBody>().id as JobId;
    await putJob(api().db, id, { review: { moderationStatus } });
    return id;
  }

  const FILM = { videoKey: 'film.mp4', posterKey: 'film.jpg', now: new Date() };

  async function render(id: JobId): Promise<boolean> {
    const job = await claimJob(api().db, id);
    if (!job) return false;
    const claim = { jobId: id, attempt: job.attempt };
    await markGenerating(api().db, claim);
    return (await api().db.transaction((tx) => markReady(tx, claim, FILM))) !== null;
  }

  const decide = ({ token }: Person, id: string, decision: string, body: unknown = {}) =>
    api().call('POST', `/api/moderation/${id}/${decision}`, { token, body });
  const waiting = async ({ token }: Person) => {
    const response = await api().call('GET', '/api/moderation/pending', { token });
    return response.json<ReviewJobBody[]>().map(({ id }) => id);
  };
  const balanceOf = async ({ organizationId }: Person) => {
    const { balance, ledger, unfinished } = await balanceAndLedger(api().db, organizationId);
    expect(ledger).toBe(balance);
    return { balance, unfinished };
  };

  it('lists approvals for creation in the operator’s history, until the video is decided', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 200 });
    const held = await createJob(owner, 'flagged');
    const historyOf = async ({ token }: Person, query = '') => {
      const response = await api().call('GET', `/api/moderation/history${query}`, { token });
      return response.json<ReviewJobBody[]>().filter(({ id }) => id === held);
    };
    await decide(operator, held, 'approve');
    const by = operator.user.username;
    const released = { moderationStatus: 'pending', decidedBy: by };
    expect(await historyOf(operator)).toMatchObject([released]);
    expect(await historyOf(operator, '?status=pending')).toMatchObject([released]);
    expect(await historyOf(owner)).toEqual([]);
    const csv = await api().call('GET', '/api/moderation/history.csv', operator);
    expect(csv.body).toContain(`"approved for creation","${by}"`);
    await render(held);
    await decide(operator, held, 'approve');
    expect(await historyOf(operator)).toMatchObject([{ moderationStatus: 'approved' }]);
    expect(await historyOf(owner)).toMatchObject([{ moderationStatus: 'approved' }]);
  });

  it('previews videos that are not made yet to their reviewers', SLOW, async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 200 });
    const mediaId = await addOwnFile(api(), owner, { file: await photoOf('#10d030') });
    const body = { ...VIDEO_REQUEST, shots: [{ source: 'media', mediaId }, { source: 'studio' }] };
    const ordered = await api().call('POST', '/api/jobs', { token: owner.token, body });
    const { id: jobId, moderationStatus } = ordered.json<JobBody>();
    expect(moderationStatus).toBe('flagged');
    const preview = ({ token }: Person, query = '') =>
      api().call('GET', `/api/moderation/${jobId}/preview${query}`, { token });
    const stillsFrom = async (from: number) => {
      const response = await preview(operator, `?from=${from}`);
      return response.json<ReviewPreviewBody>().frames.map(({ still }) => still);
    };
    const colour = async () => {
      const [still] = await stillsFrom(0);
      if (!still) return null;
      const { dominant } = await sharp(Buffer.from(still.split(',')[1] ?? '', 'base64')).stats();
      return dominant.g > dominant.r && dominant.g > dominant.b ? 'green' : 'another';
    };
    await expect.poll(colour, UNTIL).toBe('green');
    const [first, ...others] = await stillsFrom(1);
    expect(first).toBeNull();
    expect(others[0]).toMatch(/^data:image\/jpeg;base64,/);
    expect((await preview(owner)).statusCode).toBe(403);
    expect((await preview(await api().signUp())).statusCode).toBe(404);
    await decide(operator, jobId, 'reject');
    expect((await preview(operator)).json()).toEqual({ frames: [] });
  });

  it('finds videos by words, people, organization and id', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 200 });
    const words = { headline: 'Lucky Spin Saturday', lines: [], callToAction: null, terms: null };
    const body = { ...VIDEO_REQUEST, words };
    const first = await api().call('POST', '/api/jobs', { token: owner.token, body });
    const { id } = first.json<JobBody>();
    await createJob(owner);
    const find = async (search: string) => {
      const path = `/api/moderation/pending?search=${encodeURIComponent(search)}`;
      const response = await api().call('GET', path, { token: operator.token });
      return response.json<ReviewJobBody[]>().map((job) => job.id);
    };
    expect(await find('lucky SPIN')).toEqual([id]);
    expect(await find(id.slice(0, 8).toUpperCase())).toEqual([id]);
    expect(await find(owner.user.username)).toHaveLength(2);
    expect(await find(owner.organization.name)).toHaveLength(2);
    expect(await find('%')).toEqual([]);
  });

  it('ends the notices that a video awaits review once somebody has decided', async () => {
    const owner = await api().signUp({ credits: 200 });
    const [first, second] = [
      await addMember(api(), owner, 'admin'),
      await addMember(api(), owner, 'admin'),
    ];
    const jobId = await createJob(owner);
    await render(jobId);
    await api().db.transaction((tx) =>
      api().services.notifications.notifyReviewers(tx, {
        jobId,
        organizationId: owner.organizationId,
        authorId: null,
      }),
    );
    const unreadOf = async ({ token }: Person) => {
      const response = await api().call('GET', '/api/notifications', { token });
      return response
        .json<NotificationBody[]>()
        .filter(({ kind, isRead }) => kind === 'awaiting_review' && !isRead).length;
    };
    expect(await unreadOf(second)).toBe(1);
    await decide(first, jobId, 'approve');
    expect(await unreadOf(second)).toBe(0);
    await api().runTasks();
    const about = api().mailer.sent.filter(({ to }) => to === second.user.email);
    expect(about).toEqual([]);
  });

  it('shows owners and admins their own pending jobs, the operator all', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp({ credits: 200 });
    const [admin, creator] = [
      await addMember(api(), owner, 'admin'),
      await addMember(api(), owner, 'creator'),
    ];
    const pending = await createJob(owner);
    const flagged = await createJob(owner, 'flagged');
    const failed = await createJob(owner);
    await api().services.jobs.fail(failed, 'No luck');
    expect(await waiting(owner)).toEqual([pending]);
    expect(await waiting(admin)).toEqual([pending]);
    expect(await waiting(operator)).toEqual(expect.arrayContaining([pending, flagged]));
    expect(await waiting(operator)).not.toContain(failed);
    expect((await decide(creator, pending, 'approve')).statusCode).toBe(403);
    expect((await decide(await api().signUp(), pending, 'approve')).statusCode).toBe(404);
    expect(errorOf(await decide(owner, flagged, 'approve'))).toMatchObject({
      status: 403,
      message: 'This video was flagged, so the platform operator reviews it',
    });
  });

  it('decides once, however many try concurrently', async () => {
    const owner = await api().signUp();
    const id = await createJob(owner);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => decide(owner, id, 'approve')),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    expect(await waiting(owner)).toEqual([]);
  });

  it('decides about the state that the moderator saw, where they say which', async () => {
    const [operator, owner] = [await signUpOperator(api()), await api().signUp({ credits: 200 })];
    const id = await createJob(owner, 'flagged');
    const held = { moderationStatus: 'flagged' };
    expect((await decide(operator, id, 'approve', held)).statusCode).toBe(200);
    await render(id);
    // Made meanwhile: its film is not approved or rejected by who still saw that it is held.
    for (const decision of ['approve', 'reject']) {
      const refused = errorOf(await decide(operator, id, decision, held));
      expect(refused).toMatchObject({ status: 409, code: 'wrong_state' });
      expect(refused.message).toContain('has already decided on this video');
    }
    const seen = { moderationStatus: 'pending' };
    expect((await decide(operator, id, 'approve', seen)).statusCode).toBe(200);
  });

  it('keeps what a moderator says about an approval, and only its reason in the audit log', async () => {
    const owner = await api().signUp();
    const id = await createJob(owner);
    expect(await render(id)).toBe(true);
    const note = 'Checked with the floor manager';
    const body = { reason: 'misleading_bonus', note };
    const said = `Bonus without its conditions: ${note}`;
    const approved = await decide(owner, id, 'approve', body);
    expect(approved.json()).toMatchObject({ moderationReason: said });
    const { token } = owner;
    const history = await api().call('GET', '/api/moderation/history', { token });
    expect(history.json()).toMatchObject([{ id, moderationReason: said }]);
    const csv = await api().call('GET', '/api/moderation/history.csv', { token });
    expect(csv.body).toContain(said);
    const audit = await api().call('GET', `/api/audit?search=${id}`, { token });
    expect(audit.json<AuditEventBody[]>()[0]).toMatchObject({
      message: 'Approved a video. Reason: Bonus without its conditions',
      details: { reason: 'misleading_bonus' },
    });
    expect(audit.body).not.toContain(note);
  });

  it('renders a flagged job after approval, and has its film approved by the operator', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const id = await createJob(owner, 'flagged');
    await api().db.delete(tasks);
    expect(await render(id)).toBe(false);
    const response = await decide(operator, id, 'approve');
    expect(response.json()).toMatchObject({ moderationStatus: 'pending', status: 'queued' });
    expect(await enqueuedRenders(api())).toEqual([id]);
    // Nothing can be approved before there is a film to see.
    const review = await api().call('GET', `/api/moderation/${id}`, { token: operator.token });
    expect(review.json()).toMatchObject({ awaitsVideo: true });
    expect((await decide(operator, id, 'approve')).statusCode).toBe(409);
    expect(await render(id)).toBe(true);
    const share = () => api().call('POST', `/api/jobs/${id}/share`, { ...owner, body: {} });
    expect((await share()).statusCode).toBe(409);
    expect(await waiting(owner)).toEqual([]);
    expect((await decide(owner, id, 'approve')).statusCode).toBe(403);
    expect((await decide(owner, id, 'reject')).statusCode).toBe(403);
    expect(await waiting(operator)).toContain(id);
    const approved = await decide(operator, id, 'approve');
    expect(approved.json()).toMatchObject({ moderationStatus: 'approved', status: 'ready' });
    expect((await share()).statusCode).toBe(200);
    expect((await decide(owner, id, 'reject')).statusCode).toBe(200);
  });

  it('fails and refunds a job rejected before rendering, once', async () => {
    const owner = await api().signUp();
    const id = await createJob(owner);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        decide(owner, id, 'reject', { reason: 'brand', note: 'Old logo' }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { json } = await api().call('POST', `/api/jobs/${id}/check-status`, owner);
    expect(json()).toMatchObject({
      status: 'failed',
      error: 'Rejected in review',
      moderationStatus: 'rejected',
      moderationReason: 'Does not fit the brand: Old logo',
    });
    expect(await balanceOf(owner)).toEqual({ balance: 50, unfinished: 0 });
    expect((await decide(owner, id, 'approve')).statusCode).toBe(409);
  });

  it('is stopped and refunded if the operator rejects it while it is rendered', async () => {
    const operator = await signUpOperator(api());
    const owner = await api().signUp();
    const id = await createJob(owner);
    const job = await claimJob(api().db, id);
    const claim = { jobId: id, attempt: job?.attempt ?? 0 };
    await markGenerating(api().db, claim);
    expect((await decide(operator, id, 'reject')).statusCode).toBe(200);
    expect(await api().db.transaction((tx) => markReady(tx, claim, FILM))).toBeNull();
    expect(await api().services.jobs.fail(id, 'Late', claim.attempt)).toBe(false);
    expect(await balanceOf(owner)).toEqual({ balance: 50, unfinished: 0 });
  });

  it('is finished without a refund if its own organization rejects it while it is rendered', async () => {
    const owner = await api().signUp();
    const id = await createJob(owner);
    const job = await claimJob(api().db, id);
    const claim = { jobId: id, attempt: job?.attempt ?? 0 };
    await markGenerating(api().db, claim);
    const response = await decide(owner, id, 'reject', { reason: 'quality' });
    expect(response.json()).toMatchObject({ status: 'generating', moderationStatus: 'rejected' });
    expect(await balanceOf(owner)).toEqual({ balance: 0, unfinished: 1 });
    expect(await api().db.transaction((tx) => markReady(tx, claim, FILM))).toMatchObject({
      status: 'ready',
      moderationStatus: 'rejected',
    });
    expect((await decide(owner, id, 'approve')).statusCode).toBe(409);
    const body = { ...VIDEO_REQUEST, resubmits: id };
    const correction = await api().call('POST', '/api/jobs', { token: owner.token, body });
    expect(correction.statusCode).toBe(409);
    expect(await balanceOf(owner)).toMatchObject({ balance: 0 });
  });

  it('is refunded if it fails after its own organization has rejected it', async () => {
    const owner = await api().signUp();
    const id = await createJob(owner);
    await claimJob(api().db, id);
    expect((await decide(owner, id, 'reject')).statusCode).toBe(200);
    await api().services.jobs.fail(id, 'No luck');
    expect(await balanceOf(owner)).toEqual({ balance: 50, unfinished: 0 });
  });

  it('keeps a rejected film without a refund, and withdraws an approved one', async () => {
    const owner = await api().signUp();
    const id = await createJob(owner);
    await render(id);
    expect((await decide(owner, id, 'approve')).statusCode).toBe(200);
    const response = await decide(owner, id, 'reject', { reason: 'urgency' });
    expect(response.json()).toMatchObject({
      status: 'ready',
      moderationStatus: 'rejected',
      moderationReason: 'Pressures people to bet',
    });
    expect((await decide(owner, id, 'reject')).statusCode).toBe(409);
    expect(await balanceOf(owner)).toMatchObject({ balance: 0 });
  });

  it('refunds once if failure and rejection are concurrent', async () => {
    const owner = await api().signUp();
    const id = await createJob(owner);
    await Promise.all([
      decide(owner, id, 'reject'),
      api().services.jobs.fail(id, 'No luck'),
      api().call('POST', `/api/jobs/${id}/cancel`, owner),
    ]);
    expect(await balanceOf(owner)).toEqual({ balance: 50, unfinished: 0 });
  });

  it('does not approve a failed job', async () => {
    const owner = await api().signUp();
    const id = await createJob(owner);
    await api().services.jobs.fail(id, 'No luck');
    expect((await decide(owner, id, 'approve')).statusCode).toBe(409);
    expect((await decide(owner, id, 'reject')).statusCode).toBe(409);
  });
});
