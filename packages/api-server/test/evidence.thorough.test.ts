import { sql } from 'drizzle-orm';
import { ownerToken } from './callers';
import { addReviewed, administratorToken } from './evaluations';
import { addPerson } from './people';
import { testPortal } from './portal';
import { wholeRound } from './rounds';
import { brokenIn, storedIn } from '../proofs/portal/evidence';

const portal = testPortal();

/** A facility whose application was submitted by the call, with a recipient of its message. */
async function submitted() {
  await administratorToken(portal);
  const { facility } = await addReviewed(portal, 'draft');
  const token = await ownerToken(portal, facility);
  const call = 'POST /national-facility/:id/submit-initial-acceptance-application';
  const { status } = await portal.callApi(call, { params: { id: facility.id }, token });
  expect(status).toBe(200);
  return facility.id;
}

const broken = (id: string) => brokenIn({ db: portal.db, files: portal.context.files }, [id]);

test('a complete submission passes', async () => {
  expect(await broken(await submitted())).toEqual([]);
});

// A rule that has never been seen failing guards nothing.
test.each<[lost: string, harm: string, found: RegExp]>([
  [
    'its audit entry',
    `delete from audit_entries where action = 'application.submit'`,
    /a submission and its document: 0 and 1/,
  ],
  ['its message', `delete from emails where kind = 'application-receipt'`, /a submission and its receipt: 1 and 0/],
  ['its snapshot', 'delete from snapshots', /what was frozen: 1 and 0/],
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

test.each<[harm: string, found: RegExp | null]>([
  ['select', null],
  ['delete from accepted_instruments', /a version without an instrument: 0 and 1/],
  ['delete from accepted_instruments; delete from accepted_versions', /an acceptance and its version: 1 and 0/],
])('an incomplete acceptance is found: %s', async (harm, found) => {
  await addPerson(portal, { email: 'ares@site.example', roles: ['ares'] });
  const { facility } = await wholeRound(portal, 'yes');
  for (const statement of harm.split('; ')) await portal.db.execute(sql.raw(statement));
  const ofVersions = (await broken(facility.id)).filter((words) => /version/.test(words));
  expect(ofVersions.join('\n')).toMatch(found ?? /^$/);
});

test('stored evidence is counted by facility and action', async () => {
  const id = await submitted();
  expect((await storedIn(portal.db)).get(`${id} application.submit`)).toBe(1);
});
