import type { AcceptanceStatusCode, NationalFacility } from '@portal/domain';
import { emailsByRecipient } from '../../../test/emails';
import { everything } from '../../../test/applications';
import { entriesOf } from '../../../test/audit';
import { tokenOf, type Caller } from '../../../test/callers';
import { addReviewed, administratorToken, giveEvaluations } from '../../../test/evaluations';
import { heldFiles } from '../../../test/files';
import { testPortal } from '../../../test/portal';
import { reset, wholeRound } from '../../../test/rounds';
import { atOnce } from '../../../test/waiting';
import { applications, componentReviewers, evaluations, snapshots } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db, context } = portal;

const RESET = 'POST /national-facility/:id/reset-initial-acceptance';

/** The finished round and the current one. */
async function rounds() {
  const all = await db.select().from(applications).orderBy(applications.round);
  const [finished, present, ...others] = all;
  if (!finished || !present || others.length > 0) throw new Error('There are not exactly two rounds.');
  return { finished, present };
}

const evaluationsOf = async ({ id }: { id: string }) =>
  (await db.select().from(evaluations).orderBy(evaluations.targetKind, evaluations.aspect)).filter(
    ({ applicationId }) => applicationId === id,
  );

const acceptanceIn = (data: unknown) => (data as NationalFacility).submissions.initial_acceptance;

test('a reopened evaluation continues with its submission and texts, and the finished round stays intact [3.5, 11.6.10]', async () => {
  const { facility, token, round } = await wholeRound(portal);
  const [before] = await db.select().from(applications);
  const written = await evaluationsOf(round);
  const held = await heldFiles(portal);
  const { status, body } = await reset(portal, facility.id, 'evaluation', token);
  expect([status, body.code]).toEqual([200, 2]);
  const at = context.now().getTime() / 1000;
  expect(acceptanceIn(body.data)).toMatchObject({
    status: { code: 'submitted' },
    status_since: at,
    round: 2,
    date: new Date('2026-06-15T12:00:00Z').getTime() / 1000,
    evaluation_date: null,
    reviewers_set: true,
    preliminary_acceptance: null,
    acceptance: null,
    preliminary_report: null,
    final_report: null,
    user_file: null,
    can_issue_preliminary_report: false,
  });
  const { finished, present } = await rounds();
  expect(finished).toEqual({
    ...before,
    isCurrent: false,
    archivedAt: context.now(),
    archivedById: expect.any(String),
    archiveReason: 'A new laser was installed.',
    version: (before?.version ?? 0) + 1,
    updatedAt: expect.any(Date),
  });
  expect(present.submissionReportId).toBe(finished.submissionReportId);
  expect(await evaluationsOf(finished)).toEqual(written);
  const drafts = await evaluationsOf(present);
  expect(drafts).toHaveLength(8);
  expect(drafts).toMatchObject(
    written.map(({ targetId, aspect, compliance, comments, recommendations, reviewerId }) => {
      const kept = { targetId, aspect, compliance, comments, recommendations, reviewerId };
      return { ...kept, evaluatedAt: null, suggestion: null };
    }),
  );
  expect(await heldFiles(portal)).toEqual(held);
  const frozen = await db.select().from(snapshots);
  const submissions = frozen.filter(({ kind }) => kind === 'submission');
  expect(new Set(submissions.map(({ applicationId }) => applicationId))).toEqual(new Set([finished.id, present.id]));
  expect(submissions[0]?.content).toEqual(submissions[1]?.content);
  expect(frozen).toHaveLength(4);
});

test('a returned application can be changed and submitted again, in a new round [11.6.10]', async () => {
  const { facility, token } = await wholeRound(portal, 'no');
  const { status, body } = await reset(portal, facility.id, 'facility', token);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    editable: true,
    submissions: {
      initial_acceptance: {
        status: { code: 'draft' },
        round: 2,
        date: null,
        status_since: context.now().getTime() / 1000,
      },
    },
  });
  const { finished, present } = await rounds();
  expect(finished).toMatchObject({ status: 'evaluated', acceptance: 'no', isCurrent: false });
  expect(present).toMatchObject({ submittedAt: null, submissionReportId: null, isCurrent: true });
  expect(await evaluationsOf(present)).toEqual([]);
  expect(await db.$count(componentReviewers)).toBe(4);
  const submitted = await callApi('POST /national-facility/:id/submit-initial-acceptance-application', {
    params: { id: facility.id },
    token: await tokenOf(portal, 'its owner', facility),
  });
  expect(submitted.status).toBe(200);
  expect((await rounds()).present.submissionReportId).not.toBe(finished.submissionReportId);
});

test.each([
  ['evaluation', 'application.reopen', 'submitted'],
  ['facility', 'application.return-to-facility', 'draft'],
] as const)('the reset to the %s is recorded with its reason', async (target, action, status) => {
  const { facility } = await addReviewed(portal, 'waiting_final_report');
  await reset(portal, facility.id, target, await administratorToken(portal));
  expect(await entriesOf(portal, facility.id)).toMatchObject([
    {
      action,
      objectName: 'CIAO',
      oldValue: { status: 'waiting_final_report' },
      newValue: { status, reason: 'A new laser was installed.' },
    },
  ]);
});

