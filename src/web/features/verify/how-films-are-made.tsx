import { TEXTS } from '#web/features/verify/texts.ts';

const SECTION_ID = 'how-films-are-made';

/** What "AI-generated" means here: the one explanation that every page with those words links to. */
export function HowFilmsAreMade() {
  return (
    <section
      id={SECTION_ID}
      aria-labelledby={`${SECTION_ID}-title`}
      className="grid scroll-mt-8 gap-4 border-t border-line pt-8"
    >
      <h2 id={`${SECTION_ID}-title`} className="font-display text-2xl leading-tight font-semibold">
        {TEXTS.whatAiGeneratedMeansHere}
      </h2>
      <p className="max-w-4xl">{TEXTS.theseVideosAreNotFilmedDrawn}</p>
      <dl className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
        <div className="grid gap-1 border-l-2 border-gilt-line pl-4">
          <dt className="font-semibold">{TEXTS.drawnByOurOwnRendererThe}</dt>
          <dd className="text-muted">{TEXTS.ourSoftwareReadsTheSceneAnd}</dd>
        </div>
        <div className="grid gap-1 border-l-2 border-gilt-line pl-4">
          <dt className="font-semibold">{TEXTS.generatedByAVideoModelWhere}</dt>
          <dd className="text-muted">{TEXTS.theOperatorOfThisSiteCan}</dd>
        </div>
      </dl>
      <p className="text-muted">{TEXTS.ifALanguageModelDraftedThe}</p>
    </section>
  );
}
