import { withQuery } from './with-query';
import type { QueryValues } from './with-query';

declare const made: unique symbol;

/** A path of the API, created by the functions below. The build reads the calls of a page from their patterns. */
export type Path = string & { readonly [made]: true };

/** The `extraOptions` of an endpoint whose pages show a failed load themselves, so that there is no toast. */
export const SAID_BY_PAGE = { saidByPage: true } as const;

/** The `extraOptions` of an endpoint whose form shows a failed save itself; a success still has a toast. */
export const FAILURE_SAID_BY_PAGE = { saidByPage: 'failure' } as const;

/** A call that writes. */
export interface SentCall {
  url: Path;
  method: 'POST' | 'DELETE';
  body?: object;
  /** Completes even if the page is closed (`keepalive`). */
  outlivesPage?: boolean;
  /** The page shows the result of the call itself, so that there is no toast. */
  saidByPage?: boolean;
  /** May open a session, which is then bound to a new key. */
  opensSession?: boolean;
  /** Continues what another call began, with the key of that call. */
  withSameKey?: boolean;
  /** The proof of the session's key (RFC 9449). */
  proof?: string | null;
  /** The random id of this browser, by which the server recognises a device that logged in before. */
  device?: string | null;
}

/** A call of the API; a plain path is a GET. */
export type Call = Path | SentCall;

type Sending = Omit<SentCall, 'url' | 'method'> & { query?: QueryValues };

type Values<Name extends string = string> = Readonly<Record<Name, string | number>>;

/** The names of the parameters of a pattern such as `/user/:id/edit`. */
type ParameterOf<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The values for the parameters of a pattern; an empty tuple for one without parameters. */
type ValuesFor<Pattern extends string> = [ParameterOf<Pattern>] extends [never]
  ? []
  : [values: Values<ParameterOf<Pattern>>];

const PARAMETER = /\/:([A-Za-z]+)/g;

const filled = (pattern: string, values: Values = {}) =>
  pattern.replaceAll(PARAMETER, (_segment, name: string) => `/${encodeURIComponent(values[name] ?? '')}`) as Path;

/** `given` starts with the values if the pattern has parameters. */
function sent(method: SentCall['method'], pattern: string, given: readonly unknown[]): SentCall {
  const [values, sending = {}] = (pattern.includes('/:') ? given : [{}, ...given]) as [Values, Sending?];
  const { query = {}, ...more } = sending;
  return { url: withQuery(filled(pattern, values), query), method, ...more };
}

/**
 * A call that reads: the path of a pattern with its parameters filled in, such as `get('/user/:id', { id })`. The
 * pattern must be a literal in place, because the build extracts it from the source.
 */
export const get = <Pattern extends string>(pattern: Pattern, ...[values]: ValuesFor<Pattern>): Path =>
  filled(pattern, values);

/** A call that changes data. Its pattern must be a literal, as for `get`. */
export const post = <Pattern extends string>(
  pattern: Pattern,
  ...given: [...ValuesFor<Pattern>, sending?: Sending]
): SentCall => sent('POST', pattern, given);

/** A call that deletes data. Its pattern must be a literal, as for `get`. */
export const remove = <Pattern extends string>(
  pattern: Pattern,
  ...given: [...ValuesFor<Pattern>, sending?: Sending]
): SentCall => sent('DELETE', pattern, given);

/** The path of a call below the base. */
export const urlOf = (call: Call): Path => (typeof call === 'string' ? call : call.url);

/** Whether a call creates or ends a session. It causes no renewal, and no toast because its page shows the result. */
export const isAboutSessions = (call: Call) => urlOf(call).startsWith('/auth/');

/** Whether the page shows the result of the call itself. */
export const isSaidByPage = (call: Call) => typeof call === 'object' && call.saidByPage === true;

/** Whether a call may open a session. */
export const isOpeningSession = (call: Call): call is SentCall =>
  typeof call === 'object' && call.opensSession === true;

/** Whether a call only reads. */
export const isLoad = (call: Call) => typeof call === 'string';
