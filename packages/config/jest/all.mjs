import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PARTS = [
  'packages/domain',
  'packages/portal-contract',
  'packages/api-slice',
  'packages/ui',
  'packages/instruments',
  'packages/facilities',
  'packages/testing',
  'packages/api-server',
  'shell',
  'mf-public',
  'mf-nf-area',
  'mf-cars-area',
  'mf-admin',
];

export default {
  rootDir: root,
  projects: PARTS.map((part) => `<rootDir>/${part}`),
  // Of the settings of a part, this one is not heard when all are run together; a busy machine takes its time.
  testTimeout: 30_000,
};
