import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { frugal } from './frugal.mjs';
import { ROOT } from '../run/install.mjs';
import { SOURCES } from '../run/parts.mjs';

export default {
  rootDir: ROOT,
  projects: SOURCES.filter((part) => existsSync(join(ROOT, part, 'jest.config.mjs'))).map(
    (part) => `<rootDir>/${part}`,
  ),
  // jest ignores this setting of the parts when all run together. Long, for busy machines.
  testTimeout: 120_000,
  ...frugal,
};
