import { readFileSync } from 'node:fs';
import { badgeSnippets } from '../src/label/badge-snippet';

const FILE = `${__dirname}/../../../docs/open-data.md`;

test('the documentation shows the badge as it is copied', () => {
  const { html } = badgeSnippets('ATOLL', {
    picture: 'https://portal.example/api/open/labels/ATOLL.svg',
    page: 'https://portal.example/label/ATOLL',
  });
  expect(readFileSync(FILE, 'utf8')).toContain(html);
});
