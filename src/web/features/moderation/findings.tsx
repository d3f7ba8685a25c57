import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { classNames } from '#web/ui/class-names.ts';

/** What the judge objects to, and why. */
export function Findings({ findings }: Pick<ReviewJobBody, 'findings'>) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label={TEXTS.findings} className="grid gap-1.5 text-sm">
      {findings.map(({ category, severity, message, excerpt }) => (
        <li
          key={`${category} ${excerpt} ${message}`}
          className={classNames(
            'border-l-2 pl-3 wrap-anywhere',
            severity === 'block' ? 'border-danger' : 'border-amber',
          )}
        >
          <span className="inline-block font-semibold first-letter:uppercase">
            {category.replaceAll('_', ' ')}
          </span>
          : {message}
        </li>
      ))}
    </ul>
  );
}
