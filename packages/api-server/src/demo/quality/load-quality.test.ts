import { dayOf } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { loadNetwork } from '../../quality/network/load-network';
import { loadDemo } from '../load-demo';

const portal = testPortal();
const { context, db } = portal;

const SHOWN = {
  ATOLL: ['green', 'up-to-date'],
  'CO-PDD': ['green', 'up-to-date'],
  CIAO: ['amber', 'recommendations-open'],
  SIRTA: ['amber', 'due-soon'],
  LEI: ['amber', 'after-event'],
  AGORA: ['blue', 'in-evaluation'],
  THE: ['red', 'failed'],
  RADO: ['red', 'overdue'],
};

test('the demonstration shows every light of the test book, and each for its reason', async () => {
  await loadDemo(context);
  const network = await loadNetwork(db, 'all', dayOf(context.now()));
  for (const [acronym, [light, reason]] of Object.entries(SHOWN)) {
    const on = network.find(({ facility }) => facility.acronym === acronym);
    const rows = on?.lidars.flatMap((lidar) => lidar.rows) ?? [];
    const reasons = rows.flatMap(({ isNeeded, row }) => (isNeeded ? [row.reason] : []));
    expect([acronym, on?.light, reasons]).toEqual([acronym, light, expect.arrayContaining([reason])]);
  }
  const away = network.flatMap(({ photometers }) =>
    photometers.filter(({ row }) => row.reason === 'at-calibration-centre'),
  );
  expect(away).toHaveLength(1);
});
