import type { InferType } from 'yup';
import { form } from '../fields/form';
import { optionalChoice, optionalReference } from '../fields/reference';
import { configurationChoiceSchema } from '../configuration/choice-schema';
import { decisionShape, NO_CONDITIONS } from './decision-schema';
import { ACCEPTANCES } from '../types/type-lists';

// Beside the schemas of forms and not among them: only the server checks this, so no page loads it.

/** Whether a decision may have these conditions: a final refusal has none. */
const mayHave = (acceptance: string | null | undefined, conditions: readonly unknown[] | undefined) =>
  acceptance !== 'no' || conditions === undefined || conditions.length === 0;

/** What stands in the record of a decision: "saved" would not be true of it beside an upgrade plan. */
const OF_DECISIONS = ['statement', 'conditions', 'without_plan_reason', 'configuration'] as const;
const NOT_WITH_A_PLAN = 'Goes with a decision, and not with an upgrade plan: please leave this empty';

/** Whether something was sent: an empty list is nothing, as `null` is. */
const isSent = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** The one call behind both acceptances and the upgrade plan. Each call takes one step. */
export const editInitialAcceptanceSchema = form({
  preliminary_acceptance: optionalChoice(ACCEPTANCES),
  acceptance: optionalChoice(ACCEPTANCES),
  user_file: optionalReference(),
  ...decisionShape,
  configuration: configurationChoiceSchema.default(undefined),
})
  .test(
    'one step',
    'Please send one of preliminary acceptance, acceptance or upgrade plan',
    // Only these three are steps; other fields of a body are not.
    ({ preliminary_acceptance, acceptance, user_file }) =>
      [preliminary_acceptance, acceptance, user_file].filter((step) => typeof step === 'string').length === 1,
  )
  .test('goes with the plan', ({ user_file, ...sent }, { createError }) => {
    const path = user_file ? OF_DECISIONS.find((field) => isSent(sent[field])) : undefined;
    return path === undefined || createError({ path, message: NOT_WITH_A_PLAN });
  })
  .test('approves', ({ acceptance, configuration }, { createError }) =>
    configuration === undefined || acceptance === 'yes' || acceptance === 'conditionally'
      ? true
      : createError({ path: 'configuration', message: 'Only a final report that accepts approves a configuration' }),
  )
  .test('no conditions', ({ acceptance, conditions }, { createError }) =>
    mayHave(acceptance, conditions) ? true : createError({ path: 'conditions', message: NO_CONDITIONS }),
  );
export type EditInitialAcceptance = InferType<typeof editInitialAcceptanceSchema>;

/** The decision whose report is shown before it is issued, as far as it is typed. */
export const previewReportSchema = form({
  preliminary_acceptance: optionalChoice(ACCEPTANCES),
  acceptance: optionalChoice(ACCEPTANCES),
  ...decisionShape,
})
  .test(
    'one report',
    'Please send one of preliminary acceptance or acceptance',
    ({ preliminary_acceptance, acceptance }) =>
      (typeof preliminary_acceptance === 'string') !== (typeof acceptance === 'string'),
  )
  .test('no conditions', ({ acceptance, conditions }, { createError }) =>
    mayHave(acceptance, conditions) ? true : createError({ path: 'conditions', message: NO_CONDITIONS }),
  );
export type PreviewReport = InferType<typeof previewReportSchema>;
