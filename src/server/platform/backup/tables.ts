import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

import * as accountSchema from '#server/platform/database/schema/accounts.ts';
import * as appealSchema from '#server/platform/database/schema/appeals.ts';
import * as auditSchema from '#server/platform/database/schema/audit.ts';
import * as billingSchema from '#server/platform/database/schema/billing.ts';
import * as brandSchema from '#server/platform/database/schema/brands.ts';
import * as clipSchema from '#server/platform/database/schema/clips.ts';
import * as creditSchema from '#server/platform/database/schema/credits.ts';
import * as developerSchema from '#server/platform/database/schema/developers.ts';
import * as invitationSchema from '#server/platform/database/schema/invitations.ts';
import * as jobSchema from '#server/platform/database/schema/jobs.ts';
import * as limitSchema from '#server/platform/database/schema/limits.ts';
import * as mediaSchema from '#server/platform/database/schema/media.ts';
import * as nameReviewSchema from '#server/platform/database/schema/name-reviews.ts';
import * as notificationSchema from '#server/platform/database/schema/notifications.ts';
import * as paymentSchema from '#server/platform/database/schema/payments.ts';
import * as provenanceSchema from '#server/platform/database/schema/provenance.ts';
import * as secondFactorSchema from '#server/platform/database/schema/second-factors.ts';
import * as rulesSchema from '#server/platform/database/schema/rules.ts';
import * as sharingSchema from '#server/platform/database/schema/sharing.ts';
import * as taskSchema from '#server/platform/database/schema/tasks.ts';

/** Every file that declares tables; a test compares them with the database's own list. */
const SCHEMAS: Record<string, unknown> = {
  ...accountSchema,
  ...appealSchema,
  ...auditSchema,
  ...billingSchema,
  ...brandSchema,
  ...clipSchema,
  ...creditSchema,
  ...developerSchema,
  ...invitationSchema,
  ...jobSchema,
  ...limitSchema,
  ...mediaSchema,
  ...nameReviewSchema,
  ...notificationSchema,
  ...paymentSchema,
  ...provenanceSchema,
  ...secondFactorSchema,
  ...rulesSchema,
  ...sharingSchema,
  ...taskSchema,
};

/** The names of all tables, each after those its foreign keys reference. */
export function tablesInOrder(): readonly string[] {
  const waiting = new Map(Object.values(SCHEMAS).filter(isTable).map(dependenciesOf));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([, deps]) =>
      [...deps].every((name) => ordered.includes(name)),
    );
    if (ready.length === 0) throw new Error('The foreign keys of the tables form a circle');
    for (const [name] of ready) {
      ordered.push(name);
      waiting.delete(name);
    }
  }
  return ordered;
}

function isTable(value: unknown): value is PgTable {
  return is(value, PgTable);
}

function dependenciesOf(table: PgTable): [name: string, deps: ReadonlySet<string>] {
  const { name, foreignKeys } = getTableConfig(table);
  const deps = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
  return [name, new Set(deps.filter((other) => other !== name))];
}
