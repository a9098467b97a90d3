import { array } from 'yup';
import type { InferType } from 'yup';
import { printed } from '../fields/drawable';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { epochDay } from '../fields/quantity';
import { optionalReference } from '../fields/reference';
import { optionalText, REQUIRED, text } from '../fields/text';
import { LENGTHS } from '../limits/limits';

/** In characters; a shorter text cannot explain why there is no plan. */
const PLAN_REASON_MIN = 20;

const MAX_CONDITIONS = 50;

/** A condition of a decision. Without an instrument, it concerns the whole facility. */
export const conditionSchema = exact(
  form({
    text: printed(text(LENGTHS.reason)).required(REQUIRED),
    due_date: epochDay(),
    instrument: optionalReference(),
  }),
);

/** The reason for issuing a final report without the upgrade plan that the preliminary report asked for. */
export const withoutPlanReason = () =>
  exact(printed(optionalText(LENGTHS.statement))).min(PLAN_REASON_MIN, `At least ${PLAN_REASON_MIN} characters`);

export const decisionShape = {
  statement: exact(printed(optionalText(LENGTHS.statement))),
  conditions: exact(array())
    .of(conditionSchema)
    .transform((list: unknown) => list ?? [])
    .typeError('Must be a list')
    .max(MAX_CONDITIONS, `At most ${MAX_CONDITIONS} conditions`),
  without_plan_reason: withoutPlanReason(),
};
/** Conditions restrict an acceptance, so a refusal cannot have any. */
export const NO_CONDITIONS = 'A “no” has no conditions: say what is missing in the statement';

export type ConditionInput = InferType<typeof conditionSchema>;

/** How a condition was fulfilled, and the source of that information. */
export const fulfilmentSchema = exact(form({ fulfilment: text(LENGTHS.reason).required(REQUIRED) }));
export type FulfilmentInput = InferType<typeof fulfilmentSchema>;

/** The facility's report that it has met a condition. */
export const conditionReportSchema = form({ report: text(LENGTHS.statement).required(REQUIRED) });
export type ConditionReportInput = InferType<typeof conditionReportSchema>;
