import { scriptRoutes } from '#contracts/routes/script.ts';
import { call } from '#web/api/client.ts';
import type { CreateFormValues } from '#web/features/create-video/create-form.ts';
import {
  languageOfNewVideos,
  type OrganizationDefaults,
} from '#web/features/create-video/settings/organization-defaults.ts';
import { controlsOf } from '#web/features/create-video/settings/remembered-controls.ts';

/** What a prompt is written with, where nobody wrote it beside. */
const SUGGESTED = ['headline', 'callToAction'] as const;

interface Circumstances {
  readonly organization: OrganizationDefaults;
  readonly lastWritten: string;
}

/** Has a prompt written for the preset, or a begun one finished, unless it is what was written last. */
export async function writePrompt(
  values: CreateFormValues & { readonly preset: Exclude<CreateFormValues['preset'], ''> },
  { organization, lastWritten }: Circumstances,
): Promise<string> {
  const draft = values.prompt.trim();
  const isDraft = draft !== '' && draft !== lastWritten.trim();
  const { prompt } = await call(scriptRoutes.generatePrompt, {
    body: {
      presetId: values.preset,
      ...(isDraft
        ? { draft }
        : { language: languageOfNewVideos(organization, navigator.language) }),
      written: SUGGESTED.filter((word) => values.card.editedParts.includes(word)),
      controls: controlsOf(values),
    },
  });
  return prompt;
}
