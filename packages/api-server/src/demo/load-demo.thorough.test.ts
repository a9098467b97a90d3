import { renderMissingPdfs } from '../labelling/acceptance/render-missing-pdfs';
import { heldFiles } from '../../test/files';
import { testPortal } from '../../test/portal';
import type { Db } from '../platform/db/client';
import * as tables from '../platform/db/tables';
import { loadDemo } from './load-demo';

const portal = testPortal();
const { db, context } = portal;

test('a second load changes nothing', async () => {
  expect(await loadDemo(context)).toBe(true);
  const loaded = async () => [
    await db.select().from(tables.facilities).orderBy(tables.facilities.id),
    await heldFiles(portal),
  ];
  const before = await loaded();
  portal.pass(86_400);
  expect(await loadDemo(context)).toBe(false);
  expect(await loaded()).toEqual(before);
});

test('one of two simultaneous loads succeeds, and nothing of the other remains', async () => {
  const loads = await Promise.all([loadDemo(context), loadDemo(context)]);
  expect(new Set(loads)).toEqual(new Set([true, false]));
  const rows = await db.$count(tables.files);
  expect(await heldFiles(portal)).toEqual({ rows, stored: rows, incoming: 0 });
  expect((await db.select().from(tables.files)).filter(({ linkedAs }) => linkedAs === null)).toEqual([]);
});

test('a load that fails at the end leaves neither rows nor files', async () => {
  const failing: Db = Object.assign(Object.create(db), {
    transaction: (work: (tx: Db) => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await work(tx);
        throw new Error('the connection was lost');
      }),
  });
  await expect(loadDemo({ ...context, db: failing })).rejects.toThrow('the connection was lost');
  expect([await db.$count(tables.users), await db.$count(tables.facilities)]).toEqual([0, 0]);
  expect(await heldFiles(portal)).toEqual({ rows: 0, stored: 0, incoming: 0 });
});

const isSet = (id: string | null) => id !== null;

test('documents that were never rendered are rendered after the start, one each', async () => {
  await loadDemo(context);
  const plans = await db.$count(tables.files);
  jest.spyOn(context.pdf, 'render').mockResolvedValue(new Uint8Array(10));
  await renderMissingPdfs(context).done;
  expect(await db.$count(tables.files)).toBe(plans + 36 + 29 + 25);
  const rounds = await db.select().from(tables.applications);
  expect(rounds.map(({ submissionReportId }) => isSet(submissionReportId))).toEqual(
    rounds.map(({ submittedAt }) => submittedAt !== null),
  );
  expect(rounds.map(({ preliminaryReportId }) => isSet(preliminaryReportId))).toEqual(
    rounds.map(({ preliminaryAcceptance }) => preliminaryAcceptance !== null),
  );
  expect(rounds.map(({ finalReportId }) => isSet(finalReportId))).toEqual(
    rounds.map(({ acceptance }) => acceptance !== null),
  );
});

test('a database with a single user is left unchanged', async () => {
  await db.insert(tables.users).values({ email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron' });
  expect(await loadDemo(context)).toBe(false);
  expect(await db.$count(tables.facilities)).toBe(0);
});
