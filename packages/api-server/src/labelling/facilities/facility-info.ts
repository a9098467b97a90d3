import { FACILITY_FIELDS, facilityInfoSchema, rowOf, type FacilityInfo } from '@portal/domain';

/** What was sent, as columns; `undefined` where a field was left out. */
export const toColumns = (info: FacilityInfo) => ({
  ...rowOf(FACILITY_FIELDS, info),
  pictureId: info.pictures && (info.pictures[0] ?? null),
});

/** What a body asks for, before it has been validated: enough to tell which fields would change. */
export function unvalidated(body: unknown): FacilityInfo {
  const info: unknown = facilityInfoSchema.cast(body, { assert: false });
  return typeof info === 'object' && info !== null ? info : {};
}
