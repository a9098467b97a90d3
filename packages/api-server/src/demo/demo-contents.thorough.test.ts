import { completeness, dayOf, type ConfigurationChoice, type SubmissionSnapshot } from '@portal/domain';
import type { ReportSnapshot } from '../labelling/pdf/report-snapshot';
import { writtenEntries } from '../../test/audit';
import { storedBytes } from '../../test/files';
import { readPdf, renderHere } from '../../test/pdf';
import { testPortal } from '../../test/portal';
import { PORTAL_TITLE } from '../platform/mail/portal-title';
import { verifyPassword } from '../people/accounts/password-hash';
import * as tables from '../platform/db/tables';
import { listCertified } from '../labelling/facilities/certified.service';
import { loadDemo } from './load-demo';

const portal = testPortal({}, 'all tests');
Object.assign(portal.context, { pdf: renderHere });
const { db, context } = portal;

beforeAll(async () => {
  await loadDemo(context);
});

const tally = (values: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

test('an empty database is filled with facilities in every status', async () => {
  const rounds = await db.select().from(tables.applications);
  expect(tally(rounds.filter(({ isCurrent }) => isCurrent).map(({ status }) => status))).toEqual({
    registered: 2,
    invited: 2,
    draft: 3,
    submitted: 7,
    preliminary_report_issued: 2,
    waiting_final_report: 2,
    evaluated: 22,
  });
  const facilities = await db.select().from(tables.facilities);
  expect(tally(facilities.map(({ displayed_status }) => displayed_status))).toEqual({
    candidate: 16,
    initial_acceptance: 18,
    labelled: 4,
    suspended: 1,
    withdrawn: 1,
  });
});

test('every certified facility has a position on the map, and both types of facility occur', async () => {
  const certified = await listCertified(db, dayOf(context.now()));
  // Of the 22 that are displayed as accepted or labelled, the label of one has expired.
  expect(certified).toHaveLength(21);
  expect(certified.map(({ acronym }) => acronym)).toEqual(expect.not.arrayContaining(['EVO']));
  expect(certified.filter(({ position }) => position === null)).toEqual([]);
  expect(new Set(certified.map(({ type }) => type?.code))).toEqual(new Set(['actris', 'partner']));
});

test('accounts have read and unread notices of events, and one has an unfinished lidar [12.73]', async () => {
  const notices = await db.select().from(tables.notices);
  const unread = notices.filter(({ readAt }) => readAt === null);
  expect(unread.length).toBeGreaterThan(4);
  expect(notices.length - unread.length).toBeGreaterThan(4);
  expect(notices.filter(({ path }) => path === null)).toEqual([]);
  expect(notices.filter(({ text }) => text.includes(PORTAL_TITLE))).toEqual([]);
  expect(notices.filter(({ createdAt }) => createdAt > context.now())).toEqual([]);
  expect(await db.select().from(tables.unfinishedInstruments)).toMatchObject([{ kind: 'lidar', version: 1 }]);
});

test('accounts represent roles, not people, and can log in', async () => {
  const users = await db.select().from(tables.users);
  const roles = tally((await db.select().from(tables.userRoles)).map(({ role }) => role));
  expect(roles).toEqual({
    administrator: 1,
    cars: 1,
    ares: 1,
    lidar_reviewer: 1,
    lidar_data_reviewer: 1,
    photometer_reviewer: 1,
    photometer_data_reviewer: 1,
    national_facility: 42,
  });
  expect(users.filter(({ email }) => !/^[a-z.-]+@demo\.example$/.test(email))).toEqual([]);
  expect(users.filter(({ activatedAt }) => activatedAt === null)).toEqual([]);
  expect(
    await verifyPassword(users.find(({ email }) => email === 'pi.ciao@demo.example')?.passwordHash, 'demo-aerosol'),
  ).toBe(true);
});

test('one owner has two facilities and one has none', async () => {
  const users = await db.select().from(tables.users);
  const facilities = await db.select().from(tables.facilities);
  const owned = (email: string) =>
    facilities.filter(({ ownerId }) => users.some((user) => user.id === ownerId && user.email === email));
  expect(
    owned('pi.pangea@demo.example')
      .map(({ acronym }) => acronym)
      .toSorted(),
  ).toEqual(['FIK', 'PANGEA']);
  expect(owned('pi.fik@demo.example')).toEqual([]);
  expect(owned('pi.ciao@demo.example').map(({ acronym }) => acronym)).toEqual(['CIAO']);
});

const frozen = async (kind: string) =>
  (await db.select().from(tables.snapshots)).filter((snapshot) => snapshot.kind === kind);

test('every submitted round has a complete snapshot', async () => {
  const rounds = await db.select().from(tables.applications);
  const snapshots = await frozen('submission');
  const submitted = rounds.filter(({ submittedAt }) => submittedAt !== null).map(({ id }) => id);
  expect(new Set(snapshots.map(({ applicationId }) => applicationId))).toEqual(new Set(submitted));
  expect(submitted).toHaveLength(36);
  const contents = snapshots.map(({ content }) => content as SubmissionSnapshot);
  expect(contents.filter((content) => completeness(content).missing.length > 0)).toEqual([]);
  expect(contents.map(({ facility }) => facility.submissions.initial_acceptance.status.code)).toEqual(
    contents.map(() => 'submitted'),
  );
});

test.each([
  ['preliminary-report', 'preliminaryAcceptance', 29],
  ['final-report', 'acceptance', 25],
] as const)('every round with a %s has it frozen, with all evaluations', async (kind, decided, count) => {
  const rounds = await db.select().from(tables.applications);
  const reported = rounds.filter((round) => round[decided] !== null);
  const snapshots = await frozen(kind);
  expect(new Set(snapshots.map(({ applicationId }) => applicationId))).toEqual(new Set(reported.map(({ id }) => id)));
  expect(reported).toHaveLength(count);
  for (const { applicationId, content } of snapshots) {
    const report = content as ReportSnapshot;
    const round = reported.find(({ id }) => id === applicationId);
    expect(
      report.facility.submissions.initial_acceptance[kind === 'final-report' ? 'acceptance' : 'preliminary_acceptance']
        ?.code,
    ).toBe(round?.[decided]);
    expect(report.preliminary_issued_at).toBeLessThanOrEqual(report.issued_at);
    expect(report.lidars.filter((lidar) => !lidar.general_comments || !lidar.data_evaluation_date)).toEqual([]);
    expect(report.has_upgrade_plan).toBe(kind === 'final-report' && round?.upgradePlanId !== null);
  }
});

test('both reports of a round have its number, in order of issue within the year [12.28]', async () => {
  const reports = [...(await frozen('preliminary-report')), ...(await frozen('final-report'))];
  const numbers = await db.select().from(tables.documentNumbers);
  const taken = new Map(numbers.map(({ applicationId, year, number }) => [applicationId, { year, number }]));
  expect(reports.map(({ content }) => (content as ReportSnapshot).document)).toEqual(
    reports.map(({ applicationId }) => taken.get(applicationId)),
  );
  const inOrder = (await frozen('preliminary-report'))
    .map(({ content }) => content as ReportSnapshot)
    .toSorted((one, other) => one.issued_at - other.issued_at)
    .map(({ document }) => document);
  for (const year of new Set(numbers.map((one) => one.year))) {
    const given = inOrder.filter((document) => document?.year === year).map((document) => document?.number);
    expect(given).toEqual(given.map((_number, at) => at + 1));
  }
});

test('every accepted facility has its approved configurations', async () => {
  const rounds = await db.select().from(tables.applications);
  const accepted = rounds.filter(({ acceptance }) => acceptance === 'yes' || acceptance === 'conditionally');
  const versions = await db.select().from(tables.configurationVersions).orderBy(tables.configurationVersions.number);
  expect(new Set(versions.map(({ facilityId, round }) => `${facilityId} ${round}`))).toEqual(
    new Set(accepted.map(({ facilityId, round }) => `${facilityId} ${round}`)),
  );
  expect(versions.some(({ configurations }) => (configurations as unknown[]).length > 1)).toBe(true);
  const ofSirta = versions.filter(({ acronym }) => acronym === 'SIRTA');
  expect(ofSirta.map(({ number, validTo }) => [number, validTo === null])).toEqual([
    [1, false],
    [2, true],
  ]);
  const leftOut = versions
    .flatMap(({ choice }) => (choice as ConfigurationChoice).lidars)
    .filter(({ reason }) => reason);
  expect(leftOut).toMatchObject([{ name: 'MULHACEN', is_included: false, left_out_by_default: null }]);
});

const filesUsedAs = async (link: string) =>
  (await db.select().from(tables.files)).filter(({ linkedAs }) => linkedAs === link);

test('every round after an upgrade plan has the plan, marked as demonstration content', async () => {
  const rounds = await db.select().from(tables.applications);
  const files = await filesUsedAs('upgrade-plan');
  const planned = await writtenEntries(portal, 'application.add-upgrade-plan');
  const withPlan = rounds.filter(({ upgradePlanId }) => upgradePlanId !== null);
  expect(withPlan.length).toBe(planned.length);
  expect(rounds.filter(({ status, upgradePlanId }) => status === 'waiting_final_report' && !upgradePlanId)).toEqual([]);
  expect(new Set(files.map(({ id, linkedAs, linkedId }) => `${id} ${linkedAs} ${linkedId}`))).toEqual(
    new Set(withPlan.map(({ id, upgradePlanId }) => `${upgradePlanId} upgrade-plan ${id}`)),
  );
  const [file] = files;
  const { title, pages } = await readPdf((file && (await storedBytes(portal, file.storageKey))) ?? Buffer.alloc(0));
  expect(title).toMatch(/^Upgrade plan of /);
  expect(pages.join(' ')).toContain('This is demonstration content');
});

test('the issuing centre is invented and says so; the portal keeps its title', async () => {
  const [settings] = await db.select().from(tables.installation);
  expect(settings?.issuing_centre).toMatch(/invented/);
  expect(settings?.product_title).toBeNull();
  expect([settings?.contact, settings?.reply_to]).toEqual(Array(2).fill(expect.stringMatching(/@demo\.example$/)));
  const meanings = Object.entries({ ...settings }).flatMap(([name, text]) => (name.includes('meaning_') ? [text] : []));
  expect(meanings).toEqual(Array(6).fill(expect.stringMatching(/^Demonstration: /)));
  expect(await filesUsedAs('installation-picture')).toMatchObject([
    { id: settings?.pictureId, contentType: 'image/png' },
  ]);
});
