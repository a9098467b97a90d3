import { findPage } from './match-path';

test.each<[pattern: string, path: string, params: Record<string, string> | null]>([
  ['/', '/', {}],
  ['/', '/contact', null],
  ['/contact', '/contact', {}],
  ['/contact', '/contact/', {}],
  ['/contact', '/Contact', {}],
  ['/contact', '/contact/us', null],
  ['/edit-my-nf/', '/edit-my-nf', {}],
  ['/lidar/:id', '/lidar/abc', { id: 'abc' }],
  ['/lidar/:id', '/lidar/', null],
  ['/lidar/:id', '/photometer/abc', null],
  ['/edit-nf/:id?', '/edit-nf', {}],
  ['/edit-nf/:id?', '/edit-nf/7', { id: '7' }],
  ['/edit-nf/:id?', '/edit-nf/7/8', null],
  ['/lidar/:id', '/lidar/a%20b', { id: 'a b' }],
  ['/lidar/:id', '/lidar/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/lidar/:id', '/lidar/a%2Fb', { id: 'a/b' }],
  ['/lidar/:id', '//lidar/a', null],
  ['/lidar/:id', '/lidar//a', null],
  ['/:area?/help', '/help', {}],
  ['/:area?/help', '/nf/help//', { area: 'nf' }],
])('%s against %s', (pattern, path, params) => {
  expect(findPage([{ path: pattern }], path)?.params ?? null).toEqual(params);
});

test('the most specific matching page is found, and the first of two equal ones', () => {
  const pages = [{ path: '/' }, { path: '/lidar/:id' }, { path: '/lidar/:other' }, { path: '/lidar/new' }];
  expect(findPage(pages, '/lidar/7')).toEqual({ page: pages[1], params: { id: '7' } });
  expect(findPage(pages, '/lidar/New/')).toEqual({ page: pages[3], params: {} });
  expect(findPage(pages, '/nowhere')).toBeNull();
});
