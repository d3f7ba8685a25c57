import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { developerRoutes } from '#contracts/routes/developers.ts';
import {
  API_KEY_LIFETIME_DAYS,
  API_SCOPES,
  API_SCOPE_NAMES,
  type ApiScope,
} from '#domain/people/api-scopes.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { apiKeysQuery } from '#web/features/settings/developers/developer-queries.ts';
import { SecretDialog } from '#web/features/settings/developers/secret-dialog.tsx';
import { TEXTS } from '#web/features/settings/developers/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { CheckGroup } from '#web/ui/forms/check-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/select/select.tsx';

const SCOPE_OPTIONS = API_SCOPE_NAMES.map((value) => ({
  value,
  label: API_SCOPES[value].description,
  description: value,
}));

const LIFETIME_OPTIONS = API_KEY_LIFETIME_DAYS.map((days) => ({
  value: String(days),
  label: days === null ? TEXTS.never : TEXTS.inDays(days),
}));
const lifetimeOf = (value: string) =>
  API_KEY_LIFETIME_DAYS.find((days) => String(days) === value) ?? null;

function NewKeyForm({ onMade }: { readonly onMade: (key: string) => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiScope[]>(['workspace:read']);
  const [lifetime, setLifetime] = useState('90');
  const make = useChange({
    mutationFn: () => {
      const body = { name, scopes, lifetimeDays: lifetimeOf(lifetime) };
      return call(developerRoutes.createKey, { body });
    },
    onSuccess: async ({ key }) => {
      onMade(key);
      await queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotCreateKey, error }),
  });
  const problems = fieldProblems(make.error);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    make.mutate();
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field label={TEXTS.name} hint={TEXTS.whereYouUseTheKeyFor} error={problems['name']}>
        <Input autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <CheckGroup
        label={TEXTS.permissions}
        options={SCOPE_OPTIONS}
        chosen={scopes}
        onChange={setScopes}
        error={problems['scopes']}
      />
      <Field label={TEXTS.expires}>
        <Select value={lifetime} options={LIFETIME_OPTIONS} onChange={setLifetime} />
      </Field>
      <DialogActions>
        <Button type="submit" pending={make.isPending}>
          {TEXTS.createKey}
        </Button>
      </DialogActions>
    </form>
  );
}

export function NewKeyButton() {
  return (
    <SecretDialog
      label={TEXTS.newKey}
      icon={KeyRound}
      secretName={TEXTS.apiKey}
      asking={{
        title: TEXTS.newApiKey,
        description: TEXTS.theKeyActsOnYourBehalf,
      }}
      showing={{
        title: TEXTS.yourNewKey,
        description: TEXTS.sendItInTheAuthorizationBearer,
      }}
      renderForm={(onMade) => <NewKeyForm onMade={onMade} />}
    />
  );
}
