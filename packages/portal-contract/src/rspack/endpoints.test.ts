import { endpointsIn } from './endpoints.mjs';

test.each([
  [
    'a slice',
    'const a = api.injectEndpoints({ endpoints: (build) => ({ listUsers: build.query({}), "addUser": build.mutation({}) }) });',
    ['listUsers', 'addUser'],
  ],
  ['no endpoints', 'export const a = 1;', []],
])('names of the endpoints in %s', (_what, source, names) => {
  expect(endpointsIn(source, 'users.ts')).toEqual(names);
});

test.each([
  ['a function with a body', 'api.injectEndpoints({ endpoints(build) { return { listUsers: build.query({}) }; } });'],
  ['a spread', 'api.injectEndpoints({ endpoints: () => ({ ...others }) });'],
  ['a variable', 'api.injectEndpoints({ endpoints });'],
])('%s hides the names, and is refused', (_what, source) => {
  expect(() => endpointsIn(source, 'users.ts')).toThrow(/users.ts: write the endpoints out/);
});
