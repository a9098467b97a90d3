import { LABEL_DECISIONS, PROPOSALS } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { living } from './lives.fixture';

const liveThrough = living(testPortal());

/** A life that has every step. */
const SEED = 2330;
const DAYS = 26;

test('on every day of a life of a label, everything that says something of it says the same, and nothing says valid of one that was lost or has ended [12.555]', async () => {
  const { statuses, steps } = await liveThrough(SEED, DAYS);
  expect([...statuses].toSorted()).toEqual(['expired', 'granted', 'none', 'suspended', 'withdrawn']);
  expect([...steps].toSorted()).toEqual([...PROPOSALS, ...LABEL_DECISIONS, 'expire', 'return'].toSorted());
}, 60_000);
