import { useState } from 'react';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import type { OrganizationRulesBody } from '#contracts/schemas/settings.ts';
import { ADVERTISES_DEFAULT, type Advertises } from '#domain/markets/advertises.ts';
import { DEFAULT_MARKETS, type MarketCode } from '#domain/markets/markets.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { ADVERTISES_OPTIONS } from '#web/markets/advertises-options.ts';
import { marketOptions } from '#web/markets/market-options.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { MultiSelect } from '#web/ui/multi-select.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Where the organization's films are shown, and whether a second person has to approve them. */
export function FilmRules() {
  const { organization } = useSignedIn();
  const [markets, setMarkets] = useState<readonly MarketCode[]>(
    // A login that was stored by an older version does not hold them yet.
    organization.defaultMarkets ?? DEFAULT_MARKETS,
  );
  const [advertises, setAdvertises] = useState<Advertises>(
    organization.advertises ?? ADVERTISES_DEFAULT,
  );
  const [isStrict, setIsStrict] = useState(organization.requiresSecondReviewer ?? false);
  const save = useChange({
    mutationFn: (body: OrganizationRulesBody) => call(settingsRoutes.organizationRules, { body }),
    onSuccess: (changed) => {
      updateOrganization(changed);
      toast({ title: TEXTS.organizationUpdated });
    },
    onError: (error) => toastFailure({ title: TEXTS.updateFailed, error }),
  });
  return (
    <Card aria-labelledby="film-rules">
      <CardTitle id="film-rules" className="mb-5">
        {TEXTS.videoRules}
      </CardTitle>
      <div className="grid gap-5">
        <Field label={TEXTS.videosAdvertise} hint={TEXTS.newVideosStartWithThis}>
          <Select value={advertises} options={ADVERTISES_OPTIONS} onChange={setAdvertises} />
        </Field>
        <Field label={TEXTS.defaultMarkets} hint={TEXTS.newVideosStartWithTheseMarkets}>
          <MultiSelect
            things="markets"
            values={markets}
            options={marketOptions(advertises)}
            onChange={setMarkets}
          />
        </Field>
        <div className="flex items-baseline gap-3">
          <input
            id="second-reviewer"
            aria-describedby="second-reviewer-hint"
            type="checkbox"
            checked={isStrict}
            onChange={(event) => setIsStrict(event.target.checked)}
            className="size-4 shrink-0 translate-y-0.5 accent-(--brass)"
          />
          <div>
            <label htmlFor="second-reviewer" className="font-semibold">
              {TEXTS.requireApprovalByASecondPerson}
            </label>
            <p id="second-reviewer-hint" className="text-sm text-muted">
              {TEXTS.peopleCannotApproveVideosTheyCreated}
            </p>
          </div>
        </div>
        <Button
          pending={save.isPending}
          className="justify-self-start"
          onClick={() =>
            save.mutate({
              defaultMarkets: [...markets],
              advertises,
              requiresSecondReviewer: isStrict,
            })
          }
        >
          {TEXTS.saveRules}
        </Button>
      </div>
    </Card>
  );
}
