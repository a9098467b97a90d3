/** A PostgreSQL of its own, in a temporary folder. */
export interface Postgres {
  url: string;
  version: string;
  /** Ends it and starts it again at the same address; `crash`: without writing down what is in memory first. */
  restart: (options?: { crash?: boolean }) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts one on this machine; null when PostgreSQL is not installed. */
export function startPostgres(): Promise<Postgres | null>;
