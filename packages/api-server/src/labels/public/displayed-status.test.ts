import type {
  CertifiedFacility,
  DisplayedStatus,
  NationalFacility,
  PublicLabel,
  ReviewedApplication,
} from '@portal/domain';
import { administratorToken } from '../../../test/evaluations';
import { enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { applications } from '../../platform/db/tables';
import { labelling } from '../labelled.fixture';

const portal = testPortal();
const { callApi, db, get, pass } = portal;
const { accepted, granted, labelled, record } = labelling(portal);
const DAY = 86_400;

const onMap = async () =>
  (await callApi('GET /national-facility/certified')).body.data as unknown as CertifiedFacility[];

test('the map says until when a label is valid of facilities that it shows as labelled, and of no others [12.791]', async () => {
  await labelled();
  await labelled({ acronym: 'OTHER', displayed_status: 'initial_acceptance' });
  expect((await onMap()).map(({ acronym, displayed_status: { code }, label }) => [acronym, code, label])).toEqual([
    ['CIAO', 'labelled', { valid_until: '2027-06-14', page: '/label/CIAO' }],
    ['OTHER', 'initial_acceptance', null],
  ]);
});

test('a public label says of exactly the facilities of the map that they are on it, whatever their label is [12.805]', async () => {
  await labelled();
  await labelled({ acronym: 'SHOWN', displayed_status: 'initial_acceptance' });
  await labelled({ acronym: 'HIDDEN', displayed_status: 'candidate' });
  const { facility } = await labelled({ acronym: 'LOST' });
  await record(facility.id, 'suspend');
  const labels = (await get('/api/open/labels.json')).json<PublicLabel[]>();
  expect(labels.map((label) => [label.facility.acronym, label.is_valid, label.is_on_map])).toEqual([
    ['CIAO', true, true],
    ['HIDDEN', true, false],
    ['LOST', false, false],
    ['SHOWN', true, true],
  ]);
  expect((await onMap()).map(({ acronym }) => acronym)).toEqual(['CIAO', 'SHOWN']);
});

const CALLS = ['general-info', 'initial-acceptance-application', 'displayed-status'] as const;

/** What the calls for staff say of a facility. */
async function read(id: string) {
  // Access tokens do not last for a year.
  const { access_token: token } = await enter(portal, 'admin@site.example');
  const ask = async <Answer>(path: (typeof CALLS)[number]) =>
    (await callApi(`GET /national-facility/:id/${path}`, { token, params: { id } })).body.data as unknown as Answer;
  const facility = await ask<NationalFacility>('general-info');
  const { facility: reviewed } = await ask<ReviewedApplication>('initial-acceptance-application');
  const status = await ask<DisplayedStatus>('displayed-status');
  return {
    certified: [facility.displayed_status, reviewed.displayed_status, status].map(({ certified }) => certified),
    labels: [facility.label?.status, reviewed.label?.status],
  };
}

test.each(['suspend', 'withdraw', null] as const)(
  'users who read a facility read that it is not certified once its label is lost or has ended (%s) [12.791]',
  async (kind) => {
    await administratorToken(portal);
    const { facility } = await labelled();
    await db.update(applications).set({ status: 'waiting_final_report', submittedAt: portal.context.now() });
    expect((await read(facility.id)).certified).toEqual([true, true, true]);
    if (kind) await record(facility.id, kind);
    else pass(365 * DAY);
    const status = { suspend: 'suspended', withdraw: 'withdrawn', null: 'expired' }[String(kind)];
    expect(await read(facility.id)).toEqual({ certified: [false, false, false], labels: [status, status] });
  },
);

test('the data of an instrument say beside the last day of the label whether it is valid [12.791]', async () => {
  const { facility, lidar, scope } = await accepted({ displayed_status: 'initial_acceptance' });
  const stated = async () => (await get(`/api/open-data/lidar/${lidar.id}`)).json<{ facility: object }>().facility;
  expect(await stated()).toMatchObject({ label_valid_until: null, label_is_valid: null });
  await record(facility.id, 'propose', { scope });
  await record(facility.id, 'grant', granted(scope, '2026-06-17', '2026-06-20'));
  expect(await stated()).toMatchObject({ label_valid_until: '2026-06-20', label_is_valid: false });
  pass(2 * DAY);
  expect(await stated()).toMatchObject({ label_valid_until: '2026-06-20', label_is_valid: true });
});
