/** The value below which so much (0 to 1) of all lies; not a number where there are none. */
export function quantile(values: readonly number[], share: number): number;

/** The value in the middle of all. */
export function median(values: readonly number[]): number;

/** A table of a document, in Markdown: the first column in words, figures in all others. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string;
