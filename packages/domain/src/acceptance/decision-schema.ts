import { array } from 'yup';
import type { InferType } from 'yup';
import { printed } from '../fields/drawable';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { epochDay } from '../fields/quantity';
import { optionalReference } from '../fields/reference';
import { optionalText, REQUIRED, text } from '../fields/text';
import { LENGTHS } from '../limits/limits';

/** The least that explains why there is no plan, characters. */
const PLAN_REASON_MIN = 20;

/** How many conditions a decision may have. */
const MAX_CONDITIONS = 50;

/** A condition as it is set: what has to be done, by when, and on which instrument; of the facility without one. */
export const conditionSchema = exact(
  form({
    text: printed(text(LENGTHS.reason)).required(REQUIRED),
    due_date: epochDay(),
    instrument: optionalReference(),
  }),
);

/** Why a final report does not wait for the upgrade plan that the preliminary one asked for. */
export const withoutPlanReason = () =>
  exact(printed(optionalText(LENGTHS.statement))).min(PLAN_REASON_MIN, `At least ${PLAN_REASON_MIN} characters`);

/** What goes with a decision, besides the decision itself. */
export const decisionShape = {
  statement: exact(printed(optionalText(LENGTHS.statement))),
  conditions: exact(array())
    .of(conditionSchema)
    .transform((list: unknown) => list ?? [])
    .typeError('Must be a list')
    .max(MAX_CONDITIONS, `At most ${MAX_CONDITIONS} conditions`),
  without_plan_reason: withoutPlanReason(),
};
/** A refusal asks for nothing: there is no acceptance that could depend on it. */
export const NO_CONDITIONS = 'A “no” has no conditions: say what is missing in the statement';

export type ConditionInput = InferType<typeof conditionSchema>;

/** How a condition was fulfilled, and on whose word. */
export const fulfilmentSchema = exact(form({ fulfilment: text(LENGTHS.reason).required(REQUIRED) }));
export type FulfilmentInput = InferType<typeof fulfilmentSchema>;

/** How the facility says that it has met a condition. */
export const conditionReportSchema = form({ report: text(LENGTHS.statement).required(REQUIRED) });
export type ConditionReportInput = InferType<typeof conditionReportSchema>;
