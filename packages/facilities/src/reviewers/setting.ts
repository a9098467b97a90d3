import type { Component, NationalFacility, Person, ReviewersInput } from '@portal/domain';

/** Who may review each component. */
export type Candidates = Readonly<Record<Component, readonly Person[]>>;

/** What became of an attempt to set reviewers. */
export type SetReviewersResult =
  | { ok: true }
  | {
      ok: false;
      /** Messages by component. */
      errors?: Readonly<Record<string, string>> | null;
      message?: string | null;
    };

/** What choosing reviewers needs. */
export interface ReviewersSetting {
  facility: NationalFacility;
  onSave: (reviewers: ReviewersInput) => Promise<SetReviewersResult>;
  /** Saved, or left as it was. */
  onClose: () => void;
}
