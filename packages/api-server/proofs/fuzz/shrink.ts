import type { FuzzCase } from './fuzz-case';

type Headers = FuzzCase['headers'];

const without = (headers: Headers, name: string): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));

function parsed(payload: FuzzCase['payload']): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(String(payload));
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

/** Smaller variants of a body. */
function smaller(payload: FuzzCase['payload']): FuzzCase['payload'][] {
  const body = parsed(payload);
  if (!body) return payload.length > 1 ? ['', payload.slice(0, Math.ceil(payload.length / 2))] : [];
  return Object.keys(body).map((name) =>
    JSON.stringify(Object.fromEntries(Object.entries(body).filter(([each]) => each !== name))),
  );
}

/** Variants of the request, each with one thing removed. */
export function simpler(one: FuzzCase): FuzzCase[] {
  const { url, headers, payload } = one;
  return [
    ...(url.includes('?') ? [{ ...one, url: url.slice(0, url.indexOf('?')) }] : []),
    ...Object.keys(headers).map((name) => ({ ...one, headers: without(headers, name) })),
    ...smaller(payload).map((less) => ({ ...one, payload: less })),
  ];
}

/** Maximum number of attempts to simplify a request. */
const TRIES = 80;

/** The simplest request found that fails in the same way. */
export async function shrink(one: FuzzCase, goesWrong: (tried: FuzzCase) => Promise<boolean>): Promise<FuzzCase> {
  let [best, left] = [one, TRIES];
  for (let candidates = simpler(best); candidates.length > 0 && left > 0; left -= 1) {
    const [candidate, ...others] = candidates;
    if (!candidate) break;
    const isWorse = await goesWrong(candidate);
    if (isWorse) best = candidate;
    candidates = isWorse ? simpler(candidate) : others;
  }
  return best;
}

/** Abbreviates long runs of the same character. */
const brief = (text: string) =>
  text.replaceAll(/(.{1,8}?)\1{40,}/gs, (whole, unit: string) => `⟨${unit}⟩×${whole.length / unit.length}`);

/** A request in a short notation. */
export function shown({ seed, actor, method, url, headers, payload }: FuzzCase): string {
  const isText = typeof payload === 'string';
  const body = isText ? brief(payload).slice(0, 1500) : `base64 ${payload.toString('base64').slice(0, 1500)}`;
  const lines = Object.entries(headers)
    .filter(([name]) => name !== 'authorization')
    .map(([name, value]) => `  ${name}: ${brief(value).slice(0, 200)}`);
  return [`${method} ${brief(url).slice(0, 400)}`, `  as ${actor} (case ${seed})`, ...lines, `  ${body}`].join('\n');
}
