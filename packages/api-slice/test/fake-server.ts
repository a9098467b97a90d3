const base64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** An unsigned token that expires after the given number of seconds. */
export function aToken(seconds: number, claims: object = {}): string {
  const payload = { exp: Math.floor(Date.now() / 1000) + seconds, ...claims };
  return `header.${base64url(JSON.stringify(payload))}.signature`;
}

export interface Reply {
  status?: number;
  body?: object | string;
  headers?: Record<string, string>;
}

/** A fake `fetch` that answers by "METHOD /path" and token, and records the requests. */
export function fakeServer(answer: (call: string, token: string | null) => Reply | Promise<Reply>) {
  const requests: { call: string; token: string | null }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const call = `${init.method ?? 'GET'} ${input as string}`;
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    requests.push({ call, token });
    const { status = 200, body = {}, headers = {} } = await answer(call, token);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  });
  return { requests, times: (call: string) => requests.filter((entry) => entry.call === call).length };
}
