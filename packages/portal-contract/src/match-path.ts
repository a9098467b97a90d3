/** Values of the parameters of a path pattern. */
export type PathParams = Record<string, string>;

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Undoes percent encoding; text that is not validly encoded stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Matches a path against a pattern of the router such as `/edit-nf/:id?`, as the router does: case makes no difference,
 * a slash at the end neither. Returns the parameters, or null when the path is another one.
 */
export function matchPath(pattern: string, path: string): PathParams | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (given.length > wanted.length) return null;
  const params: PathParams = {};
  for (const [index, want] of wanted.entries()) {
    const got = given[index];
    if (got === undefined) {
      if (!want.endsWith('?')) return null;
    } else if (want.startsWith(':')) {
      params[want.slice(1).replace('?', '')] = decode(got);
    } else if (want.toLowerCase() !== decode(got).toLowerCase()) {
      return null;
    }
  }
  return params;
}

/** The first of these pages whose path pattern matches the path, with the values of its parameters. */
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
