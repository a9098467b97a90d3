/**
 * Tags that a change of an instrument invalidates: the instruments of its kind and what is unfinished of them; facilities, which name their
 * instruments, take their position on the map from them, and begin their application with the first save; and the
 * history.
 */
export const changesOf = (kind: 'Lidar' | 'Photometer', facilityId: string) => [
  kind,
  'Unfinished' as const,
  'Facility' as const,
  { type: 'History' as const, id: facilityId },
];
