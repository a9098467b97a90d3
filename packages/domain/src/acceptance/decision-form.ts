import { form } from '../fields/form';
import { requiredChoice } from '../fields/reference';
import { REQUIRED } from '../fields/text';
import { ACCEPTANCES } from '../types/type-lists';
import type { AcceptanceCode } from '../types/type-lists';
import { decisionShape, NO_CONDITIONS } from './decision-schema';

// What the form asks for beyond what the call needs: over the API, a decision may do without words.

/** Whether a decision has to be explained: all but a clear yes, and a yes that evaluations contradict. */
export const needsStatement = (acceptance: AcceptanceCode, opposed: readonly string[]): boolean =>
  acceptance !== 'yes' || opposed.length > 0;

/** The words of a decision as they are sent. */
export const decisionWordsSchema = form(decisionShape);

interface Circumstances {
  /** Aspects that were evaluated as not compliant, by name. */
  opposed: readonly string[];
  /** Whether the final report is issued although the upgrade plan is missing. */
  isWithoutPlan: boolean;
}

/** A decision as it is typed. */
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
    // Said on a field that is there to be seen and removed.
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
