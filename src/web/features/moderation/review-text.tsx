import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { markExcerpts } from '#web/features/moderation/marked-text.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { classNames } from '#web/ui/class-names.ts';

function Marked({ text, excerpts }: { text: string; excerpts: readonly string[] }) {
  return markExcerpts(text, excerpts).map((piece, index) =>
    piece.isMarked ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name
      <mark key={index} className="rounded-[2px] bg-amber-surface px-0.5 text-amber">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

/** The prompt and the words on screen, with what the judge objects to marked and explained. */
export function ReviewText({ job }: { readonly job: ReviewJobBody }) {
  const excerpts = job.findings.map(({ excerpt }) => excerpt);
  const { headline, lines, callToAction, signature, terms } = job.words;
  const words = [
    [TEXTS.headline, headline],
    ...lines.flatMap(({ kind, text, condition }) => [
      [TEXTS[kind], text] as const,
      [TEXTS.condition, condition] as const,
    ]),
    [TEXTS.callToAction, callToAction],
    [TEXTS.signature, signature],
    [TEXTS.terms, terms],
  ] as const;
  return (
    <>
      <p dir="auto" className="text-lg leading-snug font-medium wrap-anywhere">
        <Marked text={job.prompt} excerpts={excerpts} />
      </p>
      {words.map(
        ([name, text]) =>
          text && (
            <p key={`${name} ${text}`} dir="auto" className="wrap-anywhere">
              <span className="text-muted">{name}: </span>
              <Marked text={text} excerpts={excerpts} />
            </p>
          ),
      )}
      {job.findings.length > 0 && (
        <ul aria-label={TEXTS.findings} className="grid gap-1.5 text-sm">
          {job.findings.map(({ category, severity, message, excerpt }) => (
            <li
              key={`${category} ${excerpt} ${message}`}
              className={classNames(
                'border-l-2 pl-3',
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
      )}
    </>
  );
}
