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
import { ACCEPTANCES } from '../types/type-lists';
import type { LidarAspect, PhotometerAspect } from './components';

/** The aspects of evaluations; their fields are `<aspect>_compliance`, `_comments` and `_recommendations`. */
export type Aspect = LidarAspect | PhotometerAspect | 'synergy' | 'lidar' | 'photometer';

const named = <Value>(aspect: Aspect, fields: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${aspect}_${name}`, value]));

/** An evaluation that is saved as a draft: anything may still be empty. */
export const evaluationDraftSchema = (aspect: Aspect) => form(named<Schema>(aspect, draftShapeOf(EVALUATION_FIELDS)));

/** An evaluation that is submitted, for good: all its fields are required. */
export const evaluationSchema = (aspect: Aspect) => form(named<Schema>(aspect, shapeOf(EVALUATION_FIELDS)));

export const preliminaryAcceptanceSchema = form({ preliminary_acceptance: requiredChoice(ACCEPTANCES) });
export const finalAcceptanceSchema = form({ acceptance: requiredChoice(ACCEPTANCES) });

/** One reviewer per component; a component without one is `null` or left out. */
export const reviewersSchema = form({
  lidar: optionalReference(),
  lidar_data: optionalReference(),
  photometer: optionalReference(),
  photometer_data: optionalReference(),
});
export type ReviewersInput = InferType<typeof reviewersSchema>;

/** Until when the present step is due; `null` for no date. */
export const dueDateSchema = exact(form({ due_date: epochDay() }));
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

/** Why a step is taken back: an application that is withdrawn, a facility that is archived. */
export const reasonSchema = exact(form({ reason: text(LENGTHS.longText).required('Please give a reason') }));
export type ReasonInput = InferType<typeof reasonSchema>;

/** Why one evaluation is opened again, and its version as it was read; without it, whichever is there. */
export const reopenSchema = reasonSchema.shape({
  version: number().typeError('Must be a number').integer('Must be a whole number').min(0, 'Must be 0 or more'),
});
export type ReopenInput = InferType<typeof reopenSchema>;

/** Sort keys of the list of submitted applications; ascending by `waiting`, the latest comes first. */
export const SUBMITTED_SORTS = ['facility', 'waiting'] as const;
export type SubmittedSort = (typeof SUBMITTED_SORTS)[number];
