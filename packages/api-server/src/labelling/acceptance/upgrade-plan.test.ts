import type { AcceptanceStatusCode, NationalFacility } from '@portal/domain';
import { emailsByRecipient } from '../../../test/emails';
import { applicationOf, everything } from '../../../test/applications';
import { entriesOf } from '../../../test/audit';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { componentReviewers, files } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db, context } = portal;

const EDIT = 'POST /national-facility/:id/edit/initial-acceptance';

/** A facility whose plan can be added, and a document uploaded by its owner. */
async function waiting(status: AcceptanceStatusCode = 'preliminary_report_issued') {
  const facility = await addFacility(
    portal,
    { name: 'Observatory' },
    { status, preliminaryAcceptance: 'conditionally' },
  );
  const plan = await addFile(portal, { kind: 'document', uploaderId: facility.ownerId });
  return { facility, plan, token: await ownerToken(portal, facility) };
}

const add = (id: string, body: object, token?: string) => callApi(EDIT, { params: { id }, body, token });

test.each<[from: AcceptanceStatusCode, to: AcceptanceStatusCode]>([
  ['preliminary_report_issued', 'waiting_final_report'],
  ['waiting_final_report', 'waiting_final_report'],
  ['evaluated', 'evaluated'],
])('adding a plan while %s leads to %s [4.4, 7.4.5]', async (from, to) => {
  const { facility, plan, token } = await waiting(from);
  portal.pass(60);
  const { status, body } = await add(facility.id, { user_file: plan.id }, token);
  expect([status, body.code]).toEqual([200, 2]);
  expect((body.data as unknown as NationalFacility).submissions.initial_acceptance).toMatchObject({
    status: { code: to },
    user_file: plan.id,
  });
  const { statusSince } = await applicationOf(portal, facility.id);
  expect(statusSince.getTime() === context.now().getTime()).toBe(from !== to);
  expect(await db.select().from(files)).toMatchObject([{ linkedAs: 'upgrade-plan', facilityId: facility.id }]);
  expect(await entriesOf(portal, facility.id)).toMatchObject([
    { action: 'application.add-upgrade-plan', oldValue: { status: from }, newValue: { status: to } },
  ]);
});

test('an administrator may add a plan received by mail', async () => {
  const { facility } = await waiting();
  const token = await tokenOf(portal, 'an administrator', facility);
  const uploaderId = (await callApi('GET /user/profile', { token })).body.data as unknown as { _id: string };
  const plan = await addFile(portal, { kind: 'document', uploaderId: uploaderId._id });
  expect((await add(facility.id, { user_file: plan.id }, token)).status).toBe(200);
});

test('owner, staff and reviewers receive separate messages, and each person only one [11.9.7]', async () => {
  const { facility, plan, token } = await waiting();
  const { id: facilityId } = facility;
  await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  const both = await addPerson(portal, { email: 'admin@site.example', roles: ['administrator'] });
  const reviewer = await addPerson(portal, { email: 'reviewer@site.example', roles: ['lidar_reviewer'] });
  await db.insert(componentReviewers).values([
    { facilityId, component: 'lidar', userId: reviewer.id },
    { facilityId, component: 'lidar_data', userId: reviewer.id },
    { facilityId, component: 'photometer', userId: both.id },
  ]);
  await add(facilityId, { user_file: plan.id }, token);
  const sent = await emailsByRecipient(portal);
  expect(sent.map(({ kind, recipients }) => [kind, recipients])).toEqual([
    ['upgrade-plan-uploaded', ['admin@site.example']],
    ['upgrade-plan-uploaded', ['cars@site.example']],
    ['upgrade-plan-receipt', ['pi.ciao@site.example']],
    ['upgrade-plan-uploaded', ['reviewer@site.example']],
  ]);
  expect(sent[2]?.text).toContain(
    'Waiting for CARS to read the upgrade plan and issue the final report (since 2026-06-15).',
  );
  expect(sent[3]?.text).toContain('There is nothing for you to assess.');
});

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['another owner', 403],
  ['the reviewer of lidars', 403],
  ['an evaluator', 403],
  ['CARS', 403],
  ['ARES', 403],
])('%s may not add a plan (%i), and nothing changes', async (who, refusal) => {
  const { facility, plan } = await waiting();
  const token = await tokenOf(portal, who, facility);
  const before = await everything(portal);
  expect((await add(facility.id, { user_file: plan.id }, token)).status).toBe(refusal);
  expect(await everything(portal)).toEqual(before);
});

