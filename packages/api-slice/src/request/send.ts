import type { ApiError } from './api-error';
import { urlOf } from './call';
import type { Call } from './call';
import { named, REFERENCE_HEADER } from './reference';

/** Where the calls are, on the server that the page came from. */
export const API_BASE = '/api';

/** What the envelope says beside its data. */
export interface Said {
  code?: number;
  message?: string;
  /** Of a page of a list: how many rows there are on all pages. */
  total?: number;
}

/** What came of a call: the content of the envelope, or why there is none. */
export type Answer = { data: unknown; meta: Said; error?: undefined } | { error: ApiError; data?: undefined };

/** How long an answer to a read may take until it counts as lost, ms; whoever writes waits, as the server may have done it. */
const TIMEOUTS = 60_000;

/** Sends one call with a token, if there is one, and opens the envelope. Never throws. */
export async function send(call: Call, token: string | null, signal?: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(API_BASE + urlOf(call), requestOf(call, token, signal));
    return counted(
      open(response.status, await response.text(), response.headers.get(REFERENCE_HEADER)),
      response.headers.get('x-total-count'),
    );
  } catch {
    return { error: { status: 0 } };
  }
}

/** How many rows a list has stands beside the envelope. */
const counted = (answer: Answer, total: string | null): Answer =>
  answer.error || total === null ? answer : { ...answer, meta: { ...answer.meta, total: Number(total) } };

/** Headers of every call, with the token if there is one. */
export const headersFor = (token: string | null): Record<string, string> => ({
  accept: 'application/json',
  ...(token !== null && { authorization: `Bearer ${token}` }),
});

function requestOf(call: Call, token: string | null, signal?: AbortSignal): RequestInit {
  const headers = headersFor(token);
  if (typeof call === 'string') return { headers, signal: impatient(signal) };
  const init: RequestInit = { headers, ...(signal && { signal }) };
  init.method = call.method;
  if (call.outlivesPage) init.keepalive = true;
  if (call.body === undefined) return init;
  headers['content-type'] = 'application/json';
  return { ...init, body: JSON.stringify(call.body) };
}

/** A signal that also comes when patience ends. (`AbortSignal.any` is younger than some of our browsers.) */
function impatient(signal?: AbortSignal): AbortSignal {
  const either = new AbortController();
  const end = () => either.abort();
  if (signal?.aborted) end();
  for (const one of [signal, AbortSignal.timeout(TIMEOUTS)]) one?.addEventListener('abort', end, { once: true });
  return either.signal;
}

const isOk = (status: number) => status >= 200 && status < 300;

/** Opens the envelope of an answer, whose request the server calls so. */
export function open(status: number, text: string, reference: string | null): Answer {
  const envelope = parse(text);
  if (!isOk(status)) return { error: { ...failureOf(envelope), status, ...named(status, reference) } };
  // Something between browser and server may answer with a page of its own and status 200.
  if (envelope === null) return { error: { status: 0, ...named(0, reference) } };
  return { data: envelope.data ?? null, meta: saidBy(envelope) };
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

function saidBy({ code, msg, message }: Envelope): Said {
  const text = [msg, message].find((words): words is string => typeof words === 'string' && words !== '');
  return { ...(Number.isInteger(code) && { code: code as number }), ...(text !== undefined && { message: text }) };
}

const failureOf = (envelope: Envelope | null): Omit<ApiError, 'status'> => ({
  ...saidBy(envelope ?? {}),
  ...(Array.isArray(envelope?.errors) && { errors: envelope.errors as NonNullable<ApiError['errors']> }),
  ...(envelope?.data !== undefined && { data: envelope.data }),
});
