import { renderEmail, type EmailPart } from '#server/platform/mail/email-page.ts';
import type { Email } from '#server/platform/mail/mailer.ts';

interface EmailDraft {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly EmailPart[];
}

/** Writes an email as plain text and as HTML with the same content. */
export function writeEmail({ to, subject, parts }: EmailDraft): Email {
  return {
    to,
    subject,
    text: parts.map(asText).join('\n\n'),
    html: renderEmail(subject, parts),
  };
}

function asText(part: EmailPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  if ('quote' in part) return `“${part.quote}”`;
  return `${part.action}:\n${part.url}`;
}
