import { Link } from 'react-router';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';

type FirstUse = ReviewJobBody['firstUses'][number];

const KIND_LABELS: Record<FirstUse['kind'], string> = {
  image: TEXTS.newPhoto,
  clip: TEXTS.newClip,
  logo: TEXTS.newLogo,
  font: TEXTS.newFont,
  brand: TEXTS.newBrand,
};

/** What of a held video nobody has seen before, each file with its picture. */
export function FirstUses({ uses }: { readonly uses: readonly FirstUse[] }) {
  if (uses.length === 0) return null;
  return (
    <section aria-label={TEXTS.newInThisVideo} className="grid gap-2">
      <h2 className="font-semibold">{TEXTS.newInThisVideo}</h2>
      <ul className="flex flex-wrap gap-4">
        {uses.map(({ kind, id, name, previewUrl }) => (
          <li key={id} className="grid max-w-48 content-start justify-items-start gap-2">
            {previewUrl && (
              <a href={previewUrl} target="_blank" rel="noreferrer">
                <img
                  src={previewUrl}
                  alt={name}
                  className="h-28 max-w-full rounded-plaque border border-line object-contain"
                />
              </a>
            )}
            <Badge tone="amber">{KIND_LABELS[kind]}</Badge>
            <bdi className="max-w-full truncate text-sm" title={name}>
              {name}
            </bdi>
            {kind === 'brand' && (
              <Link
                to={PATHS.newBrands}
                className="text-sm text-gilt underline decoration-gilt-line underline-offset-4"
              >
                {TEXTS.lookAtTheBrand}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{TEXTS.approvingIsTheLook}</p>
    </section>
  );
}
