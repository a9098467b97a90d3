import type { ApiError } from './api-error';
import { urlOf } from './call';
import type { Call } from './call';
import { named, REFERENCE_HEADER } from './api-error';

const API_BASE = '/api';

/** The URL of a call, on the origin of the page. */
export const addressOf = (call: Call): string => API_BASE + urlOf(call);

/** The fields of the envelope other than its data. */
export interface ResponseMeta {
  code?: number;
  message?: string;
  /** For a page of a list: the number of rows on all pages. */
  total?: number;
}

/** The outcome of a call: the content of the envelope, or an error. */
export type Answer = { data: unknown; meta: ResponseMeta; error?: undefined } | { error: ApiError; data?: undefined };

/** The timeout of a read in ms. Writes have none, because the server may still carry them out. */
const READ_TIMEOUT_MS = 60_000;

/** Sends a call, with a token if given, and unwraps the envelope. Never rejects. */
export async function send(call: Call, token: string | null, signal?: AbortSignal): Promise<Answer> {
  const wait = typeof call === 'string' ? withTimeout(signal) : undefined;
  try {
    const response = await fetch(addressOf(call), requestOf(call, token, wait?.signal ?? signal));
    return counted(
      open(response.status, await response.text(), response.headers.get(REFERENCE_HEADER)),
      response.headers.get('x-total-count'),
    );
  } catch {
    return { error: { status: 0 } };
  } finally {
    wait?.end();
  }
}

/** Adds the total of a list, which the server sends in a header. */
const counted = (answer: Answer, total: string | null): Answer =>
  answer.error || total === null ? answer : { ...answer, meta: { ...answer.meta, total: Number(total) } };

/** The headers of every call, with the token if given. */
export const headersFor = (token: string | null): Record<string, string> => ({
  accept: 'application/json',
  ...(token !== null && { authorization: `Bearer ${token}` }),
});

function requestOf(call: Call, token: string | null, signal?: AbortSignal): RequestInit {
  const headers = headersFor(token);
  const init: RequestInit = { headers, ...(signal && { signal }) };
  if (typeof call === 'string') return init;
  init.method = call.method;
  if (call.outlivesPage) init.keepalive = true;
  if (call.proof) headers.dpop = call.proof;
  if (call.device) headers['x-device'] = call.device;
  if (call.body === undefined) return init;
  headers['content-type'] = 'application/json';
  return { ...init, body: JSON.stringify(call.body) };
}

/** A signal that also aborts after the timeout. `end` removes timer and listener, which must not outlive the call. */
function withTimeout(signal?: AbortSignal) {
  const either = new AbortController();
  const abort = () => either.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(abort, READ_TIMEOUT_MS);
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  return { signal: either.signal, end };
}

const isOk = (status: number) => status >= 200 && status < 300;

/** Unwraps the envelope of a response; `reference` is its request id. */
export function open(status: number, text: string, reference: string | null): Answer {
  const envelope = parse(text);
  if (!isOk(status)) return { error: { ...failureOf(envelope), status, ...named(status, reference) } };
  // A proxy may answer with an HTML page and status 200.
  if (envelope === null) return { error: { status: 0, ...named(0, reference) } };
  // A document of the open data has no envelope: a load has `data`, and an action a code.
  if (!('data' in envelope || 'code' in envelope)) return { data: envelope, meta: {} };
  return { data: envelope.data ?? null, meta: metaOf(envelope) };
}

type Envelope = Record<string, unknown>;

function parse(text: string): Envelope | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Envelope) : null;
  } catch {
    return null;
  }
}

function metaOf({ code, msg, message }: Envelope): ResponseMeta {
  const text = [msg, message].find((words): words is string => typeof words === 'string' && words !== '');
  return { ...(Number.isInteger(code) && { code: code as number }), ...(text !== undefined && { message: text }) };
}

const failureOf = (envelope: Envelope | null): Omit<ApiError, 'status'> => ({
  ...metaOf(envelope ?? {}),
  ...(Array.isArray(envelope?.errors) && { errors: envelope.errors as NonNullable<ApiError['errors']> }),
  ...(envelope?.data !== undefined && { data: envelope.data }),
});
