import type { BriefBody } from '#contracts/schemas/brief.ts';
import { BeforePaying } from '#web/features/create-video/order/before-paying.tsx';
import { colorConflictNotes } from '#web/features/create-video/order/color-conflicts.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import { missingEssentials } from '#web/features/create-video/words/missing-essentials.ts';
import type { OwnShots } from '#web/features/create-video/shots/own-shots.ts';
import { PreviewScreen } from '#web/features/create-video/preview/preview-screen.tsx';
import { ShotsNamed } from '#web/features/create-video/prompt/read-from-prompt.tsx';
import { PREVIEW_ID } from '#web/features/create-video/preview/small-preview.tsx';
import { TEXTS } from '#web/features/create-video/texts.ts';
import type { Playback } from '#web/features/create-video/preview/use-playback.ts';
import type { StoryboardPreview } from '#web/features/create-video/preview/use-storyboard.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

/** Comes with the first plan, not with the screen. */
const PreviewPlayer = lateComponent(
  async () => (await import('#web/features/create-video/preview/preview-player.tsx')).PreviewPlayer,
);

interface PreviewPaneProps {
  readonly values: CreateFormValues;
  readonly preview: StoryboardPreview;
  readonly playback: Playback;
  readonly shotInSight: number;
  readonly brief: BriefBody | undefined;
  readonly onOwnShots: (ownShots: OwnShots) => void;
  readonly onAnotherTake: () => void;
}

/** The film as it would be made now, before it is paid for. */
export function PreviewPane(props: PreviewPaneProps) {
  const { values, preview, playback, shotInSight, brief, onOwnShots, onAnotherTake } = props;
  const { storyboard, isOutdated, isDrawing, hasFailed, isRefused, refusals, problem, retry } =
    preview;
  const shot = storyboard?.shots[shotInSight];
  return (
    <section id={PREVIEW_ID} aria-label={TEXTS.preview} className="grid min-w-0 scroll-mt-30 gap-3">
      {hasFailed ? (
        <ErrorState
          title={problem === null ? TEXTS.previewFailed : TEXTS.cannotBeMade}
          text={problem ?? TEXTS.canStillCreate}
          pending={isDrawing}
          onRetry={retry}
        />
      ) : (
        <PreviewScreen
          values={values}
          still={shot?.still}
          words={shot?.words.map(({ text }) => text).join(' · ') ?? ''}
          isRefused={isRefused}
          isPlanned={storyboard !== undefined}
          isOutdated={isOutdated || (storyboard !== undefined && isDrawing && !shot?.still)}
        />
      )}
      {storyboard && !hasFailed && (
        <>
          <PreviewPlayer
            storyboard={storyboard}
            preview={preview}
            playback={playback}
            shotInSight={shotInSight}
            preset={values.preset}
            aspectRatio={values.aspectRatio}
            ownShots={values.ownShots}
            onOwnShots={onOwnShots}
            onAnotherTake={onAnotherTake}
          />
          <BeforePaying
            notes={[
              ...refusals,
              ...missingEssentials(storyboard, values.advertises),
              ...colorConflictNotes(storyboard.colorConflicts),
            ]}
          />
        </>
      )}
      {brief && <ShotsNamed notes={brief.shotNotes ?? []} />}
    </section>
  );
}
