import { chanceOf } from './chance';
import type { FuzzCase } from './fuzz-case';
import { problemOf } from './response-check';
import { shown, shrink } from './shrink';

const SAFE = { 'x-content-type-options': 'nosniff' };
const asked = { method: 'POST', url: '/api/contact', payload: '{"message":"relation \\"x\\"","passwordHash":"xx"}' };
const refusal = (msg: string, more = {}) => JSON.stringify({ code: 1000, msg, message: msg, ...more });

test.each<[what: string, status: number, body: string, problem: RegExp]>([
  ['a failure', 500, refusal('x'), /^answered 500/],
  ['a stack', 200, 'Error: x\n    at readUser (/srv/portal/main.mjs:10:3)', /^told a stack/],
  ['a place in the code', 422, refusal('see node_modules/pg'), /^told a place in the code/],
  ['a folder', 422, refusal(`no ${process.cwd()}/x`), /^told a folder/],
  ['a query', 409, refusal('Failed query: select 1'), /^told words of the database/],
  ['a hash', 200, '{"data":"$argon2id$v=19$m=19456"}', /^told a hash/],
  ['a refusal in other words', 400, '{"statusCode":400,"error":"Bad Request"}', /fields statusCode, error/],
  ['a refusal without a message', 400, '{"code":1000}', /says nothing/],
  ['a refusal that is a page', 404, '<h1>Not found</h1>', /no JSON/],
])('%s is noticed', (_what, statusCode, body, problem) => {
  expect(problemOf({ statusCode, headers: SAFE, body }, asked)).toMatch(problem);
});

test.each<[what: string, status: number, body: string]>([
  ['a success', 200, '{"data":[]}'],
  ['a refusal', 422, refusal('Please check the marked fields.', { errors: [] })],
  [
    'the name of an unknown field',
    422,
    refusal('No.', { errors: [{ path: 'passwordHash', message: 'Unknown field' }] }),
  ],
  ['words that were sent before', 200, '{"data":"relation \\"x\\""}'],
])('%s is in order', (_what, statusCode, body) => {
  expect(problemOf({ statusCode, headers: SAFE, body }, asked)).toBeUndefined();
});

test('an answer without a definite type, or with a cookie, is noticed', () => {
  const answer = { statusCode: 200, body: '{}' };
  expect(problemOf({ ...answer, headers: {} }, asked)).toMatch(/guessed/);
  expect(problemOf({ ...answer, headers: { ...SAFE, 'set-cookie': 'a=b' } }, asked)).toMatch(/cookie/);
});

const CASE: FuzzCase = {
  seed: '1.2.3',
  actor: 'CARS',
  method: 'POST',
  url: '/api/user/add?x=1',
  headers: { 'content-type': 'application/json', 'x-odd': 'y', authorization: 'Bearer secret' },
  payload: JSON.stringify({ email: 'x'.repeat(500), first_name: 'Ada', roles: ['cars'] }),
  ip: '10.0.0.1',
};

test('a failure is reported with the simplest request that fails in the same way', async () => {
  const simplest = await shrink(CASE, async ({ payload }) => String(payload).includes('Ada'));
  expect(simplest).toMatchObject({ url: '/api/user/add', headers: {}, payload: '{"first_name":"Ada"}' });
});

test('a request is shown in brief and without its token', () => {
  expect(shown(CASE).split('\n')).toEqual([
    'POST /api/user/add?x=1',
    '  as CARS (case 1.2.3)',
    '  content-type: application/json',
    '  x-odd: y',
    '  {"email":"⟨x⟩×500","first_name":"Ada","roles":["cars"]}',
  ]);
});

const choices = (seed: string) => {
  const chance = chanceOf(seed);
  const weights = [[1, 'a'] as const, [3, 'b'] as const];
  return Array.from({ length: 50 }, () => chance.weigh(weights) + chance.between(0, 9)).join();
};

test('the same seed makes the same choices', () => {
  expect(choices('1')).toBe(choices('1'));
  expect(choices('1')).not.toBe(choices('2'));
});
