import type { NationalFacility } from '@portal/domain';
import { addComplete, applicationOf, dropGroup, everything } from '../../../test/applications';
import { entriesOf } from '../../../test/audit';
import { ownerToken, tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { addFile, aPicture, heldFiles, storedBytes } from '../../../test/files';
import { only } from '../../../test/only';
import { addPerson } from '../../../test/people';
import { readPdf, renderHere, wordsOf } from '../../../test/pdf';
import { testPortal } from '../../../test/portal';
import {
  applications,
  emails,
  facilities,
  files,
  lidarChannelGroups,
  lidars,
  snapshots,
} from '../../platform/db/tables';
import { RendererBusyError } from '../../platform/pdf/renderer';

const portal = testPortal();
Object.assign(portal.context, { pdf: renderHere });
const { callApi, db, context } = portal;

const SUBMIT = 'POST /national-facility/:id/submit-initial-acceptance-application';

const submit = async (facility: { id: string; acronym: string }, token?: string) =>
  callApi(SUBMIT, { params: { id: facility.id }, token: token ?? (await ownerToken(portal, facility)) });

async function bytesOf(file: typeof files.$inferSelect | undefined) {
  const bytes = file && (await storedBytes(portal, file.storageKey));
  if (!bytes) throw new Error('The file was not stored.');
  return bytes;
}

test.each(['registered', 'invited', 'draft'] as const)(
  'a complete application is submitted from %s [7.4.2, 11.10.1]',
  async (status) => {
    const { facility } = await addComplete(portal, status);
    const { status: answered, body } = await submit(facility);
    expect([answered, body.code, body.msg]).toEqual([200, 3, 'Application sent successfully!']);
    const at = Math.floor(context.now().getTime() / 1000);
    expect(body.data as unknown as NationalFacility).toMatchObject({
      editable: false,
      submissions: { initial_acceptance: { status: { code: 'submitted' }, status_since: at, date: at } },
    });
    expect(await only(entriesOf(portal, facility.id))).toMatchObject({
      action: 'application.submit',
      actorId: facility.ownerId,
      facilityId: facility.id,
      objectName: 'CIAO',
      oldValue: { status },
      newValue: { status: 'submitted' },
    });
  },
);

test('a submission freezes record, instruments and document [11.7.4]', async () => {
  const { facility } = await addComplete(portal);
  await submit(facility);
  await db.update(lidars).set({ name: 'RENAMED' });
  const { content } = await only(db.select().from(snapshots));
  expect(content).toMatchObject({
    schema_version: 1,
    round: 1,
    submitted_at: Math.floor(context.now().getTime() / 1000),
    facility: { acronym: 'CIAO', is_owner: false, editable: false },
    lidars: [{ name: 'MUSA', version: 4, channels: { 'Elastic 532': { height_resolution: 7.5 } } }],
    photometers: [{ name: 'Cimel 1', instrument_model: 'CE318-T' }],
  });
  const { submissionReportId } = await applicationOf(portal, facility.id);
  const report = await only(db.select().from(files));
  expect(report).toMatchObject({
    id: submissionReportId,
    name: 'CIAO_application_2026-06-15.pdf',
    contentType: 'application/pdf',
    linkedAs: 'submission-report',
    facilityId: facility.id,
    uploaderId: null,
  });
  const words = wordsOf(await readPdf(await bytesOf(report)));
  expect(words).toContain('MUSA');
  expect(words).not.toContain('RENAMED');
});

test('pictures are included in the document; a lost one is left out', async () => {
  const { facility, lidar } = await addComplete(portal);
  const picture = await addFile(portal, { linkedAs: 'lidar-picture', linkedId: lidar.id, facilityId: facility.id });
  const lost = await addFile(portal, { linkedAs: 'facility-picture', linkedId: facility.id, facilityId: facility.id });
  const bytes = await aPicture();
  await context.files.delete(picture.storageKey);
  await context.files.put(picture.storageKey, bytes, bytes.length);
  await context.files.delete(lost.storageKey);
  await db.update(lidars).set({ pictureId: picture.id });
  await db.update(facilities).set({ pictureId: lost.id });
  expect((await submit(facility)).status).toBe(200);
  const report = (await db.select().from(files)).find(({ linkedAs }) => linkedAs === 'submission-report');
  const { figures } = await readPdf(await bytesOf(report));
  expect(figures.filter((figure) => figure.startsWith('Picture'))).toEqual(['Picture of MUSA']);
});

test('the owner receives a receipt, and administrators and CARS are asked to set reviewers', async () => {
  const { facility } = await addComplete(portal);
  await addPerson(portal, { email: 'admin@site.example', roles: ['administrator', 'cars'] });
  await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  await addPerson(portal, { email: 'reviewer@site.example', roles: ['lidar_reviewer'] });
  await submit(facility);
  const sent = await db.select().from(emails).orderBy(emails.kind);
  expect(sent.map(({ kind, recipients, facilityId }) => [kind, recipients, facilityId])).toEqual([
    ['application-receipt', ['pi.ciao@site.example'], facility.id],
    ['application-submitted', ['admin@site.example', 'cars@site.example'], facility.id],
  ]);
  expect(sent[0]?.text).toContain('Waiting for an administrator to assign reviewers (since 2026-06-15).');
  expect(sent[1]?.text).toContain(`https://portal.example/cars/evaluate-nf/${facility.id}`);
});

test('an incomplete application is refused with the list of missing fields, and nothing changes [11.6.6]', async () => {
  const { facility, lidar } = await addComplete(portal, 'draft', { name: null });
  await db.update(lidars).set({ location: null });
  await dropGroup(portal, 'raman_532');
  const token = await ownerToken(portal, facility);
  const before = await everything(portal);
  const { status, body } = await submit(facility, token);
  expect([status, body.code]).toEqual([422, 1003]);
  expect(body.errors).toEqual([
    { path: 'name', message: 'Required' },
    { path: `lidars.${lidar.id}.location`, message: 'Required' },
    { path: `lidars.${lidar.id}.channels.Raman 532.availability`, message: 'Required' },
  ]);
  expect(body.data).toMatchObject([
    { about: 'facility', path: 'name' },
    { about: 'lidar', id: lidar.id, name: 'MUSA', label: 'Location' },
    { about: 'lidar', label: 'Raman 532: Availability' },
  ]);
  expect(await everything(portal)).toEqual(before);
});

test('a facility without an instrument cannot be submitted', async () => {
  const facility = await addFacility(portal, { name: 'Observatory' }, { status: 'draft' });
  expect((await submit(facility)).body.errors).toEqual([
    { path: 'instruments', message: 'Please add a lidar or a photometer' },
  ]);
});

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['another owner', 403],
  ['the reviewer of lidars', 403],
  ['an evaluator', 403],
  ['CARS', 403],
  ['ARES', 403],
  ['an administrator', 403],
])('%s may not submit (%i), and nothing changes [4.7]', async (who, refusal) => {
  const { facility } = await addComplete(portal);
  const token = await tokenOf(portal, who, facility);
  const before = await everything(portal);
  const { status } = await callApi(SUBMIT, { params: { id: facility.id }, token });
  expect(status).toBe(refusal);
  expect(await everything(portal)).toEqual(before);
});

