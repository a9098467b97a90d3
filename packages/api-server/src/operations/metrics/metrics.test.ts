import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appOn } from '../../../test/app';
import { addEmail } from '../../../test/emails';
import { testPortal } from '../../../test/portal';
import { ownAddress } from '../../../test/database';
import type { App } from '../../platform/process/app-types';
import { databaseOf } from '../../platform/db/client';
import { createPool } from '../../platform/db/pool';
import { loadCounts } from '../../platform/db/tables';
import { RendererBusyError, type Renderer } from '../../platform/pdf/renderer';
import { publishBuilt } from '../../publishing/releases/publish-built.service';
import { aBuiltFolder, aRemoteRelease, aShellRelease } from '../../publishing/releases/releases.fixture';
import { findRelease } from '../../publishing/releases/releases.store';
import { openMetrics } from './open-metrics';

const portal = testPortal();
const dataDir = mkdtempSync(join(tmpdir(), 'portal-metrics-'));
const pool = createPool(ownAddress());

/** The behaviour of the renderer for the next documents. */
let renderOne: () => Promise<Uint8Array>;
let measured: Renderer;
let app: App;
let served: { port: number; close: () => Promise<void> };

beforeAll(async () => {
  const { context } = portal;
  const metrics = openMetrics();
  measured = metrics.measured({ render: () => renderOne(), close: async () => {} });
  app = await appOn(context, { watch: metrics.watch });
  served = await metrics.serve({ ...context, kind: 'embedded', pool, dataDir }, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await served.close();
  await app.close();
  await pool.end();
  rmSync(dataDir, { recursive: true });
});

const scrape = (path = '/metrics') => fetch(`http://127.0.0.1:${served.port}${path}`);

/** The scraped value of a series; undefined if there is no such series. */
async function valueOf(series: string): Promise<number | undefined> {
  const lines = (await (await scrape()).text()).split('\n');
  const line = lines.find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const A_DOCUMENT = {} as Parameters<Renderer['render']>[0];

test('the response is in the format of Prometheus, with the version and the resources of the process', async () => {
  const answer = await scrape();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect(text).toMatch(/^portal_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  expect(text).toMatch(/^portal_free_bytes \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('no other path is served', async () => {
  expect((await scrape('/')).status).toBe(404);
  expect((await scrape('/metrics/x')).status).toBe(404);
});

test("the portal's own port does not serve the metrics", async () => {
  const { body } = await app.inject('/metrics');
  expect(body).not.toContain('portal_info');
});

test.each<[what: string, url: string, labels: string]>([
  ['calls count by pattern', '/api/lidar/system/0190f0b0-0000-7000-8000-000000000000', 'route="/api/lidar/system/:id"'],
  ['pages count together', '/lidar/0190f0b0-0000-7000-8000-000000000000', 'route="page"'],
  ['unknown calls count together', '/api/no-such-call-0190f0b0', 'route="no call"'],
  ['files of releases count together', '/releases/none/none/none.js', 'route="/releases/:name/:hash/*"'],
])('%s', async (_what, url, labels) => {
  const { statusCode } = await app.inject(url);
  const series = `portal_request_duration_seconds_count{${labels},method="GET",status="${String(statusCode)[0]}xx"}`;
  const before = (await valueOf(series)) ?? 0;
  await app.inject(url);
  expect(await valueOf(series)).toBe(before + 1);
  expect(await valueOf('portal_requests_in_flight')).toBe(0);
  expect(await (await scrape()).text()).not.toContain('0190f0b0');
});

test('an unknown method makes no series of its own', async () => {
  await app.inject({ method: 'PROPFIND' as 'GET', url: '/' });
  expect(await (await scrape()).text()).not.toContain('PROPFIND');
});

test('messages are counted by status, with the age of the oldest pending one', async () => {
  const { now } = portal.context;
  const ago = (seconds: number) => new Date(now().getTime() - seconds * 1000);
  await addEmail(portal, { createdAt: ago(90) });
  await addEmail(portal, { createdAt: ago(3600), status: 'sending' });
  await addEmail(portal, { createdAt: ago(7200), status: 'sent', sentAt: now() });
  await addEmail(portal, { createdAt: ago(3600), status: 'failed' });
  await addEmail(portal, { createdAt: ago(8 * 86_400), status: 'failed' });
  expect(await valueOf('portal_mail_messages{status="pending"}')).toBe(1);
  expect(await valueOf('portal_mail_messages{status="sending"}')).toBe(1);
  expect(await valueOf('portal_mail_messages{status="sent"}')).toBe(1);
  expect(await valueOf('portal_mail_messages{status="failed"}')).toBe(1);
  expect(await valueOf('portal_mail_oldest_waiting_seconds')).toBe(3600);
});

test('without messages there is no age of the oldest one', async () => {
  expect(await valueOf('portal_mail_messages{status="pending"}')).toBe(0);
  expect(await valueOf('portal_mail_oldest_waiting_seconds')).toBe(0);
});

test('the current releases, and their reports from browsers, are shown', async () => {
  const remote = aRemoteRelease();
  await publishBuilt(portal.context, [aBuiltFolder(aShellRelease()), aBuiltFolder(remote)]);
  const current = `portal_release_info{part="mf-public",version="1.0.0",hash="${remote.hash}"}`;
  expect(await valueOf(current)).toBe(1);

  const { id = '' } = (await findRelease(portal.db, remote.name, remote.hash)) ?? {};
  const at = { firstAt: new Date(), lastAt: new Date(), composition: 'c' };
  await portal.db.insert(loadCounts).values([
    { releaseId: id, outcome: 'loaded', step: 100, count: 7, ...at },
    { releaseId: id, outcome: 'loaded', step: 250, count: 3, ...at },
    { releaseId: id, outcome: 'unreachable', step: 0, count: 2, ...at },
  ]);
  expect(await valueOf('portal_release_loads_total{part="mf-public",outcome="loaded"}')).toBe(10);
  expect(await valueOf('portal_release_loads_total{part="mf-public",outcome="unreachable"}')).toBe(2);
  // A second read counts nothing twice.
  expect(await valueOf('portal_release_loads_total{part="mf-public",outcome="loaded"}')).toBe(10);
});

test('PDFs that are rendered, waiting, failed and refused are counted', async () => {
  const gate = new EventEmitter();
  const held = once(gate, 'open');
  renderOne = () => held.then(() => new Uint8Array());
  const rendered = Promise.all([1, 2, 3].map(() => measured.render(A_DOCUMENT)));
  expect(await valueOf('portal_pdf_documents{state="drawing"}')).toBe(1);
  expect(await valueOf('portal_pdf_documents{state="waiting"}')).toBe(2);
  gate.emit('open');
  await rendered;
  renderOne = () => Promise.reject(new Error('no such font'));
  await expect(measured.render(A_DOCUMENT)).rejects.toThrow('no such font');
  renderOne = () => Promise.reject(new RendererBusyError('too many'));
  await expect(measured.render(A_DOCUMENT)).rejects.toThrow('too many');
  expect(await valueOf('portal_pdf_documents{state="drawing"}')).toBe(0);
  expect(await valueOf('portal_pdf_duration_seconds_count{outcome="made"}')).toBe(3);
  expect(await valueOf('portal_pdf_duration_seconds_count{outcome="failed"}')).toBe(1);
  expect(await valueOf('portal_pdf_duration_seconds_count{outcome="refused"}')).toBe(1);
});

test('connections to the database are counted', async () => {
  expect(await valueOf('portal_database_connections{state="open"}')).toBe(0);
  const client = await pool.connect();
  expect(await valueOf('portal_database_connections{state="open"}')).toBe(1);
  expect(await valueOf('portal_database_connections{state="idle"}')).toBe(0);
  client.release();
  expect(await valueOf('portal_database_connections{state="idle"}')).toBe(1);
  expect(await valueOf('portal_database_queries_waiting')).toBe(0);
  expect(await valueOf('portal_database_up')).toBe(1);
});

test('the last nightly backup is shown once a complete one exists', async () => {
  expect(await valueOf('portal_backup_last_success_timestamp_seconds')).toBe(0);
  const folder = join(dataDir, 'backups');
  mkdirSync(folder);
  for (const [name, seconds] of [
    ['nightly-2026-06-14.tar.gz', 1000],
    ['nightly-2026-06-15.tar.gz', 2000],
    ['nightly-2026-06-16.tar.gz.x.part', 3000],
    ['my-own.tar.gz', 4000],
  ] as const) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), seconds, seconds);
  }
  expect(await valueOf('portal_backup_last_success_timestamp_seconds')).toBe(2000);
});

test('while the database is away, the other metrics are served, and no old value passes for a new one', async () => {
  const nowhere = createPool({ url: 'postgres://nobody@127.0.0.1:9/nothing' });
  const metrics = openMetrics();
  const { context } = portal;
  const away = { ...context, db: databaseOf(nowhere), kind: 'postgresql', pool: nowhere, dataDir } as const;
  const { port, close } = await metrics.serve(away, { host: '127.0.0.1', port: 0 });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(/^portal_database_up 0$/m);
  expect(text).toMatch(/^portal_free_bytes \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toMatch(/^portal_mail_messages\{/m);
  expect(text).not.toMatch(/^portal_backup/m);
  await close();
  await nowhere.end();
});
