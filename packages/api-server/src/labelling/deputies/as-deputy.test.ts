import type { HistoryEntry, MyFacilities, NationalFacility } from '@portal/domain';
import { addComplete } from '../../../test/applications';
import { entriesOf } from '../../../test/audit';
import { ownerToken } from '../../../test/callers';
import { deriveState } from '../../../test/derived-state';
import { DEPUTY, addDeputyOf } from '../../../test/deputies';
import { emailsInOrder } from '../../../test/emails';
import { addReviewed, administratorToken, giveEvaluations } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { testPortal } from '../../../test/portal';
import { userRoles } from '../../platform/db/tables';
import { getFacility } from '../facilities/load-facility';
import { toOpenApplication, waitingFor } from '../work/waiting';

const portal = testPortal();
const { callApi, db } = portal;

const dataOf = async <Data>(answer: Promise<{ body: { data?: unknown } }>) => (await answer).body.data as Data;

test('a deputy edits and submits in their own name, and deputy and owner each receive a receipt [12.36]', async () => {
  const { facility } = await addComplete(portal, 'invited');
  const { id, token } = await addDeputyOf(portal, facility.id);
  const params = { id: facility.id };
  const body = { name: 'Renamed by Dora' };
  expect((await callApi('POST /national-facility/:id/edit/general-info', { params, token, body })).status).toBe(200);
  const submitted = await callApi('POST /national-facility/:id/submit-initial-acceptance-application', {
    params,
    token,
  });
  expect([submitted.status, submitted.body.data]).toEqual([
    200,
    expect.objectContaining({ is_owner: false, is_deputy: true, editable: false }),
  ]);
  const entries = await entriesOf(portal, facility.id);
  expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['application.start', id],
    ['facility.edit', id],
    ['application.submit', id],
  ]);
  const receipts = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'application-receipt');
  expect(new Set(receipts.map(({ recipients }) => recipients.join()))).toEqual(
    new Set([DEPUTY, 'pi.ciao@site.example']),
  );
  expect(receipts).toHaveLength(2);
});

test("owner and deputies see each other's actions in the history [12.36]", async () => {
  const { facility } = await addComplete(portal, 'draft');
  const { token } = await addDeputyOf(portal, facility.id);
  const params = { id: facility.id };
  const edit = (by: string, name: string) =>
    callApi('POST /national-facility/:id/edit/general-info', { params, token: by, body: { name } });
  await edit(token, 'One');
  await edit(await administratorToken(portal), 'Two');
  const read = async (by: string) => {
    const list = await dataOf<HistoryEntry[]>(callApi('GET /national-facility/:id/history', { params, token: by }));
    return list.map(({ action, person }) => [action, person]);
  };
  expect(await read(await ownerToken(portal, facility))).toEqual([['facility.edit', 'Dora Bell']]);
  expect(await read(token)).toEqual([['facility.edit', 'Dora Bell']]);
});

test('a deputy uploads the upgrade plan [12.36]', async () => {
  const { facility } = await addReviewed(portal, 'preliminary_report_issued');
  const { id, token } = await addDeputyOf(portal, facility.id);
  const { id: user_file } = await addFile(portal, { kind: 'document', uploaderId: id });
  const { status } = await callApi('POST /national-facility/:id/edit/initial-acceptance', {
    params: { id: facility.id },
    token,
    body: { user_file },
  });
  expect(status).toBe(200);
  const receipts = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'upgrade-plan-receipt');
  expect(new Set(receipts.map(({ recipients }) => recipients.join()))).toEqual(
    new Set([DEPUTY, 'pi.ciao@site.example']),
  );
  expect(receipts).toHaveLength(2);
});

test('a deputy sees no evaluation before the report, and never the name of a reviewer [12.36]', async () => {
  const reviewed = await addReviewed(portal);
  await giveEvaluations(portal, reviewed);
  const params = { id: reviewed.facility.id };
  const { token } = await addDeputyOf(portal, params.id);
  const facility = await callApi('GET /national-facility/:id/general-info', { params, token });
  expect(facility.status).toBe(200);
  expect(JSON.stringify(facility.body)).not.toContain('Rita');
  expect((await callApi('GET /national-facility/:id/lidar-compliance', { params, token })).status).toBe(404);
  expect((await callApi('GET /national-facility/:id/initial-acceptance-reviewers', { params, token })).status).toBe(
    403,
  );
});

test("the user's own facilities are listed first, followed by those of a deputy [12.36]", async () => {
  const first = await addFacility(portal, { acronym: 'FIRST' });
  const { id, token } = await addDeputyOf(portal, first.id);
  const own = await addFacility(portal, { acronym: 'OWN', ownerId: id });
  const { nfs } = await dataOf<MyFacilities>(callApi('GET /my/national-facilities', { token }));
  expect(nfs.map(({ acronym }) => acronym)).toEqual(['OWN', 'FIRST']);
  expect(await dataOf(callApi('GET /my/national-facility', { token }))).toEqual({ exists: true, id: own.id });
  const { acronym } = await dataOf<NationalFacility>(callApi('GET /my/national-facility/general-info', { token }));
  expect(acronym).toBe('OWN');
});

test('tasks of the owner are also tasks of a deputy [12.36]', async () => {
  const { facility } = await addComplete(portal, 'draft');
  const { id } = await addDeputyOf(portal, facility.id);
  await deriveState(db);
  const application = toOpenApplication(await getFacility(db, facility.id));
  const person = { id, email: DEPUTY, firstName: 'Dora', lastName: 'Bell' };
  const waits = (permissions: 'edit-own-nf'[]) =>
    waitingFor({ ...person, permissions }, application).map(({ what }) => what);
  expect(waits(['edit-own-nf'])).toEqual(['Complete and submit the application']);
  expect(waits([])).toEqual([]);
});

test('a deputy cannot be set as a reviewer [12.36]', async () => {
  const { facility } = await addComplete(portal, 'submitted');
  const { id } = await addDeputyOf(portal, facility.id);
  await db.insert(userRoles).values({ userId: id, role: 'lidar_reviewer' });
  const answer = await callApi('POST /national-facility/:id/set-initial-acceptance-reviewers', {
    params: { id: facility.id },
    token: await administratorToken(portal),
    body: { lidar: id },
  });
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    [{ path: 'lidar', message: 'A deputy of a facility cannot review it.' }],
  ]);
});
