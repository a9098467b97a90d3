import { request, type Agent, type OutgoingHttpHeaders } from 'node:http';
import { median, quantile } from '../../../config/run/figures.mjs';
import { DEMO_PASSWORD } from '../../src/demo/accounts';

export interface HttpRequest {
  port: number;
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string;
  agent?: Agent;
  /** Address of the client. */
  from: string;
}

/** Makes a request to its end. */
export function ask({ port, path, method = 'GET', headers, body, agent, from }: HttpRequest) {
  const since = performance.now();
  return new Promise<{ status: number; text: string; ms: number }>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        ...(agent && { agent }),
        headers: { 'x-forwarded-for': from, ...(body && { 'content-length': Buffer.byteLength(body) }), ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, ms: performance.now() - since }));
      },
    );
    sent.on('error', reject).end(body);
  });
}

/** Logs in to a demo account. */
export const logIn = (port: number, email: string, from: string, password = DEMO_PASSWORD, agent?: Agent) =>
  ask({
    port,
    path: '/api/auth/login',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
    from,
    ...(agent && { agent }),
  });

/** Times of requests, ms, and the share of them that was answered with 200. */
export interface Seen {
  median: number;
  p99: number;
  answered: number;
}

type Answer = Awaited<ReturnType<typeof ask>>;

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Makes requests one after the other, with a pause as a person makes. */
async function askOften(count: number, visit: (n: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  for (let n = 0; n < count; n += 1) {
    answers.push(await visit(n));
    await pause(50);
  }
  return answers;
}

const seenIn = (answers: readonly Answer[]): Seen => {
  const times = answers.map(({ ms }) => ms);
  const good = answers.filter(({ status }) => status === 200).length;
  return { median: median(times), p99: quantile(times, 0.99), answered: good / answers.length };
};

const ROUNDS = 4;

interface Load {
  /** One of the requests whose time is taken. */
  visit: (n: number) => Promise<Answer>;
  count: number;
  /** One client of the load: makes a request and returns its status. */
  burden: (n: number) => Promise<number>;
  clients: number;
}

/** Makes requests without and with a load, in turns, so that what else the machine does meets both. */
export async function compare(what: string, { visit, count, burden, clients }: Load): Promise<Compared> {
  const statuses = new Map<number, number>();
  const [calm, loaded]: [Answer[], Answer[]] = [[], []];
  await askOften(5, visit);
  for (let round = 0; round < ROUNDS; round += 1) {
    calm.push(...(await askOften(count / ROUNDS, visit)));
    const over = new AbortController();
    const loading = Array.from({ length: clients }, async (_, n) => {
      while (!over.signal.aborted) {
        const status = await burden(n);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    await pause(500);
    loaded.push(...(await askOften(count / ROUNDS, visit)));
    over.abort();
    await Promise.all(loading);
  }
  const note = Array.from(statuses, ([status, times]) => `${times} × ${status}`).join(', ');
  return { what, calm: seenIn(calm), loaded: seenIn(loaded), note };
}

/** The same requests without and with a load. */
export interface Compared {
  what: string;
  calm: Seen;
  loaded: Seen;
  note: string;
}
