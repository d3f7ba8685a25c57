import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { Marked } from '#web/features/moderation/findings/marked.tsx';
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
  if (words.every(([, text]) => !text))
    return <p className="text-muted">{TEXTS.noWordsOnScreen}</p>;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {words.map(
        ([name, text, part]) =>
          text && (
            <div key={`${name} ${part}`} className="contents">
              <dt className="text-sm leading-6 text-muted">{name}</dt>
              <dd dir="auto" className="wrap-anywhere">
                <Marked text={text} excerpts={excerpts} />
                {job.leftOut.includes(part) && (
                  <span className="block text-sm text-amber sm:ml-2 sm:inline">
                    {TEXTS.notShown(Number(job.controlsJson['duration']))}
                  </span>
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
