import { AUDIT_ACTIONS, AUDIT_KINDS } from '@portal/domain';
import { administratorToken } from '../../../test/evaluations';
import { enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { auditEntries } from '../../platform/db/tables';

const portal = testPortal();
const { db } = portal;

type Entry = typeof auditEntries.$inferInsert;

async function download(query: string, entries: Entry[]) {
  const authorization = `Bearer ${await administratorToken(portal)}`;
  await db.delete(auditEntries);
  for (let from = 0; from < entries.length; from += 500)
    await db.insert(auditEntries).values(entries.slice(from, from + 500));
  return portal.get(`/api/audit/csv${query}`, { authorization });
}

const anEntry = (change: Partial<Entry> = {}): Entry => ({
  at: new Date('2026-06-10T08:30:00.123Z'),
  action: 'facility.edit',
  objectKind: 'facility',
  objectId: 'x',
  objectName: 'CIAO',
  ...change,
});

test('the audit log is a file for spreadsheets, named after the day [12.13]', async () => {
  const changes = { oldValue: { name: null, pictures: [] }, newValue: { name: 'Übersicht', pictures: ['a', 'b'] } };
  const answer = await download('', [anEntry({ ...changes, objectName: '=1+1' })]);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="audit_2026-06-15.csv"; filename*=UTF-8''audit_2026-06-15.csv`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(answer.body.slice(1).split('\r\n')).toEqual([
    '"Time (UTC)","Person","What happened","Kind","Name","Facility","Before","After"',
    `"2026-06-10 08:30:00","","The portal changed the general information","Facilities","'=1+1","","Name: Not given; Picture: Not given","Name: Übersicht; Picture: a picture"`,
    '',
  ]);
});

test('a reported condition is named beside the report', async () => {
  const values = { oldValue: { condition: 'Show a telecover test.' }, newValue: { reason: 'It is in the report.' } };
  const { body } = await download('', [anEntry({ action: 'application.report-condition', ...values })]);
  expect(body).toContain(',"","Condition: Show a telecover test.; Reason: It is in the report."');
});

test('the kind of an entry is that of its action, by which the page filters, in words', async () => {
  const entries = AUDIT_ACTIONS.map((action) => anEntry({ action, objectKind: 'contact message' }));
  const { body } = await download('', [anEntry({ action: 'application.submit' }), ...entries]);
  expect(body).toContain('submitted the application","Applications","CIAO"');
  const kinds = body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split('","')[3]);
  expect(new Set(kinds)).toEqual(new Set(Object.values(AUDIT_KINDS)));
});

test('without entries, the file has only the head', async () => {
  expect((await download('?kind=lidar', [anEntry()])).body.split('\r\n')).toHaveLength(2);
});

/** Seven hundred entries have the same time. */
const moment = (number: number) => new Date(Date.UTC(2026, 5, 10) + Math.floor(number / 700) * 1000);

/** The numbers in the names of the entries. */
const named = (body: string) =>
  body
    .split('\r\n')
    .flatMap((line) => /"No (\d+)"/.exec(line)?.[1] ?? [])
    .map(Number);

test('entries beyond one batch are all in the file, once, newest first, also those of the same time', async () => {
  const many = Array.from({ length: 2500 }, (_each, number) =>
    anEntry({
      at: moment(number),
      objectName: `No ${number}`,
      action: number % 5 === 0 ? 'lidar.edit' : 'facility.edit',
    }),
  );
  const expected = many.map((_each, number) => number).toReversed();
  const answer = await download('', many);
  expect(named(answer.body)).toEqual(expected);
  const { access_token } = await enter(portal, 'admin@site.example');
  const authorization = `Bearer ${access_token}`;
  const some = await portal.get('/api/audit/csv?kind=lidar', { authorization });
  expect(named(some.body)).toEqual(expected.filter((number) => number % 5 === 0));
});

test('a failure of the database is reported, without part of a file', async () => {
  const authorization = `Bearer ${await administratorToken(portal)}`;
  await db.execute('alter table audit_entries rename to audit_entries_away');
  const answer = await portal.get('/api/audit/csv', { authorization });
  await db.execute('alter table audit_entries_away rename to audit_entries');
  expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([500, 1002]);
});
