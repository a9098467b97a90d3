const base64url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token that lives for some seconds from now, as the server would make it. */
export function aToken(seconds: number, claims: object = {}): string {
  const payload = { exp: Math.floor(Date.now() / 1000) + seconds, ...claims };
  return `header.${base64url(JSON.stringify(payload))}.signature`;
}

/** What a call was answered with. */
export interface Reply {
  status?: number;
  body?: object | string;
  headers?: Record<string, string>;
}

/** Answers calls by "METHOD /path" and the token that came along; remembers what was asked. */
export function fakeServer(answer: (call: string, token: string | null) => Reply | Promise<Reply>) {
  const asked: { call: string; token: string | null }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const call = `${init.method ?? 'GET'} ${input as string}`;
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    asked.push({ call, token });
    const { status = 200, body = {}, headers = {} } = await answer(call, token);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  });
  return { asked, times: (call: string) => asked.filter((entry) => entry.call === call).length };
}
