import { sql } from 'drizzle-orm';
import { ownerToken } from '../../test/callers';
import { addReviewed, administratorToken } from '../../test/evaluations';
import { testPortal } from '../../test/portal';
import { brokenIn, storedIn } from './evidence';
import { Ledger } from './ledger';

const portal = testPortal();

/** A facility whose application was submitted by the call, with somebody to be told of it. */
async function submitted() {
  await administratorToken(portal);
  const { facility } = await addReviewed(portal, 'draft');
  const token = await ownerToken(portal, facility);
  const call = 'POST /national-facility/:id/submit-initial-acceptance-application';
  const { status } = await portal.ask(call, { params: { id: facility.id }, token });
  expect(status).toBe(200);
  return facility.id;
}

const broken = (id: string) => brokenIn(portal.db, [id], portal.folder);

test('a submission that was taken as a whole is in order', async () => {
  expect(await broken(await submitted())).toEqual([]);
});

// A rule that nobody has seen failing guards nothing.
test.each<[lost: string, harm: string, found: RegExp]>([
  [
    'its entry',
    `delete from audit_entries where action = 'application.submit'`,
    /a submission and its document: 0 and 1/,
  ],
  ['its message', `delete from emails where kind = 'application-receipt'`, /a submission and its receipt: 1 and 0/],
  ['what was frozen', 'delete from snapshots', /what was frozen: 1 and 0/],
  [
    'the link of its document',
    `update files set linked_as = null, linked_id = null`,
    /a submission and its document: 1 and 0/,
  ],
  ['the name of its document', 'update applications set submission_report_id = null', /without its document: 0 and 1/],
  ['the bytes of its document', `update files set sha256 = 'x'`, /the bytes of file .* are lost/],
  [
    'the step itself',
    `update applications set is_current = false, archived_at = now()`,
    /a reset and the round that it ended: 0 and 1/,
  ],
])('a submission that lost %s is found', async (_lost, harm, found) => {
  const id = await submitted();
  await portal.db.execute(sql.raw(harm));
  expect((await broken(id)).join('\n')).toMatch(found);
});

const heard = (status: number, msg = '') => ({ status, body: { msg } });
const AWAY = 'The portal is busy or its database is away. Please try again in a moment.';

test.each<[what: string, answers: number[], stored: number, wrong: string[]]>([
  ['all acknowledged, all there', [200, 200], 2, []],
  ['one of which nothing was heard, and it is there', [200, 0], 2, []],
  ['one of which nothing was heard, and it is not', [200, 503], 1, []],
  ['one acknowledged is lost', [200, 200], 1, ['F edit: 2 acknowledged, 1 stored']],
  ['one is there twice', [200, 0], 3, ['F edit: 2 tried, 3 stored']],
])('%s', (_what, answers, stored, wrong) => {
  const ledger = new Ledger();
  for (const status of answers) ledger.note('F', 'edit', heard(status, AWAY));
  expect(ledger.compare(new Map([['F edit', stored]]))).toEqual(wrong);
  expect(ledger.surprises).toEqual([]);
});

test('an answer that nobody should hear is noted', () => {
  const ledger = new Ledger();
  ledger.note('F', 'edit', heard(500, 'Could not save information!'));
  ledger.note('F', 'edit', heard(503, 'Service Unavailable'));
  ledger.see(heard(403, 'No.'));
  expect(ledger.surprises).toEqual([
    'edit: 500 Could not save information!',
    '503 in the words "Service Unavailable"',
    'a load: 403 No.',
  ]);
});

test('what is stored is counted by facility and action', async () => {
  const id = await submitted();
  expect((await storedIn(portal.db)).get(`${id} application.submit`)).toBe(1);
});
