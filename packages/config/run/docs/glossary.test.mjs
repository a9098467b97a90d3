import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const rows = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!term |---)/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

test('the glossary has at most 50 terms, each once', () => {
  const terms = rows.map(([term]) => term);
  expect(terms.length).toBeGreaterThan(0);
  expect(terms.length).toBeLessThanOrEqual(50);
  expect(new Set(terms).size).toBe(terms.length);
});

test.each(rows)('%s has one sentence, and a word in each column', (...cells) => {
  expect(cells).toHaveLength(6);
  expect(cells[1]).toMatch(/^[A-Z][^.]*\.$/);
  expect(cells.filter((cell) => cell === '')).toEqual([]);
});
