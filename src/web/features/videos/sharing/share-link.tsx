import { Copy, ExternalLink } from 'lucide-react';

import type { ShareBody } from '#contracts/schemas/sharing.ts';
import { copyText } from '#web/features/videos/sharing/copy-text.ts';
import { WithdrawButton } from '#web/features/videos/sharing/withdraw-button.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';

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
          {TEXTS.copyEmbedCode}
        </Button>
      </div>
    </div>
  );
}
