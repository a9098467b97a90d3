import { TYPE_LISTS } from '@portal/domain';
import type { Failure } from '@portal/domain';
import { fakeUploads } from './fake-upload';

/** What a call is answered with. */
export interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A call that was made. */
export interface MadeCall {
  /** Method and path below the API base, e.g. `POST /contact`. */
  call: string;
  /** What was sent; for an upload, the file. */
  body: unknown;
  token: string | null;
}

type Handler = Reply | ((made: MadeCall) => Reply | Promise<Reply>);

/** The answer to a load. */
export const loads = (data: unknown): Reply => ({ status: 200, body: { data } });

/**
 * The answer to a load of a part of a list, as the query of the call asks for it: the rows that contain the text that
 * is searched, from `start` on, and how many there are.
 */
export function loadsPart(rows: readonly unknown[], { call }: Pick<MadeCall, 'call'>): Reply {
  const query = new URLSearchParams(call.split('?')[1]);
  const [start, count] = [Number(query.get('start')), Number(query.get('count') ?? rows.length)];
  const search = query.get('search')?.toLowerCase() ?? '';
  const found = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(search));
  return { ...loads(found.slice(start, start + count)), headers: { 'x-total-count': `${found.length}` } };
}

/** The answer to an action that went well. */
export const says = (code: number, message: string, data: unknown = null): Reply => ({
  status: 200,
  body: { code, msg: message, message, data },
});

/** A refusal; without a message the server said nothing. */
export const fails = (status: number, message?: string, more: Partial<Failure> = {}): Reply => ({
  status,
  body: message === undefined ? {} : { code: 1000, msg: message, message, ...more },
});

/** A document to be saved, under this name. */
export const sendsFile = (name: string): Reply => ({
  status: 200,
  body: '%PDF',
  headers: { 'content-disposition': `attachment; filename="${name}"` },
});

/** A call by its method and path alone. */
export const withoutQuery = (call: string) => call.replace(/\?.*/, '');

/** No answer at all, as without a network. */
export const isUnreachable = (): Promise<Reply> => Promise.reject(new TypeError('Failed to fetch'));

/** Every server serves the lists that forms choose from. */
const LISTS: Readonly<Record<string, Reply>> = Object.fromEntries(
  Object.entries(TYPE_LISTS).map(([name, list]) => [`GET /types/${name}`, loads(list)]),
);

/**
 * Answers the calls of the API in the place of a server, by "METHOD /path" with or without a query, and remembers
 * them. A call that the test
 * did not foresee is refused with a message that names it.
 */
export function fakeApi(handlers: Record<string, Handler>): MadeCall[] {
  const made: MadeCall[] = [];
  const answer = async (call: MadeCall): Promise<Reply> => {
    made.push(call);
    const handler =
      handlers[call.call] ??
      handlers[withoutQuery(call.call)] ??
      LISTS[call.call] ??
      fails(501, `The test has no answer to ${call.call}`);
    return typeof handler === 'function' ? handler(call) : handler;
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const { status, body, headers } = await answer({
      call: `${init.method ?? 'GET'} ${(input as string).replace('/api', '')}`,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      token: new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null,
    });
    return new Response(JSON.stringify(body), { status, ...(headers && { headers }) });
  });
  fakeUploads(({ path, token, file }) => answer({ call: `POST ${path.replace('/api', '')}`, body: file, token }));
  return made;
}
