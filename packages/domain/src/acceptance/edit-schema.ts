import type { InferType } from 'yup';
import { form } from '../fields/form';
import { optionalChoice, optionalReference } from '../fields/reference';
import { configurationChoiceSchema } from '../configuration/choice-schema';
import { decisionShape, NO_CONDITIONS } from './decision-schema';
import { ACCEPTANCES } from '../types/type-lists';

// Kept apart from the form schemas: only the server uses it, so no page should load it.

/** A final refusal has no conditions. */
const mayHave = (acceptance: string | null | undefined, conditions: readonly unknown[] | undefined) =>
  acceptance !== 'no' || conditions === undefined || conditions.length === 0;

/** These fields are stored with a decision only. Sent with an upgrade plan they would be lost, so they are refused. */
const OF_DECISIONS = ['statement', 'conditions', 'without_plan_reason', 'configuration'] as const;
const NOT_WITH_A_PLAN = 'Goes with a decision, and not with an upgrade plan: please leave this empty';

/** An empty list counts as not sent, like `null`. */
const isSent = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** The body of the call for both acceptances and the upgrade plan. Each call takes one step. */
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
    // Only these three fields are steps.
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

/** A possibly incomplete decision whose report is previewed before it is issued. */
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
