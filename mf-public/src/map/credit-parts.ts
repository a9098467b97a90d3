/** Part of an attribution line: text, with an optional link. */
export interface CreditPart {
  text: string;
  href?: string;
}

const partOf = (node: ChildNode): CreditPart => {
  const text = node.textContent ?? '';
  const href = node instanceof HTMLAnchorElement ? node.href : '';
  return /^https?:/.test(href) ? { text, href } : { text };
};

/**
 * Parses an attribution line from the operator, plain text or HTML as tile providers require it. Text and links are
 * kept, everything else is dropped. Nothing in it runs or loads, since the parsed document is not part of the page.
 */
export const creditParts = (credit: string): CreditPart[] =>
  [...new DOMParser().parseFromString(credit, 'text/html').body.childNodes]
    .map(partOf)
    .filter(({ text }) => text !== '');
