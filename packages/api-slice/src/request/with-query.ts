/** What may stand in the query of a path. */
export type QueryValues = Readonly<Record<string, string | number | null | undefined>>;

/** A path with a query, e.g. `/emails?start=10`; what is empty is left out. */
export function withQuery(path: string, values: QueryValues): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? path : `${path}?${query}`;
}
