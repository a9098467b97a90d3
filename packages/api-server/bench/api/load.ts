import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** A request to be made again and again. */
export interface Target {
  port: number;
  path: string;
  token?: string | undefined;
  /** Of an answer that the caller has: 304 is expected. */
  etag?: string;
  /** Of the server that answers. */
  pid?: number | undefined;
}

/** What was seen in some seconds. */
export interface Seen {
  seconds: number;
  /** How long each answer took, ms. */
  times: number[];
  /** Processor time that the server took meanwhile, s; not a number where the system does not tell. */
  cpu: number;
}

const requestTo = ({ path, port, token, etag }: Target) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(etag ? [`If-None-Match: ${etag}`] : []),
    '',
    '',
  ].join('\r\n');

const END_OF_HEAD = '\r\n\r\n';

/**
 * Asks over some connections, each for one answer after the other, for so many seconds. Sockets without a library
 * around them: what the asking side costs is taken from the same machine.
 */
export async function load(target: Target, { connections, seconds }: { connections: number; seconds: number }) {
  const request = requestTo(target);
  const cpuBefore = cpuOf(target.pid);
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const each = Array.from({ length: connections }, async () =>
    askUntil(await open(target.port), { request, status: target.etag ? '304' : '200', until }),
  );
  const times = (await Promise.all(each)).flat();
  return { seconds: (performance.now() - begun) / 1000, times, cpu: cpuOf(target.pid) - cpuBefore } satisfies Seen;
}

/** Ticks of the clock that Linux counts processor time by, 1/s. */
const TICKS = 100;

/** Processor time that a process has taken so far, s. */
export function cpuOf(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // Behind the name, which may hold anything, come the state and ten numbers before those of user and system.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const open = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });

interface Asking {
  request: string;
  /** The status of an answer that counts. */
  status: string;
  /** ms, of the clock of `performance`. */
  until: number;
}

function askUntil(socket: Socket, { request, status: expected, until }: Asking): Promise<number[]> {
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    let [head, missing, since, isRefused] = ['', 0, 0, false];
    const ask = () => {
      since = performance.now();
      [head, missing] = ['', -1];
      socket.write(request);
    };
    const fail = (why: string): void => void socket.destroy(new Error(why));
    socket.once('error', reject);
    socket.once('close', () => resolve(times));
    socket.on('data', (data: Buffer) => {
      if (missing >= 0) missing -= data.length;
      else {
        head += data.toString('latin1');
        const end = head.indexOf(END_OF_HEAD);
        if (end < 0) return;
        const status = head.slice(9, 12);
        // A busy server refuses at once rather than answer late: such a request is repeated and does not count.
        isRefused = status === '503';
        if (status !== expected && !isRefused) return fail(`answered ${status}: ${head.slice(0, 600)}`);
        const length = status === '304' ? '0' : /content-length: (\d+)/i.exec(head)?.[1];
        if (length === undefined) return fail('the answer does not say how long it is');
        missing = Number(length) - (head.length - end - END_OF_HEAD.length);
      }
      if (missing > 0) return;
      const now = performance.now();
      if (!isRefused) times.push(now - since);
      if (now < until) ask();
      else socket.end();
    });
    ask();
  });
}
