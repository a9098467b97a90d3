import type { BeforeDeletion } from './delete-instrument.service';
import { lidarCalls } from './lidar.routes';
import { photometerCalls } from './photometer.routes';

/** Instruments of both kinds. */
export const instrumentCalls = (beforeDeletingLidar: BeforeDeletion) => [
  ...lidarCalls(beforeDeletingLidar),
  ...photometerCalls,
];
