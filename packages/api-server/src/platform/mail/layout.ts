import { inOneLine } from '@portal/domain';
import { escapeHtml } from '../html/escape';
import type { MailContent } from './mail';
import { PORTAL_TITLE } from './portal-title';

/**
 * The style of messages: one sheet of at most 600 px, light or dark as the reader's device is set. All styles are in
 * one style element and none in attributes, because the portal's own content security policy forbids those where it
 * shows a message; a mail program that drops the element still shows headings, paragraphs and links in order.
 */
const LOOK = `
body { margin: 0; padding: 0; background: #f2f4f7; color: #1c2430; font: 16px/1.5 -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
table { border-spacing: 0; }
.page { width: 100%; background: #f2f4f7; }
.around { padding: 24px 12px; }
.sheet { width: 100%; max-width: 600px; background: #ffffff; border-top: 4px solid #12305c; text-align: left; }
.content { padding: 24px; overflow-wrap: anywhere; }
.portal { margin: 0 0 24px; color: #4a5568; font-size: 14px; }
h1 { margin: 0 0 16px; color: #12305c; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 16px; }
a { color: #1d4f91; }
.button { display: inline-block; padding: 12px 24px; border-radius: 4px; background: #12305c; color: #ffffff; font-weight: 600; text-decoration: none; }
.small { color: #4a5568; font-size: 14px; }
.items { margin: 0 0 16px; padding: 0; list-style: none; }
.items li { margin: 0; padding: 12px 0; border-top: 1px solid #d5dae2; }
.items a { font-weight: 600; }
.mark { color: #a61b1b; font-weight: 600; }
.foot { margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid #d5dae2; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #0f1620; color: #e6ebf2; }
  .sheet { background: #1a2432; border-top-color: #9cc3ff; }
  h1 { color: #cfe0ff; }
  a { color: #9cc3ff; }
  .button { background: #9cc3ff; color: #0b1626; }
  .portal, .small { color: #b6c1d0; }
  .items li, .foot { border-top-color: #3a4658; }
  .mark { color: #ff9a9a; }
}
`;

interface Link {
  label: string;
  url: string;
}

/** One of several items in a message. */
export interface Item {
  link: Link;
  /** An urgent notice, shown first. */
  mark?: string;
  lines: readonly string[];
}

/** The content of a message. Every text is plain: user input is escaped here only. */
export interface Message {
  subject: string;
  /** The salutation, without the comma. */
  greeting?: string;
  /** One paragraph each; line breaks inside one are preserved. */
  paragraphs: readonly string[];
  /** The next action; shown after the first paragraph, with its address written out. */
  action?: Link;
  /** Listed after the first paragraph. */
  items?: readonly Item[];
  /** Shown last, such as the reason for the message. */
  note?: { text: string; link: Link };
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');

const toParagraph = (text: string) => `<p>${withBreaks(text)}</p>`;

const toLink = ({ label, url }: Link) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

const toButton = ({ label, url }: Link) =>
  `<p><a class="button" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>
<p class="small">Or copy this link: ${toLink({ label: url, url })}</p>`;

function toItem({ link, mark, lines }: Item) {
  const marked = mark ? [`<span class="mark">${escapeHtml(mark)}</span>`] : [];
  return `<li>${[toLink(link), ...marked, ...lines.map(withBreaks)].join('<br>\n')}</li>`;
}

const toList = (items: readonly Item[]) => `<ul class="items">\n${items.map(toItem).join('\n')}\n</ul>`;

function toContent({ subject, greeting, paragraphs, action, items = [], note }: Message) {
  const [first = '', ...rest] = paragraphs;
  const parts = [
    `<h1>${escapeHtml(subject)}</h1>`,
    greeting && toParagraph(`${greeting},`),
    toParagraph(first),
    action && toButton(action),
    items.length > 0 && toList(items),
    ...rest.map(toParagraph),
    note && `<p class="small">${escapeHtml(note.text)} ${toLink(note.link)}</p>`,
  ];
  return parts.filter(Boolean).join('\n');
}

const toHtml = (message: Message, publicUrl: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(message.subject)}</title>
<style>${LOOK}</style>
</head>
<body>
<table class="page" role="presentation"><tr><td class="around" align="center">
<table class="sheet" role="presentation" width="600"><tr><td class="content">
<div role="article" aria-roledescription="email" lang="en">
<p class="portal">${PORTAL_TITLE}</p>
${toContent(message)}
<p class="foot small">Sent by the ${PORTAL_TITLE}, ${toLink({ label: publicUrl, url: publicUrl })}</p>
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>`;

const itemAsText = ({ link, mark, lines }: Item) =>
  [`* ${link.label}`, ...(mark ? [mark] : []), ...lines, link.url].join('\n  ');

function toText({ greeting, paragraphs, action, items = [], note }: Message, publicUrl: string) {
  const [first = '', ...rest] = paragraphs;
  const parts = [
    greeting && `${greeting},`,
    first,
    action && `${action.label}:\n${action.url}`,
    ...items.map(itemAsText),
    ...rest,
    note && `${note.text}\n${note.link.label}: ${note.link.url}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n\n-- \n${PORTAL_TITLE}\n${publicUrl}\n`;
}

const pathOf = ({ action }: Message, publicUrl: string) =>
  action?.url.startsWith(`${publicUrl}/`) ? action.url.slice(publicUrl.length) : null;

/** A message in the portal's only layout, as text and as HTML with the same content. */
export function renderMessage(message: Message, publicUrl: string): MailContent {
  // A line break in a subject would start another header of the mail.
  const clean = { ...message, subject: inOneLine(message.subject) };
  const notice = { text: clean.paragraphs[0] ?? '', path: pathOf(clean, publicUrl) };
  return { subject: clean.subject, text: toText(clean, publicUrl), html: toHtml(clean, publicUrl), notice };
}
