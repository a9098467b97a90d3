import type { AboutInstrument, NationalFacility, NetworkMonth } from '@portal/domain';
import { ownerToken } from '../../test/callers';
import { administratorToken } from '../../test/evaluations';
import { testPortal } from '../../test/portal';
import { labelling } from './labelled.fixture';

const portal = testPortal();
const { callApi, get, pass } = portal;
const { accepted, granted, labelled, record } = labelling(portal);
const DAY = 86_400;

const about = async (id: string) =>
  (await callApi('GET /lidar/system/:id/about', { params: { id } })).body.data as unknown as AboutInstrument;

test('the page of an instrument says until when the label is valid, and nothing of quality assurance once it is lost [12.558]', async () => {
  const { facility, lidar } = await labelled();
  const page = 'https://portal.example/label/CIAO';
  expect(await about(lidar.id)).toMatchObject({
    facility: { acronym: 'CIAO' },
    label: { code: 'labelled', since: '2026-06-15', valid_until: '2027-06-14', page },
    quality: 'not-stated',
  });
  const open = async () => (await get(`/api/open-data/lidar/${lidar.id}`)).json();
  expect(await open()).toMatchObject({
    facility: { status: 'Labelled' },
    label: { valid_until: '2027-06-14', page },
    quality_assurance: 'not-stated',
  });
  pass(DAY);
  await record(facility.id, 'suspend');
  const suspended = await about(lidar.id);
  expect(suspended).toMatchObject({
    facility: null,
    label: { code: 'suspended', name: 'Label suspended', since: '2026-06-16', page },
  });
  expect(suspended).not.toHaveProperty('quality');
  await record(facility.id, 'withdraw');
  expect(await about(lidar.id)).toMatchObject({ label: { code: 'withdrawn', valid_until: null } });
});

test('once the label has expired, the instrument belongs to no certified facility, and its page tells the last day [12.558]', async () => {
  const { lidar } = await labelled();
  pass(365 * DAY);
  expect(await about(lidar.id)).toMatchObject({
    facility: null,
    label: { code: 'initial_acceptance', valid_until: '2027-06-14' },
  });
  expect((await get('/sitemap.xml')).body).not.toContain(lidar.id);
  const { body } = await callApi('GET /lidar/system/:id', { params: { id: lidar.id } });
  expect(body.data).toMatchObject({ part_of: { facility: null } });
});

test('without a record of a label, what an administrator chose is shown as before', async () => {
  const { lidar } = await accepted();
  const { label, facility } = await about(lidar.id);
  expect(label).toEqual({ code: 'labelled', name: 'Labelled', since: null });
  expect(facility).not.toBeNull();
});

test('the record of a facility keeps the chosen status, and has the label of today beside it [12.559]', async () => {
  const { facility } = await labelled();
  pass(DAY);
  await record(facility.id, 'suspend');
  const token = await ownerToken(portal, facility);
  const params = { id: facility.id };
  const label = {
    status: 'suspended',
    is_valid: false,
    since: '2026-06-16',
    valid_from: '2026-06-15',
    valid_until: '2027-06-14',
  };
  const shown = { displayed_status: { code: 'labelled', certified: false }, label };
  const own = await callApi('GET /national-facility/:id/general-info', { params, token });
  expect(own.body.data).toMatchObject(shown);
  const administrator = await administratorToken(portal);
  const all = await callApi('GET /national-facility/all', { token: administrator });
  expect(all.body.data).toMatchObject([shown]);
  // The whole record as it was read can be sent back with a change.
  const [read] = all.body.data as unknown as NationalFacility[];
  const saved = await callApi('POST /national-facility/:id/edit/general-info', {
    params,
    token: administrator,
    body: { ...read, hosting_institute: 'Another institute' },
  });
  expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
  expect(saved.body.data).toMatchObject({ hosting_institute: 'Another institute', ...shown });
});

test('the acronym of a facility stays as it is once its label was granted, since it is the address of the label [12.799]', async () => {
  const { facility, scope } = await accepted();
  const token = await administratorToken(portal);
  const rename = async (acronym: string) => {
    const params = { id: facility.id };
    const { body } = await callApi('GET /national-facility/:id/general-info', { params, token });
    const { version } = body.data as unknown as NationalFacility;
    return callApi('POST /national-facility/:id/edit/general-info', { params, token, body: { acronym, version } });
  };
  expect((await rename('OTHER')).status).toBe(200);
  await record(facility.id, 'propose', { scope });
  await record(facility.id, 'grant', granted(scope));
  await record(facility.id, 'withdraw');
  expect(await rename('THIRD')).toMatchObject({ status: 422, body: { errors: [{ path: 'acronym' }] } });
});

test('the figures of the network count what was shown at the end of each month [12.559]', async () => {
  const { facility } = await labelled({ createdAt: new Date('2026-05-20T09:00:00Z') });
  pass(30 * DAY);
  await record(facility.id, 'suspend');
  pass(31 * DAY);
  await record(facility.id, 'reinstate');
  const token = await administratorToken(portal);
  const { body } = await callApi('GET /national-facility/network-months', { token });
  expect((body.data as unknown as NetworkMonth[]).map(({ month, counts }) => [month, counts])).toEqual([
    ['2026-05', { labelled: 1 }],
    ['2026-06', { labelled: 1 }],
    ['2026-07', { suspended: 1 }],
    ['2026-08', { labelled: 1 }],
  ]);
});
