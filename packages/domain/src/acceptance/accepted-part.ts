/** Of which facility the public sees an instrument as it was accepted, and since when; epoch seconds. */
export interface AcceptedPart {
  /** `null` for a facility that is not shown as certified. */
  facility: string | null;
  /** Number of the version. */
  version: number;
  since: number;
  /** `null` while it is part of what is in force. */
  until: number | null;
}
