import { escapeHtml } from '../html/escape';
import { PRODUCT_TITLE } from '../html/product';
import { LOOK } from './look';
import type { MailContent } from './mail';

interface Link {
  label: string;
  url: string;
}

/** One of several things that a message is about. */
export interface Item {
  /** Its page. */
  link: Link;
  /** What is urgent about it, said first. */
  mark?: string;
  lines: readonly string[];
}

/** What a message says. Every text is plain: people's names and words are escaped here, in one place. */
export interface Message {
  subject: string;
  /** Said first, without the comma. */
  greeting?: string;
  /** One paragraph each; line breaks inside one are kept. */
  paragraphs: readonly string[];
  /** The one thing to do next; shown after the first paragraph, with its address written out. */
  action?: Link;
  /** Listed after the first paragraph. */
  items?: readonly Item[];
  /** Said last, such as why somebody gets the message. */
  note?: { text: string; link: Link };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const withBreaks = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');

const toParagraph = (text: string) => `<p>${withBreaks(text)}</p>`;

const toLink = ({ label, url }: Link) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;

const toButton = ({ label, url }: Link) =>
  `<p><a class="button" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>
<p class="small">If the button does not work, open this address: ${toLink({ label: url, url })}</p>`;

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
<div role="article" aria-roledescription="e-mail" lang="en">
<p class="portal">${PRODUCT_TITLE}</p>
${toContent(message)}
<p class="foot small">Sent by the ${PRODUCT_TITLE}, ${toLink({ label: publicUrl, url: publicUrl })}</p>
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
  return `${parts.filter(Boolean).join('\n\n')}\n\n-- \n${PRODUCT_TITLE}\n${publicUrl}\n`;
}

/** A message in the portal's one layout, as text and as HTML with the same content. */
export function renderMessage(message: Message, publicUrl: string): MailContent {
  // A line break in a subject would start another header of the mail.
  const clean = { ...message, subject: oneLine(message.subject) };
  return { subject: clean.subject, text: toText(clean, publicUrl), html: toHtml(clean, publicUrl) };
}
