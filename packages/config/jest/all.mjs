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
  // Of the settings of a part, this one is not heard when all are run together; a busy machine takes its time.
  testTimeout: 120_000,
  ...frugal,
};
