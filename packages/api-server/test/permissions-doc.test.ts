import { readFileSync, writeFileSync } from 'node:fs';
import { permissionsDoc } from './permissions-doc';

const FILE = `${__dirname}/../../../docs/permissions.md`;

test('docs/permissions.md is up to date with the tables', () => {
  if (process.env.UPDATE_DOCS) writeFileSync(FILE, permissionsDoc());
  expect(readFileSync(FILE, 'utf8')).toBe(permissionsDoc());
});
