import { TYPE_LISTS } from '@portal/domain';
import type { Failure, TypeListName } from '@portal/domain';
import { fakeUploads } from './fake-upload';

/** A response of the fake API. */
export interface Reply {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface MadeCall {
  /** Method and path below the API base, e.g. `POST /contact`. */
  call: string;
  /** The request body; for an upload, the file. */
  body: unknown;
  token: string | null;
}

type Handler = Reply | ((made: MadeCall) => Reply | Promise<Reply>);

/** Responds to a read with data. */
export const loads = (data: unknown): Reply => ({ status: 200, body: { data } });

/** Responds to a read of a list by its query: `count` rows from `start` that contain the search text, and the total. */
export function loadsPart(rows: readonly unknown[], { call }: Pick<MadeCall, 'call'>): Reply {
  const query = new URLSearchParams(call.split('?')[1]);
  const [start, count] = [Number(query.get('start')), Number(query.get('count') ?? rows.length)];
  const search = query.get('search')?.toLowerCase() ?? '';
  const matches = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(search));
  return { ...loads(matches.slice(start, start + count)), headers: { 'x-total-count': `${matches.length}` } };
}

/** Responds to a successful action. */
export const says = (code: number, message: string, data: unknown = null): Reply => ({
  status: 200,
  body: { code, msg: message, message, data },
});

/** Refuses a call. Without a message, the body is empty. */
export const fails = (status: number, message?: string, more: Partial<Failure> = {}): Reply => ({
  status,
  body: message === undefined ? {} : { code: 1000, msg: message, message, ...more },
});

/** Responds with a document of the given name. */
export const sendsFile = (name: string): Reply => ({
  status: 200,
  body: '%PDF',
  headers: { 'content-disposition': `attachment; filename="${name}"` },
});

/** A call without its query. */
export const withoutQuery = (call: string) => call.replace(/\?.*/, '');

/** No response at all, as without a network. */
export const isUnreachable = (): Promise<Reply> => Promise.reject(new TypeError('Failed to fetch'));

/** The type lists are answered by default. */
const LISTS: Readonly<Record<string, Reply>> = Object.fromEntries(
  Object.entries(TYPE_LISTS).map(([name, list]) => [`GET /types/${name}`, loads(list)]),
);

/** The answer for a type list in which an item was renamed in the database. */
export const renames = (list: TypeListName, code: string, name: string): Record<string, Reply> => ({
  [`GET /types/${list}`]: loads(TYPE_LISTS[list].map((item) => (item.code === code ? { ...item, name } : item))),
});

/**
 * Replaces the server: answers API calls by "METHOD /path", with or without a query, and records them. Calls without a
 * handler are refused with a message that contains the call.
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
