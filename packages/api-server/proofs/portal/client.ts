import { setTimeout as pause } from 'node:timers/promises';
import { CATALOGUE, type Tokens } from '@portal/domain';
import { DEMO_PASSWORD } from '../../src/demo/accounts';

/** The result of a call: a response, or none because the server had stopped. */
export interface ApiResponse {
  /** 0: no response. */
  status: number;
  body: { data?: unknown; msg?: string; code?: number };
}

/** A client, by default with an account of the demonstration. */
interface Asker {
  password?: string;
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>>;
  /** Repeats a request that the busy portal refused, as its response asks for: the request had no effect. */
  isPatient?: boolean;
}

/** Longer than any call takes; a stopped server refuses connections at once. */
const LONGEST = 60_000;
/** Delay between repeated requests, ms, and their number. */
const [A_MOMENT, TIMES] = [500, 60];

const NOTHING: ApiResponse = { status: 0, body: {} };

/** Repeats a request until the portal is no longer too busy to answer it. */
export async function fetchPatiently(url: string, init: RequestInit = {}): Promise<Response> {
  for (let left = TIMES; left > 0; left -= 1) {
    const answer = await fetch(url, init);
    if (answer.status !== 503) return answer;
    await answer.text();
    await pause(A_MOMENT);
  }
  throw new Error(`${url} was busy for too long.`);
}

interface ApiRequest extends Pick<Asker, 'headers' | 'isPatient'> {
  method?: string;
  body?: object;
}

/** Makes a call; a missing server, or one that dies during the response, is an outcome too. */
export async function callApi(
  url: string,
  { method = 'POST', headers, body, isPatient = false }: ApiRequest = {},
): Promise<ApiResponse> {
  const isForm = body instanceof FormData;
  const sent = isForm ? body : body && JSON.stringify(body);
  const type: Record<string, string> = body && !isForm ? { 'content-type': 'application/json' } : {};
  const signal = AbortSignal.timeout(LONGEST);
  const init = { method, headers: { ...headers, ...type }, signal, ...(sent && { body: sent }) };
  try {
    const answer = await (isPatient ? fetchPatiently : fetch)(url, init);
    return { status: answer.status, body: (await answer.json()) as ApiResponse['body'] };
  } catch {
    return NOTHING;
  }
}

/** A client that makes calls, and logs in when needed. */
export class Client {
  private tokens: Tokens | undefined;

  /** `apiNow` returns the present address of the portal, which changes after a crash. */
  constructor(
    private readonly email: string,
    private readonly apiNow: () => string,
    private readonly asker: Asker = {},
  ) {}

  async get(path: string): Promise<ApiResponse> {
    return this.send('GET', path);
  }

  async post(path: string, body: object | FormData = {}): Promise<ApiResponse> {
    return this.send('POST', path, body);
  }

  async delete(path: string): Promise<ApiResponse> {
    return this.send('DELETE', path);
  }

  /** The tokens of the client's session, which is opened if needed. */
  async session(): Promise<Tokens> {
    const failure = this.tokens ? undefined : await this.logIn();
    if (!this.tokens) throw new Error(`${this.email} could not log in: ${failure?.status} ${failure?.body.msg}`);
    return this.tokens;
  }

  /** Requests a file, in a new session if the last one has ended. */
  async download(path: string, isSecondTry = false): Promise<Response> {
    const { access_token } = await this.session();
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await fetchPatiently(this.apiNow() + path, { headers });
    if (answer.status !== 401 || isSecondTry) return answer;
    this.tokens = undefined;
    return this.download(path, true);
  }

  private async send(method: string, path: string, body?: object, isSecondTry = false): Promise<ApiResponse> {
    const failure = this.tokens ? undefined : await this.logIn();
    if (failure) return failure;
    const response = await this.callApi(method, path, body);
    if (isSecondTry) return response;
    if (response.body.code === CATALOGUE.identityUnconfirmed.code) {
      const unconfirmed = await this.confirm();
      if (unconfirmed) return unconfirmed;
    } else if (response.status === 401) this.tokens = undefined;
    else return response;
    return this.send(method, path, body, true);
  }

  /** Shows the password again, as the portal asks some minutes after a login; returns the response if it is refused. */
  private async confirm(): Promise<ApiResponse | undefined> {
    const { password = DEMO_PASSWORD } = this.asker;
    const response = await this.callApi('POST', '/auth/confirm-identity', { password });
    return response.status === 200 ? undefined : response;
  }

  /** Returns the response if it has no tokens. */
  private async logIn(): Promise<ApiResponse | undefined> {
    const { password = DEMO_PASSWORD } = this.asker;
    const response = await this.callApi('POST', '/auth/login', { email: this.email, password });
    this.tokens = response.body.data as Tokens | undefined;
    return this.tokens ? undefined : response;
  }

  private callApi(method: string, path: string, body?: object): Promise<ApiResponse> {
    const { headers, isPatient = false } = this.asker;
    const bearer = this.tokens && { authorization: `Bearer ${this.tokens.access_token}` };
    return callApi(this.apiNow() + path, {
      method,
      headers: { ...headers, ...bearer },
      isPatient,
      ...(body && { body }),
    });
  }
}
