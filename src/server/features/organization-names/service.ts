/**
 * What an organization and its brands may be called, since their names sign films. Called by the
 * settings, which rename, by the brands, by the jobs service before anything is charged, and by the
 * operator's routes. A name that
 * the compliance judge refuses or holds waits for the operator, who decides about it once: an
 * approved name of an organization raises no findings any more, a rejected one is refused.
 * Authorization: the route's permission.
 */
import type { Finding, Verdict } from '#domain/verdict.ts';
import type { BrandId, OrganizationId } from '#domain/ids.ts';
import type { Actor } from '#domain/permissions.ts';
import { AppError } from '#server/app-error.ts';
import type { AuditService } from '#server/features/audit/service.ts';
import { takeDecidedName } from '#server/features/brands/take-name.ts';
import * as store from './store.ts';
import { pageOf, type Page, type PageRequest } from '#server/http/paging.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
  readonly judgeName: (name: string) => Promise<Verdict>;
}

/** Whose name it is: a brand's, or the organization's own where `brandId` is null. */
interface NamedThing {
  readonly organizationId: OrganizationId;
  readonly brandId: BrandId | null;
  readonly name: string;
}

type NameDecision = 'approved' | 'rejected';

/** The verdict on a name, and whether it is the operator's own word. */
export interface NameVerdict extends Verdict {
  readonly isDecided: boolean;
}

export type OrganizationNamesService = ReturnType<typeof createOrganizationNamesService>;

export function createOrganizationNamesService({ db, clock, audit, judgeName }: Deps) {
  async function verdictOn(organizationId: OrganizationId, name: string): Promise<NameVerdict> {
    const decided = await store.findDecided(db, organizationId, name);
    if (decided === null) return { ...(await judgeName(name)), isDecided: false };
    return decided.status === 'approved'
      ? { decision: 'allow', findings: [], isDecided: true }
      : { decision: 'block', findings: [...decided.findings], isDecided: true };
  }

  /** Puts a name before the operator, unless they have decided already. */
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
     * Renames the organization where the name is allowed. Throws 422 with the findings where it is
     * refused; where it waits for the operator, the organization keeps its name.
     */
    async rename({ organizationId, userId: actorId }: Actor, name: string) {
      const organization = await store.findOrganization(db, organizationId);
      if (organization?.name === name) return { organization, pendingName: null };
      const verdict = await verdictOn(organizationId, name);
      const renamed = await db.transaction(async (tx) => {
        const isAllowed = verdict.decision === 'allow';
        // First what waits, then the organization: the operator's decision takes the same order.
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
     * The verdict on the name that a new film would carry. One that was never judged, of an
     * organization older than the judging of names, is put before the operator.
     */
    async judgeForFilm(organizationId: OrganizationId, name: string): Promise<Verdict> {
      const verdict = await verdictOn(organizationId, name);
      if (verdict.decision !== 'allow') {
        await db.transaction((tx) => hold(tx, { organizationId, name, brandId: null }, verdict));
      }
      return verdict;
    },

    /** Throws 422 with the findings where the policy refuses or holds what a public page would show. */
    async requireAllowed(text: string): Promise<void> {
      const { decision, findings } = await judgeName(text);
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
        if (brandId !== null) await takeDecidedName(tx, { brandId, name, isApproved });
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
