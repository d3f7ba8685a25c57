import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { mediaRoutes } from '#contracts/routes/media.ts';
import type { MediaBody, RightsBody } from '#contracts/schemas/media.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { PeopleShown, RightsBasis } from '#domain/media/rights.ts';
import { publicNameOf } from '#domain/organization-name.ts';
import { roleHas } from '#domain/permissions.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { PeopleFields, type PeopleAnswers } from '#web/media/people-fields.tsx';
import { MARKET_OPTIONS } from '#web/markets/market-options.ts';
import { TEXTS } from '#web/media/texts.ts';
import { mediaQuery } from '#web/media/media-query.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { MultiSelect } from '#web/ui/multi-select.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';

const BASIS_OPTIONS: { value: RightsBasis; label: string }[] = [
  { value: 'own', label: TEXTS.ourOwnWork },
  { value: 'licence', label: TEXTS.usedUnderALicence },
  { value: 'release', label: TEXTS.usedWithARelease },
];
const PEOPLE_OPTIONS: { value: PeopleShown; label: string }[] = [
  { value: 'none', label: TEXTS.nobodyCanBeSeen },
  { value: 'adults-with-release', label: TEXTS.adultsWhoAgreedToIt },
];
const PLACE_OPTIONS = [
  { value: 'everywhere' as const, label: TEXTS.everywhere },
  { value: 'markets' as const, label: TEXTS.inSomeMarkets },
];

function answersOf({ rights }: MediaBody): PeopleAnswers {
  return {
    everybodyIs25: rights?.everybodyIs25 ?? false,
    consentsToGambling: rights?.consents.gamblingAdvertising ?? false,
    consentsToAi: rights?.consents.alterationByAi ?? false,
    releases: rights?.releases ?? '',
  };
}

interface RightsFormProps {
  readonly file: MediaBody;
  readonly onClose: () => void;
}

/** By what right a file may be used, where, until when, and who is in it. */
export function RightsForm({ file, onClose }: RightsFormProps) {
  const queryClient = useQueryClient();
  const { user, organization } = useSignedIn();
  const { rights } = file;
  const stated = rights?.territories.filter((code): code is MarketCode => code !== '*') ?? [];
  const [basis, setBasis] = useState<RightsBasis>(rights?.basis ?? 'own');
  const [holder, setHolder] = useState(rights?.holder ?? publicNameOf(organization.name) ?? '');
  const [place, setPlace] = useState(stated.length > 0 ? 'markets' : 'everywhere');
  const [markets, setMarkets] = useState(
    stated.length > 0 ? stated : [...organization.defaultMarkets],
  );
  const [until, setUntil] = useState(rights?.validUntil?.slice(0, 'YYYY-MM-DD'.length) ?? '');
  const [people, setPeople] = useState<PeopleShown>(rights?.people ?? 'none');
  const [answers, setAnswers] = useState(answersOf(file));
  const isManager = roleHas(user.role, 'brands.edit');

  const save = useChange({
    mutationFn: () => call(mediaRoutes.stateRights, { params: { id: file.id }, body: bodyOf() }),
    onSuccess: async () => {
      toast({ title: TEXTS.rightsSaved });
      onClose();
      await queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.rightsNotSaved, error }),
  });
  const problems = fieldProblems(save.error);

  function bodyOf(): RightsBody {
    return {
      basis,
      holder,
      territories: place === 'everywhere' ? ['*'] : markets,
      validUntil: until === '' ? null : until,
      people,
      channels: rights?.channels ?? [],
      everybodyIs25: people !== 'none' && answers.everybodyIs25,
      consents: {
        gamblingAdvertising: answers.consentsToGambling,
        alterationByAi: answers.consentsToAi,
        outsideProviders: rights?.consents.outsideProviders ?? [],
      },
      ...(isManager && { releases: answers.releases }),
    };
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field label={TEXTS.rightToUseIt}>
        <Select value={basis} options={BASIS_OPTIONS} onChange={setBasis} />
      </Field>
      <Field label={TEXTS.rightsHolderLabel} error={problems['holder']}>
        <Input value={holder} onChange={(event) => setHolder(event.target.value)} />
      </Field>
      <Field label={TEXTS.whereItMayBeShown}>
        <Select
          value={place === 'markets' ? 'markets' : 'everywhere'}
          options={PLACE_OPTIONS}
          onChange={setPlace}
        />
      </Field>
      {place === 'markets' && (
        <Field label={TEXTS.markets} error={problems['territories']}>
          <MultiSelect
            things="markets"
            values={markets}
            options={MARKET_OPTIONS}
            onChange={setMarkets}
          />
        </Field>
      )}
      <Field
        label={TEXTS.validUntil}
        hint={TEXTS.leaveEmptyWhereTheRightsDo}
        error={problems['validUntil']}
      >
        <Input type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
      </Field>
      <Field
        label={TEXTS.peopleInIt}
        hint={TEXTS.filesThatShowMinorsInCrowds}
        error={problems['people']}
      >
        <Select value={people} options={PEOPLE_OPTIONS} onChange={setPeople} />
      </Field>
      {people !== 'none' && (
        <PeopleFields answers={answers} showsReleases={isManager} onChange={setAnswers} />
      )}
      <DialogActions>
        <Button type="submit" pending={save.isPending}>
          {TEXTS.saveRights}
        </Button>
      </DialogActions>
    </form>
  );
}
