/** References in SVG: a link, a source, or an address in a style. */
const REFERENCES = /\b(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))|url\(([^)]*)\)/gi;

/** Parts of the drawing itself, and pictures inside it. */
const OWN = /^["'\s]*(?:#|data:image\/(?:png|jpeg);base64,)/;

/** Elements that a drawing does not need and programs act on. */
const REFUSED: readonly [found: RegExp, what: string][] = [
  [/<!(?:DOCTYPE|ENTITY)/i, 'a document type or entities'],
  [/<\?xml-stylesheet|@import/i, 'a style sheet from elsewhere'],
  [/<(?:[\w.-]+:)?(?:script|handler|listener)\b/i, 'a script'],
  [/<(?:[\w.-]+:)?(?:foreignObject|iframe|object|embed|audio|video)\b/i, 'content that is no drawing'],
  [/[\s"'/]on[a-z]+\s*=/i, 'an event handler'],
];

const hasForeignReference = (svg: string) =>
  [...svg.matchAll(REFERENCES)].some((found) => !OWN.test(found.slice(1).find((each) => each !== undefined) ?? ''));

/** The reason why an SVG is more than a drawing, as a noun; undefined if there is none. Refuses rather too much. */
export function svgProblem(svg: string): string | undefined {
  const refused = REFUSED.find(([found]) => found.test(svg));
  return refused?.[1] ?? (hasForeignReference(svg) ? 'a reference to something outside of it' : undefined);
}
