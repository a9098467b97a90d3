import type { AcceptanceCode, AcceptanceStatusCode, NationalFacility } from '@portal/domain';
import { everything } from '../../../test/applications';
import { entriesOf } from '../../../test/audit';
import { tokenOf, type Caller } from '../../../test/callers';
import { addReviewed, administratorToken, giveEvaluations } from '../../../test/evaluations';
import { heldFiles, storedBytes } from '../../../test/files';
import { only } from '../../../test/only';
import { addPerson, enter } from '../../../test/people';
import { readPdf, renderHere, wordsOf } from '../../../test/pdf';
import { testPortal } from '../../../test/portal';
import {
  applications,
  componentReviewers,
  emails,
  evaluations,
  facilities,
  files,
  lidars,
  snapshots,
} from '../../platform/db/tables';
import { RendererBusyError } from '../../platform/pdf/renderer';
import type { ReportSnapshot } from '../pdf/report-snapshot';

const portal = testPortal();
Object.assign(portal.context, { pdf: renderHere });
const { callApi, db, context } = portal;

const EDIT = 'POST /national-facility/:id/edit/initial-acceptance';

/** A facility with every required evaluation, in a state that the preliminary report leads to where one is named. */
async function evaluated(
  status: AcceptanceStatusCode = 'submitted',
  preliminary: AcceptanceCode = 'conditionally',
  leftOut: string[] = [],
) {
  const contacts = {
    pi_contact: 'pi@site.example',
    lidar_pi_contact: 'PI@site.example',
    photometer_pi_contact: 'telephone 12',
    ceilometer_pi_contact: 'ceilo@site.example',
  };
  const reviewed = await addReviewed(portal, 'submitted', contacts);
  await giveEvaluations(portal, reviewed, leftOut);
  const reported = { status, preliminaryAcceptance: preliminary, evaluatedAt: new Date('2026-06-01T09:00:00Z') };
  if (status !== 'submitted') await db.update(applications).set(reported);
  return reviewed;
}

const carsToken = async () => {
  await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  return (await enter(portal, 'cars@site.example')).access_token;
};

const issue = (id: string, body: object, token?: string) => callApi(EDIT, { params: { id }, body, token });

const acceptanceIn = (data: unknown) => (data as NationalFacility).submissions.initial_acceptance;
const snapshotOf = async (kind: 'preliminary-report' | 'final-report' | 'operational-configuration') =>
  (await db.select().from(snapshots)).find((snapshot) => snapshot.kind === kind)?.content;

test.each<AcceptanceCode>(['yes', 'conditionally', 'no'])(
  'the preliminary report is issued with the acceptance "%s" [1.6, 3.5, 7.4.5, 11.6.5]',
  async (acceptance) => {
    const { facility } = await evaluated();
    portal.pass(86_400);
    const { status, body } = await issue(facility.id, { preliminary_acceptance: acceptance }, await carsToken());
    expect([status, body.code]).toEqual([200, 2]);
    const at = context.now().getTime() / 1000;
    const round = await only(db.select().from(applications));
    expect(acceptanceIn(body.data)).toMatchObject({
      status: { code: 'preliminary_report_issued' },
      status_since: at,
      evaluation_date: at,
      preliminary_acceptance: { code: acceptance },
      acceptance: null,
      preliminary_report: round.preliminaryReportId,
      final_report: null,
      can_issue_preliminary_report: false,
      can_issue_final_report: acceptance !== 'conditionally',
    });
    expect(await entriesOf(portal, facility.id)).toMatchObject([
      {
        action: 'application.issue-preliminary-report',
        objectName: 'CIAO',
        oldValue: { status: 'submitted' },
        newValue: { status: 'preliminary_report_issued', acceptance },
      },
    ]);
  },
);

