import type { LidarBook, QaTest, QaTestSummary } from '@portal/domain';

const RESULTS: readonly QaTestSummary['status'][] = ['passed', 'passed_with_remarks', 'superseded'];

/** The last valid test of the same type before this one, whose plots are laid below its own. */
export const formerTest = (
  { tests }: LidarBook,
  { _id, type, measured_from: from }: QaTest,
): QaTestSummary | undefined =>
  tests
    .filter((each) => each._id !== _id && each.type === type && RESULTS.includes(each.status))
    .filter((each) => from === null || (each.measured_from ?? 0) < from)
    .toSorted((one, other) => (other.measured_from ?? 0) - (one.measured_from ?? 0))[0];
