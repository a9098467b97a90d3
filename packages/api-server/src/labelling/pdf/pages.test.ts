import { badPages } from '../../../test/pages';

test.each([1, 2, 5])('no page is nearly empty or ends with a heading, with %i instruments [12.29]', async (count) => {
  expect(await badPages(count)).toEqual([]);
});
