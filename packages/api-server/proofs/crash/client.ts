import type { Tokens } from '@portal/domain';
import { DEMO_PASSWORD } from '../../src/demo/accounts';

/** What was heard of a call: an answer, or nothing because the server was gone. */
export interface Heard {
  /** 0: nothing. */
  status: number;
  body: { data?: unknown; msg?: string };
}

/** Longer than any call takes; a server that is gone answers at once that nobody is there. */
const PATIENCE = 30_000;

const NOTHING: Heard = { status: 0, body: {} };

/** Somebody who makes calls, and logs in when that is needed. */
export class Client {
  private token: string | undefined;

  /** `apiNow` is where the portal is at this moment: after a crash it is elsewhere. */
  constructor(
    private readonly email: string,
    private readonly apiNow: () => string,
  ) {}

  async get(path: string): Promise<Heard> {
    return this.send('GET', path);
  }

  async post(path: string, body: object | FormData = {}): Promise<Heard> {
    return this.send('POST', path, body);
  }

  private async send(method: string, path: string, body?: object, isSecondTry = false): Promise<Heard> {
    const failure = this.token ? undefined : await this.logIn();
    if (failure) return failure;
    const heard = await this.ask(method, path, body);
    if (heard.status !== 401 || isSecondTry) return heard;
    this.token = undefined;
    return this.send(method, path, body, true);
  }

  /** Answers what was heard instead of a token. */
  private async logIn(): Promise<Heard | undefined> {
    const heard = await this.ask('POST', '/auth/login', { email: this.email, password: DEMO_PASSWORD });
    this.token = (heard.body.data as Tokens | undefined)?.access_token;
    return this.token ? undefined : heard;
  }

  private async ask(method: string, path: string, body?: object): Promise<Heard> {
    const isForm = body instanceof FormData;
    const headers = {
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    };
    const signal = AbortSignal.timeout(PATIENCE);
    const sent = isForm ? body : body && JSON.stringify(body);
    try {
      const answer = await fetch(this.apiNow() + path, { method, headers, signal, ...(sent && { body: sent }) });
      return { status: answer.status, body: (await answer.json()) as Heard['body'] };
    } catch {
      // Nobody there, or gone in the middle of the answer.
      return NOTHING;
    }
  }
}
