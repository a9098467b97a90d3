const DECIMAL_COMMA = /^[-+]?\d*,\d+$/;

/** Normalizes a typed number: no surrounding blanks, a point for a decimal comma, a hyphen for a minus sign. */
export function tidyNumber(text: string): string {
  const tidy = text.trim().replace(/^\u2212/, '-');
  return DECIMAL_COMMA.test(tidy) ? tidy.replace(',', '.') : tidy;
}

/**
 * The number in `text` plus `step`, with as many decimals as the longer of the two; an empty text counts as zero.
 * `null` if the text is not a number, so that it stays for correction.
 */
export function stepped(text: string, step: number): string | null {
  const tidy = tidyNumber(text);
  const sum = Number(tidy) + step;
  return Number.isFinite(sum) ? sum.toFixed(Math.max(decimalsOf(tidy), decimalsOf(String(step)))) : null;
}

const decimalsOf = (text: string) => /\.(?<decimals>\d+)$/.exec(text)?.groups?.decimals?.length ?? 0;
