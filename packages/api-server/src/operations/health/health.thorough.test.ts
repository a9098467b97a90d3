import { appOn } from '../../../test/app';
import { testPortal } from '../../../test/portal';
import type { App } from '../../platform/process/app-types';
import { databaseOf, type Db } from '../../platform/db/client';
import { createPool } from '../../platform/db/pool';

const portal = testPortal();
/** A database that does not answer: port 9 is closed. */
const nowhere = createPool({ url: 'postgres://nobody@127.0.0.1:9/nothing' });
afterAll(() => nowhere.end());

let served = false;
const queue = { length: () => 0, delay: () => 0, hasServed: () => served };

async function asked<T>(db: Db, callApi: (app: App) => Promise<T>): Promise<T> {
  const app = await appOn({ ...portal.context, db }, { limits: { queue } });
  return callApi(app).finally(() => app.close());
}

/** A database that accepts queries and never answers. */
const silent = new Proxy(portal.db, {
  get: (db, name) => (name === 'execute' ? () => new Promise(() => {}) : Reflect.get(db, name)),
});

const AWAY = 'The portal is busy or its database is away. Please try again in a moment.';

test('without its database the server lives, is not ready, and reports it to callers [11.12.5]', async () => {
  await asked(databaseOf(nowhere), async (app) => {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const readiness = await app.inject('/readyz');
    expect([readiness.statusCode, readiness.json()]).toEqual([503, { status: 'not ready' }]);

    const called = await app.inject('/api/national-facility/certified');
    expect([called.statusCode, called.headers['retry-after'], called.json().msg]).toEqual([503, '5', AWAY]);
    const page = await app.inject('/contact');
    expect([page.statusCode, page.headers.refresh]).toEqual([503, '5']);
    expect(page.body).toBe(`${AWAY}\n\nReference: ${String(page.headers['x-request-id'])}`);
  });
});

test.each<[what: string, hasServed: boolean, status: number]>([
  ['that serves other requests meanwhile is busy, and the server ready', true, 200],
  ['that serves no request is away', false, 503],
])('a database that does not answer soon and %s', async (_what, hasServed, status) => {
  served = hasServed;
  await asked(silent, async (app) => expect((await app.inject('/readyz')).statusCode).toBe(status));
});
