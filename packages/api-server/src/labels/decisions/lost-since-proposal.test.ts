import { testPortal } from '../../../test/portal';
import { changeTests } from '../../../test/quality';
import {
  applications,
  labelCertificates,
  labelDecisions,
  lidarConfigurations,
  lidars,
  photometerCalibrations,
  photometers,
} from '../../platform/db/tables';
import { aGrant, labelIn, labelling } from './label.fixture';

const portal = testPortal();
const { db, pass } = portal;
const DAY = 86_400;
const { again, proposed, granted, take, read, addFullEvaluation } = labelling(portal);

const entries = () => db.$count(labelDecisions);

/** What becomes of a proposal while it waits, and what the refusal of its grant says of it. */
const LOST: Record<string, { lose: () => Promise<unknown>; says: string }> = {
  'its configuration was suspended': {
    lose: () => db.update(lidarConfigurations).set({ status: 'suspended' }),
    says: 'Configuration 1 of MUSA is no longer approved.',
  },
  'its lidar was deleted': {
    lose: async () => {
      await db.delete(lidars);
    },
    says: 'Configuration 1 of MUSA is no longer approved.',
  },
  'its photometer was deleted': {
    lose: async () => {
      await db.delete(photometers);
    },
    says: 'Cimel 1 is no longer an instrument of the facility.',
  },
  'its photometer was moved away': {
    lose: () => db.update(photometers).set({ latitude: 40.62 }),
    says: 'There is no longer a photometer near a lidar.',
  },
  'a test of its configuration was revoked': {
    lose: () => changeTests(portal, 'telecover', { status: 'revoked' }),
    says: 'A result that counted was revoked or failed: Telecover, quadrants (0532xppx, 0532xcpx) of MUSA, configuration 1, has no valid result.',
  },
  'a test of its configuration was revoked, of which an older one is overdue': {
    lose: () => changeTests(portal, 'telecover', { measuredFrom: new Date('2025-05-01T20:00:00Z') }),
    says: 'A result that counted was revoked or failed: Telecover, quadrants of MUSA, configuration 1, is overdue since 2026-05-01.',
  },
  'its photometer is no longer calibrated': {
    lose: () => db.update(photometerCalibrations).set({ result: 'not_usable' }),
    says: 'No photometer near a lidar is calibrated any longer.',
  },
  'the acceptance is no longer in force': {
    lose: () => db.update(applications).set({ acceptance: 'no' }),
    says: 'The initial acceptance is no longer in force.',
  },
};

test.each(Object.keys(LOST))('a label is not granted if %s since the proposal [12.523] [12.813]', async (why) => {
  const { lose, says } = LOST[why] ?? { lose: async () => {}, says: '' };
  const { id, administrator, cars } = await proposed();
  await lose();
  const refused = await take('grant', id, administrator, aGrant());
  expect(refused).toMatchObject({
    status: 409,
    body: {
      msg: `This has changed since the proposal. ${says} Return the proposal, so that the centre can propose what holds now.`,
      data: { version: 1, today: { status: 'none', request: { kind: 'label' } } },
    },
  });
  expect(await entries()).toBe(1);
  expect(await db.$count(labelCertificates)).toBe(0);
  // The way that the refusal names is open.
  expect((await take('return', id, administrator, { reason: 'It has changed meanwhile.' })).status).toBe(200);
  expect((await read(id, cars)).today.request).toBe(null);
});

test('a label is not renewed for a configuration that was suspended since the proposal [12.523]', async () => {
  const { id, administrator, cars, scope } = await granted({ valid_until: Date.UTC(2027, 5, 14) / 1000 });
  await addFullEvaluation(id);
  expect((await take('propose-renewal', id, cars, { scope })).status).toBe(200);
  const renew = () => take('renew', id, administrator, aGrant());
  await db.update(lidarConfigurations).set({ status: 'suspended' });
  expect((await renew()).status).toBe(409);
  expect(await read(id, cars)).toMatchObject({ today: { status: 'granted', valid_until: '2027-06-14' } });
  await db.update(lidarConfigurations).set({ status: 'approved' });
  expect((await renew()).status).toBe(200);
});

test('tests and calibrations that fall due between the proposal and its decision do not stop the grant', async () => {
  const { id } = await proposed();
  pass(365 * DAY);
  const answer = await take('grant', id, await again('administrator'), aGrant());
  expect(labelIn(answer).today.status).toBe('granted');
});
