import { titleOf } from '#web/app/page-title.ts';
import { TEXTS } from '#web/app/texts.ts';
import { AuditScreen } from '#web/features/audit/audit-screen.tsx';

export function meta() {
  return titleOf(TEXTS.auditLog);
}

export default AuditScreen;
