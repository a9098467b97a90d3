import { withQuery } from './request/with-query';

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

/** The call that adds an instrument, which may be made from an unfinished copy. */
export const addedTo = (facilityId: string, kind: 'lidar' | 'photometer', unfinished: string | undefined) =>
  withQuery(`/national-facility/${encodeURIComponent(facilityId)}/edit/add-${kind}-system`, { unfinished });
