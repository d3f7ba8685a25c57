import { createAdminService } from '#server/features/admin/service.ts';
import { createAuditService } from '#server/features/audit/service.ts';
import { composePasswordLetter } from '#server/features/auth/password-reset.ts';
import { createAuthService } from '#server/features/auth/service.ts';
import { createCreditsService } from '#server/features/credits/service.ts';
import { createJobsService } from '#server/features/jobs/service.ts';
import { createModerationService } from '#server/features/moderation/service.ts';
import { createSettingsService } from '#server/features/settings/service.ts';
import {
  composeInvitationLetter,
  createInvitationsService,
} from '#server/features/team/invitations.ts';
import { createMembersService } from '#server/features/team/members.ts';
import { createSharedLimiter } from '#server/platform/limits/shared-limiter.ts';
import { createPostOffice } from '#server/platform/mail/post-office.ts';
import type { Platform } from '#server/processes/platform.ts';

export type Services = ReturnType<typeof createServices>;

/** Wires the features: each is handed exactly what it needs. */
export function createServices(platform: Platform) {
  const { config, db, clock, log, queue, linkTokens, mailer } = platform;
  const { limits, operatorClaim } = config;
  const { publicUrl } = config.http;
  const limiter = createSharedLimiter(db, clock);
  const audit = createAuditService({ db, clock });
  const links = { db, clock, linkTokens, publicUrl };
  const mail = createPostOffice({
    db,
    clock,
    log,
    mailer,
    letters: {
      invitation: composeInvitationLetter(links),
      password_reset: composePasswordLetter(links),
    },
  });
  const credits = createCreditsService({ db, clock, audit });
  const members = createMembersService({ db, clock, audit });
  const invitations = createInvitationsService({ ...links, audit, mail, limiter, limits });
  const auth = createAuthService({
    db,
    clock,
    log,
    credits,
    audit,
    invitations,
    mail,
    linkTokens,
    limiter,
    limits,
    operatorClaim,
  });
  const jobs = createJobsService({
    db,
    clock,
    log,
    credits,
    queue,
    judgeOrder: () => 'pending',
  });
  return {
    audit,
    auth,
    credits,
    invitations,
    jobs,
    mail,
    members,
    moderation: createModerationService({ db, clock, audit, jobs }),
    settings: createSettingsService({ db, audit, limiter, limits }),
    admin: createAdminService({ db, members, credits }),
  };
}
