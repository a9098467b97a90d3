import { LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from '@portal/domain';
import type { AspectPath, InstrumentKind, LidarAspect } from '@portal/domain';
import { EVALUATION_MESSAGES } from './messages';

/** One aspect of the evaluation of an instrument. */
export interface InstrumentAspect {
  /** Prefix of its field names. */
  key: LidarAspect;
  /** Its name in URLs. */
  path: AspectPath;
  /** Its displayed name. */
  name: string;
}

/** The aspects of both kinds of instruments, in column order. */
export const ASPECTS: Readonly<Record<InstrumentKind, readonly InstrumentAspect[]>> = {
  lidar: LIDAR_ASPECTS.map((key) => ({ key, path: `lidar-${key}`, name: EVALUATION_MESSAGES.aspects[key] })),
  photometer: PHOTOMETER_ASPECTS.map((key) => ({
    key,
    path: `photometer-${key}`,
    name: EVALUATION_MESSAGES.aspects[key],
  })),
};
