import { Client, Pool } from 'pg';
import type { ClientBase, PoolClient } from 'pg';
import { NamingClient } from './name-statements';
import { endSilentQueries, limitQueries } from './silent-queries';
import { StartError } from '../errors/start-error';

/** Maximum idle time of a transaction, ms: only queries belong between begin and commit. */
const IDLE_LIMIT = 15_000;
/** Time that a query waits for a free connection before it fails, ms. */
const WAIT_LIMIT = 10_000;
/** Time without traffic after which a connection is probed, ms. */
const KEEP_ALIVE = 10_000;
const OLDEST_SERVER = 15;

/** Address of a database: that of a server, or the folder of the embedded database's socket. */
export type Address = { url: string } | { embeddedAt: string };

export interface PoolOptions {
  /** Receives warnings about problems that end only one connection. */
  warn?: ((message: string) => void) | undefined;
  idleLimit?: number;
  waitLimit?: number;
  /** Maximum duration of a query on a server, ms; none if undefined, as for commands, which may have much to read. */
  queryLimit?: number | undefined;
}

/**
 * Connections to PostgreSQL or, in the same way, to the embedded database behind its socket. The embedded database gets
 * only one connection: it has a single session, and its socket server mixes up the messages of two connections if a
 * query does not arrive in one piece. Waiting in the pool costs less than that.
 */
export function createPool(
  address: Address,
  { warn = () => {}, idleLimit = IDLE_LIMIT, waitLimit = WAIT_LIMIT, queryLimit }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: waitLimit,
    // The embedded database would keep the names of prepared statements after a connection ends.
    ...('url' in address
      ? {
          connectionString: address.url,
          application_name: 'portal',
          max: 10,
          // Otherwise connections into a network that went away look alive for hours.
          keepAlive: true,
          keepAliveInitialDelayMillis: KEEP_ALIVE,
          onConnect: (client: ClientBase) => prepare(client, { idleLimit, queryLimit }),
          Client: NamingClient,
        }
      : { host: address.embeddedAt, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 }),
  });
  pool.on('error', (error) => warn(`A database connection was lost: ${error.message}`));
  // A failing query reports the loss of a connection in use; without a listener the error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  endIdleTransactions(pool, idleLimit, warn);
  if (queryLimit !== undefined && 'url' in address) endSilentQueries(pool, queryLimit, warn);
  return pool;
}

/** Runs before a connection to a server is first used. */
async function prepare(client: ClientBase, { idleLimit = IDLE_LIMIT, queryLimit }: PoolOptions) {
  if (queryLimit !== undefined) await limitQueries(client, queryLimit);
  // The server takes longer to compile one of these queries than to run it.
  await client.query('set jit = off');
  // All rows fit into memory (docs/operations/sizing.md), where looking up a few costs little beside reading all.
  await client.query('set random_page_cost = 1.1');
  // Later than here: for transactions whose server cannot be told any more that they are over.
  await client.query(`set idle_in_transaction_session_timeout = ${2 * idleLimit}`);
}

/**
 * Ends a connection in use that stays without a query for too long: a forgotten transaction holds locks, and on the
 * embedded database it blocks all requests. The server rolls back; later queries of that transaction fail.
 */
function endIdleTransactions(pool: Pool, limit: number, warn: (message: string) => void) {
  const inUse = new WeakSet<PoolClient>();
  const timers = new WeakMap<PoolClient, NodeJS.Timeout>();
  // One timer for each connection: every query would make two.
  const watch = (client: PoolClient) => {
    inUse.add(client);
    const timer = timers.get(client)?.refresh() ?? setTimeout(() => expire(client), limit).unref();
    timers.set(client, timer);
  };
  const expire = (client: PoolClient) => {
    if (!inUse.has(client)) return;
    if (isBusy(client)) return watch(client);
    warn(`A transaction was idle for ${limit / 1000} s and was rolled back.`);
    endConnection(client);
  };
  pool.on('connect', (client) => client.on('drain', () => inUse.has(client) && watch(client)));
  pool.on('acquire', watch);
  pool.on('release', (_error, client) => void inUse.delete(client));
  pool.on('remove', (client) => {
    inUse.delete(client);
    clearTimeout(timers.get(client));
  });
}

/** Whether a query is in progress; the driver keeps this in a field that its types leave out. */
const isBusy = (client: PoolClient) => 'readyForQuery' in client && client.readyForQuery === false;

/** The types of a pooled client hide `end`, since it normally goes back to the pool. */
function endConnection(client: PoolClient) {
  client.on('error', () => {});
  if ('end' in client && typeof client.end === 'function') void client.end();
}

/** Makes the first connection, so that a wrong address is reported as such and not by the first query. */
export async function connectTo(pool: Pool) {
  try {
    const client = await pool.connect();
    client.release();
  } catch (error) {
    throw new StartError(`The database cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
}

/** Whether a connection of its own, outside of any pool, is answered within the given ms. */
export async function canConnect(url: string, within: number): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: within, query_timeout: within });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** The driver's message, which names host and port but no password; its code if two addresses of one host failed. */
function reasonOf(error: unknown) {
  const { message, code }: { message?: string; code?: string } = Object(error);
  return message || code || 'no reason given';
}

/** Refuses a server that the portal cannot work with. */
export async function checkServer(pool: Pool) {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
  );
  const problem = serverProblem(rows[0] ?? { version: 0, encoding: '' });
  if (problem) throw new StartError(problem);
}

/** The reason why a server is unsuitable: older than the oldest tested version, or an encoding that lacks letters. */
export function serverProblem({ version, encoding }: { version: number; encoding: string }): string | undefined {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_SERVER)
    return `The database server is PostgreSQL ${major}; the portal needs ${OLDEST_SERVER} or newer.`;
  if (encoding !== 'UTF8') return `The database is encoded in ${encoding}; the portal needs one in UTF8.`;
  return undefined;
}
