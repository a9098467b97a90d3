import { escapeHtml } from '../../platform/html/escape';

/** An element around content that is HTML already. */
export const element = (tag: string, content: string) => `<${tag}>${content}</${tag}>`;

/** A link; address and words are escaped. */
export const link = (href: string, words: string) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;

const DAYS = /\d{4}-\d{2}-\d{2}/g;

/** Text as HTML; the style of its days keeps them in one line. */
export const htmlOf = (text: string) => escapeHtml(text).replaceAll(DAYS, '<time>$&</time>');

/** Labels with their values, which are HTML already. */
export const list = (entries: readonly (readonly [label: string, html: string])[]) =>
  element('dl', entries.map(([label, html]) => element('dt', escapeHtml(label)) + element('dd', html)).join(''));

/** A table; the cells of each row are HTML already. */
export function table(titles: readonly string[], rows: readonly string[]): string {
  const head = titles.map((title) => `<th scope="col">${escapeHtml(title)}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => element('tr', row)).join('')}</tbody></table>`;
}
