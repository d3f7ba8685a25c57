import type { StoryboardStripProps } from '#web/features/create-video/storyboard-shots.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

const StoryboardShots = lateComponent(
  async () => (await import('#web/features/create-video/storyboard-shots.tsx')).StoryboardShots,
  { waiting: <Waiting isDrawing /> },
);

function Waiting({ isDrawing }: { readonly isDrawing: boolean }) {
  return (
    <p className="evening felt layout-line m-1 grid min-h-36 place-items-center rounded-card p-5 text-center text-muted">
      {isDrawing
        ? 'Loading previews …'
        : 'Choose a preset and write a prompt to preview your video here, free of charge.'}
    </p>
  );
}

/** The film shot by shot, before it is paid for. */
export function StoryboardStrip(props: StoryboardStripProps) {
  const { storyboard, isDrawing, hasFailed, retry } = props.preview;
  if (hasFailed) {
    return (
      <ErrorState
        title="Could not load the storyboard"
        text="You can still create your video."
        pending={isDrawing}
        onRetry={retry}
      />
    );
  }
  if (!storyboard) return <Waiting isDrawing={isDrawing} />;
  return <StoryboardShots {...props} storyboard={storyboard} />;
}
