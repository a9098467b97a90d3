/** The value below which a share (0 to 1) of all values lies; `NaN` for an empty list. */
export function quantile(values: readonly number[], share: number): number;

/** The median of all values. */
export function median(values: readonly number[]): number;

/** A Markdown table: text in the first column, figures in all others. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string;
