import { probe } from './probe';

const URL_OF_ENTRY = '/releases/mf-public/abc/entry.js';
const JS = 'text/javascript; charset=utf-8';

const reply = (what: Response | Error) => (what instanceof Error ? Promise.reject(what) : Promise.resolve(what));

/** Answers the first request, and the one in which the browser checks the integrity. */
const answer = (first: Response | Error, second: Response | Error) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((_url, init) => reply(init?.integrity === undefined ? first : second));

const script = () => new Response('entry()', { headers: { 'content-type': JS } });
const lost = new TypeError('Failed to fetch');

test.each<[why: string, first: () => Response | Error, second: () => Response | Error, answer: object]>([
  ['is available and intact', script, script, { status: 200, isIntact: true }],
  ['differs, or ends too early', script, () => lost, { status: 200, isIntact: false }],
  [
    'is gone',
    () => new Response('', { status: 404 }),
    () => new Response('', { status: 404 }),
    { status: 404, isIntact: false },
  ],
  ['cannot be reached', () => lost, () => lost, { status: 0, isIntact: false }],
])('a script that %s', async (_why, first, second, expected) => {
  answer(first(), second());
  expect(await probe(URL_OF_ENTRY, 'sha384-abc')).toMatchObject(expected);
});

test('a server that is too slow for the probe counts as unanswered, and the content as unknown', async () => {
  const timeout = AbortSignal.abort();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout);
  answer(script(), lost);
  expect(await probe(URL_OF_ENTRY, 'sha384-abc')).toEqual({ status: 0, contentType: '', isIntact: false });
});
