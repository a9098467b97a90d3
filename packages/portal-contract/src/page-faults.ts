import type { PageEntry } from './remote';

const PAGE = /['"]?([a-z][a-z0-9-]*)['"]?:\s*\(\)\s*=>\s*import\(\s*['"]\.\/pages\/([a-z0-9-]+)-page['"]/g;

/**
 * Compares the source of a `src/remote.ts` with the pages of its `remote.json`; returns the differences as messages,
 * none if they agree. `lazy`: the pages that the build could split off, which any static import would prevent.
 */
export function pageFaults(source: string, pages: PageEntry[], lazy: readonly string[]): string[] {
  const written = new Map([...source.matchAll(PAGE)].map(([, key = '', file = '']) => [key, file]));
  const promised = [...new Set(pages.map(({ page }) => page))];
  return [
    ...promised.filter((page) => !written.has(page)).map((page) => `remote.ts lacks the page "${page}"`),
    ...[...written.keys()].filter((key) => !promised.includes(key)).map((key) => `remote.json lacks the page "${key}"`),
    ...[...written].filter(([key, file]) => key !== file).map(([key, file]) => `page "${key}" lives in ${file}-page`),
    ...promised
      .filter((page) => written.has(page) && !lazy.includes(page))
      .map((page) => `page "${page}" is not loaded lazily`),
  ];
}
