/** Time without one good query after which a server counts as stuck, if a new connection works, ms. */
const STUCK_AFTER = 120_000;

export interface DatabaseSigns {
  /** Whether the server's own connections answer a query soon. */
  answers: () => Promise<boolean>;
  /** Whether they served anything within the last given ms. */
  hasServed: (milliseconds: number) => boolean;
  /** Whether a new connection is answered; never asked while the server's own ones do. */
  canConnect: () => Promise<boolean>;
  stuckAfter?: number;
  now?: () => number;
}

/**
 * Whether a restart would help: the server's own connections have answered nothing for long, while a new one works. A
 * database that is away, or has nothing to do, is no reason. The answer is that of the check before, so that nobody waits
 * for it.
 */
export function openLiveness({
  answers,
  hasServed,
  canConnect,
  stuckAfter = STUCK_AFTER,
  now = () => performance.now(),
}: DatabaseSigns): () => boolean {
  let silentSince: number | undefined;
  let isStuck = false;
  let isChecking = false;

  async function check() {
    const silentFor = silentSince === undefined ? 0 : now() - silentSince;
    if ((await answers()) || hasServed(silentFor)) {
      silentSince = undefined;
      return false;
    }
    silentSince ??= now();
    return silentFor >= stuckAfter && (await canConnect());
  }

  return () => {
    if (!isChecking) {
      isChecking = true;
      void check()
        .then((answer) => (isStuck = answer))
        .finally(() => (isChecking = false));
    }
    return !isStuck;
  };
}
