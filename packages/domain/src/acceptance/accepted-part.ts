/** Who stands behind an accepted version, in the word of open data: a decision, or an administrator without one. */
export type RecordedBy = 'acceptance' | 'administrator';

/** Of which facility the public sees an instrument as it was accepted, and since when; epoch seconds. */
export interface AcceptedPart {
  /** `null` for a facility that is not shown as certified. */
  facility: string | null;
  /** Number of the version. */
  version: number;
  /** Missing from an older server. */
  recorded_by?: RecordedBy;
  since: number;
  /** `null` while it is part of what is in force. */
  until: number | null;
}
