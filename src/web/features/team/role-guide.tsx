import { ROLES } from '#domain/people/roles.ts';
import { TEXTS } from '#web/features/team/texts.ts';
import { ROLE_DUTIES, ROLE_LABELS } from '#web/people/texts.ts';

/** What each role can do, the least first: each adds to the one before. */
export function RoleGuide() {
  return (
    <section aria-labelledby="role-guide" className="mt-10">
      <h2 id="role-guide" className="mb-4 font-display text-xl font-semibold">
        {TEXTS.whatEachRoleCanDo}
      </h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {ROLES.toReversed().map((role) => (
          <div key={role} className="grid content-start gap-1 border-t border-gilt-line pt-3">
            <dt className="font-semibold">{ROLE_LABELS[role]}</dt>
            <dd className="text-sm text-muted">{ROLE_DUTIES[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
