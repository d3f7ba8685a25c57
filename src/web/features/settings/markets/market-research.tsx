import type { MarketsResponseBody } from '#contracts/schemas/market.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { marketName } from '#domain/markets/markets.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TEXTS } from '#web/features/settings/texts.ts';
import { MarketSources } from '#web/markets/market-sources.tsx';

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const ONE_OF = new Intl.ListFormat('en', { type: 'disjunction' });

interface MarketResearchProps {
  readonly answer: MarketsResponseBody;
  readonly advertises: Advertises;
}

/** For the operator: what is due to be checked, and what was looked for and not found. */
export function MarketResearch({ answer, advertises }: MarketResearchProps) {
  const { markets, due, languagesWithoutHomeMarket } = answer;
  const languages = languagesWithoutHomeMarket[advertises];
  const notes = markets.flatMap(({ code, name, ...standings }) => {
    const { closedBecause, missing } = standings[advertises];
    const note = [closedBecause, missing.length > 0 && TEXTS.missing(missing.join('; '))];
    const text = note.filter(Boolean).join(' ');
    return text === '' ? [] : [{ code, name, text }];
  });
  const facts = due.map((fact) => ({
    ...fact,
    value: `${marketName(fact.market)}: ${fact.value}`,
  }));
  return (
    <SettingsSection title={TEXTS.research} lead={TEXTS.onlyTheOperatorSeesThis}>
      {languages.length > 0 && (
        <p>
          {TEXTS.noMarketSpeaks(
            ONE_OF.format(languages.map((code) => LANGUAGE_NAMES.of(code) ?? code)),
          )}
        </p>
      )}
      <details>
        <summary className="figures cursor-pointer font-semibold">
          {TEXTS.dueToBeChecked(due.length)}
        </summary>
        <div className="pt-2 text-sm text-muted">
          <MarketSources sources={facts} />
        </div>
      </details>
      <details>
        <summary className="figures cursor-pointer font-semibold">
          {TEXTS.researchNotes(notes.length)}
        </summary>
        <dl className="grid gap-2 pt-2 text-sm">
          {notes.map(({ code, name, text }) => (
            <div key={code}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </SettingsSection>
  );
}
