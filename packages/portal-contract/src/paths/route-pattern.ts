/** Syntax of a segment of a route pattern: a word or a parameter, either of which may be optional. */
const SEGMENT = String.raw`(:[A-Za-z][\w-]*|[A-Za-z0-9._~-]+)\??`;

/** Syntax of a route pattern such as `/edit-nf/:id?`. There is no `*`: a part must not claim all unclaimed paths. */
export const ROUTE_PATTERN = new RegExp(String.raw`^/(${SEGMENT}(/${SEGMENT})*/?)?$`);

/** One of the paths that a pattern with optional segments stands for. */
export interface RouteForm {
  segments: readonly string[];
  /** How exactly it describes a path: of several forms that match one, the highest counts. */
  score: number;
}

export const isParameter = (segment: string) => segment.startsWith(':');

/** Folds letters of ASCII only, as the router's expressions do: patterns have no others. */
const folded = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether two texts are the same word of a path. */
export const isSameWord = (a: string, b: string) => folded(a) === folded(b);

/** All ways to leave out optional segments, the longest first, in the router's order. */
function exploded([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const further = exploded(rest);
  const withFirst = further.map((segments) => [first.replace(/\?$/, ''), ...segments]);
  return first.endsWith('?') ? [...withFirst, ...further] : withFirst;
}

const WORD = 10;
const PARAMETER = 3;
/** What stands before the first slash and behind a last one. */
const NOTHING = 1;
/** Each segment counts once more for being there. */
const EACH = 1;

function scoreOf(segments: readonly string[], endsInSlash: boolean): number {
  const ends = segments.length === 0 || endsInSlash ? 2 : 1;
  const own = segments.reduce((sum, segment) => sum + EACH + (isParameter(segment) ? PARAMETER : WORD), 0);
  return own + ends * (EACH + NOTHING);
}

/** The paths that a pattern stands for, ranked as `react-router` ranks them (`rankRouteBranches`, version 7). */
export function formsOf(pattern: string): RouteForm[] {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  // Where segments are left out, the router drops a slash at the end.
  const endsInSlash = pattern.endsWith('/') && !pattern.includes('?');
  return exploded(segments).map((form) => ({ segments: form, score: scoreOf(form, endsInSlash) }));
}

const meets = (a: string, b: string) => isParameter(a) || isParameter(b) || isSameWord(a, b);

/** Whether some path matches both patterns, whatever their parameters are called. */
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
