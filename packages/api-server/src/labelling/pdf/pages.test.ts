import { badPages } from '../../../test/pages';

test.each([1, 2, 5])(
  'pages are full, none ends with a heading, all can be read aloud, with %i instruments [12.29, 12.43]',
  async (count) => {
    expect(await badPages(count)).toEqual([]);
  },
);
