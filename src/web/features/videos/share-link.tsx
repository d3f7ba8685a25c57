import { Copy, ExternalLink } from 'lucide-react';

import type { ShareBody } from '#contracts/schemas/sharing.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { WithdrawButton } from '#web/features/videos/withdraw-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
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
  readonly jobId: string;
  readonly share: Pick<ShareBody, 'url' | 'embedUrl'>;
  readonly onWithdrawn?: (() => void) | undefined;
}

/** The address to give away, the line that puts the film on another site, and the way to end both. */
export function ShareLink({ jobId, share, onWithdrawn }: ShareLinkProps) {
  const { url, embedUrl } = share;
  const frame = `<iframe src="${embedUrl}" title="${TEXTS.casinoMarketingVideo}" width="640" height="420" allowfullscreen></iframe>`;
  return (
    <div className="grid gap-3">
      <Field label={TEXTS.publicLink}>
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
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
        <WithdrawButton jobId={jobId} onWithdrawn={onWithdrawn} />
      </div>
    </div>
  );
}
