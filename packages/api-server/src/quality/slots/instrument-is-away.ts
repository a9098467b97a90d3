import type { Booking } from '@portal/domain';
import type { Db } from '../../platform/db/client';

type Instrument = NonNullable<Booking['instrument']>;

/**
 * Whether an instrument is in transit or at the calibration centre, so that it cannot be booked. No records say so yet:
 * photometers are away between `sent_at` and `installed_at` of their calibration.
 */
export const instrumentIsAway = (_tx: Db, _instrument: Instrument): Promise<boolean> => Promise.resolve(false);
