import { EXAMPLE_PROMPTS } from '#domain/example-prompts.ts';
import { PRESETS } from '#domain/order/presets.ts';
import { ExampleFilm } from '#web/features/landing/example-film.tsx';
import { Section } from '#web/features/landing/landing-sections.tsx';
import { TEXTS } from '#web/features/landing/texts.ts';

/** The tables, hung like posters. */
export function Examples() {
  return (
    <div className="evening felt text-ink">
      <Section id="examples" title={TEXTS.examples} lead={TEXTS.oneVideoForEachPresetEach}>
        <ul className="gap-4 max-lg:-mx-5 max-lg:flex max-lg:snap-x max-lg:scroll-px-5 max-lg:overflow-x-auto max-lg:px-5 max-lg:pb-4 sm:gap-6 sm:max-lg:-mx-8 sm:max-lg:scroll-px-8 sm:max-lg:px-8 lg:grid lg:auto-cols-fr lg:grid-flow-col">
          {PRESETS.map(({ id, name, category }, index) => (
            <li
              key={id}
              className="grid min-w-0 content-start gap-4 max-lg:w-[62vw] max-lg:shrink-0 max-lg:snap-start sm:max-lg:w-[30vw]"
            >
              <div className="layout-line m-1 overflow-hidden rounded-card">
                <ExampleFilm name={name} preset={id} />
              </div>
              <div className="grid gap-1 px-1">
                <p className="label-caps flex justify-between gap-3 text-gilt">
                  {category}
                  <span className="figures text-muted lg:hidden">
                    {TEXTS.placeOf(index + 1, PRESETS.length)}
                  </span>
                </p>
                <h3 className="font-display text-2xl font-semibold">{name}</h3>
                <p className="text-[0.9375rem] text-muted">{EXAMPLE_PROMPTS[id]}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
