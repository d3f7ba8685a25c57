import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

/** Comes with the first verdict, not with the screen. */
const VerdictWords = lateComponent(
  async () => (await import('#web/features/create-video/order/verdict-words.tsx')).VerdictWords,
);

/** The policy's verdict on what is being written, said politely as it changes. */
export function VerdictNote({ verdict }: { readonly verdict: VerdictBody | undefined }) {
  return (
    <div aria-live="polite" className="grid min-h-6 gap-2.5 text-[0.9375rem]">
      {verdict && <VerdictWords verdict={verdict} />}
    </div>
  );
}
