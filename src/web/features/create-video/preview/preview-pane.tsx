import { PreviewScreen } from '#web/features/create-video/preview/preview-screen.tsx';
import { TEXTS } from '#web/features/create-video/texts.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { withEdit } from '#web/features/create-video/words/words-card.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

export const PREVIEW_ID = 'preview';

/** These come with the first plan, not with the screen. */
const ShotsNamed = lateComponent(
  async () => (await import('#web/features/create-video/prompt/read-from-prompt.tsx')).ShotsNamed,
);
const PreviewPlayer = lateComponent(
  async () => (await import('#web/features/create-video/preview/preview-player.tsx')).PreviewPlayer,
);

interface PreviewPaneProps {
  readonly bench: Workbench;
  /** A frame of the video that is corrected, until there is one of the correction. */
  readonly stillBefore: string | undefined;
}

/** The film as it would be made now, before it is paid for. */
export function PreviewPane({ bench, stillBefore }: PreviewPaneProps) {
  const { values, preview, playback, shotInSight } = bench;
  const { storyboard, isOutdated, isDrawing, hasFailed, isRefused, problem, retry } = preview;
  const isBlocked = bench.verdict?.decision === 'block';
  const shot = storyboard?.shots[shotInSight];
  return (
    <section id={PREVIEW_ID} aria-label={TEXTS.preview} className="grid min-w-0 gap-3">
      {bench.resubmits && <h2 className="text-sm font-semibold">{TEXTS.yourCorrection}</h2>}
      {/* Always there: whether it is in sight decides about the small preview. */}
      <div>
        {!isBlocked && hasFailed && (
          <ErrorState
            title={problem === null ? TEXTS.previewFailed : TEXTS.cannotBeMade}
            text={problem ?? TEXTS.canStillCreate}
            pending={isDrawing}
            onRetry={retry}
          />
        )}
        {(isBlocked || !hasFailed) && (
          <PreviewScreen
            aspectRatio={bench.shownShape}
            preset={values.preset}
            still={isBlocked ? undefined : shot?.still}
            stillBefore={stillBefore}
            words={shot?.words.map(({ text }) => text).join(' · ') ?? ''}
            isRefused={isRefused || isBlocked}
            isPlanned={storyboard !== undefined}
            isOutdated={
              !isBlocked && (isOutdated || (storyboard !== undefined && isDrawing && !shot?.still))
            }
          />
        )}
      </div>
      {storyboard && !hasFailed && !isRefused && !isBlocked && (
        <PreviewPlayer
          storyboard={storyboard}
          preview={preview}
          playback={playback}
          shotInSight={shotInSight}
          preset={values.preset}
          shape={bench.shape}
          ownShots={values.ownShots}
          onOwnShots={(ownShots) => bench.change({ ownShots })}
          lines={values.card.words.lines}
          onLines={(lines) => bench.change({ card: withEdit(values.card, { lines }) })}
          onAnotherTake={bench.anotherTake}
        />
      )}
      {bench.reader.brief && <ShotsNamed notes={bench.reader.brief.shotNotes ?? []} />}
    </section>
  );
}
