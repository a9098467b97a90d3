import { lidarFormValues, photometerFormValues } from '@portal/domain';
import type { InstrumentKind, Lidar, Photometer, UnfinishedValues } from '@portal/domain';
import type { AnyInstrument } from './kinds';

/** The values of a saved instrument as its form shows them. */
export const typedValues = (kind: InstrumentKind, instrument: AnyInstrument): UnfinishedValues =>
  kind === 'lidar' ? lidarFormValues(instrument as Lidar) : photometerFormValues(instrument as Photometer);
