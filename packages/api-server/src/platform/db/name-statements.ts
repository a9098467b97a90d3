import type { ClientBase } from 'pg';

/** Most statements that a connection keeps: those that the portal makes again and again are fewer. */
const MAX_ENTRIES = 200;

/** A query as the driver takes it. */
interface Query {
  text: string;
  name?: string;
}

// Only what reads, with values: the driver sends everything else in other ways, several statements in one text among them.
const isReading = (asked: unknown, values: unknown): asked is Query =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  asked.text.startsWith('select ') &&
  Array.isArray(values) &&
  values.length > 0;

/** Names by the texts of statements; the same for all connections. */
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_ENTRIES) return known;
  const name = `portal ${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** Gives the statements of a connection names, so that the server reads and plans each of them once, and not every time. */
export function nameStatements(client: ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((asked: unknown, values: unknown, ...rest: unknown[]) => {
    const name = isReading(asked, values) ? nameOf(asked.text) : undefined;
    return query(name === undefined ? asked : { ...(asked as Query), name }, values, ...rest);
  }) as ClientBase['query'];
}
