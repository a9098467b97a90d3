/** A temporary PostgreSQL, with its data in a temporary folder. */
export interface Postgres {
  url: string;
  version: string;
  /** Stops it and restarts it at the same address; with `crash`, data in memory are not written to disk first. */
  restart: (options?: { crash?: boolean }) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL on this machine; null if PostgreSQL is not installed. */
export function startPostgres(): Promise<Postgres | null>;
