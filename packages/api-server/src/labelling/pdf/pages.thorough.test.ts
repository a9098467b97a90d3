import { badPages } from '../../../test/pages';

test.each([3, 12, 30])(
  'pages are full, do not end with a heading, and are accessible, with %i instruments',
  async (count) => {
    expect(await badPages(count)).toEqual([]);
  },
);
