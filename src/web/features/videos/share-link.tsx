import { Copy, ExternalLink } from 'lucide-react';

import type { ShareBody } from '#contracts/schemas/sharing.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';

async function copy(text: string, title: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title });
  } catch {
    // Browsers refuse the clipboard on insecure addresses: the text stands there to be selected.
    toast({ title: TEXTS.couldNotCopyPleaseCopyIt, description: text });
  }
}

interface ShareLinkProps {
  readonly share: Pick<ShareBody, 'url' | 'embedUrl'>;
}

/** The address to give away, and the line that puts the film on another site. */
export function ShareLink({ share }: ShareLinkProps) {
  const { url, embedUrl } = share;
  const frame = `<iframe src="${embedUrl}" title="${TEXTS.casinoMarketingVideo}" width="640" height="420" allowfullscreen></iframe>`;
  return (
    <div className="grid gap-3">
      <Field label={TEXTS.publicLink}>
        <Textarea
          readOnly
          rows={1}
          value={url.replace(/^https?:\/\//, '')}
          onFocus={(event) => event.target.select()}
          className="field-sizing-content min-h-0! resize-none break-all"
        />
      </Field>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button size="small" onClick={() => void copy(url, TEXTS.linkCopied)}>
          <Copy aria-hidden="true" className="size-4" />
          {TEXTS.copyLink}
        </Button>
        <Button asChild size="small" variant="secondary">
          <a href={url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" className="size-4" />
            {TEXTS.open}
          </a>
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => void copy(frame, TEXTS.embedCodeCopied)}
        >
          {TEXTS.copyEmbedCode}
        </Button>
      </div>
    </div>
  );
}
