import type { AspectFields, EditedEvaluation, LidarAspect, Aspect, EvaluationVersions } from '@portal/domain';

/** The values of an evaluation's form, with the version they are based on. */
export type EvaluationFormValues = Record<string, string | number> & { version: number };

/** The evaluation of one aspect of an instrument. */
export const evaluationOn = <Key extends LidarAspect>(
  record: AspectFields<Key> & EvaluationVersions<Key>,
  aspect: Key,
): EditedEvaluation => ({
  compliance: record[`${aspect}_compliance`],
  comments: record[`${aspect}_comments`],
  recommendations: record[`${aspect}_recommendations`],
  evaluation_date: record[`${aspect}_evaluation_date`],
  reviewer: record[`${aspect}_reviewer`],
  version: record[`${aspect}_version`],
});

/** Whether an evaluation has content but is not submitted. */
export const isDraft = ({ compliance, comments, recommendations, evaluation_date }: EditedEvaluation) =>
  evaluation_date === null && (compliance !== null || Boolean(comments) || Boolean(recommendations));

/** The form values of a saved evaluation. */
export const evaluationFormValues = (aspect: Aspect, evaluation: EditedEvaluation): EvaluationFormValues => ({
  [`${aspect}_compliance`]: evaluation.compliance?._id ?? '',
  [`${aspect}_comments`]: evaluation.comments ?? '',
  [`${aspect}_recommendations`]: evaluation.recommendations ?? '',
  version: evaluation.version,
});
