/** What would do something, lead somewhere or load something by itself. */
const ACTIVE = 'script, base, link, meta[http-equiv], iframe, frame, object, embed, form, template';

/** Where a link may lead. */
const SAFE_LINK = /^(https?|mailto):/i;

/** Where the looks of an element are kept, and what its rule is found by. */
const STYLE = 'data-mail-style';
const LOOK = 'data-mail-look';

/**
 * Marks style sheets as allowed, and renames what the policy of the page refuses, tag by tag. The parser would refuse
 * it as well, but not without an error in the console for each; what this overlooks is refused there and in the frame.
 */
const quiet = (html: string, nonce: string) =>
  html.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag
      .replace(/^<style\b/i, `<style nonce="${nonce}"`)
      .replaceAll(/\s(style|on[a-z]+)\s*=/gi, (_all, name: string) => ` data-mail-${name.toLowerCase()}=`),
  );

/**
 * The HTML of a message as the document of a frame that may run nothing. The policy of the page holds in the frame too,
 * so style sheets carry its nonce, and looks that stand in attributes, as many mail programs want them, become rules of
 * such a sheet. Links open a tab of their own.
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
  // Nothing in a rule ends the sheet.
  sheet.textContent = rules.join('\n').replaceAll('<', String.raw`\3c `);
  return sheet;
}
