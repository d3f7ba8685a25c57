import { adminRoutes } from '#contracts/routes/admin.ts';
import { appealRoutes } from '#contracts/routes/appeals.ts';
import { auditRoutes } from '#contracts/routes/audit.ts';
import { authRoutes } from '#contracts/routes/auth.ts';
import { billingRoutes } from '#contracts/routes/billing.ts';
import { brandRoutes } from '#contracts/routes/brands.ts';
import { briefRoutes } from '#contracts/routes/brief.ts';
import { complianceRoutes } from '#contracts/routes/compliance.ts';
import { creditRoutes } from '#contracts/routes/credits.ts';
import { dashboardRoutes } from '#contracts/routes/dashboard.ts';
import { engineRoutes } from '#contracts/routes/engines.ts';
import { developerRoutes } from '#contracts/routes/developers.ts';
import { folderRoutes } from '#contracts/routes/folders.ts';
import { jobRoutes } from '#contracts/routes/jobs.ts';
import { takeRoutes } from '#contracts/routes/takes.ts';
import { marketRoutes } from '#contracts/routes/markets.ts';
import { mediaRoutes } from '#contracts/routes/media.ts';
import { proofRoutes } from '#contracts/routes/proof.ts';
import { scriptRoutes } from '#contracts/routes/script.ts';
import { sharingRoutes } from '#contracts/routes/sharing.ts';
import { storyboardRoutes } from '#contracts/routes/storyboard.ts';
import { webhookRoutes } from '#contracts/routes/webhooks.ts';
import { moderationRoutes } from '#contracts/routes/moderation.ts';
import { notificationRoutes } from '#contracts/routes/notifications.ts';
import { organizationNameRoutes } from '#contracts/routes/organization-names.ts';
import { ruleChangeRoutes } from '#contracts/routes/rule-changes.ts';
import { secondFactorRoutes } from '#contracts/routes/second-factor.ts';
import { ruleRoutes } from '#contracts/routes/rules.ts';
import { settingsRoutes } from '#contracts/routes/settings.ts';
import { teamRoutes } from '#contracts/routes/team.ts';

/** The whole API, grouped by feature. */
export const ROUTES = {
  admin: adminRoutes,
  appeals: appealRoutes,
  audit: auditRoutes,
  auth: authRoutes,
  billing: billingRoutes,
  brands: brandRoutes,
  brief: briefRoutes,
  compliance: complianceRoutes,
  credits: creditRoutes,
  dashboard: dashboardRoutes,
  engines: engineRoutes,
  developers: developerRoutes,
  folders: folderRoutes,
  jobs: jobRoutes,
  takes: takeRoutes,
  markets: marketRoutes,
  media: mediaRoutes,
  proof: proofRoutes,
  script: scriptRoutes,
  sharing: sharingRoutes,
  storyboard: storyboardRoutes,
  webhooks: webhookRoutes,
  moderation: moderationRoutes,
  notifications: notificationRoutes,
  organizationNames: organizationNameRoutes,
  ruleChanges: ruleChangeRoutes,
  secondFactor: secondFactorRoutes,
  rules: ruleRoutes,
  settings: settingsRoutes,
  team: teamRoutes,
};
