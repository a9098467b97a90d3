import { badPages } from '../../../test/pages';

test.each([3, 12, 30])('no page is nearly empty or ends with a heading, with %i instruments', async (count) => {
  expect(await badPages(count)).toEqual([]);
});