test.each<[from: AcceptanceStatusCode, preliminary: AcceptanceCode, acceptance: AcceptanceCode]>([
  ['preliminary_report_issued', 'yes', 'yes'],
  ['preliminary_report_issued', 'no', 'no'],
  ['waiting_final_report', 'conditionally', 'conditionally'],
  ['waiting_final_report', 'yes', 'no'],
])(
  'the final report is issued while %s after "%s" with "%s" [7.4.5, 11.6.3, 11.6.5]',
  async (from, preliminary, acceptance) => {
    const { facility } = await evaluated(from, preliminary);
    const { status, body } = await issue(facility.id, { acceptance, user_file: null }, await carsToken());
    expect([status, body.code]).toEqual([200, 2]);
    expect(acceptanceIn(body.data)).toMatchObject({
      status: { code: 'evaluated' },
      evaluation_date: context.now().getTime() / 1000,
      preliminary_acceptance: { code: preliminary },
      acceptance: { code: acceptance },
      final_report: expect.any(String),
    });
    expect(await entriesOf(portal, facility.id)).toMatchObject([
      {
        action: 'application.issue-final-report',
        oldValue: { status: from },
        newValue: { status: 'evaluated', acceptance },
      },
    ]);
  },
);

test('what is reported is frozen, with every evaluation and without the names of reviewers [11.7.5]', async () => {
  const reviewed = await evaluated();
  await db.update(evaluations).set({ reviewerId: reviewed.reviewers.lidar });
  await db.insert(evaluations).values({
    applicationId: reviewed.round.id,
    targetKind: 'facility',
    targetId: reviewed.facility.id,
    aspect: 'photometer',
    comments: 'Only a draft',
  });
  await issue(reviewed.facility.id, { preliminary_acceptance: 'conditionally' }, await carsToken());
  const report = (await snapshotOf('preliminary-report')) as ReportSnapshot;
  expect(report).toMatchObject({
    kind: 'preliminary',
    round: 1,
    submitted_at: context.now().getTime() / 1000,
    facility: { acronym: 'CIAO' },
    lidars: [{ name: 'MUSA', data_compliance: { code: 'yes' }, data_comments: 'Checked.', data_reviewer: null }],
    photometers: [{ name: 'Cimel 1', general_recommendations: 'None.' }],
    evaluations: {
      synergy: { compliance: { code: 'yes' } },
      lidar: { compliance: null },
      photometer: { comments: null },
    },
    synergy_matrix: { pairs: [{ distance: 0, synergy: 'yes' }] },
  });
  expect(JSON.stringify(report)).not.toContain('Rita');
});

/** The text of the one report that was kept. */
async function reportText(as: 'preliminary-report' | 'final-report') {
  const file = await only(db.select().from(files));
  expect(file.linkedAs).toBe(as);
  const bytes = await storedBytes(portal, file.storageKey);
  return { file, text: await readPdf(bytes ?? Buffer.alloc(0)) };
}

test('the document tells every word that reviewers wrote, and is what the evaluation call answers', async () => {
  const { facility } = await evaluated();
  const comments = 'Ο ανιχνευτής είναι εντάξει.\n\nВторой абзац: ≤ 15 m, → 607 nm.';
  const recommendations = 'Repeat the test. '.repeat(580);
  await db.update(evaluations).set({ comments, recommendations });
  const token = await carsToken();
  await issue(facility.id, { preliminary_acceptance: 'conditionally' }, token);
  const { file, text } = await reportText('preliminary-report');
  expect(file).toMatchObject({ name: 'CIAO_preliminary-report_2026-06-15.pdf', facilityId: facility.id });
  expect(text.title).toBe('Preliminary report: Potenza observatory (CIAO)');
  const words = wordsOf(text);
  expect(words.match(/εντάξει\.Второйабзац:≤15m,→607nm\./g)).toHaveLength(8);
  expect(words.match(/Repeat/g)).toHaveLength(8 * 580);
  expect(words).not.toContain('Rita');
  const url = `/api/national-facility/${facility.id}/initial-acceptance-evaluation-pdf`;
  const { headers } = await portal.get(url, { authorization: `Bearer ${token}` });
  expect(headers).toMatchObject({ etag: `"${file.sha256}"`, 'content-type': 'application/pdf' });
});

