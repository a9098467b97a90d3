import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';

/** What the nightly backups are called. Those that are not whole yet have another ending. */
const WHOLE = /^nightly-.*\.tar\.gz$/;

const momentOf = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs / 1000,
    () => 0,
  );

/** Shows when the last nightly backup became whole; 0 when there is none. For portals that make them themselves. */
export function showBackups(registry: Registry, folder: string): void {
  const lastSuccess = new Gauge({
    name: 'portal_backup_last_success_timestamp_seconds',
    help: 'When the last nightly backup was made; 0: there is none.',
    registers: [],
    async collect() {
      const names = await readdir(folder).catch((): string[] => []);
      const moments = await Promise.all(
        names.filter((name) => WHOLE.test(name)).map((name) => momentOf(join(folder, name))),
      );
      this.set(Math.max(0, ...moments));
    },
  });
  registry.registerMetric(lastSuccess);
}
