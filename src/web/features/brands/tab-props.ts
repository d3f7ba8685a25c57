import type { MediaBody } from '#contracts/schemas/media.ts';
import type { BrandDraft } from '#web/features/brands/brand-draft.ts';

/** What every tab of the editor is given. */
export interface TabProps {
  readonly draft: BrandDraft;
  readonly files: readonly MediaBody[];
  /** What the server said against each part of the brand. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<BrandDraft>) => void;
}
