/** Whether percent signs of a path stand for bytes, all of which form text. */
function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address of a request as the router takes it. The router refuses a path with a broken escape before any page is
 * found; outside of the API, its percent signs stand for themselves, as they do in the browser.
 */
export function pageUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path === '/api' || path.startsWith('/api/') || isReadable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
