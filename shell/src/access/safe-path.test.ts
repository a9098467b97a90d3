import { loginPath, safePath } from './safe-path';

test.each<[from: string | null, path: string]>([
  ['/edit-my-nf/', '/edit-my-nf/'],
  ['/cars/evaluate-nf/7?tab=lidars#top', '/cars/evaluate-nf/7?tab=lidars#top'],
  ['/', '/'],
  [null, '/'],
  ['', '/'],
  ['edit-my-nf', '/'],
  ['https://elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['\\\\elsewhere.example', '/'],
  ['/a\\b', '/'],
  ['/\t/elsewhere.example', '/'],
  ['/\n/elsewhere.example', '/'],
  [' //elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
])('from=%j leads to %s [2.4.2, 11.2.6]', (from, path) => {
  expect(safePath(from)).toBe(path);
});

test('a path is preserved through the login page', () => {
  const path = '/cars/evaluate-nf/7?tab=lidars&x=a%20b';
  const { searchParams } = new URL(loginPath(path), 'http://portal.example');
  expect(safePath(searchParams.get('from'))).toBe(path);
});
