import { callsIn } from './calls.mjs';

const PAGE = '/portal/mf-x/src/api/users.ts';
const IN_SLICE = '/portal/packages/api-slice/src/users.ts';
const OUTSIDE = `import { api, get, post, remove } from '@portal/api-slice';`;

test.each<[what: string, file: string, source: string, calls: string[]]>([
  [
    'an endpoint of each method',
    PAGE,
    `${OUTSIDE} get('/user/:id', { id }); post('/user/add', { body }); remove("/files/:id", { id });`,
    ['GET /user/:id', 'POST /user/add', 'DELETE /files/:id'],
  ],
  ['a pattern in other quotation marks', PAGE, `${OUTSIDE} get(\`/user/all\`);`, ['GET /user/all']],
  [
    'a call function under another name',
    PAGE,
    `import { get as load } from '@portal/api-slice'; load('/a'); get('/b');`,
    ['GET /a'],
  ],
  ['the slice itself', IN_SLICE, `import { get } from './request/call'; withQuery(get('/audit'), {});`, ['GET /audit']],
  [
    'a folder of the slice',
    IN_SLICE.replace('users', 'files/files'),
    `import { get } from '../request/call'; get('/a');`,
    ['GET /a'],
  ],
  [
    'functions of the same name from another module',
    PAGE,
    `import { get } from './request/call'; get('/a'); get(other);`,
    [],
  ],
  ['methods of the same name', PAGE, `${OUTSIDE} new Map().get(key); search.get('page');`, []],
  ['no imports', PAGE, `export const get = (path: string) => path; get('/a');`, []],
])('the calls of %s', (_what, file, source, calls) => {
  expect(callsIn(source, file)).toEqual(calls);
});

test.each([
  ['a variable', 'get(path)'],
  ['an assembled text', 'post(`/user/${act}`)'],
  ['nothing', 'remove()'],
])('%s hides the call, and is refused with its file [12.88]', (_what, call) => {
  expect(() => callsIn(`${OUTSIDE} ${call};`, PAGE)).toThrow(
    /mf-x\/src\/api\/users\.ts: write the pattern of the call out/,
  );
});
