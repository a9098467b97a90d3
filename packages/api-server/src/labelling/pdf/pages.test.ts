import { badPages } from '../../../test/pages';

test.each([1, 2, 5])(
  'pages are full, do not end with a heading, and are accessible, with %i instruments [12.29, 12.43]',
  async (count) => {
    expect(await badPages(count)).toEqual([]);
  },
);
