import { formsOf, isParameter, isSameWord, type RouteForm } from './route-pattern';

/** Values of a path pattern's parameters. */
export type PathParams = Record<string, string>;

/** Decodes percent encoding; an encoded slash does not separate segments. An invalid encoding stays as it is. */
function decoded(path: string): string[] {
  const segments = path.split('/');
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return segments;
  }
}

/** The segments of a path that begins with one slash and may end in several; `null` for any other. */
function segmentsOf(path: string): string[] | null {
  const [before, ...segments] = decoded(path.replace(/\/+$/, ''));
  return before === '' && segments.every((segment) => segment !== '') ? segments : null;
}

/** The parameters of a path in one form of a pattern, or `null` without a match. */
function paramsOf({ segments: form }: RouteForm, path: readonly string[]): PathParams | null {
  if (form.length !== path.length) return null;
  const params: PathParams = {};
  for (const [index, segment] of form.entries()) {
    const got = path[index] ?? '';
    // The router also treats a doubly encoded slash as a slash.
    if (isParameter(segment)) params[segment.slice(1)] = got.replaceAll('%2F', '/');
    else if (!isSameWord(segment, got)) return null;
  }
  return params;
}

/** The page that matches a path, with its parameters. */
export interface FoundPage<Page> {
  page: Page;
  params: PathParams;
}

/**
 * The page with the most specific pattern for a path, by the rules of the router: case and trailing slashes are
 * ignored, words rank above parameters, and the first of two equal ones wins. A property test compares it with
 * `react-router`.
 */
export function findPage<Page extends { path: string }>(pages: readonly Page[], path: string): FoundPage<Page> | null {
  const wanted = segmentsOf(path);
  if (!wanted) return null;
  let best: (FoundPage<Page> & { score: number }) | null = null;
  for (const page of pages) {
    for (const form of formsOf(page.path)) {
      const params: PathParams | null = best && best.score >= form.score ? null : paramsOf(form, wanted);
      if (params) best = { page, params, score: form.score };
    }
  }
  return best && { page: best.page, params: best.params };
}
