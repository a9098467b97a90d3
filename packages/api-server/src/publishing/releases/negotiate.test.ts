import { chooseForm, contentType } from './negotiate';

const FILES = { 'a.js': 1, 'a.js.br': 1, 'a.js.gz': 1, 'b.js': 1, 'b.js.gz': 1, 'c.png': 1 };

test.each<[path: string, accept: string | undefined, sends: string, encoding: string | undefined]>([
  ['a.js', 'gzip, deflate, br', 'a.js.br', 'br'],
  ['a.js', 'gzip', 'a.js.gz', 'gzip'],
  ['a.js', 'BR;q=1.0', 'a.js.br', 'br'],
  ['a.js', 'br;q=0, gzip', 'a.js.gz', 'gzip'],
  ['a.js', 'br;q=0.000', 'a.js', undefined],
  ['a.js', 'br;q=0.5', 'a.js.br', 'br'],
  ['a.js', 'brr', 'a.js', undefined],
  ['a.js', 'identity', 'a.js', undefined],
  ['a.js', undefined, 'a.js', undefined],
  ['b.js', 'br', 'b.js', undefined],
  ['b.js', 'br, gzip', 'b.js.gz', 'gzip'],
  ['c.png', 'br, gzip', 'c.png', undefined],
])('%s for a browser that accepts %s: %s', (path, accept, sends, encoding) => {
  expect(chooseForm(FILES, path, accept)).toEqual({ path: sends, ...(encoding && { encoding }) });
});

test.each([
  ['entry.1a.js', 'text/javascript; charset=utf-8'],
  ['main.css', 'text/css; charset=utf-8'],
  ['inter.woff2', 'font/woff2'],
  ['page.html', 'application/octet-stream'],
  ['noname', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(contentType(path)).toBe(type);
});
