import { useQuery } from '@tanstack/react-query';

import { CAPTION_LABELS } from '#domain/order/captions.ts';
import { chosenBrand } from '#web/features/create-video/settings/chosen-brand.ts';
import { publishedBrandsQuery } from '#web/features/create-video/settings/brand-queries.ts';
import { isRefusedBy, marketSummary } from '#web/features/create-video/settings/market-summary.ts';
import { placesFromSettings } from '#web/features/create-video/settings/organization-defaults.ts';
import { Panel } from '#web/features/create-video/settings/panel.tsx';
import {
  FormatControls,
  LookControls,
} from '#web/features/create-video/settings/style-controls.tsx';
import { TEXTS } from '#web/features/create-video/texts.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { IS_PHONE, useMedia } from '#web/ui/hooks/use-media.ts';

/** Comes with the first prompt that was read. */
const SetFromPrompt = lateComponent(
  async () =>
    (await import('#web/features/create-video/prompt/read-from-prompt.tsx')).SetFromPrompt,
);
/** The others come when their panel is opened. */
const BrandPanel = lateComponent(
  async () => (await import('#web/features/create-video/settings/brand-panel.tsx')).BrandPanel,
);
const MarketChoice = lateComponent(
  async () => (await import('#web/features/create-video/settings/market-choice.tsx')).MarketChoice,
);
const VoiceAndCaptions = lateComponent(
  async () =>
    (await import('#web/features/create-video/settings/voice-and-captions.tsx')).VoiceAndCaptions,
);

/** How the film looks, where it is shown and how it is finished. */
export function SettingPanels({ bench }: { readonly bench: Workbench }) {
  const { values, change, problems, reader, preview, verdict } = bench;
  const { brief } = reader;
  const { data: brands = [] } = useQuery(publishedBrandsQuery);
  const hasBrands = brands.length > 0;
  const isPhone = useMedia(IS_PHONE);
  const brand = chosenBrand(brands, values.brandId);
  const style = (
    <Panel title={TEXTS.style} isOpenAtFirst>
      <div className="grid gap-3">
        {!isPhone && <FormatControls bench={bench} />}
        <LookControls bench={bench} />
      </div>
      {brief && (
        <SetFromPrompt
          brief={brief}
          values={values}
          people={preview.storyboard?.people}
          onChange={change}
        />
      )}
    </Panel>
  );
  return (
    <div>
      {!isPhone && style}
      {hasBrands && (
        <Panel title={TEXTS.brand} summary={brand?.name ?? TEXTS.noBrandOf(brands.length)}>
          <BrandPanel brandId={values.brandId} onChange={(brandId) => change({ brandId })} />
        </Panel>
      )}
      <Panel
        title={TEXTS.markets}
        summary={marketSummary(values.markets, verdict?.markets)}
        isForcedOpen={
          problems['markets'] !== undefined || (verdict?.markets.some(isRefusedBy) ?? false)
        }
      >
        <MarketChoice
          values={values}
          error={problems['markets']}
          verdicts={verdict?.markets}
          fromSettings={placesFromSettings(values, bench.organization)}
          onChange={change}
        />
      </Panel>
      <Panel
        title={TEXTS.voiceAndCaptions}
        summary={TEXTS.voiceAndCaptionsAre(values.voiceOver, CAPTION_LABELS[values.captions])}
      >
        <VoiceAndCaptions values={values} storyboard={preview.storyboard} onChange={change} />
      </Panel>
      {/* Shape and length stand above; what is folded is at hand before it. */}
      {isPhone && style}
    </div>
  );
}
