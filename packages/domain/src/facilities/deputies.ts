import type { InferType } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { email } from '../fields/text';
import type { Person } from '../users/user';

/** How many deputies a facility may have. */
export const MAX_DEPUTIES = 3;

/** A person who edits and reads a facility as its owner does. */
export interface Deputy extends Person {
  /** Since when, epoch seconds. */
  since: number;
}

/** Who is named a deputy: the address of an account. */
export const deputySchema = exact(form({ email: email() }));
export type DeputyInput = InferType<typeof deputySchema>;
