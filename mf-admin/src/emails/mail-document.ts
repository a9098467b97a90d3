/** Elements that run code, navigate or load something by themselves. */
const ACTIVE = 'script, base, link, meta[http-equiv], iframe, frame, object, embed, form, template';

const SAFE_LINK = /^(https?|mailto):/i;

/** Attribute that holds an element's inline styles and serves as the selector of its rule. */
const STYLE = 'data-mail-style';
const LOOK = 'data-mail-look';

/** Attribute that marks a former style element. */
const SHEET = 'data-mail-sheet';

/**
 * Renames elements and attributes that the page's policy blocks, tag by tag; a style sheet becomes a data block. The
 * parser would block them too, but would log an error for each. Anything missed here is blocked by the parser and in
 * the frame.
 */
const quiet = (html: string) =>
  html.replaceAll(/<\/?[a-z][^>]*>/gi, (tag) =>
    tag
      .replace(/^<style\b/i, `<script type="text/plain" ${SHEET}`)
      .replace(/^<\/style\b/i, '</script')
      .replaceAll(/\s(style|on[a-z]+)\s*=/gi, (_all, name: string) => ` data-mail-${name.toLowerCase()}=`),
  );

/** An email for display in a frame. */
export interface MailDocument {
  html: string;
  /** The email's style sheet, which the frame's document adopts. */
  css: string;
}

/**
 * Converts an email's HTML into the document of a sandboxed frame. The page's content security policy applies there
 * too, so style elements and style attributes, which many mail programs require, become one style sheet. Links open a
 * new tab.
 */
export function mailDocument(html: string): MailDocument {
  const mail = new DOMParser().parseFromString(quiet(html), 'text/html');
  const sheets = [...mail.querySelectorAll(`script[${SHEET}]`)].map((sheet) => {
    const media = sheet.getAttribute('media');
    return media ? `@media ${media} {${sheet.textContent}}` : sheet.textContent;
  });
  for (const element of mail.querySelectorAll(ACTIVE)) element.remove();
  const rules = [...mail.querySelectorAll(`[${STYLE}]`)].map((element, at) => {
    element.setAttribute(LOOK, `${at}`);
    return `[${LOOK}="${at}"]{${element.getAttribute(STYLE)}}`;
  });
  for (const link of mail.querySelectorAll('a[href]')) makeSafe(link);
  return { html: `<!doctype html>${mail.documentElement.outerHTML}`, css: [...sheets, ...rules].join('\n') };
}

function makeSafe(link: Element) {
  if (!SAFE_LINK.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}
