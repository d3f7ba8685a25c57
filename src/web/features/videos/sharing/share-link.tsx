import { Code, Copy, ExternalLink, Send } from 'lucide-react';

import type { ShareBody } from '#contracts/schemas/sharing.ts';
import { copyText } from '#web/features/videos/sharing/copy-text.ts';
import { WithdrawButton } from '#web/features/videos/sharing/withdraw-button.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useMedia } from '#web/ui/hooks/use-media.ts';

/** Hands the link to another app, on touch screens whose browser can. */
function SendButton({ url }: { readonly url: string }) {
  const isTouch = useMedia('(pointer: coarse)');
  if (!isTouch || !('share' in navigator)) return null;
  return (
    <Button
      size="small"
      variant="secondary"
      // Closing the list of apps rejects, and is no failure.
      onClick={() => void navigator.share({ url }).catch(() => undefined)}
    >
      <Send aria-hidden="true" className="size-4" />
      {TEXTS.send}
    </Button>
  );
}

interface ShareLinkProps {
  readonly jobId: string;
  readonly share: Pick<ShareBody, 'url' | 'embedUrl'>;
  /** Where the page has the button that copies the link, this one stands back. */
  readonly isMain?: boolean;
  readonly onWithdrawn?: () => void;
}

/** The address to give away or take back, and the line that puts the film on another site. */
export function ShareLink({ jobId, share, isMain = true, onWithdrawn }: ShareLinkProps) {
  const { url, embedUrl } = share;
  const frame = `<iframe src="${embedUrl}" title="${TEXTS.casinoMarketingVideo}" width="640" height="420" allowfullscreen></iframe>`;
  return (
    <div className="grid gap-3">
      <Field
        label={TEXTS.publicLink}
        aside={<WithdrawButton jobId={jobId} onWithdrawn={onWithdrawn} />}
      >
        <Input
          readOnly
          value={url.replace(/^https?:\/\//, '')}
          onFocus={(event) => event.target.select()}
          className="text-ellipsis"
        />
      </Field>
      <div className="flex flex-wrap gap-2 *:grow">
        <Button
          size="small"
          variant={isMain ? 'primary' : 'secondary'}
          onClick={() => void copyText(url, TEXTS.linkCopied)}
        >
          <Copy aria-hidden="true" className="size-4" />
          {TEXTS.copyLink}
        </Button>
        <SendButton url={url} />
        <Button asChild size="small" variant="secondary">
          <a href={url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" className="size-4" />
            {TEXTS.open}
          </a>
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => void copyText(frame, TEXTS.embedCodeCopied)}
        >
          <Code aria-hidden="true" className="size-4" />
          {TEXTS.copyEmbedCode}
        </Button>
      </div>
    </div>
  );
}
