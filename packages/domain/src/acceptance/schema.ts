import { number, string } from 'yup';
import type { InferType, Schema } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { epochDay } from '../fields/quantity';
import { optionalReference, requiredChoice } from '../fields/reference';
import { text } from '../fields/text';
import { LENGTHS } from '../limits/limits';
import { EVALUATION_FIELDS } from '../records/evaluation';
import { draftShapeOf, shapeOf } from '../records/schema';
import { day, type Day } from '../time/day';
import { ACCEPTANCES } from '../types/type-lists';
import { underAspect } from './aspect-fields';
import type { LidarAspect, PhotometerAspect } from './components';

/** The aspects of evaluations; their fields are `<aspect>_compliance`, `_comments` and `_recommendations`. */
export type Aspect = LidarAspect | PhotometerAspect | 'synergy' | 'lidar' | 'photometer';

/** A draft of an evaluation; no field is required. */
export const evaluationDraftSchema = (aspect: Aspect) =>
  form(underAspect<Schema>(aspect, draftShapeOf(EVALUATION_FIELDS)));

/** A submitted evaluation, which is final; all fields are required. */
export const evaluationSchema = (aspect: Aspect) => form(underAspect<Schema>(aspect, shapeOf(EVALUATION_FIELDS)));

export const preliminaryAcceptanceSchema = form({ preliminary_acceptance: requiredChoice(ACCEPTANCES) });
export const finalAcceptanceSchema = form({ acceptance: requiredChoice(ACCEPTANCES) });

/** One reviewer per component; `null` or absent for a component without one. */
export const reviewersSchema = form({
  lidar: optionalReference(),
  lidar_data: optionalReference(),
  photometer: optionalReference(),
  photometer_data: optionalReference(),
});
export type ReviewersInput = InferType<typeof reviewersSchema>;

/** Reviewers to set and, if known, those from which they were chosen: components that equal them are left alone. */
export const setReviewersSchema = reviewersSchema.shape({ before: reviewersSchema.default(undefined).optional() });
export type SetReviewersInput = InferType<typeof setReviewersSchema>;

/** The due date of the present step; `null` removes it. */
export const dueDateSchema = exact(form({ due_date: epochDay() }));

/** A due date to set and, if known, the one that it is to replace. */
export const setDueDateSchema = dueDateSchema.shape({ before: epochDay() });
export type SetDueDateInput = InferType<typeof setDueDateSchema>;

/** Why a step cannot be due on a day; `null` if it can. */
export const refusalOfDueDate = (due: Day | null, today: Day): string | null =>
  due !== null && due < today ? 'Must not be in the past' : null;

/** A due date as it is typed today. */
export const dueDateSchemaOn = (today: Day) =>
  dueDateSchema.shape({
    due_date: epochDay().test((typed, { createError }) => {
      const message = refusalOfDueDate(day(typed), today);
      return message === null || createError({ message });
    }),
  });

export const RESET_TARGETS = ['evaluation', 'facility'] as const;
export type ResetTarget = (typeof RESET_TARGETS)[number];

/** `evaluation` re-opens the evaluation; `facility` returns the application to its owner. */
export const resetSchema = form({
  target: string()
    .typeError('Choose what to do')
    .oneOf(RESET_TARGETS, 'Choose what to do')
    .required('Choose what to do'),
  reason: text(LENGTHS.longText).required('Please give a reason'),
});
export type ResetInput = InferType<typeof resetSchema>;

/** The reason for withdrawing an application or archiving a facility. */
export const reasonSchema = exact(form({ reason: text(LENGTHS.longText).required('Please give a reason') }));
export type ReasonInput = InferType<typeof reasonSchema>;

/** The reason for re-opening an evaluation, and the version that the caller read. Without one, any is accepted. */
export const reopenSchema = reasonSchema.shape({
  version: number().typeError('Must be a number').integer('Must be a whole number').min(0, 'Must be 0 or more'),
});
export type ReopenInput = InferType<typeof reopenSchema>;

/** Sort keys of the list of submitted applications. Ascending by `waiting` is shortest waiting time first. */
export const SUBMITTED_SORTS = ['facility', 'waiting'] as const;
export type SubmittedSort = (typeof SUBMITTED_SORTS)[number];
