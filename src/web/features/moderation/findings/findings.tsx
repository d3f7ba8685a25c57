import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { findingLabel } from '#web/features/moderation/findings/finding-label.ts';
import { Marked } from '#web/features/moderation/findings/marked.tsx';
import { sentenceAround } from '#web/features/moderation/findings/sentence-around.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { classNames } from '#web/ui/class-names.ts';

/** `basis` stands where the finding is of the policy itself. */
type ShownFinding = Omit<ReviewJobBody['findings'][number], 'basis'> & {
  readonly basis?: string | null;
};

interface FindingsProps {
  readonly findings: readonly ShownFinding[];
  /** Everything that was judged: each excerpt is shown within its sentence. */
  readonly texts: readonly string[];
}

/** What the judge objects to, where it stands, why, and by which rule. */
export function Findings({ findings, texts }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label={TEXTS.findings} className="grid gap-3 text-sm">
      {findings.map(({ category, severity, message, excerpt, basis }) => (
        <li
          key={`${category} ${excerpt} ${message}`}
          className={classNames(
            'grid gap-1 border-l-2 pl-3 wrap-anywhere',
            severity === 'block' ? 'border-danger' : 'border-amber',
          )}
        >
          <p>
            <span className="font-semibold">{findingLabel(category)}</span>: {message}
          </p>
          {excerpt !== '' && (
            <blockquote dir="auto" className="text-muted">
              <Marked text={sentenceAround(texts, excerpt)} excerpts={[excerpt]} />
            </blockquote>
          )}
          {basis && (
            <p className="text-muted">
              {TEXTS.rule}: {basis}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Everything of a video that was judged. */
export function judgedTexts({ prompt, words }: ReviewJobBody): string[] {
  const { headline, lines, callToAction, signature, terms } = words;
  const ofLines = lines.flatMap(({ text, condition }) => [text, condition]);
  return [prompt, headline, ...ofLines, callToAction, signature, terms].filter(
    (text) => text !== null && text !== undefined,
  );
}
