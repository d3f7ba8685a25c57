import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { MarketsResponseBody } from '#contracts/schemas/market.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import { marketName } from '#domain/markets/markets.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { TEXTS } from '#web/features/rules/texts.ts';
import { ADVERTISES_OPTIONS } from '#web/markets/advertises-options.ts';
import { MarketSources } from '#web/markets/market-sources.tsx';
import { marketsQuery } from '#web/markets/markets-query.ts';
import { TEXTS as MARKET_TEXTS } from '#web/markets/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { formatDate } from '#web/ui/text/moment.ts';

const LANGUAGE_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const ONE_OF = new Intl.ListFormat('en', { type: 'disjunction' });

/** The facts to be checked again, by market, the longest due first. */
function DueByMarket({ due }: Pick<MarketsResponseBody, 'due'>) {
  const markets = [...Map.groupBy(due, ({ market }) => market)]
    .map(([market, facts]) => ({
      market,
      facts,
      since: facts.map(({ expiresOn }) => expiresOn).toSorted()[0] ?? '',
    }))
    .toSorted((one, other) => one.since.localeCompare(other.since));
  return (
    <section aria-labelledby="due-to-be-checked">
      <h3 id="due-to-be-checked" className="figures font-semibold">
        {TEXTS.dueToBeChecked(due.length)}
      </h3>
      <ul className="pt-2">
        {markets.map(({ market, facts, since }) => (
          <li key={market} className="border-b border-line last:border-0">
            <Disclosure
              title={
                <>
                  <span className="font-semibold">{marketName(market)}</span>{' '}
                  <span className="text-muted">
                    {TEXTS.dueSince(facts.length, formatDate(`${since}T12:00`))}
                  </span>
                </>
              }
              titleClassName="hover:text-ink figures py-2 text-sm"
            >
              <div className="pb-3 text-sm text-muted">
                <MarketSources sources={facts} />
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ResearchProps {
  readonly answer: MarketsResponseBody;
  readonly advertises: Advertises;
}

function Research({ answer, advertises }: ResearchProps) {
  const { markets, due, languagesWithoutHomeMarket } = answer;
  const languages = languagesWithoutHomeMarket[advertises];
  const notes = markets.flatMap(({ code, name, ...standings }) => {
    const { closedBecause, missing } = standings[advertises];
    const note = [closedBecause, missing.length > 0 && TEXTS.missing(missing.join('; '))];
    const text = note.filter(Boolean).join(' ');
    return text === '' ? [] : [{ code, name, text }];
  });
  return (
    <>
      {languages.length > 0 && (
        <p>
          {TEXTS.noMarketSpeaks(
            ONE_OF.format(languages.map((code) => LANGUAGE_NAMES.of(code) ?? code)),
          )}
        </p>
      )}
      <DueByMarket due={due} />
      <section aria-labelledby="not-found">
        <h3 id="not-found" className="figures font-semibold">
          {TEXTS.researchNotes(notes.length)}
        </h3>
        <dl className="grid gap-x-8 gap-y-3 pt-3 text-sm lg:grid-cols-2">
          {notes.map(({ code, name, text }) => (
            <div key={code}>
              <dt className="font-semibold">{name}</dt>
              <dd className="wrap-anywhere text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

/** For the operator: what is due to be checked about the markets, and what was looked for and not found. */
export function MarketResearch() {
  const { organization } = useSignedIn();
  const [advertises, setAdvertises] = useState<Advertises>(organization.advertises ?? 'online');
  const query = useQuery(marketsQuery);
  return (
    <Card aria-labelledby="market-research" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <CardTitle id="market-research" className="mb-1">
            {TEXTS.marketResearch}
          </CardTitle>
          <p className="text-sm text-muted">{TEXTS.onlyTheOperatorSeesThis}</p>
        </div>
        <Field label={MARKET_TEXTS.videosAdvertise}>
          <Select value={advertises} options={ADVERTISES_OPTIONS} onChange={setAdvertises} />
        </Field>
      </div>
      <QueryState
        query={query}
        loading={<SkeletonRows label={MARKET_TEXTS.loadingMarkets} count={3} />}
        errorTitle={MARKET_TEXTS.marketsCouldNotBeLoaded}
      >
        {(answer) => <Research answer={answer} advertises={advertises} />}
      </QueryState>
    </Card>
  );
}
