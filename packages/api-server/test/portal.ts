import { ANSWERED_CALLS } from '../src/app/calls';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import type { PortalContext, Call } from '../src/app/calls';
import type { App, Settings } from '../src/platform/process/app-types';
import { diskFileStore } from '../src/platform/storage/open-file-store';
import { runTask } from '../src/quality/check/check-task';
import { diskReleaseFiles } from '../src/publishing/releases/open-release-files';
import { appOn } from './app';
import { BEFORE, testDatabase, type Begins } from './database';
import { deriveState, expectDerived, expectHandedOn, expectRecorded, writesRecords } from './derived-state';
import { linesOf } from './log-lines';
import { drawNothing } from './pdf';
import { uncounted } from './messages-to-others';
import { namedInOtherWords } from './named-in-messages';
import { picturesHere } from './pictures';
import { valuesInto } from './statements';
import { writtenMails } from './written-mails';

export interface ApiRequest {
  body?: object;
  /** Sent as bearer token. */
  token?: string | undefined;
  /** Address of the client. */
  ip?: string;
  /** Other headers. */
  headers?: Readonly<Record<string, string>>;
  /** Values of the parameters in the path. */
  params?: Record<string, string>;
}

export interface ApiAnswer {
  status: number;
  // The tests check the contents of a response, so the compiler has no type for it.
  body: { code?: number; msg?: string; errors?: unknown; data?: never } & Record<string, unknown>;
}

const START = new Date('2026-06-15T12:00:00Z');

/**
 * The whole server on the database of this test process, with a clock that the test sets and a log that it reads.
 * Documents are empty; tests that read them set `context.pdf` to `renderHere`.
 */
export function testPortal(changes: Partial<Settings> = {}, begins: Begins = 'each test') {
  const database = testDatabase(begins);
  const logged: string[] = [];
  const said: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-files-'));
  let time = START;
  const settings: Settings = {
    mode: 'production',
    publicUrl: 'https://portal.example',
    secondFactor: 'optional',
    tileUrl: '',
    tileAttribution: '',
    keepDays: { emails: 730, audit: 0, logins: 365, contact: 730 },
    ...changes,
  };
  const context: PortalContext = {
    db: database.db,
    files: diskFileStore(join(folder, 'files')),
    releaseFiles: diskReleaseFiles(join(folder, 'releases')),
    incoming: join(folder, 'incoming'),
    answeredCalls: ANSWERED_CALLS,
    pdf: drawNothing,
    pictures: picturesHere,
    // Starting a thread takes longer than its work, and has its own test.
    runCheck: async (task) => runTask(task),
    settings,
    log: pino({ level: 'trace' }, linesOf(logged)),
    say: (line) => said.push(line),
    now: () => time,
  };
  let app: App;
  let lastStatements: readonly string[] = [];
  let begun = 0;
  let ended = 0;

  beforeAll(async () => {
    app = await appOn(context);
  });
  BEFORE[begins](() => {
    time = START;
    logged.length = 0;
    said.length = 0;
    rmSync(folder, { recursive: true, force: true });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Makes a request; false beside it if others were under way, from whose statements its own cannot be told. */
  async function make(options: InjectOptions): Promise<[answer: LightMyRequestResponse, isAlone: boolean]> {
    const number = (begun += 1);
    const isFirst = begun === ended + 1;
    try {
      return [await app.inject(options), isFirst && begun === number];
    } finally {
      ended += 1;
    }
  }

  /** Messages of a call must be counted, and name people in known words only. */
  async function expectMessages({ method, url, headers }: InjectOptions, from: number, isAlone: boolean) {
    const { db } = context;
    const mails = await writtenMails(db, database.sent, from);
    if (mails.length === 0) return;
    expect(await namedInOtherWords(db, mails)).toEqual([]);
    if (!isAlone) return;
    const call = `${method} ${typeof url === 'string' ? url.replace('/api', '') : ''}`;
    const token = headers?.authorization?.replace('Bearer ', '');
    const counted = valuesInto('rate_limits', database.sent, from);
    expect(await uncounted(db, { call, token, mails, counted })).toEqual([]);
  }

  /** Calls the API; derived state in the database must be right before and after. */
  async function inject(options: InjectOptions): Promise<LightMyRequestResponse> {
    // A test may have replaced it by a transaction, which no other connection can see.
    const { db } = context;
    const found = await deriveState(db);
    const before = database.sent.statements.length;
    const [answer, isAlone] = await make(options);
    lastStatements = database.sent.statements.slice(before);
    // A call that failed has written nothing, and its database may be out of reach.
    if (answer.statusCode < 500) await expectMessages(options, before, isAlone);
    if (lastStatements.some(writesRecords)) {
      const after = await expectDerived(db);
      expectHandedOn(found, after, time);
      // A refused call wrote nothing: a test wrote these records meanwhile.
      if (answer.statusCode < 400) await expectRecorded(db, found, after);
    }
    return answer;
  }

  /** Makes a call as a client would. */
  async function callApi(call: Call, { body, token, ip, headers, params = {} }: ApiRequest = {}): Promise<ApiAnswer> {
    const [method, path = ''] = call.split(' ');
    const url = path.replaceAll(/:(\w+)/g, (_whole, name: string) => params[name] ?? '');
    const answer = await inject({
      method,
      url: `/api${url}`,
      ...(body && { payload: body }),
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(ip && { remoteAddress: ip }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: isJson ? answer.json() : {} };
  }

  return {
    db: database.db,
    kind: database.kind,
    /** Folder of the files, stored below `files`, and received below `incoming`. */
    folder,
    context,
    logged,
    said,
    callApi,
    /** Makes any request that a client could make, and returns the response unchanged. */
    inject,
    /** The statements of the last call, transactions included. */
    statements: () => lastStatements,
    /** The server itself, for requests other than calls of the API. */
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    get: (url: string, headers = {}): Promise<LightMyRequestResponse> => inject({ method: 'GET', url, headers }),
    post: (url: string, payload: string | Buffer, type: string, token?: string): Promise<LightMyRequestResponse> => {
      const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) };
      return inject({ method: 'POST', url, payload, headers });
    },
    /** Advances the clock by the given seconds. */
    pass: (seconds: number) => {
      time = new Date(time.getTime() + seconds * 1000);
    },
  };
}

export type TestPortal = ReturnType<typeof testPortal>;
