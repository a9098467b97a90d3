import { withQuery } from './with-query';
import type { QueryValues } from './with-query';

declare const made: unique symbol;

/** A path below the base of the API, as the makers below make it: what calls a page makes is read from their patterns. */
export type Path = string & { readonly [made]: true };

/**
 * The `extraOptions` of an endpoint whose pages say in their own place that it could not be loaded: nothing says it again.
 */
export const SAID_BY_PAGE = { saidByPage: true } as const;

/** A call that sends something. */
export interface SentCall {
  url: Path;
  method: 'POST' | 'DELETE';
  body?: object;
  /** It is sent even if the page closes (`keepalive`). */
  outlivesPage?: boolean;
  /** The page that makes the call says in its own place what became of it, and nothing says it again. */
  saidByPage?: boolean;
}

/** A call of the API; a path alone is a GET of it. */
export type Call = Path | SentCall;

/** What goes with a call. */
type Sending = Omit<SentCall, 'url' | 'method'> & { query?: QueryValues };

type Values<Name extends string = string> = Readonly<Record<Name, string | number>>;

/** Names of the parameters of a pattern such as `/user/:id/edit`. */
type ParameterOf<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Name
    : never;

/** Values for the parameters of a pattern; one without parameters takes none. */
type ValuesFor<Pattern extends string> = [ParameterOf<Pattern>] extends [never]
  ? []
  : [values: Values<ParameterOf<Pattern>>];

const PARAMETER = /\/:([A-Za-z]+)/g;

const filled = (pattern: string, values: Values = {}) =>
  pattern.replaceAll(PARAMETER, (_segment, name: string) => `/${encodeURIComponent(values[name] ?? '')}`) as Path;

/** `given` begins with the values, where the pattern has parameters. */
function sent(method: SentCall['method'], pattern: string, given: readonly unknown[]): SentCall {
  const [values, sending = {}] = (pattern.includes('/:') ? given : [{}, ...given]) as [Values, Sending?];
  const { query = {}, ...more } = sending;
  return { url: withQuery(filled(pattern, values), query), method, ...more };
}

/**
 * A call that reads: the path of a pattern with its parameters filled in, such as `get('/user/:id', { id })`. The pattern must
 * be written out where it is used, as the build reads it there.
 */
export const get = <Pattern extends string>(pattern: Pattern, ...[values]: ValuesFor<Pattern>): Path =>
  filled(pattern, values);

/** A call that changes something; its pattern must be written out, as that of `get`. */
export const post = <Pattern extends string>(
  pattern: Pattern,
  ...given: [...ValuesFor<Pattern>, sending?: Sending]
): SentCall => sent('POST', pattern, given);

/** A call that deletes something; its pattern must be written out, as that of `get`. */
export const remove = <Pattern extends string>(
  pattern: Pattern,
  ...given: [...ValuesFor<Pattern>, sending?: Sending]
): SentCall => sent('DELETE', pattern, given);

/** Path of a call below the base. */
export const urlOf = (call: Call): Path => (typeof call === 'string' ? call : call.url);

/** Whether a call creates or ends a session: no renewal and no toast, since their pages show the result. */
export const isAboutSessions = (call: Call) => urlOf(call).startsWith('/auth/');

/** Whether the page that makes the call says itself what became of it. */
export const isSaidByPage = (call: Call) => typeof call === 'object' && call.saidByPage === true;

/** Whether a call only reads. */
export const isLoad = (call: Call) => typeof call === 'string';
