import { request, type Agent } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface HttpRequest {
  url: string;
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body?: Buffer | string | undefined;
  agent: Agent;
}

export interface HttpAnswer {
  /** 0: no answer, or one that broke off. */
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
  /** Until the last byte, ms. */
  ms: number;
}

/** A read is given up after this time, as by the portal's own client, ms; a write never is. */
const READ_TIMEOUT = 60_000;

const COMPRESSIONS = 'gzip, deflate, br';

/** Makes a request to its end; a failure is an answer with the status 0. */
export function ask({ url, method, headers, body, agent }: HttpRequest): Promise<HttpAnswer> {
  const since = performance.now();
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0), ms: performance.now() - since });
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method, agent, headers: { 'accept-encoding': COMPRESSIONS, ...headers, ...length } });
    if (method === 'GET') sent.setTimeout(READ_TIMEOUT, () => sent.destroy());
    sent.once('response', (answer) => {
      buffer(answer).then(
        (bytes) =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: bytes,
            ms: performance.now() - since,
          }),
        none,
      );
    });
    sent.once('error', none);
    sent.end(body);
  });
}

/** The text of an answer. */
export function textOf({ headers, body }: Pick<HttpAnswer, 'headers' | 'body'>): string {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(body).toString();
  if (coding === 'gzip') return gunzipSync(body).toString();
  return body.toString();
}

/** The envelope of an answer of the API; empty where it has none. */
export function envelopeOf(answer: HttpAnswer): { data?: unknown; code?: number; msg?: string } {
  try {
    const envelope: unknown = JSON.parse(textOf(answer));
    return typeof envelope === 'object' && envelope !== null ? envelope : {};
  } catch {
    return {};
  }
}
