/**
 * A call of the API, below its base; a string is a GET of that path. With `outlivesPage` it is sent even if the page
 * closes (`keepalive`). With `saidByPage` the page that makes the call says in its own place what became of it, and
 * nothing says it again.
 */
export type Call =
  | string
  | { url: string; method: 'POST' | 'DELETE'; body?: object; outlivesPage?: true; saidByPage?: true };

/** Path of a call below the base. */
export const urlOf = (call: Call) => (typeof call === 'string' ? call : call.url);

/** Whether a call creates or ends a session: no renewal and no toast, since their pages show the result. */
export const isAboutSessions = (call: Call) => urlOf(call).startsWith('/auth/');

/** Whether the page that makes the call says itself what became of it. */
export const isSaidByPage = (call: Call) => typeof call === 'object' && call.saidByPage === true;

/** Whether a call only reads. */
export const isLoad = (call: Call) => typeof call === 'string';
