import type { Field } from './field';

/** The decimals that a number always has, on pages and in its field; `undefined` if it has as many as it needs. */
export const fixedDecimals = ({ unit, range }: Pick<Field, 'unit' | 'range'>): number | undefined =>
  unit === '°N' || unit === '°E' ? range?.decimals : undefined;

const NUMBER = /^[-+]?(?:\d+\.?|\d*\.(?<decimals>\d+))$/;

/** A number as text, with zeros up to a number of decimals; none is removed. Any other text is returned as it is. */
export function withDecimals(text: string, decimals: number | undefined): string {
  const found = NUMBER.exec(text);
  if (!found || decimals === undefined) return text;
  const missing = decimals - (found.groups?.decimals?.length ?? 0);
  return missing > 0 ? `${text.includes('.') ? text : `${text}.`}${'0'.repeat(missing)}` : text;
}
