// @own-modules: a module remembers the names.
import { Client } from 'pg';
import { NamingClient } from './name-statements';

/** A connection to nowhere, as a function that returns what it would have sent. */
function aClient() {
  const send = jest.spyOn(Client.prototype, 'query').mockImplementation(() => undefined);
  const client = new NamingClient();
  return (...given: [asked: unknown, values?: unknown]) => {
    client.query(...given);
    return send.mock.lastCall as unknown[] | undefined;
  };
}

afterEach(() => void jest.restoreAllMocks());

const nameOf = (call: unknown[] | undefined) => (call?.[0] as { name?: string } | undefined)?.name;

test('a statement has the same name on every connection, and each has its own', () => {
  const [one, other] = [aClient(), aClient()];
  const name = nameOf(one({ text: 'select 1 where $1' }, [true]));
  expect(name).toMatch(/^portal \d+$/);
  expect(nameOf(one({ text: 'select 1 where $1' }, [false]))).toBe(name);
  expect(nameOf(other({ text: 'select 1 where $1' }, [true]))).toBe(name);
  expect(nameOf(other({ text: 'select 2 where $1' }, [true]))).not.toBe(name);
});

test.each<[what: string, asked: unknown, values?: unknown[]]>([
  ['a write', { text: 'update users set id = $1' }, [1]],
  ['a query without values', { text: 'select 1' }, []],
  ['a plain text', 'select 1 where $1', [true]],
])('%s is sent unchanged', (_what, asked, values) => {
  expect(aClient()(asked, values)).toEqual([asked, values]);
});

test('the number of statements prepared on a connection is limited', () => {
  const callApi = aClient();
  const names = Array.from({ length: 1000 }, (_, number) => nameOf(callApi({ text: `select ${number} + $1` }, [1])));
  expect(new Set(names.filter(Boolean)).size).toBeLessThanOrEqual(200);
  expect(names.at(-1)).toBeUndefined();
});
