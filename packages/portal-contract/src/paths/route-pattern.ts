/**
 * Syntax of a segment of a route pattern: a word or a parameter, either of which may be optional. Browsers resolve `.`
 * and `..` before they ask, so that no address would lead to such a page.
 */
const SEGMENT = String.raw`(:[A-Za-z][\w-]*|(?!\.{1,2}\??(?:/|$))[A-Za-z0-9._~-]+)\??`;

/** Syntax of a route pattern such as `/edit-nf/:id?`. There is no `*`: a part must not claim all unclaimed paths. */
export const ROUTE_PATTERN = new RegExp(String.raw`^/(${SEGMENT}(/${SEGMENT})*/?)?$`);

/** A character that occurs in no route pattern. */
const FOREIGN = /[^A-Za-z0-9._~:/?-]/u;

/** The most optional segments of a pattern: each doubles the forms that the router compares with every address. */
const MAX_OPTIONAL = 3;

/** Why a text is no route pattern, to follow the name of its field; null if it is one. */
export function patternProblem(pattern: string): string | null {
  const optional = pattern.split('?').length - 1;
  if (optional > MAX_OPTIONAL)
    return `has ${optional} optional segments, and a pattern may have at most ${MAX_OPTIONAL}: declare several pages`;
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

/** Whether a path has a parameter, so that it is about one record. */
export const hasParameter = (path: string) => path.split('/').some(isParameter);

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

interface Segment {
  text: string;
  isOptional: boolean;
}

const toSegments = (pattern: string): Segment[] =>
  pattern
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => ({ text: segment.replace(/\?$/, ''), isOptional: segment.endsWith('?') }));

/**
 * Whether some path matches both patterns, regardless of the names of parameters. Segment by segment, as the forms of
 * two patterns with many optional segments are too many.
 */
export function patternsMeet(a: string, b: string): boolean {
  const [ofA, ofB] = [toSegments(a), toSegments(b)];
  // From the ends of both to their beginnings: whether what is left of one meets what is left of the other.
  let below: boolean[] = [];
  for (let i = ofA.length; i >= 0; i -= 1) {
    const row: boolean[] = [];
    for (let j = ofB.length; j >= 0; j -= 1) {
      const [one, other] = [ofA[i], ofB[j]];
      row[j] =
        (!one && !other) ||
        (one?.isOptional === true && below[j] === true) ||
        (other?.isOptional === true && row[j + 1] === true) ||
        (one !== undefined && other !== undefined && meets(one.text, other.text) && below[j + 1] === true);
    }
    below = row;
  }
  return below[0] === true;
}
