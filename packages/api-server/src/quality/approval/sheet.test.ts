import { readPdf, renderHere } from '../../../test/pdf';
import { testPortal } from '../../../test/portal';
import { addPerson, enter } from '../../../test/people';
import { facilities, installation, lidarConfigurations, lidars, qaTests } from '../../platform/db/tables';
import { testing } from '../tests/quality.fixture';
import { approving } from './approval.fixture';

const portal = testPortal();
const { context, db, pass } = portal;
const { staffToken } = testing(portal);
const { tested, step } = approving(portal);

const DAY = 86_400;
const REASON = 'The laser was replaced without a test.';

beforeEach(() => {
  context.pdf = renderHere;
});

const download = (id: string, token: string) =>
  portal.get(`/api/lidar/system/${id}/configurations/1/approval.pdf`, { authorization: `Bearer ${token}` });

async function approved() {
  const fixture = await tested();
  const staff = await staffToken('approver');
  expect((await download(fixture.lidar.id, staff)).statusCode).toBe(404);
  await db.insert(installation).values({ issuing_centre: 'The first centre' });
  await step('approve', fixture.lidar.id, staff, { text: 'All tests passed.' });
  return { ...fixture, staff };
}

test('an approved configuration has a sheet with its ids, channels and tests, and no name [12.464]', async () => {
  const { lidar, owner } = await approved();
  const answer = await download(lidar.id, owner);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('CIAO_configuration_1_approval_2026-06-15.pdf'),
  });
  const pdf = await readPdf(answer.rawPayload);
  const text = pdf.pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const words of [
    'Approval: Configuration 1 of MUSA',
    'Approved on 2026-06-15',
    'The first centre',
    'Station ino, lidar 120, version 201, configuration 310',
    'All tests passed.',
    'Telecover, quadrants 2026-06-01 Passed 2027-06-01',
    'Telecover, rings Not made',
    'Trigger delay 2026-06-01 Passed Until the instrument changes',
    '0532xppx 1480 BT0 1 3.7',
  ])
    expect(text).toContain(words);
  expect(pdf.outside).toEqual([]);
  expect(text).not.toMatch(/approver@|Ada|Byron/);
});

test('the sheet has background and optics of the channels that have values of them [12.464]', async () => {
  const { lidar, owner } = await tested();
  const [configuration] = await db.select().from(lidarConfigurations);
  const [first, ...others] = configuration?.channels ?? [];
  if (!first) throw new Error('The configuration has no channels.');
  const channels = [{ ...first, background_low: 3000, g_r: 1, h_t: -0.98 }, ...others];
  await db.update(lidarConfigurations).set({ channels });
  await step('approve', lidar.id, await staffToken('approver'), { text: null });
  const text = (await readPdf((await download(lidar.id, owner)).rawPayload)).pages.join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('The configuration is approved as it stands below.');
  expect(text).toMatch(/Background and optics .* 0532xppx 3000 – 1 – – -0\.98 –/);
});

test('years later, with other settings and after a suspension, the sheet is drawn again byte for byte [12.464]', async () => {
  const { lidar, owner, staff } = await approved();
  const before = (await download(lidar.id, owner)).rawPayload;
  await step('suspend', lidar.id, staff, { reason: REASON });
  await db.update(installation).set({ issuing_centre: 'Another centre', product_title: 'Another portal' });
  await db.update(facilities).set({ name: 'Another name', hosting_institute: 'Another institute' });
  await db.update(lidars).set({ name: 'OTHER' });
  await db.update(qaTests).set({ status: 'revoked' });
  await db.update(lidarConfigurations).set({ name: 'Another name', channels: [] });
  pass(5 * 366 * DAY);
  const after = (await download(lidar.id, await staffToken('later'))).rawPayload;
  expect(after.equals(before)).toBe(true);
});

test('a configuration that is approved again has the sheet of that day', async () => {
  const { lidar, staff } = await approved();
  await step('suspend', lidar.id, staff, { reason: REASON });
  pass(DAY);
  const again = await staffToken('again');
  await step('reinstate', lidar.id, again, { reason: 'The laser was tested again.' });
  const { pages } = await readPdf(
    (await download(lidar.id, (await enter(portal, 'pi.ciao@site.example')).access_token)).rawPayload,
  );
  expect(pages.join(' ')).toMatch(/Approved on\s+2026-06-16[^]*The laser was tested again/);
});

test('those who read the test book read it, and no one else', async () => {
  const { lidar } = await approved();
  await addPerson(portal, { email: 'other@site.example', roles: ['national_facility'] });
  const other = (await enter(portal, 'other@site.example')).access_token;
  const answers = await Promise.all(
    [await staffToken('ares', 'ares'), other, 'none'].map((token) => download(lidar.id, token)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 401]);
});
