const SHOWN = 5;

/** Numbers of the pages to link to: at most five, with the current one in the middle where possible. */
export function pagesAround(page: number, count: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), count - SHOWN + 1));
  return Array.from({ length: Math.min(SHOWN, count) }, (_, index) => first + index);
}

/** The page number in the URL, clamped to the existing pages. */
export function pageOf(text: string, count: number): number {
  const page = Math.trunc(Number(text));
  return Number.isFinite(page) ? Math.min(Math.max(page, 1), count) : 1;
}
