/** One part of an email, from top to bottom. */
export type EmailPart =
  /** A paragraph. */
  | string
  /** A heading for the parts below it. */
  | { readonly heading: string }
  /** Text written by a user, shown as a quotation. */
  | { readonly quote: string }
  /** A link for the reader; a button unless it is one of several. */
  | { readonly action: string; readonly url: string; readonly isOneOfSeveral?: boolean };

/**
 * The product's light theme. Mail programs ignore stylesheets, so each element has inline styles.
 */
const COLORS = {
  page: '#f3efe4',
  card: '#fffdf6',
  line: '#d9d2bd',
  ink: '#14241c',
  muted: '#5a665e',
  felt: '#0d291d',
  gilt: '#e0bd6b',
  link: '#7a5a0c',
  brass: '#dcb455',
  onBrass: '#1c1403',
} as const;

const SANS = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const SERIF = "'Bodoni Moda', Didot, 'Times New Roman', serif";

const STYLES = {
  text: `margin:0 0 16px;font:16px/1.55 ${SANS};color:${COLORS.ink}`,
  heading: `margin:24px 0 8px;font:600 16px/1.4 ${SANS};color:${COLORS.ink}`,
  quote: `margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid ${COLORS.brass};font:16px/1.5 ${SANS};color:${COLORS.muted}`,
  button: `display:inline-block;margin:8px 0 24px;padding:13px 22px;border-radius:6px;background:${COLORS.brass};color:${COLORS.onBrass};font:600 16px/1.2 ${SANS};text-decoration:none`,
  link: `color:${COLORS.link};font:16px/1.5 ${SANS}`,
  mark: `margin:0;padding:20px 32px;background:${COLORS.felt};font:600 22px/1.2 ${SERIF};color:${COLORS.gilt}`,
  body: 'padding:28px 32px 12px',
  small: `margin:0;padding:18px 32px;border-top:1px solid ${COLORS.line};font:13px/1.5 ${SANS};color:${COLORS.muted}`,
} as const;

const FOOTER =
  'AI-generated casino marketing videos, reviewed before they go live. For people aged 21 and over.';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/**
 * Renders an email as HTML, with the product's name at the top. It loads no resources and contains
 * no tracking.
 */
export function renderEmail(subject: string, parts: readonly EmailPart[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${COLORS.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;border:1px solid ${COLORS.line};border-radius:10px;overflow:hidden;background:${COLORS.card}">
<tr><td style="${STYLES.mark}">CasinoReel</td></tr>
<tr><td style="${STYLES.body}">
${parts.map(renderPart).join('\n')}
</td></tr>
<tr><td style="${STYLES.small}">${FOOTER}</td></tr>
</table>
</body>
</html>
`;
}

function renderPart(part: EmailPart): string {
  if (typeof part === 'string') return paragraph(STYLES.text, part);
  if ('heading' in part) return paragraph(STYLES.heading, part.heading);
  if ('quote' in part) return paragraph(STYLES.quote, part.quote);
  const { action, url, isOneOfSeveral = false } = part;
  const link = (style: string) =>
    `<a href="${escaped(url)}" style="${style}">${escaped(action)}</a>`;
  return isOneOfSeveral
    ? `<p style="${STYLES.text}">${link(STYLES.link)}</p>`
    : `<p style="margin:0">${link(STYLES.button)}</p>`;
}

function paragraph(style: string, text: string): string {
  return `<p dir="auto" style="${style}">${escaped(text)}</p>`;
}
