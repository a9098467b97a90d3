export type QueryValues = Readonly<Record<string, string | number | null | undefined>>;

/** A path with a query, e.g. `/emails?start=10`. Empty values are omitted. */
export function withQuery<To extends string>(path: To, values: QueryValues): To {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const query = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? path : (`${path}${path.includes('?') ? '&' : '?'}${query}` as To);
}
