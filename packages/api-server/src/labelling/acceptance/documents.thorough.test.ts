import type { AcceptanceStatusCode, NationalFacility } from '@portal/domain';
import { addComplete, applicationOf, everything } from '../../../test/applications';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { addFile, heldFiles } from '../../../test/files';
import { readPdf, renderHere } from '../../../test/pdf';
import { testPortal } from '../../../test/portal';
import { aReport } from '../../../test/reports';
import { aSnapshot } from '../../../test/snapshots';
import { applications, snapshots } from '../../platform/db/tables';

const portal = testPortal();
Object.assign(portal.context, { pdf: renderHere });
const { callApi, db } = portal;

const pdfOf = (kind: 'submission' | 'evaluation', id: string, token: string | undefined) =>
  portal.get(`/api/national-facility/${id}/initial-acceptance-${kind}-pdf`, { authorization: `Bearer ${token}` });

test('the application is downloaded as submitted, under a descriptive name [7.4.6, 11.7.8]', async () => {
  const { facility } = await addComplete(portal, 'draft', { acronym: 'GREECE-1' });
  const token = await ownerToken(portal, facility);
  await callApi('POST /national-facility/:id/submit-initial-acceptance-application', {
    params: { id: facility.id },
    token,
  });
  const { statusCode, headers, rawPayload } = await pdfOf('submission', facility.id, token);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="GREECE-1_application_2026-06-15.pdf"/);
  expect((await readPdf(rawPayload)).bookmarks).toEqual(['General information', 'Lidar MUSA', 'Photometer Cimel 1']);
});

/** A submitted facility whose application was frozen but never rendered. */
async function neverDrawn() {
  const facility = await addFacility(portal, {}, { status: 'submitted' });
  const { id: applicationId } = await applicationOf(portal, facility.id);
  await db.insert(snapshots).values({ applicationId, kind: 'submission', content: aSnapshot() });
  return { facility, token: await ownerToken(portal, facility) };
}

test('an application that was never rendered is rendered on the first request and stored', async () => {
  const { facility, token } = await neverDrawn();
  const first = await pdfOf('submission', facility.id, token);
  expect((await readPdf(first.rawPayload)).title).toContain('Potenza observatory (CIAO)');
  const again = await pdfOf('submission', facility.id, token);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(await heldFiles(portal)).toEqual({ rows: 1, stored: 1, incoming: 0 });
});

test('simultaneous requests store one document, and all of them receive it', async () => {
  const { facility, token } = await neverDrawn();
  const answers = await Promise.all([1, 2, 3].map(() => pdfOf('submission', facility.id, token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(await heldFiles(portal)).toEqual({ rows: 1, stored: 1, incoming: 0 });
});

test('a round without a snapshot has no document', async () => {
  const facility = await addFacility(portal, {}, { status: 'submitted' });
  expect((await pdfOf('submission', facility.id, await ownerToken(portal, facility))).statusCode).toBe(404);
});

test.each<[who: Caller, status: AcceptanceStatusCode, answer: number]>([
  ['nobody', 'submitted', 401],
  ['another owner', 'submitted', 403],
  ['its owner', 'draft', 404],
  ['an evaluator', 'draft', 404],
  ['an administrator', 'draft', 404],
])('%s, while it is %s, does not receive the application (%i), and nothing changes', async (who, status, answer) => {
  const facility = await addFacility(portal, {}, { status });
  const { id: applicationId } = await applicationOf(portal, facility.id);
  await db.insert(snapshots).values({ applicationId, kind: 'submission', content: aSnapshot() });
  const token = await tokenOf(portal, who, facility);
  const before = await everything(portal);
  expect((await pdfOf('submission', facility.id, token)).statusCode).toBe(answer);
  expect(await everything(portal)).toEqual(before);
});

test.each<Caller>(['an evaluator', 'the reviewer of lidars', 'CARS', 'ARES', 'an administrator'])(
  'once submitted, %s receives the application',
  async (who) => {
    const { facility } = await neverDrawn();
    expect((await pdfOf('submission', facility.id, await tokenOf(portal, who, facility))).statusCode).toBe(200);
  },
);

test('the evaluation report is the latest issued one [7.4.6, 11.7.4]', async () => {
  const facility = await addFacility(portal, {}, { status: 'evaluated' });
  const token = await ownerToken(portal, facility);
  expect((await pdfOf('evaluation', facility.id, token)).statusCode).toBe(404);
  const { id: linkedId } = await applicationOf(portal, facility.id);
  const link = { kind: 'document', linkedId, facilityId: facility.id } as const;
  const preliminary = await addFile(portal, { ...link, name: 'one.pdf', linkedAs: 'preliminary-report' });
  await db.update(applications).set({ preliminaryReportId: preliminary.id });
  expect((await pdfOf('evaluation', facility.id, token)).headers['content-disposition']).toContain('one.pdf');
  const final = await addFile(portal, { ...link, name: 'two.pdf', linkedAs: 'final-report' });
  await db.update(applications).set({ finalReportId: final.id });
  expect((await pdfOf('evaluation', facility.id, token)).headers['content-disposition']).toContain('two.pdf');
  expect((await pdfOf('evaluation', facility.id, await tokenOf(portal, 'another owner', facility))).statusCode).toBe(
    403,
  );
});

test('a report that was never rendered is rendered on the first request, the final one as soon as it is issued', async () => {
  const facility = await addFacility(portal, {}, { status: 'evaluated' });
  const token = await ownerToken(portal, facility);
  const { id: applicationId } = await applicationOf(portal, facility.id);
  const report = (kind: 'preliminary' | 'final') => ({
    applicationId,
    kind: `${kind}-report` as const,
    content: aReport({ kind }),
  });
  await db.insert(snapshots).values(report('preliminary'));
  expect((await readPdf((await pdfOf('evaluation', facility.id, token)).rawPayload)).title).toMatch(/^Preliminary/);
  await db.insert(snapshots).values(report('final'));
  const answers = await Promise.all([1, 2, 3].map(() => pdfOf('evaluation', facility.id, token)));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(answers[0]?.headers['content-disposition']).toContain('CIAO_final-report_2026-08-20.pdf');
  expect(await heldFiles(portal)).toEqual({ rows: 2, stored: 2, incoming: 0 });
  const { body } = await callApi('GET /national-facility/:id/general-info', { params: { id: facility.id }, token });
  const { preliminaryReportId, finalReportId } = await applicationOf(portal, facility.id);
  expect((body.data as unknown as NationalFacility).submissions.initial_acceptance).toMatchObject({
    preliminary_report: preliminaryReportId,
    final_report: finalReportId,
  });
});

test('the status names the progress of an application [7.4.1]', async () => {
  const facility = await addFacility(portal, {}, { status: 'submitted' });
  const token = await ownerToken(portal, facility);
  const { status, body } = await callApi('GET /national-facility/:id/initial-acceptance-status', {
    params: { id: facility.id },
    token,
  });
  expect([status, body.data]).toEqual([
    200,
    {
      status: { code: 'submitted', name: 'Submitted' },
      date: expect.any(Number),
      user_file: null,
      evaluation_date: null,
    },
  ]);
});
