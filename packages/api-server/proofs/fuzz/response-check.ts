import { setTimeout as pause } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import type { LightMyRequestResponse } from 'fastify';
import type { TestPortal } from '../../test/portal';
import type { FuzzCase } from './fuzz-case';

/** Maximum time for a response, ms; beyond it the server hangs. */
const LONGEST = 10_000;

/** Content that no response may have: paths in the code and on the disk, terms of the database, secrets. */
const LEAKS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack', /\n\s+at \S+|\bat [\w.<>]+ \(.*:\d+:\d+\)/],
  ['a place in the code', /node_modules|node:internal|[\w-]\.(?:[cm]?[jt]s):\d+/],
  ['a folder', new RegExp(`${process.cwd()}|${tmpdir()}/portal|/packages/api-server`)],
  ['words of the database', /Failed query|SQLSTATE|syntax error at|violates|drizzle|pg_catalog|relation "|ECONN/i],
  ['a hash of a password', /\$argon2|password_?hash(?!["']?:?\s*["']?\w*x)/i],
];

/** Fields of the envelope. */
const ENVELOPE = new Set(['code', 'msg', 'message', 'errors', 'data']);

interface Answered {
  statusCode: number;
  headers: LightMyRequestResponse['headers'];
  body: string;
}

function envelopeProblem({ body }: Answered): string | undefined {
  try {
    const said = JSON.parse(body) as Record<string, unknown>;
    const strange = Object.keys(said).filter((name) => !ENVELOPE.has(name));
    if (strange.length > 0) return `the refusal has the fields ${strange.join(', ')}`;
    return typeof said.msg === 'string' && said.msg !== '' ? undefined : 'the refusal says nothing';
  } catch {
    return 'the refusal is no JSON';
  }
}

const isRefusal = ({ statusCode }: Answered) => statusCode >= 400;

/** The problem of a response, in words; undefined for a valid one. It may repeat values of the request. */
export function problemOf(answered: Answered, { method, url, payload }: Pick<FuzzCase, 'method' | 'url' | 'payload'>) {
  const { statusCode, headers, body } = answered;
  if (statusCode >= 500) return `answered ${statusCode}: ${body.slice(0, 200)}`;
  const sent = `${decode(url)}${String(payload)}`;
  for (const [what, pattern] of LEAKS) {
    const [told] = pattern.exec(body) ?? [];
    if (told && !pattern.test(sent) && !sent.includes(told)) return `told ${what}: ${told.slice(0, 200)}`;
  }
  if (headers['x-content-type-options'] !== 'nosniff') return 'the kind of content may be guessed';
  if (headers['set-cookie']) return 'a cookie was set';
  return isRefusal(answered) && method !== 'HEAD' ? envelopeProblem(answered) : undefined;
}

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Sends a request; returns the problem of the response and its status (0: none in time). */
export async function send({ inject }: TestPortal, asked: FuzzCase): Promise<{ status: number; problem?: string }> {
  const { method, url, headers, payload, ip } = asked;
  const timer = new AbortController();
  const late = pause(LONGEST, 'late' as const, { signal: timer.signal }).catch(() => 'late' as const);
  const options = { method: method as 'GET', url, headers, remoteAddress: ip, ...(payload.length > 0 && { payload }) };
  const answered = await Promise.race([inject(options), late]);
  timer.abort();
  if (answered === 'late') return { status: 0, problem: `no answer within ${LONGEST / 1000} s` };
  const problem = problemOf(answered, asked);
  return { status: answered.statusCode, ...(problem && { problem }) };
}