const REVIEWERS = ['lidar', 'lidar_data', 'photometer', 'photometer_data'].map((name) => `${name}@site.example`);

test.each([
  ['evaluation', 'evaluation-reopened', REVIEWERS.map((address) => [address]), 'to submit'],
  ['facility', 'application-returned', [REVIEWERS], 'nothing to evaluate'],
] as const)(
  'after a reset to the %s, owner and reviewers receive separate messages with the reason [11.9.7]',
  async (target, kind, groups, next) => {
    const { facility } = await addReviewed(portal);
    await reset(portal, facility.id, target, await administratorToken(portal));
    const mails = await emailsByRecipient(portal);
    const isOwners = ({ recipients }: (typeof mails)[number]) => recipients[0] === 'pi.ciao@site.example';
    const owner = mails.find(isOwners);
    const reviewers = mails.filter((mail) => !isOwners(mail));
    expect([owner?.kind, owner?.recipients]).toEqual([kind, ['pi.ciao@site.example']]);
    expect(reviewers.map((mail) => [mail.kind, mail.recipients])).toEqual(groups.map((group) => [kind, group]));
    expect(owner?.text).toContain('Reason: A new laser was installed.');
    expect(owner?.text).not.toMatch(/Rita|lidar\w*@site/);
    expect(reviewers.filter(({ text }) => !text.includes(next))).toEqual([]);
  },
);

test.each(['submitted', 'preliminary_report_issued', 'waiting_final_report', 'evaluated'] as const)(
  'a round can be ended while it is %s',
  async (status) => {
    const { facility } = await addReviewed(portal, status);
    expect((await reset(portal, facility.id, 'evaluation', await administratorToken(portal))).status).toBe(200);
    expect((await rounds()).finished.status).toBe(status);
  },
);

test.each<AcceptanceStatusCode>(['registered', 'invited', 'draft'])(
  'a round cannot be ended while it is %s, and nothing changes',
  async (status) => {
    const { facility } = await addReviewed(portal, status);
    const token = await administratorToken(portal);
    const before = await everything(portal);
    for (const target of ['evaluation', 'facility'] as const) {
      const answer = await reset(portal, facility.id, target, token);
      expect([answer.status, answer.body.msg]).toEqual([
        409,
        'Only an application that has been submitted can be reset.',
      ]);
    }
    expect(await everything(portal)).toEqual(before);
  },
);

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['its owner', 403],
  ['another owner', 403],
  ['an evaluator', 403],
  ['CARS', 403],
  ['ARES', 403],
])('%s may not reset (%i), and nothing changes', async (who, refusal) => {
  const { facility } = await addReviewed(portal, 'evaluated');
  const token = (await tokenOf(portal, who, facility)) ?? '';
  const before = await everything(portal);
  const answer = await callApi(RESET, {
    params: { id: facility.id },
    body: { target: 'evaluation', reason: 'Because' },
    ...(token && { token }),
  });
  expect(answer.status).toBe(refusal);
  expect(await everything(portal)).toEqual(before);
});

test.each<[what: string, body: object, path: string]>([
  ['no reason', { target: 'evaluation' }, 'reason'],
  ['an empty reason', { target: 'evaluation', reason: '  ' }, 'reason'],
  ['a reason that is too long', { target: 'evaluation', reason: 'x'.repeat(10_001) }, 'reason'],
  ['no target', { reason: 'Because' }, 'target'],
  ['another target', { target: 'everything', reason: 'Because' }, 'target'],
])('a request with %s is refused', async (_what, body, path) => {
  const { facility } = await addReviewed(portal, 'evaluated');
  const token = await administratorToken(portal);
  const before = await everything(portal);
  const answer = await callApi(RESET, { params: { id: facility.id }, body, token });
  expect([answer.status, answer.body.errors]).toEqual([422, [expect.objectContaining({ path })]]);
  expect(await everything(portal)).toEqual(before);
});

test('two simultaneous resets end the round only once', async () => {
  const reviewed = await addReviewed(portal, 'submitted');
  await giveEvaluations(portal, reviewed);
  const token = await administratorToken(portal);
  const answers = await atOnce(
    portal,
    reviewed.facility.id,
    (['evaluation', 'facility'] as const).map((target) => () => reset(portal, reviewed.facility.id, target, token)),
  );
  const done = answers.filter(({ status }) => status === 200).length;
  // The embedded database has one connection: a reset that starts after the other has finished ends the next round.
  expect(portal.kind === 'embedded' ? [1, 2] : [1]).toContain(done);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2 - done);
  expect(await db.$count(applications)).toBe(1 + done);
  expect(await entriesOf(portal, reviewed.facility.id)).toHaveLength(done);
});
