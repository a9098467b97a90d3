import { readFileSync, writeFileSync } from 'node:fs';
import { everyCell } from './every-cell';

const FILE = `${__dirname}/every-cell.txt`;

// Made with `pnpm write:permissions`, and read by people when it changes: who may do what more, or less, than before?
test('every cell of the matrix answers as is written down', () => {
  if (process.env.UPDATE_DOCS) writeFileSync(FILE, everyCell());
  expect(everyCell()).toBe(readFileSync(FILE, 'utf8'));
});
