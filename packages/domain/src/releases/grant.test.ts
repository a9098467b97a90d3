import { grantProblems, OWN_GRANT, RESERVED_PATHS } from './grant';

const problemsOf = (path: string) =>
  grantProblems('mf-public', OWN_GRANT, {
    version: '1.0.0',
    paths: [path],
    menuOrders: [],
    menuLinks: 0,
    files: 1,
    bytes: 1,
  });

test.each([...RESERVED_PATHS, '/kit/x', '/API/x', '/releases/:id', '/kit?/x', '/x?/kit', '/x?/:y?/api/:z', '/kit?'])(
  'not even a part of the installation has a page at %s [12.83]',
  (path) => {
    expect(problemsOf(path)).toEqual([
      `mf-public 1.0.0 has a page at ${path}, which belongs to the portal itself. Move the page.`,
    ]);
  },
);

test.each(['/kitchen', '/weather/kit', '/weather/kit?', '/', '/:kit'])('it may have one at %s', (path) => {
  expect(problemsOf(path)).toEqual([]);
});
