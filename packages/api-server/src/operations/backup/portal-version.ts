import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../../platform/db/migrate';

/** Version of the running portal, from its package. */
export function portalVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(migrationsFolder(), '..', 'package.json'), 'utf8'),
  );
  return version;
}
