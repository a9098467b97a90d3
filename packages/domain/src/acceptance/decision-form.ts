import { form } from '../fields/form';
import { requiredChoice } from '../fields/reference';
import { REQUIRED } from '../fields/text';
import { ACCEPTANCES } from '../types/type-lists';
import type { AcceptanceCode } from '../types/type-lists';
import { decisionShape, NO_CONDITIONS } from './decision-schema';

// The form is stricter than the call: over the API, a decision does not need a statement.

/** Whether a decision has to be explained: only a yes that no evaluation contradicts needs no statement. */
export const needsStatement = (acceptance: AcceptanceCode, opposed: readonly string[]): boolean =>
  acceptance !== 'yes' || opposed.length > 0;

/** The texts and conditions of a decision as sent to the server. */
export const decisionWordsSchema = form(decisionShape);

interface Circumstances {
  /** The names of the aspects that were evaluated as not compliant. */
  opposed: readonly string[];
  /** Whether the final report is issued although the upgrade plan is missing. */
  isWithoutPlan: boolean;
}

/** The decision form. */
export const decisionFormSchema = (
  field: 'preliminary_acceptance' | 'acceptance',
  { opposed, isWithoutPlan }: Circumstances,
) =>
  form({
    [field]: requiredChoice(ACCEPTANCES),
    statement: decisionShape.statement.when(field, ([acceptance]: unknown[], schema) =>
      ACCEPTANCES.some(({ code }) => code === acceptance && needsStatement(code, opposed))
        ? schema.required(REQUIRED)
        : schema,
    ),
    // The error is on the first condition, because that field is visible and can be removed.
    conditions: decisionShape.conditions.when('acceptance', ([acceptance]: unknown[], schema) =>
      acceptance === 'no'
        ? schema.test('none', (list, { path, createError }) =>
            !list?.length ? true : createError({ path: `${path}[0].text`, message: NO_CONDITIONS }),
          )
        : schema,
    ),
    without_plan_reason: isWithoutPlan
      ? decisionShape.without_plan_reason.required(REQUIRED)
      : decisionShape.without_plan_reason,
  });
