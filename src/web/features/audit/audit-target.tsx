import { Link } from 'react-router';

import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import { TARGET_LABELS, TEXTS } from '#web/features/audit/texts.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';

const SHORT_ID_LENGTH = 8;

const LINK = 'text-gilt underline decoration-gilt-line underline-offset-4';

/** The name of what an entry is about, linked where it has a page, and the start of its id. */
export function AuditTarget({ event }: { readonly event: AuditEventBody }) {
  const { organization } = useSignedIn();
  const { orgId, target } = event;
  if (target === null) return null;
  const { kind, id, name } = target;
  // The page of a video is open to its own organization; the operator reviews others.
  const path = orgId === organization.id ? PATHS.videoOf(id) : PATHS.reviewOf(id);
  const shown = <bdi>{name ?? TARGET_LABELS[kind]}</bdi>;
  return (
    <span className="lg:flex lg:max-w-full lg:flex-wrap lg:items-baseline lg:gap-x-2">
      <span className="min-w-0 wrap-anywhere lg:line-clamp-2" title={name ?? undefined}>
        {kind === 'video' ? (
          <Link to={path} className={LINK}>
            {shown}
          </Link>
        ) : (
          shown
        )}
      </span>
      <code
        className="figures text-xs text-muted max-lg:hidden"
        title={TEXTS.targetId(TARGET_LABELS[kind], id)}
      >
        {id.slice(0, SHORT_ID_LENGTH)}
      </code>
    </span>
  );
}
