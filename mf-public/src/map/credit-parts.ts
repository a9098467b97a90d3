/** A piece of a credit line: words, and where they lead. */
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
 * Reads a credit line of the operator, which is plain text or HTML as the providers of tiles ask for it: words and
 * links stay, all else is left out. Nothing of it runs or loads: what a parser returns is no part of the page.
 */
export const creditParts = (credit: string): CreditPart[] =>
  [...new DOMParser().parseFromString(credit, 'text/html').body.childNodes]
    .map(partOf)
    .filter(({ text }) => text !== '');
