import { useState, type FormEvent } from 'react';

import type { MediaBody } from '#contracts/schemas/media.ts';
import type { PeopleShown, RightsBasis } from '#domain/media/rights.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { AiFields } from '#web/media/ai-fields.tsx';
import { PeopleFields } from '#web/media/people-fields.tsx';
import { draftOf, type RightsDraft } from '#web/media/rights-draft.ts';
import { ScopeFields } from '#web/media/scope-fields.tsx';
import { TEXTS } from '#web/media/texts.ts';
import { useStateRights } from '#web/media/use-state-rights.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { CheckGroup } from '#web/ui/forms/check-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/select/select.tsx';

const BASIS_OPTIONS: { value: RightsBasis; label: string }[] = [
  { value: 'own', label: TEXTS.ourOwnWork },
  { value: 'licence', label: TEXTS.usedUnderALicence },
  { value: 'release', label: TEXTS.usedWithARelease },
];
const PEOPLE_OPTIONS: { value: PeopleShown; label: string }[] = [
  { value: 'none', label: TEXTS.nobodyCanBeSeen },
  { value: 'adults-with-release', label: TEXTS.adultsWhoAgreedToIt },
];
const WITHDRAWAL = [
  {
    value: 'isWithdrawn',
    label: TEXTS.aReleaseWasWithdrawn,
    description: TEXTS.videosWithItAreTakenDown,
  },
] as const;

interface RightsFormProps {
  /** One, or several whose rights are the same. */
  readonly files: readonly MediaBody[];
  /** Who holds the rights, where somebody said so already. */
  readonly holder?: string;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

/** By what right a file may be used, where, until when, and who is in it. */
export function RightsForm({ files, holder, onCancel, onSaved }: RightsFormProps) {
  const { user, organization } = useSignedIn();
  const rights = files.length > 1 ? null : (files[0]?.rights ?? null);
  const [draft, setDraft] = useState(() => ({
    ...draftOf(rights, organization),
    ...(holder !== undefined && { holder }),
  }));
  const change = (changes: Partial<RightsDraft>) => setDraft({ ...draft, ...changes });
  const isManager = roleHas(user.role, 'brands.edit');
  const save = useStateRights(files, onSaved);
  const problems = fieldProblems(save.error);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate(draft);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field label={TEXTS.rightToUseIt}>
        <Select
          value={draft.basis}
          options={BASIS_OPTIONS}
          onChange={(basis) => change({ basis })}
        />
      </Field>
      <Field label={TEXTS.rightsHolderLabel} error={problems['holder']}>
        <Input value={draft.holder} onChange={(event) => change({ holder: event.target.value })} />
      </Field>
      <ScopeFields draft={draft} problems={problems} onChange={change} />
      <Field
        label={TEXTS.peopleInIt}
        hint={TEXTS.filesThatShowMinorsInCrowds}
        error={problems['people']}
      >
        <Select
          value={draft.people}
          options={PEOPLE_OPTIONS}
          onChange={(people) => change({ people })}
        />
      </Field>
      {draft.people !== 'none' && (
        <PeopleFields draft={draft} showsReleases={isManager} onChange={change} />
      )}
      <AiFields draft={draft} error={problems['consents.outsideProviders.0']} onChange={change} />
      {rights && (
        <CheckGroup
          label={TEXTS.withdrawal}
          options={WITHDRAWAL}
          chosen={draft.isWithdrawn ? ['isWithdrawn'] : []}
          onChange={(chosen) => change({ isWithdrawn: chosen.length > 0 })}
        />
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
        <Button type="submit" pending={save.isPending}>
          {TEXTS.saveRights}
        </Button>
      </DialogActions>
    </form>
  );
}
