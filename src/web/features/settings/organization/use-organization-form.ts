import { useState } from 'react';

import { settingsRoutes } from '#contracts/routes/settings.ts';
import type { OrganizationBody } from '#contracts/schemas/organization.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import {
  changedFields,
  changedRules,
  valuesOf,
  withFresh,
  type OrganizationField,
  type OrganizationValues,
} from '#web/features/settings/organization/organization-values.ts';
import { TEXTS } from '#web/features/settings/texts.ts';
import { problemWith } from '#web/forms/checked-by.ts';
import { updateOrganization } from '#web/session/session-store.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

const NONE: Readonly<Record<string, string>> = {};

export type OrganizationForm = ReturnType<typeof useOrganizationForm>;

/** All that an owner decides about the organization, saved together: only what changed is sent. */
export function useOrganizationForm() {
  const { organization } = useSignedIn();
  const [known, setKnown] = useState(organization);
  const [values, setValues] = useState(() => valuesOf(organization));
  const [problems, setProblems] = useState(NONE);
  const saved = valuesOf(organization);
  if (known !== organization) {
    setKnown(organization);
    setValues(withFresh(values, valuesOf(known), saved));
  }
  const changed = changedFields(values, saved);

  /** What is saved is shown as it was kept. */
  function keep(fresh: OrganizationBody, fields: readonly OrganizationField[]) {
    const kept = valuesOf(fresh);
    setValues((before) => ({
      ...before,
      ...Object.fromEntries(fields.map((field) => [field, kept[field]])),
    }));
    updateOrganization(fresh);
  }

  async function saveName() {
    const body = { name: values.name };
    const { pendingName, ...fresh } = await call(settingsRoutes.organization, { body });
    keep(fresh, ['name']);
    toast(pendingName === null ? { title: TEXTS.organizationUpdated } : heldName(fresh.name));
  }

  const save = useChange({
    mutationFn: async () => {
      const problem = await problemWith(loadNameSchema, { name: values.name });
      setProblems(problem === undefined ? NONE : { name: problem });
      if (problem !== undefined) return false;
      const rules = changedRules(values, changed);
      if (Object.keys(rules).length > 0) {
        keep(await call(settingsRoutes.organizationRules, { body: rules }), changed.filter(isRule));
      }
      if (changed.includes('name')) await saveName();
      else toast({ title: TEXTS.organizationUpdated });
      return true;
    },
    onError: (error) => {
      const problemsFound = Object.entries(fieldProblems(error));
      setProblems(
        Object.fromEntries(problemsFound.filter(([name]) => changed.some((one) => one === name))),
      );
      toastFailure({ title: TEXTS.updateFailed, error });
    },
  });

  return {
    values,
    problems,
    changed,
    change: (changes: Partial<OrganizationValues>) =>
      setValues((before) => ({ ...before, ...changes })),
    discard: () => {
      setValues(saved);
      setProblems(NONE);
    },
    save: (onFailed?: () => void) =>
      save.mutate(undefined, {
        onSuccess: (isSaved) => {
          if (!isSaved) onFailed?.();
        },
        onError: () => onFailed?.(),
      }),
    isSaving: save.isPending,
  };
}

const isRule = (field: OrganizationField) => field !== 'name';

const loadNameSchema = async () =>
  (await import('#contracts/schemas/settings.ts')).organizationNameSchema;

function heldName(presentName: string) {
  return {
    title: TEXTS.nameSentForReview,
    description: TEXTS.videosKeepTheNameUntilA(presentName),
  };
}
