import type { AspectFields, EditedVerdict, LidarAspect, VerdictSubject } from '@portal/domain';

/** A verdict as it is now, a draft or submitted. */
export interface GivenVerdict extends Omit<EditedVerdict, 'version'> {
  /** Grows with every save; a save that names an older one is refused. */
  version?: number | undefined;
}

/** What the form of a verdict holds: texts, `''` for nothing, and the version they were made from. */
export type VerdictFormValues = Record<string, string | number | undefined>;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The verdict on one aspect of an instrument. */
export function verdictOn<Key extends LidarAspect>(record: AspectFields<Key>, aspect: Key): GivenVerdict {
  const version: unknown = Reflect.get(record, `${aspect}_version`);
  return {
    compliance: record[`${aspect}_compliance`],
    comments: record[`${aspect}_comments`],
    recommendations: record[`${aspect}_recommendations`],
    evaluation_date: record[`${aspect}_evaluation_date`],
    reviewer: record[`${aspect}_reviewer`],
    version: isNumber(version) ? version : undefined,
  };
}

/** Whether somebody has begun a verdict and not submitted it. */
export const isDraft = ({ compliance, comments, recommendations, evaluation_date }: GivenVerdict) =>
  evaluation_date === null && (compliance !== null || Boolean(comments) || Boolean(recommendations));

/** What the form of a verdict starts with. */
export const verdictFormValues = (subject: VerdictSubject, verdict: GivenVerdict): VerdictFormValues => ({
  [`${subject}_compliance`]: verdict.compliance?._id ?? '',
  [`${subject}_comments`]: verdict.comments ?? '',
  [`${subject}_recommendations`]: verdict.recommendations ?? '',
  version: verdict.version,
});
