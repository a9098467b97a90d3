import type { InferType } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { email } from '../fields/text';
import type { Person } from '../users/user';

export const MAX_DEPUTIES = 3;

/** A user who reads and edits a facility like its owner. */
export interface Deputy extends Person {
  /** Epoch seconds. */
  since: number;
}

/** Names a deputy by the email address of an account. */
export const deputySchema = exact(form({ email: email() }));
export type DeputyInput = InferType<typeof deputySchema>;
