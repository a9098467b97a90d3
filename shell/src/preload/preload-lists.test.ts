import { preloadLists } from './preload-lists';

const requested = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, crossOrigin, href }) => [
    rel,
    as,
    crossOrigin,
    new URL(href).pathname,
  ]);

afterEach(() => document.head.replaceChildren());

test('lists are requested once the program runs; what is about one record is in the page', () => {
  preloadLists({ data: ['/open/labels.json', '/lidar/system/:id', '/open/labels/:nf.json'] });
  expect(requested()).toEqual([['preload', 'fetch', 'anonymous', '/api/open/labels.json']]);
});

test('a page without data requests nothing', () => {
  preloadLists({});
  expect(requested()).toEqual([]);
});