test.each<AcceptanceCode>(['yes', 'conditionally'])(
  'with "%s" the configuration of every lidar is approved [1.8, 11.1.3]',
  async (acceptance) => {
    const { facility, lidar } = await evaluated('waiting_final_report');
    await issue(facility.id, { acceptance }, await carsToken());
    expect(await snapshotOf('operational-configuration')).toMatchObject({
      facility: 'CIAO',
      configurations: [
        {
          exported_at: '2026-06-15T12:00:00Z',
          approval: { approved_at: '2026-06-15' },
          lidar: { portal_id: lidar.id, name: 'MUSA' },
          lidar_version: { name: '1' },
          lidar_configuration: { sun_photometer_distance: 0 },
        },
      ],
    });
  },
);

test('with "no" nothing is approved', async () => {
  const { facility } = await evaluated('waiting_final_report');
  await issue(facility.id, { acceptance: 'no' }, await carsToken());
  expect(await snapshotOf('operational-configuration')).toBeUndefined();
});

const sent = async () =>
  (await db.select().from(emails).orderBy(emails.createdAt)).map(({ kind, recipients }) => [kind, recipients]);

test('after the preliminary report, the owner and the contacts are told apart what to do next', async () => {
  const { facility } = await evaluated();
  portal.pass(86_400);
  await issue(facility.id, { preliminary_acceptance: 'conditionally' }, await carsToken());
  expect(await sent()).toEqual([
    ['preliminary-report-issued', ['pi.ciao@site.example']],
    ['preliminary-report-issued', ['pi@site.example', 'ceilo@site.example']],
  ]);
  const [owner, contacts] = await db.select().from(emails).orderBy(emails.createdAt);
  for (const text of [owner?.text, contacts?.text]) {
    expect(text).toContain('The evaluation is: Conditionally accepted.');
    expect(text).toContain('It has been up to the facility since 2026-06-16 to upload its upgrade plan.');
    expect(text).not.toContain('Rita');
    expect(text).not.toMatch(/(lidar|photometer)\w*@site/);
  }
  expect(owner?.text).toContain(`https://portal.example/edit-nf/${facility.id}`);
});

test('after the final report, administrators and ARES are told too [1.8]', async () => {
  const { facility } = await evaluated('waiting_final_report');
  await addPerson(portal, { email: 'ares@site.example', roles: ['ares'] });
  await issue(facility.id, { acceptance: 'yes' }, await administratorToken(portal));
  expect(await sent()).toEqual([
    ['final-report-issued', ['pi.ciao@site.example']],
    ['final-report-issued', ['pi@site.example', 'ceilo@site.example']],
    ['final-report-issued', ['admin@site.example']],
    ['configuration-approved', ['ares@site.example']],
  ]);
  const told = await db.select().from(emails).orderBy(emails.createdAt);
  expect(told[0]?.text).toContain('The evaluation is: Accepted.');
  expect(told[3]?.text).toContain(`/api/national-facility/${facility.id}/operational-configuration`);
  expect(told[3]?.text).toContain('MUSA');
});

test.each<[what: string, acceptance: AcceptanceCode, withLidar: boolean]>([
  ['is not accepted', 'no', true],
  ['has no lidar', 'yes', false],
])('ARES is told nothing of a facility that %s', async (_what, acceptance, withLidar) => {
  const { facility } = await evaluated('waiting_final_report');
  if (!withLidar) await db.delete(lidars);
  await addPerson(portal, { email: 'ares@site.example', roles: ['ares'] });
  await issue(facility.id, { acceptance }, await carsToken());
  expect((await sent()).map(([kind]) => kind)).not.toContain('configuration-approved');
});

const STEPS = [
  ['preliminary report', 'submitted', { preliminary_acceptance: 'yes' }],
  ['final report', 'waiting_final_report', { acceptance: 'yes' }],
] as const;

