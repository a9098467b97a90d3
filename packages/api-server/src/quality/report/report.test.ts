import { QA_SETTINGS, type SelfCheck } from '@portal/domain';
import { readPdf, renderHere } from '../../../test/pdf';
import { testPortal } from '../../../test/portal';
import {
  facilities,
  installation,
  instrumentEvents,
  lidars,
  qaChannelResults,
  qaTests,
} from '../../platform/db/tables';
import { testing } from '../tests/quality.fixture';

const portal = testPortal();
const { context, db, pass } = portal;
const { onTest, staffToken, submitted, conclude } = testing(portal);

const DAY = 86_400;

const PASS = {
  results: [
    { name: '0532xppx', assessment: 'pass', full_overlap_m: 225 },
    { name: '0532xcpx', assessment: 'pass_with_remark', remark: 'Slightly late in the north.' },
  ],
  conclusions: 'Both channels are aligned.',
};

beforeEach(() => {
  context.pdf = renderHere;
});

/** As if the self-check had been made with another version of the thresholds. */
async function checkedWith({ version, limits }: Pick<SelfCheck, 'version' | 'limits'>) {
  const [stored] = await db.select().from(qaTests);
  if (!stored?.selfCheck) throw new Error('The test has no self-check.');
  const { limits: _today, ...check } = stored.selfCheck;
  await db.update(qaTests).set({ selfCheck: { ...check, version, ...(limits && { limits }) } });
}

async function concluded(limits?: Pick<SelfCheck, 'version' | 'limits'>) {
  const fixture = await submitted();
  if (limits) await checkedWith(limits);
  const evaluator = await staffToken('evaluator');
  await onTest('POST /qa-tests/:id/take', fixture.id, evaluator);
  const answer = await conclude(fixture.id, evaluator, PASS);
  expect(answer.status).toBe(200);
  return { ...fixture, evaluator };
}

const download = (id: string, token: string) =>
  portal.get(`/api/qa-tests/${id}/report.pdf`, { authorization: `Bearer ${token}` });

test('the report of a test has findings, plots, numbers and files, and no name [12.411]', async () => {
  const { id, owner } = await concluded();
  const answer = await download(id, owner);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('CIAO_qa_telecover_2026-06-12.pdf'),
  });
  const pdf = await readPdf(answer.rawPayload);
  const text = pdf.pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const words of [
    'Passed with remarks',
    'Slightly late in the north.',
    'Both channels are aligned.',
    'Full overlap (m) 225',
    'Next due 2027-06-12',
    'Version 3 of the thresholds',
    'Largest deviation of a sector 0.05',
    'Full overlap 7.5 m at most 300 m (advised)',
    '0532xppr_1480_ATLAS_0.5.1.txt',
    'Equal sectors do not prove complete overlap',
  ])
    expect(text).toContain(words);
  // The result is the headline; the channels are in the order of the page, above everything else.
  expect(text).toMatch(
    /^Passed with remarks: Telecover, quadrants of .* Channel Result Full overlap Limit Remark 0532xppx Pass 225 m at most 300 m \(advised\) – 0532xcpx Pass with remark/,
  );
  expect(pdf.figures).toHaveLength(2);
  expect(pdf.figures[0]).toMatch(/^Telecover of 0532xppx\. Above, each sector relative to its mean/);
  expect(pdf.outside).toEqual([]);
  expect(text).not.toMatch(/evaluator@|Ada|Byron/);
});

const textOf = async (id: string, owner: string) => {
  const { pages } = await readPdf((await download(id, owner)).rawPayload);
  return pages.join(' ').replaceAll(/\s+/g, ' ');
};

test('limits, thresholds and plots of a report are those of the self-check [12.411]', async () => {
  const telecover = { ...QA_SETTINGS.telecover, advisedOverlap: 250, maxDeviation: 0.1 };
  const { id, owner } = await concluded({ version: 1, limits: { telecover } });
  const text = await textOf(id, owner);
  for (const words of [
    'Version 1 of the thresholds',
    'Largest deviation of a sector 0.1',
    'Full overlap 7.5 m at most 250 m (advised)',
  ])
    expect(text).toContain(words);
});

test('a report names no limits of a self-check of before they were stored', async () => {
  const { id, owner } = await concluded({ version: 1 });
  const text = await textOf(id, owner);
  expect(text).toContain('Full overlap 7.5 m –');
  expect(text).not.toMatch(/at most|Thresholds of the suggestion/);
});

test('there is no report before the result, and none for another facility', async () => {
  const { id, owner } = await submitted();
  expect((await download(id, owner)).statusCode).toBe(404);
  expect((await download(id, await staffToken('evaluator'))).statusCode).toBe(404);
});

test('years later, with other settings, the report is drawn again byte for byte [12.411]', async () => {
  const { id, owner } = await concluded();
  await db.insert(installation).values({ issuing_centre: 'The first centre' });
  const before = (await download(id, owner)).rawPayload;
  await db.update(installation).set({ issuing_centre: 'Another centre', product_title: 'Another portal' });
  await db.update(facilities).set({ name: 'Another name', hosting_institute: 'Another institute' });
  await db.update(lidars).set({ name: 'OTHER' });
  await db.update(instrumentEvents).set({ struckAt: context.now(), strikeReason: 'A mistake.' });
  await db.update(qaTests).set({ status: 'superseded', conclusions: 'Changed.', weather: 'Changed.' });
  await db.update(qaChannelResults).set({ remark: 'Changed.' });
  pass(5 * 366 * DAY);
  const after = (await download(id, await staffToken('later'))).rawPayload;
  expect(after.equals(before)).toBe(true);
});

test('later changes of the facility, and a revocation, leave the report as it was', async () => {
  const { id, owner, evaluator } = await concluded();
  const before = await readPdf((await download(id, owner)).rawPayload);
  await db.update(facilities).set({ name: 'Another name' });
  await db.update(qaTests).set({ status: 'revoked', conclusions: 'Changed.' });
  const after = await readPdf((await download(id, evaluator)).rawPayload);
  expect(after.pages).toEqual(before.pages);
});
