import { badPages } from '../../../test/pages';

test.each([3, 12, 30])(
  'pages are full, none ends with a heading, all can be read aloud, with %i instruments',
  async (count) => {
    expect(await badPages(count)).toEqual([]);
  },
);
