/** The value below which so much (0 to 1) of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** A table of a document. */
export const table = (titles: readonly string[], rows: readonly (readonly string[])[]) =>
  [titles, titles.map((_title, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** One thing beside another. */
export const ratio = (one: number, other: number) => (one / other).toFixed(2);