test.each(['submitted', 'preliminary_report_issued', 'waiting_final_report', 'evaluated'] as const)(
  'an application that is %s cannot be submitted again, and nothing changes [4.7]',
  async (submitted) => {
    const { facility } = await addComplete(portal, submitted);
    const token = await ownerToken(portal, facility);
    const before = await everything(portal);
    const { status, body } = await submit(facility, token);
    expect([status, body.code]).toEqual([409, 1005]);
    expect(await everything(portal)).toEqual(before);
  },
);

/** Runs `work` while the document is rendered. */
function meanwhile(work: () => Promise<unknown>) {
  const { render } = context.pdf;
  jest.spyOn(context.pdf, 'render').mockImplementationOnce(async (document) => {
    const bytes = await render(document);
    await work();
    return bytes;
  });
}

test.each<[what: string, work: () => Promise<unknown>]>([
  ['a lidar', () => db.update(lidars).set({ name: 'PEARL', version: 5 })],
  ['a channel group', () => db.update(lidarChannelGroups).set({ time_resolution: 60 })],
  ['the facility', () => db.update(facilities).set({ pi_name: 'Somebody', version: 2 })],
  ['the list of instruments', () => db.delete(lidars)],
])('when another user changes %s meanwhile, nothing is submitted and no file remains', async (_what, work) => {
  const { facility } = await addComplete(portal);
  const token = await ownerToken(portal, facility);
  let changed: unknown;
  meanwhile(async () => {
    await work();
    changed = await everything(portal);
  });
  const { status, body } = await submit(facility, token);
  const sentence = 'Someone else has just changed this application. Please check it and submit again.';
  expect([status, body.msg]).toEqual([409, sentence]);
  expect(await everything(portal)).toEqual(changed);
});

test('when the application is submitted elsewhere meanwhile, it cannot be submitted again and no file remains', async () => {
  const { facility } = await addComplete(portal);
  const token = await ownerToken(portal, facility);
  let changed: unknown;
  meanwhile(async () => {
    await db.update(applications).set({ status: 'submitted', submittedAt: context.now() });
    changed = await everything(portal);
  });
  const { status, body } = await submit(facility, token);
  expect([status, body.code]).toEqual([409, 1005]);
  expect(await everything(portal)).toEqual(changed);
});

test('exactly one of two simultaneous submissions succeeds, and one document remains [11.6.17]', async () => {
  const { facility } = await addComplete(portal);
  const token = await ownerToken(portal, facility);
  const answers = await Promise.all([submit(facility, token), submit(facility, token)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await heldFiles(portal)).toEqual({ rows: 1, stored: 1, incoming: 0 });
  expect(await db.$count(snapshots)).toBe(1);
  expect(await entriesOf(portal, facility.id)).toHaveLength(1);
});

test.each<[why: string, error: Error, status: number]>([
  ['cannot be rendered', new Error('no font'), 500],
  ['has to wait too long', new RendererBusyError('busy'), 503],
])('when the document %s, nothing is submitted', async (_why, error, refusal) => {
  const { facility } = await addComplete(portal);
  const token = await ownerToken(portal, facility);
  const before = await everything(portal);
  jest.spyOn(context.pdf, 'render').mockRejectedValueOnce(error);
  const { status, body } = await submit(facility, token);
  expect(status).toBe(refusal);
  expect(JSON.stringify(body)).not.toContain('font');
  expect(await everything(portal)).toEqual(before);
});

test('when the document cannot be stored, nothing is submitted', async () => {
  const { facility } = await addComplete(portal);
  const token = await ownerToken(portal, facility);
  jest.spyOn(context.files, 'put').mockRejectedValueOnce(new Error('the disk is full'));
  expect((await submit(facility, token)).status).toBe(500);
  expect(await applicationOf(portal, facility.id)).toMatchObject({ status: 'draft', submissionReportId: null });
  expect(await db.$count(snapshots)).toBe(0);
});
