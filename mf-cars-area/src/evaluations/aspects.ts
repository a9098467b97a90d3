import { LIDAR_ASPECTS, PHOTOMETER_ASPECTS } from '@portal/domain';
import type { AspectPath, InstrumentKind, LidarAspect } from '@portal/domain';
import { EVALUATION_MESSAGES } from './messages';

/** One respect in which an instrument is evaluated. */
export interface InstrumentAspect {
  /** Beginning of the names of its fields. */
  key: LidarAspect;
  /** As addresses name it. */
  path: AspectPath;
  /** As people call it. */
  name: string;
}

/** The aspects of both kinds of instruments, in the order of their columns. */
export const ASPECTS: Readonly<Record<InstrumentKind, readonly InstrumentAspect[]>> = {
  lidar: LIDAR_ASPECTS.map((key) => ({ key, path: `lidar-${key}`, name: EVALUATION_MESSAGES.aspects[key] })),
  photometer: PHOTOMETER_ASPECTS.map((key) => ({
    key,
    path: `photometer-${key}`,
    name: EVALUATION_MESSAGES.aspects[key],
  })),
};
