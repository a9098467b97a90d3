import { testPortal } from '../../../test/portal';
import { living } from './lives.fixture';

const liveThrough = living(testPortal());

const DAYS = 40;

test.each([3, 7, 8, 20, 128, 193, 207])(
  'everything that says something of a label says the same on every day of a longer life (seed %i) [12.555]',
  async (seed) => {
    const { statuses } = await liveThrough(seed, DAYS);
    expect(statuses.size).toBeGreaterThan(2);
  },
  180_000,
);
