import { evaluationOn } from '@portal/domain';
import type { AspectFields, EditedEvaluation, LidarAspect, Aspect, EvaluationVersions } from '@portal/domain';

/** The values of an evaluation's form, with the version they are based on. */
export type EvaluationFormValues = Record<string, string | number> & { version: number };

/** The evaluation of one aspect of an instrument, with its reviewer and version. */
export const editedEvaluationOn = <Key extends LidarAspect>(
  record: AspectFields<Key> & EvaluationVersions<Key>,
  aspect: Key,
): EditedEvaluation => ({
  ...evaluationOn<Key>(record, aspect),
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
