import { lidarCalls } from './lidar.routes';
import { photometerCalls } from './photometer.routes';

/** Instruments of both kinds. */
export const instrumentCalls = [...lidarCalls, ...photometerCalls];
