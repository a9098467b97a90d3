import type { InferType } from 'yup';
import { number } from 'yup';
import { form } from '../fields/form';
import { REQUIRED } from '../fields/text';

/** The default and the highest setting for the maximum age of a tab on withdrawn code, in minutes. */
export const TAB_AGE = { usual: 60, max: 43_200 } as const;

const AGE = `Must be a whole number of minutes from 0 to ${TAB_AGE.max}`;

/** The maximum age of a tab on withdrawn code; 0 if unlimited. */
export const tabAgeSchema = form({
  minutes: number().typeError(AGE).integer(AGE).min(0, AGE).max(TAB_AGE.max, AGE).required(REQUIRED),
});
export type TabAgeInput = InferType<typeof tabAgeSchema>;

/** The response of `GET /releases/compositions/:id/news`: news for a tab with this composition. */
export interface CompositionNews {
  composition: string;
  /** A release in the tab was replaced by an urgent one. */
  is_urgent: boolean;
  /** A release in the tab was withdrawn since. */
  is_withdrawn: boolean;
  /** The maximum age of a tab with a withdrawn release in minutes; 0 if unlimited. */
  tab_minutes: number;
}