describe.each(STEPS)('the %s', (report, due, body) => {
  const refusal = `Cannot submit ${report} at this time.`;

  test.each<[who: Caller, status: number]>([
    ['nobody', 401],
    ['its owner', 403],
    ['another owner', 403],
    ['an evaluator', 403],
    ['the reviewer of lidars', 403],
    ['ARES', 403],
  ])('may not be issued by %s (%i), and nothing changes [11.3.4]', async (who, status) => {
    const { facility } = await evaluated(due);
    await db.delete(componentReviewers);
    const token = await tokenOf(portal, who, facility);
    const before = await everything(portal);
    expect((await issue(facility.id, body, token)).status).toBe(status);
    expect(await everything(portal)).toEqual(before);
  });

  test.each(['registered', 'invited', 'draft', 'submitted', 'preliminary_report_issued', 'evaluated'] as const)(
    'cannot be issued at the wrong moment, as %s, and nothing changes [4.8, 4.9]',
    async (status) => {
      const { facility } = await evaluated(status, 'conditionally', ['facility-synergy']);
      const token = await carsToken();
      const before = await everything(portal);
      const { status: answered, body: told } = await issue(facility.id, body, token);
      expect([answered, told.code, told.msg]).toEqual([409, 1003, refusal]);
      expect(await everything(portal)).toEqual(before);
    },
  );

  test('cannot be issued with anything but an evaluation of the list, and nothing changes', async () => {
    const { facility } = await evaluated(due);
    const token = await carsToken();
    const before = await everything(portal);
    for (const evaluation of ['maybe', 'partially', 7, ['yes', 'no'], '']) {
      const other = Object.fromEntries(Object.keys(body).map((part) => [part, evaluation]));
      expect((await issue(facility.id, other, token)).status).toBe(422);
    }
    expect(await everything(portal)).toEqual(before);
  });

  test('is issued once by two at once, with one document, one entry and one set of messages [11.6.17]', async () => {
    const { facility } = await evaluated(due);
    const token = await carsToken();
    const [part = ''] = Object.keys(body);
    const answers = await Promise.all(
      ['yes', 'no'].map((evaluation) => issue(facility.id, { [part]: evaluation }, token)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.body.msg).toBe(refusal);
    expect(await heldFiles(portal)).toEqual({ rows: 1, stored: 1, incoming: 0 });
    expect(await entriesOf(portal, facility.id)).toHaveLength(1);
    const reports = (await db.select().from(snapshots)).filter(({ kind }) => kind.endsWith('-report'));
    expect(reports).toHaveLength(1);
    expect((await sent()).filter(([, to]) => String(to) === 'pi.ciao@site.example')).toHaveLength(1);
  });

  test('is not issued when somebody changes the facility meanwhile, and no file stays', async () => {
    const { facility } = await evaluated(due);
    const token = await carsToken();
    let changed: unknown;
    meanwhile(async () => {
      await db.update(facilities).set({ lidar_pi_name: 'Somebody', version: 9 });
      changed = await everything(portal);
    });
    const { status, body: told } = await issue(facility.id, body, token);
    expect([status, told.msg]).toEqual([409, expect.stringContaining('Please check it and issue the report again.')]);
    expect(await everything(portal)).toEqual(changed);
  });

  test('is not issued when the application moves on meanwhile, and no file stays', async () => {
    const { facility } = await evaluated(due);
    const token = await carsToken();
    let changed: unknown;
    meanwhile(async () => {
      await db.update(applications).set({ status: 'draft' });
      changed = await everything(portal);
    });
    const { status, body: told } = await issue(facility.id, body, token);
    expect([status, told.msg]).toEqual([409, refusal]);
    expect(await everything(portal)).toEqual(changed);
  });

  test.each<[why: string, error: Error, status: number]>([
    ['cannot be rendered', new Error('no font'), 500],
    ['has to wait too long', new RendererBusyError('busy'), 503],
  ])('is not issued when its document %s', async (_why, error, status) => {
    const { facility } = await evaluated(due);
    const token = await carsToken();
    const before = await everything(portal);
    jest.spyOn(context.pdf, 'render').mockRejectedValueOnce(error);
    expect((await issue(facility.id, body, token)).status).toBe(status);
    expect(await everything(portal)).toEqual(before);
  });
});

/** Lets something happen while the document is rendered. */
function meanwhile(work: () => Promise<unknown>) {
  const { render } = context.pdf;
  jest.spyOn(context.pdf, 'render').mockImplementationOnce(async (document) => {
    const bytes = await render(document);
    await work();
    return bytes;
  });
}
