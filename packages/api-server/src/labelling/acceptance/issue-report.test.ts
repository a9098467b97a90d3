import type { AcceptanceCode, AcceptanceStatusCode, NationalFacility } from '@portal/domain';
import { emailsByRecipient } from '../../../test/emails';
import { entriesOf } from '../../../test/audit';
import { administratorToken } from '../../../test/evaluations';
import { storedBytes } from '../../../test/files';
import { only } from '../../../test/only';
import { addPerson } from '../../../test/people';
import { readPdf, renderHere, wordsOf } from '../../../test/pdf';
import { testPortal } from '../../../test/portal';
import {
  applications,
  configurationVersions,
  documentNumbers,
  evaluations,
  files,
  lidars,
  snapshots,
} from '../../platform/db/tables';
import type { Actor } from '../../platform/process/app-types';
import type { ReportSnapshot } from '../pdf/report-snapshot';
import { issueReport } from './issue-report.service';
import { reporting } from './reporting.fixture';

const portal = testPortal();
Object.assign(portal.context, { pdf: renderHere });
const { db, context } = portal;
const { evaluated, carsToken, issue, sent } = reporting(portal);

const acceptanceIn = (data: unknown) => (data as NationalFacility).submissions.initial_acceptance;
const snapshotOf = async (kind: 'preliminary-report' | 'final-report') =>
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

test('a round that was withdrawn since the guard saw it is refused, and takes no number', async () => {
  const { facility } = await evaluated();
  await db.update(applications).set({ status: 'draft', submittedAt: null });
  const { id } = await addPerson(portal, { email: 'cars2@site.example', roles: ['cars'] });
  const cars: Actor = { id, email: '', firstName: '', lastName: '', permissions: ['issue-nf-report'], sessionId: '' };
  const decision = { kind: 'preliminary', acceptance: 'yes', statement: null, conditions: [] } as const;
  const asked = issueReport(context, cars, facility.id, decision);
  await expect(asked).rejects.toMatchObject({ status: 409, code: 1003 });
  expect(await db.$count(documentNumbers)).toBe(0);
});

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
      ...(acceptance === 'no' ? [] : [{ action: 'application.approve-configuration', newValue: { configuration: 1 } }]),
    ]);
  },
);

test('a report is frozen with every evaluation and without the names of reviewers [11.7.5]', async () => {
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

/** The text of the only stored report. */
async function reportText(as: 'preliminary-report' | 'final-report') {
  const file = await only(db.select().from(files));
  expect(file.linkedAs).toBe(as);
  const bytes = await storedBytes(portal, file.storageKey);
  return { file, text: await readPdf(bytes ?? Buffer.alloc(0)) };
}

test('the document contains every word of the reviewers, as the evaluation call returns it', async () => {
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
  // Recommendations appear with their evaluation and in the complete list.
  expect(words.match(/Repeat/g)).toHaveLength(2 * 8 * 580);
  expect(words).not.toContain('Rita');
  const url = `/api/national-facility/${facility.id}/initial-acceptance-evaluation-pdf`;
  const { headers } = await portal.get(url, { authorization: `Bearer ${token}` });
  expect(headers).toMatchObject({ etag: `"${file.sha256}"`, 'content-type': 'application/pdf' });
});

test.each<AcceptanceCode>(['yes', 'conditionally'])(
  '"%s" approves the configuration of every lidar [1.8, 11.1.3]',
  async (acceptance) => {
    const { facility, lidar } = await evaluated('waiting_final_report');
    await issue(facility.id, { acceptance }, await carsToken());
    expect(await only(db.select().from(configurationVersions))).toMatchObject({
      acronym: 'CIAO',
      number: 1,
      validFrom: '2026-06-15',
      validTo: null,
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

test('"no" approves nothing', async () => {
  const { facility } = await evaluated('waiting_final_report');
  await issue(facility.id, { acceptance: 'no' }, await carsToken());
  expect(await db.select().from(configurationVersions)).toEqual([]);
});

test('after the preliminary report, the owner and the contacts each learn their next step', async () => {
  const { facility } = await evaluated();
  portal.pass(86_400);
  await issue(facility.id, { preliminary_acceptance: 'conditionally' }, await carsToken());
  expect(await sent()).toEqual([
    ['preliminary-report-issued', ['pi.ciao@site.example']],
    ['preliminary-report-issued', ['pi@site.example', 'ceilo@site.example']],
  ]);
  const [owner, contacts] = await emailsByRecipient(portal);
  for (const text of [owner?.text, contacts?.text]) {
    expect(text).toContain('The preliminary decision is to accept the application conditionally.');
    expect(text).toContain('Waiting for the facility to upload the upgrade plan (since 2026-06-16).');
    expect(text).not.toContain('Rita');
    expect(text).not.toMatch(/(lidar|photometer)\w*@site/);
  }
  expect(owner?.text).toContain(`https://portal.example/edit-nf/${facility.id}`);
});

test('after the final report, administrators and ARES are notified too [1.8]', async () => {
  const { facility } = await evaluated('waiting_final_report');
  await addPerson(portal, { email: 'ares@site.example', roles: ['ares'] });
  await issue(facility.id, { acceptance: 'yes' }, await administratorToken(portal));
  expect(await sent()).toEqual([
    ['final-report-issued', ['admin@site.example']],
    ['configuration-approved', ['ares@site.example']],
    ['final-report-issued', ['pi.ciao@site.example']],
    ['final-report-issued', ['pi@site.example', 'ceilo@site.example']],
  ]);
  const [, toAres, toOwner] = await emailsByRecipient(portal);
  expect(toOwner?.text).toContain('The application was accepted.');
  expect(toAres?.text).toContain(`/api/national-facility/${facility.id}/operational-configuration`);
  expect(toAres?.text).toContain('MUSA');
});

test.each<[what: string, acceptance: AcceptanceCode, withLidar: boolean]>([
  ['is not accepted', 'no', true],
  ['has no lidar', 'yes', false],
])('ARES is not notified of a facility that %s', async (_what, acceptance, withLidar) => {
  const { facility } = await evaluated('waiting_final_report');
  if (!withLidar) await db.delete(lidars);
  await addPerson(portal, { email: 'ares@site.example', roles: ['ares'] });
  await issue(facility.id, { acceptance }, await carsToken());
  expect((await sent()).map(([kind]) => kind)).not.toContain('configuration-approved');
});

test('a report reflects the state at rendering time, in whatever order the database returns rows', async () => {
  const { facility } = await evaluated('waiting_final_report');
  await db.update(evaluations).set({ submittedAs: 'administrator' });
  expect((await issue(facility.id, { acceptance: 'yes' }, await carsToken())).status).toBe(200);
});
