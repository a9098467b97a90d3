import { string } from 'yup';
import type { InferType } from 'yup';
import { form } from '../fields/form';
import { epochDay } from '../fields/quantity';
import { optionalChoice, optionalReference, requiredChoice } from '../fields/reference';
import { REQUIRED, optionalText, text } from '../fields/text';
import { LENGTHS } from '../limits/limits';
import { pagingSchema, sortOf } from '../paging/schema';
import { ACCEPTANCES, COMPLIANCES } from '../types/type-lists';
import type { LidarAspect, PhotometerAspect } from './components';

/** What an evaluation is about; its fields are `<aspect>_compliance`, `_comments` and `_recommendations`. */
export type Aspect = LidarAspect | PhotometerAspect | 'synergy' | 'lidar' | 'photometer';

const draft = { compliance: optionalChoice(COMPLIANCES), comment: optionalText(LENGTHS.longText) };
const final = { compliance: requiredChoice(COMPLIANCES), comment: text(LENGTHS.longText).required(REQUIRED) };

/** An evaluation that is saved as a draft: anything may still be empty. */
export const evaluationDraftSchema = (aspect: Aspect) =>
  form({
    [`${aspect}_compliance`]: draft.compliance,
    [`${aspect}_comments`]: draft.comment,
    [`${aspect}_recommendations`]: draft.comment,
  });

/** An evaluation that is submitted, for good: all three fields are required. */
export const evaluationSchema = (aspect: Aspect) =>
  form({
    [`${aspect}_compliance`]: final.compliance,
    [`${aspect}_comments`]: final.comment,
    [`${aspect}_recommendations`]: final.comment,
  });

export const preliminaryAcceptanceSchema = form({ preliminary_acceptance: requiredChoice(ACCEPTANCES) });
export const finalAcceptanceSchema = form({ acceptance: requiredChoice(ACCEPTANCES) });

/** The one call behind both acceptances and the upgrade plan. Each call takes one step. */
export const editInitialAcceptanceSchema = form({
  preliminary_acceptance: optionalChoice(ACCEPTANCES),
  acceptance: optionalChoice(ACCEPTANCES),
  user_file: optionalReference(),
}).test(
  'one step',
  'Please send one of preliminary acceptance, acceptance or upgrade plan',
  // Of the three that are known: whatever else somebody sends is no step.
  ({ preliminary_acceptance, acceptance, user_file }) =>
    [preliminary_acceptance, acceptance, user_file].filter((step) => typeof step === 'string').length === 1,
);
export type EditInitialAcceptance = InferType<typeof editInitialAcceptanceSchema>;

/** One reviewer per component; a component without one is `null` or left out. */
export const reviewersSchema = form({
  lidar: optionalReference(),
  lidar_data: optionalReference(),
  photometer: optionalReference(),
  photometer_data: optionalReference(),
});
export type ReviewersInput = InferType<typeof reviewersSchema>;

/** Until when the present step is due; `null` for no date. */
export const dueDateSchema = form({ due_date: epochDay() });
export type DueDateInput = InferType<typeof dueDateSchema>;

export const RESET_TARGETS = ['evaluation', 'facility'] as const;
export type ResetTarget = (typeof RESET_TARGETS)[number];

/** `evaluation` opens the evaluation again; `facility` gives the application back to its owner. */
export const resetSchema = form({
  target: string()
    .typeError('Please choose what to reset')
    .oneOf(RESET_TARGETS, 'Please choose what to reset')
    .required('Please choose what to reset'),
  reason: text(LENGTHS.longText).required('Please give a reason'),
});
export type ResetInput = InferType<typeof resetSchema>;

/** What the list of submitted applications can be sorted by; ascending by `waiting`, what came last comes first. */
export const SUBMITTED_SORTS = ['facility', 'waiting'] as const;
export type SubmittedSort = (typeof SUBMITTED_SORTS)[number];

/** A part of the list of submitted applications; `open`: only those with something pending with the user. */
export const submittedQuerySchema = pagingSchema.shape({
  sort: sortOf(SUBMITTED_SORTS),
  open: text().test('open', 'Must be true, or left out', (value) => !value || value === 'true'),
});
export type SubmittedQuery = InferType<typeof submittedQuerySchema>;
