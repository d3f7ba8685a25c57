/**
 * The names of organizations and brands, which are shown at the end of films. Called by the
 * settings and brands features, which rename, by the jobs service before anything is charged, and
 * by the operator's routes. A name that the compliance check refuses or holds waits for the
 * operator, who decides on it once: an approved organization name raises no more findings, a
 * rejected one is refused. Authorization: the route's permission.
 */
import type { Finding, Verdict } from '#domain/moderation/verdict.ts';
import type { BrandId, OrganizationId } from '#domain/ids.ts';
import type { Actor } from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { applyNameDecision } from '#server/features/brands/apply-name-decision.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/requests/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly judgeName: (organizationId: OrganizationId, name: string) => Promise<Verdict>;
}

/** The owner of a name: a brand, or the organization itself if `brandId` is null. */
interface NamedThing {
  readonly organizationId: OrganizationId;
  readonly brandId: BrandId | null;
  readonly name: string;
}

type NameDecision = 'approved' | 'rejected';

/** The verdict on a name, and whether it comes from the operator. */
export interface NameVerdict extends Verdict {
  readonly isDecided: boolean;
}

export type OrganizationNamesService = ReturnType<typeof createOrganizationNamesService>;

export function createOrganizationNamesService({ db, clock, audit, judgeName }: Deps) {
  async function verdictOn(organizationId: OrganizationId, name: string): Promise<NameVerdict> {
    const decided = await store.findDecided(db, organizationId, name);
    if (decided === null) return { ...(await judgeName(organizationId, name)), isDecided: false };
    return decided.status === 'approved'
      ? { decision: 'allow', findings: [], isDecided: true }
      : { decision: 'block', findings: [...decided.findings], isDecided: true };
  }

  /** Submits a name to the operator, unless they have already decided on it. */
  async function hold(
    tx: Transaction,
    { organizationId, name, brandId }: NamedThing,
    { decision, findings, isDecided }: NameVerdict,
  ): Promise<void> {
    if (decision === 'allow' || isDecided) return;
    const createdAt = clock.now();
    const review = { organizationId, brandId, name, decision, findings, createdAt };
    await store.insertWaiting(tx, review);
  }

  return {
    verdictOn,
    hold,

    /**
     * Renames the organization if the name is allowed. Throws 422 with the findings if it is
     * refused; if it waits for the operator, the organization keeps its name.
     */
    async rename({ organizationId, userId: actorId }: Actor, name: string) {
      const organization = await store.findOrganization(db, organizationId);
      if (organization?.name === name) return { organization, pendingName: null };
      const verdict = await verdictOn(organizationId, name);
      const renamed = await db.transaction(async (tx) => {
        const isAllowed = verdict.decision === 'allow';
        // First what is waiting, then the organization: the operator's decision locks them in the
        // same order.
        if (isAllowed) await store.deleteWaiting(tx, organizationId);
        else await hold(tx, { organizationId, name, brandId: null }, verdict);
        await audit.record(tx, {
          organizationId,
          action: 'organization.renamed',
          actorId,
          ...(!isAllowed && { details: { decision: verdict.decision } }),
        });
        return isAllowed ? store.renameOpen(tx, organizationId, name) : organization;
      });
      if (!renamed) throw new AppError('not_found');
      if (verdict.decision === 'block') throw policyErrorOf(verdict.findings);
      return { organization: renamed, pendingName: verdict.decision === 'flag' ? name : null };
    },

    /**
     * The verdict on the name that a new film would show. A name that was never checked, because it
     * is older than the check, is submitted to the operator.
     */
    async judgeForFilm(organizationId: OrganizationId, name: string): Promise<Verdict> {
      const verdict = await verdictOn(organizationId, name);
      if (verdict.decision !== 'allow') {
        await db.transaction((tx) => hold(tx, { organizationId, name, brandId: null }, verdict));
      }
      return verdict;
    },

    /** Throws 422 with the findings if the policy refuses or holds text for a public page. */
    async requireAllowed(organizationId: OrganizationId, text: string): Promise<void> {
      const { decision, findings } = await judgeName(organizationId, text);
      if (decision !== 'allow') throw policyErrorOf(findings);
    },

    async listWaiting(request: PageRequest): Promise<Page<store.NameReview>> {
      return pageOf(await store.findWaiting(db, request), request.limit);
    },

    async decide(actor: Actor, id: string, status: NameDecision): Promise<store.NameReview> {
      return db.transaction(async (tx) => {
        const by = actor.userId;
        const review = await store.decide(tx, id, { status, by, now: clock.now() });
        if (!review) throw new AppError('not_found');
        const { organizationId, brandId, name, decision } = review;
        const isApproved = status === 'approved';
        if (brandId !== null) await applyNameDecision(tx, { brandId, name, isApproved });
        const isRenamed = isApproved && decision === 'flag' && brandId === null;
        const organization = isRenamed
          ? await store.renameOpen(tx, organizationId, name)
          : await store.findOrganization(tx, organizationId);
        if (!organization) throw new AppError('not_found');
        const details = { decision: status };
        const action = 'organization.renamed';
        await audit.record(tx, { organizationId, action, actorId: by, subjectId: id, details });
        return { ...review, organizationName: organization.name };
      });
    },
  };
}

export function policyErrorOf(findings: readonly Finding[]): AppError {
  const first = findings.find(({ severity }) => severity === 'block') ?? findings[0];
  return new AppError('policy_blocked', { findings, ...(first && { message: first.message }) });
}
