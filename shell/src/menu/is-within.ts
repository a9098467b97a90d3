const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`).toLowerCase();

/** Whether a path is a link's page or below it. All paths are below home, so home must match exactly. */
export const isWithin = (pathname: string, path: string): boolean =>
  path === '/' ? pathname === '/' : withSlash(pathname).startsWith(withSlash(path));
