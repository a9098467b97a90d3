import { hiddenUsesIn } from './hidden-uses.mjs';

const FILE = 'mf-x/src/pages/x-page.tsx';
const SLICE = `import { api, get, useUserQuery } from '@portal/api-slice';`;

test.each<[what: string, source: string, uses: string[]]>([
  ['fetch', `await fetch('/api/user/all');`, ['fetch']],
  ['fetch of another file', `await fetch(new URL('/api/x', location.href));`, ['fetch']],
  ['fetch of the window', `window.fetch('/api/user/all');`, ['fetch']],
  ['XMLHttpRequest', `new XMLHttpRequest();`, ['XMLHttpRequest']],
  ['a beacon', `navigator.sendBeacon('/api/x');`, ['sendBeacon']],
  ['a stream', `new EventSource('/api/x');`, ['EventSource']],
  ['an endpoint of the slice', `${SLICE} api.endpoints.user.useQuery();`, ['api.endpoints']],
  ['a hook on the slice', `${SLICE} api.useUserQuery();`, ['api.useUserQuery']],
  ['a computed member', `${SLICE} api['endpoints'];`, ['api.[…]']],
  [
    'the slice under another name',
    `import { api as slice } from '@portal/api-slice'; slice.endpoints;`,
    ['slice.endpoints'],
  ],
])('%s is refused with its file', (_what, source, uses) => {
  expect(hiddenUsesIn(source, FILE)).toEqual(uses.map((use) => expect.stringContaining(`${FILE} uses ${use}. `)));
});

test.each<[what: string, source: string, problem: string]>([
  ['a cast', `${SLICE} (api as any).endpoints;`, 'passes api on.'],
  ['a pattern', `${SLICE} const { endpoints } = api;`, 'passes api on.'],
  ['an argument', `${SLICE} Reflect.get(api, 'endpoints');`, 'passes api on.'],
  ['another name', `${SLICE} const slice = api; slice.endpoints;`, 'passes api on.'],
  ['an export', `${SLICE} export { api };`, 'passes api on.'],
  ['an export from the package', `export { api } from '@portal/api-slice';`, 'takes @portal/api-slice as a whole.'],
  ['the whole package', `import * as slice from '@portal/api-slice';`, 'takes @portal/api-slice as a whole.'],
  ['the package on demand', `await import('@portal/api-slice');`, 'takes @portal/api-slice as a whole.'],
])('%s is refused with what to do instead', (_what, source, problem) => {
  expect(hiddenUsesIn(source, FILE)).toEqual([expect.stringContaining(`${FILE} ${problem} `)]);
});

test.each<[what: string, source: string]>([
  ['endpoints of the remote', `${SLICE} const own = api.injectEndpoints({}); own.endpoints.mine; own.useMineQuery();`],
  ['a file of the remote', `await fetch(new URL('./lines.json', import.meta.url));`],
  ['the cache', `${SLICE} api.util.invalidateTags([]);`],
  ['hooks and makers by name', `${SLICE} useUserQuery(); get('/user/all');`],
  ['an `api` of another module', `import { api } from './api'; api.endpoints;`],
  ['the type of the slice', `import type { Api } from '@portal/api-slice'; let own: Api;`],
  ['another variable of the same name', `${SLICE} ((api) => call(api))(1); const own = { api: 1 };`],
  ['a method of the same name', `const { refetch } = query; refetch(); text.fetchAll();`],
])('%s are accepted', (_what, source) => {
  expect(hiddenUsesIn(source, FILE)).toEqual([]);
});
