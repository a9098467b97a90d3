import type { ClientBase, Pool } from 'pg';

/** Records each statement of a pool's connections, in the order in which they are sent. */
export function logStatements(pool: Pool): string[] {
  const statements: string[] = [];
  pool.on('connect', (client: ClientBase) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((asked: string | { text: string }, ...given: unknown[]) => {
      statements.push(typeof asked === 'string' ? asked : asked.text);
      return query(asked, ...given);
    }) as ClientBase['query'];
  });
  return statements;
}
