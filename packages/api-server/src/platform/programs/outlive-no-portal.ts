/** For a program: ends with the portal, which may end without a word, and only then. */
export function outliveNoPortal(): void {
  process.once('disconnect', () => process.exit());
  // Ctrl-C reaches this process too; the portal ends it once the work in progress is answered.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}
