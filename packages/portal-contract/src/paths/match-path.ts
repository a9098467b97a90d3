/** Values of a path pattern's parameters. */
export type PathParams = Record<string, string>;

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Decodes percent encoding; an invalidly encoded text stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Matches a path against a router pattern such as `/edit-nf/:id?`, with the router's rules: case and a trailing slash
 * make no difference. Returns the parameters, or `null` without a match.
 */
export function matchPath(pattern: string, path: string): PathParams | null {
  const patternSegments = segmentsOf(pattern);
  const pathSegments = segmentsOf(path);
  if (pathSegments.length > patternSegments.length) return null;
  const params: PathParams = {};
  for (const [index, segment] of patternSegments.entries()) {
    const got = pathSegments[index];
    if (got === undefined) {
      if (!segment.endsWith('?')) return null;
    } else if (segment.startsWith(':')) {
      params[segment.slice(1).replace('?', '')] = decode(got);
    } else if (segment.toLowerCase() !== decode(got).toLowerCase()) {
      return null;
    }
  }
  return params;
}

/** The first page whose pattern matches the path, with its parameters. */
export function findPage<Page extends { path: string }>(
  pages: readonly Page[],
  path: string,
): { page: Page; params: PathParams } | null {
  for (const page of pages) {
    const params = matchPath(page.path, path);
    if (params) return { page, params };
  }
  return null;
}
