import { string } from 'yup';
import type { InferType } from 'yup';
import { printed } from '../fields/drawable';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { optionalText, REQUIRED, text } from '../fields/text';
import { LENGTHS } from '../limits/limits';
import { PLAN_ASSESSMENTS } from './plan-assessment';
import type { PlanAssessmentCode } from './plan-assessment';

const CODES = PLAN_ASSESSMENTS.map(({ code }) => code);

const assessment = () =>
  string<PlanAssessmentCode>()
    .transform((value: unknown) => (value === '' ? null : value))
    .typeError('Choose a value from the list')
    .oneOf(CODES, 'Choose a value from the list');

/** A draft of an assessment of the upgrade plan; no field is required. */
export const planAssessmentDraftSchema = exact(
  form({
    assessment: assessment().nullable(),
    comments: printed(optionalText(LENGTHS.longText)),
  }),
);

/** A submitted assessment, which is final. */
export const planAssessmentSchema = exact(
  form({
    assessment: assessment().required(REQUIRED),
    comments: printed(text(LENGTHS.longText)).required(REQUIRED),
  }),
);
export type PlanAssessmentInput = InferType<typeof planAssessmentDraftSchema>;
