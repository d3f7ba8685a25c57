import type { AuditEventBody } from '#contracts/schemas/audit.ts';
import { DETAIL_LABELS, TARGET_LABELS, TEXTS } from '#web/features/audit/texts.ts';
import { Facts } from '#web/ui/tables/facts.tsx';

type Detail = AuditEventBody['details'][string];

function shown(value: Detail): string {
  if (typeof value === 'boolean') return value ? TEXTS.yes : TEXTS.no;
  return value === null || value === '' ? TEXTS.none : String(value);
}

/** What an entry holds besides its sentence, and its place in the chain. */
export function AuditFacts({ event }: { readonly event: AuditEventBody }) {
  const { details, hash, sequence, target } = event;
  const facts: [string, string][] = [];
  if (target?.note) facts.push([TEXTS.note, target.note]);
  if (target?.isByActor) facts.push([TEXTS.author, TEXTS.isAlsoTheAuthor]);
  for (const [key, value] of Object.entries(details)) {
    const label = DETAIL_LABELS[key];
    if (label !== undefined) facts.push([label, shown(value)]);
  }
  if (target) facts.push([TEXTS.targetIdOf(TARGET_LABELS[target.kind]), target.id]);
  return (
    <div className="wrap-anywhere">
      <Facts facts={[...facts, [TEXTS.place, String(sequence)], [TEXTS.hash, hash]]} />
    </div>
  );
}
