import { readFileSync, writeFileSync } from 'node:fs';
import { RULES } from '../src';
import type { CallState } from '../src';
import { everyCell, STATES } from './every-cell';

const FILE = `${__dirname}/every-cell.txt`;

// Made with `pnpm write:permissions`, and read by people when it changes: who may do what more, or less, than before?
test('every cell of the matrix answers as is written down', () => {
  if (process.env.UPDATE_DOCS) writeFileSync(FILE, everyCell());
  expect(everyCell()).toBe(readFileSync(FILE, 'utf8'));
});

const answersOf = (allows: (state: CallState) => boolean) => new Set(Object.values(STATES).map(allows));

// Without a state that a rule allows and one that it refuses, a change of that rule would not show above.
test('every rule is seen both allowed and refused, but for the two that ask about no state', () => {
  const oneSided = Object.entries(RULES).filter(([, { allows }]) => answersOf(allows).size < 2);
  expect(oneSided.map(([name]) => name)).toEqual(['asOwner', 'never']);
});
