import type { InferType } from 'yup';
import { number } from 'yup';
import { form } from '../fields/form';
import { REQUIRED } from '../fields/text';

/** How old a tab may become on code that was taken back, minutes: unless an administrator says otherwise, and at most. */
export const TAB_AGE = { usual: 60, max: 43_200 } as const;

const AGE = `Must be a whole number of minutes from 0 to ${TAB_AGE.max}`;

/** How old a tab may become on code that was taken back; 0: as old as it likes. */
export const tabAgeSchema = form({
  minutes: number().typeError(AGE).integer(AGE).min(0, AGE).max(TAB_AGE.max, AGE).required(REQUIRED),
});
export type TabAgeInput = InferType<typeof tabAgeSchema>;

/** The response of `GET /releases/compositions/:id/news`: what a tab with this composition should know. */
export interface CompositionNews {
  /** Id of the present composition. */
  composition: string;
  /** Something in the tab was replaced by a release that is urgent. */
  is_urgent: boolean;
  /** Something in the tab was taken back since. */
  is_withdrawn: boolean;
  /** How old a tab may become in which something was taken back, minutes; 0: as old as it likes. */
  tab_minutes: number;
}
