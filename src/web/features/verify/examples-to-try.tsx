import { PRESETS } from '#domain/presets.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import { TEXTS } from '#web/features/verify/texts.ts';

interface ExamplesToTryProps {
  /** Is handed the address of the film. */
  readonly onChoose: (address: string) => void;
}

/** For those who have no film at hand: those of the landing page. */
export function ExamplesToTry({ onChoose }: ExamplesToTryProps) {
  return (
    <section aria-labelledby="examples-to-try" className="grid gap-3">
      <h2 id="examples-to-try" className="text-sm font-semibold">
        {TEXTS.noVideoAtHand}
      </h2>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {PRESETS.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(`/examples/${id}.mp4`)}
              className="grid w-full overflow-hidden rounded-plaque border border-line bg-surface text-left text-sm font-semibold hover:border-gilt"
            >
              <PresetPicture preset={id} sizes="8rem" className="aspect-video w-full" />
              <span className="px-2.5 py-1.5">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
