/**
 * Syntax of a segment of a route pattern: a word or a parameter, either of which may be optional. Browsers resolve `.`
 * and `..` before they ask, so that no address would lead to such a page.
 */
const SEGMENT = String.raw`(:[A-Za-z][\w-]*|(?!\.{1,2}\??(?:/|$))[A-Za-z0-9._~-]+)\??`;

/** Syntax of a route pattern such as `/edit-nf/:id?`. There is no `*`: a part must not claim all unclaimed paths. */
export const ROUTE_PATTERN = new RegExp(String.raw`^/(${SEGMENT}(/${SEGMENT})*/?)?$`);

/** A character that occurs in no route pattern. */
const FOREIGN = /[^A-Za-z0-9._~:/?-]/u;

/** Why a text is no route pattern, to follow the name of its field; null if it is one. */
export function patternProblem(pattern: string): string | null {
  if (ROUTE_PATTERN.test(pattern)) return null;
  const foreign = FOREIGN.exec(pattern)?.[0];
  return foreign === undefined
    ? 'must be a path pattern, such as "/edit-nf/:id?"'
    : `contains "${foreign}", which is not allowed: use letters from a to z, digits and the characters . _ ~ -, as in "/edit-nf/:id?"`;
}

/** One of the forms of a pattern with optional segments. */
export interface RouteForm {
  segments: readonly string[];
  /** Specificity: of several matching forms, the one with the highest score wins. */
  score: number;
}

export const isParameter = (segment: string) => segment.startsWith(':');

/** Folds ASCII letters only, like the router's expressions: patterns have no others. */
const folded = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether two texts are the same word of a path. */
export const isSameWord = (a: string, b: string) => folded(a) === folded(b);

/** All ways to omit optional segments, the longest first, in the router's order. */
function exploded([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const further = exploded(rest);
  const withFirst = further.map((segments) => [first.replace(/\?$/, ''), ...segments]);
  return first.endsWith('?') ? [...withFirst, ...further] : withFirst;
}

const WORD = 10;
const PARAMETER = 3;
/** Score of the empty segments before the first slash and after a trailing one. */
const NOTHING = 1;
/** Additional score for each segment. */
const EACH = 1;

function scoreOf(segments: readonly string[], endsInSlash: boolean): number {
  const ends = segments.length === 0 || endsInSlash ? 2 : 1;
  const own = segments.reduce((sum, segment) => sum + EACH + (isParameter(segment) ? PARAMETER : WORD), 0);
  return own + ends * (EACH + NOTHING);
}

/** The forms of a pattern, ranked as in `react-router` (`rankRouteBranches`, version 7). */
export function formsOf(pattern: string): RouteForm[] {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  // If segments are omitted, the router drops a trailing slash.
  const endsInSlash = pattern.endsWith('/') && !pattern.includes('?');
  return exploded(segments).map((form) => ({ segments: form, score: scoreOf(form, endsInSlash) }));
}

const meets = (a: string, b: string) => isParameter(a) || isParameter(b) || isSameWord(a, b);

/** Whether some path matches both patterns, regardless of the names of parameters. */
export function patternsMeet(a: string, b: string): boolean {
  const others = formsOf(b);
  return formsOf(a).some(({ segments }) =>
    others.some(
      (other) =>
        other.segments.length === segments.length &&
        segments.every((segment, index) => meets(segment, other.segments[index] ?? '')),
    ),
  );
}
