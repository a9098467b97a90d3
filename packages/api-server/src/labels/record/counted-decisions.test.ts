import { testPortal } from '../../../test/portal';
import { getFacility } from '../../labelling/facilities/load-facility';
import { listDecisions, loadRecords, toCounted } from '../../labelling/label/label-decisions.store';
import { labelling } from '../labelled.fixture';

const portal = testPortal();
const { db, pass } = portal;
const { labelled, record } = labelling(portal);
const DAY = 86_400;

test('the record of a label is the same with its facility, alone and with all others [12.520]', async () => {
  const { facility } = await labelled();
  pass(DAY + 0.75);
  await record(facility.id, 'suspend', { publicText: 'A new laser.', decidedOn: '2026-06-15' });
  const { labelDecisions: withFacility } = await getFacility(db, facility.id);
  const alone = (await listDecisions(db, facility.id)).map(toCounted);
  expect(alone).toMatchObject([
    { kind: 'propose', valid_from: null, scope: { lidars: [{ name: 'MUSA' }] } },
    { kind: 'grant', valid_from: '2026-06-15', valid_until: '2027-06-14' },
    { kind: 'suspend', place: 3, on: '2026-06-15', public_text: 'A new laser.', scope: null },
  ]);
  expect(withFacility).toEqual(alone);
  expect((await loadRecords(db)).get(facility.id)).toEqual(alone);
});
