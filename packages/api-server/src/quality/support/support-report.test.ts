import { epochOf, type SupportRequest } from '@portal/domain';
import { enter } from '../../../test/people';
import { readPdf, renderHere } from '../../../test/pdf';
import { testPortal } from '../../../test/portal';
import { facilities } from '../../platform/db/tables';
import type { Call } from '../../app/calls';
import { testing } from '../tests/quality.fixture';

const portal = testPortal();
const { callApi, context, db, get, pass } = portal;
const { accepted, staffToken } = testing(portal);

beforeEach(() => {
  context.pdf = renderHere;
});

const requestIn = ({ data }: { data?: unknown }) => data as SupportRequest;
const on = (call: Call, id: string, token: string, body: object = {}) => callApi(call, { params: { id }, token, body });
const download = (id: string, token: string) =>
  get(`/api/support/requests/${id}/report.pdf`, { authorization: `Bearer ${token}` });

/** A request that was scheduled for tomorrow. */
async function scheduled() {
  const fixture = await accepted();
  const staff = await staffToken('scheduler');
  const body = {
    facility: fixture.facility.id,
    kind: 'remote_qa',
    subject: 'A telecover that does not agree',
    text: 'The sector north is late.',
    instruments: [fixture.lidar.id],
    flexibility: 'any',
    urgency: 'normal',
  };
  const { _id: id } = requestIn((await callApi('POST /support/requests', { body, token: fixture.owner })).body);
  await on('POST /support/requests/:id/acknowledge', id, staff);
  await on('POST /support/requests/:id/messages', id, staff, { text: 'Secret among us.', internal: true });
  await on('POST /support/requests/:id/messages', id, staff, { text: 'Bring the logbook.' });
  const days = { from: epochOf('2026-06-16'), to: epochOf('2026-06-17'), place: 'Potenza' };
  const { body: answer } = await on('POST /support/requests/:id/offer', id, staff, { slots: [days] });
  await on('POST /support/requests/:id/choose', id, fixture.owner, { slot: requestIn(answer).offered[0]?.slot._id });
  return { ...fixture, staff, id };
}

const COMPLETE: Call = 'POST /support/requests/:id/complete';

test('the report of a request has the request, the slot, messages and conclusions, and no name [12.436]', async () => {
  const { id } = await scheduled();
  pass(2 * 86_400);
  const [owner, staff] = await Promise.all(
    ['pi.ciao', 'scheduler'].map(async (name) => (await enter(portal, `${name}@site.example`)).access_token),
  );
  const done = await on(COMPLETE, id, staff ?? '', { text: 'The secondary mirror was moved.' });
  expect(done.body.data).toMatchObject({ status: 'completed', has_report: true });
  const answer = await download(id, owner ?? '');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('CIAO_support_S-2026-001.pdf'),
  });
  const text = (await readPdf(answer.rawPayload)).pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const words of [
    'Support report: A telecover that does not agree',
    'The sector north is late.',
    '2026-06-16 to 2026-06-17, Potenza',
    'Bring the logbook.',
    'The secondary mirror was moved.',
    'MUSA',
  ])
    expect(text).toContain(words);
  expect(text.match(/The secondary mirror was moved\./g)).toHaveLength(1);
  expect(text).not.toMatch(/Secret|scheduler@|Ada|Byron/);
});

test('there is no report before, none for others, and later changes leave it as it was', async () => {
  const { id, owner, staff } = await scheduled();
  expect((await download(id, owner)).statusCode).toBe(404);
  await on(COMPLETE, id, staff, { text: 'Not needed any more.' });
  expect((await download(id, await staffToken('ares', 'ares'))).statusCode).toBe(403);
  const before = await readPdf((await download(id, owner)).rawPayload);
  // The slot lay ahead, so that it was given back.
  expect(before.pages.join(' ')).toMatch(/Support given\s+Without a slot/);
  await db.update(facilities).set({ name: 'Another name' });
  await on('POST /support/requests/:id/reopen', id, staff, { text: 'It came back.' });
  const after = await readPdf((await download(id, staff)).rawPayload);
  expect(after.pages).toEqual(before.pages);
});
