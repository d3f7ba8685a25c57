import type { BrandIdentity } from '#contracts/schemas/brand.ts';
import type { MediaId } from '#domain/ids.ts';
import type { MediaKind } from '#domain/media/media.ts';

interface FileReference {
  /** Its path in the brand, for error messages. */
  readonly path: string;
  readonly mediaId: MediaId;
}

/** The files a brand refers to, by required kind. */
export function fileReferences({ logos = [], fonts = [], intro }: BrandIdentity) {
  const listed = (name: string, items: readonly { readonly mediaId: string }[]): FileReference[] =>
    items.map(({ mediaId }, index) => ({
      path: `${name}.${index}.mediaId`,
      mediaId: mediaId as MediaId,
    }));
  const intros = intro ? [{ path: 'intro.mediaId', mediaId: intro.mediaId as MediaId }] : [];
  return [
    { kinds: ['logo', 'image'], references: listed('logos', logos) },
    { kinds: ['font'], references: listed('fonts', fonts) },
    { kinds: ['clip'], references: intros },
  ] satisfies { kinds: MediaKind[]; references: FileReference[] }[];
}
