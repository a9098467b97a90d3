export { LidarView } from './lidar-view';
export type { LidarViewProps } from './lidar-view';
export { PhotometerView } from './photometer-view';
export type { PhotometerViewProps } from './photometer-view';
