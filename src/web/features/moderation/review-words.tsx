import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { Marked } from '#web/features/moderation/marked.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';

/** The words on screen, each with its part; those that the film has no room for say so. */
export function ReviewWords({ job }: { readonly job: ReviewJobBody }) {
  const excerpts = job.findings.map(({ excerpt }) => excerpt);
  const { headline, lines, callToAction, signature, terms } = job.words;
  const words = [
    [TEXTS.headline, headline, 'headline'],
    ...lines.flatMap(({ kind, text, condition }, index) => [
      [TEXTS[kind], text, `lines.${index}`] as const,
      [TEXTS.condition, condition, `lines.${index}`] as const,
    ]),
    [TEXTS.callToAction, callToAction, 'callToAction'],
    [TEXTS.signature, signature, 'signature'],
    [TEXTS.terms, terms, 'terms'],
  ] as const;
  return (
    <div className="grid gap-1.5">
      {words.map(
        ([name, text, part]) =>
          text && (
            <p key={`${name} ${part}`} dir="auto" className="wrap-anywhere">
              <span className="text-muted">{name}: </span>
              <Marked text={text} excerpts={excerpts} />
              {job.leftOut.includes(part) && (
                <span className="ml-2 text-sm text-danger">{TEXTS.notShown}</span>
              )}
            </p>
          ),
      )}
    </div>
  );
}