test.each(['registered', 'invited', 'draft', 'submitted'] as const)(
  'while %s no plan can be added, and nothing changes [4.4]',
  async (status) => {
    const { facility, plan, token } = await waiting(status);
    const before = await everything(portal);
    expect((await add(facility.id, { user_file: plan.id }, token)).status).toBe(409);
    expect(await everything(portal)).toEqual(before);
  },
);

test('a second plan is refused, and nothing changes [4.4, 9.4]', async () => {
  const { facility, plan, token } = await waiting();
  await add(facility.id, { user_file: plan.id }, token);
  const another = await addFile(portal, { kind: 'document', uploaderId: facility.ownerId });
  const before = await everything(portal);
  const { status, body } = await add(facility.id, { user_file: another.id }, token);
  expect([status, body.msg]).toEqual([409, 'An upgrade plan can be uploaded once, after the preliminary report.']);
  expect(await everything(portal)).toEqual(before);
});

test('exactly one of two simultaneous plans is accepted', async () => {
  const { facility, plan, token } = await waiting();
  const another = await addFile(portal, { kind: 'document', uploaderId: facility.ownerId });
  const answers = await Promise.all([plan, another].map(({ id }) => add(facility.id, { user_file: id }, token)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await db.select().from(files)).filter(({ linkedAs }) => linkedAs === 'upgrade-plan')).toHaveLength(1);
});

test.each<[what: string, change: (ownerId: string) => Partial<typeof files.$inferInsert>]>([
  ['a picture', (uploaderId) => ({ kind: 'image', uploaderId })],
  ['a file without an uploader', () => ({ kind: 'document', uploaderId: null })],
  ['a file linked to a record', (uploaderId) => ({ kind: 'document', uploaderId, linkedAs: 'shared' })],
])('%s cannot become the plan, and nothing changes [5.11]', async (_what, change) => {
  const { facility, token } = await waiting();
  const file = await addFile(portal, change(facility.ownerId));
  const before = await everything(portal);
  const { status, body } = await add(facility.id, { user_file: file.id }, token);
  expect([status, body.errors]).toEqual([422, [{ path: 'user_file', message: expect.stringContaining('upload it') }]]);
  expect(await everything(portal)).toEqual(before);
});

test('an upload of another user cannot become the plan', async () => {
  const { facility, token } = await waiting();
  const stranger = await addPerson(portal, { email: 'stranger@site.example' });
  const file = await addFile(portal, { kind: 'document', uploaderId: stranger.id });
  expect((await add(facility.id, { user_file: file.id }, token)).status).toBe(422);
});

test.each<[what: string, body: object, path: string]>([
  ['nothing', {}, ''],
  ['every field of the form left empty', { user_file: '', preliminary_acceptance: null, acceptance: '' }, ''],
  ['no id', { user_file: 'plan' }, 'user_file'],
  ['an unknown id', { user_file: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11', acceptance: '' }, 'user_file'],
])('%s is refused, and nothing changes', async (_what, sent, path) => {
  const { facility, token } = await waiting();
  const before = await everything(portal);
  const { status, body } = await add(facility.id, sent, token);
  expect([status, body.errors]).toEqual([422, [{ path, message: expect.any(String) }]]);
  expect(await everything(portal)).toEqual(before);
});

test('a plan with a statement, which would not be stored, is refused on that field, and nothing changes [12.192]', async () => {
  const { facility, plan, token } = await waiting();
  const before = await everything(portal);
  const words = { statement: 'We agree.', conditions: [{ text: 'Show a test.' }] };
  const { status, body } = await add(facility.id, { user_file: plan.id, ...words }, token);
  expect([status, body.errors]).toEqual([422, [{ path: 'statement', message: expect.any(String) }]]);
  expect(await everything(portal)).toEqual(before);
});

const NO_FILE = '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11';

test.each<[who: Caller, body: object, status: number]>([
  ['its owner', { preliminary_acceptance: 'yes' }, 403],
  ['its owner', { user_file: NO_FILE, acceptance: 'yes' }, 403],
  ['CARS', { user_file: NO_FILE, acceptance: 'yes' }, 403],
  ['CARS', { preliminary_acceptance: 'yes', acceptance: 'yes' }, 409],
  ['an administrator', { user_file: NO_FILE, acceptance: 'yes' }, 422],
])(
  'two steps at once, or the step of another role, from %s (%j) is refused with %i, and nothing changes [3.6, 11.6.4]',
  async (who, body, refusal) => {
    const facility = await addFacility(
      portal,
      {},
      { status: 'preliminary_report_issued', preliminaryAcceptance: 'yes' },
    );
    const token = await tokenOf(portal, who, facility);
    const before = await everything(portal);
    expect((await add(facility.id, body, token)).status).toBe(refusal);
    expect(await everything(portal)).toEqual(before);
  },
);
