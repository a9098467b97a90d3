/**
 * Tags that a change to an instrument invalidates: instruments of its kind and their unfinished copies; facilities,
 * which name their instruments, take their map position from them and begin an application with the first save; and the
 * history.
 */
export const changesOf = (kind: 'Lidar' | 'Photometer', facilityId: string) => [
  kind,
  'Unfinished' as const,
  'Facility' as const,
  { type: 'History' as const, id: facilityId },
];
