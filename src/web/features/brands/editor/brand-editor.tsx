import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';

import { brandRoutes } from '#contracts/routes/brands.ts';
import type { BrandBody } from '#contracts/schemas/brand.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems, problemsByPath } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { bodyOf, draftOf, type BrandDraft } from '#web/features/brands/brand-draft.ts';
import { BrandMenu } from '#web/features/brands/editor/brand-menu.tsx';
import { BrandPreview } from '#web/features/brands/preview/brand-preview.tsx';
import { brandsQuery, versionsQuery } from '#web/features/brands/brand-queries.ts';
import { BrandStatus } from '#web/features/brands/brand-status.tsx';
import { ColoursTab } from '#web/features/brands/editor/colours-tab.tsx';
import { LocksTab } from '#web/features/brands/editor/locks-tab.tsx';
import { MarksTab } from '#web/features/brands/editor/marks-tab.tsx';
import { isEmptyBrand, MissingParts } from '#web/features/brands/editor/missing-parts.tsx';
import type { SentLogos, TabProps } from '#web/features/brands/editor/tab-props.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { VersionsTab } from '#web/features/brands/editor/versions-tab.tsx';
import { WordsTab } from '#web/features/brands/editor/words-tab.tsx';
import { useFiles } from '#web/features/brands/use-files.ts';
import { AddressTabs, TAB_PARAMETER } from '#web/site/address-tabs.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmButton } from '#web/ui/dialogs/confirm-button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

const FORM_TABS: readonly { value: string; label: string; content: ComponentType<TabProps> }[] = [
  { value: 'marks', label: TEXTS.marks, content: MarksTab },
  { value: 'colours', label: TEXTS.colorsAndType, content: ColoursTab },
  { value: 'words', label: TEXTS.words, content: WordsTab },
  { value: 'locks', label: TEXTS.locksAndEndCard, content: LocksTab },
];

/** By the whole path of a field and by its first part. */
const problemsOf = (error: unknown) => ({ ...fieldProblems(error), ...problemsByPath(error) });

interface BrandEditorProps {
  readonly brand: BrandBody;
  /** What was changed and not saved, by brand: it outlives a look at another one. */
  readonly unsaved?: Map<string, BrandDraft>;
}

/** Edits the draft of a brand; the preview follows each key. */
export function BrandEditor({ brand, unsaved }: BrandEditorProps) {
  const queryClient = useQueryClient();
  const files = useFiles();
  const [, setSearch] = useSearchParams();
  const [draft, setDraft] = useState(() => unsaved?.get(brand.id) ?? draftOf(brand));
  // Kept here, because a look at another tab must not lose a logo that is on its way.
  const [sentLogos, setSentLogos] = useState<SentLogos>({});
  const params = { id: brand.id };
  const versions = useQuery({
    ...versionsQuery(brand.id, brand.version),
    enabled: brand.version !== null,
  });
  const published = versions.data?.find(({ number }) => number === brand.version);

  const readAgain = () => queryClient.invalidateQueries({ queryKey: brandsQuery.queryKey });
  const refresh = async (saved: BrandBody) => {
    unsaved?.delete(brand.id);
    setDraft(draftOf(saved));
    await readAgain();
  };
  const save = useChange({
    mutationFn: () => call(brandRoutes.change, { params, body: bodyOf(draft) }),
    onSuccess: async (saved) => {
      toast({ title: TEXTS.draftSaved });
      await refresh(saved);
    },
    onError: (error) => toastFailure({ title: TEXTS.draftNotSaved, error }),
  });
  const publish = useChange({
    mutationFn: async () => {
      await call(brandRoutes.change, { params, body: bodyOf(draft) });
      return call(brandRoutes.publish, { params });
    },
    onSuccess: async (published) => {
      toast({ title: TEXTS.brandPublished, description: TEXTS.version(published.version) });
      await refresh(published);
      setSearch({ [TAB_PARAMETER]: 'versions' }, { replace: true });
    },
    onError: async (error) => {
      toastFailure({ title: TEXTS.notPublished, error });
      // The draft may be saved all the same.
      await readAgain();
    },
  });

  const problems = problemsOf(save.error ?? publish.error);
  const change = (changes: Partial<BrandDraft>) => {
    const changed = { ...draft, ...changes };
    unsaved?.set(brand.id, changed);
    setDraft(changed);
  };
  const isChanged = JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(draftOf(brand)));
  const isPublished =
    brand.version !== null && !brand.hasUnpublishedChanges && brand.rejectionReason === null;
  const hasNothingToPublish = isPublished && !isChanged;
  const tabs = [
    ...FORM_TABS.map(({ value, label, content: Content }) => ({
      value,
      label,
      content: (
        <Content
          draft={draft}
          files={files}
          problems={problems}
          onChange={change}
          sentLogos={sentLogos}
          onLogoSent={(slot, mediaId) => setSentLogos((before) => ({ ...before, [slot]: mediaId }))}
        />
      ),
    })),
    { value: 'versions', label: TEXTS.versions, content: <VersionsTab brand={brand} /> },
  ];

  return (
    <div className="flex flex-col gap-x-8 gap-y-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start xl:grid-cols-[minmax(0,1fr)_23rem] 2xl:grid-cols-[minmax(0,1fr)_36rem]">
      <div className="grid min-w-0 gap-2">
        <div className="flex items-center gap-2">
          <h2 dir="auto" className="min-w-0 font-display text-2xl font-semibold wrap-anywhere">
            {draft.name}
          </h2>
          <BrandMenu brand={brand} />
        </div>
        <BrandStatus brand={brand} publishedBy={published?.publishedBy}>
          {hasNothingToPublish && <span>{TEXTS.nothingToPublish}</span>}
        </BrandStatus>
      </div>
      {/* Beside the preview there is room for all tabs only if they stand closer; under it, on a phone, a field in focus must not be hidden. */}
      <div className="min-w-0 max-lg:order-2 max-lg:[&_:is(a,button,input,summary,textarea)]:scroll-mt-56 lg:[&_[role=tablist]]:gap-x-4">
        <AddressTabs label={TEXTS.brand} tabs={tabs} />
      </div>
      <div className="grid gap-5 max-lg:contents lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="flex flex-wrap items-center gap-3 empty:hidden max-lg:sticky max-lg:bottom-(--banner-height) max-lg:z-(--z-header) max-lg:order-3 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-page max-lg:px-4 max-lg:py-3">
          <MissingParts draft={draft} />
          {!hasNothingToPublish && <PublishButton draft={draft} publish={publish} />}
          {isChanged && (
            <Button variant="secondary" pending={save.isPending} onClick={() => save.mutate()}>
              {TEXTS.saveDraft}
            </Button>
          )}
        </div>
        <BrandPreview brand={brand} draft={draft} />
      </div>
    </div>
  );
}

interface PublishButtonProps {
  readonly draft: BrandDraft;
  readonly publish: ComponentProps<typeof ConfirmButton>['change'];
}

/** Asks where there is nothing in a brand to publish. */
function PublishButton({ draft, publish }: PublishButtonProps) {
  if (isEmptyBrand(draft)) {
    return (
      <ConfirmButton
        change={publish}
        question={TEXTS.askToPublishEmpty}
        consequence={TEXTS.emptyChangesNothing}
        confirmLabel={TEXTS.publish}
      >
        {TEXTS.publish}
      </ConfirmButton>
    );
  }
  return (
    <Button
      pending={publish.isPending}
      onClick={() => publish.mutate(undefined, { onSuccess: () => undefined })}
    >
      {TEXTS.publish}
    </Button>
  );
}
