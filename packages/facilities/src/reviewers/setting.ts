import type { Component, NationalFacility, Person, ReviewersInput } from '@portal/domain';

/** Candidates for each component. */
export type Candidates = Readonly<Record<Component, readonly Person[]>>;

/** The outcome of setting reviewers. */
export type SetReviewersResult =
  | { ok: true }
  | {
      ok: false;
      /** Messages by component. */
      errors?: Readonly<Record<string, string>> | null;
      message?: string | null;
    };

/** The facility and the actions of the choice of reviewers. */
export interface ReviewersSetting {
  facility: NationalFacility;
  onSave: (reviewers: ReviewersInput) => Promise<SetReviewersResult>;
  /** After a save, or when it is cancelled. */
  onClose: () => void;
}
