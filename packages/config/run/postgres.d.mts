/** A temporary PostgreSQL, with its data in a temporary folder. */
export interface Postgres {
  url: string;
  version: string;
  /** Stops it and restarts it at the same address; with `crash`, data in memory are not written to disk first. */
  restart: (options?: { crash?: boolean }) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL on this machine; null if PostgreSQL is not installed. Only with `isDurable` do writes wait for the
 * disk; otherwise the data need not survive.
 */
export function startPostgres(options?: { isDurable?: boolean }): Promise<Postgres | null>;
