import { get, post, remove } from './call';
import type { Call } from './call';

test.each<[why: string, call: Call, made: string | object]>([
  ['a pattern without parameters', get('/user/profile'), '/user/profile'],
  ['a parameter', get('/user/:id', { id: 'u1' }), '/user/u1'],
  ['a parameter in the middle', get('/user/:id/edit', { id: 'u1' }), '/user/u1/edit'],
  [
    'several, one of them a number',
    post('/national-facility/:id/operational-configurations/:number/withdraw', { id: 'f1', number: 2 }),
    { url: '/national-facility/f1/operational-configurations/2/withdraw', method: 'POST' },
  ],
  ['reserved characters', get('/emails/:id', { id: 'a/b?c#d e' }), '/emails/a%2Fb%3Fc%23d%20e'],
  ['a value that looks like a parameter', get('/:a/:b', { a: ':b', b: '$&' }), '/%3Ab/%24%26'],
  ['adjacent parameters with a common prefix', get('/:a/:ab', { a: '1', ab: '2' }), '/1/2'],
  ['a body', post('/contact', { body: { text: 'a' } }), { url: '/contact', method: 'POST', body: { text: 'a' } }],
  [
    'a body and saidByPage after the values',
    post('/releases/:part/rollback', { part: 'shell' }, { body: {}, saidByPage: true }),
    { url: '/releases/shell/rollback', method: 'POST', body: {}, saidByPage: true },
  ],
  [
    'a query',
    post('/facility/:id/add', { id: 'f/1' }, { query: { unfinished: 'a b', other: undefined } }),
    { url: '/facility/f%2F1/add?unfinished=a+b', method: 'POST' },
  ],
  ['a deletion', remove('/files/:id', { id: 'a' }), { url: '/files/a', method: 'DELETE' }],
])('%s', (_why, call, made) => {
  expect(call).toEqual(made);
});

test('a call with missing or unknown parameters does not compile', () => {
  const wrong: Call[] = [
    // @ts-expect-error a value is missing
    get('/user/:id'),
    // @ts-expect-error its name is another one
    get('/user/:id/edit', { user: 'u1' }),
    // @ts-expect-error one of two is missing
    post('/a/:b/:c', { b: 'x' }).url,
    // @ts-expect-error there is no such parameter
    get('/user/:id', { id: 'u1', name: 'a' }),
    // @ts-expect-error there are no parameters
    get('/user', { id: 'u1' }),
    // @ts-expect-error a plain text is not a path
    '/user',
  ];
  expect(wrong).toEqual(['/user/', '/user//edit', '/a/x/', '/user/u1', '/user', '/user']);
});
