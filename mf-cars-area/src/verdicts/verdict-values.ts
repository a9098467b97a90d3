import type { AspectFields, EditedVerdict, LidarAspect, VerdictSubject, VerdictVersions } from '@portal/domain';

/** What the form of a verdict holds: texts, `''` for nothing, and the version they were made from. */
export type VerdictFormValues = Record<string, string | number>;

/** The verdict on one aspect of an instrument. */
export const verdictOn = <Key extends LidarAspect>(
  record: AspectFields<Key> & VerdictVersions<Key>,
  aspect: Key,
): EditedVerdict => ({
  compliance: record[`${aspect}_compliance`],
  comments: record[`${aspect}_comments`],
  recommendations: record[`${aspect}_recommendations`],
  evaluation_date: record[`${aspect}_evaluation_date`],
  reviewer: record[`${aspect}_reviewer`],
  version: record[`${aspect}_version`],
});

/** Whether somebody has begun a verdict and not submitted it. */
export const isDraft = ({ compliance, comments, recommendations, evaluation_date }: EditedVerdict) =>
  evaluation_date === null && (compliance !== null || Boolean(comments) || Boolean(recommendations));

/** What the form of a verdict starts with. */
export const verdictFormValues = (subject: VerdictSubject, verdict: EditedVerdict): VerdictFormValues => ({
  [`${subject}_compliance`]: verdict.compliance?._id ?? '',
  [`${subject}_comments`]: verdict.comments ?? '',
  [`${subject}_recommendations`]: verdict.recommendations ?? '',
  version: verdict.version,
});
