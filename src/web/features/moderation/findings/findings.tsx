import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { isPolicyCategory } from '#domain/moderation/verdict.ts';
import { findingLabel } from '#web/features/moderation/findings/finding-label.ts';
import { Marked } from '#web/features/moderation/findings/marked.tsx';
import { sentenceAround } from '#web/features/moderation/findings/sentence-around.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { PATHS } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';

/** `basis` stands where the policy's own rule has a source in the markets of the order. */
type ShownFinding = Omit<ReviewJobBody['findings'][number], 'basis'> & {
  readonly basis?: string | null;
};

interface FindingsProps {
  readonly findings: readonly ShownFinding[];
  /** Everything that was judged: each excerpt is shown within its sentence. */
  readonly texts: readonly string[];
}

/** What the judge objects to, where it stands, what to write instead, and by which rule. */
export function Findings({ findings, texts }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label={TEXTS.findings} className="grid gap-3 text-sm">
      {findings.map((finding) => (
        <FindingItem
          key={`${finding.category} ${finding.excerpt} ${finding.message}`}
          finding={finding}
          texts={texts}
        />
      ))}
    </ul>
  );
}

interface FindingItemProps extends Pick<FindingsProps, 'texts'> {
  readonly finding: ShownFinding;
}

function FindingItem({ finding, texts }: FindingItemProps) {
  const { category, severity, message, excerpt, suggestion } = finding;
  const isBlock = severity === 'block';
  return (
    <li
      className={classNames(
        'grid gap-2 rounded-plaque border p-3 wrap-anywhere',
        isBlock ? 'border-danger' : 'border-amber',
      )}
    >
      <p
        className={classNames(
          'flex items-center gap-2 text-base font-semibold',
          isBlock ? 'text-danger' : 'text-amber',
        )}
      >
        <TriangleAlert aria-hidden="true" className="size-4.5 shrink-0" />
        {findingLabel(category)}
      </p>
      {excerpt !== '' && (
        <blockquote dir="auto">
          <Marked text={sentenceAround(texts, excerpt)} excerpts={[excerpt]} />
        </blockquote>
      )}
      <p>{message}</p>
      {suggestion !== '' && (
        <p>
          <span className="font-semibold">{TEXTS.instead}</span> {suggestion}
        </p>
      )}
      <Rule finding={finding} />
    </li>
  );
}

/** The rule of the policy that applies, and what it rests on in the markets of the order. */
function Rule({ finding: { category, basis } }: Pick<FindingItemProps, 'finding'>) {
  if (!isPolicyCategory(category)) return null;
  return (
    <p className="text-muted">
      {TEXTS.applies}{' '}
      <Link
        to={PATHS.rules}
        className="text-gilt underline decoration-gilt-line underline-offset-4"
      >
        {TEXTS.policyRule(findingLabel(category))}
      </Link>
      {basis && ` · ${basis}`}
    </p>
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
