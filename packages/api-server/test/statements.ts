import type { ClientBase, Pool } from 'pg';

/** What was sent to a database: the statements, and the values of each. */
export interface SentStatements {
  statements: string[];
  values: unknown[][];
}

/** Records each statement of a pool's connections, in the order in which they are sent. */
export function logStatements(pool: Pool): SentStatements {
  const sent: SentStatements = { statements: [], values: [] };
  pool.on('connect', (client: ClientBase) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((asked: string | { text: string; values?: unknown[] }, ...given: unknown[]) => {
      sent.statements.push(typeof asked === 'string' ? asked : asked.text);
      sent.values.push([given[0], typeof asked === 'string' ? [] : asked.values].flat());
      return query(asked, ...given);
    }) as ClientBase['query'];
  });
  return sent;
}

/** The values of those statements from a place on that write into a table. */
export function valuesInto(table: string, { statements, values }: Readonly<SentStatements>, from: number): unknown[] {
  const writes = statements.flatMap((statement, place) =>
    place >= from && statement.includes(`insert into "${table}"`) ? [place] : [],
  );
  return writes.flatMap((place) => values[place] ?? []);
}
