/** The origin of an accepted version in open data: an acceptance decision, or an administrator without one. */
export type RecordedBy = 'acceptance' | 'administrator';

/** The public status of an instrument as part of an accepted version. Times are epoch seconds. */
export interface AcceptedPart {
  /** `null` if the facility is not shown as certified. */
  facility: string | null;
  version: number;
  /** Absent in answers of an older server. */
  recorded_by?: RecordedBy;
  since: number;
  /** `null` while the version is in force. */
  until: number | null;
}
