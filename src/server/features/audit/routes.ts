import { Readable } from 'node:stream';

import type { auditRoutes } from '#contracts/routes/audit.ts';
import { AppError } from '#server/app-error.ts';
import { csvLinesOf, presentEvent } from './present.ts';
import type { AuditService } from './service.ts';
import type { HandlersOf } from '#server/http/register-routes.ts';

export function createAuditHandlers(audit: AuditService): HandlersOf<typeof auditRoutes> {
  return {
    list: async ({ caller, query, nextPage }) => {
      const before = placeOf(query.cursor);
      const page = await audit.list(caller.actor, { ...query, before });
      nextPage(page.next === null ? null : String(page.next));
      return page.items.map(presentEvent);
    },
    export: async ({ caller, query }) => Readable.from(csvLinesOf(audit.all(caller.actor, query))),
  };
}

function placeOf(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  throw new AppError('validation_failed', {
    message: 'Invalid cursor',
    issues: [{ path: 'cursor', message: 'Invalid cursor' }],
  });
}
