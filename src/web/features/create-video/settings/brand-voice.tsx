import type { BrandIdentity } from '#contracts/schemas/brand.ts';
import { PANEL_TEXTS } from '#web/features/create-video/settings/texts.ts';

/** How a brand speaks, for whoever writes the words: a brand asks for it and refuses nothing. */
export function BrandVoice({ words }: Pick<BrandIdentity, 'words'>) {
  const rows = [
    { label: PANEL_TEXTS.tone, said: words?.tone ?? [] },
    { label: PANEL_TEXTS.preferredWords, said: words?.preferred ?? [] },
    { label: PANEL_TEXTS.bannedWords, said: words?.banned ?? [] },
  ].filter(({ said }) => said.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 text-sm">
      {rows.map(({ label, said }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className="wrap-anywhere">
            {said.join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
