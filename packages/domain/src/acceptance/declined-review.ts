import { boolean } from 'yup';
import type { InferType } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { text } from '../fields/text';
import { LENGTHS } from '../limits/limits';
import type { Component } from './components';

/** The reason for declining a component. A conflict of interest permanently excludes the reviewer from the facility. */
export const declineSchema = exact(
  form({
    reason: text(LENGTHS.reason).required('Please give a reason'),
    conflict_of_interest: boolean().typeError('Must be yes or no').default(false),
  }),
);
export type DeclineInput = InferType<typeof declineSchema>;

/** A component that a reviewer declined, as administrators see it. */
export interface DeclinedReview {
  _id: string;
  component: Component;
  person: { _id: string; first_name: string; last_name: string };
  reason: string;
  conflict_of_interest: boolean;
  round: number;
  /** Epoch seconds. */
  at: number;
}
