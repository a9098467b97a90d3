import { escapeHtml } from '../html/escape';
import { PRODUCT_TITLE } from '../page/product';
import type { MailContent } from './mail';

/** What a message says. Every text is plain: people's names and words are escaped here, in one place. */
export interface Message {
  subject: string;
  /** Said first, without the comma. */
  greeting?: string;
  /** One paragraph each; line breaks inside one are kept. */
  paragraphs: readonly string[];
  /** The one thing to do next; shown after the first paragraph, with its address written out. */
  action?: { label: string; url: string };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const toParagraph = (text: string) =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text).replaceAll(/\r?\n/g, '<br>')}</p>`;

const toButton = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;background:#12305c;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px">If the button does not work, open this address: <a href="${escapeHtml(url)}" style="color:#12305c;overflow-wrap:anywhere">${escapeHtml(url)}</a></p>`;

function toHtml({ subject, greeting, paragraphs, action }: Message, publicUrl: string) {
  const [first = '', ...rest] = paragraphs;
  const body = [
    greeting && toParagraph(`${greeting},`),
    toParagraph(first),
    action && toButton(action),
    ...rest.map(toParagraph),
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f2f4f7;color:#1c2430;font:16px/1.5 sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:20px;color:#12305c">${escapeHtml(subject)}</h1>
${body.filter(Boolean).join('\n')}
<p style="margin:0;padding-top:16px;border-top:1px solid #d5dae2;font-size:14px">${PRODUCT_TITLE}, <a href="${escapeHtml(publicUrl)}" style="color:#12305c">${escapeHtml(publicUrl)}</a></p>
</div>
</body>
</html>`;
}

function toText({ greeting, paragraphs, action }: Message, publicUrl: string) {
  const [first = '', ...rest] = paragraphs;
  const parts = [greeting && `${greeting},`, first, action && `${action.label}:\n${action.url}`, ...rest];
  return `${parts.filter(Boolean).join('\n\n')}\n\n-- \n${PRODUCT_TITLE}\n${publicUrl}\n`;
}

/** A message in the portal's one layout, as text and as HTML with the same content. */
export function renderMessage(message: Message, publicUrl: string): MailContent {
  // A line break in a subject would start another header of the mail.
  const clean = { ...message, subject: oneLine(message.subject) };
  return { subject: clean.subject, text: toText(clean, publicUrl), html: toHtml(clean, publicUrl) };
}
