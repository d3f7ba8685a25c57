import type { MediaBody } from '#contracts/schemas/media.ts';
import type { BrandDraft, LogoSlot } from '#web/features/brands/brand-draft.ts';

/** Logos that were uploaded and are still checked or without rights, by their place. */
export type SentLogos = Readonly<Partial<Record<LogoSlot, string | null>>>;

/** What every tab of the editor is given. */
export interface TabProps {
  readonly draft: BrandDraft;
  readonly files: readonly MediaBody[];
  /** What the server said against each part of the brand. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<BrandDraft>) => void;
  readonly sentLogos: SentLogos;
  readonly onLogoSent: (slot: LogoSlot, mediaId: string | null) => void;
}
