import { pageOf, pagesAround } from './pages';

test.each<[page: number, count: number, links: number[]]>([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 80, [1, 2, 3, 4, 5]],
  [3, 80, [1, 2, 3, 4, 5]],
  [4, 80, [2, 3, 4, 5, 6]],
  [80, 80, [76, 77, 78, 79, 80]],
])('on page %d of %d', (page, count, links) => {
  expect(pagesAround(page, count)).toEqual(links);
});

test.each<[text: string, page: number]>([
  ['', 1],
  ['3', 3],
  ['99', 7],
  ['0', 1],
  ['-2', 1],
  ['2.9', 2],
  ['x', 1],
])('the URL requests "%s" of 7 pages', (text, page) => {
  expect(pageOf(text, 7)).toBe(page);
});
