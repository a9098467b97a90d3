import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { InstitutionSettings } from '../src/platform/process/app-types';

type People = Record<string, { email?: string; email_verified?: boolean }>;

const ROOT = join(__dirname, '../../..');
const LEASH = join(ROOT, 'packages/config/run/test/leash.mjs');

/** Starts a real OpenID provider with these people, by login. */
export async function startProvider(people: People) {
  const child: ChildProcess = fork(join(__dirname, 'run-openid-provider.mjs'), {
    execArgv: ['--import', LEASH],
    env: { ...process.env, PEOPLE: JSON.stringify(people) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [issuer] = (await once(child, 'message')) as [string];
  const institution: InstitutionSettings = {
    id: 'uni',
    name: 'University',
    issuer,
    clientId: 'portal',
    clientSecret: 'secret-of-the-portal',
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { institution, stop };
}

/** Logs in at the provider like a browser, and returns the query with which it sends the browser back. */
export async function answerOf(url: string, login: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(url);
  const ask = async (address: URL, form?: Record<string, string>) => {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const sent = form && { method: 'POST', body: new URLSearchParams(form) };
    const answer = await fetch(address, { redirect: 'manual', headers, ...sent });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      cookies.set(name, value);
    }
    await answer.body?.cancel();
    return answer.headers.get('location');
  };
  let address = new URL(url);
  while (address.origin === origin) {
    // Only the form of the login leads nowhere.
    const next = (await ask(address)) ?? (await ask(address, { prompt: 'login', login, password: 'any' }));
    if (next === null) throw new Error(`The provider stopped at ${address.pathname}.`);
    address = new URL(next, address);
  }
  return address.searchParams;
}
