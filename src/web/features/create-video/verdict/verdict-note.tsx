import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

/** These come with the first verdict, not with the screen. */
const VerdictWords = lateComponent(
  async () => (await import('#web/features/create-video/verdict/verdict-words.tsx')).VerdictWords,
);
const Refusal = lateComponent(
  async () => (await import('#web/features/create-video/verdict/refusal.tsx')).Refusal,
);

/** The policy's verdict on what is being written, said politely as it changes. */
export function VerdictNote({ verdict }: Pick<Workbench, 'verdict'>) {
  const isBlocked = verdict?.decision === 'block';
  return (
    <div aria-live="polite" className="grid min-h-6 gap-2.5 text-[0.9375rem]">
      {verdict && (isBlocked ? <Refusal verdict={verdict} /> : <VerdictWords verdict={verdict} />)}
    </div>
  );
}
