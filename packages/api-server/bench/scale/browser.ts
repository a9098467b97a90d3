import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { DEMO_PASSWORD } from '../../src/demo/accounts';
import { ask, envelopeOf, textOf, type HttpAnswer } from './http';
import type { Observed, Role } from './observed';

/** Connections that a browser opens to one host. */
const CONNECTIONS = 6;
/** The page asks for newer releases at most this often, ms. */
const NEWS_EVERY = 300_000;
const FILE = /(?:src|href)="(\/releases\/[^"]+)"/g;
const UNCONFIRMED = 1007;
/** Answers to a renewal after which the client no longer believes in its session. */
const REFUSED = [400, 401, 403];

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The pattern of a path, so that calls of one kind are counted together. */
function patternOf(path: string): string {
  if (path.startsWith('/releases/')) return 'files of releases';
  if (!path.startsWith('/api/')) return 'pages';
  const [plain = ''] = path.slice('/api'.length).split('?');
  return plain
    .replace(UUID, ':id')
    .replace(/^(\/open\/labels)\/.*/, '$1/:document')
    .replace(/^(\/open\/verify)\/.*/, '$1/:code')
    .replace(/^(\/user\/with-role-name)\/.*/, '$1/:name')
    .replace(/^(\/releases\/compositions)\/\w+/, '$1/:id');
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

interface Sent {
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/**
 * The browser of one person: an address of its own, connections, a cache, and the session that the portal's client
 * keeps.
 */
export class Browser {
  private readonly agent: Agent;
  private readonly cached = new Set<string>();
  private readonly tags = new Map<string, string>();
  private tokens: Tokens | undefined;
  private renewing: Promise<void> | undefined;
  private composition: string | undefined;
  private askedForNews = 0;
  /** Sessions that the portal ended although the person had not. */
  lostSessions = 0;

  constructor(
    private readonly origin: string,
    private readonly role: Role,
    private readonly observed: Observed,
    /** The client's network address: one of the machine's own, 127.0.0.0/8. */
    localAddress: string,
    private readonly email?: string,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress });
  }

  private readonly device = randomUUID();

  /** Loads a page with the files that it names, as far as they are not in the cache. */
  async load(path: string): Promise<HttpAnswer> {
    const page = await this.send(path);
    if (page.status !== 200) return page;
    const html = textOf(page);
    this.composition = /"composition">\{"id":"(\w+)"/.exec(html)?.[1];
    const files = Array.from(html.matchAll(FILE), ([, file = '']) => file).filter((file) => !this.cached.has(file));
    const answers = await Promise.all(
      files.map(async (file) => {
        const answer = await this.send(file);
        if (answer.status === 200) this.cached.add(file);
        return answer;
      }),
    );
    return answers.find(({ status }) => status !== 200) ?? page;
  }

  /** A call of the API in the session of the person, if any; repeated as the portal's own client repeats it. */
  async call(path: string, sent: Sent = {}): Promise<HttpAnswer> {
    this.askNews();
    const token = this.tokens?.access_token;
    const answer = await this.authorised(path, sent);
    if (envelopeOfFailure(answer).code === UNCONFIRMED) {
      const confirmed = await this.authorised('/auth/confirm-identity', asJson({ password: DEMO_PASSWORD }));
      return confirmed.status === 200 ? this.authorised(path, sent) : confirmed;
    }
    if (token === undefined || (answer.status !== 401 && answer.status !== 403)) return answer;
    if (this.tokens?.access_token === token) await this.renew();
    if (this.tokens?.access_token === token) return answer;
    return this.authorised(path, sent);
  }

  /** Logs in; returns the answer. */
  async logIn(): Promise<HttpAnswer> {
    const { body } = asJson({ email: this.email, password: DEMO_PASSWORD });
    const headers = { 'content-type': 'application/json', 'x-device': this.device };
    const answer = await this.send('/api/auth/login', { method: 'POST', headers, body });
    if (answer.status === 200) this.tokens = envelopeOf(answer).data as Tokens;
    return answer;
  }

  get isLoggedIn(): boolean {
    return this.tokens !== undefined;
  }

  close(): void {
    this.agent.destroy();
  }

  private authorised(path: string, { headers, ...sent }: Sent): Promise<HttpAnswer> {
    const bearer = this.tokens && { authorization: `Bearer ${this.tokens.access_token}` };
    return this.send(`/api${path}`, { ...sent, headers: { ...headers, ...bearer } });
  }

  /** Several refused calls renew once. */
  private renew(): Promise<void> {
    this.renewing ??= this.renewOnce().finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  private async renewOnce() {
    const headers = { authorization: `Bearer ${this.tokens?.refresh_token}` };
    const answer = await this.send('/api/auth/refresh', { method: 'POST', headers });
    if (answer.status === 200) this.tokens = { ...this.tokens, ...(envelopeOf(answer).data as Tokens) };
    else if (REFUSED.includes(answer.status)) {
      this.tokens = undefined;
      this.lostSessions += 1;
    }
  }

  private askNews() {
    if (this.composition === undefined || Date.now() - this.askedForNews < NEWS_EVERY) return;
    // The page has just been loaded with the newest releases.
    if (this.askedForNews > 0) void this.send(`/api/releases/compositions/${this.composition}/news`);
    this.askedForNews = Date.now();
  }

  private async send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<HttpAnswer> {
    const tag = method === 'GET' ? this.tags.get(path) : undefined;
    const answer = await ask({
      url: this.origin + path,
      method,
      headers: { accept: 'application/json', ...headers, ...(tag && { 'if-none-match': tag }) },
      body,
      agent: this.agent,
    });
    const { etag } = answer.headers;
    if (method === 'GET' && answer.status === 200 && typeof etag === 'string') this.tags.set(path, etag);
    this.observed.note({
      role: this.role,
      call: `${method} ${patternOf(path)}`,
      status: answer.status,
      ms: answer.ms,
    });
    return answer;
  }
}

const envelopeOfFailure = (answer: HttpAnswer) => (answer.status < 400 ? {} : envelopeOf(answer));

/** A body of a call that writes. */
export const asJson = (body: object) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
