import { labelBadge } from '../api/labels';
import { MESSAGES } from './messages';

/** A badge to show on another page, as text to copy. */
export interface Snippets {
  html: string;
  markdown: string;
}

/**
 * The badge of a facility that links to the page of its label. The text beside the picture names no state: it stays as
 * it was copied, whatever becomes of the label.
 */
export function snippetsOf(acronym: string, page: string): Snippets {
  const { href, origin } = new URL(page, window.location.origin);
  const badge = origin + labelBadge(acronym);
  const text = MESSAGES.badge.copiedText(acronym);
  return {
    html: `<a href="${href}"><img src="${badge}" alt="${text}"></a>`,
    markdown: `[![${text}](${badge})](${href})`,
  };
}
