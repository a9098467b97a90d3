/** Elements that run code, navigate or load something by themselves. */
const ACTIVE = 'script, base, link, meta[http-equiv], iframe, frame, object, embed, form, template';

/** Schemes that links may use. */
const SAFE_LINK = /^(https?|mailto):/i;

/** Attributes that hold an element's inline styles, and by which its rule finds it. */
const STYLE = 'data-mail-style';
const LOOK = 'data-mail-look';

/**
 * Adds the nonce to style sheets and renames attributes that the page's policy blocks, tag by tag. The parser would
 * block them as well, but would log an error for each; whatever this misses is blocked there and in the frame.
 */
const quiet = (html: string, nonce: string) =>
  html.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag
      .replace(/^<style\b/i, `<style nonce="${nonce}"`)
      .replaceAll(/\s(style|on[a-z]+)\s*=/gi, (_all, name: string) => ` data-mail-${name.toLowerCase()}=`),
  );

/**
 * An e-mail's HTML as the document of a sandboxed frame. The page's content security policy applies there too, so style
 * sheets get its nonce, and style attributes, which many mail programs need, become rules of such a sheet. Links open a
 * new tab.
 */
export function mailDocument(html: string, nonce = ''): string {
  const mail = new DOMParser().parseFromString(quiet(html, nonce), 'text/html');
  for (const element of mail.querySelectorAll(ACTIVE)) element.remove();
  const rules = [...mail.querySelectorAll(`[${STYLE}]`)].map((element, at) => {
    element.setAttribute(LOOK, `${at}`);
    return `[${LOOK}="${at}"]{${element.getAttribute(STYLE)}}`;
  });
  for (const link of mail.querySelectorAll('a[href]')) makeSafe(link);
  mail.head.append(sheetOf(mail, rules, nonce));
  return `<!doctype html>${mail.documentElement.outerHTML}`;
}

function makeSafe(link: Element) {
  if (!SAFE_LINK.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function sheetOf(mail: Document, rules: readonly string[], nonce: string) {
  const sheet = mail.createElement('style');
  sheet.setAttribute('nonce', nonce);
  // Keeps a rule from closing the style element.
  sheet.textContent = rules.join('\n').replaceAll('<', String.raw`\3c `);
  return sheet;
}
