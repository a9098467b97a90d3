/**
 * What a change of an instrument makes stale: every view of instruments of its kind, the facilities, because they name
 * their instruments, stand on the map by them, and start their application with the first save, and the history.
 */
export const changesOf = (kind: 'Lidar' | 'Photometer', facilityId: string) => [
  kind,
  'Facility' as const,
  { type: 'History' as const, id: facilityId },
];
